discardStrengths = odrzuć z testu wszystkie karty o sile { $strengths }
discardFromCheck = odrzuć z testu 1 z ujawnionych kart
    .one = odrzuca z testu 1 z ujawnionych kart
    .several = odrzucają z testu 1 z ujawnionych kart
    .may = odrzucić z testu 1 z ujawnionych kart
addDestiny =
    { $brief ->
        [yes] { $count ->
            [one] { $count } karta Przeznaczenia do testu
            [few] { $count } karty Przeznaczenia do testu
            [many] { $count } kart Przeznaczenia do testu
           *[other] { $count } kart Przeznaczenia do testu
        }
       *[no] { $count ->
            [one] dołóż do testu { $count } odkrytą kartę z wierzchu talii Przeznaczenia
            [few] dołóż do testu { $count } odkryte karty z wierzchu talii Przeznaczenia
            [many] dołóż do testu { $count } odkrytych kart z wierzchu talii Przeznaczenia
           *[other] dołóż do testu { $count } odkrytych kart z wierzchu talii Przeznaczenia
        }
    }
multiplySkills =
    { $factor ->
        [2] w tym teście siła kart { NOUN($skills, case: "gen") } liczy się podwójnie
        [one] w tym teście siła kart { NOUN($skills, case: "gen") } liczy się { $factor } raz
        [few] w tym teście siła kart { NOUN($skills, case: "gen") } liczy się { $factor } razy
        [many] w tym teście siła kart { NOUN($skills, case: "gen") } liczy się { $factor } razy
       *[other] w tym teście siła kart { NOUN($skills, case: "gen") } liczy się { $factor } razy
    }
ifStrength = jeśli łączna siła kart { NOUN($skill, case: "gen") } w teście wynosi { $atLeast } lub więcej, { $then }
afterCheck = jeśli { $when }, { $then }
result =
    { $result ->
        [pass] test kończy się sukcesem
        [partial] test kończy się częściowym sukcesem
       *[fail] test kończy się porażką
    }
resultByAtMost =
    { $result ->
        [pass] test kończy się sukcesem z różnicą { $by } lub mniejszą
        [partial] test kończy się częściowym sukcesem z różnicą { $by } lub mniejszą
       *[fail] test kończy się porażką z różnicą { $by } lub mniejszą
    }
resultByAtLeast =
    { $brief ->
        [yes] { $result ->
            [pass] test kończy się sukcesem z różnicą { $by } lub większą
            [partial] test kończy się częściowym sukcesem z różnicą { $by } lub większą
           *[fail] test kończy się porażką z różnicą { $by } lub większą
        }
       *[no] { $result ->
            [pass] test kończy się sukcesem z różnicą { $by } lub większą względem nadrukowanej trudności
            [partial] test kończy się częściowym sukcesem z różnicą { $by } lub większą względem nadrukowanej trudności
           *[fail] test kończy się porażką z różnicą { $by } lub większą względem nadrukowanej trudności
        }
    }
totalAtMost = jego siła wynosi { $most } lub mniej
skipResult =
    { $result ->
        [pass] sukces nie daje żadnego efektu
        [partial] częściowy sukces nie daje żadnego efektu
       *[fail] porażka nie daje żadnego efektu
    }
