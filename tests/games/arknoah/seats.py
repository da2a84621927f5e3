"""Where seats are in a record, so that a table can be turned: tests of what does not depend on them."""

#: Fields that have something for every seat, and along which axes.
BY_SEAT: dict[str, tuple[int, ...]] = {
    "acted": (0,),
    "planks": (0,),
    "pitch": (0,),
    "food": (0,),
    "plank_supply": (0,),
    "pen_wall": (1,),
    "sides": (0,),
    "rim": (0,),
    "shares": (0,),
    "points": (0,),
}
#: Fields that name seats, beside the common ones; what is negative is none.
OF_SEATS: tuple[str, ...] = (
    "actor",
    "current",
    "done",
    "tile",
    "plank",
)
