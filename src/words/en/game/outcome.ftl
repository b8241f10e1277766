### How a game ended.

# $cause: “the fleet has run out of fuel”.
wins =
    { $winner ->
        [humans] The humans win: { $cause }
       *[cylons] The Cylons win: { $cause }
    }
winners =
    { $count ->
        [one] Winner: { $players }
       *[other] Winners: { $players }
    }
