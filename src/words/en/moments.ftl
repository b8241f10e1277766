### A line in bold over each great moment of a game in the channel; the facts stand below it. People read it aloud: one short sentence with
### weight, no joke, no quotation. Each has several wordings, which a game uses in turn; keep their number.

jumped =
    { $line ->
        [1] All hands, brace for jump.
        [2] The stars blink out, and other stars come up.
        [3] A flash, and where a fleet was, there is nothing.
        [4] For the length of one breath, they are nowhere at all.
        [5] Space folds, and the fleet slips through.
       *[6] The drives spin up, and another sky opens.
    }

# The jump with which the game ends, won or lost.
lastJump =
    { $line ->
        [1] The last coordinates are set, and there is no way back.
        [2] One last time, the drives spin up.
       *[3] Everything they have left goes into this jump.
    }

# A Cylon player is revealed on purpose.
cylon =
    { $line ->
        [1] One of us was never one of us.
        [2] Every shared watch, every quiet word: all of it was a lie.
        [3] The mask comes off, and the eyes behind it are cold.
       *[4] It has been sitting at this table from the start.
    }

# A human has gone over to the Cylons. Below: a player becomes the Sympathetic Cylon.
sympathizer =
    { $line ->
        [1] A friend turns around and walks the other way.
       *[2] No machine: just a human being who has chosen the other side.
    }
sympathetic =
    { $line ->
        [1] A Cylon steps out of the shadows and asks no one’s permission.
       *[2] Neither friend nor enemy, it walks among them now.
    }

# No one knows yet which side the executed player was on: these lines must not hint at it, nor say how or on whose order it was done.
executed =
    { $line ->
        [1] A life ends, and no one in the room says a word.
        [2] It is over before anyone can look away.
        [3] Every secret this heart kept, it keeps for good.
       *[4] The worst of it is the silence afterward.
    }

# The Loyalty cards have shown it. Below: they have shown a Cylon.
human =
    { $line ->
        [1] It was a human being, and everyone was watching.
        [2] There was never a machine in there, only a person.
        [3] One of us, to the very end.
       *[4] No wires, no signal: just someone who is gone.
    }
cylonExecuted =
    { $line ->
        [1] The face was human. The rest was not.
        [2] So this is what it was, all this time.
       *[3] The machine died under a human name.
    }

# The player is out of the game for good.
eliminated =
    { $line ->
        [1] A chair stands empty, and no one will fill it.
        [2] From here there is no coming back.
       *[3] The story goes on, one voice short.
    }

# Everyone gets another Loyalty card; perhaps no one has become a Cylon.
sleepers =
    { $line ->
        [1] Somewhere in the fleet, something may be waking up.
        [2] From tonight on, no one can be sure even of themselves.
       *[3] Look in the mirror once more, and ask who is looking back.
    }

# Milestones: the next jump is the last; New Caprica; the Ionian Nebula; any other.
finalJump =
    { $line ->
        [1] One more jump, and then no more running.
        [2] All that is left is to survive one more time.
       *[3] The end of the road is in sight, and the hunters know it too.
    }
newCaprica =
    { $line ->
        [1] A gray sky, solid ground, and for a moment no one is running.
        [2] They unpack their lives on a world that will not keep them.
       *[3] They are tired enough to call this place home.
    }
crossroads =
    { $line ->
        [1] In the light of the nebula, every old debt comes due.
        [2] Here they must each face what they have become.
       *[3] The road divides, and not everyone will walk on.
    }
milestone =
    { $line ->
        [1] They have come this far, and there is no turning around.
       *[2] One more mark on a long road.
    }

# Pegasus; the Resurrection Ship; a basestar; one civilian ship or several, with or without people aboard.
battlestarLost =
    { $line ->
        [1] A battlestar dies, and for a moment there is a second sun.
       *[2] There were two of them. Now Galactica stands alone.
    }
hubLost =
    { $line ->
        [1] For the first time, they too have something to fear.
       *[2] The ship they all came back to is burning.
    }
basestarLost =
    { $line ->
        [1] The basestar breaks apart, and the fleet can breathe.
        [2] For once, it is their ship that burns.
        [3] A giant tears itself open without a sound.
       *[4] Something that size takes a long time to die.
    }
civilianLost =
    { $line ->
        [1] A light in the convoy goes out.
        [2] Any help would have come too late.
        [3] The list of ships grows shorter.
        [4] No guns, and nowhere left to run.
       *[5] Where there were lights, there is only wreckage.
    }

# The end of the game.
humansWin =
    { $line ->
        [1] They made it: not all of them, but enough.
        [2] Count the ships again: these are the ones that came through.
        [3] For the first time in a long while, no alarm sounds.
        [4] Behind them is everything they lost, and ahead of them, a morning.
       *[5] Tonight the fleet sleeps with its lights on.
    }
cylonsWin =
    { $line ->
        [1] The last light in the fleet goes out.
        [2] No one is left to call for help.
        [3] The long run ends here.
        [4] Somewhere, a machine notes that the work is done.
       *[5] So few were left, and it was not enough.
    }
