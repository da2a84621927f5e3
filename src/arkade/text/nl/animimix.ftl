title = Animimix

# Dieren: de naam, met het lidwoord, en in het meervoud.
monkey = aap
    .a = een aap
    .the = de aap
    .all = Apen
wolf = wolf
    .a = een wolf
    .the = de wolf
    .all = Wolven
elephant = olifant
    .a = een olifant
    .the = de olifant
    .all = Olifanten
pelican = pelikaan
    .a = een pelikaan
    .the = de pelikaan
    .all = Pelikanen
penguin = pinguïn
    .a = een pinguïn
    .the = de pinguïn
    .all = Pinguïns
chameleon = kameleon
    .a = een kameleon
    .the = de kameleon
    .all = Kameleons
lovebird = dwergpapegaai
    .a = een dwergpapegaai
    .the = de dwergpapegaai
    .all = Dwergpapegaaien
lion = leeuw
    .a = een leeuw
    .the = de leeuw
    .all = Leeuwen

# Zetten
move-keep = { $animal_a } gedekt voor je leggen
move-swap = { $cell } nemen, daar { $animal_a } leggen

# Logboek
log-keep = { $who_first } legt een handkaart gedekt neer.
log-keep-own = { $who_first } legt { $animal_a } gedekt neer.
log-swap = { $who_first } neemt { $taken_the } op { $cell } en legt daar { $put_a } neer, onder een berg.
log-majority = { $animal_all }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 } voor { $seats }, met { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
 }.
log-shared-majority = { $animal_all }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 } gedeeld door { $seats }, elk { $each }.
log-no-majority = { $animal_all }: niemand heeft er een, geen punten.

# Opties
option-start = wie begint
option-species = de diersoorten in het spel

# Weigeringen
refusal-ANI-02 = Dat vak ligt buiten het raster voor dit aantal spelers.
refusal-ANI-03 = Die diersoort doet in dit spel niet mee.
refusal-ANI-06 = Je hebt die kaart niet in je hand om neer te leggen.
refusal-ANI-07 = Je hebt die kaart niet in je hand om in het raster te leggen; het mag niet de kaart zijn die je net nam.
refusal-ANI-08 = Een kaart onder een berg blijft liggen tot het einde van het spel.
refusal-ANI-12 = Het spel is afgelopen: alle handen zijn leeg.

# Bord in de terminal: namen van hoogstens 9 letters, en hoe een soort scoort in hoogstens 13.
board-monkey = aap
board-wolf = wolf
board-elephant = olifant
board-pelican = pelikaan
board-penguin = pinguïn
board-chameleon = kameleon
board-lovebird = papegaai
board-lion = leeuw
board-how-monkey = kolom × 2
board-how-wolf = rand × 2
board-how-elephant = rij × 2
board-how-pelican = diagonaal × 2
board-how-penguin = groep × 2
board-how-chameleon = variatie × 2
board-how-lovebird = koppels × 4
board-how-lion = 11 − leeuwen
board-turn = { $who_first } is aan de beurt
board-over = Het spel is afgelopen
board-mountains = { $sign } bergen over: { $count }
board-away = weggelegd: { $count }
board-species = Soort
board-worth = waarde
board-you = (jij)
board-kept = gedekt
board-cards = in hand
board-points = punten
board-hand = { $who_first } heeft in de hand:
board-your-kept = Je legde gedekt neer:
board-your-hand = Je hand:

# De tafel in de browser
do-keep-or-swap = houd een kaart, of leg er een in het raster
table-worth = waard { $points }
table-cell = { $cell }: { $animal }
table-cell-mountain = { $cell }: { $animal }, onder een berg
table-hand-card = { $animal }, in je hand
table-hand = Je hand
table-keep = Houden, dicht
table-keep-about = Leg hier een handkaart
table-grid = Raster
how-monkey = 2 punten per aap in de kolom met de meeste apen
how-wolf = 2 punten per wolf aan de rand van het raster
how-elephant = 2 punten per olifant in de rij met de meeste olifanten
how-pelican = 2 punten per pelikaan van de grootste groep die schuin verbonden is
how-penguin = 2 punten per pinguïn van de grootste groep zij aan zij
how-chameleon = 2 punten per soort naast de kameleon met de meeste buursoorten
how-lovebird = 4 punten per paar buren
how-lion = 11 punten, min 1 per leeuw in het raster

# Waar de punten vandaan komen
why-majority = { $animal_all }: { $count } stuks, waarde { $points }
