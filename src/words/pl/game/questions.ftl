## decisions

decisions-title = { $player }, { $ask }
decisions-about = { $source }: { $what }
decisions-mayDecline = Możesz zrezygnować: „{ $pass }”.

## decisions.turn

decisions-turn-left = jeszcze { $count }
decisions-turn-startingHand = karty na początek gry

decisions-turn-exchangeQuorum = wybierz karty Kworum, które odrzucasz
    .help = Losujesz tyle, ile odrzucasz. To, co odrzucasz, widzą wszyscy.
decisions-turn-chooseCharacter = wybierz swoją postać
    .help = Od teraz grasz tą postacią. Przywódców politycznych, przywódców wojskowych i pilotów można brać tylko z tego rodzaju, w którym zostało najwięcej postaci; wszystkich innych w każdej chwili.
decisions-turn-keptButTaken = To, co było dla ciebie zarezerwowane, nie jest teraz dostępne: { $character }.
decisions-turn-chooseSetupLocation = wybierz, gdzie zaczynasz
    .help = Twoja postać zaczyna grę na tym obszarze.
decisions-turn-chooseStartArea = wybierz, gdzie zaczyna twój viper
    .help = Zaczynasz jako jego pilot, na jednym z dwóch obszarów startu.
decisions-turn-drawSkill = wylosuj kartę umiejętności
    .help = Wybierz talię. Dostajesz jej wierzchnią kartę; nikt inny jej nie widzi, ale wszyscy widzą, z której talii losujesz.
decisions-turn-multiSkill =
    { $count ->
        [one] wybierz rodzaj { NOUN($cards, case: "gen") }
       *[other] wybierz rodzaje { NOUN($cards, case: "gen") }
    }
    .help = Twój zestaw umiejętności pozwala wybierać między tymi rodzajami. Decydujesz, zanim wylosujesz którąkolwiek z nich.
decisions-turn-move = wybierz, dokąd się przesuwasz
    .help = W obrębie statku ruch jest darmowy; na obszar innego statku kosztuje 1 kartę umiejętności. Potem wykonujesz akcję, zwykle tę z obszaru, na którym jesteś.
decisions-turn-payForMove = odrzuć 1 kartę umiejętności, aby przesunąć się { NOUN($place, case: "to") }
    .help = Ruch na inny statek kosztuje 1 wybraną przez ciebie kartę umiejętności. Przesuwasz się, gdy tylko zapłacisz.
decisions-turn-action = wybierz akcję
    .help =
        { $step ->
            [yes] Wykonujesz jedną akcję: obszaru, karty z ręki, swojej postaci lub pozycji. Potem losujesz kartę Kryzysu, chyba że jesteś w „Areszcie” lub prowadzisz Cylona.
           *[no] Wykonujesz jedną akcję: obszaru, karty z ręki, swojej postaci lub pozycji.
        }
decisions-turn-offer = możesz to zrobić w dowolnej chwili: { $label }
    .help = Możesz to zrobić zawsze, gdy gra na kogoś czeka. Nikt na to nie czeka i nikt inny nie wie, że możesz.
decisions-turn-orders = { $player } wydaje ci „Rozkaz prezydencki”: co robisz?
    .help = Przesuń się i wykonaj 1 akcję albo zostań i wykonaj 2 akcje. O każdą część padnie osobne pytanie. To nie jest twoja tura: innych faz nie będzie.
decisions-turn-emergency = wybierz, co robisz
    .help = Albo się przesuń, albo wykonaj 1 akcję. W „Areszcie” można tylko wykonać akcję. Innych faz po tym nie będzie.
decisions-turn-tradeCards = odrzuć dowolną liczbę kart umiejętności
    .help = Potem wskazujesz jeden rodzaj ze swojego zestawu umiejętności i losujesz tyle samo jego kart. To, co odrzucasz, widzą wszyscy.
decisions-turn-discard = odrzuć { NOUN($cards, case: "acc") }
    .help = Ty wybierasz. To, co odrzucasz, widzą wszyscy.
decisions-turn-discardToLimit = odrzuć { NOUN($cards, case: "acc") }, aby zmieścić się w limicie ręki
    .help = Nikt nie może kończyć tury z większą liczbą kart umiejętności niż limit ręki, zwykle 10. To, co odrzucasz, widzą wszyscy.
decisions-turn-discardAtReveal = odrzuć { NOUN($cards, case: "acc") }, ponieważ się ujawniasz
    .help = Kto ujawnia się jako Cylon, zachowuje 3 karty umiejętności. To, co odrzucasz, widzą wszyscy.
decisions-turn-discardAfterInfiltration = odrzuć { NOUN($cards, case: "acc") }, ponieważ kończysz infiltrację
    .help = Kto kończy infiltrację w areszcie, zachowuje 3 karty umiejętności. To, co odrzucasz, widzą wszyscy.
decisions-turn-discardAsCost = zapłać: odrzuć { NOUN($cards, case: "acc") }
    .help = Cenę trzeba zapłacić przed efektem. To, co odrzucasz, widzą wszyscy.
decisions-turn-discardQuorum = odrzuć { NOUN($cards, case: "acc") }
    .help = Prezydent nie może kończyć tury z więcej niż 10 kartami Kworum.
decisions-turn-react = chcesz zareagować?
    .help = Możesz teraz coś zrobić ({ $moment }). Gra czeka na odpowiedź, ale nikt nie wie, że czeka na ciebie.
decisions-turn-reactionOrder = wybierz, która reakcja jest pierwsza
    .help = Zgłoszono więcej niż jedną reakcję ({ $moment }). Kolejność ustalasz ty jako aktywny gracz.
decisions-turn-movementEndOrder = wybierz, co nastąpi najpierw
    .help = Na koniec twojej fazy ruchu czeka cię więcej niż jedno zdarzenie. Kolejność ustalasz ty: pierwsze może zmienić następne albo ci go oszczędzić.
decisions-turn-contribute = dołóż karty umiejętności do testu
    .help = Karty umiejętności wymienionych w teście pomagają, wszystkie inne szkodzą. Wszyscy widzą, ile kart dokładasz, ale nikt nie widzi jakich.

## decisions.cards

decisions-cards-chooseOption = wybierz opcję karty „{ $card }”
    .help =
        { $evenThat ->
            [yes] Przy każdej opcji jest napisane, co robi. Wybrać można także taką, której nie da się wykonać. Wybór działa od razu.
           *[no] Przy każdej opcji jest napisane, co robi. Wybór działa od razu.
        }
decisions-cards-chooseEffect = wybierz jedno
    .help = Wybór działa od razu.
decisions-cards-nameEffect = wskaż efekt ({ $place } z { $of })
    .help = Najpierw wskazujesz wszystkie, potem rozpatruje się je w kolejności wskazania.
decisions-cards-chooseCrisis = wybierz kartę Kryzysu do rozpatrzenia
    .help = Oglądasz te karty potajemnie ({ $source }). Wybrana zostaje ujawniona i rozpatrzona, a jakie były pozostałe, nie dowie się nikt.
decisions-cards-chooseCard = wybierz kartę
    .help = Te karty widzisz tylko ty. Wybranej używa się od razu.
decisions-cards-choosePlayer = wybierz gracza
    .help = Wszyscy widzą, kogo wybierasz.
decisions-cards-chooseSkill = wskaż umiejętność
    .help = Karty tej umiejętności liczą się w teście jako 0.
decisions-cards-chooseLocation = wybierz obszar
    .help = Ten ruch jest darmowy. Nie można wybrać „Ambulatorium” ani „Aresztu”.
decisions-cards-chooseLocationFor = wybierz obszar dla gracza { $player }
    .help = Ten ruch jest darmowy. Nie można wybrać „Ambulatorium” ani „Aresztu”.
decisions-cards-chooseDeck = wybierz talię
    .help = Potajemnie oglądasz jej wierzchnią kartę, a potem kładziesz ją na wierzch lub spód talii.
decisions-cards-topOrBottom = połóż obejrzaną kartę na wierzch lub spód { NOUN($deck, case: "gen") }
    .help = To { $card }. Nikt inny się tego nie dowie; wszyscy widzą, gdzie ją kładziesz.
decisions-cards-chooseResult = zdecyduj: sukces czy porażka testu
    .help = Testu się nie przeprowadza: nikt nie dokłada kart, a wybrany rezultat następuje od razu.
decisions-cards-useLoyalty = chcesz użyć efektu swojej karty Lojalności?
    .help = Efekt działa od razu.
decisions-cards-useAbility = chcesz użyć zdolności „{ $ability }”?
    .help = Efekt działa od razu.
decisions-cards-giveLoyalty = wybierz, kto dostaje twoje karty Lojalności
    .help = Trafiają zakryte do tego gracza i nikt inny ich nie widzi. Kto ma kartę Cylona, gra po stronie Cylonów.

## decisions.fates

decisions-fates-chooseHull = wybierz, który statek odnosi uszkodzenie
    .help = Dla wybranego statku losuje się żeton. Pegasus jest utracony, gdy wszystkie 4 jego obszary są uszkodzone; uszkodzone obszary Pegasusa nie liczą się przeciwko Galactice.
decisions-fates-abilityOrder = wybierz następną zdolność odkrytych kart
    .help = Każdą z nich rozpatruje się raz, bez względu na to, kto dołożył kartę. Kolejność ustalasz ty jako aktywny gracz.
decisions-fates-discardFromCheck = odrzuć kartę z testu
    .help = Już się nie liczy, a jej zdolności się nie rozpatruje, ale była w teście: konsekwencje i tak następują.
decisions-fates-nameResult = wybierz wynik kości
    .help = Nie rzuca się kością i nic nie może zmienić wyniku.
decisions-fates-lookAtBottom = wybierz talię, z której spodu oglądasz kartę
    .help = Kartę widzisz tylko ty; zostaje tam, gdzie jest.
decisions-fates-cullDestiny = odrzuć { NOUN($cards, case: "acc") } z talii Przeznaczenia
    .help = Widzisz całą talię Przeznaczenia. To, co odrzucasz, widzą wszyscy, a resztę się tasuje.
decisions-fates-placeCard = odłóż kartę na wierzch lub spód
    .help = To, co odkładasz jako pierwsze, zostanie wylosowane jako pierwsze. To, co trafia na spód, znika na długo. Nikt inny nie widzi tych kart.
decisions-fates-learnSkill = wybierz talię umiejętności
    .help = Oglądasz z jej wierzchu { NOUN($cards, case: "acc") }, zanim zdecydujesz, co z nimi zrobić.
decisions-fates-keepOrAdd = weź te karty na rękę lub dołóż je do testu
    .help = Wszystko albo nic. Karty do testu trafiają tam zaraz po kartach Przeznaczenia i nikt ich nie widzi przed odkryciem.
decisions-fates-giveCard =
    { $count ->
        [one] wybierz kartę umiejętności dla gracza { $player }
       *[other] wybierz { NOUN($cards, case: "acc") } dla gracza { $player }
    }
    .help =
        { $count ->
            [one] Tylko wy dwoje dowiecie się, która to karta.
           *[other] Tylko wy dwoje dowiecie się, które to karty.
        }
decisions-fates-rollAgain = przerzuć kość lub zostaw wynik
    .help = Wynik to { $result }; siły okupacyjne giną od { $needed }. Możesz odrzucić kartę „Maksymalna siła ognia”, aby przerzucić kość jeszcze raz; to, co dodano do rzutu, zostaje.

## decisions.fleet

decisions-fleet-removeCylons = wybierz obszar przestrzeni, który zostaje oczyszczony
    .help = Wszystkie statki Cylonów stamtąd wracają do puli (nie są zniszczone). Vipery i statki cywilne zostają.
decisions-fleet-mayLaunch = jeśli chcesz, wybierz, gdzie startujesz viperem
    .help = Opuszczasz Galacticę jako pilot vipera z Rezerwy. To nie jest akcja i nie daje ci żadnej.
decisions-fleet-chooseArea = wybierz obszar przestrzeni
    .help = Vipery startują na obszary „dziób, lewa burta” i „rufa, lewa burta”. Dziób jest przed Galacticą, rufa za nią.
decisions-fleet-placeCivilian = wybierz, dokąd trafia statek cywilny
    .help =
        { $more ->
            [0] Losuje się go bez oglądania i tam polują na niego raidery.
            [few] Losuje się go bez oglądania i tam polują na niego raidery. Po nim są jeszcze { $more }.
           *[other] Losujesz go, nie oglądając; raidery będą na niego polować. Potem jeszcze { $more }.
        }
decisions-fleet-takeRisk = chcesz zaryzykować { NOUN($ships, case: "acc") } ({ $why })?
    .help =
        { $kind ->
            [raptor] { $count ->
                [one] Rzucasz kością. Przy { $atLeast } lub więcej się udaje, przy niższym wyniku raptor zostaje zniszczony.
               *[other] Rzucasz kością. Przy { $atLeast } lub więcej się udaje, przy niższym wyniku raptory zostają zniszczone.
            }
           *[viper] { $count ->
                [one] Rzucasz kością. Przy { $atLeast } lub więcej się udaje, przy niższym wyniku viper zostaje uszkodzony.
               *[other] Rzucasz kością. Przy { $atLeast } lub więcej się udaje, przy niższym wyniku vipery zostają uszkodzone.
            }
        }
decisions-fleet-chooseAmount =
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
decisions-fleet-chooseRepair = wybierz, co naprawisz
    .help = Naprawiony obszar można znów aktywować; naprawione vipery trafiają do Rezerwy.
decisions-fleet-moveCivilian = chcesz przesunąć statek cywilny nr { $number } ({ $area })?
    .help = Wybierz sąsiedni obszar przestrzeni. Raidery niszczą statki cywilne bez rzutu, więc trzymaj go od nich z daleka.
decisions-fleet-chooseShip = wybierz statek
    .help = Statki jednego rodzaju, których nie da się rozróżnić, wymienia się raz.
decisions-fleet-chooseDamage =
    { $count ->
        [one] wybierz { $count } żeton uszkodzeń
        [few] wybierz { $count } żetony uszkodzeń
       *[many] wybierz { $count } żetonów uszkodzeń
    }
    .help = Obszar jest zamknięty do czasu naprawy, a wszyscy, którzy na nim są, trafiają do „Ambulatorium”; zasób się traci. Pozostałe żetony odkłada się bez pokazywania.
decisions-fleet-attack = zaatakuj swoim viperem
    .help = Wybierz statek Cylonów na swoim obszarze przestrzeni. Każdy atak to osobny rzut.
decisions-fleet-activate = aktywuj nieobsadzonego vipera
    .help =
        { $left ->
            [1] Aktywacja to start, ruch lub atak vipera albo, z planszą Cylońskiej Floty, eskorta statku cywilnego.
           *[other] Każda aktywacja to start, ruch lub atak vipera albo, z planszą Cylońskiej Floty, eskorta statku cywilnego. Tego samego vipera można aktywować więcej niż raz.
        }
decisions-fleet-activateThese = aktywuj nieobsadzonego vipera
    .help =
        { $which ->
            [eachOnce] Każdy z umieszczonych viperów aktywuje się raz: rusza się, atakuje albo, z planszą Cylońskiej Floty, eskortuje statek cywilny.
           *[oneViper] Wszystkie aktywacje dotyczą tego samego vipera: każda to jego start, ruch, atak albo, z planszą Cylońskiej Floty, eskorta statku cywilnego.
        }
decisions-fleet-costEach = każda kosztuje { NOUN($cards, case: "acc") }
decisions-fleet-chooseDestination = wybierz Punkt docelowy floty
    .help = Dystans przybliża flotę do celu, ale podróż kosztuje zasoby. Pozostałe karty trafiają na spód talii i nikt się nie dowie, jakie były.
decisions-fleet-nextArea = wybierz, gdzie teraz zadziałają { $ships }
    .help = Wszystkie statki tego rodzaju ({ $ships }) działają najpierw na jednym obszarze, a potem na następnym. Kierują się stałymi zasadami: od ciebie zależy tylko kolejność.
decisions-fleet-nextRaider = wybierz, który raider { NOUN($area, case: "at") } działa teraz
    .help = Raidery z jednego obszaru działają po kolei według stałych zasad. Tu nie wszystkie są takie same: od ciebie zależy tylko kolejność.
decisions-fleet-raiderTarget = wybierz cel raidera { NOUN($area, case: "at") }
    .help = Raider atakuje nieobsadzonego vipera, jeśli taki jest, w drugiej kolejności pilotowanego, a w ostatniej statek cywilny. Tu możliwych jest kilka statków.
decisions-fleet-chooseCraft = wybierz model: { $ship }
    .help =
        { $box ->
            [damagedCraft] Jest kilka modeli. Po naprawie trafia do Rezerwy.
            [destroyed] Jest kilka modeli. Wraca do Rezerwy.
           *[reserves] Jest kilka modeli, które latają i walczą w różny sposób. Dla kart i obszarów każdy liczy się jako viper.
        }
decisions-fleet-chooseCraftAt = wybierz model: { $ship } { NOUN($area, case: "at") }
    .help =
        { $box ->
            [damagedCraft] Jest kilka modeli. Po naprawie trafia do Rezerwy.
            [destroyed] Jest kilka modeli. Wraca do Rezerwy.
           *[reserves] Jest kilka modeli, które latają i walczą w różny sposób. Dla kart i obszarów każdy liczy się jako viper.
        }
decisions-fleet-box =
    { $box ->
        [damagedCraft] z uszkodzonych
        [destroyed] ze zniszczonych
       *[reserves] z Rezerwy
    }
decisions-fleet-whichToPlace = wybierz, gdzie trafiają pozostałe { $ships }
    .help = Modeli nie wystarcza na wszystko, co mówi karta, więc wybierasz, co zostaje umieszczone.

## decisions.occasion

decisions-occasion-attacks = { $attacker } atakuje { NOUN($target, case: "acc") }
decisions-occasion-pilotedViper = { $ship } gracza { $player }
    .acc = { NOUN($ship, case: "acc") } gracza { $player }
decisions-occasion-attack = atak
decisions-occasion-roll = rzut kością: { $about }
decisions-occasion-skillCheck = test umiejętności: { $about }
decisions-occasion-die = { $about }: kość pokazuje { $die }
decisions-occasion-check = { $about }: siła { $total }, trudność { $difficulty }

## openWords

openWords-duties-president = Prezydent ma w tajemnicy karty Kworum na ręce i decyduje tam, gdzie karta tak mówi.
openWords-duties-admiral = Admirał ma broń nuklearną, wybiera Punkt docelowy każdego skoku i decyduje tam, gdzie karta tak mówi.

openWords-drawQuorum-label = Wylosuj kartę Kworum
openWords-drawQuorum-deed = losuje kartę Kworum
openWords-drawQuorum-detail = Trafia do twoich tajnych kart Kworum na ręce
openWords-launchNuke-label = Użyj broni nuklearnej
openWords-launchNuke-deed = używa broni nuklearnej
openWords-endInfiltration-label = Zakończ infiltrację
openWords-endInfiltration-detail = Trafiasz na „Okręt Zmartwychwstania” i znów prowadzisz Cylona
openWords-endInfiltration-deed = kończy infiltrację

openWords-sleeperAgent-name = Uśpieni agenci
openWords-sleeperAgent-begins = zaczyna się faza uśpionych agentów
openWords-sleeperAgent-brings = faza uśpionych agentów: każdy gracz dostaje kolejną kartę Lojalności
openWords-finalJump-name = Ostatni skok
openWords-finalJump-begins = następny skok jest ostatni
openWords-finalJump-brings = następny skok jest ostatni i ludzie wraz z nim wygrywają, jeśli żaden zasób nie jest wyczerpany

openWords-endings-fuel = flocie skończyło się paliwo
openWords-endings-food = flocie skończyła się żywność
openWords-endings-morale = flota straciła całe morale
openWords-endings-population = z populacji nikt już nie został
openWords-endings-invasion = cyloński oddział abordażowy zdobył Galacticę
openWords-endings-destruction = Galactica została zniszczona
openWords-endings-noCharacter = nikt nie może zająć miejsca straconej postaci
openWords-endings-reachedKobol = flota dotarła na Kobol
