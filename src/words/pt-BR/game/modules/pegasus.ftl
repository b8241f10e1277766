damaged = A Pegasus sofre dano { NOUN($place, case: "at") }
lost = { NOUN($board, case: "the") } é destruída
