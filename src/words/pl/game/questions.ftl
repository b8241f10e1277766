## decisions

decisions-title = { $player }, { $ask }
decisions-about = { $source }: { $what }
decisions-mayDecline = Możesz też wybrać „{ $pass }”.

## decisions.turn

decisions-turn-left = jeszcze { $count }
decisions-turn-startingHand = karty na początek gry

decisions-turn-exchangeQuorum =
    wybierz karty Kworum do odrzucenia
    .help = Losujesz tyle, ile odrzucasz. Wszyscy widzą, co odrzucasz.
decisions-turn-chooseCharacter = wybierz swoją postać
    .help = Odtąd grasz tą postacią. Przywódców politycznych, przywódców wojskowych i pilotów można brać tylko z rodzaju, w którym zostało najwięcej postaci; wszystkie inne są zawsze dostępne.
decisions-turn-keptButTaken = Rezerwacja { $character } była dla ciebie, ale tej postaci nie można teraz wybrać.
decisions-turn-chooseSetupLocation = wybierz, gdzie zaczynasz
    .help = Twoja postać zaczyna grę na tym obszarze.
decisions-turn-chooseStartArea = wybierz, gdzie zaczyna twój viper
    .help = Zaczynasz jako jego pilot, na jednym z dwóch obszarów startu.
decisions-turn-drawSkill = wylosuj kartę umiejętności
    .help = Wybierz talię i wylosuj jej wierzchnią kartę. Kartę widzisz tylko ty; wszyscy widzą, z której talii losujesz.
decisions-turn-multiSkill =
    { $count ->
        [one] wybierz rodzaj { NOUN($cards, case: "gen") }
       *[other] wybierz rodzaje { NOUN($cards, case: "gen") }
    }
    .help = Twój zestaw umiejętności pozwala wybierać między tymi rodzajami. Decydujesz, zanim wylosujesz którąkolwiek z nich.
decisions-turn-move = wybierz, dokąd się przesuwasz
    .help = Ruch w obrębie statku jest darmowy; przejście na inny statek kosztuje 1 kartę umiejętności. Potem wykonujesz akcję, zwykle tę ze swojego obszaru.
decisions-turn-payForMove = odrzuć 1 kartę umiejętności, aby przesunąć się { NOUN($place, case: "to") }
    .help = Przejście na inny statek kosztuje 1 wybraną przez ciebie kartę umiejętności. Przesuniesz się, gdy zapłacisz.
decisions-turn-action = wybierz akcję
    .help =
        { $step ->
            [yes] Wykonujesz jedną akcję: obszaru, karty z ręki, swojej postaci lub pozycji. Potem losujesz kartę Kryzysu, chyba że jesteś w „Areszcie” lub prowadzisz Cylona.
           *[no] Wykonujesz jedną akcję: obszaru, karty z ręki, swojej postaci lub pozycji.
        }
decisions-turn-offer =
    zrób to, kiedy zechcesz: { $label }
    .help = Możesz to zrobić zawsze, gdy gra na kogoś czeka. Nikt na to nie czeka i nikt inny nie wie, że możesz.
decisions-turn-orders =
    { $player } wydaje ci „Rozkaz prezydencki”. Co robisz?
    .help = Przesuń się i wykonaj 1 akcję albo zostań i wykonaj 2 akcje. O każdą część zapytam po kolei. To nie jest twoja tura: innych faz nie będzie.
decisions-turn-emergency =
    wybierz: ruch albo akcja
    .help = Albo się przesuń, albo wykonaj 1 akcję; w „Areszcie” możesz tylko wykonać akcję. Innych faz tury nie będzie.
decisions-turn-tradeCards = odrzuć dowolną liczbę kart umiejętności
    .help = Potem wybierasz jeden rodzaj ze swojego zestawu umiejętności i losujesz tyle samo jego kart. Wszyscy widzą, co odrzucasz.
decisions-turn-discard = odrzuć { NOUN($cards, case: "acc") }
    .help = Ty wybierasz, które. Wszyscy widzą, co odrzucasz.
decisions-turn-discardToLimit = odrzuć { NOUN($cards, case: "acc") }, aby zmieścić się w limicie ręki
    .help = Nikt nie może kończyć tury z większą liczbą kart umiejętności niż jego limit ręki, zwykle 10. Wszyscy widzą, co odrzucasz.
decisions-turn-discardAtReveal = odrzuć { NOUN($cards, case: "acc") }, ponieważ się ujawniasz
    .help = Ujawniony Cylon zachowuje 3 karty umiejętności. Wszyscy widzą, co odrzucasz.
decisions-turn-discardAfterInfiltration = odrzuć { NOUN($cards, case: "acc") }, ponieważ kończysz infiltrację
    .help = Gracz, który kończy infiltrację w „Areszcie”, zachowuje 3 karty umiejętności. Wszyscy widzą, co odrzucasz.
decisions-turn-discardAsCost =
    odrzuć { NOUN($cards, case: "acc") }, aby zapłacić
    .help = Płacisz, zanim efekt zadziała. Wszyscy widzą, co odrzucasz.
decisions-turn-discardQuorum = odrzuć { NOUN($cards, case: "acc") }
    .help = Prezydent nie może kończyć tury z więcej niż 10 kartami Kworum.
decisions-turn-react = chcesz zareagować?
    .help = Możesz teraz zareagować ({ $moment }). Gra czeka na twoją odpowiedź, ale nikt inny tego nie widzi.
decisions-turn-reactionOrder = wybierz, która reakcja jest pierwsza
    .help = Zgłoszono kilka reakcji ({ $moment }). Kolejność ustalasz ty, jako aktywny gracz.
decisions-turn-movementEndOrder = wybierz, co nastąpi najpierw
    .help = Na koniec fazy ruchu czeka cię kilka zdarzeń. Kolejność ustalasz ty: pierwsze może zmienić następne albo ci ich oszczędzić.
decisions-turn-contribute = dołóż karty umiejętności do testu
    .help = Karty umiejętności wymienionych w teście pomagają, wszystkie inne przeszkadzają. Wszyscy widzą, ile kart dokładasz, ale nie jakie.

## decisions.cards

decisions-cards-chooseOption = wybierz opcję karty „{ $card }”
    .help =
        { $evenThat ->
            [yes] Przy każdej opcji jest napisane, co robi. Wybrać można także taką, której nie da się wykonać. Wybór działa od razu.
           *[no] Przy każdej opcji jest napisane, co robi. Wybór działa od razu.
        }
decisions-cards-chooseEffect = wybierz jedno
    .help = Wybór działa od razu.
decisions-cards-nameEffect =
    wybór { $place } z { $of }
    .help = Najpierw dokonujesz wszystkich wyborów. Potem rozpatruje się je w tej samej kolejności.
decisions-cards-chooseCrisis = wybierz kartę Kryzysu do rozpatrzenia
    .help = Te karty widzisz tylko ty ({ $source }). Wybrana zostaje ujawniona i rozpatrzona; jakie były pozostałe, nie dowie się nikt.
decisions-cards-chooseCard = wybierz kartę
    .help = Te karty widzisz tylko ty. Wybranej używasz od razu.
decisions-cards-choosePlayer = wybierz gracza
    .help = Wszyscy widzą, kogo wybierasz.
decisions-cards-chooseSkill =
    wybierz umiejętność
    .help = Karty tej umiejętności liczą się w teście jako 0.
decisions-cards-chooseLocation = wybierz obszar
    .help = Ten ruch jest darmowy. Nie można wybrać „Ambulatorium” ani „Aresztu”.
decisions-cards-chooseLocationFor = wybierz obszar dla gracza { $player }
    .help = Ten ruch jest darmowy. Nie można wybrać „Ambulatorium” ani „Aresztu”.
decisions-cards-chooseDeck = wybierz talię
    .help = W tajemnicy obejrzysz jej wierzchnią kartę, a potem położysz ją na wierzchu lub na spodzie talii.
decisions-cards-topOrBottom =
    połóż kartę na wierzch lub na spód { NOUN($deck, case: "gen") }
    .help = To { $card }. Nikt inny jej nie widzi, ale wszyscy widzą, gdzie ją kładziesz.
decisions-cards-chooseResult =
    zdecyduj: sukces czy porażka testu
    .help = Testu się nie przeprowadza: kart się nie dokłada, a wybrany rezultat następuje od razu.
decisions-cards-useLoyalty =
    użyć efektu swojej karty Lojalności?
    .help = Efekt działa od razu.
decisions-cards-useAbility =
    użyć zdolności „{ $ability }”?
    .help = Zdolność działa od razu.
decisions-cards-giveLoyalty = wybierz, kto dostaje twoje karty Lojalności
    .help = Trafiają zakryte do tego gracza i nikt inny ich nie widzi. Gracz, który ma kartę Cylona, gra po stronie Cylonów.

## decisions.fates

decisions-fates-chooseHull = wybierz, który statek odnosi uszkodzenie
    .help = Dla wybranego statku losuje się żeton uszkodzeń. Pegasus zostaje zniszczony, gdy uszkodzone są wszystkie 4 jego obszary; nie liczą się one przeciw Galactice.
decisions-fates-abilityOrder =
    wybierz zdolność do rozpatrzenia
    .help = Każdą rozpatruje się raz, bez względu na to, kto dołożył kartę. Kolejność ustalasz ty, jako aktywny gracz.
decisions-fates-discardFromCheck = odrzuć kartę z testu
    .help = Przestaje się liczyć i jej zdolności się nie rozpatruje, ale była w teście, więc konsekwencje i tak następują.
decisions-fates-nameResult = wybierz wynik kości
    .help = Nikt nie rzuca kością i nic nie może zmienić wybranego wyniku.
decisions-fates-lookAtBottom =
    wybierz talię, aby obejrzeć jej spodnią kartę
    .help = Kartę widzisz tylko ty i zostaje ona na miejscu.
decisions-fates-cullDestiny = odrzuć { NOUN($cards, case: "acc") } z talii Przeznaczenia
    .help = Widzisz całą talię Przeznaczenia. Wszyscy widzą, co odrzucasz; resztę się tasuje.
decisions-fates-placeCard =
    odłóż kartę
    .help = Pierwsza karta położona na wierzchu zostanie wylosowana jako pierwsza. Karty na spodzie długo się nie pojawią. Nikt inny ich nie widzi.
decisions-fates-learnSkill = wybierz talię umiejętności
    .help = Obejrzysz z jej wierzchu { NOUN($cards, case: "acc") }, a potem zdecydujesz, co z nimi zrobić.
decisions-fates-keepOrAdd = weź te karty na rękę lub dołóż je do testu
    .help = Wszystko albo nic. Karty dołożone do testu trafiają tam zaraz po kartach Przeznaczenia i do odkrycia pozostają zakryte.
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
    .help = Wynik to { $result }; aby usunąć siły okupacyjne, trzeba { $needed } lub więcej. Możesz odrzucić kartę „Maksymalna siła ognia”, aby przerzucić kość; to, co dodano do rzutu, zostaje.

## decisions.fleet

decisions-fleet-removeCylons =
    wybierz obszar przestrzeni do oczyszczenia
    .help = Wszystkie statki Cylonów stamtąd wracają do puli, ale nie są zniszczone. Vipery i statki cywilne zostają.
decisions-fleet-mayLaunch = jeśli chcesz, wybierz, gdzie startujesz viperem
    .help = Opuszczasz Galacticę jako pilot vipera z Rezerwy. To nie jest akcja i nie daje ci żadnej.
decisions-fleet-chooseArea = wybierz obszar przestrzeni
    .help = Vipery startują na obszary „dziób, lewa burta” i „rufa, lewa burta”. Dziób jest przed Galacticą, rufa za nią.
decisions-fleet-placeCivilian = wybierz, dokąd trafia statek cywilny
    .help =
        { $more ->
            [0] Losujesz go zakrytego; raidery będą na niego polować.
           *[other] Losujesz go zakrytego; raidery będą na niego polować. Potem jeszcze { $more }.
        }
decisions-fleet-takeRisk =
    zaryzykować { NOUN($ships, case: "acc") } ({ $why })?
    .help =
        { $kind ->
            [raptor] { $count ->
                [one] Rzucasz kością. Przy { $atLeast } lub więcej się udaje; w przeciwnym razie raptor zostaje zniszczony.
               *[other] Rzucasz kością. Przy { $atLeast } lub więcej się udaje; w przeciwnym razie raptory zostają zniszczone.
            }
           *[viper] { $count ->
                [one] Rzucasz kością. Przy { $atLeast } lub więcej się udaje; w przeciwnym razie viper zostaje uszkodzony.
               *[other] Rzucasz kością. Przy { $atLeast } lub więcej się udaje; w przeciwnym razie vipery zostają uszkodzone.
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
decisions-fleet-moveCivilian =
    przesunąć statek cywilny nr { $number } ({ $area })?
    .help = Wybierz sąsiedni obszar. Raidery niszczą statki cywilne bez rzutu, więc trzymaj go od nich z daleka.
decisions-fleet-chooseShip = wybierz statek
    .help = Jednakowe statki są wymienione raz.
decisions-fleet-chooseDamage =
    { $count ->
        [one] wybierz { $count } żeton uszkodzeń
        [few] wybierz { $count } żetony uszkodzeń
       *[many] wybierz { $count } żetonów uszkodzeń
    }
    .help = Uszkodzony obszar jest zamknięty do czasu naprawy, a wszyscy na nim trafiają do „Ambulatorium”; żeton zasobu kosztuje ten zasób. Pozostałe żetony wracają nieobejrzane przez innych.
decisions-fleet-attack = zaatakuj swoim viperem
    .help = Wybierz statek Cylonów na swoim obszarze. Każdy atak to osobny rzut.
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
    .help = Wszystkie { $ships } na jednym obszarze działają przed tymi na następnym. Kierują się stałymi zasadami; od ciebie zależy tylko kolejność.
decisions-fleet-nextRaider = wybierz, który raider { NOUN($area, case: "at") } działa teraz
    .help = Raidery na jednym obszarze działają po kolei według stałych zasad. Te nie są jednakowe, więc kolejność zależy od ciebie.
decisions-fleet-raiderTarget = wybierz cel raidera { NOUN($area, case: "at") }
    .help = Raider atakuje najpierw nieobsadzonego vipera, potem pilotowanego, na końcu statek cywilny. Tu ma kilka celów i decydujesz ty.
decisions-fleet-chooseCraft = wybierz model: { $ship }
    .help =
        { $box ->
            [damagedCraft] Masz do wyboru kilka modeli. Naprawiony trafia do Rezerwy.
            [destroyed] Masz do wyboru kilka modeli. Wybrany wraca do Rezerwy.
           *[reserves] Masz do wyboru kilka modeli; różnie latają i walczą. Dla kart i obszarów każdy liczy się jako viper.
        }
decisions-fleet-chooseCraftAt = wybierz model: { $ship } { NOUN($area, case: "at") }
    .help =
        { $box ->
            [damagedCraft] Masz do wyboru kilka modeli. Naprawiony trafia do Rezerwy.
            [destroyed] Masz do wyboru kilka modeli. Wybrany wraca do Rezerwy.
           *[reserves] Masz do wyboru kilka modeli; różnie latają i walczą. Dla kart i obszarów każdy liczy się jako viper.
        }
decisions-fleet-box =
    { $box ->
        [damagedCraft] z uszkodzonych
        [destroyed] ze zniszczonych
       *[reserves] z Rezerwy
    }
decisions-fleet-whichToPlace =
    wybierz, gdzie trafiają pozostałe { $ships }
    .help = Nie wystarcza ich na wszystko, co mówi karta, więc ty decydujesz, które zostają umieszczone.

## decisions.occasion

decisions-occasion-attacks = { $attacker } atakuje { NOUN($target, case: "acc") }
decisions-occasion-pilotedViper = { $ship } gracza { $player }
    .acc = { NOUN($ship, case: "acc") } gracza { $player }
decisions-occasion-attack = atak
decisions-occasion-roll = rzut kością: { $about }
decisions-occasion-skillCheck = test umiejętności: { $about }
decisions-occasion-die = { $about }: kość pokazuje { $die }
decisions-occasion-check = { $about }: suma { $total }, trudność { $difficulty }

## openWords

openWords-duties-president = Prezydent trzyma w tajemnicy karty Kworum i podejmuje decyzje, które karty zostawiają Prezydentowi.
openWords-duties-admiral = Admirał ma broń nuklearną, wybiera Punkt docelowy każdego skoku i podejmuje decyzje, które karty zostawiają Admirałowi.

openWords-drawQuorum-label = Wylosuj kartę Kworum
openWords-drawQuorum-deed = losuje kartę Kworum
openWords-drawQuorum-detail = Trafia do twoich tajnych kart Kworum na ręce
openWords-launchNuke-label = Użyj broni nuklearnej
openWords-launchNuke-deed = używa broni nuklearnej
openWords-endInfiltration-label = Zakończ infiltrację
openWords-endInfiltration-detail = Przesuwasz się na „Okręt Zmartwychwstania” i znów prowadzisz Cylona
openWords-endInfiltration-deed = kończy infiltrację

openWords-sleeperAgent-name = Uśpieni agenci
openWords-sleeperAgent-begins = zaczyna się faza uśpionych agentów
openWords-sleeperAgent-brings = faza uśpionych agentów (każdy gracz dostaje kolejną kartę Lojalności)
openWords-finalJump-name = Ostatni skok
openWords-finalJump-begins = następny skok jest ostatni
openWords-finalJump-brings = następny skok jest ostatni i daje ludziom zwycięstwo, jeśli żaden zasób nie spadł do 0

openWords-endings-fuel = flocie skończyło się paliwo
openWords-endings-food = flocie skończyła się żywność
openWords-endings-morale = flota straciła całe morale
openWords-endings-population = we flocie nie ma już nikogo żywego
openWords-endings-invasion = cylońscy centurioni opanowali Galacticę
openWords-endings-destruction = Galactica została zniszczona
openWords-endings-noCharacter = nie ma już kto zająć miejsca straconej postaci
openWords-endings-reachedKobol = flota dotarła na Kobol
