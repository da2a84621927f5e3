"""Where seats are in a record, so that a table can be turned: tests of what does not depend on them."""

#: Fields that have something for every seat, and along which axes.
BY_SEAT: dict[str, tuple[int, ...]] = {"discs": (0,)}
#: Fields that name seats, beside the common ones; what is negative is none.
OF_SEATS: tuple[str, ...] = ("winner",)
