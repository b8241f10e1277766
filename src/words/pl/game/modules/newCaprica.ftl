phaseBegins = Flota osiedla się na Nowej Caprice, a Cyloni ją okupują: Galactica jest daleko, wszystkie statki cywilne są zablokowane
galacticaReturned = Galactica powraca na Nową Capricę
departed = { $player } wydaje rozkaz: Galactica na zawsze opuszcza Nową Capricę
forcePlaced = Żeton sił okupacyjnych trafia { NOUN($place, case: "to") }
forceMoved = Żeton sił okupacyjnych przesuwa się { NOUN($from, case: "from") } { NOUN($to, case: "to") }
forceLeft = Żeton sił okupacyjnych opuszcza { NOUN($place, case: "acc") }
forceDestroyed = Żeton sił okupacyjnych zostaje zniszczony { NOUN($place, case: "at") }
shipPrepared = Przygotowano statek cywilny (zablokowane: { $locked }, przygotowane: { $prepared })
shipEvacuated =
    { $prepared ->
        [one] { $player } ewakuuje statek cywilny: jest teraz { NOUN($area, case: "at") } (jeszcze { $prepared } przygotowany)
        [few] { $player } ewakuuje statek cywilny: jest teraz { NOUN($area, case: "at") } (jeszcze { $prepared } przygotowane)
        [many] { $player } ewakuuje statek cywilny: jest teraz { NOUN($area, case: "at") } (jeszcze { $prepared } przygotowanych)
       *[other] { $player } ewakuuje statek cywilny: jest teraz { NOUN($area, case: "at") } (jeszcze { $prepared } przygotowanych)
    }
lockedSeen = { $player } ogląda wierzchni zablokowany statek
lockedSeenOpenly = Wierzchni zablokowany statek: { $ship }
lockedPutBack =
    { $where ->
        [top] { $player } kładzie zablokowany statek na wierzch stosu
       *[bottom] { $player } kładzie zablokowany statek na spód stosu
    }

evacuate = wybierz, dokąd trafia ewakuowany statek
    .help = Umieszcza się tam, zakryty, wierzchni przygotowany statek. Odtąd raidery polują na niego jak na każdy statek cywilny w przestrzeni.
chooseForce = wybierz żeton sił okupacyjnych
    .help = Te na jednym obszarze są takie same.
lockedShip = odłóż zablokowany statek
    .help = Widzisz go tylko ty. Wierzchni statek zostanie jako następny przygotowany lub zniszczony.

phase = Nowa Caprica
    .begins = zaczyna się faza Nowej Caprici
    .brings = faza Nowej Caprici: flota się osiedla, Galactica jest daleko, dopóki tor Przygotowania do skoku jej nie sprowadzi, i tylko Admirał może zakończyć grę
galacticaReturns = Gdy Galactica powraca na Nową Capricę
leftNewCaprica = Galactica opuściła Nową Capricę z ocalałymi

leaveNewCaprica = Opuść Nową Capricę
    .deed = wydaje rozkaz odlotu
attackForce = Zaatakuj siły okupacyjne
    .detail = Zostają zniszczone przy 5 lub więcej
    .deed = atakuje siły okupacyjne
detain = Zatrzymaj tu człowieka
    .detail = Przy 1–3 „Więzienie”, przy 4–7 „Centrum medyczne”
    .deed = zatrzymuje człowieka
