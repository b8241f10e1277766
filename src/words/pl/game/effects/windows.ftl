addToDie = dodaj { $by } do wyniku rzutu
subtractFromDie = odejmij { $by } od wyniku rzutu
raiseResult = wynik jest o { $by } wyższy
lowerResult = wynik jest o { $by } niższy
eitherResult = zwiększ lub zmniejsz wynik o { $by }
    .one = zwiększa lub zmniejsza wynik o { $by }
    .may = zwiększyć lub zmniejszyć wynik o { $by }
replaceRoll = zamiast rzucać kością, odrzuć 1 kartę umiejętności; wynikiem jest jej siła plus { $plus }
    .one = zamiast rzucać kością, odrzuca 1 kartę umiejętności; wynikiem jest jej siła plus { $plus }
    .several = zamiast rzucać kością, odrzucają 1 kartę umiejętności; wynikiem jest jej siła plus { $plus }
    .may = zamiast rzucać kością, odrzucić 1 kartę umiejętności; wynikiem jest jej siła plus { $plus }
rerollDie =
    { $brief ->
        [yes] przerzuć kość
       *[no] przerzuć kość; liczy się nowy wynik
    }
    .may =
        { $brief ->
            [yes] przerzucić kość
           *[no] przerzucić kość; liczy się nowy wynik
        }
briefRerollPiloted = przerzuć kość, { $by } jeśli viper jest pilotowany
rerollPilotedPlus = przerzuć kość; jeśli viper jest pilotowany, dodaj { $by } do nowego wyniku
rerollPilotedMinus = przerzuć kość; jeśli viper jest pilotowany, odejmij { $by } od nowego wyniku
raiseDifficulty = zwiększ trudność o { $by }
    .may = zwiększyć trudność o { $by }
lowerDifficulty = zmniejsz trudność o { $by }
    .may = zmniejszyć trudność o { $by }
eitherDifficulty = zwiększ lub zmniejsz trudność o { $by }
    .one = zwiększa lub zmniejsza trudność o { $by }
    .may = zwiększyć lub zmniejszyć trudność o { $by }
makePositive = w tym teście karty { NOUN($skills, case: "gen") } liczą się jako pozytywne
openCheck =
    { $destiny ->
        [yes] { $brief ->
            [yes] wszystkie karty tego testu są dokładane odkryte
           *[no] wszystkie karty tego testu, także karty Przeznaczenia, są dokładane odkryte
        }
       *[no] { $brief ->
            [yes] gracze dokładają karty do tego testu odkryte
           *[no] gracze dokładają karty do tego testu odkryte; karty Przeznaczenia pozostają zakryte do ujawnienia
        }
    }
nullifySkill = wskaż umiejętność; w tym teście siła jej kart wynosi 0
    .one = wskazuje umiejętność; w tym teście siła jej kart wynosi 0
    .several = wskazują umiejętność; w tym teście siła jej kart wynosi 0
    .may = wskazać umiejętność; w tym teście siła jej kart wynosi 0
takeCheckCards = weź na rękę wszystkie karty umiejętności z testu, zamiast je odrzucać
    .one = bierze na rękę wszystkie karty umiejętności z testu, zamiast je odrzucać
    .several = biorą na rękę wszystkie karty umiejętności z testu, zamiast je odrzucać
    .may = wziąć na rękę wszystkie karty umiejętności z testu, zamiast je odrzucać
decideCheck = wybierz, czy test kończy się sukcesem, czy porażką; nie przeprowadza się go
    .one = wybiera, czy test kończy się sukcesem, czy porażką; nie przeprowadza się go
    .several = wybierają, czy test kończy się sukcesem, czy porażką; nie przeprowadza się go
    .may = wybrać, czy test kończy się sukcesem, czy porażką; nie przeprowadza się go
noDestiny = do tego testu nie dokłada się kart Przeznaczenia
passInstead = zastąp efekt sukcesu następującym: { $what }
    .one = zastępuje efekt sukcesu następującym: { $what }
    .several = zastępują efekt sukcesu następującym: { $what }
    .may = zastąpić efekt sukcesu następującym: { $what }
briefPassInstead = zamiast tego: { $what }
lookAtContribution = obejrzyj karty dołożone właśnie przez tego gracza
    .one = ogląda karty dołożone właśnie przez tego gracza
    .several = oglądają karty dołożone właśnie przez tego gracza
    .may = obejrzeć karty dołożone właśnie przez tego gracza
replaceCrisis = odrzuć kartę Kryzysu i wylosuj w jej miejsce nową
    .may = odrzucić kartę Kryzysu i wylosować w jej miejsce nową
switchOption = zastosuj zamiast tego drugą opcję karty
    .may = zastosować zamiast tego drugą opcję karty
boardViper = zostań pilotem vipera, który właśnie został umieszczony
    .one = zostaje pilotem vipera, który właśnie został umieszczony
    .several = zostają pilotem vipera, który właśnie został umieszczony
    .may = zostać pilotem vipera, który właśnie został umieszczony
