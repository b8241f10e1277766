removeCylons = wybierz obszar przestrzeni, który zostaje oczyszczony
    .help = Wszystkie statki Cylonów stamtąd wracają do puli bez niszczenia. Vipery i statki cywilne zostają.
mayLaunch = jeśli chcesz, wybierz, gdzie startujesz viperem
    .help = Opuszczasz Galacticę jako pilot vipera z Rezerwy. To nie jest akcja i nie daje ci żadnej.
chooseArea = wybierz obszar przestrzeni
    .help = Vipery startują na obszary „dziób, lewa burta” i „rufa, lewa burta”. Dziób jest przed Galacticą, rufa za nią.
placeCivilian = wybierz, dokąd trafia statek cywilny
    .help =
        { $more ->
            [0] Losuje się go bez oglądania i tam polują na niego raidery.
            [one] Losuje się go bez oglądania i tam polują na niego raidery. Po nim jest jeszcze { $more }.
            [few] Losuje się go bez oglądania i tam polują na niego raidery. Po nim są jeszcze { $more }.
            [many] Losuje się go bez oglądania i tam polują na niego raidery. Po nim jest jeszcze { $more }.
           *[other] Losuje się go bez oglądania i tam polują na niego raidery. Po nim jest jeszcze { $more }.
        }
takeRisk = chcesz zaryzykować { NOUN($ships, case: "acc") } ({ $why })?
    .help =
        { $kind ->
            [raptor] { $count ->
                [one] Rzucasz kością. Przy { $atLeast } lub więcej się udaje, przy niższym wyniku raptor zostaje zniszczony.
                [few] Rzucasz kością. Przy { $atLeast } lub więcej się udaje, przy niższym wyniku raptory zostają zniszczone.
                [many] Rzucasz kością. Przy { $atLeast } lub więcej się udaje, przy niższym wyniku raptory zostają zniszczone.
               *[other] Rzucasz kością. Przy { $atLeast } lub więcej się udaje, przy niższym wyniku raptory zostają zniszczone.
            }
           *[viper] { $count ->
                [one] Rzucasz kością. Przy { $atLeast } lub więcej się udaje, przy niższym wyniku viper zostaje uszkodzony.
                [few] Rzucasz kością. Przy { $atLeast } lub więcej się udaje, przy niższym wyniku vipery zostają uszkodzone.
                [many] Rzucasz kością. Przy { $atLeast } lub więcej się udaje, przy niższym wyniku vipery zostają uszkodzone.
               *[other] Rzucasz kością. Przy { $atLeast } lub więcej się udaje, przy niższym wyniku vipery zostają uszkodzone.
            }
        }
chooseAmount =
    { $of ->
        [destroyedViper] wybierz, ile zniszczonych viperów wraca
        [raptor] wybierz, ile raptorów wraca
        [raider] wybierz, ile raiderów niszczysz
        [heavyRaider] wybierz, ile ciężkich raiderów niszczysz
        [pegasusDamage] wybierz, ile żetonów uszkodzeń losujesz z żetonów Pegasusa
       *[viper] wybierz, ile viperów wraca
    }
    .help =
        { $of ->
            [destroyedViper] Trafiają do Rezerwy i można ich znów używać.
            [raptor] Trafiają do Rezerwy i można ich znów używać.
            [raider] Wracają do puli.
            [heavyRaider] Wracają do puli.
            [pegasusDamage] Pozostałe losuje się z żetonów Galactici. Oglądasz wszystkie, zanim wybierzesz, które się liczą.
           *[viper] Trafiają do Rezerwy. Uszkodzone wracają przed zniszczonymi, chyba że w następnym pytaniu zdecydujesz inaczej.
        }
chooseRepair = wybierz, co naprawiasz
    .help = Naprawiony obszar można znów aktywować; naprawione vipery trafiają do Rezerwy.
moveCivilian = chcesz przesunąć statek cywilny nr { $number } ({ $area })?
    .help = Wybierz sąsiedni obszar przestrzeni. Raidery niszczą statki cywilne bez rzutu, więc trzymaj go od nich z daleka.
chooseShip = wybierz statek
    .help = Statki jednego rodzaju, których nie da się rozróżnić, wymienia się raz.
chooseDamage =
    { $count ->
        [one] wybierz { $count } żeton uszkodzeń
        [few] wybierz { $count } żetony uszkodzeń
        [many] wybierz { $count } żetonów uszkodzeń
       *[other] wybierz { $count } żetonów uszkodzeń
    }
    .help = Obszar jest zamknięty do czasu naprawy, a wszyscy, którzy na nim są, trafiają do „Ambulatorium”; zasób się traci. Pozostałe żetony odkłada się bez pokazywania.
attack = zaatakuj swoim viperem
    .help = Wybierz statek Cylonów na swoim obszarze przestrzeni. Każdy atak to osobny rzut.
activate = aktywuj nieobsadzonego vipera
    .help =
        { $left ->
            [1] Aktywacja to start, ruch lub atak vipera albo, z planszą Cylońskiej Floty, eskorta statku cywilnego.
           *[other] Każda aktywacja to start, ruch lub atak vipera albo, z planszą Cylońskiej Floty, eskorta statku cywilnego. Tego samego vipera można aktywować więcej niż raz.
        }
activateThese = aktywuj nieobsadzonego vipera
    .help =
        { $which ->
            [eachOnce] Każdy z umieszczonych viperów aktywuje się raz: rusza się, atakuje albo, z planszą Cylońskiej Floty, eskortuje statek cywilny.
           *[oneViper] Wszystkie aktywacje dotyczą tego samego vipera: każda to jego start, ruch, atak albo, z planszą Cylońskiej Floty, eskorta statku cywilnego.
        }
costEach = każda kosztuje { NOUN($cards, case: "acc") }
chooseDestination = wybierz Punkt docelowy floty
    .help = Dystans przybliża flotę do celu, ale podróż kosztuje zasoby. Pozostałe karty trafiają na spód talii i nikt się nie dowie, jakie były.
nextArea = wybierz, gdzie teraz działają { $ships }
    .help = Wszystkie statki tego rodzaju ({ $ships }) działają najpierw na jednym obszarze, a potem na następnym. Kierują się stałymi zasadami: od ciebie zależy tylko kolejność.
nextRaider = wybierz, który raider { NOUN($area, case: "at") } działa teraz
    .help = Raidery z jednego obszaru działają po kolei według stałych zasad. Tu nie wszystkie są takie same: od ciebie zależy tylko kolejność.
raiderTarget = wybierz, co atakuje raider { NOUN($area, case: "at") }
    .help = Raider atakuje nieobsadzonego vipera, jeśli taki jest, w drugiej kolejności pilotowanego, a w ostatniej statek cywilny. Tu możliwych jest kilka statków.
chooseCraft = wybierz model: { $ship }
    .help =
        { $box ->
            [damagedCraft] Jest kilka modeli. Po naprawie trafia do Rezerwy.
            [destroyed] Jest kilka modeli. Wraca do Rezerwy.
           *[reserves] Jest kilka modeli, które latają i walczą w różny sposób. Dla kart i obszarów każdy liczy się jako viper.
        }
chooseCraftAt = wybierz model: { $ship } { NOUN($area, case: "at") }
    .help =
        { $box ->
            [damagedCraft] Jest kilka modeli. Po naprawie trafia do Rezerwy.
            [destroyed] Jest kilka modeli. Wraca do Rezerwy.
           *[reserves] Jest kilka modeli, które latają i walczą w różny sposób. Dla kart i obszarów każdy liczy się jako viper.
        }
box =
    { $box ->
        [damagedCraft] z uszkodzonych
        [destroyed] ze zniszczonych
       *[reserves] z Rezerwy
    }
whichToPlace = wybierz, gdzie trafiają pozostałe { $ships }
    .help = Nie starcza ich na wszystko, co mówi karta, więc decydujesz, które zostają umieszczone.
