title = Arche Opti Mix

# Kaarten; .the is hoe een zin ze noemt.
brontosaurus = brontosaurus
    .the = de brontosaurus
mammoth = mammoet
    .the = de mammoet
elephant = olifant
    .the = de olifant
tyrannosaurus = tyrannosaurus
    .the = de tyrannosaurus
rhinoceros = neushoorn
    .the = de neushoorn
hippopotamus = nijlpaard
    .the = het nijlpaard
musk-ox = muskusos
    .the = de muskusos
polar-bear = ijsbeer
    .the = de ijsbeer
lion = leeuw
    .the = de leeuw
tiger = tijger
    .the = de tijger
brown-bear = bruine beer
    .the = de bruine beer
turtle = schildpad
    .the = de schildpad
skunk = stinkdier
    .the = het stinkdier
sloth = luiaard
    .the = de luiaard
snail = slak
    .the = de slak
koala = koala
    .the = de koala
walrus = walrus
    .the = de walrus
seal = zeehond
    .the = de zeehond
toad = pad
    .the = de pad
crocodile = krokodil
    .the = de krokodil
dodo = dodo
    .the = de dodo
earthworm = regenworm
    .the = de regenworm
rabbit = konijn
    .the = het konijn
roe-deer = ree
    .the = de ree
moose = eland
    .the = de eland
chamois = gems
    .the = de gems
squirrel = eekhoorn
    .the = de eekhoorn
mouse = muis
    .the = de muis
butterfly = vlinder
    .the = de vlinder
gazelle = gazelle
    .the = de gazelle
zebra = zebra
    .the = de zebra
giraffe = giraf
    .the = de giraf
kangaroo = kangoeroe
    .the = de kangoeroe
dog = hond
    .the = de hond
chimpanzee = chimpansee
    .the = de chimpansee
hedgehog = egel
    .the = de egel
pig = varken
    .the = het varken
hen = kip
    .the = de kip
bee = bij
    .the = de bij
cow = koe
    .the = de koe
horse = paard
    .the = het paard
sheep = schaap
    .the = het schaap
reindeer = rendier
    .the = het rendier
camel = kameel
    .the = de kameel
fox = vos
    .the = de vos
spider = spin
    .the = de spin
mosquito = mug
    .the = de mug
grain = graan
    .the = het graan
hay = hooi
    .the = het hooi
card-1 = kaart 1
    .the = kaart 1
card-2 = kaart 2
    .the = kaart 2
card-3 = kaart 3
    .the = kaart 3
card-4 = kaart 4
    .the = kaart 4
card-5 = kaart 5
    .the = kaart 5
card-6 = kaart 6
    .the = kaart 6
card-7 = kaart 7
    .the = kaart 7
card-8 = kaart 8
    .the = kaart 8
card-9 = kaart 9
    .the = kaart 9
# Een kaart die een ander spel kaarten met een eigen titel meebrengt.
titled = { $title }
    .the = { $title }

# Plaatsen
port = bakboord { $cabin }
starboard = stuurboord { $cabin }

# Types: de scorekaarten
type-slow = traag
type-shy = schuw
type-heavy = zwaar
type-useful = nuttig
type-provisions = proviand

# Zetten
move-play = { $card_the } op { $place } spelen
move-take = { $card_the } van de uitstalling nemen, en een kaart van de trekstapel
move-eject = { $card_the } verjagen
move-no-eject = geen dier verjagen
move-disc = een schijf onder een pion op “{ $type }” leggen
move-no-disc = van de schijf afzien
move-pick = { $card_the } van de uitstalling kiezen voor de nieuwe hut
move-stop = geen tweede kaart spelen
move-pet = { $card_the } als huisdier houden
move-no-pet = geen huisdier houden
move-pass = passen

# Logboek
log-play = { $who_first } speelt { $card_the } op { $place }.
log-take = { $who_first } neemt { $card_the } van de uitstalling.
log-eject = { $who_first }: { $ejector_the } verjaagt { $card_the }.
log-no-eject = { $who_first } verjaagt geen dier.
log-disc = { $who_first } legt een schijf onder een pion op “{ $type }”.
log-no-disc = { $who_first } legt geen schijf onder een pion.
log-pick = { $who_first } kiest { $card_the } van de uitstalling voor de nieuwe hut.
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
log-display = Nieuw in de uitstalling: { $card }.
log-pet-shown = Het huisdier van { $who } is { $card_the }.
log-points = { $who_first }: traag { $slow }, schuw { $shy }, zwaar { $heavy }, nuttig { $useful }, proviand { $provisions }, schijven { $discs }; samen { $points } punten.
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

# Weigeringen
refusal-OPT-01 = Die kaart zit niet in dit spel kaarten.
refusal-OPT-09 = Die kaart ligt niet in de uitstalling.
refusal-OPT-11 = Je speelt een of twee kaarten uit je hand; een traag dier of proviand alleen als enige kaart van de beurt.
refusal-OPT-12 = De twee kaarten van een beurt gaan naar verschillende hutten; na één kaart speel je een tweede of stop je, maar een beurt passen kan niet.
refusal-OPT-13 = Die hut is vol: er passen hoogstens drie kaarten in.
refusal-OPT-14 = Warm en koud gaan niet samen in een hut.
refusal-OPT-15 = De ark zou te scheef liggen: 2 is het meeste naar elke kant.
refusal-OPT-16 = Een vleeseter of alleseter moet lichter zijn dan elk ander dier in zijn hut, en er de enige zijn.
refusal-OPT-17 = Planteneters en alleseters mogen niet bij proviand: ze zouden het opeten.
refusal-OPT-18 = Een schuw dier zou in de hut van een vleeseter zitten, ernaast of ertegenover.
refusal-OPT-21 = Eerst moet de gespeelde kaart worden afgehandeld: verjagen, schijf, kaart van de uitstalling, in die volgorde.
refusal-OPT-22 = Een nieuwe hut komt vlak achter de laatste van haar zijde en kost een schijf.
refusal-OPT-23 = Na een nieuwe hut, en alleen dan, kies je een kaart van de uitstalling.
refusal-OPT-30 = Bij de tweede regenkaart, en alleen dan, mag iedereen een kaart uit de hand als huisdier houden.
refusal-OPT-31 = Dat kan geen huisdier zijn: het moet een dier van gewicht 0 tot en met 2 zonder kracht zijn.
refusal-OPT-33 = Na de vijfde regenkaart neemt niemand nog kaarten.
refusal-OPT-34 = In de laatste inscheping, en alleen dan, pas je, of betaal je een schijf en speel je één dier.
refusal-OPT-35 = In de laatste inscheping worden er geen trage dieren en geen proviand gespeeld, en kost een nieuwe hut een tweede schijf.
refusal-OPT-36 = Het spel is afgelopen: iedereen heeft gepast.
refusal-OPT-44 = Dat dier kan door deze kaart niet verjaagd worden: een mug verjaagt gewicht 2, een spin een schuw dier, een stinkdier elk dier.
refusal-OPT-46 = Een kaart met die kracht mag een dier uit haar hut verjagen, als ze er past zodra het andere weg is.
refusal-OPT-47 = Na een chimpansee, en alleen dan, gaat er een schijf onder een van je pionnen die er geen heeft, maar niet op proviand.
refusal-OPT-50 = Vos, spin, mug en proviand kunnen niet verjaagd worden.
refusal-OPT-51 = Een beurt is om kaarten te nemen of om ze te spelen, en begint met een van beide.

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
board-display = Uitstalling:
board-ejected = Verjaagd:
board-pile-cards = Trekstapel, van boven af:
board-rain-card = REGEN
board-nothing = niets
board-discs = schijf
board-cards = hand
board-pet = huisd.
board-points = punten
board-passed = uit
board-hand-of = { $who_first }, hand:
board-known = { $who_first }, bekend in de hand:
board-kept = { $who_first }, in de hand of huisdier:
board-pet-of = { $who_first }, huisdier:
board-hand = Je hand, en waar elke kaart mag liggen ({ $new } nieuwe hut):
board-nowhere = nergens: { $rules }
board-your-pet = Je huisdier:

# De tafel in de browser
do-turn = neem een kaart van de uitstalling, of speel een kaart uit je hand
do-eject = { $card_the } gaat naar { $place }: verjaag daar een dier, of geen
do-disc = leg een schijf onder een van je pionnen, of zie ervan af
do-pick = neem een kaart van de uitstalling voor de nieuwe hut
do-second = speel een tweede kaart, niet op { $place }, of stop
do-pet = houd een dier als huisdier, of geen
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
table-bow = boeg
table-cabin = { $place }: { $cards }. Gewicht { $weight }
table-new-cabin = { $place }: een nieuwe hut voor een schijf
table-new = Nieuwe hut
table-aboard = { $card } in { $place }
table-hand = Je hand
table-hand-card = { $card }, in je hand
table-display = Uitstalling
table-display-card = { $card }, in de uitstalling
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
table-diet-none = Eet niets of niemand aan boord
table-type = Type: { $type }
table-no-type = Geen type: brengt geen pion
table-power-fox = Kracht: neem 2 schijven uit de voorraad.
table-power-hedgehog = Kracht: grotere vleeseters en alleseters doen hem niets.
table-power-mosquito = Kracht: mag een dier van gewicht 2 verjagen.
table-power-brontosaurus = Kracht: zijn pion staat op een schijf en telt voor 1½.
table-power-turtle = Kracht: grotere vleeseters en alleseters doen hem niets, maar per hut is er plaats voor één.
table-power-skunk = Kracht: mag elk dier verjagen.
table-power-spider = Kracht: mag een schuw dier verjagen.
table-power-chimpanzee = Kracht: leg een schijf onder een van je pionnen; die telt dan voor 1½.
table-rain = Regen: { $count } van 5
table-rain-pets = huisdieren
table-rain-last = laatste inscheping
table-pile = Trekstapel: { $count }
table-reserve = Schijven in de voorraad: { $count }
table-ejected = Verjaagd
table-score = Scorekaart “{ $type }”: de meeste 10, tweede 6, anderen 2
table-pawns = { $who }: { $pawns } op “{ $type }”, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
table-none = nog niemand
table-crew = Spelers
table-discs = schijven: { $count }
table-in-hand = hand: { $count }
table-known = bekend in de hand: { $cards }
table-maybe-pet = { $card }, in de hand of huisdier
table-pet-hidden = een huisdier, gedekt
table-pet-shown = huisdier: { $card }
table-passed = gepast
table-total = punten: { $points }

# Where the points come from
why-type = scorekaart “{ $type }”
why-discs = schijven
