title = Arche Opti Mix
name = Opti Mix
about = Laad de ark zonder dat ze kantelt of dat iemand iemand opeet.
credit = Arche Opti Mix: Frank Nestel

# Kaarten; .the is hoe een zin ze noemt, .first aan het begin van een zin.
brontosaurus = brontosaurus
    .the = de brontosaurus
    .first = De brontosaurus
mammoth = mammoet
    .the = de mammoet
    .first = De mammoet
elephant = olifant
    .the = de olifant
    .first = De olifant
tyrannosaurus = tyrannosaurus
    .the = de tyrannosaurus
    .first = De tyrannosaurus
rhinoceros = neushoorn
    .the = de neushoorn
    .first = De neushoorn
hippopotamus = nijlpaard
    .the = het nijlpaard
    .first = Het nijlpaard
musk-ox = muskusos
    .the = de muskusos
    .first = De muskusos
polar-bear = ijsbeer
    .the = de ijsbeer
    .first = De ijsbeer
lion = leeuw
    .the = de leeuw
    .first = De leeuw
tiger = tijger
    .the = de tijger
    .first = De tijger
brown-bear = bruine beer
    .the = de bruine beer
    .first = De bruine beer
turtle = schildpad
    .the = de schildpad
    .first = De schildpad
skunk = stinkdier
    .the = het stinkdier
    .first = Het stinkdier
sloth = luiaard
    .the = de luiaard
    .first = De luiaard
snail = slak
    .the = de slak
    .first = De slak
koala = koala
    .the = de koala
    .first = De koala
walrus = walrus
    .the = de walrus
    .first = De walrus
seal = zeehond
    .the = de zeehond
    .first = De zeehond
toad = pad
    .the = de pad
    .first = De pad
crocodile = krokodil
    .the = de krokodil
    .first = De krokodil
dodo = dodo
    .the = de dodo
    .first = De dodo
earthworm = regenworm
    .the = de regenworm
    .first = De regenworm
rabbit = konijn
    .the = het konijn
    .first = Het konijn
roe-deer = ree
    .the = de ree
    .first = De ree
moose = eland
    .the = de eland
    .first = De eland
chamois = gems
    .the = de gems
    .first = De gems
squirrel = eekhoorn
    .the = de eekhoorn
    .first = De eekhoorn
mouse = muis
    .the = de muis
    .first = De muis
butterfly = vlinder
    .the = de vlinder
    .first = De vlinder
gazelle = gazelle
    .the = de gazelle
    .first = De gazelle
zebra = zebra
    .the = de zebra
    .first = De zebra
giraffe = giraf
    .the = de giraf
    .first = De giraf
kangaroo = kangoeroe
    .the = de kangoeroe
    .first = De kangoeroe
dog = hond
    .the = de hond
    .first = De hond
chimpanzee = chimpansee
    .the = de chimpansee
    .first = De chimpansee
hedgehog = egel
    .the = de egel
    .first = De egel
pig = varken
    .the = het varken
    .first = Het varken
hen = kip
    .the = de kip
    .first = De kip
bee = bij
    .the = de bij
    .first = De bij
cow = koe
    .the = de koe
    .first = De koe
horse = paard
    .the = het paard
    .first = Het paard
sheep = schaap
    .the = het schaap
    .first = Het schaap
reindeer = rendier
    .the = het rendier
    .first = Het rendier
camel = kameel
    .the = de kameel
    .first = De kameel
fox = vos
    .the = de vos
    .first = De vos
spider = spin
    .the = de spin
    .first = De spin
mosquito = mug
    .the = de mug
    .first = De mug
grain = graan
    .the = het graan
    .first = Het graan
hay = hooi
    .the = het hooi
    .first = Het hooi
card-1 = kaart 1
    .the = kaart 1
    .first = Kaart 1
card-2 = kaart 2
    .the = kaart 2
    .first = Kaart 2
card-3 = kaart 3
    .the = kaart 3
    .first = Kaart 3
card-4 = kaart 4
    .the = kaart 4
    .first = Kaart 4
card-5 = kaart 5
    .the = kaart 5
    .first = Kaart 5
card-6 = kaart 6
    .the = kaart 6
    .first = Kaart 6
card-7 = kaart 7
    .the = kaart 7
    .first = Kaart 7
card-8 = kaart 8
    .the = kaart 8
    .first = Kaart 8
card-9 = kaart 9
    .the = kaart 9
    .first = Kaart 9
# Een kaart die een ander spel kaarten met een eigen titel meebrengt.
titled = { $title }
    .the = { $title }
    .first = { $title }

# Plaatsen
port = bakboord { $cabin }
starboard = stuurboord { $cabin }

# Types: de scorekaarten
type-slow = traag
type-shy = schuw
type-heavy = zwaar
type-useful = nuttig
type-provisions = proviand

# Waarom een huisdier niet telt
no-pet-provisions = geen dier
no-pet-heavy = te zwaar
no-pet-power = met een kracht

# Zetten
move-play = { $card_the } op { $place } spelen
move-take = { $card_the } uit het aanbod nemen, en een kaart van de trekstapel
move-eject = { $card_the } verjagen
move-no-eject = geen dier verjagen
move-disc = een schijf onder een pion op “{ $type }” leggen
move-no-disc = van de schijf afzien
move-pick = { $card_the } uit het aanbod kiezen voor de nieuwe hut
move-stop = geen tweede kaart spelen
move-pet = { $card_the } als huisdier houden
move-no-pet = geen huisdier houden
move-pass = passen

# Logboek
log-play = { $who_first } speelt { $card_the } op { $place }.
log-take = { $who_first } neemt { $card_the } uit het aanbod.
log-eject = { $who_first }: { $ejector_the } verjaagt { $card_the }.
log-no-eject = { $who_first } verjaagt geen dier.
log-disc = { $who_first } legt een schijf onder een pion op “{ $type }”.
log-no-disc = { $who_first } legt geen schijf onder een pion.
log-pick = { $who_first } kiest { $card_the } uit het aanbod voor de nieuwe hut.
log-stop = { $who_first } speelt geen tweede kaart.
log-pet = { $who_first } legt gedekt een huisdier neer.
log-pet-seen = { $who_first } legt gedekt een huisdier neer: { $card_the }.
log-no-pet = { $who_first } houdt geen huisdier.
log-pass = { $who_first } past.
log-fee = { $who_first } betaalt een schijf aan de voorraad.
log-cabin = Een nieuwe hut: { $who } geeft een schijf aan { $whom }.
log-fox = De vos: { $who } krijgt { $count ->
    [0] geen schijf, want de voorraad is leeg
    [one] { $count } schijf uit de voorraad
   *[other] { $count } schijven uit de voorraad
 }.
log-bronto = De pion van de brontosaurus staat op een schijf en telt voor 1,5.
log-bronto-ejected = De pion voor de verjaagde brontosaurus staat op een schijf en telt voor 1,5.
log-rain = Regen! Kaart { $number } van 5.
log-pets = Iedereen mag een huisdier houden, te beginnen met { $who }.
log-last = De laatste inscheping begint met { $who }.
log-draw = { $who_first } trekt een kaart.
log-draw-seen = { $who_first } trekt { $card_the }.
log-display = Nieuw in het aanbod: { $card }.
log-pet-shown = Het huisdier van { $who } is { $card_the }.
log-pet-void = { $card_first } telt niet als huisdier: { $why }.
log-points = { $who_first }: traag { $slow }, schuw { $shy }, zwaar { $heavy }, nuttig { $useful }, proviand { $provisions }, schijven { $discs }; samen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }.
log-tie-break = Gelijke punten: het kleinste aantal dieren in de hand beslist.
log-over = Het spel is afgelopen. { $winners ->
    [one] De winnaar is { $seats }
   *[other] De winnaars zijn { $seats }
 }, met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }.

# Opties
option-start = wie begint
option-deck = de kaarten: de onze, of die van een bestand (TOML) dat je naar je eigen doos hebt verbeterd

# Wat er mis is met een kaartenbestand
deck-at-line = regel { $line }: { $what }
deck-at-card = kaart { $card }: { $what }
deck-replay = een stapel in een bewaarde partij heeft de velden sha256 en cards
deck-shipped = de meegeleverde stapel is { $sha256 }, en een andere moet zijn kaarten meebrengen
deck-hash = deze kaarten vormen de stapel { $sha256 }
deck-length = een kaartenbestand telt hoogstens { $most } bytes
deck-encoding = byte { $byte }: dit is geen UTF-8-tekst
deck-unreadable = hier hoort { $standard } of een kaartenbestand, en dit is niet te lezen: { $reason }
deck-toml = geen TOML: { $reason }
deck-table = onbekende tabel { $table }; een kaartenbestand heeft alleen [[card]]-tabellen
deck-list = de kaarten zijn geen lijst van [[card]]-tabellen
deck-second = een tweede kaart { $card }; gebruik copies
deck-unknown-field = onbekend veld { $field }; er zijn { $fields }
deck-missing-field = het veld { $field } ontbreekt
deck-word = { $field } { $value } is er niet een van { $allowed }
deck-number = { $field } { $value } is geen getal van { $least } tot en met { $most }
deck-provisions-diet = proviand eet niets
deck-provisions-power = proviand heeft geen kracht
deck-name = er is geen kaart { $card }; nieuwe heten { $first } tot en met { $last }, met een titel
deck-title = alleen { $first } tot en met { $last } hebben een titel
deck-title-text = titel { $title } is geen tekst van hoogstens { $most } bytes
deck-size = { $count } kaarten; een stapel heeft er { $least } tot { $most }
deck-no-provisions = er is geen proviand
deck-start = te weinig startkaarten: vier van gewicht 1 of 2, hoogstens twee van een type (OPT-05), en er zijn er { $count }
deck-light = zoveel lichte kaarten kunnen aan één kant meer dan { $most } hutten maken
deck-discs = de krachten kunnen { $count } van de schijven uit de voorraad nemen, en met vijf spelers heeft die er bij het begin { $least }: de ruil van OPT-47 kan er dan toe doen, en die wordt niet aangeboden
deck-chimpanzee = een chimpansee zonder type kan zonder pion voor zijn schijf zitten: de ruil van OPT-47 kan er dan toe doen, en die wordt niet aangeboden

# Waarom niet
reason-over = Het spel is afgelopen: iedereen heeft gepast.
reason-now-turn = Een beurt begint met een kaart nemen uit het aanbod of met een kaart spelen.
reason-now-eject = Handel eerst het verjagen af: { $card_the } gaat naar { $place }.
reason-now-disc = Beslis eerst over de schijf: onder een van je pionnen, of nergens.
reason-now-pick = Kies eerst een kaart uit het aanbod voor de nieuwe hut.
reason-now-second = Je hebt één kaart gespeeld: speel een tweede, of stop.
reason-now-pet = Beslis eerst over je huisdier: een kaart uit je hand, of geen.
reason-now-last = Het is de laatste inscheping: betaal een schijf en speel een dier, of pas.
reason-playing = Je speelt deze beurt kaarten, dus je neemt er geen.
reason-no-draw = De vijfde regen is gevallen: niemand neemt nog kaarten.
reason-no-card = Dit spel kaarten heeft geen “{ $card }”.
reason-not-held = Je hebt { $card_the } niet in je hand.
reason-not-shown = { $card_first } ligt niet in het aanbod.
reason-late = { $card_first } blijft aan wal: { $type ->
    [slow] trage dieren mogen
   *[provisions] proviand mag
 } niet mee met de laatste inscheping.
reason-late-cabin = Een nieuwe hut kost { $cost } schijven in de laatste inscheping; je hebt er { $discs }.
reason-late-disc = Een kaart kost een schijf in de laatste inscheping, en je hebt er geen.
reason-alone = { $type ->
    [slow] Een traag dier
   *[provisions] Proviand
 } is de enige kaart van een beurt: { $card_the } kan niet de tweede zijn.
reason-no-cabin = { $side ->
    [port] Bakboord
   *[starboard] Stuurboord
 } heeft { $cabins ->
    [one] { $cabins } hut
   *[other] { $cabins } hutten
 }: een nieuwe komt op { $place }.
reason-cabin-disc = Een nieuwe hut kost een schijf, en je hebt er geen.
reason-same-cabin = Je eerste kaart ging naar { $place }: de tweede moet ergens anders heen.
reason-tilt = De ark zou { $tilt } naar { $side ->
    [port] bakboord
   *[starboard] stuurboord
 } hellen; { $limit } is het maximum.
reason-full = Er zitten al { $count } kaarten in { $place }: die hut is vol.
reason-climate = { $climate ->
    [warm] { $card_first } wil het warm, maar in { $place } is het koud
   *[cold] { $card_first } wil het koud, maar in { $place } is het warm
 }: { $others }.
reason-hunters = { $card_first } kan niet bij { $other_the }: een hut heeft plaats voor één vleeseter of alleseter.
reason-lighter = { $hunter_first } ({ $weight }) is niet lichter dan { $prey_the } ({ $limit }).
reason-eats = { $eater_first } zou { $food_the } opeten.
reason-afraid = { $where ->
    [inside] { $hunter_first } in deze hut maakt { $shy_the } bang
    [beside] { $hunter_first } hiernaast maakt { $shy_the } bang
   *[opposite] { $hunter_first } hiertegenover maakt { $shy_the } bang
 }.
reason-frightens = { $hunter_first } zou { $where ->
    [inside] { $shy_the } in deze hut
    [beside] { $shy_the } hiernaast
   *[opposite] { $shy_the } hiertegenover
 } bang maken.
reason-eject-fails = Ook zonder { $other_the } past { $card_the } niet in { $place }.
reason-not-there = { $card_first } zit niet in { $place }.
reason-stays = Niemand kan { $card_the } verjagen.
reason-eject-weight = { $card_first } verjaagt alleen gewicht { $limit }; { $other_the } weegt { $weight }.
reason-eject-shy = { $card_first } verjaagt alleen schuwe dieren; { $other_the } is niet schuw.
reason-disc-provisions = Onder een pion op “{ $type }” gaat geen schijf.
reason-no-pawn = Je hebt geen pion op “{ $type }”.
reason-all-raised = { $count ->
    [one] Je enige pion op “{ $type }” staat al op een schijf
   *[other] Je { $count } pionnen op “{ $type }” staan allemaal al op een schijf
 }.

# Wat een zet zou opleveren
would-lean = Bakboord zou { $port } wegen, stuurboord { $starboard }: de ark zou { $side ->
    [port] { $tilt } naar bakboord hellen
    [starboard] { $tilt } naar stuurboord hellen
   *[level] recht liggen
 }.
would-full = Dan zou { $place } vol zijn.
would-cabin = Een nieuwe hut: { $whom } zou een van je schijven krijgen.
would-leave = { $card_first } zou uit het spel gaan.
would-may-eject = Je zou dan { $card_the } kunnen verjagen.
would-must-eject = Om te passen zou { $card_the } een dier moeten verjagen.
would-fit = Zoals de ark er nu bij ligt, { $count ->
    [0] is er geen plaats voor { $card_the }
   *[other] past { $card_the } in { $places }
 }.
would-wait = { $card_first } zou niet kunnen volgen: deze kaart moet de enige van een beurt zijn.
would-too-late = Voor { $card_the } zou het te laat zijn: de laatste inscheping neemt geen trage dieren en geen proviand.
would-fee = Je zou een schijf aan de voorraad betalen.
would-pawn = Je zou { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pionnen
 } op “{ $type }” hebben.
would-raise = Een pion van je op “{ $type }” zou op een schijf staan en voor 1,5 tellen.
would-fox = { $card_first } zou je { $count ->
    [0] geen schijf opleveren: de voorraad is leeg
    [one] { $count } schijf opleveren
   *[other] { $count } schijven opleveren
 }.
would-may-disc = Je zou dan een schijf onder een van je pionnen kunnen leggen.
would-score = Je punten zouden van { $before } naar { $points } gaan.
would-score-other = { $who_first } zou van { $before } naar { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 } gaan.
would-pick = Je zou een van de { $count } kaarten uit het aanbod nemen.
would-second = Er zou een tweede kaart kunnen volgen, in een andere hut.
would-no-second = Geen van je kaarten zou kunnen volgen: je zou alleen nog je beurt kunnen beëindigen.
would-turn-over = Je beurt zou voorbij zijn.
would-rain = { $count ->
    [one] Het zou regenen: kaart { $number } van 5
   *[other] Het zou { $count } keer regenen, tot en met kaart { $number } van 5
 }.
would-last = De laatste inscheping zou beginnen.
would-risk-pets = Bij de tweede regen zou iedereen een huisdier mogen houden.
would-risk-last = Bij de vijfde regen zou meteen de laatste inscheping beginnen.
would-pet = Aan het einde zou het je een pion op “{ $type }” opleveren.
would-pet-void = Aan het einde zou { $card_the } niet als huisdier tellen: { $why }.
would-pet-none = Deze kaart heeft geen type en zou geen pion opleveren.
would-out = Je zou niet meer meedoen met de laatste inscheping.
would-over = Iedereen zou hebben gepast: het spel zou afgelopen zijn.

# Bord
board-warm = w
board-cold = k
board-both = ±
board-carnivore = V
board-herbivore = P
board-omnivore = A
board-slow = traag
board-shy = schuw
board-heavy = zwaar
board-useful = nuttig
board-provisions = prov.
board-legend = Kaarten: gewicht, dieet (V vleeseter, P planteneter, A alleseter, { $none } geen),
    klimaat (w warm, k koud, ± beide), { $power } kracht, type. Onder: pionnen/punten.
board-turn = { $who_first } is aan de beurt: { $step }
board-phase-turn = kaarten nemen of spelen
board-phase-eject = { $card } op { $place }, verjagen?
board-phase-disc = een schijf onder een pion leggen?
board-phase-pick = kaart kiezen voor de nieuwe hut
board-phase-second = een 2e kaart, niet op { $place }, of stoppen
board-phase-pet = een huisdier houden?
board-phase-last = laatste inscheping, spelen of passen
board-over = Het spel is afgelopen
board-bow = boeg
board-port = bakboord { $weight }
board-starboard = stuurboord { $weight }
board-new = (nieuwe hut: 1 schijf)
board-rain = regen { $count }/5
board-pile = trekstapel { $count }
board-reserve = voorraad schijven { $count }
board-display = Aanbod:
board-ejected = Verjaagd:
board-pile-cards = Trekstapel, van bovenaf:
board-rain-card = REGEN
board-nothing = niets
board-discs = schijf
board-cards = hand
board-pet = huisd.
board-of = van { $count }
board-points = punten
board-passed = uit
board-hand-of = { $who_first }, hand:
board-known = { $who_first }, bekend in de hand:
board-kept = { $who_first }, in de hand of huisdier:
board-pet-of = { $who_first }, huisdier:
board-hand = Je hand, en waar elke kaart mag liggen ({ $new } nieuwe hut):
board-hand-pet = Je hand, en wat niet telt als huisdier:
board-nowhere = nergens: { $rules }
board-your-pet = Je huisdier:
board-pet-void = { $card } (telt niet: { $why })
board-no-pet = telt niet: { $why }

# De tafel in de browser
do-turn = neem een kaart uit het aanbod, of speel een kaart uit je hand
do-eject = { $card_the } gaat naar { $place }: verjaag daar een dier, of geen
do-disc = leg een schijf onder een van je pionnen, of zie ervan af
do-pick = neem een kaart uit het aanbod voor de nieuwe hut
do-second = speel een tweede kaart, niet op { $place }, of stop
do-pet = houd een kaart als huisdier, of geen: alleen een dier van hoogstens 2, zonder kracht, telt
do-last = laatste inscheping: betaal een schijf en speel een dier, of pas
table-ark = De ark
table-side-p = Bakboord
table-side-s = Stuurboord
table-side-weight = gewicht { $weight }
table-tilt = { $side ->
    [port] De ark helt { $tilt } naar bakboord
    [starboard] De ark helt { $tilt } naar stuurboord
   *[level] De ark ligt recht
 }
table-cabin = { $place }: { $cards }. Gewicht { $weight }
table-new-cabin = { $place }: een nieuwe hut voor een schijf
table-new = Nieuwe hut
table-aboard = { $card } in { $place }
table-hand = Je hand
table-hand-card = { $card }, in je hand
table-display = Aanbod
table-display-card = { $card }, in het aanbod
table-take = Hier nemen
table-take-about = met een kaart van de trekstapel
table-pick-about = voor de nieuwe hut
table-pet-here = Als huisdier houden
table-pet-here-about = gedekt tot het einde
table-weight = Gewicht { $weight }
table-climate-warm = Wil het warm
table-climate-cold = Wil het koud
table-climate-both = Thuis in warmte en kou
table-diet-carnivore = Vleeseter
table-diet-herbivore = Planteneter
table-diet-omnivore = Alleseter
table-diet-none = Eet niets en niemand aan boord
table-type = Type: { $type }
table-no-type = Geen type: brengt geen pion
table-no-pet = Telt niet als huisdier: { $why }
table-power-fox = Kracht: neem 2 schijven uit de voorraad.
table-power-hedgehog = Kracht: grotere vleeseters en alleseters doen hem niets.
table-power-mosquito = Kracht: mag een dier van gewicht 2 verjagen.
table-power-brontosaurus = Kracht: zijn pion staat op een schijf en telt voor 1½.
table-power-turtle = Kracht: grotere vleeseters en alleseters doen haar niets, maar per hut is er plaats voor hoogstens één.
table-power-skunk = Kracht: mag elk dier verjagen.
table-power-spider = Kracht: mag een schuw dier verjagen.
table-power-chimpanzee = Kracht: leg een schijf onder een van je pionnen; die telt dan voor 1½.
table-rain = Regen: { $count } van 5
table-rain-pets = huisdieren
table-rain-last = laatste inscheping
table-pile = Trekstapel: { $count }
table-reserve = Schijven in de voorraad: { $count }
table-ejected = Verjaagd
table-score = Scorekaart “{ $type }”: de meeste 10, tweede 6, anderen 2. Er { $count ->
    [one] is { $count } kaart van dit type
   *[other] zijn { $count } kaarten van dit type
 }
table-pawns = { $who }: { $pawns } op “{ $type }”, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
table-crew = Spelers
table-discs = schijven: { $count }
table-in-hand = hand: { $count }
table-maybe-pet = { $card }, in de hand of huisdier
table-pet-hidden = een huisdier, gedekt
table-pet-shown = huisdier: { $card }
table-pet-void = huisdier: { $card }, dat niet telt: { $why }
table-passed = gepast
table-total = punten: { $points }
table-discs-head = schijven
table-hand-head = kaarten in de hand
table-total-head = punten in totaal

# Where the points come from
why-type = scorekaart “{ $type }”
why-discs = schijven
tie-break = Bij gelijke punten wint wie de minste dieren in de hand heeft.

# The guided first game: what each step says.
lesson-turn = Je beurt
lesson-turn-1 = Er is regen op komst, en de ark moet worden geladen. Vier kaarten zijn aan boord, je hebt er twee, en drie liggen in het aanbod. De ark heeft twee kanten met hutten. De boeg toont hoe scheef ze ligt: nooit meer dan 2 naar één kant.
lesson-turn-2 = Stuurboord is 1 zwaarder. Je muskusos weegt 3: aan bakboord helt de ark 2 naar de andere kant, nog net binnen de grens. Hij houdt van kou, en het konijn vindt alles goed. Een zwaar dier levert je een pion op de scorekaart “zwaar” op.
lesson-turn-3 = Je mag een tweede kaart spelen, in een andere hut. Een vleeseter moet lichter zijn dan alle anderen in zijn hut: de vos weegt 1, het paard 2. De vos heeft ook een kracht: hij levert je twee schijven op!
lesson-turn-4 = In plaats van te spelen mag je kaarten nemen: één uit het aanbod, en de bovenste van de trekstapel. Je hand is leeg, dus neem het schaap.
lesson-turn-5 = De trekstapel gaf je een rendier van 2, en bakboord is nu lichter. Een nieuwe hut achter de laatste kost een schijf, voor je rechterbuur. Open er een aan bakboord.
lesson-turn-6 = Wie een hut opent, neemt meteen een kaart uit het aanbod. Neem de bij: ze weegt niets en is nuttig.
lesson-turn-7 = Er mag nog een kaart volgen. Het schaap gaat bij de muskusos: beide houden van kou, en warm en koud delen nooit een hut.
lesson-turn-8 = Zo gaat het spel: kaarten nemen, of er een of twee spelen, nooit allebei. Je hebt een pion voor zware dieren en twee voor nuttige. Aan het eind gaan de punten van elk type naar wie er de meeste pionnen heeft.
lesson-cohabit = Goede buren
lesson-cohabit-1 = In een hut is plaats voor drie kaarten, maar niet iedereen verdraagt elkaar. Een schuw dier wil geen vleeseter in zijn hut, niet ernaast en niet ertegenover. Schuin is ver genoeg.
lesson-cohabit-2 = Je hond is een vleeseter. In stuurboord 1 zou hij de gems ertegenover bang maken. In bakboord 2 zit een beer, en in een hut is plaats voor één vleeseter of alleseter. Zet de hond bij het hooi: vleeseters laten proviand met rust.
lesson-cohabit-3 = De ree is ook schuw. Bij de gems is ze veilig: de hond zit er alleen schuin tegenover.
lesson-cohabit-4 = Je hand is weer leeg. Neem de kip: ze eet alles en weegt niets.
lesson-cohabit-5 = Een alleseter moet lichter zijn dan alle anderen in zijn hut, net als een vleeseter, maar hij maakt niemand bang. De kip mag dus bij de twee schuwe dieren.
lesson-cohabit-6 = Drie kaarten: die hut is vol. Angst werkt naar twee kanten: een vleeseter mag ook niet bij een schuw dier komen wonen.
lesson-alone = Trage dieren en proviand
lesson-alone-1 = Sommige kaarten kosten een hele beurt. Een traag dier of proviand is de enige kaart die je speelt: er gaat niets aan vooraf en er volgt niets op.
lesson-alone-2 = Je bij is vlug, je dodo traag. Begin met de bij: ze eet niemand, weegt niets en gaat bij de schildpad.
lesson-alone-3 = De dodo kan niet als tweede, en een andere kaart heb je niet. Stop hier.
lesson-alone-4 = Nu heeft de dodo een beurt voor zich alleen. Bij de luiaard zit hij goed: beide houden van warmte.
lesson-alone-5 = Proviand heeft een eigen scorekaart. Neem het graan.
lesson-alone-6 = Planteneters en alleseters zouden het opeten, dus het deelt nooit een hut met hen. De hond geeft niet om graan: leg het daar.
lesson-alone-7 = Een pion voor trage dieren, een voor nuttige en een voor proviand: elk type is een wedloop op zich. Trage kaarten kosten tijd, maar er is minder gedrang om.
lesson-bonus = Pionnen die meer tellen
lesson-bonus-1 = Kaarten met een uitroepteken hebben een kracht. Acht dieren hebben er een; de vos ken je al.
lesson-bonus-2 = De brontosaurus weegt 4, en de ark helt 2 naar stuurboord: precies goed voor bakboord. Neem hem voor een ander het doet.
lesson-bonus-3 = Niemand heeft het evenwicht veranderd. Zet de brontosaurus bij het stinkdier: de ark zwaait van de ene grens naar de andere. Zijn pion staat op een schijf en telt voor 1½.
lesson-bonus-4 = Je chimpansee is een alleseter van 1, lichter dan de koe. Zet hem daar.
lesson-bonus-5 = Hij legt een schijf uit de voorraad onder een van je pionnen, op elke kaart behalve proviand. Kies de pion voor nuttige dieren: die telt dan voor 1½.
lesson-bonus-6 = Een halve pion is genoeg om voor te liggen: 1½ is meer dan 1. Is de voorraad op, dan is er geen bonus.
lesson-spines = Egel en schildpad
lesson-spines-1 = Stekels en een schild: grotere vleeseters en alleseters doen je twee dieren niets.
lesson-spines-2 = De egel is zelf een vleeseter, en toch mag hij bij de ijsbeer: alleen hij kan de tweede jager van een hut zijn.
lesson-spines-3 = De schildpad is traag en kan niet als tweede. Stop.
lesson-spines-4 = Nu de schildpad. De bruine beer zou lichter moeten zijn dan elk ander dier, maar niet dan een schild. Zet haar daar.
lesson-spines-5 = Deze twee vinden een plek waar anderen die niet hebben. Al het andere geldt ook voor hen: klimaat, helling, drie kaarten per hut.
lesson-eject = Eruit jij!
lesson-eject-1 = Drie dieren kunnen andere verjagen: de spin een schuw dier, het stinkdier elk dier, de mug een dier van gewicht 2.
lesson-eject-2 = Stuur de spin naar de gems. Ze past daar alleen omdat de gems weggaat.
lesson-eject-3 = Verjaag de gems. Ze verdwijnt uit het spel, en jij krijgt een pion voor haar type; de spin zelf heeft geen type en levert er geen op.
lesson-eject-4 = De tweede kaart: de gazelle is bang voor de spin en de egel, allebei vleeseters. Een nieuwe hut aan stuurboord is ver genoeg weg.
lesson-eject-5 = Neem het stinkdier voor je nieuwe hut.
lesson-eject-6 = Niemand verdraagt zijn geur. Stuur het naar de chimpansee.
lesson-eject-7 = Verjaag de chimpansee: een pion voor het trage stinkdier en een voor de nuttige chimpansee, allebei van jou. Alleen vos, spin, mug en proviand zijn niet te verjagen.
lesson-eject-8 = Wie een brontosaurus of een chimpansee verjaagt, krijgt ook de bonus. Een schijf wordt aangeboden, nooit opgedrongen: zie er deze keer van af, om te zien dat het mag.
lesson-eject-9 = Vier pionnen in twee beurten! Een geplaatste pion blijft staan, ook als zijn dier wordt verjaagd.
lesson-mosquito = Verjagen of niet?
lesson-mosquito-1 = De ark helt 1 naar bakboord. Je hebt een mug en een muskusos van 3. De mug mag een dier van gewicht 2 verjagen: stuur haar naar de koe.
lesson-mosquito-2 = Wacht! Zonder de koe zou bakboord 2 lichter zijn, en dan paste de muskusos niet meer aan stuurboord. Verjaag niemand: een kracht mag je gebruiken, maar het hoeft niet.
lesson-mosquito-3 = Nu gaat de muskusos bij de walrus in de kou: −1 + 3 = 2, schever mag de ark niet liggen.
lesson-mosquito-4 = En je rivalen kunnen stuurboord nu moeilijk laden. Wie verjaagt, verschuift het evenwicht met beide gewichten: dat van wie weggaat en dat van de nieuwkomer.
lesson-rain = Regen en huisdieren
lesson-rain-1 = De bovenste helft van de trekstapel is op, en in de onderste helft wachten vijf regenkaarten: de eerste bovenop. Wie regen trekt, legt die opzij en trekt opnieuw.
lesson-rain-2 = Neem het rendier, en een kaart van de trekstapel. Hoor je de druppels?
lesson-rain-3 = Dat was al de tweede regen: iedereen mag een huisdier houden. Elke kaart mag gedekt neergelegd worden, maar aan het einde telt alleen een dier van hoogstens 2 zonder kracht. Leg het rendier: het levert je een pion op, hoe vol de ark ook is.
lesson-rain-4 = De anderen hebben ook een huisdier, en niemand weet welk. Kijk wat je buur nu trekt.
lesson-rain-5 = Nog drie regenkaarten tegelijk! Bij de vijfde eindigt de beurt, trekt niemand ooit nog een kaart, en begint de laatste inscheping bij de volgende speler.
lesson-last = De laatste inscheping
lesson-last-1 = Het giet. Om de beurt speel je nu één dier, voor een schijf aan de voorraad, of je past en doet niet meer mee. Trage dieren en proviand blijven aan wal.
lesson-last-2 = Je rivaal staat met schuwe dieren net voor: 2½ tegen 2. Stuur de spin naar de kangoeroe.
lesson-last-3 = Een volle hut is geen bezwaar als er iemand weggaat. Verjaag de kangoeroe: je derde pion voor schuwe dieren, en je staat voor!
lesson-last-4 = Een nieuwe hut kost nog een schijf, voor je buur, en levert nu geen kaart op. De egel is het waard: hij is nuttig, net als je huisdier.
lesson-last-5 = Nog een hut zou al je schijven kosten, en elke schijf is een punt waard. Pas.
lesson-last-6 = Iedereen heeft gepast, en de huisdieren zijn omgedraaid. Op elke scorekaart krijgt wie de meeste pionnen heeft 10 punten, de tweede 6, ieder ander met een pion 2. Wie gelijk staat, deelt de plaatsen, naar beneden afgerond. Elke schijf is 1 waard, en bij een gelijke stand wint wie de minste dieren in de hand heeft. Je wint!
lesson-plan = Een eerste plan
lesson-plan-1 = De regen is dichtbij. Je hebt vier dieren in je hand en vijf schijven voor je. Kijk waar je voorligt: twee pionnen voor trage dieren, en de enige voor zware.
lesson-plan-2 = Huisdieren! Maar je tyrannosaurus is te zwaar, en de andere drie hebben een kracht. Je zou er een kunnen neerleggen zonder dat iemand het weet, maar het zou niet tellen en je was het kwijt. Houd er geen.
lesson-plan-3 = De ark helt 2 naar bakboord: je kans voor 3 aan stuurboord. Zware dieren passen zelden, dus doe het als het kan. Open een hut voor de tyrannosaurus.
lesson-plan-4 = Schijven zijn straks veel waard, bij de laatste inscheping. Neem de vos.
lesson-plan-5 = En speel hem meteen, in een nieuwe hut: één schijf eruit, twee erin, en nog een kaart in je hand.
lesson-plan-6 = Neem het rendier: het houdt van kou net als de vos, en het is zwaarder, dus de vos laat het met rust.
lesson-plan-7 = De vijfde regen is gevallen. Het rendier gaat bij de vos: een bestaande hut kost maar één schijf.
lesson-plan-8 = Geef je schijven uit waar ze iets beslissen. De chimpansee is nuttig, en zijn schijf komt onder een zware pion.
lesson-plan-9 = Je wint met 33 tegen 28! Lig voor op twee of drie kaarten en word elders tweede, wacht op de juiste helling, en bewaar schijven voor de laatste inscheping. Nu ken je het hele spel.

# Plaatjes bij de spelregels
figure-OPT-06 = Aan bakboord een gazelle van 1 en een vos van 1, aan stuurboord een leeuw van 2 en een zeehond van 1: de helling is 3 − 2 = +1.
figure-OPT-16 = Toegestaan: een krokodil van 2 met een olifant van 3. Niet toegestaan: een tijger van 2 met een kameel van 2.
figure-OPT-18 = Rond de hut van een leeuw mogen schuwe dieren niet in de hutten ernaast en ertegenover; die op de diagonaal zijn vrij.
