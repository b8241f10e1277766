### The message in the channel that says whose move it is. With markup, except in buttons.

lookAt = Look up a character…
heading =
    { $count ->
        [one] { $name } decides
       *[other] { $count } players must decide
    }
reactions = Reactions
reactionsHelp = Anyone who can react has been asked in private. “Answer” shows you, and only you, whether that’s you. The game continues once everyone has decided.

# Where some players can’t be sent direct messages.
mayBeAsked = { $people }: press “Answer” to see whether you are being asked.

# The default answer of everyone who is asked.
noReaction = no reaction
reactionPossible = You may react in { $channel }.

# `link`: to the latest log entry.
reactionPossibleAt = You may react in { $channel }: [see what happened]({ $link }).

# Why a reaction is asked for once more; `reactions`: who has used what.
again = 🔁 You’re being asked again because of this: { $reactions }.

# When the time for a question runs out, and what happens then; `when`: “in 2 hours”.
until = ⏳ { $when } I’ll answer “{ $answer }”
untilDefault = ⏳ { $when } I’ll give the default answer
untilAutomatic = ⏳ { $when } an automatic player will answer
untilPause = ⏳ { $when } the game will pause
answer = Answer
hand = My hand
whichHand = You’re playing in several games. Whose hand would you like to see?
