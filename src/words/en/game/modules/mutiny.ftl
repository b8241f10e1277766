### Mutiny cards.

# What one of them is called.
kind = Mutiny card
# What a card does that costs something; $cards: “5 Skill cards”.
costs = discard { $cards }, then { $what }
# Its lines.
action = Action
onlyIf = Only if { $condition }
holder = Secret. Limit: 1 (the Mutineer: 2).

# The log, without the full stop. $cards: “2 Mutiny cards”; their names may follow after a colon.
drawn = { $player } draws { $cards }
seen = { $player } looks at { $cards }
seenFor = { $player } looks at { $cards } for { $to }
discarded = { $player } discards { $cards }
played = { $player } plays the Mutiny card { $card }
nukesRemoved = all nukes are removed from the game

# Questions: the message follows the name of the player, `.help` is for that player alone.
giveMutiny = choose a Mutiny card for { $player }
    .help = Only you see both cards. The other one goes to the bottom of the Mutiny deck.
keepMutiny = choose { $cards } to keep
    .help = You hold too many. Everyone sees what you discard; it has no effect.
discardMutiny = discard a Mutiny card
    .help = Everyone sees it. It has no effect.
keepTitle = discard { $card } to stay { $title }?
    .help = Otherwise { $player } becomes { $title }.
# Buttons.
keepAll = Keep all cards
giveUp = Give up the title
play = Play a Mutiny card
# In the log, after the name of the player.
plays = plays the Mutiny card { $card }
