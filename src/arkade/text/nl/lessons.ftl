# Eerste spellen met uitleg: wat elke stap zegt.
lesson-animimix-1 = Welkom! De dieren in het raster bepalen wat elke soort waard is. Wie aan het eind de meeste kaarten van een soort heeft, krijgt haar punten.
lesson-animimix-2 = De tabel naast het raster toont wat elke soort nu waard is: 2 voor elke olifant in de beste rij, 2 voor elke pinguïn in de grootste groep, en 11 min één voor elke leeuw in het raster.
lesson-animimix-3 = Je hebt drie leeuwen. In je beurt mag je een kaart gedekt voor je leggen. Kies een leeuw en dan je stapel.
lesson-animimix-4 = Of je pakt een kaart uit het raster en legt er een van jezelf voor in de plaats. Leg een pinguïn waar de olifant oplicht: hij sluit aan bij de pinguïns erboven en eronder, en hun groep groeit van twee naar vier.
lesson-animimix-5 = De nieuwe kaart ligt onder een berg: daar blijft ze tot het eind. Pak nu een leeuw en leg er een leeuw voor terug: hun waarde blijft gelijk, en jij hebt er een meer.
lesson-animimix-6 = Pinguïns zijn al 8 waard. Leg er stiekem een neer; je tegenstander ziet alleen dat je een kaart hield.
lesson-animimix-7 = De laatste kaarten zijn gespeeld en alle stapels gaan open. Wie van een soort de meeste kaarten heeft, krijgt haar punten; bij een gelijke stand wordt er gedeeld. Nu ken je het hele spel!

lesson-amazonas-1 = Welkom op de rivier! Je hebt vier kolommen, één voor elke kleur. Een kolom met alle dieren van haar kleur is het meest waard: 6 kaarten zijn 21 punten.
lesson-amazonas-2 = In je beurt speel je een kaart en trek je er een. Speel de toekan: hij gaat naar je paarse kolom, waar vier vogels in passen.
lesson-amazonas-3 = Speel de harpij ernaast. Hoe meer kaarten in een kolom, hoe meer elke kaart waard is: twee zijn 3 punten, drie zijn er 6.
lesson-amazonas-4 = Twee keer hetzelfde dier in een kolom is dubbel, en beide zijn weg. Je rivaal heeft al een sidderaal. Speel de jouwe niet, maar geef hem weg!
lesson-amazonas-5 = Beide sidderalen zijn weg. Speel nu de zeekoe in je blauwe kolom.
lesson-amazonas-6 = Je rivaal geeft je een tweede zeekoe. Je mag hem aannemen en beide verliezen, of weigeren en een kaart uit een kolom ernaast verliezen. Weiger, en laat de harpij gaan: de zeekoe blijft.
lesson-amazonas-7 = Het spel is uit. Een volle kolom wordt een stapel, en de eerste van elke kleur levert een bonuskaart op. Kolommen, stapels en bonuskaarten tellen; drie stapels van één speler beëindigen het spel.

lesson-noah-1 = De zondvloed komt! Breng je dieren aan boord. Elk dier dat aan het eind van de ronde nog in je hand zit, kan tranen kosten, en de minste tranen winnen.
lesson-noah-2 = Je speelt op de boot waar Noach staat. Daar is al een kat: leg jouw kat erbovenop. Dezelfde soort vormt een paar, en je mag nog eens!
lesson-noah-3 = Nu gaat Noach verder. Na een vrouwtje doet hij één stap, naar een boot ernaast; na een mannetje steekt hij over naar een boot aan de overkant. Stuur hem naar de neushoorn.
lesson-noah-4 = Weer een paar: een vrouwtje na het mannetje. In een boot wisselen de geslachten elkaar strikt af, of ze zijn allemaal gelijk; het tweede dier beslist dat.
lesson-noah-5 = Een boot draagt hoogstens 21, en twee neushoorns wegen 18. Zet Noach een stap verder.
lesson-noah-6 = De papegaai weegt niets, maar kost 2 tranen als hij in je hand blijft. Breng hem aan boord.
lesson-noah-7 = Hij vormt geen paar, dus je beurt eindigt als Noach is verzet. Stuur hem naar de boot van de specht, die maar 13 draagt.
lesson-noah-8 = Je tegenstander stuurde Noach terug naar de neushoorns. Die wegen 18; jouw kangoeroe weegt 3. Precies 21: de boot is vol!
lesson-noah-9 = Na een mannetje steekt Noach over: kies de verlichte boot. Dan vertrekt de volle boot.
lesson-noah-10 = Wie een boot laat vertrekken, geeft kaarten weg. De specht kost 2 tranen: die mag je tegenstander hebben.
lesson-noah-11 = De rest is voor je gespeeld. Na elke ronde tellen de tranen op de kaarten in de hand, en na drie rondes winnen de minste tranen.

lesson-optimix-1 = Het regent, en de ark moet worden geladen. Ze heeft twee kanten met hutten. De boeg toont hoe scheef ze ligt: nooit meer dan 2 naar één kant.
lesson-optimix-2 = Stuurboord is 1 zwaarder. Je muskusos weegt 3: aan bakboord helt de ark 2 naar de andere kant, precies genoeg. Hij houdt van kou, en het konijn vindt alles goed. Je krijgt een pion voor een zwaar dier.
lesson-optimix-3 = Je mag een tweede kaart spelen, in een andere hut. Een carnivoor moet lichter zijn dan alle anderen in zijn hut: de vos weegt 1, het paard 2. En de vos levert je twee schijven op!
lesson-optimix-4 = Je hand is leeg, dus je neemt kaarten: één uit de uitstalling en één van de stapel. Neem het schaap.
lesson-optimix-5 = Het rendier weegt 2, en bakboord is nu lichter. Een nieuwe hut achter de laatste kost een schijf, voor je rechterbuur. Open er een aan bakboord.
lesson-optimix-6 = Wie een hut opent, neemt meteen een kaart uit de uitstalling. Neem de bij: ze weegt niets en is nuttig.
lesson-optimix-7 = Er mag nog een kaart volgen. Het schaap gaat bij de muskusos: beide houden van kou. Dat is je tweede pion voor nuttige dieren; de meeste pionnen van een type leveren punten op.
lesson-optimix-8 = De vijfde regenkaart is gekomen, en iedereen heeft gepast. Op elke scorekaart krijgen de meeste pionnen 10 punten, de tweede 6, de anderen 2; elke schijf is 1 waard.

lesson-arknoah-1 = Dit is het snelle spel. Je bouwt samen de ark, verdeelt haar in hokken en laadt de dieren twee aan twee. In je beurt kies je een actie, en de anderen doen een beetje mee. Begin met hout: je krijgt 4 planken.
lesson-arknoah-2 = Je tegenstander verzamelt dieren en hield de olifant; het andere is voor jou.
lesson-arknoah-3 = Jij hebt een vrouwtjesflamingo en je tegenstander het mannetje: een paar! Flamingo’s hebben een hok van één vak nodig. Kies bouwen.
lesson-arknoah-4 = Een plank komt op een rand van een vak, aan de buitenkant of binnenin. Leg de eerste hier.
lesson-arknoah-5 = Planken aan de buitenkant tellen ook: wie er aan het eind de meeste heeft, krijgt 5 punten.
lesson-arknoah-6 = Nu een plank binnen in de ark.
lesson-arknoah-7 = De laatste kant sluit het vak: een hok van grootte 1 is klaar.
lesson-arknoah-8 = Je zou meer kunnen bouwen, maar planken zijn kostbaar. Zo is het genoeg.
lesson-arknoah-9 = Je tegenstander hakte hout, en jij kreeg 2 planken. Kies laden.
lesson-arknoah-10 = Eén flamingo is van jou, de andere komt mee. Laad de flamingo’s.
lesson-arknoah-11 = Ze gaan in het hok dat precies groot genoeg is. Elke eigenaar krijgt de punten van zijn tegel, en jij 1 voor elke eigen plank in de wand.
lesson-arknoah-12 = De ark is dicht en het spel is uit; de rest is voor je gespeeld, en je hebt gewonnen! De tabel laat zien waar elk punt vandaan komt: geladen dieren, planken in de wanden eromheen, en 5 voor de meeste planken aan de buitenkant. Bouw dus waar je kunt laden, en laad waar je planken liggen. Het gewone spel heeft ook arbeiders, voedsel en pek.
