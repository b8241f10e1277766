damaged = La Pegasus è danneggiata { NOUN($place, case: "at") }
lost =
    { GENDER($board) ->
        [m] { NOUN($board, case: "the") } è distrutto
       *[f] { NOUN($board, case: "the") } è distrutta
    }
