loyalty = talię Lojalności tworzy się z takich liczb kart Cylonów i kart „Nie jesteś Cylonem”: { $numbers }
loyaltyWithLeader = z Przywódcą Cylonów w talii Lojalności są takie liczby kart Cylonów i kart „Nie jesteś Cylonem”: { $numbers }
numbers =
    { $mutineer ->
        [yes] { $cylon } i { $notACylon } z Buntownikiem dla { $players } graczy
       *[no] { $cylon } i { $notACylon } dla { $players } graczy
    }
moreNotACylon =
    { $count ->
        [one] razem z rozszerzeniem { $expansion } talia Lojalności ma o { $count } kartę „Nie jesteś Cylonem” więcej
        [few] razem z rozszerzeniem { $expansion } talia Lojalności ma o { $count } karty „Nie jesteś Cylonem” więcej
        [many] razem z rozszerzeniem { $expansion } talia Lojalności ma o { $count } kart „Nie jesteś Cylonem” więcej
       *[other] razem z rozszerzeniem { $expansion } talia Lojalności ma o { $count } kart „Nie jesteś Cylonem” więcej
    }
quorumLimit = na końcu każdej tury Prezydent zachowuje najwyżej { NOUN($cards, case: "acc") }
cylonsDrawDifferent = karty umiejętności, które gracz prowadzący Cylona losuje na początku tury, są różnych rodzajów
jumpIconsInCylonTurns = symbol przygotowania do skoku na karcie Kryzysu, którą rozpatruje gracz prowadzący Cylona, liczy się
sleepersOnlyHuman = w fazie uśpionych agentów gracz prowadzący Cylona dostaje 1 kartę Lojalności, bez względu na to, co mówi karta postaci
handsOverLoyalty = kto staje się graczem prowadzącym Cylona przy dystansie { $distance } lub mniejszym, przekazuje wszystkie pozostałe zakryte karty Lojalności jednemu graczowi prowadzącemu człowieka
