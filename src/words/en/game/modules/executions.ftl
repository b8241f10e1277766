### Executions. Log: without the full stop. Questions: the message follows the name of the player, `.help` is for that player alone.

executed = { $character } ({ $player }) is executed
# The Loyalty cards may follow after a colon.
provedHuman = { $player } was human
newcomerStranded = { $player } starts off the board, without moving or acting on their next turn, and arrives at the start of the one after it

proveLoyalty = choose the Loyalty card that you show
    .help = You are executed. A Cylon shows one Cylon card of the own choice and becomes a Cylon player; anybody else shows all.
newCharacter = choose your new character
    .help =
        { $keeps ->
            [yes] Your character was executed. You play on with any character that has not been in this game, and keep your Loyalty cards face up.
           *[no] Your character was executed. You play on with any character that has not been in this game, and get a new Loyalty card.
        }
