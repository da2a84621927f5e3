"""What the rules pages say in numbers, from the components: by rule, and row by row in the tables."""

from arkade.games.optimix import components as c
from arkade.games.optimix import deck

_OF_TYPE = [sum(card.copies for card in deck.cards({}) if card.type == kind) for kind in c.TYPES]
RULES = {
    "OPT-01": [c.MAX_WEIGHT],
    "OPT-02": [c.MAX_TILT, c.RAIN_CARDS, c.DISCS, *_OF_TYPE],
    "OPT-03": [c.START_DISCS, c.LATE_DISCS, c.DISCS],
    "OPT-05": [*c.START_WEIGHTS],
    "OPT-07": [c.HAND, c.DISPLAY],
    "OPT-08": [c.RAIN_CARDS - 1],
    "OPT-09": [c.DISPLAY],
    "OPT-10": [c.PET_RAIN, c.RAIN_CARDS],
    "OPT-13": [c.ROOM],
    "OPT-15": [c.MAX_TILT],
    "OPT-31": [*range(c.PET_WEIGHT + 1)],
    "OPT-38": [*c.PRIZES[:3]],
    "OPT-39": [*c.PRIZES],
    "OPT-42": [c.FOX_DISCS],
    "OPT-44": [c.MOSQUITO_WEIGHT],
    "OPT-47": [c.LEAST_RESERVE],
}
_POWERS = {"fox": [c.FOX_DISCS], "mosquito": [c.MOSQUITO_WEIGHT]}
#: Weight, the number of a power that has one, copies.
TABLES = [[[card.weight, *_POWERS.get(card.power, []), card.copies] for card in deck.cards({})]]

#: Reasons that are a state of the game: no number and nobody is their cause.
PLAIN = {
    "reason-over",
    "reason-now-turn",
    "reason-now-disc",
    "reason-now-pick",
    "reason-now-second",
    "reason-now-pet",
    "reason-now-last",
    "reason-playing",
    "reason-no-draw",
}
#: Reasons whose number is none, which they say.
NONE = {
    "reason-late-disc",
    "reason-cabin-disc",
}
