title = Coloretto Amazonas

# Dieren: de naam, en met het lidwoord.
river-dolphin = rivierdolfijn
    .a = een rivierdolfijn
    .the = de rivierdolfijn
piranha = piranha
    .a = een piranha
    .the = de piranha
manatee = zeekoe
    .a = een zeekoe
    .the = de zeekoe
electric-eel = sidderaal
    .a = een sidderaal
    .the = de sidderaal
stingray = pijlstaartrog
    .a = een pijlstaartrog
    .the = de pijlstaartrog
toucan = toekan
    .a = een toekan
    .the = de toekan
macaw = ara
    .a = een ara
    .the = de ara
hummingbird = kolibrie
    .a = een kolibrie
    .the = de kolibrie
harpy-eagle = harpij
    .a = een harpij
    .the = de harpij
toad = pad
    .a = een pad
    .the = de pad
chameleon = kameleon
    .a = een kameleon
    .the = de kameleon
two-headed-snake = tweekoppige slang
    .a = een tweekoppige slang
    .the = de tweekoppige slang
anteater = miereneter
    .a = een miereneter
    .the = de miereneter
frog = kikker
    .a = een kikker
    .the = de kikker
striped-rhinoceros = gestreepte neushoorn
    .a = een gestreepte neushoorn
    .the = de gestreepte neushoorn
earless-rabbit = konijn zonder oren
    .a = een konijn zonder oren
    .the = het konijn zonder oren
jaguar = jaguar
    .a = een jaguar
    .the = de jaguar
sloth = luiaard
    .a = een luiaard
    .the = de luiaard

# Kleuren: de naam, de kolom, en de bonuskaart.
blue = blauw
    .column = de blauwe kolom
    .bonus = de blauwe bonuskaart
violet = paars
    .column = de paarse kolom
    .bonus = de paarse bonuskaart
brown = bruin
    .column = de bruine kolom
    .bonus = de bruine bonuskaart
green = groen
    .column = de groene kolom
    .bonus = de groene bonuskaart

# Zetten
move-play = { $animal_a } spelen
move-give = { $animal_a } aan { $to } geven
move-accept = de kaart aannemen
move-refuse = de kaart weigeren en { $lost_a } verliezen

# Logboek
log-play = { $who_first } speelt { $animal_a }.
log-double = Dubbel: beide kaarten met { $animal_the } gaan naar de aflegstapel.
log-stack = { $who_first } maakt { $colour_column } compleet: een stapel van { $cards } kaarten.
log-bonus = { $who_first } neemt { $colour_bonus } ({ $points } punten), die nog niemand had.
log-give = { $who_first } geeft { $animal_a } aan { $to }.
log-protection = { $who_first } neemt de beschermingskaart.
log-accept = { $who_first } neemt { $animal_the } aan.
log-refuse = { $who_first } weigert { $animal_the } en verliest daarvoor { $lost_a }; beide kaarten worden afgelegd.
log-draw-own = { $who_first } trekt { $animal_a }.
log-end-stacks = { $who_first } heeft { $stacks } stapels: het spel is afgelopen, alle handkaarten worden afgelegd.
log-end-pile = De laatste kaart van de trekstapel is getrokken: het spel is afgelopen, alle handkaarten worden afgelegd.
log-points = { $who_first }: kolommen { $columns }, stapels { $stacks }, bonuskaarten { $bonus }; totaal { $total }.

# Opties
option-start = wie begint

# Weigeringen
refusal-AMA-04 = Je hebt een kaart gekregen: beantwoord eerst die gift.
refusal-AMA-05 = Je hebt die kaart niet in je hand om te spelen.
refusal-AMA-06 = Je kunt alleen een kaart uit je eigen hand geven, en alleen aan een tegenstander.
refusal-AMA-10 = Er is je niets gegeven dat je kunt aannemen.
refusal-AMA-11 = Je mag alleen een kaart weigeren waarvan het dier al in je kolom ligt, en alleen door een kaart te verliezen die in een buurkolom ligt.
refusal-AMA-12 = Er ligt geen kaart in een buurkolom: je moet aannemen.
refusal-AMA-13 = Er is je niets gegeven, en wat je zelf speelt, kun je nooit weigeren.
refusal-AMA-15 = Die speler heeft de beschermingskaart en mag niets krijgen.
refusal-AMA-17 = Het spel is afgelopen: de trekstapel is op, of iemand heeft genoeg stapels.

# Bord in de terminal: dieren van hoogstens 20 letters, board-colour in 19.
board-turn = { $who_first } is aan de beurt
board-over = Het spel is afgelopen
board-pile = { $count ->
    [one] { $count } kaart in de trekstapel
   *[other] { $count } kaarten in de trekstapel
 }
board-ending = het spel eindigt bij { $count } stapels
board-colour = { $colour }: { $capacity }, bonus { $points }
board-legend = { $here } in de kolom van die plaats   { $gone } afgelegd   { $unseen } nog niet gezien, van { $copies }
board-seat = Plaats
board-stacks = Stapels
board-bonus = Bonuskaarten
board-points = Punten
board-you = (jij)
board-protected = bescherming
board-gift = { $who_first } geeft { $animal_a } aan { $to }: aannemen of weigeren?
board-double = wordt een dubbel
board-completes = maakt de kolom compleet
board-hand = { $who_first } heeft in de hand:
board-your-hand = Je hand:

# De tafel in de browser
do-play-or-give = speel een kaart in haar kolom, of geef er een aan een andere speler
do-answer = neem de kaart aan, of weiger haar
table-hand = Je hand
table-hand-about = Leg een kaart in je kolom van haar kleur, of geef haar aan een andere speler.
table-hand-card = { $animal }, { $colour }
table-column = { $colour_column }, { $count } van { $of }: { $animals }
table-column-empty = { $colour_column }, leeg, { $of } plaatsen
table-missing = { $animal }: niet in de kolom
table-lose = Verlies { $animal_the }
table-seat = { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }, { $stacks ->
    [0] geen stapel
    [one] { $stacks } stapel
   *[other] { $stacks } stapels
 }
table-protected = heeft de beschermingskaart en mag niets krijgen
table-stacks-of = stapels { $count }/{ $of }
table-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
table-stacks = { $count ->
    [one] { $count } stapel
   *[other] { $count } stapels
 }: { table-points }
table-bonus-of = bonuskaart: { table-points }
table-column-points = deze kolom: { table-points }
table-bonus-free = { $colour_bonus }, { $points } punten, voor wie de kolom als eerste compleet maakt
table-bonus-taken = { $colour_bonus }, { $points } punten, genomen door { $who }
table-discard = Aflegstapel: { $count }
table-discard-empty = Er is nog niets afgelegd.
table-of = { $count }/{ $of }
table-animal = Hoort in { $colour_column }, waarin { $capacity } dieren passen; de bonuskaart is { $bonus } punten waard.
table-gone = Tot nu toe afgelegd: { $count } van { $of }.
table-offer = Er wordt een kaart aangeboden
table-gift = { $who_first } geeft { $animal_a } aan { $to }.
table-accept = Aannemen
table-refuse = Weigeren en een kaart verliezen
table-sum = kolommen { $columns } + stapels { $stacks } + bonuskaarten { $bonus } = { $total }
table-note-double = dubbel!
table-note-completes = compleet

# Where the points come from
why-column = { $colour_column }
why-stacks = { $colour_column }: volle stapels
why-bonus = { $colour_bonus }
