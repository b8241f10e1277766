### Several things that have happened one after the other, told in one line of the log, without a full stop. $player: a name that can't be
### inflected. $ships: «3 raiders».

moved = { $ships } move { NOUN($from, case: "from") } { NOUN($to, case: "to") }
# $ways: «2 from the bow to the starboard bow; 1 from the stern to the port quarter».
movedWays = { $ships } move: { $ways }
# $count of them.
way = { $count } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
# Before a colon and where, area by area with semicolons between them.
placed = Ships placed
# $ships: «1 basestar and 3 raiders».
there = { $ships } { NOUN($area, case: "at") }
# $who: several ships, or $isOne: Galactica, the Armory, a nuke. $whom: so many. $where: whose $area it is. The dice follow after a colon.
attack =
    { $where ->
        [attacker] { $isOne ->
            [yes] { NOUN($who, case: "a") } { NOUN($area, case: "at") } attacks { $whom }
           *[no] { $who } { NOUN($area, case: "at") } attack { $whom }
        }
        [target] { $isOne ->
            [yes] { NOUN($who, case: "a") } attacks { $whom } { NOUN($area, case: "at") }
           *[no] { $who } attack { $whom } { NOUN($area, case: "at") }
        }
       *[none] { $isOne ->
            [yes] { NOUN($who, case: "a") } attacks { $whom }
           *[no] { $who } attack { $whom }
        }
    }
# $each: «Destiny deck 2, Roslin none, Apollo 3».
added = Cards added: { $each }
ofDestiny = Destiny deck { $count }
ofPlayer =
    { $count ->
        [0] { $player } none
       *[other] { $player } { $count }
    }
# $each: «Roslin 1, Apollo 2».
dealt = Loyalty cards dealt: { $each }
# $players: at least 2. $cards: «1 Loyalty card».
dealtEach = { $players } get { $cards } each
