### What a thing does in a few words: for the second line of an entry in a menu (100 characters in all) and for short lists. No full stop.

# What a character draws in a turn: «2 Tactics or Piloting».
skills = { $count } { $skills }
# $type: «Pilot»; $gifts: what it draws and whether it flies.
character = { $type }: { $gifts }
gifts =
    { $pilot ->
        [yes] { $skills }; can fly a viper
       *[no] { $skills }
    }
# When a Skill card is used, before a colon.
timing =
    { $timing ->
        [movement] Instead of moving
        [actionOrMovement] Action, or instead of moving
       *[action] Action
    }
revealedInCheck = When revealed in a skill check
revealedIf = When revealed, if { $condition }
whenRevealed = When revealed
when = { $when }: { $what }
mutinyOnDiscard = Discarding it draws a Mutiny card
check =
    { $long ->
        [yes] Skill check { $difficulty } ({ $skills })
       *[no] check { $difficulty } ({ $skills })
    }
# A Cylon attack card: which ships it places.
attack = attack: { $ships }
destination = distance { $distance }: { $what }
noAction = No action here
lose = Lose { $amounts }
# A damage token of a location.
damaged = Everybody there is sent to Sickbay; no action there until it is repaired
nothingLost = Nothing is lost with it
loseIfDestroyed = If it is destroyed, lose { $amounts }
basestarDamage =
    { $count ->
        [one] Counts as { $count } damage
       *[other] Counts as { $count } damage
    }
# $title: the name of the card.
cylonCard = Cylon: { $title }
# Loyalty cards by their kind.
loyalty =
    { $kind ->
        [personalGoal] You are human, and should reveal it before the end
        [finalFive] You are human, and it harms whoever looks at it
        [cylon] You win with the Cylons, in secret until you reveal yourself
        [sympathizer] Is revealed at once
        [sympatheticCylon] Is revealed at once
        [mutineer] Is revealed at once: your titles pass, and you may hold 2 Mutiny cards
       *[notACylon] You are human
    }
# The jump icon of a Crisis card.
jumpIcon = jump +1
