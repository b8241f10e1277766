### Character sheets, a line each.

# $type: «Political leader». $pilot: can fly a viper.
type =
    { $pilot ->
        [yes] { $type }. Can fly a viper.
       *[no] { $type }. Cannot fly a viper.
    }
# $skills: «3 Politics, 2 Leadership, 1 Tactics or Piloting».
draws = Draws each turn: { $skills }
# $locations: one or several to choose from. $infiltrates: counts as a human player from the start.
starts =
    { $infiltrates ->
        [yes] Starts at { NOUN($locations, case: "the") }, infiltrating
       *[no] Starts at { NOUN($locations, case: "the") }
    }
startsInViper = Starts in a viper.
startsOff = Starts off the board.
succession = Lines of succession, the lowest number first: President { $president }, Admiral { $admiral }.
successionWithCag = Lines of succession, the lowest number first: President { $president }, Admiral { $admiral }, CAG { $cag }.
# The characters of a line of succession, or of a type.
line = { $title }: { $names }
leader = A Cylon player from the start, who belongs to no team, wins by a secret Agenda alone (with Daybreak by Motives) and can hold no title.
leaderInfiltrates = At the Human Fleet you may infiltrate: then you play among the humans until you end it.

# An ability by its $name and $what it says. $slot: what kind of ability it is. $price: «1 miracle token», for which it is used.
ability =
    { $slot ->
        [oncePerGame] { $name } (once per game): { $what }
        [negative] { $name } (weakness): { $what }
        [miracle] { $name } ({ $price }): { $what }
       *[positive] { $name }: { $what }
    }
# When an ability may be used, and $what it does then: nobody has to use it.
# $offer: “you may reroll the die”.
mayUse = { $when }, { $offer }
# The same of what the player does not do: $what happens.
mayDo = { $when }, you may do this: { $what }
# Used without waiting for a moment: $when it may be.
action = action: { $what }
actionIf = action, if { $condition }: { $what }
movement = instead of moving: { $what }
movementIf = instead of moving, if { $condition }: { $what }
