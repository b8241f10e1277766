### Executions. Log: without the full stop. Questions: the message follows the name of the player, `.help` is for that player alone.

executed = { $character } ({ $player }) is executed
# The Loyalty cards may follow after a colon.
provedHuman = { $player } was human

proveLoyalty = choose the Loyalty card that you show
    .help = You are executed. A Cylon shows one Cylon card of the own choice and becomes a Cylon player; anybody else shows all.
newCharacter = choose your new character
    .help = Your character was executed. You play on with any character that has not been in this game, and get a new Loyalty card.
