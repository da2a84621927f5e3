"""Where seats are in a record, so that a table can be turned: tests of what does not depend on them."""

#: Fields that have something for every seat, and along which axes.
BY_SEAT: dict[str, tuple[int, ...]] = {
    "hand": (0,),
    "cards": (0,),
    "held": (0,),
    "known": (0,),
    "kept": (0,),
    "choices": (0,),
    "doubtful": (0,),
    "doubts": (0,),
    "pet": (0,),
    "discs": (0,),
    "pawns": (0,),
    "raised": (0,),
    "passed": (0,),
}
#: Fields that name seats, beside the common ones; what is negative is none.
OF_SEATS: tuple[str, ...] = ("turn",)
