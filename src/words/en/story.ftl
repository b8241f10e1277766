## A line in bold over each great moment of a game in the channel; the facts stand below it. People read it aloud: one short sentence with
## weight, no joke, no quotation. Each has several wordings, which a game uses in turn; keep their number.

moments-jumped =
    { $line ->
        [1] All hands, brace for jump.
        [2] The stars blink out, and other stars come up.
        [3] A flash, and where a fleet was, there is nothing.
        [4] For the length of one breath, they are nowhere at all.
        [5] Space folds, and the fleet slips through.
       *[6] The drives spin up, and another sky opens.
    }

# The jump with which the game ends, won or lost.
moments-lastJump =
    { $line ->
        [1] The last coordinates are set, and there is no way back.
        [2] One last time, the drives spin up.
       *[3] Everything they have left goes into this jump.
    }

# A Cylon player is revealed on purpose.
moments-cylon =
    { $line ->
        [1] One of us was never one of us.
        [2] Every shared watch, every quiet word: all of it was a lie.
        [3] The mask comes off, and the eyes behind it are cold.
       *[4] It has been sitting at this table from the start.
    }

# A human has gone over to the Cylons. Below: a player becomes the Sympathetic Cylon.
moments-sympathizer =
    { $line ->
        [1] A friend turns around and walks the other way.
       *[2] No machine: just a human being who has chosen the other side.
    }
moments-sympathetic =
    { $line ->
        [1] A Cylon steps out of the shadows and asks no one’s permission.
       *[2] Neither friend nor enemy, it walks among them now.
    }

# No one knows yet which side the executed player was on: these lines must not hint at it, nor say how or on whose order it was done.
moments-executed =
    { $line ->
        [1] A life ends, and no one in the room says a word.
        [2] It is over before anyone can look away.
        [3] One last breath, and then the question no one dares to ask.
       *[4] The worst of it is the silence afterward.
    }

# The Loyalty cards have shown it. Below: they have shown a Cylon.
moments-human =
    { $line ->
        [1] It was a human being, and everyone was watching.
        [2] There was never a machine in there, only a person.
        [3] One of us, to the very end.
       *[4] No wires, no signal: just someone who is gone.
    }
moments-cylonExecuted =
    { $line ->
        [1] The face was human. The rest was not.
        [2] So this is what it was, all this time.
       *[3] The machine died under a human name.
    }

# The player is out of the game for good.
moments-eliminated =
    { $line ->
        [1] A chair stands empty, and no one will fill it.
        [2] From here there is no coming back.
       *[3] The story goes on, one voice short.
    }

# Everyone gets another Loyalty card; perhaps no one has become a Cylon.
moments-sleepers =
    { $line ->
        [1] Somewhere in the fleet, something may be waking up.
        [2] From tonight on, no one can be sure even of themselves.
       *[3] Look in the mirror once more, and ask who is looking back.
    }

# Milestones: the next jump is the last; New Caprica; the Ionian Nebula; any other.
moments-finalJump =
    { $line ->
        [1] One more jump, and then no more running.
        [2] All that is left is to survive one more time.
       *[3] The end of the road is in sight, and the hunters know it too.
    }
moments-newCaprica =
    { $line ->
        [1] A gray sky, solid ground, and for a moment no one is running.
        [2] They unpack their lives on a world that will not keep them.
       *[3] They are tired enough to call this place home.
    }
moments-crossroads =
    { $line ->
        [1] In the light of the nebula, every old debt comes due.
        [2] Here they must each face what they have become.
       *[3] The road divides, and not everyone will walk on.
    }
moments-milestone =
    { $line ->
        [1] They have come this far, and there is no turning around.
       *[2] One more mark on a long road.
    }

# Pegasus; the Resurrection Ship; a basestar; one civilian ship or several, with or without people aboard.
moments-battlestarLost =
    { $line ->
        [1] A battlestar dies, and for a moment there is a second sun.
       *[2] There were two of them. Now Galactica stands alone.
    }
moments-hubLost =
    { $line ->
        [1] For the first time, they too have something to fear.
       *[2] The ship they all came back to is burning.
    }
moments-basestarLost =
    { $line ->
        [1] The basestar breaks apart, and the fleet can breathe.
        [2] For once, it is their ship that burns.
        [3] A giant tears itself open without a sound.
       *[4] Something that size takes a long time to die.
    }
moments-civilianLost =
    { $line ->
        [1] A light in the convoy goes out.
        [2] Any help would have come too late.
        [3] The list of ships grows shorter.
        [4] No guns, and nowhere left to run.
       *[5] Where there were lights, there is only wreckage.
    }

# The end of the game.
moments-humansWin =
    { $line ->
        [1] They made it: not all of them, but enough.
        [2] Count the ships again: these are the ones that came through.
        [3] For the first time in a long while, no alarm sounds.
        [4] Behind them is everything they lost, and ahead of them, a morning.
       *[5] Tonight the fleet sleeps with its lights on.
    }
moments-cylonsWin =
    { $line ->
        [1] The last light in the fleet goes out.
        [2] No one is left to call for help.
        [3] The long run ends here.
        [4] Somewhere, a machine notes that the work is done.
       *[5] So few were left, and it was not enough.
    }

## What happened.

log-nothingYet = Nothing has happened yet.
log-nothingInTurn = Nothing happened on turn { $turn }.
log-lately = Recently in { $game }
log-since = Since your last turn in { $game }
log-meanwhile = While you were away from { $game }
log-turn = Turn { $turn } of { $game }
log-page = { $title } ({ $page } of { $pages })
log-pageBack = ▲ Earlier
log-pageOn = ▼ Later
log-back = ◀ Turn { $turn }
log-on = Turn { $turn } ▶
log-sinceButton = Since your last turn

# On the message that says who has to act.
log-recap = Recap

# At the head of a recap.
log-inSum = **In total:** { $sums }
log-civilianShips =
    { $count ->
        [one] { $count } civilian ship lost
       *[other] { $count } civilian ships lost
    }
log-jumps =
    { $count ->
        [one] { $count } jump
       *[other] { $count } jumps
    }

# What follows from a check, after its result.
log-outcome = { $result }: { $changes }

## What players learn once a game is over: who was who, who added what. With markup.

ending-notOver = This game isn’t over. Its secrets are revealed when it ends.
ending-notOverHint = Until then, /hand shows your own secrets and /game log what everyone knows.
ending-whoWasWhat = Who was who
ending-player = { $name }: { $side }
ending-winner = { $name }: { $side }, won
ending-side-human = human
ending-side-cylon = Cylon
ending-side-cylonLeader = Cylon Leader
ending-side-sympatheticCylon = Sympathetic Cylon

# A Loyalty card, and since when its owner had it.
ending-card-start = { $card } (from the start)
ending-card-sleeper = { $card } (since the Sleeper Agent phase)
ending-card-later = { $card } (since turn { $turn })
ending-card-handed = { $card } (from { $giver } on turn { $turn })
ending-cardRevealed = { $card }, revealed on turn { $turn }
ending-gone = { $card }, no longer held
ending-held = Held at the end ({ $cards })
ending-heldAims = secret goals: { $cards }
ending-heldQuorum = Quorum cards: { $cards }
ending-heldSuperCrises = Super Crisis cards: { $cards }
ending-heldMutiny = Mutiny cards: { $cards }
ending-heldTrauma = trauma tokens: { $cards }
ending-heldSkills = Skill cards: { $cards }
ending-turningPoints = Turning points
ending-turningPoint = Turn { $turn }: { $what }
ending-turned-revealed = { $name } was revealed as a Cylon.
ending-turned-sympathizer = { $name } turned out to be a Sympathizer and defected to the Cylons.
ending-turned-sympathetic = { $name } became a Cylon with an agenda of their own.
ending-turned-leader = { $name } fought on as a Cylon Leader.
ending-executed-human = { $name } was executed, and was human.
ending-executed-cylon = { $name } was executed, and was a Cylon.
ending-executed-cylonLeader = { $name }, a Cylon Leader, was executed.
ending-executed-sympatheticCylon = { $name }, the Sympathetic Cylon, was executed.
ending-sentToBrig = { $name } was thrown in the Brig.
ending-sentToDetention = { $name } was sent to Detention.
ending-vipersLost = { $number } vipers were destroyed.
ending-jumped = the fleet jumped and reached distance { $distance }.
ending-lost = the fleet took heavy losses: { $losses }.
ending-lostWithShips =
    { $count ->
        [one] the fleet took heavy losses: { $losses }; { $count } civilian ship was destroyed.
       *[other] the fleet took heavy losses: { $losses }; { $count } civilian ships were destroyed.
    }
ending-nearMiss = { $check } failed by { $by }.
ending-spoiled = { $check } failed by { $by }; it would have passed without { $name }’s −{ $strength }.
ending-contributions = What they added to skill checks
ending-cards =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
ending-helped =
    { $helped ->
        [0] { $name }: { $helpedCards }
       *[other] { $name }: +{ $helped } ({ $helpedCards }), nothing negative
    }
ending-harmed =
    { $helped ->
        [0] { $name }: −{ $harmed } ({ $harmedCards }), nothing positive
       *[other] { $name }: +{ $helped } ({ $helpedCards }), −{ $harmed } ({ $harmedCards })
    }
ending-asCylon = −{ $strength } of that as a Cylon
ending-worst = hardest blow: { $check } on turn { $turn } (−{ $strength })
ending-checksButton = All skill checks
ending-checksTitle = Who added what in { $game }
ending-checksPage = Who added what in { $game } ({ $page } of { $pages })
ending-noChecks = There were no skill checks in this game.
ending-turn = Turn { $turn }
ending-uncounted = { $check } ({ $difficulty }): never resolved
ending-added = { $name } { $sum }: { $cards }
ending-addedAsCylon = { $name } (Cylon) { $sum }: { $cards }
ending-others = From the decks { $sum }: { $cards }
ending-notCounted = { $name }, removed from the check before it was counted: { $cards }
ending-byAbilities = Abilities { $sum }
ending-byAbilitiesOf = Abilities { $sum }: { $sources }
ending-earlier = ◀ Earlier
ending-later = Later ▶

## A finished game turn by turn, with nothing hidden.

replay-button = Replay
replay-turn = Turn { $turn } of { $game }: { $name }
replay-setUp = How { $game } started
replay-of = Turn { $turn } of { $turns }, all secrets shown · only you can see this
replay-quiet = Nothing happened.
replay-readOn = Read on
replay-menu = Go to a turn
replay-optionSetUp = Setup
replay-option = Turn { $turn }: { $name }
replay-hands = Final hands
replay-loyalty = { $name }: { $loyalty }
replay-noLoyalty = { $name }: no Loyalty card
replay-noBoard = This game was played on an earlier version of the bot and can’t be replayed, so its board and hands can’t be shown. Its log is shown as it was.
replay-differs = From here on, this version of the bot would play the game differently, so its board and hands can’t be shown. Its log is shown as it was.
