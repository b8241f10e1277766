prepareShip = przygotuj 1 statek cywilny
    .one = przygotowuje 1 statek cywilny
    .several = przygotowują 1 statek cywilny
    .may = przygotować 1 statek cywilny
evacuateShip = ewakuuj 1 statek cywilny
    .one = ewakuuje 1 statek cywilny
    .several = ewakuują 1 statek cywilny
    .may = ewakuować 1 statek cywilny
evacuateAndMove =
    { $brief ->
        [yes] ewakuuj 1 statek cywilny i przesuń się na Galacticę
       *[no] ewakuuj 1 statek cywilny, a następnie, bez kosztów i nieobowiązkowo, przesuń się na obszar Galactici
    }
    .one =
        { $brief ->
            [yes] ewakuuje 1 statek cywilny i przesuwa się na Galacticę
           *[no] ewakuuje 1 statek cywilny, a następnie, bez kosztów i nieobowiązkowo, przesuwa się na obszar Galactici
        }
    .several =
        { $brief ->
            [yes] ewakuują 1 statek cywilny i przesuwają się na Galacticę
           *[no] ewakuują 1 statek cywilny, a następnie, bez kosztów i nieobowiązkowo, przesuwają się na obszar Galactici
        }
    .may =
        { $brief ->
            [yes] ewakuować 1 statek cywilny i przesunąć się na Galacticę
           *[no] ewakuować 1 statek cywilny, a następnie, bez kosztów i nieobowiązkowo, przesunąć się na obszar Galactici
        }
placeForces = umieść { NOUN($forces, case: "acc") } na obszarze „Władze okupacyjne”
activateForce = aktywuj 1 żeton sił okupacyjnych (do wyboru)
    .one = aktywuje 1 żeton sił okupacyjnych (do wyboru)
    .several = aktywują 1 żeton sił okupacyjnych (do wyboru)
    .may = aktywować 1 żeton sił okupacyjnych (do wyboru)
destroyForces = zniszcz { NOUN($forces, case: "acc") }
    .one = niszczy { NOUN($forces, case: "acc") }
    .several = niszczą { NOUN($forces, case: "acc") }
    .may = zniszczyć { NOUN($forces, case: "acc") }
lookAtLocked =
    { $brief ->
        [yes] obejrzyj wierzchni zablokowany statek i przesuń go
       *[no] w tajemnicy obejrzyj wierzchni z „Zablokowanych statków cywilnych” i odłóż go na wierzch lub na spód tego stosu
    }
    .one =
        { $brief ->
            [yes] ogląda wierzchni zablokowany statek i przesuwa go
           *[no] w tajemnicy ogląda wierzchni z „Zablokowanych statków cywilnych” i odkłada go na wierzch lub na spód tego stosu
        }
    .several =
        { $brief ->
            [yes] oglądają wierzchni zablokowany statek i przesuwają go
           *[no] w tajemnicy oglądają wierzchni z „Zablokowanych statków cywilnych” i odkładają go na wierzch lub na spód tego stosu
        }
    .may =
        { $brief ->
            [yes] obejrzeć wierzchni zablokowany statek i przesunąć go
           *[no] w tajemnicy obejrzeć wierzchni z „Zablokowanych statków cywilnych” i odłożyć go na wierzch lub na spód tego stosu
        }
skipPrepareForJump = w tej turze nie ma fazy przygotowania do skoku
depart =
    { $brief ->
        [yes] odleć na dobre: statki i ludzie na Nowej Caprice przepadają, a gra się kończy
       *[no] Galactica na dobre opuszcza Nową Capricę. Wszystkie zablokowane i przygotowane statki cywilne zostają zniszczone, a na każdej ludzkiej postaci na Nowej Caprice zostaje wykonana egzekucja. Następnie gra się kończy: ludzie wygrywają, jeśli nie wyczerpał się żaden zasób
    }
inOrbit = Galactica jest z powrotem na orbicie
