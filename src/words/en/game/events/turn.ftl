### What happened, a line of the log each, without a full stop. $player and $target: names with the character, which can’t be inflected.

gameStarted = The game begins: { $player } takes the first turn
character = { $player } plays as { $character }
started = Turn { $turn }: { $player }
# $isNew: no one had it $before.
titleGained =
    { $isNew ->
        [yes] { $player } becomes { $title }
       *[no] { $player } replaces { $before } as { $title }
    }
titleVacant =
    { $isNew ->
        [yes] No one is { $title } now
       *[no] { $before } is no longer { $title }, and no one else is
    }
# $what: “the Sleeper Agent phase begins”.
milestone = Distance { $distance } reached: { $what }
# $to: a location or an area of space.
moved = { $player } moves to { NOUN($to, case: "the") }
sentTo = { $player } is sent to { NOUN($to, case: "the") }
# A pilot whose viper was hit.
shotDown = { $player } is shot down and taken to { NOUN($to, case: "the") }
# $deed: what the player does: “activates Command”.
took = { $player } { $deed }
# Out of turn. $what: the name of an ability or of a card.
used = { $player } uses { $what }
choseSelf = { $player } chooses themselves
chose = { $player } chooses { $target }
# $option: as it stands on its button, with a small first letter.
optionChosen = { $player } decides { $card }: { $option }
nobodyChooses = No one can decide { $card }: it has no effect
# $roll: “3”, “5 + 2 = 7” or `beyond`. $what: “the attack”, the name of a card or of a place.
rolled = { $player } rolls { $roll } for { NOUN($what, case: "the") }
# The same for an attack that is known: “a raider attacks a viper at the bow”.
rolledAttack = { $player } rolls { $roll }: { $attack }
# A sum above 8 or below 1: “7 + 2, counts as 8”.
beyond = { $roll } (counts as { $result })
# In brackets after a roll. $range: “3 or more”.
takesEffect = takes effect on { $range }
# The same for a jump before its time.
costsPopulation = { $range } costs population

# At the end of the game, a sentence each. $cards: `heldAtEnd` of each, “Roslin – 2× You Are Not a Cylon; Apollo – You Are a Cylon”.
loyaltyAtEnd = Loyalty cards: { $cards }
heldAtEnd = { $player } – { $cards }
# $met: it is fulfilled.
agendaAtEnd =
    { $met ->
        [yes] { $player }’s Agenda, fulfilled: { $card }
       *[no] { $player }’s Agenda, not fulfilled: { $card }
    }
