# De woorden van de pagina.
app-name = Arkade
nav = Site
skip = Naar de inhoud
rules = Regels
credits = Colofon
close = Sluiten

# Een speler bij naam; .first begint een zin.
player = { $name }
    .first = { $name }
you = (jij)
host = (gastheer)
away = (weg)
guest = gast
bot-random = beginner
bot-greedy = gulzig
bot-easy = makkelijk
bot-medium = gemiddeld
bot-hard = moeilijk
bot-expert = expert
# Their names, one for each seat, and how they play.
bot-how = { $level }: { $about }
bot-random-name = { $seat ->
    [0] Dodo
    [1] Dido
    [2] Dada
    [3] Dudu
    [4] Dede
   *[other] Didi
 }
bot-easy-name = { $seat ->
    [0] Pip
    [1] Mimi
    [2] Nibs
    [3] Tuck
    [4] Dot
   *[other] Pepper
 }
bot-medium-name = { $seat ->
    [0] Rusty
    [1] Vixie
    [2] Ember
    [3] Todd
    [4] Ruby
   *[other] Amber
 }
bot-hard-name = { $seat ->
    [0] Corvin
    [1] Sable
    [2] Onyx
    [3] Morrie
    [4] Jet
   *[other] Nyx
 }
bot-expert-name = { $seat ->
    [0] Tembo
    [1] Nellie
    [2] Hanno
    [3] Mumba
    [4] Ella
   *[other] Titan
 }
bot-random-about = doet zomaar iets wat mag. Een eerste tegenstander om de regels mee te leren.
bot-easy-about = kijkt een paar zetten vooruit en ziet veel over het hoofd. Je wint vaak.
bot-medium-about = weegt zijn kansen voor elke zet. Een eerlijke partij als je het spel kent.
bot-hard-about = denkt tien keer zo lang na en straft fouten af.
bot-expert-about = leerde van miljoenen partijen tegen zichzelf en vergeet niets. Hem verslaan is een prestatie.
bot-name = Bot { $letter } ({ $level })
stand-in-name = Invaller { $letter }
seat-letter = Plaats { $letter }

# Instellingen
settings = Instellingen
setting-language = Taal
theme = Kleuren
theme-auto = zoals het systeem
theme-light = licht
theme-dark = donker
animation = Beweging van de stukken
speed-none = geen
speed-fast = snel
speed-normal = normaal
speed-slow = langzaam
sound = Geluid
notifications = Waarschuw me als ik aan de beurt ben
confirm = Toon een zet voordat hij gedaan wordt
confirm-always = altijd
confirm-touch = als het één aanraking is
confirm-never = nooit
single = Doe een zet vanzelf als het de enige is

# Begin
play-now = Nu spelen
play-now-game = { $name }: nu spelen
with-friends = Met vrienden
with-friends-game = { $name }: met vrienden
with-friends-title = { $game } met vrienden
learn-it = Leren
learn-game = { $name }: leren
rules-game = { $name }: spelregels
minutes = { $minutes } min
difficulty-1 = zo geleerd
difficulty-2 = een paar regels
difficulty-3 = voor een lange avond
guest-name = Gast
seat-you = jij
seat-friend = een vriend
seat-bot = bot: { $level }
tables-mine = Mijn tafels
tables-open = Open tafels
tables-more = nog { $count }
table-over = afgelopen
table-won = gewonnen
table-closed = gesloten
table-waiting = nog niet begonnen
table-due = uiterlijk { $when }
rule = de regel
rule-of-option = Regel { $rule }
clock-days = dagen voor elke zet
clock-days-each = Dagen per zet
clock-days-count = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
 }
clock-days-about = Niemand hoeft er te zijn: de tafel wacht desnoods weken. Pas als iemands dagen voorbij zijn, speelt de invaller.
clock-left-days = { $days } d
clock-left-hours = { $hours } u
list-table = Zet de tafel op de beginpagina: iedereen kan aanschuiven
players = Spelers
seats = Plaatsen
seat-person = een mens
your-name = Je naam
make-room = Open de kamer
read-rules = Lees de regels
clock = Klok
clock-off = geen
clock-move = per beslissing
clock-game = voor het hele spel
clock-seconds-move = Seconden per beslissing
clock-seconds-game = Seconden voor het spel
clock-increment = Extra seconden na elke beurt
allow-hints = Hints zijn toegestaan
autoplay = Zetten zonder keuze gaan vanzelf
allow-watch = Anderen mogen toekijken
bots-and-absence = Bots en afwezigen
pace = Pauze voor de zet van een bot
grace = Seconden wachten op wie wegvalt
stand-in = Wie voor afwezigen speelt
set-random = willekeurig ({ $count })
set-chosen = { $chosen } van { $count }

# De kamer vóór het spel
lobby-about = Op lege plaatsen speelt een invaller, en iedereen kan er nog gaan zitten.
seat-open = vrij
seat-kept = voor { $name }
sit = Ga zitten
stand = Sta op
make-host = Maak gastheer
kick = Stuur weg
mute = Dempen
unmute = Niet meer dempen
muted = (gedempt)
menu-of = Meer over { $name }
bot-instead = liever een bot…
sure = Echt? { $what }
bot-for-seat = Wie speelt hier
watching = Toeschouwers
start = Beginnen
wait-for-host = De gastheer begint zo.
invite = Uitnodigen
invite-about = Wie deze link heeft, kan binnenkomen.
copy = Kopieer
copied = Gekopieerd.
copy-yourself = Druk op Ctrl+C om te kopiëren.
other-device = Speel op een ander apparaat
other-device-about = Deze link neemt je mee: je plaats, je naam en, als je gastheer bent, ook die rol. Hij werkt één keer; houd hem voor jezelf.
other-device-link = Maak mijn link
options = Opties
change = Wijzig
changed = Gewijzigd.
room = Kamer
close-room = Sluit de kamer
join-sit = Neem een plaats
join-watch = Alleen kijken
connecting = Verbinden…
connection-lost = De verbinding is weg; zo weer terug…
paused = De server kan even niets opslaan. Het spel gaat vanzelf verder; er gaat niets verloren en er loopt geen klok.
ended-4403 = De gastheer heeft je weggestuurd.
ended-4404 = Die kamer bestaat niet.
ended-4410 = De kamer is gesloten.
leaving = { $name } is weg. Over { $seconds } s speelt een invaller.
room-full = Alle plaatsen zijn bezet; je kunt toekijken.
room-full-closed = Alle plaatsen zijn bezet, en bij deze tafel mag niemand toekijken.
by-stand-in = (invaller)
device = Een ander apparaat
device-about = Een link die jou, met je naam, tafels, instellingen en vorderingen, naar een ander apparaat brengt. Hij werkt één keer, tien minuten lang; houd hem voor jezelf.
device-link = Maak een link
device-arrive = Hier verder spelen
device-arrive-about = Dit apparaat neemt het over van het apparaat dat de link maakte: naam, tafels, instellingen. Wat deze browser bewaarde, wordt vervangen.
device-become = Hier verder
device-none = Deze pagina opent met een link uit de instellingen van een ander apparaat.
forget = Je gegevens
forget-about = Wist je tafels en, aan tafels die je met anderen deelt, je naam, je plaats en wat je hebt geschreven. De zetten blijven: de partij is ook van de anderen. Ook deze browser vergeet je. Dit kan niet ongedaan worden gemaakt.
forget-me = Wis mijn gegevens
offline = Geen verbinding. Spelregels en geopende lessen en puzzels werken nog; je tafels wachten.
title-home = Arkade
title-rules = { $game }: spelregels – Arkade
title-replay = { $game }: terugzien – Arkade
title-learn = { $game }: les – Arkade
title-credits = Colofon – Arkade
title-device = Een ander apparaat – Arkade
title-missing = Niet gevonden – Arkade
table-wide = Tabel
credits-software-and-font = De software en het lettertype
to-home = Kies een spel
to-room = Naar de kamer

# De tafel
turn-yours = Jij bent aan de beurt
turn-of = { $who } is aan de beurt.
turn-what = { $who }: { $what }
title-turn = ● Jouw beurt – { $game }
title-room = { $game } – Arkade
looking-back = Terugblik: zet { $move } van { $of }
over = Het spel is uit
stopped = Het spel is gestopt
halted = Iets wat van deze partij bewaard was, is niet meer bruikbaar: ze staat stil na zet { $moves }. De gastheer kan hier verder spelen of stoppen.
resume = Verder spelen
broken = Iets wat van deze partij bewaard was, was niet meer bruikbaar en is weggelaten.
practised = Dit was een oefening met bekende kaarten, { $moves ->
    [0] op de verdeling van een andere partij
   *[other] als voortzetting van een andere partij na zet { $moves }
 }.
undealt = De laatste partij kan niet opnieuw worden verdeeld: wat ervan bewaard was, is niet meer bruikbaar. De gastheer kan een andere plannen en verdelen.
moves = Je zetten
moves-none = Je hoeft niets te beslissen.
log = Wat er gebeurde
by-clock = (tijd om)
by-itself = (enige mogelijkheid)
hurry = Pauzes van de bots overslaan
chat = Chat
chat-empty = Nog niemand zei iets.
chat-say = Zeg iets
chat-send = Stuur
show-all = Alles tonen
undo = Zet terugnemen
hint = Hint
hint-title = Nu het best:
hint-odds = { $chance } % kans om te winnen
hint-equal = { $chance } %, even goed
hint-turn = { $move }, dan { $rest }
hint-exact = { $chance ->
    [100] wint zeker
   *[other] precies { $chance } % kans om te winnen
 }
rematch = Nog een keer
points-explained = Waar de punten vandaan komen
points-for = Punten voor
points-sum = Totaal
stop = Stop het spel
points-now = Punten nu:
cards-held = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
 } in de hand
panel = Paneel
tab-log = Verslag
tab-chat = Chat
tab-moves = Zetten
leave-title = De tafel verlaten?
leave-about = Het spel gaat zonder jou verder: na een tijdje speelt een invaller voor jou. Je kunt altijd terugkomen op hetzelfde adres.
leave-stay = Blijven
leave-go = Verlaten
held = { $what }: kies wat erbij hoort.
held-move = Nu: { $move }.
only-move = Er kan maar één ding: { $move }.
confirm-yes = Ja, doe deze zet
confirm-no = Nee, neem hem terug
answer-past = Dit is het verleden: ga terug naar nu om te spelen.
answer-held = Dat gaat niet samen met { $what }.
answer-nothing = Hiermee kan nu niets.
since-turn = Sinds je vorige beurt: { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
 }. Bekijk ze een voor een.
back-to-now = Terug naar nu
result = Uitslag
see-board = Bekijk het bord
go-on = Verder

# Terugzien
replay = Terugzien
replay-title = { $game }: terugzien
replay-move = Zet { $move } van { $of }.
replay-play = Vanzelf afspelen
replay-speed = Snelheid
replay-seen-by = Gezien door
replay-link = Link naar deze zet
steps = Stappen
step-first = Naar het begin
step-back = Eén zet terug
step-next = Eén zet vooruit
step-last = Naar het einde
step-slider = Zet
proof-true = Gecontroleerd: de verdeling, { $moves ->
    [one] de ene zet
   *[other] alle { $moves } zetten
 } volgens de regels, de uitslag.
proof-sealed = Verzegeld vóór de eerste zet: de verdeling. Dat de zetten geldig zijn en tot deze uitslag leiden, volgt uit de regels.
proof-told = Alleen verteld door de server: dat juist deze zetten gedaan zijn, door wie en wanneer.
proof-signed = Hij heeft dat ondertekend, en wat bewaard is, is sindsdien niet veranderd.
proof-unsigned = Hij heeft dat niet ondertekend.
proof-changed = Wat van deze partij bewaard is, is niet wat de server aan het eind ondertekende: het is sindsdien veranderd.
proof-key = Ondertekend met de sleutel van de server:
proof-failed = Deze partij kon niet worden gecontroleerd.
proof-seal = Zegel, getoond vóór de eerste zet:
proof-seed = Nummer van de verdeling:
proof-link = Controleer het
download = Downloaden

# Regels en colofon
search-rules = Zoek in de regels
search-nothing = Geen regel met deze woorden.
no-rules = De regels van dit spel staan hier niet.
credits-games = De spellen
credits-unofficial = Dit is een eigen studie van deze spellen, los van hun auteurs en uitgevers. Bevalt een spel je, koop het.
credits-pictures = De tekeningen
credits-pictures-about = De meeste dieren komen uit Noto Emoji van Google (Apache-licentie 2.0), verkleind; de andere zijn voor Arkade in dezelfde stijl getekend (MIT).
missing = Hier is niets
missing-about = Net als de dodo is deze pagina niet meer te vinden.

# Waarom iets niet is gedaan
refused-bad-link = Deze link is al gebruikt, of hoort niet bij deze kamer.
refused-bad-message = De pagina en de server begrijpen elkaar niet; laad de pagina opnieuw.
refused-bad-move = Dat is geen zet van dit spel.
refused-bad-name = Een naam heeft 1 tot 24 tekens, waaronder een letter, cijfer of symbool.
refused-bad-origin = De server herkent deze pagina niet als de zijne. Wie hem beheert, vindt de reden in docs/server.md, ‘Behind a proxy’.
refused-bad-plan = Met deze opties kan het spel niet worden gespeeld.
refused-busy = De server is bezig; probeer het nog eens.
refused-closed = De kamer is gesloten.
refused-compiling = De regels worden nog gecompileerd: vraag over een minuut opnieuw om een hint.
refused-empty = Er is niets te zeggen.
refused-halted = De partij staat stil: iets wat ervan bewaard was, is niet meer bruikbaar.
refused-illegal = Die zet mag nu niet.
refused-listed-enough = Meer tafels mag je niet op de lijst zetten: sluit er een, of stuur de link van deze rond.
refused-lost = De verbinding viel weg; probeer het nog eens.
refused-match-running = Niet tijdens een partij.
refused-name-taken = Die naam, of een die erop lijkt, heeft hier al iemand.
refused-need-name = Kies eerst een naam.
refused-no-hints = Hier zijn geen hints: daarvoor zijn gecompileerde regels nodig, en die kan deze server niet maken.
refused-no-match = Er is geen partij bezig.
refused-no-such-move = De partij heeft die zet niet.
refused-no-undo = Dat kan niet worden teruggenomen.
refused-not-allowed = Deze kamer staat het niet toe.
refused-not-found = Zoiets is hier niet.
refused-not-host = Alleen de gastheer mag dat.
refused-not-seated = Je hebt hier geen plaats.
refused-not-your-turn = Je bent niet aan de beurt.
refused-reserved-name = Zo heten hier bots en plaatsen. Neem een andere naam, of zet er iets bij.
refused-reviewed-enough = Dat waren alle analyses voor vandaag; kom morgen terug.
refused-reviewing = Er wachten al zoveel analyses van je als mogelijk; vraag het opnieuw als er een klaar is.
refused-seat-kept = Die plaats blijft tot het einde van de partij vrij voor wie de kaarten ervan heeft gezien.
refused-seat-taken = Die plaats is bezet.
refused-slow-down = Te snel; wacht even.
refused-unavailable = De server kan nu niets bewaren; probeer het nog eens.
refused-unknown-guest = Die gast is hier niet.
refused-unknown-seat = Die plaats bestaat niet.
refused-unfinished = Deze partij is gestopt: alleen een uitgespeelde partij kan worden geanalyseerd.

# Lessen
learn = Leer het stap voor stap
learn-step = Stap { $step } van { $of }
learn-next = Verder
learn-back = Terug
learn-play = Nu spelen
learn-nudge = Die nog niet: volg het licht.
learn-chapters = Hoofdstukken
learn-chapter = Hoofdstuk { $number } van { $of }
learn-chapter-next = Hierna: { $chapter }
learn-done = klaar
learn-progress = geleerd: { $done } van { $of }
learn-again = Opnieuw
learn-allowed = Dat mag, maar probeer hier wat oplicht.
learner = Leerling
bot-teacher = Bot { $letter }

# De analyse van een partij
review = Analyseren
title-review = { $game }: analyse – Arkade
review-heading = { $game }: analyse
review-making = De bots nemen de partij door
review-waiting = De analyse begint zo…
review-progress-of = { $done } van { $of } beurten
review-leave = Bekijk intussen de partij, of verlaat de pagina: de analyse staat hier als je terugkomt.
review-failed = De analyse is niet gelukt.
review-again = Opnieuw proberen
review-at = Zet { $n }, { $who }
review-call-best = beste zet
review-call-fine = goed
review-better = Beter
review-played = Gespeeld
review-lost = Verloren: { $points } procentpunt winstkans ({ $margin }).
review-forced = Er viel niets te kiezen.
review-instead = De gespeelde zet: { $what }
review-lead = Ongeveer { $points } procentpunt beter dan de op één na beste: { $what }.
review-rival = De op één na beste: { $what }
review-whose = Wiens fouten
review-all = iedereen
review-before = Vorige fout (pijl omhoog)
review-after = Volgende fout (pijl omlaag)
review-mistakes-count = { $count ->
    [0] geen fouten
    [one] { $count } fout
   *[other] { $count } fouten
 }
review-play-on = Vanaf hier verder spelen
review-summary = Overzicht
review-mean-loss = verlies per beurt
review-luck = geluk
review-turning = Keerpunt
review-find = Beste vondst
review-worst = Grootste misser
review-units = In procentpunten winstkans, niet in punten van het spel.
review-before-yours = { $count ->
    [one] Nog { $count } vóór die van jou; ze begint vanzelf.
   *[other] Nog { $count } vóór die van jou; ze begint vanzelf.
 }
review-turn-at = Zetten { $from } tot { $to }, { $who }
review-alternative = Of
review-then = dan { $what }
review-luck-came = Zet { $n } bracht geluk, in procentpunten winstkans: { $who }.
review-was = Zoals het was, met ieders kaarten open: { $chance }.
review-step-by-step = { $count ->
    [one] Stap voor stap: één zet
   *[other] Stap voor stap: { $count } zetten
 }
review-whole = Stap { $step } van { $of }: bekijk de hele beurt
review-not-yet = Nog niet bekeken.
review-curves = Welke lijnen
review-curves-known = wat ieder wist
review-curves-true = zoals het was
review-curves-both = allebei van { $who }
review-about-known = Volle lijn, wat ieder wist: de winstkans volgens wat die speler kon weten.
review-about-true = Streepjes, zoals het was: met ieders kaarten open.
review-list = Fouten, per beurt
practice = Oefening
practice-about = Oefening: de tafel gaat verder vanaf een stelling uit een andere partij, met dezelfde kaarten, tegen bots.

# Puzzels
puzzles = Puzzels
title-puzzles = Puzzels – Arkade
puzzles-about = Stellingen uit echte partijen waarin precies één zet de beste is. Vind hem; je rating volgt je eerste pogingen.
puzzles-none = Hier zijn nog geen puzzels.
puzzle-heading = { $game }: puzzel
puzzle-today = De puzzel van vandaag
puzzle-today-done = vandaag geprobeerd
puzzle-trainer = Oefenen
puzzle-level-1 = makkelijk
puzzle-level-2 = gemiddeld
puzzle-level-3 = moeilijk
puzzle-rating = Rating
puzzle-streak = Op rij
puzzle-best-streak = Langste reeks
puzzle-task = Jij bent aan zet: vind de beste zet.
puzzle-illegal = Dat kan hier niet.
puzzle-right = Goed zo!
puzzle-wrong = Niet de beste zet.
puzzle-wrong-chance = Met deze zet win je { $chance } van de keren, met de beste { $best }.
puzzle-wrong-far = Andere zetten laten je meer kans; met de beste win je { $best } van de keren.
puzzle-stake = Alleen je eerste poging telt voor je rating: { $right } als ze goed is, { $wrong } als ze fout is. Daarna mag je zo vaak proberen als je wilt.
puzzle-known = Deze heb je al eens geprobeerd: hij telt niet meer.
puzzle-counted = Geteld voor je rating: { $change }.
puzzle-counted-again = Geteld voor je rating: { $change }. Probeer gerust verder, er valt niets meer te verliezen.
puzzle-answer = De beste zet: { $move }.
puzzle-step = Stap { $step } van { $of }: { $move }
puzzle-show = Oplossing tonen
puzzle-show-missed = Oplossing (telt als gemist)
puzzle-play-on = Verder spelen
puzzle-next = Volgende puzzel
