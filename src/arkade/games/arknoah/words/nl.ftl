title = Ark & Noah
name = Ark & Noah
about = Bouw samen de ark, timmer hokken, maak haar waterdicht, sla voedsel in en laad de dieren twee aan twee.
credit = Ark & Noah: Stefano Groppi

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
wolf-female = wolvin
    .a = een wolvin
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
lion-female = leeuwin
    .a = een leeuwin
pair-lion = paar leeuwen
    .the = het paar leeuwen
tiger-male = mannetjestijger
    .a = een mannetjestijger
tiger-female = tijgerin
    .a = een tijgerin
pair-tiger = paar tijgers
    .the = het paar tijgers
bear-male = mannetjesbeer
    .a = een mannetjesbeer
bear-female = berin
    .a = een berin
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
part-bonus = { $points } voor bonustegels
part-exchange = { $points } voor ruilen
part-building = { $points } voor bouwen
part-food = { $points } voor voedsel
part-animals = { $points } voor dieren
part-planks = { $points } voor planken in de omheining
part-pitch = { $points } voor pek
part-outline = { $points } voor de meeste planken op de omtrek
part-left-planks = { $points } voor overgebleven planken
part-left-pitch = { $points } voor overgebleven pek
part-left-food = { $points } voor overgebleven voedsel
part-left-animals = { $points } voor dieren aan wal

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
log-lift = { $who_first } pakt op { $place } de plank van { $whom } op.
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
option-start = wie begint
option-game = het gewone spel, of het snelle zonder voedsel, pek, arbeiders en kleine dieren
option-last_round = de ronde waarna het spel uiterlijk eindigt: auto is 20 (snel spel: 16), 0 is geen
option-stuck_end = of het spel ook eindigt als er te weinig planken over zijn om de omtrek te sluiten
option-workers = arbeiders van elke speler, met drie in het gewone spel (spelregelboekje: 2, recensies: 1)
value-game-normal = gewoon spel
value-game-quick = snel spel
value-last_round-auto = auto
value-stuck_end-on = ja
value-stuck_end-off = nee
takes-last_round = { $game ->
    [quick] in het snelle spel hoort hier auto, 0 (geen), of minstens { $least }
   *[normal] in het gewone spel hoort hier auto, 0 (geen), of minstens { $least }
 }
takes-workers = hier hoort 2, en 1 alleen in het gewone spel met drie spelers

# Weigeringen
reason-over-outline = Het spel is afgelopen: de omtrek is gesloten en er zijn { $round } rondes gespeeld.
reason-over-rounds = Het spel is afgelopen: ronde { $round } was de laatste.
reason-over-stuck = Het spel is afgelopen: er { $planks ->
    [0] is geen plank
    [one] is nog één plank
   *[other] zijn nog { $planks } planken
 } over voor { $edges ->
    [one] één open rand
   *[other] { $edges } open randen
 } van de omtrek.
reason-now-work = Eerst moet je arbeider naar een actie.
reason-now-choose = Kies eerst een actie.
reason-now-draw = Trek eerst nog { $count ->
    [one] één tegel
   *[other] { $count } tegels
 } uit de zakken.
reason-now-take = Neem eerst een getrokken tegel: { $tiles }.
reason-now-reward = Neem eerst je beloning voor het ruilen.
reason-now-exchange = Kies eerst wat je ruilt: planken of dieren.
reason-now-lift = Kies eerst twee planken om te verwisselen.
reason-now-lift-second = Kies eerst een plank om te verwisselen met die op { $place }.
reason-now-swap-in = Houd eerst een getrokken tegel, of geen: { $tiles }.
reason-now-swap-out = Geef eerst een van je tegels terug voor { $tile_a }.
reason-now-build = Je bent aan het bouwen: je hebt nog { $count ->
    [one] één stuk
   *[other] { $count } stukken
 }, en met “klaar” stop je.
reason-now-load = Je bent aan het laden: je hebt { $count ->
    [0] geen laadpunt meer
    [one] nog één laadpunt
   *[other] nog { $count } laadpunten
 }, en met “klaar” stop je.
reason-now-load-quick = Je bent aan het laden: je mag nog { $count ->
    [one] één paar
   *[other] { $count } paren
 } laden, en met “klaar” stop je.
reason-now-last-food = Dit is de laatste lading voedsel; met “klaar” stop je.
reason-now-last-pairs = Dit is de laatste lading paren; met “klaar” stop je.
reason-now-into = Kies eerst het hok voor { $pair_the }.
reason-space-taken = Bij “{ $action }” staat al { $you ->
    [1] een arbeider van jou
   *[other] de arbeider van { $whom }
 }.
reason-quick-pitch = Het snelle spel gaat zonder pek.
reason-quick-food = Het snelle spel gaat zonder voedsel.
reason-quick-small = Het snelle spel gaat zonder kleine dieren: { $pair_the } blijft in de doos.
reason-in-box = Met { $players } spelers blijft { $pair_the } in de doos; het doet mee vanaf { $least } spelers.
reason-no-place = Op de ark voor { $players } spelers bestaat { $place } niet.
reason-bag-empty = De zak met { $sex ->
    [female] vrouwtjes
   *[male] mannetjes
 } is leeg.
reason-not-drawn = Alleen { $count ->
    [one] deze tegel is
   *[other] deze tegels zijn
 } getrokken: { $tiles }.
reason-supply = De voorraad heeft { $reward ->
    [food] geen voedsel
    [plank] geen plank van jouw kleur
   *[pitch] geen pekblokje
 } meer.
reason-no-planks = Er ligt nog geen plank op de ark.
reason-one-colour = Alle planken op de ark zijn { $you ->
    [1] van jou
   *[other] van { $whom }
 }: om te verwisselen heb je twee kleuren nodig.
reason-no-animals = Je hebt geen dier om ervoor te geven.
reason-all-coupled = Al je dieren hebben een partner in het spel: { $tiles }.
reason-no-plank-there = Op { $place } ligt geen plank.
reason-same-plank = De plank op { $place } heb je al gekozen.
reason-same-colour = De planken op { $first } en { $place } hebben dezelfde kleur, { $you ->
    [1] de jouwe
   *[other] die van { $whom }
 }.
reason-not-yours = Je hebt geen { $tile }.
reason-belongs = Niet van jou: { $whom } heeft { $tile_a }.
reason-coupled = Het dier is gekoppeld: { $you ->
    [1] je hebt ook
   *[other] { $whom } heeft
 } { $partner_a }.
reason-no-plank-left = Je hebt geen plank meer.
reason-edge-taken = Op { $place } ligt al een plank van { $you ->
    [1] jou
   *[other] { $whom }
 }.
reason-inside = De rand { $place } ligt binnen het voltooide hok { $pen }.
reason-no-cube-left = Je hebt geen pekblokje meer.
reason-point-taken = Op { $place } staat al een pekblokje.
reason-point-open = Naast { $place } ontbreekt een plank: op { $edges }.
reason-food-over = Voedsel wordt niet meer geladen: nu zijn de paren aan de beurt.
reason-pairs-later = Paren komen later: nu is het voedsel aan de beurt.
reason-no-food-left = Je hebt geen voedsel meer.
reason-no-points-left = Je hebt geen laadpunt meer.
reason-fed = In { $place } ligt al voedsel.
reason-open = Het gebied rond { $place } is niet gesloten: { $count ->
    [one] één rand van de omtrek is
   *[other] { $count } randen van de omtrek zijn
 } open.
reason-large = Het gebied rond { $place } heeft { $cells } vakken; een hok heeft er hoogstens { $most }.
reason-aboard = Al aan boord, in het hok { $pen }: { $pair }.
reason-in-bag = Nog in de { $count ->
    [one] zak
   *[other] zakken
 }: { $tiles }.
reason-none-yours = Geen van beide dieren is van jou: { $pair }.
reason-cost = { $left ->
    [0] Je hebt geen laadpunt meer
    [one] Je hebt nog 1 laadpunt
   *[other] Je hebt nog { $left } laadpunten
 }; { $pair_the } laden kost je { $cost }.
reason-no-pens = Er is nog geen hok voltooid.
reason-no-size = Een hok voor { $pair_the } moet { $size ->
    [one] 1 vak
   *[other] { $size } vakken
 } hebben; de voltooide hokken hebben er { $sizes }.
reason-size = Het hok { $pen } heeft { $cells ->
    [one] 1 vak
   *[other] { $cells } vakken
 }; { $pair_the } heeft er { $size } nodig.
reason-occupied = In het hok { $pen } zit al een paar: { $pair }.
reason-hungry = { $cells ->
    [one] Het hok { $pen } heeft nog geen voedsel.
   *[other] Het hok { $pen } heeft voedsel op { $fed } van de { $cells } vakken.
 }
reason-leaky = Het hok { $pen } heeft { $cubes } van de { $spaces } pekblokjes; nog open: { $points }.
reason-wall = De omheining van het hok { $pen } heeft geen plank van jou.
reason-first-cell = Het vak { $place } hoort bij het hok { $pen }, dat zo wordt genoemd.

# Wat een zet oplevert
share-you = { $points } voor jou
share-seat = { $points } voor { $who }
would-score = Je zou { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } krijgen.
would-points = { $you ->
    [1] Je
   *[other] { $who_first }
 } zou { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } krijgen: { $parts }.
would-spare = { $you ->
    [1] Je
   *[other] { $who_first }
 } zou bij de eindtelling { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } minder verliezen.
would-lose = Je zou { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } verliezen voor overgebleven voedsel.
would-stock-food = Je zou { $count ->
    [one] 1 voedseltegel
   *[other] { $count } voedseltegels
 } hebben.
would-stock-plank = Je zou { $count ->
    [one] 1 plank
   *[other] { $count } planken
 } hebben.
would-stock-pitch = Je zou { $count ->
    [one] 1 pekblokje
   *[other] { $count } pekblokjes
 } hebben.
would-bonus = De bonustegel levert je meteen { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } op.
would-share-pitch = { $own } pekblokjes voor jou, { $others } voor elke andere speler, zolang er zijn.
would-share-food = { $own } voedseltegels voor jou, { $others } voor elke andere speler, zolang er zijn.
would-share-wood = { $own } planken voor jou, { $others } voor elke andere speler, zolang er zijn.
would-share-build = Je mag tot { $own } stukken plaatsen, elke andere speler tot { $others }.
would-share-load = { $own } laadpunten voor jou, { $others } voor elke andere speler.
would-share-pairs = Je mag tot { $own } paren laden, elke andere speler { $others }.
would-short = De voorraad heeft er { $left ->
    [0] geen meer
   *[other] nog maar { $left }
 }.
would-gather = { $tiles ->
    [0] De zakken zijn leeg: niemand zou een dier krijgen.
    [one] De laatste tegel zou getrokken worden, en jij zou hem nemen.
   *[other] Er zouden { $tiles } tegels getrokken worden: jij kiest als eerste, daarna om de beurt de anderen.
 }
would-exchange = Alleen voor jou: een beloning, en dan planken of dieren ruilen, als dat kan.
would-draw = { $sex ->
    [female] Vrouwtjes
   *[male] Mannetjes
 } in de zak: { $count }; partners van je dieren: { $partners }.
would-tile = { $size ->
    [0] Een klein dier: zelf geen punten, maar het past in een hok van elke grootte.
   *[other] Grootte { $size }, aan boord { $points } punten waard.
 }
would-couple = { $you ->
    [1] Jij hebt de partner: het paar zou van jou zijn.
   *[other] De partner is van { $who }.
 }
would-may-couple = Jij hebt de partner: als je die niet teruggeeft, zou het paar van jou zijn.
would-draws = { $count ->
    [0] De zakken zijn leeg: er zou niets te trekken zijn.
    [one] Je zou de laatste tegel trekken.
   *[other] Je zou { $count } tegels trekken.
 }
would-offer = Voor een ervan zou je kunnen geven: { $tiles }.
would-give = Je zou { $tile_a } teruggeven (grootte { $size }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }).
would-none = { $count ->
    [one] De getrokken tegel zou
   *[other] De { $count } getrokken tegels zouden
 } terug in de zakken gaan.
would-no-exchange = Daarna zou er niets te ruilen zijn.
would-enclose = Een hok van { $count ->
    [one] 1 vak
   *[other] { $count } vakken
 } zou voltooid zijn: { $cells }.
would-wall = Elk paar dat in { $pen } geladen wordt, zou voor de planken opleveren: { $shares }.
would-need = Het zou nog { $food ->
    [one] 1 voedseltegel
   *[other] { $food } voedseltegels
 }{ $pitch ->
    [0] {" "}nodig hebben.
    [one] {" "}en 1 pekblokje nodig hebben.
   *[other] {" "}en { $pitch } pekblokjes nodig hebben.
 }
would-fit = Je dieren van die grootte: { $tiles }.
would-return = { $count ->
    [one] 1 plank daarbinnen zou
   *[other] { $count } planken daarbinnen zouden
 } terug naar { $you ->
    [1] jouw voorraad
   *[other] de voorraad van { $who }
 } gaan.
would-outline = { $open ->
    [0] De omtrek zou compleet zijn: het spel zou eindigen met ronde { $round }.
    [one] 1 rand van de omtrek zou nog open zijn.
   *[other] { $open } randen van de omtrek zouden nog open zijn.
 }
would-rim = { $you ->
    [1] Je
   *[other] { $who_first }
 } zou { $planks ->
    [0] geen plank
    [one] 1 plank
   *[other] { $planks } planken
 } op de omtrek hebben.
would-last-piece = Het zou het laatste stuk zijn dat je mag plaatsen.
would-pitch = Het hok { $pen } zou { $cubes } van de { $spaces } pekblokjes hebben.
would-feed = { $cells ->
    [one] Het hok { $pen } zou zijn voedsel hebben.
   *[other] Het hok { $pen } zou voedsel hebben op { $fed } van de { $cells } vakken.
 }
would-ready = Het hok { $pen } zou klaar zijn voor { $count ->
    [0] een paar van grootte { $size }
    [one] je { $pairs }
   *[other] je paren: { $pairs }
 }.
would-cost = Het zou { $cost ->
    [0] geen laadpunt
    [one] 1 laadpunt
   *[other] { $cost } laadpunten
 } kosten; je zou er nog { $left } hebben.
would-pairs-left = { $left ->
    [0] Het zou het laatste paar zijn dat je mag laden.
    [one] Je zou nog 1 paar mogen laden.
   *[other] Je zou nog { $left } paren mogen laden.
 }
would-no-pair = Daarna zou je geen ander paar kunnen laden.
would-places = Mogelijke hokken: { $pens }.
would-unused-build = Je zou ervan afzien nog { $count ->
    [one] 1 stuk
   *[other] tot { $count } stukken
 } te plaatsen.
would-unused-load = { $count ->
    [one] 1 laadpunt zou
   *[other] { $count } laadpunten zouden
 } ongebruikt blijven.
would-unused-pairs = Je zou ervan afzien nog { $count ->
    [one] 1 paar
   *[other] tot { $count } paren
 } te laden.

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
do-last-food = laatste lading: leg je voedsel in hokken naar keuze
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
table-share = { $own }, anderen { $others }
table-share-each = { $own } elk
table-share-own = alleen wie kiest
table-edge = Rand { $place }, vrij
table-edge-plank = Rand { $place }, plank van { $who }
table-point = Pekplek { $place }, leeg
table-point-wanted = Pekplek { $place }, leeg: een hok heeft er een blokje nodig
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
table-pen-wall = Punten voor planken, bij elk paar: { $planks }
table-pen-fit = Je dieren die erin passen: { $tiles }
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
table-bags = Zakken en voorraad
table-tray = Getrokken tegels en keuzes
table-bag-male = Zak met mannetjes, tegels erin: { $count }
table-bag-female = Zak met vrouwtjes, tegels erin: { $count }
table-bag-empty = Leeg
table-reward-point = 1 punt
table-reward-food = 1 voedseltegel
table-reward-plank = 1 plank
table-reward-pitch = 1 pekblokje
table-swap-planks = Twee planken verwisselen
table-swap-animals = 3 dieren trekken
table-no-swap = Geen houden
table-done = Klaar
table-yard = { $who_first }: dieren en bezit
table-own = Je dieren
table-no-animals = geen
table-planks = Planken in bezit: { $count }
table-cubes = Pekblokjes in bezit: { $count }
table-food = Voedseltegels in bezit: { $count }
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
group-lift = een plank van { $who } verwisselen
group-cube = pek
group-food = voedsel

# The guided first game: what each step says.
lesson-quick = Het snelle spel
lesson-quick-1 = Dit is het snelle spel. Samen bouw je de ark, verdeel je haar in hokken en laad je de dieren twee aan twee. In je beurt kies je een actie, en de anderen doen een beetje mee. Begin met hout: jij krijgt 4 planken, je tegenstander 2.
lesson-quick-2 = Je tegenstander haalt dieren en hield de olifant; het andere is voor jou.
lesson-quick-3 = Jij hebt een vrouwtjesflamingo en je tegenstander het mannetje: een paar! Flamingo’s hebben een hok van één vak nodig. Kies bouwen.
lesson-quick-4 = Een plank komt op een rand van een vak, op de omtrek of binnenin. Leg de eerste hier.
lesson-quick-5 = Planken op de omtrek tellen ook: wie er aan het eind de meeste heeft, krijgt 5 punten.
lesson-quick-6 = Nu een plank binnen in de ark.
lesson-quick-7 = De laatste kant sluit het vak: een hok van grootte 1 is klaar. Een hok heeft hoogstens 4 vakken.
lesson-quick-8 = In je eigen beurt mag je 8 planken leggen, je tegenstander daarna 5. Maar planken zijn kostbaar: zo is het genoeg.
lesson-quick-9 = Het hok is klaar, en de flamingo’s wachten. Over twee hoofdstukken gaan ze aan boord; eerst zie je wat je in een beurt nog meer kunt doen.
lesson-quick-exchange = Een blik in de zakken
lesson-quick-exchange-1 = Beide kangoeroes zijn van jou, en je flamingo vormt een paar met die van je tegenstander. De mannetjes zitten in de ene zak, de vrouwtjes in de andere.
lesson-quick-exchange-2 = Kies ruilen. Niemand anders doet mee, en het levert je meteen 1 punt op.
lesson-quick-exchange-3 = Trek nu drie tegels, elk uit de zak die je wilt. Eerst een mannetje.
lesson-quick-exchange-4 = Dan een vrouwtje. De derde tegel wordt voor je getrokken.
lesson-quick-exchange-5 = Je zou er een kunnen ruilen tegen een van jou. Maar geen ervan vormt een paar, en al je eigen dieren hebben hun partner. Houd er geen.
lesson-quick-exchange-6 = De tegels gaan terug in de zakken. Dat was de vijfde actie van het snelle spel: dieren, ruilen, hout, bouwen en laden.
lesson-quick-load = Twee aan twee
lesson-quick-load-1 = Het hok voor de flamingo’s is klaar. Je tegenstander haalde hout, en jij kreeg 2 planken. Kies laden: tot twee paren in je eigen beurt, en één voor je tegenstander.
lesson-quick-load-2 = Eén flamingo moet van jou zijn, de andere komt mee. Laad de flamingo’s.
lesson-quick-load-3 = Ze hebben een hok van precies hun grootte nodig, met een plank van jou in de omheining. Elke eigenaar krijgt de punten van zijn tegel, en ieder 1 voor elke eigen plank in de omheining.
lesson-quick-load-4 = De rest is voor je gespeeld: na minstens acht rondes is het spel uit als de omtrek dicht is. Je wint! De punten komen van dieren, van planken eromheen, en 5 van de omtrek. Bouw dus waar je kunt laden, en laad waar je planken liggen.
lesson-workers = Het gewone spel: arbeiders
lesson-workers-1 = Het gewone spel heeft zeven acties, voedsel, pek en arbeiders. Met twee of drie spelers heeft ieder twee arbeiders, met vier maar één. De meest linkse arbeider kiest eerst: die van jou.
lesson-workers-2 = Elke actie heeft plaats voor één arbeider. Stuur de jouwe naar het hout.
lesson-workers-3 = Je tegenstander nam pek en voedsel. Je tweede arbeider mag bouwen.
lesson-workers-4 = Nu worden de acties van links naar rechts uitgevoerd. Wie er een arbeider heeft, krijgt het meest, de anderen een beetje: 3 en 1 pek, 3 en 1 voedsel, 4 en 2 planken. Een arbeider die klaar is, wacht op het veld “gedaan” van die actie; in de volgende ronde kiest de meest linkse eerst.
lesson-workers-5 = Bij dieren, ruilen en laden was niemand: daar ligt nu een bonus van 1. Die groeit elke ronde, tot 4, en is voor wie die actie kiest.
lesson-build = Planken en pek
lesson-build-1 = Jij mag bouwen: tot 8 planken en pekblokjes, 1 punt per stuk; je tegenstander tot 5. Beide katten zijn in het spel, en katten hebben één vak nodig.
lesson-build-2 = Begin op de omtrek: dit vak ligt aan de rand van de ark.
lesson-build-3 = Dan een plank links. Die is van jou, en dat gaat lonen.
lesson-build-4 = En een rechts. Nu is er nog één kant open.
lesson-build-5 = Deze sluit het vak: een hok van grootte 1. Sluit er een groter hok, dan gaan planken die erbinnen liggen terug naar de voorraad.
lesson-build-6 = Maar een ark moet dicht zijn. Pek komt tussen twee planken van de omtrek, dus moet die aan beide kanten verder. Leg hier een plank; de andere volgt.
lesson-build-7 = Nu het eerste blokje, tussen twee planken.
lesson-build-8 = En het tweede. Daarmee zijn alle pekplekken van je hok gevuld.
lesson-build-9 = Acht stuks, 8 punten. Je tegenstander heeft ernaast gebouwd, en twee planken van dat hok zijn van jou: jij mag het ook gebruiken.
lesson-load = Alles aan boord
lesson-load-1 = De tweede ronde. De arbeiders van je tegenstander staan nu het meest links en kiezen eerst. Let op de bonus bij “laden”.
lesson-load-2 = Hij ligt er nog. Kies laden: de bonus levert je meteen 1 punt op.
lesson-load-3 = Dieren willen eten. Je tweede arbeider haalt voedsel.
lesson-load-4 = Je tegenstander trok een mannetje en een vrouwtje en hield er een; het andere is voor jou. Bij bijna elke actie doet iedereen mee.
lesson-load-5 = Je hebt 8 laadpunten, je tegenstander daarna 5. Leg voedsel in je hok: het kost 1 en levert 1 op. Elk vak heeft het nodig.
lesson-load-6 = Gevoerd, dicht en precies groot genoeg: laad de katten. De jouwe kost 1, zijn grootte; die van je tegenstander komt gratis mee.
lesson-load-7 = Daar gaan ze: 2 punten voor je kat, 4 voor je planken in de omheining en 2 voor het pek eromheen.
lesson-load-8 = Duiven zijn klein: ze kosten niets en passen in elk hok, ook bij een ander paar. Laad ze ook; ze trekken bij de katten in.
lesson-load-9 = Planken en pek telden nog een keer: 24 punten tegen 8! Daarom zijn kleine dieren zo welkom. In een hok past één klein en één groot paar.
lesson-animals = Dieren halen
lesson-animals-1 = Drie spelers, een langere ark en meer soorten. Je hebt een hond en een schaap; ieders tegels liggen open. Zoek tegels waarvan de partner in het spel is.
lesson-animals-2 = Wie de dieren haalt, kiest eerst. Stuur je arbeider erheen.
lesson-animals-3 = Je andere arbeider kiest het laatst. Maak pek: 3 blokjes voor jou, 1 voor elk van de anderen.
lesson-animals-4 = Er zijn een mannetje en een vrouwtje getrokken. Met drie spelers trek je een derde tegel, met vier zijn het er twee en twee. Kies de zak met vrouwtjes.
lesson-animals-5 = De olifant zou 8 punten opleveren, maar een groot hok is nog ver weg. De partner van het konijn zit bij een tegenstander: neem het.
lesson-animals-6 = Elk van de anderen moest een van de rest nemen. Dieren die aan het eind aan wal zijn, kosten hun grootte, dus een tegel is niet altijd een cadeau!
lesson-exchange = Ruilen
lesson-exchange-1 = We zijn weer in de tweede ronde, en de bonus bij ruilen is nog vrij.
lesson-exchange-2 = Kies ruilen: daar doe je als enige aan mee. Je andere arbeider gaat laden.
lesson-exchange-3 = Eerst een beloning: een punt, voedsel, een plank of pek. Neem voedsel; de katten zullen het lusten.
lesson-exchange-4 = Dan verwissel je twee planken op de ark, of je ruilt een dier. Je aap is alleen: niemand heeft de partner. Kies de dieren.
lesson-exchange-5 = Trek drie tegels, elk uit de zak die je wilt. Eerst een mannetje.
lesson-exchange-6 = Een raaf. Nu een vrouwtje; de derde tegel wordt voor je getrokken.
lesson-exchange-7 = Een leeuwin is 6 punten waard, een aap maar 4. Houd de leeuwin.
lesson-exchange-8 = Geef de aap terug. De kat en de duif zouden niet weg mogen: hun partners zijn in het spel.
lesson-exchange-9 = De andere tegels zijn terug in de zakken. Ruilen levert je zeker iets kleins op, en misschien iets groots.
lesson-end = De laatste lading
lesson-end-1 = De tiende ronde. Het spel eindigt na minstens tien rondes, zodra de hele omtrek planken heeft; uiterlijk na ronde 20, of als er te weinig planken over zijn. Er is nog maar één rand open: kijk naar je tegenstander.
lesson-end-2 = De ark is dicht, en je tegenstander heeft geladen. Jij mag ook laden, met 5 punten: te weinig voor je twee tijgers, die er 6 kosten. Leg hier voedsel, zolang het nog punten oplevert.
lesson-end-3 = Zo is het genoeg. De ronde is voorbij, en daarmee bijna het hele spel.
lesson-end-4 = Bij de laatste lading levert niets meer punten op. Maar alles wat je overhoudt, kost 1: planken, pek, voedsel. Leg hier voedsel.
lesson-end-5 = En hier. Een eigen plank is niet meer nodig.
lesson-end-6 = Er is geen vak meer vrij. Je bent klaar met het voedsel.
lesson-end-7 = Na het voedsel komen de paren, nu zonder laadpunten. Dieren aan wal kosten hun grootte: je twee tijgers elk 3. Laad ze!
lesson-end-8 = Dit hok heeft drie vakken, allemaal gevoerd en dicht.
lesson-end-9 = Je wint met 59 tegen 57! De meeste planken op de omtrek leverden je 5 punten op; wat overbleef, kostte jullie allebei veel. Zonder de tijgers aan boord had je verloren.
lesson-plan = Een eerste plan
lesson-plan-1 = Ronde 3, en je staat voor met 24 tegen 8. Jij hebt een aap, je tegenstander een kangoeroe: allebei hebben ze twee vakken nodig. Kijk wat je tegenstander kiest.
lesson-plan-2 = De bonus bij ruilen is gegroeid tot 2. Pak hem voor een ander het doet.
lesson-plan-3 = Je tegenstander haalt hout, en dat levert je 2 planken op voor het bouwen begint. Bouw dus!
lesson-plan-4 = Eerst het ruilen: neem als beloning een plank.
lesson-plan-5 = Verwissel nu twee planken op de ark.
lesson-plan-6 = Het hok van de katten is vol en levert niets meer op. Til daar je plank op, onder de katten.
lesson-plan-7 = En leg hem op de omtrek, in plaats van die van je tegenstander: de meeste planken daar leveren aan het eind 5 punten op.
lesson-plan-8 = Bouw nu twee vakken in de hoek, waar al planken liggen. Leg de eerste; de andere volgen, met het pek.
lesson-plan-9 = Een hok van twee vakken, met alleen planken van jou, voor apen of kangoeroes. Zoek eerst paren, bouw wat ze nodig hebben, gebruik ook planken van anderen, en let op de bonussen. Nu ken je het hele spel.

# Plaatjes bij de spelregels
figure-ARK-27 = Een hok van twee vakken met planken van twee kleuren rondom.
figure-ARK-29 = Pekblokjes op een hoek en tussen twee planken van de omtrek.
figure-ARK-32 = Een paar schapen in een hok van twee vakken, allebei met voedsel, met planken rondom en pek op alle pekplekken.
