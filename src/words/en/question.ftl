### The message in the channel that says who has to act. With markup, but for buttons.

lookAt = Look at a character …
heading =
    { $count ->
        [one] { $name } decides
       *[other] { $count } players have to decide
    }
reactions = Reactions
reactionsHelp = Whoever may react is asked in private. «Answer» shows you here whether that is you; nobody else sees it. The game goes on when all have decided.

# Where somebody gets no direct messages.
mayBeAsked = { $people }: «Answer» shows each of you whether you are asked.

# The default answer of all who are asked.
noReaction = no reaction
reactionPossible = A reaction is possible in { $channel }.

# `link`: to the latest of the log.
reactionPossibleAt = A reaction is possible in { $channel }: [look there]({ $link }).

# Why a reaction is asked for once more; `reactions`: who has used what.
again = 🔁 Asked again, because of what happened since: { $reactions }.

# When the time for a question is over, and what happens then.
until = ⏳ { $when }, then: { $answer }
answer = Answer
hand = My hand
whichHand = You play in several games. Whose hand?
