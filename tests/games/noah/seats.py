"""Where seats are in a record, so that a table can be turned: tests of what does not depend on them."""

#: Fields that have something for every seat, and along which axes.
BY_SEAT: dict[str, tuple[int, ...]] = {
    "total": (0,),
    "hand": (0,),
    "cards": (0,),
    "known": (0, 1),
    "most": (0, 1),
    "unseen": (0, 1),
    "unseen_faces": (0, 1),
}
#: Fields that name seats, beside the common ones; what is negative is none.
OF_SEATS: tuple[str, ...] = (
    "starter",
    "opponent",
)
#: Options that bring what no other game has.
OPTIONS = ({"end": "26"},)
