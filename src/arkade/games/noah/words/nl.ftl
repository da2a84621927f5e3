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
    [one] moet je nog één kaart
   *[other] moet je nog { $count } kaarten
 } weggeven.
reason-not-held = Je hebt geen { $animal } in je hand.
reason-sex = Op boot { $boat } moet nu { $sex ->
    [f] een vrouwtje
   *[m] een mannetje
 } volgen: het laatste dier aan boord is { $last_a }.
reason-weight = { $weight } + { $more } = { $sum } is meer dan { $limit }.
reason-woodpecker = { $weight } + { $more } = { $sum } is meer dan { $limit }, de limiet met een specht aan boord.
reason-woodpecker-joins = Met een specht mag boot { $boat } hoogstens { $limit } wegen; hij weegt al { $weight }.
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
   *[any] een mannetje of een vrouwtje
 } mag volgen.
would-fill = Boot { $boat } zou vol zijn en vertrekken; { $gifts ->
    [one] er volgt één gift.
   *[other] er volgen { $gifts } giften.
 }
would-leave = Boot { $boat } zou vertrekken; { $gifts ->
    [one] er volgt één gift.
   *[other] er volgen { $gifts } giften.
 }
would-pair = Een paar: je zou nog eens spelen.
would-end-hand = Je laatste kaart: de ronde zou afgelopen zijn.
would-end-gifts = Met de laatste gift zou je hand leeg zijn: de ronde zou afgelopen zijn.
would-end-boats = Er is geen boot meer om de vierde te vervangen: de ronde zou afgelopen zijn.
would-end-guard = Het is de 500e inscheping: de ronde zou afgelopen zijn.
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
   *[any] een mannetje of een vrouwtje
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
board-again = na een paar
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

# Lessen: de titel van elk hoofdstuk, en wat de stappen zeggen.
lesson-turn = Je beurt
lesson-turn-1 = De zondvloed komt! Je hebt acht dieren; vijf boten liggen in een kring klaar, elk met één dier aan boord. Wat aan het eind van de ronde nog in je hand zit, kan tranen kosten, en wie de minste tranen heeft, wint.
lesson-turn-2 = Je speelt op de boot waar Noah staat. Daar is al een kat: leg jouw kat erbovenop. Dezelfde soort vormt een paar, en je mag nog eens!
lesson-turn-3 = Nu gaat Noah verder. Na een vrouwtje doet hij één stap, naar een boot ernaast; na een mannetje steekt hij over naar een boot aan de overkant. Stuur hem naar de neushoorn.
lesson-turn-4 = Weer een paar: een vrouwtje na het mannetje. In een boot wisselen de geslachten elkaar strikt af, of ze zijn allemaal gelijk; het tweede dier beslist dat.
lesson-turn-5 = Een boot draagt hoogstens 21, en twee neushoorns wegen 18. Zet Noah een stap verder.
lesson-turn-6 = De papegaai weegt niets, maar kost 2 tranen als hij in je hand blijft. Breng hem aan boord.
lesson-turn-7 = Hij vormt geen paar, dus je beurt eindigt als Noah is verplaatst. Stuur hem naar boot 4: daar moet je tegenstander spelen.
lesson-turn-8 = Dat is een beurt: een dier aan boord, en dan gaat Noah verder. Je tegenstander stuurde hem terug naar je neushoorns. Het volgende hoofdstuk laat zien wat je daarmee doet.
lesson-departure = Een volle boot
lesson-departure-1 = Noah is terug bij de neushoorns. Ze wegen 18, en na een mannetje en een vrouwtje moet er een mannetje volgen.
lesson-departure-2 = Je kangoeroe is een mannetje en weegt 3. Breng hem aan boord: precies 21, de boot is vol!
lesson-departure-3 = Eerst verplaatst Noah zich. Na een mannetje steekt hij over: kies de verlichte boot. Dan vertrekt de volle boot, en komt er een lege voor in de plaats.
lesson-departure-4 = Wie een boot laat vertrekken, geeft een kaart weg. De specht kost 2 tranen: die mag je tegenstander hebben. Met meer spelers zouden alleen jullie tweeën weten welke kaart het was.
lesson-departure-5 = Een volle boot loont: twee kaarten kwijt in één beurt! En de giften groeien: 1 kaart voor het eerste vertrek van de ronde, 2 voor het tweede, dan 3, dan 4. Wie er minder heeft, geeft ze allemaal.
lesson-take = Als niets past
lesson-take-1 = Zware mannetjes en weinig lichte dieren: dat is een lastige hand. Begin met de vrouwtjespapegaai.
lesson-take-2 = Na een vrouwtje doet Noah één stap. Stuur hem naar de neushoorn.
lesson-take-3 = Er kwam een ezel aan boord, en Noah bleef staan. Er moet een vrouwtje volgen, en er is al 15 aan boord. Je enige vrouwtje is de berin, en 15 + 7 = 22. Niets past: je moet alle dieren van de boot nemen.
lesson-take-4 = Nu heb je negen kaarten, en iedereen weet welke twee er nieuw zijn. De boot is leeg, dus begin hem opnieuw met om het even welke kaart: een mooi moment voor je zwaarste.
lesson-take-5 = Een paar kon het niet worden, want er was niemand aan boord. Na een mannetje steekt Noah over.
lesson-take-6 = Je neemt nooit dieren omdat je dat wilt, alleen als niets past. En een buur die je naar een lastige boot stuurt, moet hetzelfde doen!
lesson-traits = Slak, giraf en ezel
lesson-traits-1 = Sommige dieren hebben een eigenschap. Jullie zijn hier met drie spelers, en jij hebt alle vijf de soorten: slak, giraf, ezel, leeuw en specht.
lesson-traits-2 = De slak is wat jij wilt: kies haar geslacht bij het inschepen. Maak er een mannetje van, zodat hier alleen mannetjes kunnen volgen.
lesson-traits-3 = Ze telt nu als mannetje: Noah steekt over.
lesson-traits-4 = De giraf heeft een lange hals. Breng haar aan boord, en je mag bij iemand in de hand kijken.
lesson-traits-5 = Kies wiens hand je bekijkt: die van je linkerbuur, want die speelt hierna.
lesson-traits-6 = Je kent nu die kaarten, zolang ze in die hand blijven. Stuur Noah naar de boot waar je je buur wilt laten spelen: in boot 1 moet een mannetje volgen.
lesson-traits-7 = De ezel is koppig. Breng hem aan boord: Noah komt niet van zijn plaats.
lesson-traits-8 = Je buur moet dus op deze zelfde boot spelen: een vrouwtje van hoogstens 5. Met een ezel kies je de boot van je buur: die je zelf lastig maakte.
lesson-lion = Leeuw en specht
lesson-lion-1 = De leeuw pakt wat hij wil. Breng je leeuwin aan boord: 8 + 5 = 13.
lesson-lion-2 = Trek een kaart uit de hand van je tegenstander, zonder te kijken.
lesson-lion-3 = Een papegaai! Geef er nu een kaart voor terug; dezelfde mag ook. Twee papegaaien is er een te veel: geef het vrouwtje.
lesson-lion-4 = Jullie weten allebei welke kaarten van hand wisselden. Noah gaat verder zoals na elk vrouwtje: stuur hem naar boot 2.
lesson-lion-5 = Noah is terug. De specht weegt niets, maar hakt gaten: met hem aan boord draagt een boot maar 13. Op een boot die al zwaarder is, mag hij niet.
lesson-lion-6 = Boot 1 weegt precies 13. Breng de specht aan boord: de boot is in één klap vol!
lesson-lion-7 = Noah verplaatst zich, en dan vertrekt de boot zoals elke volle boot.
lesson-lion-8 = En je geeft een kaart weg. De slak kost 2 tranen.
lesson-lion-9 = Nu ken je alle vijf de eigenschappen. Gewicht, tranen en eigenschap staan op elke kaart; meestal kosten de lichtste dieren het meest.
lesson-round = Het einde van een ronde
lesson-round-1 = Je hebt nog drie kaarten. Er is al één boot vertrokken. Noah staat bij een boot met 13 aan boord, allemaal mannetjes.
lesson-round-2 = Je hebt een specht: die maakt deze boot vol. Breng hem aan boord.
lesson-round-3 = Noah steekt over, en de boot vertrekt. Het is de tweede van deze ronde, dus je geeft twee kaarten weg.
lesson-round-4 = Geef eerst de kangoeroe weg.
lesson-round-5 = En nu je laatste kaart. Wie er geen meer heeft, beëindigt meteen de ronde.
lesson-round-6 = De kaarten in de hand zijn geteld: geen tranen voor jou, 7 voor je tegenstander. Daarna is alles geschud en opnieuw gedeeld, met alle acht de boten. Wie de meeste tranen heeft, begint.
lesson-fourth = De vierde boot
lesson-fourth-1 = Er zijn drie boten vertrokken, en in het midden ligt er geen meer. Noah staat bij de ezel, en je hebt vijf lichte dieren die tranen kosten, en een olifant.
lesson-fourth-2 = Je olifant maakt de boot vol: het vierde vertrek. Omdat er geen boot voor in de plaats komt, blijft Noah staan, en na je giften is de ronde voorbij.
lesson-fourth-3 = Vier giften! Bij elke gift kies je wie ze krijgt. De mannetjespapegaai voor je linkerbuur.
lesson-fourth-4 = Welke kaart het is, zien alleen jullie tweeën. Een kat voor dezelfde buur.
lesson-fourth-5 = De ander mag ook niet met lege handen staan: nog een papegaai.
lesson-fourth-6 = En de specht. Met één kaart over heb je haast niets meer om over te huilen.
lesson-fourth-7 = De ronde is voorbij, al speelde niemand een laatste kaart: 1 traan voor jou, 6 en 8 voor de anderen. Een ronde eindigt zo, of als iemand geen kaart meer heeft.
lesson-score = Het spel tot 26 tranen
lesson-score-1 = Je kunt ook afspreken te spelen tot iemand 26 tranen heeft. Jij hebt er geen, je tegenstander 18. Je liet net de tweede boot vertrekken: je geeft twee kaarten weg.
lesson-score-2 = Eerst de kangoeroe. Die kost 1 traan.
lesson-score-3 = Dan de panda: met 4 tranen is dat het duurste dier van allemaal!
lesson-score-4 = Je laatste kaart is een giraf. Breng haar aan boord: de ronde is meteen voorbij, dus een hand bekijken is er niet meer bij.
lesson-score-5 = Je tegenstander krijgt er 10 tranen bij: 28 is meer dan 26, en het spel is uit. Wie de minste tranen heeft, wint; bij een gelijke stand wordt de overwinning gedeeld.
lesson-plan = Een eerste plan
lesson-plan-1 = De derde ronde is de laatste, en je staat op 6 tranen tegen 7. Met vier of vijf spelers doen er meer dieren mee; het plan blijft hetzelfde: raak op tijd kwijt wat tranen kost.
lesson-plan-2 = Op een lege boot past alles. De specht kost 2 tranen en past zelden: nu of nooit!
lesson-plan-3 = Waar moet je tegenstander spelen? In boot 4 past alleen een vrouwtje. Hoe krapper de keuze, hoe beter voor jou.
lesson-plan-4 = Tel voor je speelt: er is 11 aan boord, en er moet een mannetje volgen. Je olifant weegt 10. Samen 21!
lesson-plan-5 = Noah steekt over. In boot 5 zit alleen een slak.
lesson-plan-6 = Deze keer twee giften. Houd de papegaai: hij weegt niets en past bijna overal. De kangoeroe gaat weg.
lesson-plan-7 = De leeuwin ook: als laatste kaart zou ze niets doen.
lesson-plan-8 = Daar is het: in boot 4 moet een mannetje volgen, en een papegaai is altijd licht genoeg. Je laatste kaart!
lesson-plan-9 = Je wint met 6 tranen tegen 13! Vorm paren, maak boten vol, stuur Noah waar anderen vastlopen, en bewaar voor het laatst wat altijd past. Nu ken je het hele spel.

# Plaatjes bij de spelregels
figure-NOA-07 = Toegestaan: drie vrouwtjes; mannetje, vrouwtje, mannetje. Niet toegestaan: mannetje, vrouwtje, vrouwtje.
figure-NOA-08 = Olifant 10, leeuw 5 en ezel 6 wegen 21, dat mag; met een kat van 2 erbij wordt het 23, dat mag niet.
figure-NOA-11 = Vijf boten in een kring. Van boot 1 steekt Noah na een mannetje over naar 3 of 4 en gaat hij na een vrouwtje naar 2 of 5.
