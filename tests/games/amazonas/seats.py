"""Where seats are in a record, so that a table can be turned: tests of what does not depend on them."""

#: Fields that have something for every seat, and along which axes.
BY_SEAT: dict[str, tuple[int, ...]] = {
    "hand": (0,),
    "column": (0,),
    "filled": (0,),
    "stack": (0,),
}
#: Fields that name seats, beside the common ones; what is negative is none.
OF_SEATS: tuple[str, ...] = (
    "bonus",
    "protected",
    "giver",
)
