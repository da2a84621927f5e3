title = Noah

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
lion-f = vrouwtjesleeuw
    .a = een vrouwtjesleeuw
donkey-m = mannetjesezel
    .a = een mannetjesezel
donkey-f = vrouwtjesezel
    .a = een vrouwtjesezel
bear-m = mannetjesbeer
    .a = een mannetjesbeer
bear-f = vrouwtjesbeer
    .a = een vrouwtjesbeer
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

# Weigeringen
refusal-NOA-06 = Nu moet er een dier uit je hand inschepen op de boot waar Noah staat.
refusal-NOA-07 = Dat is het verkeerde geslacht: aan boord zijn alle dieren van één geslacht, of de geslachten wisselen elkaar af.
refusal-NOA-08 = Dat dier is te zwaar: de boot zou boven zijn limiet komen.
refusal-NOA-09 = Je neemt de dieren van de boot alleen als geen enkele kaart uit je hand ingescheept kan worden.
refusal-NOA-11 = Nu moet Noah zich verplaatsen: twee stappen langs de kring na een mannetje, één stap na een vrouwtje.
refusal-NOA-15 = Op een vertrek volgen giften, een voor een: een kaart uit je hand, aan een tegenstander.
refusal-NOA-16 = Daar is het nu het moment niet voor: een beurt heeft een vaste volgorde.
refusal-NOA-21 = Na een giraf, en alleen dan, bekijk je de hand van een tegenstander.
refusal-NOA-23 = Na een leeuw, en alleen dan, trek je een kaart bij een tegenstander en geef je er een uit je hand voor terug.
refusal-NOA-24 = Met een specht aan boord mag de boot niet meer dan 13 wegen.
refusal-NOA-33 = Het spel is afgelopen: de drie rondes zijn gespeeld.
refusal-NOA-34 = Het spel is afgelopen: de laatste ronde van de variant is gespeeld.

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
table-own-tears = { $tears ->
    [0] Je hebt geen tranen
    [one] Je hebt { $tears } traan
   *[other] Je hebt { $tears } tranen
 }
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
