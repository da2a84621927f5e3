"""Names and what is said: what may be in them, and which names a reader would take for one another."""

import re
import unicodedata

MAX_NAME = 24
MARKS = 4  # above and below one letter: as many as any language needs

#: Letters by Unicode's count, and nothing on the screen.
_BLANK = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")

#: Marks that choose how a sign is drawn, or nothing at all.
_UNSEEN = {0x34F, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)}

#: What other alphabets, and small capitals, draw as Latin letters do. Unicode's own table has thousands of signs, and
#: takes m for rn; these are those that a keyboard or a page of fancy letters offers.
_ALIKE = {
    "a": "аɑαᴀ",
    "b": "Ьʙ",
    "c": "сϲᴄς",
    "d": "ԁᴅɗ",
    "e": "еєᴇҽ",
    "f": "ꜰƒ",
    "g": "ɡɢց",
    "h": "һհʜ",
    "i": "іıιɪɩ",
    "j": "јϳᴊ",
    "k": "кκᴋ",
    "l": "ӏʟ1|Iǀ",
    "m": "мᴍ",
    "n": "ոηɴп",
    "o": "оοօᴏσ0",
    "p": "рρᴘ",
    "q": "ԛզ",
    "r": "гʀᴦ",
    "s": "ѕꜱ",
    "t": "тτᴛ",
    "u": "υսᴜ",
    "v": "ѵνᴠ",
    "w": "ԝᴡωѡ",
    "x": "хχ",
    "y": "уγʏү",
    "z": "ᴢ",
    "A": "АΑᎪ",
    "B": "ВΒᏴ",
    "C": "СϹᏟ",
    "D": "Ꭰ",
    "E": "ЕΕᎬ",
    "G": "ԌᏀ",
    "H": "НΗᎻ",
    "I": "ІΙӀ",
    "J": "ЈᎫͿ",
    "K": "КΚᏦ",
    "L": "Ꮮ",
    "M": "МΜᎷ",
    "N": "Ν",
    "O": "ОΟՕ",
    "P": "РΡᏢ",
    "Q": "Ԛ",
    "S": "ЅՏᏚ",
    "T": "ТΤᎢ",
    "U": "Ս",
    "V": "ѴᏙ",
    "W": "ԜᎳ",
    "X": "ХΧ",
    "Y": "УΥҮ",
    "Z": "ΖᏃ",
}
_LATIN = {ord(sign): letter for letter, signs in _ALIKE.items() for sign in signs}

#: What the table calls bots and seats, in all its languages; nobody may pass for one.
_BOTS = (
    "dodo dido dada dudu dede didi pip mimi nibs tuck dot pepper rusty vixie ember todd ruby amber "
    "corvin sable onyx morrie jet nyx tembo nellie hanno mumba ella titan"
)
_LEVELS = (
    "random greedy easy medium hard expert beginner débutant glouton facile moyen difficile gulzig makkelijk "
    "gemiddeld moeilijk"
)
_PLACES = "bot robot seat place plaats standin remplaçant invaller"
_RESERVED = re.compile(
    f"(?:{'|'.join((_BOTS + ' ' + _LEVELS).split())})"
    f"|(?:{'|'.join(_LEVELS.split())})?(?:{'|'.join(_PLACES.split())})(?:[a-z]|\\d+)?(?:{'|'.join(_LEVELS.split())})?"
)


def clean(text: str) -> str:
    """Text without control, format and unassigned characters, its spaces joined and its marks few."""
    kept, marks = [], 0
    for char in unicodedata.normalize("NFC", text).translate(_BLANK):
        kind = unicodedata.category(char)[0]
        marks = marks + 1 if kind == "M" else 0
        if char.isspace():
            kept.append(" ")
        elif kind != "C" and marks <= MARKS:
            kept.append(char)
    return " ".join("".join(kept).split())


def legible(name: str) -> bool:
    """Whether there is something to read: a letter, a digit or a symbol."""
    return any(unicodedata.category(char)[0] in "LNS" for char in name)


def reserved(name: str) -> bool:
    """Whether a bot or a seat is called so."""
    return any(_RESERVED.fullmatch(form) for form in _forms(name))


def alike(one: str, other: str) -> bool:
    """Whether a reader would take one name for the other."""
    return not _forms(one).isdisjoint(_forms(other))


def _forms(name: str) -> set[str]:
    """A name without case, spaces, signs and invisible marks: as it is, and as it looks in Latin letters."""
    known = unicodedata.normalize("NFKC", name)
    return {_plain(known), _plain(known.translate(_LATIN))}


def _plain(name: str) -> str:
    folded = unicodedata.normalize("NFKC", name.casefold())
    return "".join(char for char in folded if unicodedata.category(char)[0] in "LNSM" and ord(char) not in _UNSEEN)
