### Character sheets, a line each.

# $type: “Political leader”. $pilot: can fly a viper.
type =
    { $pilot ->
        [yes] { $type }. Can fly a viper.
       *[no] { $type }. Cannot fly a viper.
    }
# $skills: “3 Politics, 2 Leadership, 1 Tactics or Piloting”.
draws = Skill set: { $skills } (each turn)
# $locations: one or several to choose from. $infiltrates: counts as a human player from the start.
starts =
    { $infiltrates ->
        [yes] Starts at { NOUN($locations, case: "the") }, infiltrating
       *[no] Starts at { NOUN($locations, case: "the") }
    }
startsInViper = Starts in a viper.
startsOff = Starts off the board.
succession = Line of succession: President #{ $president }, Admiral #{ $admiral }.
successionWithCag = Line of succession: President #{ $president }, Admiral #{ $admiral }, CAG #{ $cag }.
# The characters of a line of succession, or of a type.
line = { $title }: { $names }
leader = Starts as a Cylon player, belongs to no team, wins by a secret Agenda (Daybreak: by Motives) and cannot hold titles.
leaderInfiltrates = At the Human Fleet you may infiltrate: you play among the humans until you end the infiltration.

# An ability by its $name, before a colon and what it does. $slot: what kind of ability it is. $price: “1 miracle token”, what it costs.
ability =
    { $slot ->
        [oncePerGame] { $name } (once per game)
        [negative] { $name } (weakness)
        [miracle] { $name } ({ $price })
       *[positive] { $name }
    }
# When an ability may be used, and $what it does then: no one has to use it.
# $offer: “you may reroll the die”.
mayUse = { $when }, { $offer }
# The same of what the player does not do: $what happens.
mayDo = { $when }, you may do this: { $what }
# Used without waiting for a moment: $when it may be.
action = action: { $what }
actionIf = action, if { $condition }: { $what }
movement = instead of moving: { $what }
movementIf = instead of moving, if { $condition }, { $what }
