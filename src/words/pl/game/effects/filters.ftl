player =
    { $other ->
        [yes] { $team ->
            [human] inny gracz prowadzący człowieka
            [Cylon] inny gracz prowadzący Cylona
           *[any] inny gracz
        }
       *[no] { $team ->
            [human] gracz prowadzący człowieka
            [Cylon] gracz prowadzący Cylona
           *[any] gracz
        }
    }
    .acc =
        { $other ->
            [yes] { $team ->
                [human] innego gracza prowadzącego człowieka
                [Cylon] innego gracza prowadzącego Cylona
               *[any] innego gracza
            }
           *[no] { $team ->
                [human] gracza prowadzącego człowieka
                [Cylon] gracza prowadzącego Cylona
               *[any] gracza
            }
        }
aboard = { NOUN($board, case: "on") }
in = { NOUN($cell, case: "at") }
here = na twoim obszarze
hasLoyalty = z zakrytą kartą Lojalności
getsLoyalty = otrzymującego karty Lojalności
not = niebędącego { NOUN($title, case: "ins") }
eligible =
    { $become ->
        [yes] mogącego zostać { NOUN($title, case: "ins") }
       *[no] mogącego być { NOUN($title, case: "ins") }
    }
sendable = mogącego trafić { NOUN($place, case: "to") }
sendableIfAny = mogącego trafić { NOUN($place, case: "to") }, jeśli jest taki
