### What has happened, a line of the log each, without a full stop. $player and $target: names with the character, which can't be inflected.

gameStarted = The game begins: { $player } takes the first turn
character = { $player } plays as { $character }
started = Turn { $turn }: { $player }
# $isNew: nobody had it $before.
titleGained =
    { $isNew ->
        [yes] { $player } is { $title }
       *[no] { $player } becomes { $title } in place of { $before }
    }
titleVacant =
    { $isNew ->
        [yes] Nobody is { $title } now
       *[no] Nobody is { $title } now; it was { $before }
    }
# $what: «the Sleeper Agent phase begins».
milestone = Distance { $distance } reached: { $what }
# $to: a location or an area of space.
moved = { $player } moves to { NOUN($to, case: "the") }
sentTo = { $player } is sent to { NOUN($to, case: "the") }
# $deed: what the player does: «activates Command».
took = { $player } { $deed }
# Out of turn. $what: the name of a card or of an ability.
used = { $player } uses { $what }
choseSelf = { $player } chooses their own character
chose = { $player } chooses { $target }
# $option: as it stands on its button.
optionChosen = { $player } chooses for { $card }: { $option }
nobodyChooses = Nobody can choose for { $card }: it has no effect
# $roll: «3», «5 + 2 = 7». $what: «an attack», the name of a card.
rolled = { $player } rolls { $roll } for { $what }
# A sum above 8 or below 1: «rolls 7 + 2, which counts as 8, for Water Sabotaged».
rolledBeyond = { $player } rolls { $roll }, which counts as { $result }, for { $what }
# In brackets after a roll. $range: «3 or more».
takesEffect = takes effect on { $range }

# At the end of the game, a sentence each. $cards: `heldAtEnd` of each, «Roslin – 2× You Are Not a Cylon; Apollo – You Are a Cylon».
loyaltyAtEnd = Loyalty cards: { $cards }
heldAtEnd = { $player } – { $cards }
# $met: it is fulfilled.
agendaAtEnd =
    { $met ->
        [yes] Agenda of { $player }, fulfilled: { $card }
       *[no] Agenda of { $player }, not fulfilled: { $card }
    }
