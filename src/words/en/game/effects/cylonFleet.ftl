### The Cylon Fleet board. $brief: in a menu.

# In a menu: by how much, “+1”.
briefPursue = Pursuit track { $spaces }
pursue =
    { $back ->
        [yes] { $count ->
            [one] move the pursuit marker { $count } space back
           *[other] move the pursuit marker { $count } spaces back
        }
       *[no] { $count ->
            [one] move the pursuit marker { $count } space forward
           *[other] move the pursuit marker { $count } spaces forward
        }
    }
# $ships: “2 raiders”.
reinforceFleet =
    { $brief ->
        [yes] place { $ships } on the Cylon Fleet board
       *[no] place { $ships } from the supply in one area of the Cylon Fleet board
    }
# $what happens then, as a part of the sentence.
rollBelowRaiders =
    { $brief ->
        [yes] roll a die: below the number of raiders in space { $what }
       *[no] roll a die. If the result is less than the number of raiders on the main board, { $what }
    }
nukeArea =
    { $brief ->
        [yes] roll for an area: 1 or 2 damage a basestar twice, 3 to 6 destroy it, 7 with 3 raiders, 8 all ships
       *[no] discard 1 nuke, choose a space area and roll a die. On 1 or 2: damage a basestar there twice. On 3 to 6: destroy a basestar there. On 7: destroy a basestar and 3 raiders there. On 8: destroy every ship there, including human ships
    }
