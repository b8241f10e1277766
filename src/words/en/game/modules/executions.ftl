### Executions. Log: without the full stop. Questions: the message follows the name of the player, `.help` is for that player alone.

executed = { $character } ({ $player }) is executed
# The Loyalty cards may follow after a colon.
provedHuman = { $player } was human
newcomerStranded = { $player } starts off the board, without moving or acting on their next turn, and arrives at the start of the one after it

proveLoyalty = choose which Loyalty card to reveal
    .help = You’re being executed. A Cylon reveals one Cylon card of their choice and becomes a Cylon player; anyone else reveals all their Loyalty cards.
newCharacter = choose your new character
    .help =
        { $keeps ->
            [yes] Your character was executed. You continue with any character that hasn’t been in this game, and keep your Loyalty cards faceup.
           *[no] Your character was executed. You continue with any character that hasn’t been in this game, and get a new Loyalty card.
        }
