inPlay = dopóki ta karta jest w grze, { $rule }
inPlayUntil =
    { $until ->
        [untilJump] do skoku floty { $rule }
        [untilLossOrJump] do zniszczenia statku cywilnego lub basestara albo do skoku floty { $rule }
        [untilBasestarLostOrJump] do zniszczenia basestara albo do skoku floty { $rule }
        [untilNoRaidersOrJump] dopóki są jeszcze jakieś raidery i flota nie skoczyła, { $rule }
        [untilScarLostOrJump] do zniszczenia Scara albo do skoku floty { $rule }
       *[toEnd] dopóki ta karta jest w grze, { $rule }
    }
handLimit = twój limit ręki na koniec każdej tury wynosi { NOUN($cards, case: "acc") } zamiast 10
randomDiscards = ilekroć coś zmusza cię do odrzucenia kart umiejętności, są one wybierane losowo
forbidsActivation =
    { $yours ->
        [yes] nie możesz aktywować { NOUN($locations, case: "gen") }
       *[no] nikt nie może aktywować { NOUN($locations, case: "gen") }
    }
activationCost = odrzuć { NOUN($cards, case: "acc") } za każdym razem, zanim aktywujesz obszar
costAt = odrzuć { NOUN($cards, case: "acc") } za każdym razem, zanim aktywujesz { NOUN($locations, case: "acc") }
movesAlone = nie możesz z własnego wyboru przesunąć się na obszar, na którym znajduje się inna postać
discardsAtReveal = ilekroć gracz ujawnia kartę „Jesteś Cylonem”, odrzuć wszystkie karty umiejętności z ręki
activatesAlone = nie możesz aktywować obszaru, na którym znajduje się inna postać; wyjątek: { NOUN($locations, case: "the") }
crisisDraw =
    { $count ->
        [2] gdy losujesz kartę Kryzysu, wylosuj 2, w tajemnicy wybierz 1, a drugą połóż na spodzie talii
        [one] gdy losujesz kartę Kryzysu, wylosuj { $count }, w tajemnicy wybierz 1, a pozostałe połóż na spodzie talii
        [few] gdy losujesz kartę Kryzysu, wylosuj { $count }, w tajemnicy wybierz 1, a pozostałe połóż na spodzie talii
        [many] gdy losujesz kartę Kryzysu, wylosuj { $count }, w tajemnicy wybierz 1, a pozostałe połóż na spodzie talii
       *[other] gdy losujesz kartę Kryzysu, wylosuj { $count }, w tajemnicy wybierz 1, a pozostałe połóż na spodzie talii
    }
drawsAfterCrisis = po ujawnieniu karty Kryzysu wylosowanej przez ciebie wylosuj { NOUN($cards, case: "acc") } dowolnego rodzaju
loyaltyAtSetup = zaczynasz grę, mając { NOUN($cards, case: "acc") }
extraNotACylon =
    { $count ->
        [one] jeśli ta postać bierze udział w grze, do talii Lojalności trafia dodatkowo { $count } karta „Nie jesteś Cylonem”
        [few] jeśli ta postać bierze udział w grze, do talii Lojalności trafiają dodatkowo { $count } karty „Nie jesteś Cylonem”
        [many] jeśli ta postać bierze udział w grze, do talii Lojalności trafia dodatkowo { $count } kart „Nie jesteś Cylonem”
       *[other] jeśli ta postać bierze udział w grze, do talii Lojalności trafia dodatkowo { $count } kart „Nie jesteś Cylonem”
    }
sleeperAgent = w fazie uśpionych agentów otrzymujesz { NOUN($cards, case: "acc") }, a następnie trafiasz { NOUN($to, case: "to") }
skipsFirstSkills = na początku swojej pierwszej tury tą postacią nie otrzymujesz kart umiejętności
takesFirstBox = gdy w twojej turze karta Kryzysu pozwala wybierać aktywnemu graczowi, musisz wybrać pierwszą opcję (nie dotyczy kart Superkryzysu)
actionsIfPiloting =
    { $count ->
        [one] jeśli na początku swojej tury pilotujesz vipera, masz w tej turze { $count } akcję
        [few] jeśli na początku swojej tury pilotujesz vipera, masz w tej turze { $count } akcje
        [many] jeśli na początku swojej tury pilotujesz vipera, masz w tej turze { $count } akcji
       *[other] jeśli na początku swojej tury pilotujesz vipera, masz w tej turze { $count } akcji
    }
stranded = zaczynasz poza planszą i nie możesz się przesuwać ani wykonywać akcji; na początku swojej { $turn }. tury zjawiasz się { NOUN($place, case: "at") }
startsPiloting = zaczynasz grę jako pilot vipera
discardsOnlyCard = na początku tury każdego gracza, jeśli masz na ręce dokładnie 1 kartę umiejętności, odrzuć ją
contributesNoneOr = do testu umiejętności nie dokładasz żadnych kart albo dokładasz ich przynajmniej { $atLeast }; w „Areszcie” to nie obowiązuje
contributesAtMost = do testu umiejętności dokładasz najwyżej { NOUN($cards, case: "acc") }
positiveStrength = w testach z kart Kryzysu wylosowanych przez ciebie wszystkie karty umiejętności o sile { $strength } liczą się jako pozytywne
difficulty =
    { $discarded ->
        [yes] { $change ->
            [lowered] trudność { $checks } spada o { $by }; następnie odrzuć tę kartę
           *[raised] trudność { $checks } rośnie o { $by }; następnie odrzuć tę kartę
        }
       *[no] { $change ->
            [lowered] trudność { $checks } spada o { $by }
           *[raised] trudność { $checks } rośnie o { $by }
        }
    }
checksAt = testu { NOUN($locations, case: "at") }
checksAgainst = testu { NOUN($aimed, case: "at") } wymierzonego przeciwko { NOUN($target, case: "dat") }
checksAtOrAgainst = testu { NOUN($locations, case: "at") } lub testu { NOUN($aimed, case: "at") } wymierzonego przeciwko { NOUN($target, case: "dat") }
unmannedAttack =
    { $change ->
        [lowered] wynik każdego rzutu przy ataku nieobsadzonego vipera jest obniżany o { $by }
       *[raised] wynik każdego rzutu przy ataku nieobsadzonego vipera jest podwyższany o { $by }
    }
launchBonus = ilekroć basestar wysyła raidery lub ciężkie raidery, wysyła ich o { $count } więcej
noLoyaltyLooks = nikt nie może oglądać kart Lojalności innych graczy
closesBoard = nikt nie może się już przesuwać { NOUN($board, case: "to") }
destinationDraw =
    { $count ->
        [one] przy następnym skoku właściciel tej karty zamiast Admirała losuje { $count } kartę Punktu docelowego i wybiera 1; następnie odrzuć tę kartę
        [few] przy następnym skoku właściciel tej karty zamiast Admirała losuje { $count } karty Punktów docelowych i wybiera 1; następnie odrzuć tę kartę
        [many] przy następnym skoku właściciel tej karty zamiast Admirała losuje { $count } kart Punktów docelowych i wybiera 1; następnie odrzuć tę kartę
       *[other] przy następnym skoku właściciel tej karty zamiast Admirała losuje { $count } kart Punktów docelowych i wybiera 1; następnie odrzuć tę kartę
    }
onlyCandidate = dopóki właściciel tej karty nie jest { NOUN($title, case: "ins") }, nikogo innego nie można mianować { NOUN($place, case: "at") }
inspectsAll = { NOUN($place, case: "at") } możesz obejrzeć wszystkie statki cywilne na planszy i przesunąć dowolną ich liczbę
executedAtMorale = gdy tylko morale spadnie do { $morale } lub mniej, zostaje na tobie wykonana egzekucja; nie kosztuje ona morale
sickbayIfUnmoved = jeśli kończysz swoją fazę akcji tam, gdzie zaczęła się twoja tura, trafiasz do „Ambulatorium”
burdenedWith = { $skill } należy do twojego zestawu umiejętności, ale nie możesz korzystać z treści tych kart
raidersAlsoLaunch = po każdej aktywacji raiderów każdy basestar wysyła { NOUN($ships, case: "acc") }
atBasestarLoss = za każdego zniszczonego basestara: { $effects }
executesAtJump = na każdym, kto podczas skoku floty jest { NOUN($locations, case: "at") }, po skoku zostaje wykonana egzekucja
noOncePerGame = gracze prowadzący ludzi nie mogą używać jednorazowych zdolności
cardActionCost =
    { $count ->
        [one] użycie karty umiejętności jako akcji lub zamiast ruchu kosztuje cię { $count } inną kartę umiejętności
        [few] użycie karty umiejętności jako akcji lub zamiast ruchu kosztuje cię { $count } inne karty umiejętności
        [many] użycie karty umiejętności jako akcji lub zamiast ruchu kosztuje cię { $count } innych kart umiejętności
       *[other] użycie karty umiejętności jako akcji lub zamiast ruchu kosztuje cię { $count } innych kart umiejętności
    }
revealsOnlyHeld = akcją możesz ujawnić się jako Cylon tylko w „Areszcie”
losesDamagedViper = pilotowany przez ciebie viper zamiast uszkodzenia zostaje zniszczony
looksDeeper =
    { $count ->
        [one] dzięki „{ $card }” oglądasz { $count } kartę i kładziesz ją na wierzchu lub na spodzie talii
        [few] dzięki „{ $card }” oglądasz { $count } karty i kładziesz każdą na wierzchu lub na spodzie talii, w dowolnej kolejności
        [many] dzięki „{ $card }” oglądasz { $count } kart i kładziesz każdą na wierzchu lub na spodzie talii, w dowolnej kolejności
       *[other] dzięki „{ $card }” oglądasz { $count } kart i kładziesz każdą na wierzchu lub na spodzie talii, w dowolnej kolejności
    }
receivesLessOff = na początku swojej tury otrzymujesz o { NOUN($cards, case: "acc") } mniej, jeśli nie jesteś { NOUN($board, case: "on") }
crisisDiscardsLess = z powodu każdej karty Kryzysu odrzucasz jednorazowo o { NOUN($cards, case: "acc") } mniej (nie dotyczy kart Superkryzysu)
discardsInCompany = jeśli na koniec twojej fazy ruchu na twoim obszarze jest inny gracz, odrzuć { NOUN($cards, case: "acc") }; jeśli masz mniej, na koniec tury trafiasz do „Aresztu”
noSkillsInHazard = na niebezpiecznym obszarze nie otrzymujesz kart umiejętności na początku swojej tury
leavingCost = aby z własnego wyboru przesunąć się { NOUN($locations, case: "from") }, odrzuć { NOUN($cards, case: "acc") }
infiltrationDraw =
    { $count ->
        [one] podczas infiltracji otrzymujesz dodatkowo nie 1, lecz { $count } kartę umiejętności (nie dotyczy „Ambulatorium”)
        [few] podczas infiltracji otrzymujesz dodatkowo nie 1, lecz { $count } karty umiejętności (nie dotyczy „Ambulatorium”)
        [many] podczas infiltracji otrzymujesz dodatkowo nie 1, lecz { $count } kart umiejętności (nie dotyczy „Ambulatorium”)
       *[other] podczas infiltracji otrzymujesz dodatkowo nie 1, lecz { $count } kart umiejętności (nie dotyczy „Ambulatorium”)
    }
abstainsInActions = nie możesz dokładać kart do testów umiejętności w fazie akcji innego gracza (nie dotyczy kart Superkryzysu)
addsUpTo = możesz dołożyć do testu { NOUN($cards, case: "acc") }, a podczas infiltracji { $infiltrating } – nie w „Areszcie” (nie dotyczy kart Superkryzysu i Misji)
showsContribution = 1 z kart, które dokładasz do testu umiejętności, leży odkryta (nie dotyczy kart Superkryzysu i Misji)
miracleLimit = możesz mieć do { NOUN($tokens, case: "gen") }
miraclePrice = każde użycie kosztuje { NOUN($tokens, case: "acc") }
scar = przy każdej aktywacji raiderów Scar działa 2 razy; niszczy go tylko wynik 7 lub 8
shuffledInAtJump = gdy flota wykonuje skok, ta karta zamiast zostać odrzucona jest wtasowywana do talii Kryzysów
viperCost = kto chce aktywować vipera, za każdym razem odrzuca { NOUN($cards, case: "acc") } – lub tylko raz, jeśli w jednej akcji ten sam viper porusza się lub atakuje kilkakrotnie; ruch w fazie ruchu jest darmowy
forbidsCardActions =
    { $yours ->
        [yes] nie możesz zagrywać { NOUN($cards, case: "gen-pl") } jako akcji ani zamiast ruchu
       *[no] nikt nie może zagrywać { NOUN($cards, case: "gen-pl") } jako akcji ani zamiast ruchu
    }
mutinyAtStart = wchodząc do gry, losujesz { NOUN($cards, case: "acc") }
picksMutiny = ilekroć ktoś losuje kartę Buntu, zamiast tego oglądasz 2 wierzchnie karty, przekazujesz 1 temu graczowi, a drugą kładziesz na spodzie talii
afterMutiny = ilekroć losujesz kartę Buntu: { $effects }
