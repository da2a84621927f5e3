title = Animimix
name = Animimix
about = Verzamel dieren terwijl je het raster herschikt dat bepaalt wat ze waard zijn.
credit = Animimix: Mathieu Bossu en Simon Douchy

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
 } verdeeld over { $seats }, elk { $each }.
log-no-majority = { $animal_all }: niemand heeft er een, geen punten.

# Opties
option-start = wie begint
option-species = de diersoorten in het spel

# Waarom niet: telkens één oorzaak
reason-over = Het spel is afgelopen: alle handen zijn leeg.
reason-outside = Vak { $cell } ligt buiten het raster, dat van a1 tot { $last } loopt.
reason-mountain = Op { $cell } blijft { $animal_the } tot het einde onder een berg liggen.
reason-not-in-play = { $animal_all } doen niet mee; de soorten in dit spel zijn { $species }.
reason-not-held = Je hebt geen { $animal } in je hand.
reason-just-taken = Wat je op { $cell } legt, moet uit je hand komen, en daar heb je geen { $animal }.

# Wat een zet oplevert
would-hold = { $animal_all }: je zou { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 } hebben; { $others ->
    [0] niemand anders nam er een uit het raster.
   *[other] niemand anders nam er meer dan { $others } uit het raster.
 }
would-worth-monkey = Apen zouden { $points } waard zijn in plaats van { $before }: { $number ->
    [0] er ligt er dan geen meer in het raster.
    [one] nergens twee in één kolom.
   *[other] { $number } in één kolom.
 }
would-worth-wolf = Wolven zouden { $points } waard zijn in plaats van { $before }: { $number ->
    [0] geen enkele aan de rand.
   *[other] { $number } aan de rand.
 }
would-worth-elephant = Olifanten zouden { $points } waard zijn in plaats van { $before }: { $number ->
    [0] er ligt er dan geen meer in het raster.
    [one] nergens twee in één rij.
   *[other] { $number } in één rij.
 }
would-worth-pelican = Pelikanen zouden { $points } waard zijn in plaats van { $before }: { $number ->
    [0] er ligt er dan geen meer in het raster.
    [one] nergens twee schuin verbonden.
   *[other] een schuin verbonden groep van { $number }.
 }
would-worth-penguin = Pinguïns zouden { $points } waard zijn in plaats van { $before }: { $number ->
    [0] er ligt er dan geen meer in het raster.
    [one] nergens twee met een zijde tegen elkaar.
   *[other] een groep van { $number }.
 }
would-worth-chameleon = Kameleons zouden { $points } waard zijn in plaats van { $before }: { $number ->
    [0] er ligt er dan geen meer in het raster.
    [one] één soort naast de beste.
   *[other] { $number } soorten naast de beste.
 }
would-worth-lovebird = Dwergpapegaaien zouden { $points } waard zijn in plaats van { $before }: { $number ->
    [0] geen koppel.
    [one] één koppel.
   *[other] { $number } koppels.
 }
would-worth-lion = Leeuwen zouden { $points } waard zijn in plaats van { $before }: { $number ->
    [0] er ligt er dan geen meer in het raster.
   *[other] { $number } in het raster.
 }
would-same = Elke soort zou evenveel waard blijven.
would-sure = { $animal_all }: niemand zou je nog kunnen inhalen.
would-end = De laatste kaart van het spel: alle stapels gaan open.
would-score = { $animal_all }: { $each ->
    [one] { $each } punt
   *[other] { $each } punten
 } voor { $seats }, dat staat vast.
would-share = { $animal_all }: elk { $each ->
    [one] { $each } punt
   *[other] { $each } punten
 } voor { $seats }, dat staat vast.

# Bord in de terminal: namen van hoogstens 9 letters, en hoe een soort scoort in hoogstens 13.
board-monkey = aap
board-wolf = wolf
board-elephant = olifant
board-pelican = pelikaan
board-penguin = pinguïn
board-chameleon = kameleon
board-lovebird = agapornis
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
table-worth = { $points } waard
table-cell = { $cell }: { $animal }
table-cell-mountain = { $cell }: { $animal }, onder een berg
table-hand-card = { $animal }, in je hand
table-hand = Je hand
table-keep = Gedekt houden
table-keep-about = Leg hier een handkaart
table-grid = Raster
table-now = punten nu
table-now-about = Wat ieder zou hebben als het spel nu eindigde, volgens de kaarten die je kent
table-kept-of = Gedekt gehouden door { $name }
table-kept-none = niets gedekt
how-monkey = 2 punten per aap in de kolom met de meeste apen
how-wolf = 2 punten per wolf aan de rand van het raster
how-elephant = 2 punten per olifant in de rij met de meeste olifanten
how-pelican = 2 punten per pelikaan van de grootste groep die schuin verbonden is
how-penguin = 2 punten per pinguïn van de grootste groep die elkaar met een zijde raakt (ook boven en onder)
how-chameleon = 2 punten per soort naast de kameleon met de meeste buursoorten
how-lovebird = 4 punten per koppel van twee buren
how-lion = 11 punten, min 1 per leeuw in het raster (0 als er geen is)

# Waar de punten vandaan komen
why-majority = { $animal_all }: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
 }, waarde { $points }

# The guided first game: what each step says.
lesson-first = Je eerste spel
lesson-first-1 = Welkom! De dieren in het raster bepalen wat elke soort waard is. Wie aan het eind de meeste kaarten van een soort heeft, krijgt de punten ervan.
lesson-first-2 = De tabel naast het raster toont wat elke soort nu waard is: 2 voor elke olifant in de beste rij, 2 voor elke pinguïn in de grootste groep, en 11 min één voor elke leeuw in het raster.
lesson-first-3 = Je hebt drie leeuwen. In je beurt mag je een kaart gedekt voor je leggen. Kies een leeuw en dan je stapel.
lesson-first-4 = Of je pakt een kaart uit het raster en legt er een van jezelf voor in de plaats. Leg een pinguïn waar de olifant oplicht: hij sluit aan bij de pinguïns erboven en eronder, en hun groep groeit van twee naar vier.
lesson-first-5 = De nieuwe kaart ligt onder een berg: daar blijft ze tot het eind. Pak nu een leeuw en leg er een leeuw voor terug: hun waarde blijft gelijk, en jij hebt er een meer.
lesson-first-6 = Pinguïns zijn al 8 waard. Leg er stiekem een neer; je tegenstander ziet alleen dat je een kaart hield.
lesson-first-7 = De laatste kaarten zijn gespeeld en alle stapels gaan open. Wie van een soort de meeste kaarten heeft, krijgt de punten ervan; bij een gelijke stand worden ze verdeeld. Zo verloopt een spel. Vijf andere soorten tellen elk op hun eigen manier: de tabel zegt hoe, als ze meedoen.

# Plaatjes bij de spelregels
figure-ANI-07 = Een raster van twee rijen: één kaart gaat naar de stapel van een speler, en de aap die ervoor in de plaats komt ligt onder een berg.
figure-ANI-18 = Een rij met drie olifanten: elk 2 punten, samen 6.
figure-ANI-20 = Drie pinguïns die elkaar met een zijde raken, tellen elk 2 punten, samen 6; een vierde apart telt niet.
