## events.turn

events-turn-gameStarted = Gra się zaczyna: pierwszą turę rozgrywa { $player }
events-turn-character = { $player } gra jako { $character }
events-turn-started = Tura { $turn }: { $player }
events-turn-titleGained =
    { $isNew ->
        [yes] { $player } zostaje { NOUN($title, case: "ins") }
       *[no] { $player } zostaje { NOUN($title, case: "ins") } w miejsce gracza { $before }
    }
events-turn-titleVacant =
    { $isNew ->
        [yes] Nikt nie jest teraz { NOUN($title, case: "ins") }
       *[no] { $before } nie jest już { NOUN($title, case: "ins") }; teraz nie jest nikt
    }
events-turn-milestone = Dystans { $distance } osiągnięty: { $what }
events-turn-moved = { $player } przesuwa się { NOUN($to, case: "to") }
events-turn-sentTo = { $player } trafia { NOUN($to, case: "to") }
events-turn-shotDown = { $player }: viper zestrzelony, pilot trafia { NOUN($to, case: "to") }
events-turn-took = { $player } { $deed }
events-turn-used = { $player } używa zdolności „{ $what }”
events-turn-choseSelf = { $player } wskazuje siebie
events-turn-chose = { $player } wskazuje gracza { $target }
events-turn-optionChosen = { $player } rozstrzyga „{ $card }”: { $option }
events-turn-nobodyChooses = Nikt nie może rozstrzygnąć „{ $card }”: karta nie ma efektu
events-turn-rolled = { $what }: { $player } wyrzuca { $roll }
events-turn-rolledAttack = { $player } wyrzuca { $roll }: { $attack }
events-turn-beyond = { $roll } (liczy się jako { $result })
events-turn-takesEffect = efekt przy { $range }
events-turn-costsPopulation = { $range } kosztuje populację

events-turn-loyaltyAtEnd = Karty Lojalności: { $cards }
events-turn-heldAtEnd = { $player } – { $cards }
events-turn-agendaAtEnd =
    { $met ->
        [yes] Agenda gracza { $player }, spełniona: { $card }
       *[no] Agenda gracza { $player }, niespełniona: { $card }
    }

## events.checks

events-checks-started =
    { $partialAt ->
        [never] { $source }, test umiejętności { $difficulty }: pomagają { $skills }
       *[other] { $source }, test umiejętności { $difficulty } (częściowy sukces od { $partialAt }): pomagają { $skills }
    }
events-checks-destinyAdded = Talia Przeznaczenia dokłada { NOUN($cards, case: "acc") }
events-checks-added = { $player } dokłada { NOUN($cards, case: "acc") }
events-checks-addedNone = { $player } nie dokłada kart
events-checks-difficulty = trudność { $change } (teraz { $now })

events-checks-revealed = Karty odkryte, { $total } z { $difficulty }: { $cards }
events-checks-noCards = brak kart
events-checks-by = „{ $source }” { $change }
events-checks-byOf = „{ $source }” gracza { $player } { $change }
events-checks-abilities = zdolności
events-checks-against = minus { $cards }
events-checks-noEffect = nie liczą się: { $cards }

events-checks-resultOf =
    { $result ->
        [pass] { $source }: sukces, { $total } z { $difficulty }
        [partial] { $source }: częściowy sukces, { $total } z { $difficulty }
       *[fail] { $source }: porażka, { $total } z { $difficulty }
    }
events-checks-result =
    { $result ->
        [pass] { $source }: sukces
        [partial] { $source }: częściowy sukces
       *[fail] { $source }: porażka
    }
events-checks-decided =
    { $result ->
        [pass] { $player } wybiera sukces testu „{ $source }”
        [partial] { $player } wybiera częściowy sukces testu „{ $source }”
       *[fail] { $player } wybiera porażkę testu „{ $source }”
    }
events-checks-discarded = Odrzucono z testu
events-checks-taken = { $player } bierze karty z testu na rękę: { $cards }
events-checks-takenNone = { $player } nie bierze żadnych kart z testu

## events.cards

events-cards-crisisDrawn =
    { $superCrisis ->
        [yes] { $player } zagrywa Superkryzys „{ $card }”
       *[no] { $player } staje wobec Kryzysu „{ $card }”
    }
events-cards-crisisReplaced = { $player } odrzuca „{ $card }”: losuje się inną kartę Kryzysu
events-cards-looks =
    { $where ->
        [hand] { $player } ogląda karty Kworum na ręce
        [whole] { $player } ogląda { NOUN($deck, case: "acc") }
        [bottom] { $player } ogląda spód { NOUN($deck, case: "gen") }
       *[top] { $player } ogląda wierzch { NOUN($deck, case: "gen") }
    }
events-cards-seen =
    { $where ->
        [hand] Karty Kworum na ręce: { $cards }
        [whole] Cała { $deck }: { $cards }
        [bottom] Na spodzie { NOUN($deck, case: "gen") }: { $cards }
       *[top] Na wierzchu { NOUN($deck, case: "gen") }: { $cards }
    }
events-cards-none = brak kart
events-cards-putBack =
    { $where ->
        [bottom] { $player } kładzie { NOUN($card, case: "acc") } na spód { NOUN($deck, case: "gen") }
       *[top] { $player } kładzie { NOUN($card, case: "acc") } na wierzch { NOUN($deck, case: "gen") }
    }
events-cards-drawn = { $player } losuje { NOUN($cards, case: "acc") }
events-cards-quorumPlayed = { $player } zagrywa kartę Kworum „{ $card }”
events-cards-quorumAttached = { $player } otrzymuje kartę „{ $card }”
events-cards-kept = „{ $card }” pozostaje w grze
events-cards-leftPlay =
    { $how ->
        [discarded] Karta „{ $card }” zostaje odrzucona
        [shuffledIn] Karta „{ $card }” wraca do talii Kryzysów i zostaje wtasowana
       *[removed] Karta „{ $card }” zostaje usunięta z gry
    }
events-cards-nukeGained = Admirał zyskuje żeton broni nuklearnej (teraz { $left })
events-cards-nukeSpent =
    { $left ->
        [few] 1 żeton broni nuklearnej zużyty (zostają { $left })
       *[other] 1 żeton broni nuklearnej zużyty (zostaje { $left })
    }
events-cards-superCrisisDrawn = { $player } losuje kartę Superkryzysu
events-cards-superCrisisSeen = { $player } losuje kartę Superkryzysu „{ $card }”
events-cards-destination = { $player } prowadzi flotę do celu „{ $card }”: dystans +{ $distance } (łącznie { $total })
events-cards-distanceAdded = „{ $card }” dodaje się do dystansu (łącznie { $total })

## events.skills

events-skills-drawn = { $player } losuje { NOUN($cards, case: "acc") }
events-skills-drawnNone = { $player } nie losuje kart umiejętności
events-skills-discarded =
    { $random ->
        [yes] { $player } odrzuca { NOUN($cards, case: "acc") } (losowo)
       *[no] { $player } odrzuca { NOUN($cards, case: "acc") }
    }
events-skills-discardedNone = { $player } nie ma kart umiejętności do odrzucenia
events-skills-skipped = { $player } nie losuje w tej turze kart umiejętności
events-skills-taken = { $player } bierze { NOUN($cards, case: "acc") } od gracza { $from }
events-skills-looksAtHand = { $player } ogląda karty gracza { $of }
events-skills-hand = Karty gracza { $of }: { $cards }
events-skills-none = brak kart umiejętności
events-skills-reshuffled = { $deck }: stos kart odrzuconych zostaje przetasowany w nową talię
events-skills-named = { $player } wskazuje umiejętność { $skill }: jej karty liczą się w teście jako 0
events-skills-destinyRebuilt = Powstaje nowa talia Przeznaczenia: 2 karty każdej umiejętności

## events.deeds

events-deeds-nothing = nie wykonuje akcji
events-deeds-activates = aktywuje { NOUN($place, case: "acc") }
events-deeds-plays = zagrywa kartę „{ NOUN($card, case: "acc") }”
events-deeds-playsQuorum = zagrywa kartę Kworum „{ $card }”
events-deeds-uses = używa zdolności „{ $ability }”
events-deeds-does = wykonuje akcję: { $what }
events-deeds-revealsAsCylon = ujawnia się jako Cylon
events-deeds-reveals = ujawnia: { $card }
events-deeds-movesThenActs = przesuwa się, a potem wykonuje akcję
events-deeds-actsTwice = zostaje i wykonuje 2 akcje
events-deeds-launches = startuje { NOUN($viper, case: "ins") } { NOUN($area, case: "at") }
events-deeds-moves =
    { $own ->
        [yes] przesuwa swojego { NOUN($viper, case: "acc") } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
       *[no] przesuwa nieobsadzonego { NOUN($viper, case: "acc") } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
    }
events-deeds-attacks =
    { $own ->
        [yes] atakuje { NOUN($target, case: "acc") } { NOUN($area, case: "at") } swoim { NOUN($viper, case: "ins") }
       *[no] atakuje { NOUN($target, case: "acc") } { NOUN($area, case: "at") } nieobsadzonym { NOUN($viper, case: "ins") }
    }
events-deeds-chooses = wybiera: { $choice }

## events.fates

events-fates-eliminated = { $player } odpada z gry
events-fates-loyaltyShuffledIn =
    { $count ->
        [one] { $cards } zostaje wtasowana w talię Lojalności
        [few] { $cards } zostają wtasowane w talię Lojalności
       *[many] { $cards } zostaje wtasowanych w talię Lojalności
    }
events-fates-consequence = Następują konsekwencje karty „{ $card }”
events-fates-abilityResolved = Działa zdolność karty „{ $card }”
events-fates-takesEffect = „{ $card }” działa
events-fates-looksAtAdded = { $player } ogląda karty, które dokłada { $of }
events-fates-hasAdded = Karty dołożone przez gracza { $player }: { $cards }
events-fates-hasAddedNone = { $player } nie ma w teście żadnych kart
events-fates-asideAdded =
    { $count ->
        [few] { $cards } z odłożonych na bok trafiają do testu
       *[other] { $cards } z odłożonych na bok trafia do testu
    }
events-fates-learned =
    { $to ->
        [hand] { $player } bierze { NOUN($cards, case: "acc") }
       *[check] { $player } dokłada do testu { NOUN($cards, case: "acc") }
    }
events-fates-passReplaced = { $player } zastępuje rezultat sukcesu
events-fates-destinySeeded =
    { $count ->
        [one] { $cards } zostaje wtasowana w talię Przeznaczenia
        [few] { $cards } zostają wtasowane w talię Przeznaczenia
       *[many] { $cards } zostaje wtasowanych w talię Przeznaczenia
    }
events-fates-destinyReplaced =
    { $wasEmpty ->
        [yes] Talia Przeznaczenia była pusta; nowa to { $cards }
       *[no] Talia Przeznaczenia zostaje odrzucona ({ $discarded }); nowa to { $cards }
    }
events-fates-destinyCulled = { $player } odrzuca z talii Przeznaczenia { NOUN($cards, case: "acc") }
events-fates-destinyCulledNone = { $player } nie odrzuca żadnych kart z talii Przeznaczenia
events-fates-destinySwapped = { $player } zamienia { NOUN($put, case: "acc") } na wierzchnią kartę talii Przeznaczenia ({ $taken })
events-fates-destinySwappedUnseen = { $player } zamienia { NOUN($put, case: "acc") } na wierzchnią kartę talii Przeznaczenia
events-fates-dieReplaced = { $player } odrzuca { NOUN($card, case: "acc") } zamiast rzutu ({ $what }): wynik to { $result }
events-fates-dieNamed = { $player } ustala wynik kości ({ $what }) na { $result }
events-fates-dieAdjusted = Wynik rzutu zmienia się o { $change } (teraz { $result })
events-fates-raiderMisses = Raider { NOUN($area, case: "at") } chybia
events-fates-scarAppears = Jeden z raiderów { NOUN($area, case: "at") } to Scar
events-fates-protected = { $player } zabezpiecza zapasy ({ $resource }): następna strata w tej turze będzie o 1 mniejsza
events-fates-lossLessened = Dzięki ostrożności strata ({ $resource }) jest o 1 mniejsza
events-fates-nextCrisisJumps = { $player } przygotowuje skok: następna karta Kryzysu w tej turze zyskuje symbol przygotowania do skoku
events-fates-skillGiven = { $player } przekazuje { NOUN($card, case: "acc") } graczowi { $to }
events-fates-quorumDiscarded = { $player } odrzuca { NOUN($cards, case: "acc") }
events-fates-quorumOverLimit = { $player } odrzuca { NOUN($cards, case: "acc") } (limit kart Kworum)
events-fates-handTaken = { $player } bierze { NOUN($cards, case: "acc") } od gracza { $from }
events-fates-handTakenNone = { $player } nie bierze kart umiejętności od gracza { $from }

## events.loyalty

events-loyalty-dealt = { $player } dostaje { NOUN($cards, case: "acc") }
events-loyalty-sleeperAgentPhase = Faza uśpionych agentów: każdy gracz dostaje kolejną kartę Lojalności
events-loyalty-seen = { $player } ogląda { NOUN($cards, case: "acc") } gracza { $of }
events-loyalty-lookPrevented = nikt nie może oglądać kart Lojalności
events-loyalty-revealed = { $player } ujawnia kartę Lojalności: { $card }
events-loyalty-becameCylon =
    { $how ->
        [sympathizer] { $player } przechodzi na stronę Cylonów jako sympatyk
        [sympathetic] { $player } staje się Cylonem z własną agendą
       *[revealed] { $player } gra odtąd po stronie Cylonów
    }
events-loyalty-handedOver = { $player } przekazuje { NOUN($cards, case: "acc") } graczowi { $to }

## events.board

events-board-resource =
    { $loss ->
        [yes] { $now ->
            [few] { $resource } { $change } (zostają { $now })
           *[other] { $resource } { $change } (zostaje { $now })
        }
       *[no] { $resource } { $change } (teraz { $now })
    }
events-board-change =
    { $loss ->
        [yes] { $now ->
            [few] { $resource } { $change } (zostają { $now })
           *[other] { $resource } { $change } (zostaje { $now })
        }
       *[no] { $resource } { $change } (teraz { $now })
    }
events-board-galacticaDamaged = Galactica zostaje uszkodzona { NOUN($place, case: "at") }
events-board-galacticaHit = Galactica zostaje uszkodzona i traci { NOUN($loss, case: "acc") }
events-board-damageSeen = { $player } ogląda { NOUN($tokens, case: "acc") }
events-board-repaired = { $player } naprawia { NOUN($place, case: "acc") }
events-board-centurionBoarded = centurion wdziera się na pokład Galactici
events-board-space =
    { $space ->
        [end] koniec
       *[other] pole { $space }
    }
events-board-centurionsAdvanced =
    { $count ->
        [one] centurion na pokładzie przesuwa się na { $spaces } toru Abordażu
       *[other] centurioni na pokładzie przesuwają się na { $spaces } toru Abordażu
    }
events-board-centurionsAdvancedEach = centurioni na pokładzie przesuwają się po torze Abordażu: { $each }
events-board-centurionsTo = { $count } na { $space }
events-board-centurionDestroyed =
    { $space ->
        [0] centurion ginie na polu startowym toru Abordażu
       *[other] centurion ginie na polu { $space } toru Abordażu
    }
events-board-jumpTrack = tor skoku { $change } (teraz { $now } z 5)
events-board-jumpTrackReset = znacznik floty wraca na początek toru skoku
events-board-jumped =
    { $how ->
        [final] Flota wykonuje ostatni skok
        [someStay] Flota skacze
       *[all] Flota skacze. Wszystkie statki w przestrzeni znikają z planszy
    }

## events.ships

events-ships-pilots = { $ship } gracza { $player }
    .gender = m
    .gen = { NOUN($ship, case: "gen") } gracza { $player }
    .acc = { NOUN($ship, case: "acc") } gracza { $player }
    .ins = { NOUN($ship, case: "ins") } gracza { $player }
events-ships-unmanned = nieobsadzony { $ship }
    .gender = m
    .gen = nieobsadzonego { NOUN($ship, case: "gen") }
    .acc = nieobsadzonego { NOUN($ship, case: "acc") }
    .ins = nieobsadzonym { NOUN($ship, case: "ins") }

events-ships-launchRaiders = basestary wysyłają raidery
events-ships-activated = { $what } ruszają do akcji
events-ships-placed = umieszczono { NOUN($ships, case: "acc") } { NOUN($area, case: "at") }
events-ships-launched = Basestar wysyła { NOUN($ships, case: "acc") } { NOUN($area, case: "to") }
events-ships-moved = { $ship } leci { NOUN($from, case: "from") } { NOUN($to, case: "to") }
events-ships-viperLaunched = nieobsadzony { $ship } startuje { NOUN($area, case: "at") }
events-ships-pilotLaunched = { $player } startuje { NOUN($ship, case: "ins") } { NOUN($area, case: "at") }

events-ships-attack =
    { $where ->
        [attacker] { NOUN($who, case: "a") } { NOUN($area, case: "at") } atakuje { NOUN($whom, case: "acc") }
        [target] { NOUN($who, case: "a") } atakuje { NOUN($whom, case: "acc") } { NOUN($area, case: "at") }
       *[none] { NOUN($who, case: "a") } atakuje { NOUN($whom, case: "acc") }
    }
events-ships-result =
    { $result ->
        [miss] chybiony
        [damaged] uszkodzony
       *[destroyed] zniszczony
    }
events-ships-wouldHit = trafia { $range }

events-ships-destroyed =
    { $inSpace ->
        [yes] zniszczono { NOUN($ships, case: "acc") } { NOUN($area, case: "at") }
       *[no] zniszczono { NOUN($ships, case: "acc") }
    }
events-ships-damaged =
    { $inSpace ->
        [yes] uszkodzono { NOUN($ship, case: "acc") } { NOUN($area, case: "at") }
       *[no] uszkodzono { NOUN($ship, case: "acc") }
    }
events-ships-basestarDamaged = Basestar { NOUN($area, case: "at") } zostaje uszkodzony: { $damage }
events-ships-civiliansDestroyed =
    { $count ->
        [one] { $inSpace ->
            [yes] statek cywilny zostaje zniszczony { NOUN($area, case: "at") }
           *[no] statek cywilny zostaje zniszczony
        }
        [few] { $inSpace ->
            [yes] { $ships } zostają zniszczone { NOUN($area, case: "at") }
           *[no] { $ships } zostają zniszczone
        }
       *[many] { $inSpace ->
            [yes] { $ships } zostaje zniszczonych { NOUN($area, case: "at") }
           *[no] { $ships } zostaje zniszczonych
        }
    }
events-ships-aboard = na pokładzie { $cargo }
events-ships-empty = na pokładzie nikogo
events-ships-civiliansSeen = { $player } ogląda { NOUN($ships, case: "acc") }
events-ships-seenAt =
    { $known ->
        [yes] { $number ->
            [none] { NOUN($area, case: "at") } ({ $cargo })
           *[other] nr { $number } { NOUN($area, case: "at") } ({ $cargo })
        }
       *[no] { NOUN($area, case: "at") }
    }
events-ships-raptors =
    { $loss ->
        [yes] { $now ->
            [few] raptory { $change } (zostają { $now })
           *[other] raptory { $change } (zostaje { $now })
        }
       *[no] raptory { $change } (teraz { $now })
    }
events-ships-restored = do Rezerwy wraca: { $ships }
events-ships-restoredNone = żaden statek nie wraca do Rezerwy
events-ships-cleared =
    { $count ->
        [few] { $ships } { NOUN($area, case: "at") } znikają z planszy
       *[other] { $ships } { NOUN($area, case: "at") } znika z planszy
    }
events-ships-recalled = z przestrzeni wraca do Rezerwy: { $ships }
events-ships-repaired = { $player } naprawia { NOUN($ships, case: "acc") }

## events.together

events-together-moved = Ruch { NOUN($ships, case: "gen") } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
events-together-movedWays = Ruch { NOUN($ships, case: "gen") }: { $ways }
events-together-way = { $count } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
events-together-placed = na planszę trafia: { $where }
events-together-there = { $ships } { NOUN($area, case: "at") }
events-together-struck = Galactica zostaje uszkodzona
events-together-attack =
    { $where ->
        [attacker] { $isOne ->
            [yes] { NOUN($who, case: "a") } { NOUN($area, case: "at") } atakuje { NOUN($whom, case: "acc") }
           *[no] Atak { NOUN($who, case: "gen") } { NOUN($area, case: "at") } na { NOUN($whom, case: "acc") }
        }
        [target] { $isOne ->
            [yes] { NOUN($who, case: "a") } atakuje { NOUN($whom, case: "acc") } { NOUN($area, case: "at") }
           *[no] Atak { NOUN($who, case: "gen") } na { NOUN($whom, case: "acc") } { NOUN($area, case: "at") }
        }
       *[none] { $isOne ->
            [yes] { NOUN($who, case: "a") } atakuje { NOUN($whom, case: "acc") }
           *[no] Atak { NOUN($who, case: "gen") } na { NOUN($whom, case: "acc") }
        }
    }
events-together-added = Dołożone karty: { $each }
events-together-ofDestiny = talia Przeznaczenia { $count }
events-together-ofPlayer =
    { $count ->
        [0] { $player } żadnej
       *[other] { $player } { $count }
    }
events-together-dealt = Rozdane karty Lojalności: { $each }
events-together-dealtEach = { $players }: każdy z tych graczy dostaje { NOUN($cards, case: "acc") }
events-together-drawnEach = { $players }: każdy z tych graczy losuje { NOUN($cards, case: "acc") }
events-together-sent = { $players } trafiają { NOUN($to, case: "to") }

## events.cause

events-cause-handLimit = limit ręki
events-cause-executed = egzekucja
events-cause-revealed = ujawnienie się jako Cylon
events-cause-infiltrationEnded = koniec infiltracji
events-cause-cost = przejście na inny statek
events-cause-prepareForJump = przygotowanie do skoku

events-cause-attack = atak
events-cause-nuke = broń nuklearna
events-cause-jump = skok
events-cause-area = obszar
events-cause-force = siły okupacyjne
events-cause-because = { $why }: { $what }

## outcome

outcome-wins =
    { $winner ->
        [humans] Ludzie wygrywają: { $cause }
       *[cylons] Cyloni wygrywają: { $cause }
    }
outcome-winners =
    { $count ->
        [one] Wygrywa { $players }
       *[other] Wygrywają: { $players }
    }

## sources

sources-damage = uszkodzenie { NOUN($place, case: "gen") }
sources-civilianShip = utracony statek cywilny
sources-deck = talia { NOUN($of, case: "gen") }
    .gender = f
    .gen = talii { NOUN($of, case: "gen") }
    .dat = talii { NOUN($of, case: "gen") }
    .acc = talię { NOUN($of, case: "gen") }
    .ins = talią { NOUN($of, case: "gen") }
    .loc = talii { NOUN($of, case: "gen") }
