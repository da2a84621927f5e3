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
board-cards = hand
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
how-penguin = 2 punten per pinguïn van de grootste groep kaarten die elkaar met een zijde raken (ook boven en onder)
how-chameleon = 2 punten per soort naast de kameleon met de meeste buursoorten
how-lovebird = 4 punten per koppel van twee buren
how-lion = 11 punten, min 1 per leeuw in het raster (0 als er geen is)

# Waar de punten vandaan komen
why-majority = { $animal_all }: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
 }, waarde { $points }

# Lessen: de titel van elk hoofdstuk, en wat de stappen zeggen.
lesson-turn = Je beurt
lesson-turn-1 = Welkom! Er zijn acht soorten met elk tien kaarten, en drie daarvan doen hier mee. De kaarten liggen in het raster of zitten in een hand; twee zijn er ongezien weggelegd.
lesson-turn-2 = Het raster bepaalt wat een soort waard is: de tabel laat het zien. Wie aan het eind de meeste kaarten van een soort voor zich heeft, krijgt de punten ervan. Verzamel dus, en maak je verzameling veel waard.
lesson-turn-3 = Je hebt drie leeuwen. In je beurt mag je een kaart gedekt voor je leggen. Kies een leeuw en dan je stapel.
lesson-turn-4 = Of je pakt een kaart uit het raster en legt er een van jezelf voor in de plaats. Leg een pinguïn waar de olifant oplicht: hij sluit aan bij de pinguïns erboven en eronder, en hun groep groeit van twee naar vier.
lesson-turn-5 = De nieuwe kaart ligt onder een berg: daar blijft ze tot het eind. Pak nu een leeuw en leg er een leeuw voor terug. Hun waarde blijft gelijk, en jij hebt er een meer.
lesson-turn-6 = Pinguïns zijn al 8 waard. Leg er stiekem een neer; je tegenstander ziet alleen dat je een kaart hield.
lesson-turn-7 = Meer doe je niet in een beurt: een kaart houden of er een ruilen. Passen kan niet. Wat je uit het raster pakte, heeft iedereen gezien; wat je hield, weet alleen jij, en je mag het bekijken wanneer je wilt.
lesson-lines = Kolommen, rijen en de rand
lesson-lines-1 = Elke soort heeft een eigen voorkeur. Apen klimmen: hun beste kolom telt. Olifanten lopen achter elkaar: hun beste rij telt. Wolven sluipen langs de rand.
lesson-lines-2 = In kolom c zitten drie apen: 3 × 2 = 6 punten. Pak de olifant eronder en leg daar een aap. De vierde maakt er 8 van.
lesson-lines-3 = Rij 3 heeft twee olifanten: 4 punten. De aap links vooraan zit niet in de beste kolom, dus niemand zal hem missen. Leg daar een olifant, en de rij is 6 waard.
lesson-lines-4 = Zes wolven staan aan de rand: 12 punten. Leg die van jou in de verlichte hoek. Een hoek telt één keer, net als elke andere plek aan de rand.
lesson-lines-5 = Wolven zijn nu 14 waard. Een wolf in het midden zou niets waard zijn, net als een aap buiten de beste kolom of een olifant buiten de beste rij.
lesson-groups = Groepen en koppels
lesson-groups-1 = Drie soorten houden van gezelschap. Pinguïns staan zij aan zij, pelikanen vliegen schuin en dwergpapegaaien vormen koppels.
lesson-groups-2 = Pelikanen raken elkaar met de hoeken, en alleen de grootste groep telt. Nog geen twee ervan zijn verbonden. Leg er een midden tussen deze drie: een groep van vier, 8 punten.
lesson-groups-3 = Pinguïns moeten een zijde delen. Er zijn twee groepen van drie: leg die van jou ertussen, en je hebt er een van zeven! Dat zijn 14 punten; maar het enige koppel dwergpapegaaien raakt elkaar kwijt.
lesson-groups-4 = Een koppel is twee dwergpapegaaien naast elkaar, en het is 4 waard. Leg die van jou in de hoek: hij raakt er twee, maar kan maar met een van hen een koppel vormen.
lesson-groups-5 = Eén koppel, 4 punten. Zitten er veel dwergpapegaaien bij elkaar, dan worden er zo veel mogelijk koppels gevormd. Een pinguïn of pelikaan alleen is een groep van één: 2 punten.
lesson-oddities = Kameleons en leeuwen
lesson-oddities-1 = Met drie spelers is het raster groter en doen er vier soorten mee; met zes spelers zijn het er zeven. Welke, dat kies je als je een tafel opent, of het toeval kiest.
lesson-oddities-2 = Een kameleon telt de verschillende soorten naast zich: 2 punten per soort. Alleen de beste kameleon telt. Leeuwen zijn graag zeldzaam: 11 punten, min één voor elke leeuw in het raster. Nu is er maar één: 10 punten.
lesson-oddities-3 = Leg je kameleon tussen een aap, een leeuw, een olifant en een andere kameleon. Dat zijn vier soorten, en meer kunnen het er niet zijn: 8 punten.
lesson-oddities-4 = O jee! Je buur pakte de enige leeuw. Zonder leeuw in het raster zijn ze niets waard, en je kameleon is een soort kwijt. Leg er een leeuw naast: dan is alles weer goed.
lesson-oddities-5 = Leeuwen zijn weer 10 waard, en deze ligt onder zijn berg: niemand kan hem nog weghalen. Verzamel nu leeuwen! Houd er een.
lesson-oddities-6 = Nu ken je alle acht soorten. De tabel naast het raster zegt altijd hoe elke soort telt en wat ze waard is.
lesson-end = Het einde en gelijke standen
lesson-end-1 = Jullie hebben elk nog twee kaarten. Je pakte twee wolven en twee leeuwen, je tegenstander ook; niemand pakte een aap. Je hebt twee leeuwen in je hand.
lesson-end-2 = Pak de laatste wolf waar je bij kunt. De leeuw die je daar legt, maakt leeuwen minder waard, maar jij staat voor met drie wolven tegen twee.
lesson-end-3 = Je tegenstander pakte op zijn beurt een leeuw en staat daar voor, drie tegen twee. Je laatste kaart: houd de leeuw, en je komt gelijk.
lesson-end-4 = Alle handen zijn leeg: het spel is uit, en alle stapels gaan open. Je tegenstander had een wolf gehouden. Elk drie wolven: 8 punten, dus 4 voor elk van jullie.
lesson-end-5 = Elk drie leeuwen: 9 punten, dus 4 voor elk, en het laatste vervalt. De apen zijn 6 waard, maar niemand heeft er een: niemand krijgt ze. Met 8 tegen 8 delen jullie de overwinning. Anders wint het hoogste totaal.
lesson-plan = Een eerste plan
lesson-plan-1 = Waar begin je? Zoek een soort waarvan je er veel hebt en die iets waard is. Je hebt vier pinguïns, en in het raster raken er vier elkaar: pinguïns dus.
lesson-plan-2 = Stel er eerst een veilig. Wat in je stapel ligt, kan niemand pakken, en niemand weet ervan.
lesson-plan-3 = Maak ze nu meer waard: pak de wolf naast de groep en leg er een pinguïn neer. Twee vliegen in één klap: pinguïns gaan omhoog naar 10 en wolven omlaag naar 10.
lesson-plan-4 = Je tegenstander pakte voor ieders ogen een wolf: die verzamelt hij dus. Gooi roet in het eten! Ruil de volgende wolf voor een pinguïn.
lesson-plan-5 = Pinguïns zijn nu 12 waard, wolven nog maar 6. Houd je laatste pinguïn, zodat je er de meeste hebt.
lesson-plan-6 = De rest is voor je gespeeld: de pinguïns leveren je 12 punten op, en de helft van de dwergpapegaaien nog 4. Je wint! Verzamel stiekem wat veel waard wordt, en bederf wat anderen verzamelen. Nu ken je het hele spel.

# Plaatjes bij de spelregels
figure-ANI-07 = Een raster van twee rijen: één kaart gaat naar de stapel van een speler, en de aap die ervoor in de plaats komt ligt onder een berg.
figure-ANI-18 = Een rij met drie olifanten: elk 2 punten, samen 6.
figure-ANI-20 = Drie pinguïns die elkaar met een zijde raken, tellen elk 2 punten, samen 6; een vierde apart telt niet.
