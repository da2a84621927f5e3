title = Noah
name = Noah
about = Prop je dieren in de boten, op gewicht en geslacht, vóór de zondvloed.
credit = Noah: Bruno Cathala en Ludovic Maublanc

# Dieren aan boord; in een hand heeft een slak geen geslacht.
parrot-m = mannetjespapegaai
    .a = een mannetjespapegaai
parrot-f = vrouwtjespapegaai
    .a = een vrouwtjespapegaai
woodpecker-m = mannetjesspecht
    .a = een mannetjesspecht
woodpecker-f = vrouwtjesspecht
    .a = een vrouwtjesspecht
snail-m = mannetjesslak
    .a = een mannetjesslak
snail-f = vrouwtjesslak
    .a = een vrouwtjesslak
snail = slak
    .a = een slak
cat-m = mannetjeskat
    .a = een mannetjeskat
cat-f = vrouwtjeskat
    .a = een vrouwtjeskat
kangaroo-m = mannetjeskangoeroe
    .a = een mannetjeskangoeroe
kangaroo-f = vrouwtjeskangoeroe
    .a = een vrouwtjeskangoeroe
panda-m = mannetjespanda
    .a = een mannetjespanda
panda-f = vrouwtjespanda
    .a = een vrouwtjespanda
lion-m = mannetjesleeuw
    .a = een mannetjesleeuw
lion-f = leeuwin
    .a = een leeuwin
donkey-m = mannetjesezel
    .a = een mannetjesezel
donkey-f = ezelin
    .a = een ezelin
bear-m = mannetjesbeer
    .a = een mannetjesbeer
bear-f = berin
    .a = een berin
giraffe-m = mannetjesgiraf
    .a = een mannetjesgiraf
giraffe-f = vrouwtjesgiraf
    .a = een vrouwtjesgiraf
rhinoceros-m = mannetjesneushoorn
    .a = een mannetjesneushoorn
rhinoceros-f = vrouwtjesneushoorn
    .a = een vrouwtjesneushoorn
elephant-m = mannetjesolifant
    .a = een mannetjesolifant
elephant-f = vrouwtjesolifant
    .a = een vrouwtjesolifant

# Zetten
move-embark = { $animal_a } inschepen
move-take = de dieren van Noahs boot in de hand nemen
move-noah = Noah naar boot { $boat } verplaatsen
move-look = de hand van { $whom } bekijken
move-draw = een kaart trekken bij { $whom }
move-return = { $animal_a } teruggeven
move-give = { $animal_a } aan { $whom } geven

# Logboek
log-embark = { $who_first } scheept { $animal_a } in op boot { $boat }.
log-take = { $who_first } kan niets inschepen en neemt de dieren van boot { $boat } in de hand: { $animals }.
log-noah = { $who_first } verplaatst Noah naar boot { $boat }.
log-pair = Een paar: { $who } speelt straks nog eens.
log-departure = Boot { $boat } is vol en vertrekt; { $who } geeft { $gifts ->
    [one] { $gifts } kaart
   *[other] { $gifts } kaarten
 } weg.
log-look = { $who_first } bekijkt de hand van { $whom }.
log-seen = { $who_first } ziet: { $cards }.
log-draw = { $who_first } trekt een kaart bij { $whom }.
log-draw-seen = { $who_first } trekt { $animal_a } bij { $whom }.
log-return = { $who_first } geeft { $whom } een kaart terug.
log-return-seen = { $who_first } geeft { $whom } { $animal_a } terug.
log-give = { $who_first } geeft { $whom } een kaart.
log-give-seen = { $who_first } geeft { $whom } { $animal_a }.
log-end-hand = { $who_first } heeft geen kaart meer: ronde { $round } is afgelopen.
log-end-boats = Er is geen boot meer om de vierde te vervangen: ronde { $round } is afgelopen.
log-end-guard = Dat was de 500e inscheping: ronde { $round } is afgelopen.
log-tears = { $who_first }: { $tears ->
    [0] geen tranen
    [one] { $tears } traan
   *[other] { $tears } tranen
 }, { $total } in totaal.
log-round = Ronde { $round } begint; { $who } is als eerste aan de beurt.
log-over = Het spel is afgelopen. { $winners ->
    [one] De winnaar is { $seats }
   *[other] De winnaars zijn { $seats }
 }, met { $total ->
    [0] geen enkele traan
    [one] { $total } traan
   *[other] { $total } tranen
 }.

# Opties
option-start = wie de eerste ronde begint
option-end = hoe het spel eindigt: na 3 rondes, of met de ronde waarin iemand 26 tranen bereikt
value-end-3 = na 3 rondes
value-end-26 = bij 26 tranen

# Waarom niet: telkens één oorzaak
reason-over = Het spel is afgelopen: de drie rondes zijn gespeeld.
reason-over-score = Het spel is afgelopen: { $who } heeft { $total } tranen, en bij { $end } is het uit.
reason-now-embark = Eerst moet er een dier inschepen op de boot waar Noah staat.
reason-now-look = Eerst de giraf: kies wiens hand je bekijkt.
reason-now-draw = Eerst de leeuw: kies bij wie je een kaart trekt.
reason-now-return = Eerst krijgt { $whom } nog een kaart van je terug.
reason-now-move = Eerst moet Noah zich verplaatsen.
reason-now-give = Eerst { $count ->
    [one] moet je nog één gift
   *[other] moet je nog { $count } giften
 } doen.
reason-not-held = Je hebt geen { $animal } in je hand.
reason-sex = Op boot { $boat } moet nu { $sex ->
    [f] een vrouwtje
   *[m] een mannetje
 } volgen: het laatste dier aan boord is { $last_a }.
reason-weight = { $weight } + { $more } = { $sum } is meer dan { $limit }.
reason-woodpecker = { $weight } + { $more } = { $sum } is meer dan { $limit }, de limiet met een specht aan boord.
reason-woodpecker-joins = Met een specht mag boot { $boat } { $limit } wegen; hij weegt al { $weight }.
reason-can-embark = Je kunt nog { $count ->
    [one] één kaart
   *[other] kaarten
 } inschepen: { $animals }.
reason-noah = Na { $sex ->
    [f] een vrouwtje doet Noah één stap
   *[m] een mannetje doet Noah twee stappen
 }: naar boot { $first } of { $second }.

# Wat een zet oplevert
would-weigh = Boot { $boat } zou { $weight } van { $limit } wegen; { $sex ->
    [m] een mannetje
    [f] een vrouwtje
   *[any] elk geslacht
 } mag volgen.
would-fill = Boot { $boat } zou vol zijn en vertrekken; { $gifts ->
    [0] er is niets meer weg te geven.
    [one] er volgt één gift.
   *[other] er volgen { $gifts } giften.
 }
would-pair = Een paar: je zou nog eens spelen.
would-end = Je laatste kaart: de ronde zou afgelopen zijn.
would-trait-giraffe = Je zou een hand bekijken.
would-trait-lion = Je zou een kaart trekken en er een teruggeven.
would-trait-donkey = Noah zou blijven waar hij is.
would-take = { $cards ->
    [one] Eén kaart komt
   *[other] { $cards } kaarten komen
 } in je hand, goed voor { $tears ->
    [one] één traan
   *[other] { $tears } tranen
 }.
would-visit = Boot { $boat } weegt { $weight } van { $limit } en wil nu { $sex ->
    [m] een mannetje
    [f] een vrouwtje
   *[any] elk geslacht
 }.
would-pass = { $whom_first } krijgt { $animal_a }, en daarmee { $tears ->
    [0] geen tranen.
    [one] één traan.
   *[other] { $tears } tranen.
 }

# Bord
board-parrot = papegaai
board-woodpecker = specht
board-snail = slak
board-cat = kat
board-kangaroo = kangoeroe
board-panda = panda
board-lion = leeuw
board-donkey = ezel
board-bear = beer
board-giraffe = giraf
board-rhinoceros = neushoorn
board-elephant = olifant
board-m = m
board-f = v
board-turn = { $who_first } is aan de beurt: { $step }
board-phase-embark = een dier inschepen
board-phase-look = giraf: een hand bekijken
board-phase-draw = leeuw: een kaart trekken
board-phase-return = leeuw: { $whom } een kaart teruggeven
board-phase-move = Noah verplaatsen
board-phase-give = nog te geven: { $count }
board-again = dan nog eens
board-over = Het spel is afgelopen
board-round = ronde { $round } van 3
board-round-score = ronde { $round }, tot { $end } tranen
board-boat = boot { $boat }
board-noah = NOAH
board-empty = leeg
board-gone = geen boot
board-next = daarna: { $sex }
board-any = m of v
board-leaves = vertrekt!
board-ring = Laatste dier bovenop. Boot 5 ligt naast 1. Noah gaat 2 boten na m, 1 na v.
board-middle = boten in het midden: { $count }
board-pile = trekstapel: { $count }
board-departed = Vertrokken:
board-nothing = nog niets
board-tears = tranen
board-cards = kaarten
board-known = bekend van die hand
board-knows = kent uit jouw hand
board-you = (jij)
board-hand = Je hand (gewicht/tranen):

# De tafel in de browser
do-embark = scheep een dier in op Noahs boot
do-look = de giraf laat je in een hand kijken: kies een speler
do-draw = de leeuw trekt een kaart: kies een speler
do-return = geef { $whom } een kaart terug
do-move = verplaats Noah naar een andere boot
do-give = { $count ->
    [one] geef een kaart weg
   *[other] geef { $count } kaarten weg, een voor een
 }
table-round-over = Ronde { $round } is voorbij
table-round-tears = { $count ->
    [0] geen tranen
    [one] { $count } traan
   *[other] { $count } tranen
 }
table-ring = Boten
table-players = Spelers
table-hand = Je hand
table-boat = Boot { $boat }, gewicht { $weight } van { $limit }; hierna: { $sex }. { $load }
table-boat-noah = Boot { $boat }, met Noah, gewicht { $weight } van { $limit }; hierna: { $sex }. { $load }
table-boat-gone = Plaats { $boat }: geen boot
table-aboard = Aan boord: { $animals }.
table-nobody-aboard = Er is niemand aan boord.
table-sex-m = een mannetje
table-sex-f = een vrouwtje
table-sex-any = een mannetje of een vrouwtje
table-take = Niets past: neem deze dieren
table-round = Ronde { $round } van { $of }
table-next-departure = volgend vertrek: { $gifts ->
    [one] { $gifts } gift
   *[other] { $gifts } giften
 }
table-seat = { $name }: { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
 }, { $tears ->
    [0] geen tranen
    [one] { $tears } traan
   *[other] { $tears } tranen
 }
table-starter = begon deze ronde
table-cards = { $count ->
    [one] { $count } onbekende kaart
   *[other] { $count } onbekende kaarten
 }
table-tears-sum = { $before } eerder + { $now } op de overgebleven kaarten = { $total }
table-card = Gewicht { $weight }; blijft de kaart aan het eind van een ronde in je hand, dan kost ze { $tears ->
    [0] niets.
    [one] { $tears } traan.
   *[other] { $tears } tranen.
 }
table-hand-card = { $animal }, gewicht { $weight }, { $tears ->
    [0] geen tranen
    [one] { $tears } traan
   *[other] { $tears } tranen
 }
table-known-to = bekend bij { $who }
table-knowers = gezien door deze spelers
table-trait-woodpecker = 13
table-trait-snail = ?
table-trait-lion = ⇄
table-trait-donkey = blijft
table-trait-giraffe = kijk
table-how-woodpecker = Zolang hij aan boord is, draagt de boot niet meer dan 13.
table-how-snail = Bij het inschepen kies jij haar geslacht.
table-how-lion = Trek een willekeurige kaart van een tegenstander en geef er een terug.
table-how-donkey = Noah blijft waar hij is.
table-how-giraffe = Bekijk de hele hand van een tegenstander.

# Where the points come from
why-round = ronde { $round }
why-left = ronde { $round }, over in de hand: { $animal }

# The guided first game: what each step says.
lesson-first = Je eerste spel
lesson-first-1 = De zondvloed komt! Breng je dieren aan boord. Elk dier dat aan het eind van de ronde nog in je hand zit, kan tranen kosten, en wie de minste tranen heeft, wint.
lesson-first-2 = Je speelt op de boot waar Noah staat. Daar is al een kat: leg jouw kat erbovenop. Dezelfde soort vormt een paar, en je mag nog eens!
lesson-first-3 = Nu gaat Noah verder. Na een vrouwtje doet hij één stap, naar een boot ernaast; na een mannetje steekt hij over naar een boot aan de overkant. Stuur hem naar de neushoorn.
lesson-first-4 = Weer een paar: een vrouwtje na het mannetje. In een boot wisselen de geslachten elkaar strikt af, of ze zijn allemaal gelijk; het tweede dier beslist dat.
lesson-first-5 = Een boot draagt hoogstens 21, en twee neushoorns wegen 18. Zet Noah een stap verder.
lesson-first-6 = De papegaai weegt niets, maar kost 2 tranen als hij in je hand blijft. Breng hem aan boord.
lesson-first-7 = Hij vormt geen paar, dus je beurt eindigt als Noah is verplaatst. Stuur hem naar de boot van de specht, die maar 13 draagt.
lesson-first-8 = Je tegenstander stuurde Noah terug naar de neushoorns. Die wegen 18; jouw kangoeroe weegt 3. Precies 21: de boot is vol!
lesson-first-9 = Na een mannetje steekt Noah over: kies de verlichte boot. Dan vertrekt de volle boot.
lesson-first-10 = Wie een boot laat vertrekken, geeft kaarten weg. De specht kost 2 tranen: die mag je tegenstander hebben.
lesson-first-11 = De rest is voor je gespeeld. Na elke ronde tellen de tranen op de kaarten in de hand, en na drie rondes wint wie de minste tranen heeft.

# Plaatjes bij de spelregels
figure-NOA-07 = Toegestaan: drie vrouwtjes; mannetje, vrouwtje, mannetje. Niet toegestaan: mannetje, vrouwtje, vrouwtje.
figure-NOA-08 = Olifant 10, leeuw 5 en ezel 6 wegen 21, dat mag; met een kat van 2 erbij wordt het 23, dat mag niet.
figure-NOA-11 = Vijf boten in een kring. Van boot 1 steekt Noah na een mannetje over naar 3 of 4 en gaat hij na een vrouwtje naar 2 of 5.
