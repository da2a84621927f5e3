"""What a seat knows in Ark & Noah (COM-06): everything that is (ARK-07).

A bag has no order in the record: a tile is chosen by lot among those in the bag at the moment it is drawn. That is
the same as an order that nobody knows, and what is in the bags is known by subtraction. So nothing is hidden but the
chance to come, and that is the generator, which every redeal renews.
"""

from arkade.kernel.rule import rule


@rule
def redraw(s):
    """The generator alone decides what is drawn."""


@rule
def redeal(s, seat):
    """There is nothing to deal anew."""
