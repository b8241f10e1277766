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
        [personalGoal] Counts as “You Are Not a Cylon”; should be revealed before the end
        [finalFive] Counts as “You Are Not a Cylon”; looking at it sets something off
        [cylon] Its owner wins with the Cylons, in secret until they reveal themselves
        [sympathizer] Is revealed at once
        [sympatheticCylon] Is revealed at once
        [mutineer] Is revealed at once: its owner's titles pass, and 2 Mutiny cards may be held
       *[notACylon] Does not make its owner a Cylon
    }
# The jump icon of a Crisis card.
jumpIcon = jump +1
