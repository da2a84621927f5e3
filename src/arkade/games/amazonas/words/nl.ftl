title = Coloretto Amazonas
name = Amazonas
about = Maak je kolommen met rivierdieren af en schuif je rivalen de kaarten toe die ze vrezen.
credit = Coloretto Amazonas: Michael Schacht

# Dieren: de naam, en met het lidwoord.
river-dolphin = rivierdolfijn
    .a = een rivierdolfijn
    .the = de rivierdolfijn
piranha = piranha
    .a = een piranha
    .the = de piranha
manatee = zeekoe
    .a = een zeekoe
    .the = de zeekoe
electric-eel = sidderaal
    .a = een sidderaal
    .the = de sidderaal
stingray = pijlstaartrog
    .a = een pijlstaartrog
    .the = de pijlstaartrog
toucan = toekan
    .a = een toekan
    .the = de toekan
macaw = ara
    .a = een ara
    .the = de ara
hummingbird = kolibrie
    .a = een kolibrie
    .the = de kolibrie
harpy-eagle = harpij
    .a = een harpij
    .the = de harpij
toad = pad
    .a = een pad
    .the = de pad
chameleon = kameleon
    .a = een kameleon
    .the = de kameleon
two-headed-snake = tweekoppige slang
    .a = een tweekoppige slang
    .the = de tweekoppige slang
anteater = miereneter
    .a = een miereneter
    .the = de miereneter
frog = kikker
    .a = een kikker
    .the = de kikker
striped-rhinoceros = gestreepte neushoorn
    .a = een gestreepte neushoorn
    .the = de gestreepte neushoorn
earless-rabbit = konijn zonder oren
    .a = een konijn zonder oren
    .the = het konijn zonder oren
jaguar = jaguar
    .a = een jaguar
    .the = de jaguar
sloth = luiaard
    .a = een luiaard
    .the = de luiaard

# Kleuren: de naam, de kolom, en de bonuskaart.
blue = blauw
    .column = de blauwe kolom
    .bonus = de blauwe bonuskaart
violet = paars
    .column = de paarse kolom
    .bonus = de paarse bonuskaart
brown = bruin
    .column = de bruine kolom
    .bonus = de bruine bonuskaart
green = groen
    .column = de groene kolom
    .bonus = de groene bonuskaart

# Zetten
move-play = { $animal_a } spelen
move-give = { $animal_a } aan { $to } geven
move-accept = de kaart aannemen
move-refuse = de kaart weigeren en { $lost_a } verliezen

# Logboek
log-play = { $who_first } speelt { $animal_a }.
log-double = Dubbele: beide kaarten met { $animal_the } gaan naar de aflegstapel.
log-stack = { $who_first } maakt { $colour_column } compleet: een stapel van { $cards } kaarten.
log-bonus = { $who_first } neemt { $colour_bonus } ({ $points } punten), die nog niemand had.
log-give = { $who_first } geeft { $animal_a } aan { $to }.
log-protection = { $who_first } neemt de beschermingskaart.
log-accept = { $who_first } neemt { $animal_the } aan.
log-refuse = { $who_first } weigert { $animal_the } en verliest daarvoor { $lost_a }; beide kaarten worden afgelegd.
log-draw-own = { $who_first } trekt { $animal_a }.
log-end-stacks = { $who_first } heeft { $stacks } stapels: het spel is afgelopen, alle handkaarten worden afgelegd.
log-end-pile = De laatste kaart van de trekstapel is getrokken: het spel is afgelopen, alle handkaarten worden afgelegd.
log-points = { $who_first }: kolommen { $columns }, stapels { $stacks }, bonuskaarten { $bonus }; totaal { $total }.

# Opties
option-start = wie begint

# Waarom niet: telkens één oorzaak
reason-over-pile = Het spel is afgelopen: de laatste kaart van de trekstapel is getrokken.
reason-over-stacks = Het spel is afgelopen: { $who } heeft { $stacks } stapels.
reason-now-answer = Beantwoord eerst de gift: { $who } heeft je { $animal_a } gegeven.
reason-now-turn = Je hebt niets gekregen: speel een kaart, of geef er een aan een tegenstander.
reason-not-held = Je hebt geen { $animal } in je hand.
reason-protected = { $whom_first } heeft de beschermingskaart en mag niets krijgen.
reason-no-double = Je hebt nog geen { $animal } in { $colour_column }: je moet de kaart aannemen.
reason-nothing-beside = { $count ->
    [one] De enige buurkolom ({ $beside }) is leeg
   *[other] Beide buurkolommen ({ $beside }) zijn leeg
 }: je moet de kaart aannemen.
reason-not-beside = De kaart die je verliest, moet uit de { $count ->
    [one] buurkolom
   *[other] buurkolommen
 } komen ({ $beside }), niet uit { $lost_column }.
reason-not-there = Je hebt geen { $animal } in { $colour_column }.

# Wat een zet oplevert: jou, of een ander
would-grow = Je zou { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
 } in { $colour_column } hebben: { table-points } in plaats van { $before }.
would-grow-other = { $who_first } zou { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
 } in { $colour_column } hebben: { table-points } in plaats van { $before }.
would-double = Een dubbele: beide kaarten met { $animal_the } zouden weggaan, en { $colour_column } zou je { table-points } opleveren in plaats van { $before }.
would-double-other = Een dubbele voor { $who }: beide kaarten met { $animal_the } zouden weggaan, en { $colour_column } zou { table-points } opleveren in plaats van { $before }.
would-stack = Je zou { $colour_column } compleet maken: een stapel van { $cards } kaarten, { table-points } in plaats van { $before }.
would-stack-other = { $who_first } zou { $colour_column } compleet maken: een stapel van { $cards } kaarten, { table-points } in plaats van { $before }.
would-bonus = Je zou { $colour_bonus } winnen: { table-points } erbij.
would-bonus-other = { $who_first } zou { $colour_bonus } winnen: { table-points } erbij.
would-end-stacks = Je zou { $stacks } stapels hebben: het spel zou meteen afgelopen zijn.
would-end-stacks-other = { $who_first } zou { $stacks } stapels hebben: het spel zou meteen afgelopen zijn.
would-end-pile = Daarna zou de laatste kaart van de trekstapel getrokken worden: het spel zou afgelopen zijn.
would-force = { $whom_first } zou de kaart moeten aannemen.
would-choose = { $whom_first } zou met deze dubbele { $accepting ->
    [one] { $accepting } punt
   *[other] { $accepting } punten
 } verliezen bij aannemen, { $refusing } bij weigeren.
would-choose-either = { $whom_first } zou met deze dubbele { $accepting ->
    [one] { $accepting } punt
   *[other] { $accepting } punten
 } verliezen bij aannemen, { $refusing } of { $dearer } bij weigeren.
would-protect = { $whom_first } zou de beschermingskaart nemen.
would-expose = Je zou de beschermingskaart niet meer hebben.
would-expose-other = { $who_first } zou de beschermingskaart niet meer hebben.
would-lose = Je zou { $lost_the } verliezen: { $colour_column } zou je { table-points } opleveren in plaats van { $before }.
would-keep = Je zou { $animal_the } houden: { $colour_column } zou je nog steeds { table-points } opleveren.

# Bord in de terminal: dieren van hoogstens 20 letters, board-colour in 19.
board-turn = { $who_first } is aan de beurt
board-over = Het spel is afgelopen
board-pile = { $count ->
    [one] { $count } kaart in de trekstapel
   *[other] { $count } kaarten in de trekstapel
 }
board-ending = het spel eindigt bij { $count } stapels
board-colour = { $colour }: { $capacity }, bonus { $points }
board-legend = { $here } in de kolom van die plaats   { $gone } afgelegd   { $unseen } nog niet gezien, van { $copies }
board-seat = Plaats
board-stacks = Stapels
board-bonus = Bonuskaarten
board-points = Punten
board-you = (jij)
board-protected = bescherming
board-gift = { $who_first } geeft { $animal_a } aan { $to }: aannemen of weigeren?
board-double = wordt een dubbele
board-completes = maakt de kolom compleet
board-hand = { $who_first } heeft in de hand:
board-your-hand = Je hand:

# De tafel in de browser
do-play-or-give = speel een kaart in haar kolom, of geef er een aan een andere speler
do-answer = neem de kaart aan, of weiger haar
do-accept = neem de kaart aan
table-hand = Je hand
table-hand-card = { $animal }, { $colour }
table-column = { $colour_column }, { $count } van { $of }: { $animals }
table-column-empty = { $colour_column }, leeg, { $of } plaatsen
table-missing = { $animal }: niet in de kolom
table-other-column = Verkeerde kolom: { $animal_the } hoort in { $colour_column }.
table-lose = Verlies { $animal_the }
table-seat = { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }, { $stacks ->
    [0] geen stapel
    [one] { $stacks } stapel
   *[other] { $stacks } stapels
 }
table-protected = heeft de beschermingskaart en mag niets krijgen
table-stacks-of = stapels { $count }/{ $of }
table-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
table-stacks = { $count ->
    [one] { $count } stapel
   *[other] { $count } stapels
 }: { table-points }
table-bonus-of = bonuskaart: { table-points }
table-column-points = deze kolom: { table-points }
table-bonus-free = { $colour_bonus }, { $points } punten, voor wie de kolom als eerste compleet maakt
table-bonus-taken = { $colour_bonus }, { $points } punten, genomen door { $who }
table-discard = Aflegstapel: { $count }
table-discard-empty = Er is nog niets afgelegd.
table-of = { $count }/{ $of }
table-animal = Hoort in { $colour_column }, waarin { $capacity } dieren passen; de bonuskaart is { $bonus } punten waard.
table-gone = Tot nu toe afgelegd: { $count } van { $of }.
table-offer = Er wordt een kaart aangeboden
table-gift = { $who_first } geeft { $animal_a } aan { $to }.
table-accept = Aannemen
table-accept-grows = { $colour } +{ $points }
table-accept-double = dubbele: { $colour } −{ $points }
table-accept-completes = kolom compleet: { $colour } +{ $points }
table-refuse = Weigeren
table-refuse-costs = één kaart kwijt: { $costs }
table-cost = { $colour } −{ $points }
table-must-new = Dit dier heb je nog niet: weigeren kan niet.
table-must-alone = De kolommen ernaast zijn leeg: weigeren kan niet.
table-sum = kolommen { $columns } + stapels { $stacks } + bonuskaarten { $bonus } = { $total }
table-note-double = dubbele!
table-note-completes = compleet

# Where the points come from
why-column = { $colour_column }
why-stacks = { $colour_column }: volle stapels
why-bonus = { $colour_bonus }

# Lessen: de titel van elk hoofdstuk, en wat de stappen zeggen.
lesson-turn = Je beurt
lesson-turn-1 = Welkom op de rivier! Er leven achttien dieren, in vier kleuren. In je kolom van een kleur past elk dier van die kleur één keer: vijf in blauw, vier in paars, drie in bruin, zes in groen.
lesson-turn-2 = In je beurt speel je een kaart en trek je er een. Speel de toekan: hij gaat naar je paarse kolom.
lesson-turn-3 = Speel de harpij ernaast. Hoe meer kaarten in een kolom, hoe meer elke kaart waard is: één is 1 punt, twee zijn er 3, drie zijn er 6.
lesson-turn-4 = Je hebt altijd drie kaarten in je hand. Speel de zeekoe: daarmee begint je blauwe kolom.
lesson-turn-5 = Vier kaarten zijn 10 punten, vijf zijn er 15, zes zijn er 21. Lange kolommen lonen dus; je rivalen zorgen wel dat het niet te makkelijk wordt.
lesson-gifts = Giften die je mag weigeren
lesson-gifts-1 = In plaats van een kaart te spelen mag je haar aan een rivaal geven. Waarom zou je? Vanwege de dubbelen: twee keer hetzelfde dier in een kolom, en beide zijn weg.
lesson-gifts-2 = Je rivaal heeft een sidderaal, en jij ook. Speel de jouwe niet: geef hem weg!
lesson-gifts-3 = Je rivaal nam hem aan, en beide sidderalen zijn weg. Speel nu de zeekoe in je blauwe kolom.
lesson-gifts-4 = Een tweede zeekoe, als gift voor jou! Neem je haar aan, dan ben je ze allebei kwijt; of je weigert de dubbele en verliest een kaart uit een kolom ernaast. Weiger, en laat de harpij gaan: de zeekoe blijft.
lesson-gifts-5 = De gift en de harpij zijn weg. Naast elkaar liggen blauw en paars, paars en bruin, bruin en groen. Wat meer pijn doet, de dubbele of de kaart van ernaast, dat bepaal jij.
lesson-accept = Giften die je moet aannemen
lesson-accept-1 = Je kunt niet elke gift weigeren. Dit hoofdstuk toont de twee die je moet aannemen.
lesson-accept-2 = Speel de jaguar in je groene kolom.
lesson-accept-3 = Een tweede jaguar. Weigeren zou een bruine kaart kosten, want alleen bruin ligt naast groen. Maar je bruine kolom is leeg: je moet hem aannemen, en beide jaguars zijn weg.
lesson-accept-4 = Speel nu de kameleon, zodat bruin niet meer leeg is.
lesson-accept-5 = Een pad: die heb je nog niet. Wat geen dubbele oplevert, moet je altijd aannemen. Dat vind je deze keer vast niet erg!
lesson-accept-6 = Nu heb je twee bruine kaarten. Denk dus na voor je geeft: een gift kan ook helpen. En een kaart in elke kolom beschermt je: dan kun je een dubbele altijd weigeren.
lesson-stack = Stapels en bonuskaarten
lesson-stack-1 = Bruin heeft maar drie dieren, en je hebt ze alle drie! Laten we de kolom vullen.
lesson-stack-2 = Begin met de pad: één kaart, 1 punt.
lesson-stack-3 = Dan de kameleon: twee kaarten, 3 punten.
lesson-stack-4 = En de tweekoppige slang maakt hem compleet.
lesson-stack-5 = De volle kolom werd een stapel: 6 punten die niemand je kan afnemen. Je was de eerste in bruin en krijgt dus de bonuskaart: nog 3. Je kolom is weer leeg, en je mag hem opnieuw vullen; maar een tweede bruine bonus is er niet.
lesson-protection = Drie spelers
lesson-protection-1 = Met drie of vier spelers is er een beschermingskaart. Niemand heeft die nog. Wie een kaart krijgt, neemt de beschermingskaart en kan niets meer krijgen zolang die daar ligt.
lesson-protection-2 = Je linkerbuur heeft een jaguar. Geef de jouwe weg: dan zijn ze allebei weg.
lesson-protection-3 = Je buur nam de beschermingskaart, dus de volgende gift ging naar jou: een kikker. Neem hem aan. De beschermingskaart is al van jou.
lesson-protection-4 = Nu kan niemand je iets geven. Maak er gebruik van en speel de harpij.
lesson-protection-5 = De volgende gift ging naar een andere speler, en de beschermingskaart ging mee. Wie haar heeft, mag zelf wel geven; en jij kunt weer giften krijgen.
lesson-four = Vier spelers
lesson-four-1 = Met vier spelers eindigt het spel als één speler twee stapels heeft; met twee of drie spelers zijn er drie nodig. Jij hebt een bruine stapel en de bruine bonuskaart.
lesson-four-2 = De stapels mogen dezelfde kleur hebben. Begin met de slang.
lesson-four-3 = Nu de pad. Al twee bruine kaarten!
lesson-four-4 = De kameleon maakt de kolom compleet. Een bonus is er niet meer, maar het spel is meteen uit.
lesson-four-5 = Twee stapels van 6 punten, 3 voor de bonuskaart en 1 voor de toekan: 16. De kaarten in de hand tellen niet. Je wint, want je maakte een eind aan het spel voordat de anderen hun kolommen vol hadden.
lesson-pile = De trekstapel is op
lesson-pile-1 = Het spel eindigt ook als de trekstapel op is. Er liggen nog vijf kaarten; ieder trekt er een per beurt. Afgelegde kaarten komen nooit terug.
lesson-pile-2 = In je blauwe kolom ligt een pijlstaartrog. Speel de sidderaal: twee kaarten, 3 punten.
lesson-pile-3 = De volgende kaart die je trekt, is de laatste: dit is je laatste zet. De harpij en de miereneter zouden dubbelen zijn, en wat je zelf speelt, kun je niet weigeren. Speel de piranha.
lesson-pile-4 = De trekstapel is op. Kolommen die niet vol zijn, tellen ook: 6 + 6 + 1 + 10. Met 15 voor de blauwe stapel en 5 voor de bonuskaart zijn dat 43 punten.
lesson-plan = Een eerste plan
lesson-plan-1 = Je bent goed op weg: bruin mist één dier, blauw één, groen drie. Kijk in je hand: wat iets compleet maakt, gaat voor, want een stapel is veilig voor dubbelen.
lesson-plan-2 = Speel de kameleon: dat is de bruine stapel, en de bonuskaart voordat je rivaal haar heeft.
lesson-plan-3 = In blauw mist de pijlstaartrog, maar die heb je niet. Ga dus door met groen: lange kolommen leveren het meest op. Speel de kikker.
lesson-plan-4 = Bewaar de sidderaal om later weg te geven, zodra je rivaal er een heeft. Nu de neushoorn: vijf van de zes.
lesson-plan-5 = Daar is de pijlstaartrog! Hij maakt blauw compleet: 15 punten, en 5 voor de bonuskaart.
lesson-plan-6 = Je hebt twee stapels, en de derde beëindigt het spel. Je hebt het laatste groene dier: speel de jaguar!
lesson-plan-7 = Drie stapels: het einde. 6 + 15 + 21 punten, en 3 + 5 + 6 voor de bonuskaarten: 56 tegen 33, je wint! Het hoogste totaal wint; bij een gelijke stand wordt de overwinning gedeeld. Nu ken je het hele spel.

# Plaatjes bij de spelregels
figure-AMA-07 = Een toekan komt bij een paarse kolom met een toekan en een ara: beide toekans gaan weg, de ara blijft.
figure-AMA-08 = De drie dieren van de bruine kolom worden een gedekte stapel van 3.
figure-AMA-18 = 1, 2, 3, 4, 5 of 6 kaarten zijn 1, 3, 6, 10, 15 of 21 punten waard.
