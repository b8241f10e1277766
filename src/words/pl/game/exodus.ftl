## modules.cylonFleet

modules-cylonFleet-nothingActivated = na głównej planszy nie ma { NOUN($ship, case: "gen-pl") }
modules-cylonFleet-gathers = umieszczono { NOUN($ships, case: "acc") } na planszy Cylońskiej Floty ({ $area })
modules-cylonFleet-arrives = Cylońska Flota przybywa: { $ships } { NOUN($area, case: "at") }
modules-cylonFleet-pursuit =
    { $back ->
        [yes] { $space ->
            [0] znacznik pościgu cofa się na pole startowe
            [4] znacznik pościgu cofa się na pole „Automatyczny atak”
           *[other] znacznik pościgu cofa się na pole { $space }
        }
       *[no] { $space ->
            [0] znacznik pościgu przesuwa się na pole startowe
            [4] znacznik pościgu przesuwa się na pole „Automatyczny atak”
           *[other] znacznik pościgu przesuwa się na pole { $space }
        }
    }
modules-cylonFleet-escorted = { $ship } gracza { $player } eskortuje statek cywilny { NOUN($area, case: "from") }
modules-cylonFleet-escortedUnmanned = Nieobsadzony { $ship } eskortuje statek cywilny { NOUN($area, case: "from") }
modules-cylonFleet-nuked =
    { $result ->
        [damage] Głowica wybucha { NOUN($area, case: "at") } ({ $die }): dość, by dwukrotnie uszkodzić 1 basestara
        [basestar] Głowica wybucha { NOUN($area, case: "at") } ({ $die }): dość, by zniszczyć 1 basestara
        [raiders] Głowica wybucha { NOUN($area, case: "at") } ({ $die }): dość, by zniszczyć 1 basestara i 3 raidery
       *[all] Głowica wybucha { NOUN($area, case: "at") } ({ $die }): wszystkie statki na tym obszarze giną
    }

modules-cylonFleet-nukeTarget =
    wybierz obszar, w który uderza broń nuklearna
    .help = Potem rzucasz kością. Przy 1 lub 2 basestar na tym obszarze zostaje dwukrotnie uszkodzony, przy 3–6 zniszczony, przy 7 zniszczony razem z 3 raiderami; przy 8 ginie tam każdy statek, także vipery i statki cywilne.
modules-cylonFleet-fleetArea =
    { $count ->
        [few] wybierz, gdzie zbierają się { $ships }
       *[other] wybierz, gdzie zbiera się { $ships }
    }
    .help = Wybierz obszar planszy Cylońskiej Floty. Statki, które tam czekają, trafią na obszar głównej planszy o tej samej nazwie.

modules-cylonFleet-escort =
    { $number ->
        [none] { $viper } eskortuje statek cywilny ({ $area })
       *[other] { $viper } eskortuje statek cywilny nr { $number } ({ $area })
    }
    .detail = Wraca do statków cywilnych, które nie są w przestrzeni
modules-cylonFleet-escorts =
    { $own ->
        [yes] eskortuje statek cywilny { NOUN($area, case: "from") } swoim { NOUN($ship, case: "ins") }
       *[no] eskortuje statek cywilny { NOUN($area, case: "from") } nieobsadzonym { NOUN($ship, case: "ins") }
    }

modules-cylonFleet-cag = CAG umieszcza statki cywilne, dla których karta nie podaje obszaru (jeśli to możliwe, tam, gdzie żadnego nie ma), i podejmuje decyzje, które karty zostawiają CAG-owi.
modules-cylonFleet-handOver =
    Aktywuj vipera i przekaż pozycję
    .deed = aktywuje vipera, jeśli jakiś jest, i przekazuje pozycję
modules-cylonFleet-wingCommand = Poprowadź grupę powietrzną
    .deed = prowadzi grupę powietrzną
modules-cylonFleet-nukeArea = Użyj broni nuklearnej
    .deed = używa broni nuklearnej

## effects.cylonFleet

effects-cylonFleet-briefPursue = tor Pościgu { $spaces }
effects-cylonFleet-pursue =
    { $back ->
        [yes] { $count ->
            [one] cofnij znacznik pościgu o { $count } pole
            [few] cofnij znacznik pościgu o { $count } pola
           *[many] cofnij znacznik pościgu o { $count } pól
        }
       *[no] { $count ->
            [one] przesuń znacznik pościgu o { $count } pole do przodu
            [few] przesuń znacznik pościgu o { $count } pola do przodu
           *[many] przesuń znacznik pościgu o { $count } pól do przodu
        }
    }
effects-cylonFleet-reinforceFleet =
    { $brief ->
        [yes] umieść { NOUN($ships, case: "acc") } na planszy Cylońskiej Floty
       *[no] umieść { NOUN($ships, case: "acc") } z puli na jednym obszarze planszy Cylońskiej Floty
    }
    .one =
        { $brief ->
            [yes] umieszcza { NOUN($ships, case: "acc") } na planszy Cylońskiej Floty
           *[no] umieszcza { NOUN($ships, case: "acc") } z puli na jednym obszarze planszy Cylońskiej Floty
        }
    .several =
        { $brief ->
            [yes] umieszczają { NOUN($ships, case: "acc") } na planszy Cylońskiej Floty
           *[no] umieszczają { NOUN($ships, case: "acc") } z puli na jednym obszarze planszy Cylońskiej Floty
        }
    .may =
        { $brief ->
            [yes] umieścić { NOUN($ships, case: "acc") } na planszy Cylońskiej Floty
           *[no] umieścić { NOUN($ships, case: "acc") } z puli na jednym obszarze planszy Cylońskiej Floty
        }
effects-cylonFleet-rollBelowRaiders =
    { $brief ->
        [yes] rzuć kością: poniżej liczby raiderów w przestrzeni – { $what }
       *[no] rzuć kością. Wynik niższy niż liczba raiderów na głównej planszy: { $what }
    }
    .one =
        { $brief ->
            [yes] rzuca kością: poniżej liczby raiderów w przestrzeni – { $what }
           *[no] rzuca kością. Wynik niższy niż liczba raiderów na głównej planszy: { $what }
        }
    .several =
        { $brief ->
            [yes] rzucają kością: poniżej liczby raiderów w przestrzeni – { $what }
           *[no] rzucają kością. Wynik niższy niż liczba raiderów na głównej planszy: { $what }
        }
    .may =
        { $brief ->
            [yes] rzucić kością: poniżej liczby raiderów w przestrzeni – { $what }
           *[no] rzucić kością. Wynik niższy niż liczba raiderów na głównej planszy: { $what }
        }
effects-cylonFleet-nukeArea =
    { $brief ->
        [yes] rzuć kością za obszar: 1–2 dwukrotnie uszkadza basestara, 3–6 niszczy go, 7 niszczy też 3 raidery, 8 wszystkie statki
       *[no] odrzuć 1 żeton broni nuklearnej, wybierz obszar przestrzeni i rzuć kością. Wynik 1 lub 2: dwukrotnie uszkodź tam basestara. Wynik od 3 do 6: zniszcz tam basestara. Wynik 7: zniszcz tam basestara i 3 raidery. Wynik 8: zniszcz tam wszystkie statki, także ludzkie
    }
    .one =
        { $brief ->
            [yes] rzuca kością za obszar: 1–2 dwukrotnie uszkadza basestara, 3–6 niszczy go, 7 niszczy też 3 raidery, 8 wszystkie statki
           *[no] odrzuca 1 żeton broni nuklearnej, wybiera obszar przestrzeni i rzuca kością. Wynik 1 lub 2: dwukrotnie uszkadza tam basestara. Wynik od 3 do 6: niszczy tam basestara. Wynik 7: niszczy tam basestara i 3 raidery. Wynik 8: niszczy tam wszystkie statki, także ludzkie
        }
    .several =
        { $brief ->
            [yes] rzucają kością za obszar: 1–2 dwukrotnie uszkadza basestara, 3–6 niszczy go, 7 niszczy też 3 raidery, 8 wszystkie statki
           *[no] odrzucają 1 żeton broni nuklearnej, wybierają obszar przestrzeni i rzucają kością. Wynik 1 lub 2: dwukrotnie uszkadzają tam basestara. Wynik od 3 do 6: niszczą tam basestara. Wynik 7: niszczą tam basestara i 3 raidery. Wynik 8: niszczą tam wszystkie statki, także ludzkie
        }
    .may =
        { $brief ->
            [yes] rzucić kością za obszar: 1–2 dwukrotnie uszkadza basestara, 3–6 niszczy go, 7 niszczy też 3 raidery, 8 wszystkie statki
           *[no] odrzucić 1 żeton broni nuklearnej, wybrać obszar przestrzeni i rzucić kością. Wynik 1 lub 2: dwukrotnie uszkodzić tam basestara. Wynik od 3 do 6: zniszczyć tam basestara. Wynik 7: zniszczyć tam basestara i 3 raidery. Wynik 8: zniszczyć tam wszystkie statki, także ludzkie
        }

## modules.ionianNebula

modules-ionianNebula-traumaDrawn = { $player } losuje { NOUN($tokens, case: "acc") }
modules-ionianNebula-traumaDisaster =
    { $harmless ->
        [yes] { $player } ujawnia { NOUN($disasters, case: "acc") } (bez efektu) i losuje ponownie
       *[no] { $player } ujawnia { NOUN($disasters, case: "acc") }
    }
modules-ionianNebula-traumaDiscarded = { $player } odrzuca { NOUN($tokens, case: "acc") }
modules-ionianNebula-traumaDiscardedAtExecution = { $player } odrzuca wraz ze straconą postacią { NOUN($tokens, case: "acc") }
modules-ionianNebula-traumaLost = { $player } traci losowo { NOUN($tokens, case: "acc") }
modules-ionianNebula-traumaPlaced = { $player } kładzie { NOUN($token, case: "acc") } ({ NOUN($place, case: "at") })
modules-ionianNebula-traumaPlacedUnseen = Losowy żeton traumy zostaje położony zakryty ({ NOUN($place, case: "at") })
modules-ionianNebula-crossroadsDealt = { $player } dostaje kartę Rozstajów
modules-ionianNebula-crossroadsDealtOpenly = Karta Rozstajów gracza { $player }: { $card }
modules-ionianNebula-traumaLaid = { $player } kładzie obok karty Rozstajów { NOUN($token, case: "acc") }
modules-ionianNebula-crossroadsRevealed = { $player } ujawnia „{ $card }”: { $token }
modules-ionianNebula-crossroadsRevealedAlone = { $player } ujawnia „{ $card }” bez żetonu traumy i wybiera rezultat
modules-ionianNebula-crossroadsChosen =
    { $symbol ->
        [benevolent] { $player } wybiera dobroczynny rezultat karty „{ $card }”
       *[antagonistic] { $player } wybiera antagonistyczny rezultat karty „{ $card }”
    }
modules-ionianNebula-raiderLeaves = raider odlatuje { NOUN($place, case: "from") }
modules-ionianNebula-trialBegins = Zaczyna się Proces sądowy: wszystkie żetony traumy zostają odkryte
modules-ionianNebula-traumaShown =
    { $human ->
        [yes] { $kept ->
            [0] { $player } (jako człowiek) odkrywa { NOUN($tokens, case: "acc") }: nic nie liczy się przeciw
            [few] { $player } (jako człowiek) odkrywa { NOUN($tokens, case: "acc") }: przeciw liczą się { $counting }
           *[other] { $player } (jako człowiek) odkrywa { NOUN($tokens, case: "acc") }: przeciw liczy się { $counting }
        }
       *[no] { $kept ->
            [0] { $player } (jako Cylon) odkrywa { NOUN($tokens, case: "acc") }: nic nie liczy się przeciw
            [few] { $player } (jako Cylon) odkrywa { NOUN($tokens, case: "acc") }: przeciw liczą się { $counting }
           *[other] { $player } (jako Cylon) odkrywa { NOUN($tokens, case: "acc") }: przeciw liczy się { $counting }
        }
    }
modules-ionianNebula-trialSparesAll = Proces sądowy nikogo nie eliminuje

modules-ionianNebula-discardTrauma = odrzuć { NOUN($tokens, case: "acc") }
    .help = Wracają do puli bez pokazywania. Podczas Procesu sądowego antagonistyczne liczą się przeciw ludziom, a dobroczynne przeciw graczom prowadzącym Cylonów.
modules-ionianNebula-layTrauma = połóż żeton traumy obok swojej karty Rozstajów
    .help = Wszyscy kładą go zakryty. Gdy karta zostaje ujawniona, symbol żetonu mówi, który rezultat rozpatrujesz.
modules-ionianNebula-crossroadsResult = wybierz rezultat karty „{ $card }”
    .help = Nie było żetonu traumy, który można by położyć obok niej.
modules-ionianNebula-condemn = wybierz, kto zostaje wyeliminowany
    .help = Ci gracze prowadzący ludzi mają po tyle samo żetonów traumy, najwięcej ze wszystkich. Wybrany odpada z gry na dobre.

modules-ionianNebula-result =
    { $symbol ->
        [benevolent] Dobroczynny
       *[antagonistic] Antagonistyczny
    }
modules-ionianNebula-condemned = Z gry odpada, mając { NOUN($tokens, case: "acc") }

modules-ionianNebula-phase =
    Rozstaje
    .begins = zaczyna się faza rozstajów
    .brings = faza rozstajów (bitwa, karta Rozstajów dla każdego gracza i Proces sądowy, po którym ktoś może odpaść z gry)
    .occasion = Gdy zaczyna się faza rozstajów
modules-ionianNebula-leftTheNebula = flota wyrywa się z Mgławicy Jońskiej

## effects.ionianNebula

effects-ionianNebula-yours = { $count } ze swoich żetonów traumy
effects-ionianNebula-theirs = { $count } ze swoich żetonów traumy
effects-ionianNebula-destroyBeside =
    { $brief ->
        [yes] zniszcz do { NOUN($ships, case: "gen") }
       *[no] zniszcz do { NOUN($ships, case: "gen") } na tym samym obszarze
    }
    .one =
        { $brief ->
            [yes] niszczy do { NOUN($ships, case: "gen") }
           *[no] niszczy do { NOUN($ships, case: "gen") } na tym samym obszarze
        }
    .several =
        { $brief ->
            [yes] niszczą do { NOUN($ships, case: "gen") }
           *[no] niszczą do { NOUN($ships, case: "gen") } na tym samym obszarze
        }
    .may =
        { $brief ->
            [yes] zniszczyć do { NOUN($ships, case: "gen") }
           *[no] zniszczyć do { NOUN($ships, case: "gen") } na tym samym obszarze
        }
effects-ionianNebula-removeRaiders =
    { $brief ->
        [yes] usuń { NOUN($ships, case: "acc") }
       *[no] usuń z głównej planszy { NOUN($ships, case: "acc") } (do wyboru)
    }
    .one =
        { $brief ->
            [yes] usuwa { NOUN($ships, case: "acc") }
           *[no] usuwa z głównej planszy { NOUN($ships, case: "acc") } (do wyboru)
        }
    .several =
        { $brief ->
            [yes] usuwają { NOUN($ships, case: "acc") }
           *[no] usuwają z głównej planszy { NOUN($ships, case: "acc") } (do wyboru)
        }
    .may =
        { $brief ->
            [yes] usunąć { NOUN($ships, case: "acc") }
           *[no] usunąć z głównej planszy { NOUN($ships, case: "acc") } (do wyboru)
        }
effects-ionianNebula-rouseRaiders =
    { $brief ->
        [yes] aktywuj raidery
       *[no] aktywuj wszystkie raidery na głównej planszy
    }
    .one =
        { $brief ->
            [yes] aktywuje raidery
           *[no] aktywuje wszystkie raidery na głównej planszy
        }
    .several =
        { $brief ->
            [yes] aktywują raidery
           *[no] aktywują wszystkie raidery na głównej planszy
        }
    .may =
        { $brief ->
            [yes] aktywować raidery
           *[no] aktywować wszystkie raidery na głównej planszy
        }
effects-ionianNebula-raidersRun =
    { $brief ->
        [yes] { $count ->
            [one] aktywuj raidery { $count } raz
           *[other] aktywuj raidery { $count } razy
        }
       *[no] { $count ->
            [one] aktywuj raidery { $count } raz, także te, które były już aktywowane w tej turze
           *[other] aktywuj raidery { $count } razy, także te, które były już aktywowane w tej turze
        }
    }
effects-ionianNebula-raiseVipers =
    { $count ->
        [one] { $count } zniszczony viper wraca do Rezerwy
        [few] { $count } zniszczone vipery wracają do Rezerwy
       *[many] { $count } zniszczonych viperów wraca do Rezerwy
    }

## modules.allies

modules-allies-kind = Sprzymierzeniec
modules-allies-both = Dobroczynny: { $benevolent }; antagonistyczny: { $antagonistic }
modules-allies-found = Obszar
modules-allies-result =
    { $symbol ->
        [benevolent] Dobroczynny ({ $result })
       *[antagonistic] Antagonistyczny ({ $result })
    }

modules-allies-placed = { $ally } czeka { NOUN($place, case: "at") }
modules-allies-brought = { $player } sprowadza { NOUN($place, case: "to") } sprzymierzeńca: { $ally }
modules-allies-putAway = { $ally } nie może się pojawić: karta zostaje usunięta z gry
modules-allies-met =
    { $symbol ->
        [none] { $player } spotyka sprzymierzeńca ({ $ally }): bez żetonu traumy nic się nie dzieje
        [disaster] { $player } spotyka sprzymierzeńca ({ $ally }): nieszczęście, które tu nie ma efektu
        [benevolent] { $player } spotyka sprzymierzeńca ({ $ally }): rezultat dobroczynny ({ $result })
       *[antagonistic] { $player } spotyka sprzymierzeńca ({ $ally }): rezultat antagonistyczny ({ $result })
    }
modules-allies-left =
    { $met ->
        [yes] { $ally } opuszcza { NOUN($place, case: "acc") }
       *[no] { $ally } opuszcza { NOUN($place, case: "acc") } bez spotkania
    }
modules-allies-hidden = { $player } wtasowuje statek cywilny nr { $number } między niewykorzystane
modules-allies-pushedBack = Centurioni zostają cofnięci (teraz: { $spaces })
modules-allies-space =
    { $space ->
        [0] pole startowe
       *[other] pole { $space }
    }

modules-allies-meetAlly = wybierz sprzymierzeńca, którego spotykasz { NOUN($place, case: "at") }
    .help = Żeton traumy na karcie zostaje odkryty i decyduje, który z dwóch rezultatów następuje. W turze spotykasz tylko jednego sprzymierzeńca.
modules-allies-coverAlly = połóż jeden ze swoich żetonów traumy na karcie sprzymierzeńca { $ally }
    .help = Leży zakryty, dopóki ktoś nie spotka tego sprzymierzeńca; tylko ty wiesz, który to żeton.
modules-allies-whoBringsAlly = wybierz, kto sprowadza następnego sprzymierzeńca
    .help = Ci gracze prowadzący Cylonów mają po tyle samo żetonów traumy, najwięcej ze wszystkich. Wybrany kładzie na karcie jeden z własnych.
modules-allies-shipsToMove =
    wybierz statki cywilne do przesunięcia
    .help = Znasz już wszystkie. Każdy wybrany przesuwa się na sąsiedni obszar, który za chwilę wskażesz.
modules-allies-moveNone = Nie przesuwaj żadnego

## effects.allies

effects-allies-moveOn =
    { $how ->
        [outOfBrig] opuść „Areszt” i za darmo przesuń się na inny obszar dowolnego statku
       *[anyShip] za darmo przesuń się na inny obszar dowolnego statku
    }
    .one =
        { $how ->
            [outOfBrig] opuszcza „Areszt” i za darmo przesuwa się na inny obszar dowolnego statku
           *[anyShip] za darmo przesuwa się na inny obszar dowolnego statku
        }
    .several =
        { $how ->
            [outOfBrig] opuszczają „Areszt” i za darmo przesuwają się na inny obszar dowolnego statku
           *[anyShip] za darmo przesuwają się na inny obszar dowolnego statku
        }
    .may =
        { $how ->
            [outOfBrig] opuścić „Areszt” i za darmo przesunąć się na inny obszar dowolnego statku
           *[anyShip] za darmo przesunąć się na inny obszar dowolnego statku
        }
effects-allies-surveyCivilians =
    { $brief ->
        [yes] w tajemnicy obejrzyj wszystkie statki cywilne i przesuń je na sąsiednie obszary
       *[no] w tajemnicy obejrzyj wszystkie statki cywilne na planszy, a następnie każdy z nich, jeśli chcesz, przesuń na sąsiedni obszar
    }
    .one =
        { $brief ->
            [yes] w tajemnicy ogląda wszystkie statki cywilne i przesuwa je na sąsiednie obszary
           *[no] w tajemnicy ogląda wszystkie statki cywilne na planszy, a następnie dowolne z nich przesuwa na sąsiednie obszary
        }
    .several =
        { $brief ->
            [yes] w tajemnicy oglądają wszystkie statki cywilne i przesuwają je na sąsiednie obszary
           *[no] w tajemnicy oglądają wszystkie statki cywilne na planszy, a następnie dowolne z nich przesuwają na sąsiednie obszary
        }
    .may =
        { $brief ->
            [yes] w tajemnicy obejrzeć wszystkie statki cywilne i przesunąć je na sąsiednie obszary
           *[no] w tajemnicy obejrzeć wszystkie statki cywilne na planszy, a następnie dowolne z nich przesunąć na sąsiednie obszary
        }
effects-allies-hideCivilians =
    { $brief ->
        [yes] usuń z planszy { NOUN($ships, case: "acc") } (do wyboru)
       *[no] { $count ->
            [one] usuń z planszy { NOUN($ships, case: "acc") } (do wyboru) i wmieszaj go między niewykorzystane
           *[other] usuń z planszy { NOUN($ships, case: "acc") } (do wyboru) i wmieszaj je między niewykorzystane
        }
    }
effects-allies-takeDestiny =
    { $brief ->
        [yes] weź { NOUN($cards, case: "acc") } z talii Przeznaczenia
       *[no] weź na rękę { NOUN($cards, case: "acc") } z wierzchu talii Przeznaczenia
    }
    .one =
        { $brief ->
            [yes] bierze { NOUN($cards, case: "acc") } z talii Przeznaczenia
           *[no] bierze na rękę { NOUN($cards, case: "acc") } z wierzchu talii Przeznaczenia
        }
    .several =
        { $brief ->
            [yes] biorą { NOUN($cards, case: "acc") } z talii Przeznaczenia
           *[no] biorą na rękę { NOUN($cards, case: "acc") } z wierzchu talii Przeznaczenia
        }
    .may =
        { $brief ->
            [yes] wziąć { NOUN($cards, case: "acc") } z talii Przeznaczenia
           *[no] wziąć na rękę { NOUN($cards, case: "acc") } z wierzchu talii Przeznaczenia
        }
effects-allies-dealLoyalty =
    { $brief ->
        [yes] otrzymaj 1 kartę Lojalności
       *[no] po wtasowaniu 1 karty „Nie jesteś Cylonem” do talii Lojalności wylosuj 1 kartę Lojalności
    }
    .one =
        { $brief ->
            [yes] otrzymuje 1 kartę Lojalności
           *[no] po wtasowaniu 1 karty „Nie jesteś Cylonem” do talii Lojalności losuje 1 kartę Lojalności
        }
    .several =
        { $brief ->
            [yes] otrzymują 1 kartę Lojalności
           *[no] po wtasowaniu 1 karty „Nie jesteś Cylonem” do talii Lojalności losują 1 kartę Lojalności
        }
    .may =
        { $brief ->
            [yes] otrzymać 1 kartę Lojalności
           *[no] po wtasowaniu 1 karty „Nie jesteś Cylonem” do talii Lojalności wylosować 1 kartę Lojalności
        }
effects-allies-repairGalactica =
    { $count ->
        [one] napraw do { $count } obszaru Galactici
       *[other] napraw do { $count } obszarów Galactici
    }
    .one =
        { $count ->
            [one] naprawia do { $count } obszaru Galactici
           *[other] naprawia do { $count } obszarów Galactici
        }
    .several =
        { $count ->
            [one] naprawiają do { $count } obszaru Galactici
           *[other] naprawiają do { $count } obszarów Galactici
        }
    .may =
        { $count ->
            [one] naprawić do { $count } obszaru Galactici
           *[other] naprawić do { $count } obszarów Galactici
        }
effects-allies-repairUpToVipers = napraw do { NOUN($vipers, case: "gen") }
    .one = naprawia do { NOUN($vipers, case: "gen") }
    .several = naprawiają do { NOUN($vipers, case: "gen") }
    .may = naprawić do { NOUN($vipers, case: "gen") }
effects-allies-flyOneViper =
    { $brief ->
        [yes] { $count ->
            [1] aktywuj raz jednego nieobsadzonego vipera
            [2] aktywuj dwa razy jednego nieobsadzonego vipera
            [one] aktywuj { $count } raz jednego nieobsadzonego vipera
           *[other] aktywuj { $count } razy jednego nieobsadzonego vipera
        }
       *[no] { $count ->
            [1] wybierz nieobsadzonego vipera i aktywuj go najwyżej raz
            [2] wybierz nieobsadzonego vipera i aktywuj go najwyżej dwa razy
            [one] wybierz nieobsadzonego vipera i aktywuj go najwyżej { $count } raz
           *[other] wybierz nieobsadzonego vipera i aktywuj go najwyżej { $count } razy
        }
    }
    .one =
        { $brief ->
            [yes] { $count ->
                [1] aktywuje raz jednego nieobsadzonego vipera
                [2] aktywuje dwa razy jednego nieobsadzonego vipera
                [one] aktywuje { $count } raz jednego nieobsadzonego vipera
               *[other] aktywuje { $count } razy jednego nieobsadzonego vipera
            }
           *[no] { $count ->
                [1] wybiera nieobsadzonego vipera i aktywuje go najwyżej raz
                [2] wybiera nieobsadzonego vipera i aktywuje go najwyżej dwa razy
                [one] wybiera nieobsadzonego vipera i aktywuje go najwyżej { $count } raz
               *[other] wybiera nieobsadzonego vipera i aktywuje go najwyżej { $count } razy
            }
        }
    .several =
        { $brief ->
            [yes] { $count ->
                [1] aktywują raz jednego nieobsadzonego vipera
                [2] aktywują dwa razy jednego nieobsadzonego vipera
                [one] aktywują { $count } raz jednego nieobsadzonego vipera
               *[other] aktywują { $count } razy jednego nieobsadzonego vipera
            }
           *[no] { $count ->
                [1] wybierają nieobsadzonego vipera i aktywują go najwyżej raz
                [2] wybierają nieobsadzonego vipera i aktywują go najwyżej dwa razy
                [one] wybierają nieobsadzonego vipera i aktywują go najwyżej { $count } raz
               *[other] wybierają nieobsadzonego vipera i aktywują go najwyżej { $count } razy
            }
        }
    .may =
        { $brief ->
            [yes] { $count ->
                [1] aktywować raz jednego nieobsadzonego vipera
                [2] aktywować dwa razy jednego nieobsadzonego vipera
                [one] aktywować { $count } raz jednego nieobsadzonego vipera
               *[other] aktywować { $count } razy jednego nieobsadzonego vipera
            }
           *[no] { $count ->
                [1] wybrać nieobsadzonego vipera i aktywować go najwyżej raz
                [2] wybrać nieobsadzonego vipera i aktywować go najwyżej dwa razy
                [one] wybrać nieobsadzonego vipera i aktywować go najwyżej { $count } raz
               *[other] wybrać nieobsadzonego vipera i aktywować go najwyżej { $count } razy
            }
        }
effects-allies-vipersDestroyRaiders = za każdego nieobsadzonego vipera w przestrzeni zniszcz 1 raidera na tym samym obszarze
    .one = za każdego nieobsadzonego vipera w przestrzeni niszczy 1 raidera na tym samym obszarze
    .several = za każdego nieobsadzonego vipera w przestrzeni niszczą 1 raidera na tym samym obszarze
    .may = za każdego nieobsadzonego vipera w przestrzeni zniszczyć 1 raidera na tym samym obszarze
effects-allies-clearArea = wszystkie statki Cylonów na tym obszarze zostają zniszczone
effects-allies-pushBackCenturions =
    { $count ->
        [one] każdy centurion cofa się o { $count } pole na torze Abordażu
        [few] każdy centurion cofa się o { $count } pola na torze Abordażu
       *[many] każdy centurion cofa się o { $count } pól na torze Abordażu
    }
effects-allies-damageUnmanned =
    { $count ->
        [one] uszkodź { $count } nieobsadzonego vipera w przestrzeni (do wyboru)
        [few] uszkodź { $count } nieobsadzone vipery w przestrzeni (do wyboru)
       *[many] uszkodź { $count } nieobsadzonych viperów w przestrzeni (do wyboru)
    }
    .one =
        { $count ->
            [one] uszkadza { $count } nieobsadzonego vipera w przestrzeni (do wyboru)
            [few] uszkadza { $count } nieobsadzone vipery w przestrzeni (do wyboru)
           *[many] uszkadza { $count } nieobsadzonych viperów w przestrzeni (do wyboru)
        }
    .several =
        { $count ->
            [one] uszkadzają { $count } nieobsadzonego vipera w przestrzeni (do wyboru)
            [few] uszkadzają { $count } nieobsadzone vipery w przestrzeni (do wyboru)
           *[many] uszkadzają { $count } nieobsadzonych viperów w przestrzeni (do wyboru)
        }
    .may =
        { $count ->
            [one] uszkodzić { $count } nieobsadzonego vipera w przestrzeni (do wyboru)
            [few] uszkodzić { $count } nieobsadzone vipery w przestrzeni (do wyboru)
           *[many] uszkodzić { $count } nieobsadzonych viperów w przestrzeni (do wyboru)
        }

## modules.finalFive

modules-finalFive-examined = { $player } trafia na Ostateczną Piątkę u gracza { $owner }: { $cards }
modules-finalFive-examinedNone = { $player } nie widzi nikogo z Ostatecznej Piątki

modules-finalFive-order = wybierz, która karta Ostatecznej Piątki gracza { $player } jest rozpatrywana jako pierwsza
    .help = Rozpatruje się wszystkie. Kolejność ustalasz ty jako aktywny gracz.

## modules.personalGoals

modules-personalGoals-missed = { $player } ma nieujawniony { $card }

modules-personalGoals-discardStrength = wybierz kartę umiejętności do odrzucenia
    .help = Suma kart musi się dokładnie zgadzać. Do wyboru są tylko karty, z którymi to jeszcze możliwe. Odrzuca się je razem i widzą je wszyscy.
modules-personalGoals-strengthLeft = brakuje siły { $strength }

## effects.personalGoals

effects-personalGoals-discardStrength = odrzuć dowolną liczbę kart umiejętności o łącznej sile dokładnie { $strength }
    .one = odrzuca dowolną liczbę kart umiejętności o łącznej sile dokładnie { $strength }
    .several = odrzucają dowolną liczbę kart umiejętności o łącznej sile dokładnie { $strength }
    .may = odrzucić dowolną liczbę kart umiejętności o łącznej sile dokładnie { $strength }
effects-personalGoals-redrawLoyalty =
    { $brief ->
        [yes] wylosuj nową kartę Lojalności
       *[no] wtasuj do talii Lojalności niewykorzystaną kartę „Nie jesteś Cylonem” i wylosuj nową kartę Lojalności
    }
    .one =
        { $brief ->
            [yes] losuje nową kartę Lojalności
           *[no] wtasowuje do talii Lojalności niewykorzystaną kartę „Nie jesteś Cylonem” i losuje nową kartę Lojalności
        }
    .several =
        { $brief ->
            [yes] losują nową kartę Lojalności
           *[no] wtasowują do talii Lojalności niewykorzystaną kartę „Nie jesteś Cylonem” i losują nową kartę Lojalności
        }
    .may =
        { $brief ->
            [yes] wylosować nową kartę Lojalności
           *[no] wtasować do talii Lojalności niewykorzystaną kartę „Nie jesteś Cylonem” i wylosować nową kartę Lojalności
        }
effects-personalGoals-titlesAtLeast =
    { $count ->
        [one] masz { $count } pozycję lub więcej
        [few] masz { $count } pozycje lub więcej
       *[many] masz { $count } pozycji lub więcej
    }
effects-personalGoals-nukesSpent = Admirał nie ma już żetonów broni nuklearnej
effects-personalGoals-holderAt = { $title } jest { NOUN($place, case: "at") }
effects-personalGoals-youAt = jesteś { NOUN($places, case: "at") }
effects-personalGoals-vipersLost =
    { $count ->
        [one] uszkodzony lub zniszczony jest { $count } viper lub więcej
        [few] uszkodzone lub zniszczone są { $count } vipery lub więcej
       *[many] uszkodzonych lub zniszczonych jest { $count } viperów lub więcej
    }
effects-personalGoals-raidersAtLeast =
    { $count ->
        [one] na głównej planszy jest { $count } raider lub więcej
        [few] na głównej planszy są { $count } raidery lub więcej
       *[many] na głównej planszy jest { $count } raiderów lub więcej
    }
effects-personalGoals-jumpedBy = flota wykonała skok do Punktu docelowego o dystansie { $distance }
effects-personalGoals-strengthInHand = masz karty umiejętności o łącznej sile dokładnie { $strength }
