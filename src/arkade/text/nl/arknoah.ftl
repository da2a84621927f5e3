title = Ark & Noah

# Dieren: een mannetje, een vrouwtje en het paar van een soort
dove-male = mannetjesduif
    .a = een mannetjesduif
dove-female = vrouwtjesduif
    .a = een vrouwtjesduif
pair-dove = paar duiven
    .the = het paar duiven
raven-male = mannetjesraaf
    .a = een mannetjesraaf
raven-female = vrouwtjesraaf
    .a = een vrouwtjesraaf
pair-raven = paar raven
    .the = het paar raven
mouse-male = mannetjesmuis
    .a = een mannetjesmuis
mouse-female = vrouwtjesmuis
    .a = een vrouwtjesmuis
pair-mouse = paar muizen
    .the = het paar muizen
mole-male = mannetjesmol
    .a = een mannetjesmol
mole-female = vrouwtjesmol
    .a = een vrouwtjesmol
pair-mole = paar mollen
    .the = het paar mollen
dog-male = mannetjeshond
    .a = een mannetjeshond
dog-female = vrouwtjeshond
    .a = een vrouwtjeshond
pair-dog = paar honden
    .the = het paar honden
koala-male = mannetjeskoala
    .a = een mannetjeskoala
koala-female = vrouwtjeskoala
    .a = een vrouwtjeskoala
pair-koala = paar koala’s
    .the = het paar koala’s
cat-male = mannetjeskat
    .a = een mannetjeskat
cat-female = vrouwtjeskat
    .a = een vrouwtjeskat
pair-cat = paar katten
    .the = het paar katten
flamingo-male = mannetjesflamingo
    .a = een mannetjesflamingo
flamingo-female = vrouwtjesflamingo
    .a = een vrouwtjesflamingo
pair-flamingo = paar flamingo’s
    .the = het paar flamingo’s
rabbit-male = mannetjeskonijn
    .a = een mannetjeskonijn
rabbit-female = vrouwtjeskonijn
    .a = een vrouwtjeskonijn
pair-rabbit = paar konijnen
    .the = het paar konijnen
fox-male = mannetjesvos
    .a = een mannetjesvos
fox-female = vrouwtjesvos
    .a = een vrouwtjesvos
pair-fox = paar vossen
    .the = het paar vossen
turtle-male = mannetjesschildpad
    .a = een mannetjesschildpad
turtle-female = vrouwtjesschildpad
    .a = een vrouwtjesschildpad
pair-turtle = paar schildpadden
    .the = het paar schildpadden
panda-male = mannetjespanda
    .a = een mannetjespanda
panda-female = vrouwtjespanda
    .a = een vrouwtjespanda
pair-panda = paar panda’s
    .the = het paar panda’s
sheep-male = mannetjesschaap
    .a = een mannetjesschaap
sheep-female = vrouwtjesschaap
    .a = een vrouwtjesschaap
pair-sheep = paar schapen
    .the = het paar schapen
monkey-male = mannetjesaap
    .a = een mannetjesaap
monkey-female = vrouwtjesaap
    .a = een vrouwtjesaap
pair-monkey = paar apen
    .the = het paar apen
kangaroo-male = mannetjeskangoeroe
    .a = een mannetjeskangoeroe
kangaroo-female = vrouwtjeskangoeroe
    .a = een vrouwtjeskangoeroe
pair-kangaroo = paar kangoeroes
    .the = het paar kangoeroes
wolf-male = mannetjeswolf
    .a = een mannetjeswolf
wolf-female = vrouwtjeswolf
    .a = een vrouwtjeswolf
pair-wolf = paar wolven
    .the = het paar wolven
pig-male = mannetjesvarken
    .a = een mannetjesvarken
pig-female = vrouwtjesvarken
    .a = een vrouwtjesvarken
pair-pig = paar varkens
    .the = het paar varkens
ostrich-male = mannetjesstruisvogel
    .a = een mannetjesstruisvogel
ostrich-female = vrouwtjesstruisvogel
    .a = een vrouwtjesstruisvogel
pair-ostrich = paar struisvogels
    .the = het paar struisvogels
lion-male = mannetjesleeuw
    .a = een mannetjesleeuw
lion-female = vrouwtjesleeuw
    .a = een vrouwtjesleeuw
pair-lion = paar leeuwen
    .the = het paar leeuwen
tiger-male = mannetjestijger
    .a = een mannetjestijger
tiger-female = vrouwtjestijger
    .a = een vrouwtjestijger
pair-tiger = paar tijgers
    .the = het paar tijgers
bear-male = mannetjesbeer
    .a = een mannetjesbeer
bear-female = vrouwtjesbeer
    .a = een vrouwtjesbeer
pair-bear = paar beren
    .the = het paar beren
zebra-male = mannetjeszebra
    .a = een mannetjeszebra
zebra-female = vrouwtjeszebra
    .a = een vrouwtjeszebra
pair-zebra = paar zebra’s
    .the = het paar zebra’s
camel-male = mannetjeskameel
    .a = een mannetjeskameel
camel-female = vrouwtjeskameel
    .a = een vrouwtjeskameel
pair-camel = paar kamelen
    .the = het paar kamelen
elephant-male = mannetjesolifant
    .a = een mannetjesolifant
elephant-female = vrouwtjesolifant
    .a = een vrouwtjesolifant
pair-elephant = paar olifanten
    .the = het paar olifanten
rhinoceros-male = mannetjesneushoorn
    .a = een mannetjesneushoorn
rhinoceros-female = vrouwtjesneushoorn
    .a = een vrouwtjesneushoorn
pair-rhinoceros = paar neushoorns
    .the = het paar neushoorns
giraffe-male = mannetjesgiraf
    .a = een mannetjesgiraf
giraffe-female = vrouwtjesgiraf
    .a = een vrouwtjesgiraf
pair-giraffe = paar giraffen
    .the = het paar giraffen

# De acties van het bord
action-pitch = pek maken
action-animals = dieren halen
action-food = voedsel halen
action-exchange = ruilen
action-wood = hout halen
action-build = bouwen
action-load = laden
bonus-tile = { $action } +{ $points }

# Zetten
move-work = “{ $action }” kiezen
move-draw-male = uit de zak met mannetjes trekken
move-draw-female = uit de zak met vrouwtjes trekken
move-take = { $tile_a } nemen
move-reward-point = 1 punt nemen
move-reward-food = 1 voedseltegel nemen
move-reward-plank = 1 plank nemen
move-reward-pitch = 1 pekblokje nemen
move-swap-planks = twee planken op de ark verwisselen
move-swap-animals = 3 tegels trekken om te ruilen
move-lift = de plank op { $place } verwisselen
move-swap-in = { $tile_a } houden
move-no-swap = geen van de tegels houden
move-swap-out = { $tile_a } teruggeven
move-plank = een plank op { $place } leggen
move-cube = een pekblokje op { $place } zetten
move-food = voedsel in { $place } leggen
move-load = { $pair_the } laden
move-into = in het hok { $place }
move-done = klaar

# Redenen voor punten
reason-bonus = { $points } voor bonustegels
reason-exchange = { $points } voor ruilen
reason-building = { $points } voor bouwen
reason-food = { $points } voor voedsel
reason-animals = { $points } voor dieren
reason-planks = { $points } voor planken in de omheining
reason-pitch = { $points } voor pek
reason-outline = { $points } voor de meeste planken op de omtrek
reason-left-planks = { $points } voor overgebleven planken
reason-left-pitch = { $points } voor overgebleven pek
reason-left-food = { $points } voor overgebleven voedsel
reason-left-animals = { $points } voor dieren aan wal

# Logboek
log-work = { $who_first } stuurt een arbeider naar “{ $action }”.
log-choose = { $who_first } kiest “{ $action }”.
log-bonus = { $who_first } neemt de bonustegel die er ligt: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }.
log-tiles = Bonustegels nu: { $tiles }.
log-pitch = { $who_first } neemt { $count ->
    [one] { $count } pekblokje
   *[other] { $count } pekblokjes
 }.
log-gather = { $who_first } neemt { $count ->
    [one] { $count } voedseltegel
   *[other] { $count } voedseltegels
 }.
log-wood = { $who_first } neemt { $count ->
    [one] { $count } plank
   *[other] { $count } planken
 }.
log-drawn = { $who_first } trekt: { $tiles }.
log-take = { $who_first } neemt { $tile_a }.
log-reward-point = { $who_first } neemt 1 punt als beloning.
log-reward-food = { $who_first } neemt 1 voedseltegel als beloning.
log-reward-plank = { $who_first } neemt 1 plank als beloning.
log-reward-pitch = { $who_first } neemt 1 pekblokje als beloning.
log-swap-planks = { $who_first } gaat twee planken op de ark verwisselen.
log-swap-animals = { $who_first } trekt tegels om te ruilen.
log-lift = { $who_first } licht de plank van { $whom } op { $place } op.
log-swapped = { $who_first } verwisselt de plank van { $other } op { $first } met die van { $whom } op { $place }.
log-swap-in = { $who_first } kiest { $tile_a }.
log-swap-out = { $who_first } geeft { $given_a } terug en houdt { $taken_a }.
log-no-swap = { $who_first } houdt geen van de getrokken tegels.
log-plank = { $who_first } legt een plank op { $place }{ $points ->
    [0] .
    [one] : { $points } punt.
   *[other] : { $points } punten.
 }
log-cube = { $who_first } zet een pekblokje op { $place }{ $points ->
    [0] .
    [one] : { $points } punt.
   *[other] : { $points } punten.
 }
log-enclosure = Een voltooid hok van { $count ->
    [one] { $count } vak
   *[other] { $count } vakken
 }: { $cells }.
log-returned = { $count ->
    [one] { $count } plank
   *[other] { $count } planken
 } daarbinnen { $count ->
    [one] gaat
   *[other] gaan
 } terug naar de voorraad van { $who }.
log-food = { $who_first } legt voedsel in { $place }{ $points ->
    [0] .
    [one] : { $points } punt.
   *[other] : { $points } punten.
 }
log-load = { $who_first } gaat { $pair_the } laden.
log-into = { $who_first } laadt { $pair_the } in het hok { $place }.
log-cost = { $who_first } gebruikt er { $points ->
    [0] geen laadpunten
    [one] { $points } laadpunt
   *[other] { $points } laadpunten
 } voor.
log-points = { $who_first } krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }: { $parts }.
log-done-building = { $who_first } is klaar met bouwen.
log-done-loading = { $who_first } is klaar met laden.
log-round = Ronde { $round } begint.
log-end-outline = De omtrek is gesloten: ronde { $round } was de laatste.
log-end-rounds = Ronde { $round } was de laatste.
log-end-stuck = Er zijn niet genoeg planken meer om de omtrek te sluiten: ronde { $round } was de laatste.
log-last-food = Laatste lading: eerst voedsel, te beginnen bij wie de minste punten heeft.
log-last-pairs = Laatste lading: nu de paren, in dezelfde volgorde.
log-final = { $who_first }, eindtelling: { $parts }.
log-total = { $who_first } heeft { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }.
log-over = Het spel is afgelopen. { $winners ->
    [one] De winnaar is { $seats }
   *[other] De winnaars zijn { $seats }
 }, met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }.

# Opties
option-start = wie er begint
option-game = het gewone spel, of het snelle zonder voedsel, pek, arbeiders en kleine dieren
option-last_round = de ronde waarna het spel uiterlijk eindigt: auto is 20 (snel spel: 16), 0 is geen
option-stuck_end = of het spel ook eindigt als er te weinig planken over zijn om de omtrek te sluiten
option-workers = arbeiders van elke speler in een gewoon spel met drie spelers

# Weigeringen
refusal-ARK-02 = De ark van dit spel heeft die plek niet.
refusal-ARK-03 = Dat dier doet met zo weinig spelers niet mee.
refusal-ARK-07 = Dat dier is gekoppeld: zijn partner is al in het spel.
refusal-ARK-10 = Nu moet er een arbeider naar een actie waar er nog geen staat.
refusal-ARK-21 = Als er dieren gehaald worden, en alleen dan, neemt iedereen een van de getrokken tegels; een lege zak geeft er geen.
refusal-ARK-24 = Ruilen gaat stap voor stap: een beloning die de voorraad heeft; dan twee planken van verschillende kleur, of tegels uit de zakken, waarvan één tegen een eigen tegel die alleen is.
refusal-ARK-25 = Planken en pekblokjes plaats je als je bouwt, uit wat je hebt.
refusal-ARK-26 = Een plank die je hebt, komt op een vrije rand die niet binnen een voltooid hok ligt.
refusal-ARK-29 = Een blokje komt op een lege pekplek met planken aan beide kanten.
refusal-ARK-30 = Laden doe je bij de actie “laden”, voor de laadpunten die je hebt; met “klaar” sluit je je deel van het bouwen of laden af.
refusal-ARK-31 = Voedsel dat je hebt, komt op een leeg vak van een voltooid hok met een plank van jouw kleur.
refusal-ARK-32 = Een paar heeft beide tegels in het spel nodig, waarvan één van jou, en een voltooid hok van precies zijn grootte, met voedsel op elk vak, pek op al zijn plekken, geen ander paar en een plank van jou.
refusal-ARK-33 = Je hebt niet genoeg laadpunten voor jouw tegels van dat paar.
refusal-ARK-34 = Een klein paar heeft een voltooid hok zonder ander klein paar nodig, met voedsel, pek en een plank van jou.
refusal-ARK-40 = Het spel is afgelopen: de omtrek van de ark was gesloten.
refusal-ARK-41 = Het spel is afgelopen: de laatste ronde was gespeeld, of er waren niet genoeg planken meer.
refusal-ARK-42 = In de laatste lading laadt iedereen eerst voedsel in voltooide hokken, en daarna paren.
refusal-ARK-50 = Het snelle spel heeft geen voedsel, geen pek en geen kleine dieren.
refusal-ARK-51 = Nu is het jouw beurt om een van de vijf acties te kiezen.
refusal-ARK-52 = Nu neemt iedereen een van de getrokken tegels.
refusal-ARK-53 = Ruilen gaat stap voor stap: tegels uit de zakken, en dan, als je wilt, een ervan tegen een tegel van jou.
refusal-ARK-55 = Planken plaats je als je bouwt, zoveel als je er nog mag plaatsen.
refusal-ARK-56 = Paren laad je bij de actie “laden”: één tegel van het paar is van jou, en een hok van precies zijn grootte is leeg en heeft een plank van jou.
refusal-ARK-57 = Het spel is afgelopen: de omtrek van de ark was gesloten.

# Bord
board-dove = duif
board-raven = raaf
board-mouse = muis
board-mole = mol
board-dog = hond
board-koala = koala
board-cat = kat
board-flamingo = flamingo
board-rabbit = konijn
board-fox = vos
board-turtle = schildpad
board-panda = panda
board-sheep = schaap
board-monkey = aap
board-kangaroo = kangoeroe
board-wolf = wolf
board-pig = varken
board-ostrich = struisvogel
board-lion = leeuw
board-tiger = tijger
board-bear = beer
board-zebra = zebra
board-camel = kameel
board-elephant = olifant
board-rhinoceros = neushoorn
board-giraffe = giraf
# In een vak van de ark
board-short-dove = duif
board-short-raven = raaf
board-short-mouse = muis
board-short-mole = mol
board-short-dog = hond
board-short-koala = koal
board-short-cat = kat
board-short-flamingo = flam
board-short-rabbit = koni
board-short-fox = vos
board-short-turtle = schi
board-short-panda = pand
board-short-sheep = scha
board-short-monkey = aap
board-short-kangaroo = kang
board-short-wolf = wolf
board-short-pig = vark
board-short-ostrich = stru
board-short-lion = leeu
board-short-tiger = tijg
board-short-bear = beer
board-short-zebra = zebr
board-short-camel = kame
board-short-elephant = olif
board-short-rhinoceros = neus
board-short-giraffe = gira
board-male = m
board-female = v
board-turn = { $who_first } is aan de beurt: { $step }
board-following = dan { $seats }
board-phase-work = een actie kiezen
board-phase-draw = een zak kiezen, nog te trekken: { $count }
board-phase-take = een dier nemen
board-phase-reward = een beloning kiezen
board-phase-exchange = planken of dieren ruilen
board-phase-lift = twee planken kiezen om te verwisselen
board-phase-lift-second = een plank verwisselen met { $place }
board-phase-swap-in = een getrokken tegel nemen of geen
board-phase-swap-out = een tegel geven voor: { $name }
board-phase-build = bouwen, stukken over: { $count }
board-phase-load = laden, punten over: { $count }
board-phase-load-quick = laden, paren over: { $count }
board-phase-last-food = laatste lading, voedsel
board-phase-last-pairs = laatste lading, dieren
board-phase-into = een hok voor: { $name }
board-over = Het spel is afgelopen: { $why }
board-end-outline = de omtrek is gesloten
board-end-last-round = de laatste ronde is gespeeld
board-end-stuck = er zijn te weinig planken over voor de omtrek
board-round = ronde { $round } van { $least } tot { $last }
board-round-endless = ronde { $round } van minstens { $least }
board-supply = voorraad: pek { $pitch }, voedsel { $food }
board-open = open omtrek: { $count }
board-turn-of = beurt van { $who }: { $action }
board-action-pitch = pek
board-action-animals = dieren
board-action-food = voedsel
board-action-exchange = ruilen
board-action-wood = hout
board-action-build = bouwen
board-action-load = laden
board-done = gedaan
board-current = bezig
board-bonus = bonus
board-legend-normal = { $cube } pek  { $space } plek voor pek  { $empty } hok  { $food } met voedsel  { $plank } plank van plaats 0
board-legend-quick = { $empty } hok  { $plank } plank van plaats 0
board-aboard = Aan boord:
board-nothing = niets
board-drawn = Getrokken:
board-column-planks = planken
board-column-supply = voorraad
board-column-outline = omtrek
board-column-pitch = pek
board-column-food = voedsel
board-column-points = punten
board-points-of = Punten van { $who }:
board-for-bonus = bonustegels
board-for-exchange = ruilen
board-for-building = bouwen
board-for-food = voedsel
board-for-animals = dieren
board-for-planks = planken
board-for-pitch = pek
board-for-outline = omtrek
board-for-left-planks = planken over
board-for-left-pitch = pek over
board-for-left-food = voedsel over
board-for-left-animals = dieren aan wal
board-tiles-of = { $who_first }:
board-coupled = { $sign } gekoppeld: de partner is van een speler of aan boord
board-bags = Zakken ({ $males } m, { $females } v):
board-own = Je dieren (grootte/punten):
board-partner = partner: { $who }

# De tafel op de pagina
do-work = stuur een arbeider naar een actie
do-choose = kies een actie
do-draw = trek uit een van de zakken; nog te trekken: { $count }
do-take = neem een van de getrokken dieren
do-reward = kies een beloning
do-exchange = verwissel twee planken op de ark, of trek dieren
do-lift = kies twee planken van verschillende kleur om te verwisselen
do-lift-second = kies de plank die met die op { $place } verwisseld wordt
do-swap-in = houd een van de getrokken dieren, of geen
do-swap-out = geef een van je dieren voor { $tile_a }
do-build = bouw; stukken die je nog mag plaatsen: { $count }
do-load = laad voedsel en paren; laadpunten over: { $count }
do-load-quick = laad paren; nog toegestaan: { $count }
do-last-food = laatste lading: leg je voedsel in willekeurige hokken
do-last-pairs = laatste lading: breng paren aan boord
do-into = kies een hok voor { $pair_the }
table-actions = Actiebord
table-ark = De ark, met vakken, randen en pekplekken
table-worker = Arbeider van { $who }
table-worker-next = Arbeider die aan de beurt is
table-bonus = Bonustegel: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
table-order = Volgorde bij deze actie
table-edge = Rand { $place }, vrij
table-edge-plank = Rand { $place }, plank van { $who }
table-point = Pekplek { $place }, leeg
table-point-cube = Pekplek { $place }, gevuld
table-cell = Vak { $place }
table-cell-food = Vak { $place }, met voedsel
table-pen = Hok { $place }
table-pen-size = Grootte: { $count ->
    [one] { $count } vak
   *[other] { $count } vakken
 }
table-pen-food = Voedsel: { $count } van { $of }
table-pen-pitch = Pek: { $count } van { $of }
table-pen-wall = Planken in de omheining: { $planks }
table-pen-planks = { $who } { $count }
table-pen-pair = Aan boord: { $pair }
table-tile = { $tile }, grootte { $size }
table-size = Grootte { $size }; { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 } per tegel
table-partner-bag = De partner zit nog in een zak.
table-partner-of = De partner is van { $who }.
table-partner-drawn = De partner is getrokken.
table-aboard = Aan boord, in het hok { $place }.
table-bags = Zakken en voorraad
table-tray = Getrokken tegels en keuzes
table-bag-male = Zak met mannetjes, tegels erin: { $count }
table-bag-female = Zak met vrouwtjes, tegels erin: { $count }
table-bag-empty = Leeg
table-reward-point = 1 punt
table-reward-food = 1 voedsel
table-reward-plank = 1 plank
table-reward-pitch = 1 pek
table-swap-planks = Twee planken verwisselen
table-swap-animals = 3 dieren trekken
table-no-swap = Geen houden
table-done = Klaar
table-yard = { $who_first }: dieren en voorraad
table-own = Je dieren
table-no-animals = geen
table-planks = Planken op zak: { $count }
table-cubes = Pekblokjes op zak: { $count }
table-food = Voedseltegels op zak: { $count }
table-plank-supply = Planken in de voorraad: { $count }
table-outline = Planken op de omtrek: { $count }
table-supply = Voorraad
table-supply-pitch = Pekblokjes in de voorraad: { $count }
table-supply-food = Voedseltegels in de voorraad: { $count }
table-track = Scorespoor
table-score = { $who_first }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
about-pitch = Wie deze actie koos, neemt 3 pekblokjes, ieder ander 1.
about-animals = Wie deze actie koos, trekt zoveel dieren als er spelers zijn, houdt er een en laat de anderen om de beurt kiezen: iedereen neemt er een.
about-food = Wie deze actie koos, neemt 3 voedseltegels, ieder ander 1.
about-exchange = Alleen voor wie deze actie koos: een beloning, en dan wisselen twee planken op de ark van plaats, of worden er 3 dieren getrokken, waarvan je er een mag ruilen tegen een eigen dier dat nog alleen is.
about-wood = Wie deze actie koos, neemt 4 planken, ieder ander 2.
about-build = Wie deze actie koos, plaatst tot 8 planken en pekblokjes, ieder ander tot 5. Elk stuk levert 1 punt op.
about-load = Wie deze actie koos, heeft 8 laadpunten voor voedsel en paren, ieder ander 5.
about-quick-exchange = Alleen voor wie deze actie koos: 1 punt, en dan worden er 3 dieren getrokken, waarvan je er een mag ruilen tegen een eigen dier.
about-quick-build = Wie deze actie koos, plaatst tot 8 planken, ieder ander tot 5. Ze leveren nog niets op.
about-quick-load = Wie deze actie koos, laadt tot 2 paren, ieder ander 1.

# Where the points come from
why-bonus = bonustegels
why-exchange = ruilen
why-building = bouwen
why-food = voedsel
why-animals = geladen dieren
why-planks = planken in de omheiningen
why-pitch = pek
why-outline = de meeste planken op de omtrek
why-left-planks = overgebleven planken
why-left-pitch = overgebleven pek
why-left-food = overgebleven voedsel
why-left-animals = dieren aan wal

# Groups of moves
group-outline = planken op de omtrek
group-inside = planken binnenin, rij { $row }
group-lift = een plank van { $who } ruilen
group-cube = pek
group-food = voedsel
