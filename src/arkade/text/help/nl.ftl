# De hulp van de opdrachtregel: het Engels staat in de modules van arkade.cli, naast wat het beschrijft.
help-usage = gebruik:
help-heading-positional = argumenten
help-heading-options = opties
help-help = deze hulp tonen
help-version = de versie tonen
help-lang = taal van de teksten

help-about = vijf spellen over dieren en arken: spelen, controleren en bestuderen
help-about-play = speel een spel in de terminal, tegen bots of met vrienden aan één toetsenbord
help-about-rules = toon de regels van een spel, of enkele ervan bij hun nummer
help-about-games = noem de spellen, hun aantallen spelers en hun opties
help-about-bots = noem de bots, hun parameters en niveaus
help-about-replay = bekijk een bewaarde partij zet voor zet
help-about-verify = speel een bewaarde partij na en controleer elke zet, de uitslag en het zegel van de verdeling
help-about-serve = bied tafels aan in de browser: kamers via een link, mensen en bots, niets gaat verloren
help-about-backup = kopieer de database van een server naar een bestand terwijl hij draait, en controleer de kopie
help-about-restore-backup = controleer een kopie van `arkade backup` en maak er de database van een server van
help-about-check-db = speel elke kamer in de database van een server volgens de regels na en zeg wat er niet klopt
help-about-forget = verwijder uit de database van een server de kamers waarin al dagen niets is gebeurd
help-about-lobby = toon de tafels die een server aan iedereen toont, haal er van de lijst of sluit kamers voorgoed
help-about-doctor = zeg wat er geïnstalleerd, gecompileerd en afwezig is, in een tabel voor een melding
help-about-compile = compileer de regels nu, zodat geen spel met geïnterpreteerde regels begint
help-about-arena = laat bots een toernooi spelen en toon hoe sterk ze zijn
help-about-learn = laat een net een spel leren uit partijen tegen zichzelf
help-about-bench = meet snelheden, en die van OpenSpiel als dat geïnstalleerd is

help-more-play = voorbeelden:
    {"  "}arkade play GAME                              jij tegen één bot van gemiddelde sterkte
    {"  "}arkade play GAME --players 4 --seat all       vier mensen aan één toetsenbord
    {"  "}arkade play GAME --bots easy,mcts:ms=500      twee bots naar keuze
    `arkade games` noemt de spellen en hun opties, `arkade bots` de bots.
help-more-verify = exitcodes: 0 alles klopt, 1 beschadigd of vervalst (de plaats wordt genoemd), 2 niet te lezen
help-more-serve = docs/server.md zegt meer. In ARKADE_KEYS kunnen sleutels staan die cookies ondertekenen, met komma’s ertussen, de nieuwste eerst.
help-more-backup = voor SQLite; van PostgreSQL: pg_dump (docs/server.md)
help-more-restore-backup = Stop eerst de server en verplaats zijn database: er wordt niets overschreven.
help-more-check-db = exitcodes: 0 alles klopt, 1 er zijn fouten (elk wordt genoemd), 2 niet te lezen
help-more-learn = voorbeelden:
    {"  "}arkade learn GAME --minutes 20                alle aantallen spelers
    {"  "}arkade learn GAME --players 2,3 --positions 5000000 --seed 1 --out F
    Ctrl-C stopt en bewaart wat geleerd is; --resume gaat ermee verder. Met één proces geven
    hetzelfde startgetal en dezelfde --positions dezelfde gewichten. Aan het eind zegt een match wat
    ze waard zijn, en een regel wie ermee speelt: docs/learning.md.
help-more-arena = voorbeelden:
    {"  "}arkade arena GAME --players 4 --bots random             hoe vaak wint wie begint?
    {"  "}arkade arena GAME --players 4 --bots mcts:ms=200,random --out DIR
    Elke verdeling wordt met alle verwisselingen van plaatsen gespeeld, en elke bot krijgt evenveel
    plaatsen. Dezelfde opdracht gaat verder met een toernooi dat werd afgebroken.

help-game = welk spel (zie `arkade games`)
help-games = alleen deze spellen (anders alle)
help-players = hoeveel plaatsen (anders de kleinste tafel)
help-option = een optie van het spel; herhaal het voor meer opties
help-db = de database: sqlite:///FILE of postgresql://… (ARKADE_DB, anders sqlite:///arkade.db)
help-play-seat = een plaats voor een mens, geteld vanaf 0; herhaal het voor meer mensen; `all` voor alle plaatsen (anders 0)
help-play-bots = bots voor de andere plaatsen, met komma’s ertussen, zoals mcts:ms=N (zie `arkade bots`; anders medium)
help-play-seed = speel de verdeling met dit nummer opnieuw (anders willekeurig)
help-rules-game = welk spel; `common` voor de regels van alle spellen
help-rules-numbers = alleen deze regels, zoals COM-02
help-replay-seat = toon haar zoals deze plaats haar zag (anders ligt alles open)
help-replay-move = begin na zet N
help-serve-host = het adres om op te luisteren (127.0.0.1; 0.0.0.0 voor alle)
help-serve-port = de poort om op te luisteren (8000)
help-serve-workers = processen; meer dan één alleen met PostgreSQL (1)
help-serve-open = open de pagina in een browser, als er een bureaublad is
help-serve-origin = nog een site waarvan de pagina’s mogen verbinden
help-serve-proxy = proxy’s waarvan de X-Forwarded-headers worden geloofd
help-serve-metrics = wie /metrics mag lezen (127.0.0.1; *: iedereen)
help-serve-limit = een andere grens dan gewoonlijk (docs/server.md)
help-serve-no_lists = laat niemand een tafel op de beginpagina zetten
help-serve-log = hoeveel er wordt vastgelegd
help-backup-file = een nieuw bestand
help-restore-backup-file = de kopie
help-forget-older = zoveel dagen
help-more-lobby = ROOM is de naam van een kamer of het begin ervan, zoals het logboek van de server die geeft.
help-lobby-unlist = haal de tafel van de lijst
help-lobby-close = sluit de kamer voorgoed
help-compile-ship = zet ze in het pakket, voor een wheel
help-learn-players = aantallen spelers om te leren, met komma’s ertussen (anders alle)
help-learn-minutes = hoe lang (10, tenzij --positions gegeven is)
help-learn-positions = van hoeveel stellingen geleerd wordt
help-learn-out = het bestand van de gewichten (anders dat van de gebruiker zelf)
help-learn-resume = ga verder waar F gebleven is
help-learn-keep = bewaar ook aan het eind wat --resume nodig heeft
help-learn-games = partijen van de match die zegt wat de gewichten waard zijn (40; 0: geen)
help-learn-seed = bepaalt alles behalve de duur (0)
help-learn-columns = de breedte van het net
help-learn-workers = processen die spelen (1: dit proces)
help-learn-stray = deel van de zetten dat zomaar gekozen wordt (0.05)
help-learn-later = λ: hoeveel van een doel bestaat uit wat na de volgende stelling kwam (0.99)
help-learn-margin = hoeveel de voorsprong, naast de winst, meetelt in wat een einde waard is (0.4)
help-learn-batch = stellingen per stap (1024)
help-learn-rate = hoeveel een stap een gewicht ongeveer hoogstens verandert (0.001)
help-learn-sims = simulaties van een zoektocht die speelt; 0: één zet vooruit (0)
help-arena-bots = de bots, met komma’s ertussen; wie twee keer genoemd wordt, zit op twee plaatsen (zie `arkade bots`)
help-arena-games = hoeveel partijen, of een paar meer (400; met --until hoogstens)
help-arena-until = stop zodra alle intervallen van 95 %%, zonder het geluk, aan elke kant hoogstens W ver reiken, bijvoorbeeld 0.02
help-arena-seed = bepaalt de verdelingen en het toeval van de bots (0)
help-arena-jobs = processen (anders zoveel als de processors toelaten)
help-ray = speel op een Ray-cluster: auto, HOST:PORT of local
help-arena-out = een map voor logboek, tabellen, samenvatting en grafieken
help-arena-replays = bewaar elke partij in DIR
help-arena-yes = speel zoveel partijen als een eerlijk toernooi vraagt
help-bench-json = schrijf de cijfers ook daarheen
help-bench-rounds = rondes door elkaar; medianen worden getoond (5)
help-about-review = zeggen waar een bewaard spel beslist is: fouten, geluk, ieders kansen
help-more-review = voorbeelden:
    {"  "}arkade review game.json --html review.html
    {"  "}arkade review game.json --level deep --seat 0 --json review.json
    Ctrl-C breekt af en bewaart wat beoordeeld is. Hetzelfde getal bij --seed geeft dezelfde bespreking,
    behalve met --seconds. De niveaus zijn quick, usual en deep; docs/review.md zegt wat de getallen betekenen.
help-review-level = hoeveel simulaties: quick, usual of deep (usual)
help-review-seconds = hoe lang het ongeveer mag duren
help-review-seat = alleen de beslissingen van deze plaats beoordelen
help-review-seed = bepaalt het toeval van de simulaties (0)
help-review-json = de hele bespreking hierin schrijven
help-verify-key = de publieke sleutel van een server (zijn adres, dan /api/key): het bestand moet ermee ondertekend zijn
help-check-db-seal = neem wat er staat voortaan voor waar aan: alles krijgt een nieuwe controlewaarde
help-review-html = een pagina met de grafiek van de kansen hierin schrijven
help-about-puzzles = puzzels van een spel maken, stellingen met één beste zet, of de puzzels die het heeft nakijken
help-more-puzzles = voorbeelden:
    {"  "}arkade puzzles make GAME --number 60 --out puzzles.json
    {"  "}arkade puzzles make GAME --number 60 --file puzzles.json --seed 2   meer, naast die van een bestand
    {"  "}arkade puzzles check GAME                     die van het spel, door een rechter met ander toeval
    Ctrl-C breekt af en bewaart wat gevonden is. Hetzelfde getal bij --seed geeft dezelfde puzzels bij
    dezelfde gewichten; docs/puzzles.md zegt wat een puzzel is.
help-puzzles-what = nieuwe maken, of een bestand nakijken
help-puzzles-number = hoeveel er te maken (60)
help-puzzles-players = voor welke aantallen spelers, met komma’s ertussen (anders alle)
help-puzzles-seed = bepaalt alles (0)
help-puzzles-out = het bestand dat geschreven wordt (anders GAME.puzzles.json)
help-puzzles-file = het bestand dat nagekeken wordt (anders dat van het spel), of waar er bij komen

help-about-study = meten hoe een spel is: plaatsen, duur, geluk, kunde, openingen
help-more-study = voorbeelden:
    {"  "}arkade study GAME --players 4 --out DIR                 report.md en report.html staan in DIR
    {"  "}arkade study GAME --vary players=2,3,4 --games 200      wat er met de tafel verandert
    Voor ontwerpers: --vary neemt elke optie van het spel, ook getallen en kaartbestanden (zie `arkade games`).
    Dezelfde opdracht gaat verder met een afgebroken studie en geeft weer dezelfde cijfers. De verslagen zijn in het Engels.
help-study-vary = een optie, of players, met haar waarden; alle worden bestudeerd en naast elkaar getoond
help-study-games = partijen van elke tafel (400)
help-study-ladder = partijen van elk niveau tegen het volgende (100)
help-study-level = wie op alle plaatsen zit (medium)
help-study-seed = bepaalt de gedeelde kaarten en het toeval van de bots (0)
help-study-jobs = processen (anders zoveel als de processors toelaten)
help-study-out = een map voor het verslag, de plaatjes en de partijen
