### Several things that happened one after the other, told in one line of the log, without a full stop. $player: a name that can’t be
### inflected. $ships: “3 raiders”.

moved = { $ships } move { NOUN($from, case: "from") } { NOUN($to, case: "to") }
# $ways: “2 from the bow to the starboard bow; 1 from the stern to the port quarter”.
movedWays = { $ships } move: { $ways }
# $count of them.
way = { $count } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
# After a cause, where ships were placed, area by area with semicolons between them: “Besieged: 1 raider at the bow; 2 vipers at the stern”.
placed = { $where }
# $ships: “1 basestar and 3 raiders”.
there = { $ships } { NOUN($area, case: "at") }
# After a cause and before a comma: “Attack on the Colony: Galactica is damaged, −1 food (7 left)”.
struck = Galactica is damaged
# $who: several ships, or $isOne: Galactica, the Armory, a nuke. $whom: that many. $where: whose $area it is. The results and the dice
# follow after a colon: “missed (2, 4), destroyed (8)”.
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
# $each: “Destiny 2, Roslin none, Apollo 3”.
added = Cards added: { $each }
ofDestiny = Destiny { $count }
ofPlayer =
    { $count ->
        [0] { $player } none
       *[other] { $player } { $count }
    }
# $each: “Roslin 1, Apollo 2”.
dealt = Loyalty cards dealt: { $each }
# $players: at least 2. $cards: “1 Loyalty card”.
dealtEach = { $players } are each dealt { $cards }
# $cards: “1 Treachery card”. In brackets, the cause may follow.
drawnEach = { $players } each draw { $cards }
# $players: at least 2.
sent = { $players } are sent to { NOUN($to, case: "the") }
