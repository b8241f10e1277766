player =
    { $other ->
        [yes] { $team ->
            [human] un altro giocatore umano
            [Cylon] un altro giocatore Cylone
           *[any] un altro giocatore
        }
       *[no] { $team ->
            [human] un giocatore umano
            [Cylon] un giocatore Cylone
           *[any] un giocatore
        }
    }
aboard = { NOUN($board, case: "on") }
in = { NOUN($cell, case: "at") }
here = nel tuo ambiente
hasLoyalty = con una Carta Affiliazione a faccia in giù
getsLoyalty = che riceve Carte Affiliazione
not = che non sia { NOUN($title, case: "the") }
eligible =
    { $become ->
        [yes] che può diventare { $title }
       *[no] che può essere { $title }
    }
sendable = che può essere inviato { NOUN($place, case: "to") }
sendableIfAny = che può essere inviato { NOUN($place, case: "to") }, se ce n'è uno
