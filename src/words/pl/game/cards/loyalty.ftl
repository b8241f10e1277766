cylon = Jesteś Cylonem. Wygrywasz, jeśli ludzie przegrywają: gdy wyczerpie się któryś zasób, gdy centurioni zdobędą Galacticę lub gdy uszkodzonych zostanie 6 jej obszarów.
cylonHides = Dopóki się nie ujawnisz, nikt o tym nie wie i we wszystkim liczysz się jako człowiek. Psuj testy umiejętności, marnuj zasoby i siej wątpliwości, tak by nikt cię nie przyłapał.
cylonReveals = Możesz się ujawnić w ramach akcji we własnej turze lub dzięki „Rozkazowi prezydenckiemu”. Często lepiej poczekać; w „Areszcie” nadal możesz się ujawnić, ale bez efektu podanego niżej.
whenRevealed =
    { $mandatory ->
        [yes] Gdy się ujawniasz, dzieje się to: { $what }
       *[no] Gdy się ujawniasz, możesz zrobić to: { $what }
    }
afterDiscard = Po odrzuceniu kart: { $what }
thenReveal = Następnie zachowujesz 3 karty umiejętności, tracisz pozycje, trafiasz na „Okręt Zmartwychwstania” i losujesz kartę Superkryzysu. Jeśli to twoja tura, kończy się.
cylonPlays = Jako gracz prowadzący Cylona działasz na obszarach Cylonów, co turę losujesz wybrane przez siebie karty umiejętności i dokładasz do każdego testu umiejętności najwyżej 1 kartę.

sympathizer = Ujawniasz tę kartę, gdy tylko ją dostajesz.
sympathizerJailed = Jeśli którykolwiek zasób jest w czerwonej strefie, trafiasz do „Aresztu” i nic poza tym się nie zmienia.
sympathizerTurns = W przeciwnym razie stajesz się graczem prowadzącym Cylona i wygrywasz z Cylonami. Nie masz karty Superkryzysu i nie możesz aktywować obszaru „Cylońska Flota”.

sympatheticCylon = Ujawniasz tę kartę, gdy tylko ją dostajesz, i stajesz się graczem prowadzącym Cylona bez karty Superkryzysu.
sympatheticCylonWins = Losujesz agendę i wygrywasz tylko wtedy, gdy na końcu wszystko na niej jest spełnione, bez względu na twoje pozostałe karty Lojalności.
sympatheticCylonInfiltrates = W „Ludzkiej Flocie” możesz infiltrować flotę: wtedy grasz wśród ludzi, dopóki nie zakończysz infiltracji.

human = Bez karty „Jesteś Cylonem” jesteś człowiekiem: pomóż flocie osiągnąć cel, zanim skończą się zasoby.
humanLater = W połowie gry możesz dostać kolejną kartę Lojalności. Jeśli ona mówi, że jesteś Cylonem, odtąd jesteś Cylonem.

goal = W ramach akcji możesz ujawnić tę kartę. Wtedy: { $what }
goalIf = W ramach akcji możesz ujawnić tę kartę, jeśli { $condition }. Wtedy: { $what }
goalMissed = Jeśli na końcu nadal jest zakryta, a nie jesteś graczem prowadzącym Cylona, flota traci { NOUN($amounts, case: "acc") }.
goalAfter = Liczy się jako „Nie jesteś Cylonem”. Ujawniona leży przed tobą i nic więcej nie robi.

examined = Gdy inny gracz ogląda tę kartę dzięki efektowi, widzą ją wszyscy: { $what }
shownByExecution = Gdy pokazuje się ją podczas egzekucji: { $what }
leavesGame = Następnie trafia do pudełka.
finalFiveAfter = Liczy się jako „Nie jesteś Cylonem”. Przekazanie jej nic nie robi, a na graczy prowadzących Cylonów nie działa.

mutineer = Ujawniasz tę kartę, gdy tylko ją dostajesz. Jeśli jest z talii Lojalności, losujesz za nią kolejną kartę Lojalności. Liczy się jako „Nie jesteś Cylonem”; o twojej stronie decydują pozostałe karty Lojalności.
mutineerGets = Za każdym razem, gdy ją dostajesz, losujesz 1 kartę Buntu i przekazujesz każdą pozycję, każdą następnemu graczowi w jej linii sukcesji.
mutineerHolds = Możesz mieć 2 karty Buntu i dopiero trzecia wysyła cię do „Aresztu”.
mutineerJumps = Jeśli we własnej turze rozpatrujesz symbol przygotowania do skoku, losujesz 1 kartę Buntu.
mutineerReveals = Jeśli ujawniasz się jako Cylon, przekazujesz tę kartę graczowi prowadzącemu człowieka.

side =
    { $allegiance ->
        [hiddenCylon] Jesteś Cylonem i nikt jeszcze o tym nie wie. Wygrywasz, jeśli ludzie przegrywają, bez względu na twoje pozostałe karty Lojalności.
        [cylonPlayer] Prowadzisz Cylona. Wygrywasz, jeśli ludzie przegrywają, bez względu na to, jakie masz karty Lojalności.
        [noTeam] Nie należysz do żadnej drużyny, bez względu na to, jakie masz karty Lojalności.
       *[human] Jesteś człowiekiem. Wygrywasz, jeśli flota osiągnie cel, zanim skończą się zasoby.
    }
changesNothing =
    { $allegiance ->
        [hiddenCylon] Ta karta niczego nie zmienia: z kartą „Jesteś Cylonem” jesteś Cylonem, bez względu na to, co jeszcze masz.
        [cylonPlayer] Ta karta niczego nie zmienia: prowadzisz Cylona i tak zostaje.
       *[noTeam] Ta karta niczego nie zmienia: nie należysz do żadnej drużyny.
    }
humanNow = Nie czyni cię Cylonem. Pomóż flocie osiągnąć cel, zanim skończą się zasoby.
cylonShown = Ta karta cię ujawniła. Wygrywasz, jeśli ludzie przegrywają: gdy wyczerpie się któryś zasób, gdy centurioni zdobędą Galacticę lub gdy uszkodzonych zostanie 6 jej obszarów.
goalShown = Liczy się jako „Nie jesteś Cylonem” i nic więcej nie robi.
goalOfCylon = Liczy się jako „Nie jesteś Cylonem”. Prowadząc Cylona, nie możesz jej ujawnić, a na końcu flota nic przez nią nie traci.
sympathizerShown =
    { $turned ->
        [yes] Przez tę kartę prowadzisz odtąd Cylona. Nie możesz aktywować obszaru „Cylońska Flota”.
       *[no] Ta karta jest już rozpatrzona. Liczy się jako „Nie jesteś Cylonem”.
    }
mutineerShown = Liczy się jako „Nie jesteś Cylonem”; o twojej stronie decydują pozostałe karty Lojalności.
