# Woorden die alle spellen gebruiken.
language = Nederlands
list-and = { $first } en { $last }
# Een speler; .first begint een zin.
seat = plaats { $seat }
    .first = Plaats { $seat }
reason-no-seat = Er is geen plaats { $seat } aan deze tafel; de laatste is plaats { $last }.
reason-yourself = Dat ben jij: kies een tegenstander.
reason-not-now = Dit kan nu niet.
# The site, as search engines and link previews show it.
site-title = Arkade: spellen over dieren en arken
site-about = Vijf bordspellen over dieren en arken, in je browser: speel meteen tegen bots, of met vrienden via een link. Zonder account.
# What pages begin with.
home-title = Spellen over dieren en arken
home-about = Speel meteen tegen bots, of met vrienden via een link. Zonder account.
rules-common = Alle spellen
learn-title = { $game }: { $chapter }
players-count = { $count } spelers
players-span = { $least } tot { $most } spelers

# De terminal
play-commitment = De verdeling staat vast; haar zegel is { $hash }
play-prompt = { $who_first }, jouw zet (? voor hulp):
play-hand-over = Geef het toetsenbord aan { $who } en druk op Enter.
play-bot = bot
play-help = Typ het nummer van een zet of de notatie.
    ? ZET       waarom een zet wel of niet mag
    NUMMER      een regel bij zijn nummer, bijvoorbeeld COM-06
    undo        terugnemen, binnen je eigen beurt, wat niets nieuws liet zien
    log         alles wat er gebeurd is
    hint        de beste zetten nu, en hun kansen
    save BESTAND  het spel bewaren
    quit        stoppen
play-no-number = Kies 1 tot en met { $most }.
play-not-a-move = “{ $text }” is geen zet van dit spel; een zet ziet er zo uit: “{ $example }”. Typ ? voor hulp.
play-allowed = “{ $move }” mag.
play-refused = “{ $move }” mag nu niet:
play-no-undo = Er is niets terug te nemen: alleen je eigen zetten binnen je beurt, en nooit voorbij het toeval of een getoonde kaart.
play-hint = { $move }: { $chance } % kans om te winnen
play-hint-equal = { $move }: { $chance } %, even goed
play-hint-exact = { $move }: { $chance ->
    [100] wint zeker
   *[other] precies { $chance } % kans om te winnen
 }
play-turn = { $move }, dan { $rest }
play-hint-none = Geen hints: daarvoor zijn gecompileerde regels nodig, en die zijn hier niet te maken.
play-hint-later = De regels worden nog gecompileerd: vraag het over een minuut opnieuw.
play-save-where = Zeg waar: save BESTAND
play-saved = Bewaard als { $file }.
play-save-offer = Bestand om het spel in te bewaren (Enter: geen):
play-input-ended = De invoer hield op voor het spel uit was.
play-winner = { $winners } wint
play-winners = Gedeelde overwinning: { $winners }
play-seed = De verdeling had nummer { $seed }.
verify-sealed = { $file }: verzegeld vóór de eerste zet: de verdeling. Het is die van dit zegel: { $seal }
verify-follows = Volgt uit de regels: { $moves ->
    [0] er is geen zet
    [one] de enige zet is geldig
   *[other] alle { $moves } zetten zijn geldig
 }, { $ending ->
    [over] en de uitslag is { $scores }.
   *[open] en het spel is niet uitgespeeld.
 }
verify-told = Alleen verteld: dat juist deze zetten gedaan zijn, door wie en wanneer.
verify-broken = Ook verteld: iets van deze partij was niet meer te lezen en is weggelaten.
verify-practice = Ook verteld: dit was een oefening met bekende kaarten, { $moves ->
    [0] op de verdeling van een andere partij
   *[other] als voortzetting van een andere partij na zet { $moves }
 }.
verify-unsigned = Niemand heeft dit bestand ondertekend.
verify-signed = Ondertekend: dit alles, zoals de server met deze sleutel het bewaard heeft: { $key }
verify-compare = Deze sleutel staat in het bestand zelf, waar iedereen er een in kan zetten. De handtekening bewijst niets zolang je de sleutel niet vergelijkt met die van de server (het adres, dan /api/key) of die opgeeft: --key SLEUTEL
verify-unchecked = De handtekening in dit bestand is niet gecontroleerd: pip install 'arkade[server]'
replay-prompt = Zet { $move } van { $last } (Enter: volgende, b: terug, een nummer, q: stoppen):

# De bespreking van een spel (`arkade review`); kansen zijn in procentpunten.
review-number = { $whole },{ $tenth }
review-title = { $game }, { $players } spelers: kunde en geluk
review-column-seat = Plaats
review-column-start = begin
review-column-luck = geluk
review-column-own = eigen zetten
review-column-others = zetten van anderen
review-column-result = uitslag
review-column-loss = gemiddeld verlies
review-column-worst = ergste misser
review-column-find = beste vondst
review-column-turning = keerpunt
review-legend = In procentpunten winstkans, niet in punten van het spel: begin + geluk + eigen zetten + zetten van anderen = uitslag. Gemiddeld verlies: wat een beurt gemiddeld heeft gekost. De laatste drie kolommen zijn nummers van zetten.
review-call-inaccuracy = onnauwkeurigheid
review-call-mistake = fout
review-call-blunder = blunder
review-error = Zet { $n }, { $who }, { $call }: “{ $move }”. Beter: “{ $best }”. Verloren: { $loss } procentpunt winstkans ({ $margin }), { $left }% in plaats van { $chance }%.
review-flawless = Er zijn geen fouten gevonden.
review-hand = Dit spel heeft geen geleerde gewichten: zijn eigen waardering heeft geoordeeld, en die weet minder.
review-partial = Afgebroken: { $done } beurten zijn beoordeeld.
review-chances = Winstkansen, zet voor zet
review-mistakes = Fouten
review-saved = Bewaard als { $file }.
review-progress = beurten
review-error-turn = Zetten { $n } tot { $last }, { $who }, { $call }: “{ $move }”. Beter: “{ $best }”. Verloren: { $loss } procentpunt winstkans ({ $margin }), { $left }% in plaats van { $chance }%.
review-step = Stap { $n }, “{ $move }”
review-steps = Stap voor stap
review-exact = exact
review-margin = ± { $points }
review-margin-under = ± minder dan { $points }
review-known = Wat ieder wist: de winstkans volgens wat die speler kon weten
review-true = Zoals het was: met ieders kaarten open
