kind = Misja
demand = Test umiejętności { $difficulty }: { $skills }
unchanged = Żadna inna karta ani zdolność nie zmienia tego testu, a zdolności kart w nim nie rozpatruje się.

missionTurnedUp = { $player } odkrywa Misję „{ $card }”
noMission = { $player } nie znajduje już żadnej Misji na „Mostku” Demetriusa
crisisSpared = { $player } nie losuje karty Kryzysu w tej turze
missionTurnedDown = Misja „{ $card }” zostaje zakryta na polu „Aktywna misja”
missionCleared =
    { $to ->
        [objective] Misja „{ $card }” zostaje położona obok karty celu
        [discard] Misja „{ $card }” zostaje odrzucona
       *[deck] Misja „{ $card }” zostaje wtasowana w talię Misji
    }
missionSeen = { $player } ogląda wierzchnią kartę Misji
missionSeenOpenly = Wierzchnia karta Misji to „{ $card }”
missionPutBack =
    { $where ->
        [top] { $player } zostawia kartę Misji na wierzchu talii
       *[bottom] { $player } zostawia kartę Misji na spodzie talii
    }
skillNamed = { $player } wskazuje dla wszystkich: { $skill }
cylonsCleared = Zdjęto z planszy
cylonsGone = Odłożono do pudełka
rebelBasestar =
    { $way ->
        [comes] { $side ->
            [human] Zbuntowany basestar wchodzi do gry po stronie ludzi
           *[cylon] Zbuntowany basestar wchodzi do gry po stronie Cylonów
        }
        [stays] { $side ->
            [human] Zbuntowany basestar zostaje po stronie ludzi
           *[cylon] Zbuntowany basestar zostaje po stronie Cylonów
        }
       *[changes] { $side ->
            [human] Zbuntowany basestar przechodzi na stronę ludzi
           *[cylon] Zbuntowany basestar przechodzi na stronę Cylonów
        }
    }
superCrisisPaid = { $player } odrzuca kartę Superkryzysu „{ $card }”
deckSearched = { $player } wyjmuje z talii i jej stosu kart odrzuconych { NOUN($cards, case: "acc") }
deckSearchedOpenly = { $player } wyjmuje z talii i jej stosu kart odrzuconych { NOUN($cards, case: "acc") }, w tym ze stosu kart odrzuconych: { $open }

placeMission = połóż Misję na wierzch lub spód jej talii
    .help = Widzisz ją tylko ty. Wierzchnią kartę odkrywa ten, kto następny aktywuje „Mostek”.
skillForAll = wskaż rodzaj umiejętności
    .help = Każdy gracz, także prowadzący Cylona, losuje { NOUN($cards, case: "acc") } tego rodzaju, ty w pierwszej kolejności.
payTribute = wybierz, co odrzucasz
    .help = Akcja kosztuje żeton cudu lub twoją kartę Superkryzysu. Karty się nie rozpatruje.
searchedSkill = wybierz talię umiejętności, którą przeszukujesz
    .help = Z niej i z jej stosu kart odrzuconych bierzesz dowolne: { $cards }. Potem tasuje się je razem.
searchSkillDeck = weź { NOUN($cards, case: "acc") } z talii { NOUN($skill, case: "gen") }
    .help = Widzisz talię i jej stos kart odrzuconych. Pozostali dowiadują się tylko, które karty opuściły stos kart odrzuconych.
sendOut = wybierz, jakie statki trafiają { NOUN($area, case: "to") }
    .help = Aktywuje się tylko umieszczone statki, każdy raz.

miracleToken = Żeton cudu
    .detail = Bez niego nie można użyć tego, na co się go trzyma
shipsOut =
    { $ship ->
        [raider] Każdy od razu działa tak jak raidery
       *[viper] Z Rezerwy, bez pilotów; każdego aktywujesz raz
    }

reachedEarth = flota znalazła nowy dom
