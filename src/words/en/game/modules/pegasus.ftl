### The battlestar Pegasus, in the log (without the full stop).

damaged = Pegasus is damaged at { NOUN($place, case: "the") }
lost = { NOUN($board, case: "the") } is destroyed
