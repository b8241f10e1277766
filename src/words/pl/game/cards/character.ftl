type =
    { $pilot ->
        [yes] { $type }. Może pilotować vipera.
       *[no] { $type }. Nie może pilotować vipera.
    }
draws = Co turę losuje: { $skills }
starts =
    { $infiltrates ->
        [yes] Zaczyna { NOUN($locations, case: "at") }, infiltrując flotę
       *[no] Zaczyna { NOUN($locations, case: "at") }
    }
startsInViper = Zaczyna w viperze.
startsOff = Zaczyna poza planszą.
succession = Linie sukcesji, od najniższego numeru: Prezydent { $president }, Admirał { $admiral }.
successionWithCag = Linie sukcesji, od najniższego numeru: Prezydent { $president }, Admirał { $admiral }, CAG { $cag }.
line = { $title }: { $names }
leader = Od początku gracz prowadzący Cylona, który nie należy do żadnej drużyny, wygrywa tylko dzięki tajnej agendzie (ze Świtem dzięki Motywom) i nie może mieć pozycji.
leaderInfiltrates = W „Ludzkiej Flocie” możesz infiltrować flotę: wtedy grasz wśród ludzi, dopóki nie zakończysz infiltracji.

ability =
    { $slot ->
        [oncePerGame] { $name } (raz na grę)
        [negative] { $name } (słabość)
        [miracle] { $name } ({ $price })
       *[positive] { $name }
    }
mayUse = { $when } – { $offer }
mayDo = { $when } – możesz zrobić to: { $what }
action = akcja: { $what }
actionIf = akcja, jeśli { $condition }: { $what }
movement = zamiast ruchu: { $what }
movementIf = zamiast ruchu, jeśli { $condition }: { $what }
