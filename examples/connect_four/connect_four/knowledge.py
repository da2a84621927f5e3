"""Nothing is hidden."""

from arkade.kernel.rule import rule


@rule
def redeal(s, seat):
    """There is nothing to deal anew."""
