### What a thing does in a few words: for the second line of an entry in a menu (100 characters in all) and for short lists. No full stop.

# What a character draws each turn: “2 Tactics or Piloting”.
skills = { $count } { $skills }
# $type: “Pilot”; $gifts: what it draws and whether it flies.
character = { $type } · { $gifts }
gifts =
    { $pilot ->
        [yes] { $skills }; pilot
       *[no] { $skills }
    }
# When a Skill card is used, before a colon.
timing =
    { $timing ->
        [movement] Instead of moving
        [actionOrMovement] Action, or instead of moving
       *[action] Action
    }
revealedInCheck = Skill check ability
revealedIf = Skill check ability, if { $condition }
whenRevealed = Skill check ability
when = { $when }: { $what }
mutinyOnDiscard = If you discard it, draw a Mutiny card
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
damaged = Everyone there goes to Sickbay; no action until repaired
nothingLost = Empty: nothing is lost
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
        [personalGoal] Counts as “You Are Not a Cylon”; should be revealed before the end of the game
        [finalFive] Counts as “You Are Not a Cylon”; looking at it has consequences
        [cylon] Its owner wins with the Cylons, in secret until they reveal themselves
        [sympathizer] Revealed immediately
        [sympatheticCylon] Revealed immediately
        [mutineer] Revealed immediately: its owner loses all titles and may hold 2 Mutiny cards
       *[notACylon] Does not make its owner a Cylon
    }
# The jump icon of a Crisis card.
jumpIcon = jump +1
