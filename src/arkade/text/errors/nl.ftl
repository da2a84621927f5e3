# Fouten, elk een zin voor een mens; wat tussen aanhalingstekens staat, is zo getypt.
error-usage = { $what } (probeer: { $help })
error-at = { $place }: { $what }

# Spellen, opties, zetten
error-no-game = er is geen spel { $game }; er zijn { $games }
error-game-not-loaded = het spel { $game } kan niet worden geladen: { $reason }
error-not-a-game = het beginpunt { $game } levert niet de definitie van een spel met die naam
error-option = optie { $name } kan niet { $value } zijn: { $allowed }
error-option-twice = optie { $name } staat er twee keer
error-option-form = een optie schrijf je als NAAM=WAARDE, niet als { $text }
error-option-players = het aantal spelers geef je met --players
error-not-a-move = { $text } is geen zet van { $game }; { $hint }
error-not-an-action = { $text } is geen actie van { $game }: ze lopen van 0 tot en met { $last }
error-illegal = { $move } mag nu niet: { $reasons }
error-reason = { $text } ({ $rule })
error-reasons = { $first } { $rest }
error-no-seat = er is geen plaats { $seat }: ze lopen van 0 tot en met { $last }
error-no-seat-for-people = er is geen plaats { $seat }: ze lopen van 0 tot en met { $last }, of `all` voor alle
error-no-seed = een startgetal is een geheel getal, niet { $seed }
error-seed-range = een startgetal ligt tussen 0 en 2^128 - 1; { $seed } niet
error-no-rule = er is geen regel { $number }; ze lopen van { $first } tot en met { $last }
hint-near = bedoelde je { $moves }?
hint-like = een zet schrijf je bijvoorbeeld als { $move }
or = { $first } of { $second }

# Wat ergens mag staan
takes = hier hoort { $what }
takes-players = { $game } is voor { $least } tot { $most } spelers
takes-options = de opties van { $game } zijn { $options }{ $near ->
        [none] { "" }
       *[some] ; bedoelde je { $near }?
    }
takes-seat = hier hoort een plaats van 0 tot en met { $last }, of random
takes-number = een getal van 0 tot en met { $most }
takes-set = hier hoort random, of { $count } verschillende uit { $names }
takes-file = hier hoort { $default }, of het pad van een bestand
takes-multiple = een veelvoud van { $step }, ten hoogste { $most }
takes-whole = een geheel getal van { $least } tot en met { $most }
takes-real = een getal van { $least } tot en met { $most }
takes-switch = on of off
takes-path = het pad van een bestand

# Bots
error-no-bot = er is geen bot { $bot }; er zijn { $bots }
error-bot-not-loaded = de bot { $bot } kan niet worden geladen: { $reason }
error-not-a-bot = het beginpunt { $bot } levert geen klasse van bots met die naam
error-level = het niveau { $level } heeft geen parameters; het is { $bot }
error-no-parameter = de bot { $bot } heeft geen parameter { $name }: zijn parameters zijn { $names }
error-no-parameters = de bot { $bot } heeft geen parameter { $name }: hij heeft er geen
error-parameter-form = een parameter schrijf je als { $name }=WAARDE, niet als { $text }
error-parameter-twice = de parameter { $name } staat twee keer in { $text }
error-parameter = { $name } kan niet { $value } zijn: hier hoort { $allowed }
error-parameter-missing = de bot { $bot } mist { $names }: { $example }=WAARDE
error-budget = de bot { $bot } heeft een budget nodig: { $name }:sims=1000, { $name }:ms=200 of { $name }:cpu_ms=200

# Geleerde gewichten
error-weights = de gewichten { $file } zijn onbruikbaar: { $why }
weights-none = er zijn er nog geen van dit spel, { $command } leert ze
weights-damaged = ze zijn beschadigd, of het zijn geen gewichten
weights-checksum = ze zijn na het leren veranderd
weights-format = ze hebben het formaat { $found }, dat van een andere versie van Arkade
weights-game = ze horen bij het spel { $found }, niet bij { $game }
weights-features = ze zijn geleerd van andere kenmerken dan het spel nu heeft
weights-setup = ze werden geleerd met een ander startgetal of andere aantallen spelers
error-learn-players = met { $number } spelers valt niets te leren: het spel is er voor { $least } tot { $most }
error-learn-number = hier hoort een lijst van aantallen spelers, zoals 2,3, en niet { $text }
error-learn-long = geen enkele partij tegen zichzelf eindigde binnen { $positions } stellingen
error-learn-workers = er is minstens één proces nodig om te spelen, niet { $workers }

# Bestanden en bewaarde partijen
error-write = kan { $file } niet schrijven: { $reason }
error-read = kan { $file } niet lezen: { $reason }
error-no-move = er is geen zet { $move }: de partij telt er { $moves }
error-review-level = er is geen niveau { $level }; er zijn { $levels }
error-review-seconds = bij --seconds hoort een getal boven 0, niet { $seconds }
error-review-unfinished = het spel is niet uitgespeeld: alleen een uitgespeeld spel kan besproken worden
error-puzzles-number = vraag om minstens één puzzel, niet { $number }
error-puzzles-players = puzzels zijn voor aantallen spelers, zoals 2,3, niet { $text }
fault-moves = { $moves ->
    [one] er is { $moves } zet
   *[other] er zijn { $moves } zetten
 }
fault-commitment = dit is niet het zegel van dat startgetal en die kop: een van beide is veranderd
fault-result = de acties leiden tot { $true }, niet tot { $claimed }
fault-length = langer dan { $most } bytes
fault-encoding = dit is geen UTF-8-tekst
fault-json = geen JSON: { $reason }
fault-replay = geen bewaarde partij: { $reason }
fault-format = { $found } is niet { $format }
fault-seed = een startgetal is een geheel getal in decimale cijfers
fault-told = wat er verteld wordt, past niet bij de zetten
fault-unsigned = dit bestand is niet ondertekend
fault-key = dit bestand is met een andere sleutel ondertekend
fault-signature = de handtekening hoort hier niet bij: er is iets veranderd nadat er ondertekend was
error-data-type = een toestand wordt uit bytes hersteld, niet uit { $type }
error-data-length = een toestand van { $game } telt { $size } bytes, niet { $found }
error-data-damaged = deze bytes zijn beschadigd, of horen bij een ander spel, een andere versie of andere opties dan { $game }
error-data-impossible = deze bytes zijn geen toestand van { $game } waar een partij toe kan leiden
result = scores { $scores }, winnaars { $winners }
result-none = een onvoltooide partij
place-move = zet { $number }
place-action = actie { $number }
place-byte = byte { $number }
place-line = regel { $line }, kolom { $column }
place-file = bestand
place-header = kop
place-commitment = zegel
place-result = uitslag
place-told = wat de server vertelt
place-signature = handtekening
error-no-cryptography = voor het controleren van een handtekening is nog een pakket nodig (cryptography): pip install 'arkade[server]'

# De server
error-server-packages = de server mist een pakket ({ $package }): pip install 'arkade[server]'
error-workers = --workers verwacht een getal vanaf 1
error-workers-sqlite = SQLite bedient één proces; geef voor --workers een postgresql-adres aan --db
error-port = --port verwacht een getal van 0 tot en met 65535, niet { $port }
error-host = --host verwacht een adres van deze computer, niet { $host }
error-port-forbidden = op poort { $port } mag je niet luisteren: neem er een vanaf 1024
error-port-unusable = op { $host }, poort { $port } kan niemand luisteren: { $reason }
error-port-used = poort { $port } is bezet, misschien door een arkade die al draait: neem een andere, zoals --port { $other } (make play PORT={ $other })
error-limit = een grens schrijf je als NAAM=GETAL, met een van de namen { $names }; niet als { $text }
error-db-form = --db verwacht een adres zoals sqlite:///arkade.db of postgresql://user:password@host/name
error-db-kind = --db verwacht een sqlite- of postgresql-adres, niet { $kind }
error-db-package = PostgreSQL heeft nog een pakket nodig (asyncpg): pip install 'arkade[postgresql]'
error-db-folder = de database is niet te gebruiken: er is geen map voor { $file }
error-db = de database is niet te gebruiken: { $reason }
error-db-silent = de database antwoordt niet
error-db-copy-postgresql = PostgreSQL kopieer je met zijn eigen programma’s: pg_dump -Fc URL > BESTAND, pg_restore -d URL BESTAND
error-db-missing = er is geen database { $file }
error-db-copy-there = bij { $file } staat al iets; verplaats dat eerst
error-db-copy = { $file } kan niet naar { $target } worden gekopieerd: { $reason }
error-db-copy-faults = { $file } bevat fouten: er is niets teruggezet
error-older = --older verwacht een aantal dagen vanaf 1
error-room-many = de namen van meer kamers beginnen met { $room }; geef er meer van
error-room-none = er is geen kamer waarvan de naam met { $room } begint

# Toernooien en metingen
error-many-games = een eerlijk toernooi van deze spelers telt { $games } partijen: zeg --yes als dat de bedoeling is
error-arena-players = het gegeven spel is voor { $players } spelers, niet voor { $asked }
error-arena-folder = partijen worden in een map bewaard: zeg welke
error-arena-empty = { $file } bevat nog geen partij
error-arena-jobs = er moet minstens 1 proces zijn, niet { $jobs }
error-study-games = een studie telt aan deze tafel minstens { $least } partijen, en niet minder dan 0 tussen een niveau en het volgende
error-vary = --vary schrijf je als NAAM=WAARDE,WAARDE met elke waarde één keer, niet als { $text }
error-arena-packages = de arena mist { $packages }: pip install 'arkade[arena]'
error-arena-games = een toernooi telt minstens 1 partij, niet { $games }
error-arena-until = een interval reikt naar elke kant een deel van 1 ver, bijvoorbeeld 0.02, niet { $until }
error-arena-bots = een toernooi heeft minstens één bot nodig
error-arena-other-files = { $folder } bevat andere bestanden en geen toernooi; geef een nieuwe of lege map
error-arena-running = een ander proces speelt het toernooi in { $folder }
error-arena-write = kan niet schrijven in { $file }: { $reason }
error-arena-log = { $file } is niet het logboek van een toernooi
error-arena-format = { $file } heeft het formaat { $found }, niet { $format }
error-arena-line = { $file }, regel { $line } is beschadigd: { $reason }
fault-arena-game = het is geen partij van dit toernooi
error-arena-another = { $folder } bevat een ander toernooi: { $field } is daar { $found }, niet { $asked }; geef een andere map
error-arena-lost = partij { $game } is opgegeven: haar proces viel { $times } keer uit ({ $why })
error-arena-code = een proces heeft andere code dan het toernooi: overal moet dezelfde arkade geïnstalleerd zijn
error-arena-rules = de regels van een proces zijn { $found ->
        [compiled] gecompileerd
       *[interpreted] geïnterpreteerd
    } en die van het toernooi { $wanted ->
        [compiled] gecompileerd
       *[interpreted] geïnterpreteerd
    }: installeer arkade[compile] overal of nergens
error-arena-bot = de bot { $bot } faalde in partij { $game }, zet { $move }: { $reason }
error-arena-replay = de bewaarde partij { $game } eindigt niet zoals de gespeelde
error-ray-package = een Ray-cluster heeft Ray nodig: pip install 'arkade[ray]'
error-ray-address = een Ray-adres is auto, local of HOST:PORT, niet { $address }
error-ray = er is geen Ray-cluster op { $address }: { $reason }
error-ray-other = daar antwoordt iets anders
error-ray-processors = een partij vraagt { $threads } processors, en geen computer heeft er meer dan { $most }
error-ray-game = partij { $game } mislukte op het cluster: { $reason }
error-rounds = er moet minstens 1 ronde zijn, niet { $rounds }
error-ship = er is geen { $file }: een wheel vraagt een C-compiler en de headers van Python

# Verkeerde opdrachtregels
usage-required = er ontbreekt: { $names }
usage-unknown = onbekende argumenten: { $text }
usage-choice = { $name }: { $value } kan niet (kies uit { $choices })
usage-number = { $name }: { $value } is geen geheel getal
usage-one = { $name }: hier hoort één waarde
usage-some = { $name }: hier hoort minstens één waarde
usage-none = { $name }: hier hoort geen waarde, ook niet { $value }
usage-ambiguous = dubbelzinnige optie: { $text } kan { $options } betekenen
