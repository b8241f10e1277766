## The Cylon Fleet board and the CAG.

# The log, without the full stop.
modules-cylonFleet-nothingActivated = no { NOUN($ship, case: "plural") } on the main board
modules-cylonFleet-gathers = { $ships } placed { NOUN($area, case: "at") } of the Cylon Fleet board
# $ships: “2 raiders and 1 heavy raider”.
modules-cylonFleet-arrives = The Cylon Fleet arrives: { $ships } { NOUN($area, case: "at") }
# $space: where the marker is now; 0 is the start, 4 is called Auto Attack.
modules-cylonFleet-pursuit =
    { $back ->
        [yes] { $space ->
            [0] the pursuit marker moves back to the start
            [4] the pursuit marker moves back to Auto Attack
           *[other] the pursuit marker moves back to space { $space }
        }
       *[no] { $space ->
            [0] the pursuit marker moves to the start
            [4] the pursuit marker moves to Auto Attack
           *[other] the pursuit marker moves to space { $space }
        }
    }
modules-cylonFleet-escorted = { $player }’s { $ship } escorts a civilian ship away { NOUN($area, case: "from") }
modules-cylonFleet-escortedUnmanned = An unmanned { $ship } escorts a civilian ship away { NOUN($area, case: "from") }
# $result: what the $die says, no matter what is there.
modules-cylonFleet-nuked =
    { $result ->
        [damage] A nuke explodes { NOUN($area, case: "at") } ({ $die }): enough to damage 1 basestar twice
        [basestar] A nuke explodes { NOUN($area, case: "at") } ({ $die }): enough to destroy 1 basestar
        [raiders] A nuke explodes { NOUN($area, case: "at") } ({ $die }): enough to destroy 1 basestar and 3 raiders
       *[all] A nuke explodes { NOUN($area, case: "at") } ({ $die }): every ship there is destroyed
    }

# Questions: the message follows the name of the player, `.help` is for that player alone.
modules-cylonFleet-nukeTarget = choose an area to nuke
    .help = Then you roll. On 1 or 2, a basestar there is damaged twice; on 3 to 6, it is destroyed; on 7, it is destroyed along with 3 raiders; on 8, every ship there is destroyed, including vipers and civilian ships.
modules-cylonFleet-fleetArea =
    { $count ->
        [one] choose where to place { $ships }
       *[other] choose where to place { $ships }
    }
    .help = Choose an area of the Cylon Fleet board. Ships waiting there will arrive in the area of the main board with the same name.

# A button (80 characters). $number: of the civilian ship; $viper: “your viper”, “an unmanned Viper Mark VII”.
modules-cylonFleet-escort =
    { $number ->
        [none] Escort a civilian ship away { NOUN($area, case: "from") } with { $viper }
       *[other] Escort civilian ship no. { $number } away { NOUN($area, case: "from") } with { $viper }
    }
    .detail = It returns to the civilian ships that aren’t in space
# The same in the log, after the name of the player. $own: the player flies it.
modules-cylonFleet-escorts =
    { $own ->
        [yes] escorts a civilian ship away { NOUN($area, case: "from") } with their { $ship }
       *[no] escorts a civilian ship away { NOUN($area, case: "from") } with an unmanned { $ship }
    }

# On the card of the title.
modules-cylonFleet-cag = The CAG places civilian ships for which a card names no area (in an area without any, if possible) and makes the decisions that cards leave to the CAG.
# Actions of the title: buttons, and `.deed` after the name of the player in the log.
modules-cylonFleet-handOver = Activate a viper and pass the title
    .deed = activates a viper, if there is one, and passes on the title
modules-cylonFleet-wingCommand = Lead the wing
    .deed = leads the wing
modules-cylonFleet-nukeArea = Launch a nuke
    .deed = launches a nuke

## The Cylon Fleet board. $brief: in a menu.

# In a menu: by how much, “+1”.
effects-cylonFleet-briefPursue = Pursuit track { $spaces }
effects-cylonFleet-pursue =
    { $back ->
        [yes] { $count ->
            [one] move the pursuit marker { $count } space back
           *[other] move the pursuit marker { $count } spaces back
        }
       *[no] { $count ->
            [one] move the pursuit marker { $count } space forward
           *[other] move the pursuit marker { $count } spaces forward
        }
    }
# $ships: “2 raiders”.
effects-cylonFleet-reinforceFleet =
    { $brief ->
        [yes] place { $ships } on the Cylon Fleet board
       *[no] place { $ships } from the supply in one area of the Cylon Fleet board
    }
# $what happens then, as a part of the sentence.
effects-cylonFleet-rollBelowRaiders =
    { $brief ->
        [yes] roll a die; if below the number of raiders in space, { $what }
       *[no] roll a die. If the result is less than the number of raiders on the main board, { $what }
    }
effects-cylonFleet-nukeArea =
    { $brief ->
        [yes] roll for an area: 1 or 2 damage a basestar twice, 3 to 6 destroy it, 7 with 3 raiders, 8 all ships
       *[no] discard 1 nuke, choose a space area and roll a die. On 1 or 2: damage a basestar there twice. On 3 to 6: destroy a basestar there. On 7: destroy a basestar and 3 raiders there. On 8: destroy every ship there, including human ships
    }

## The Ionian Nebula: trauma tokens, Crossroads cards, the trial.

# The log, without the full stop. $tokens: “2 trauma tokens”, or for those who may know them “1 benevolent trauma token and 1 disaster”.
modules-ionianNebula-traumaDrawn = { $player } draws { $tokens }
# $disasters: “2 disasters”.
modules-ionianNebula-traumaDisaster =
    { $harmless ->
        [yes] { $player } reveals { $disasters } (no effect) and draws again
       *[no] { $player } reveals { $disasters }
    }
modules-ionianNebula-traumaDiscarded = { $player } discards { $tokens }
modules-ionianNebula-traumaDiscardedAtExecution = { $player } discards { $tokens } along with the executed character
modules-ionianNebula-traumaLost = { $player } loses { $tokens } at random
# On the card of an ally, or at its location.
modules-ionianNebula-traumaPlaced = { $player } places { NOUN($token, case: "a") } on { NOUN($place, case: "the") }
modules-ionianNebula-traumaPlacedUnseen = A random trauma token is placed facedown on { NOUN($place, case: "the") }
modules-ionianNebula-crossroadsDealt = { $player } is dealt a Crossroads card
modules-ionianNebula-crossroadsDealtOpenly = { $player }’s Crossroads card: { $card }
modules-ionianNebula-traumaLaid = { $player } places { NOUN($token, case: "a") } next to their Crossroads card
modules-ionianNebula-crossroadsRevealed = { $player } reveals { $card }: { $token }
modules-ionianNebula-crossroadsRevealedAlone = { $player } reveals { $card } without a trauma token and chooses the result
modules-ionianNebula-crossroadsChosen =
    { $symbol ->
        [benevolent] { $player } chooses the benevolent result of { $card }
       *[antagonistic] { $player } chooses the antagonistic result of { $card }
    }
# $place: an area of space or a location.
modules-ionianNebula-raiderLeaves = a raider leaves { NOUN($place, case: "the") }
modules-ionianNebula-trialBegins = The trial begins: all trauma tokens are revealed
# $kept: how many of them count against the player; $counting: “2 trauma tokens”.
modules-ionianNebula-traumaShown =
    { $human ->
        [yes] { $kept ->
            [0] { $player }, judged as human, reveals { $tokens }: nothing counts against them
            [one] { $player }, judged as human, reveals { $tokens }: { $counting } counts against them
           *[other] { $player }, judged as human, reveals { $tokens }: { $counting } count against them
        }
       *[no] { $kept ->
            [0] { $player }, judged as a Cylon, reveals { $tokens }: nothing counts against them
            [one] { $player }, judged as a Cylon, reveals { $tokens }: { $counting } counts against them
           *[other] { $player }, judged as a Cylon, reveals { $tokens }: { $counting } count against them
        }
    }
modules-ionianNebula-trialSparesAll = The trial spares everyone

# Questions: the message follows the name of the player, `.help` is for that player alone.
modules-ionianNebula-discardTrauma = discard { $tokens }
    .help = They return to the pool unseen. At the trial, antagonistic tokens count against humans, benevolent ones against Cylon players.
modules-ionianNebula-layTrauma = place a trauma token next to your Crossroads card
    .help = Everyone does so facedown. When the card is revealed, the token’s symbol decides which result you resolve.
modules-ionianNebula-crossroadsResult = choose the result of { $card }
    .help = You had no trauma token to place next to it.
modules-ionianNebula-condemn = choose who is eliminated
    .help = These human players are tied for the most trauma tokens. The one you choose is out of the game for good.

# Buttons: the two results of a card.
modules-ionianNebula-result =
    { $symbol ->
        [benevolent] Benevolent
       *[antagonistic] Antagonistic
    }
# Below the name of a player who may be eliminated.
modules-ionianNebula-condemned = Would be eliminated, with { $tokens }

# The phase by its name on the distance scale; `.begins`: in the log; `.brings`: on the objective, what begins; `.occasion`: when ships are
# placed.
modules-ionianNebula-phase = Crossroads
    .begins = the Crossroads phase begins
    .brings = the Crossroads phase (a battle, a Crossroads card for every player, and a trial that may eliminate someone)
    .occasion = When the Crossroads phase begins
# Why the game is over.
modules-ionianNebula-leftTheNebula = the fleet has escaped the Ionian Nebula

## Trauma tokens, and what else Crossroads cards do. $brief: in a menu.

# What is discarded, after `people.discard`: the reader's own tokens, or those of the player it is said of.
effects-ionianNebula-yours = { $count } of your trauma tokens
effects-ionianNebula-theirs = { $count } of their trauma tokens
# $ships: “2 raiders”.
effects-ionianNebula-destroyBeside =
    { $brief ->
        [yes] destroy up to { $ships }
       *[no] destroy up to { $ships } in the same area
    }
effects-ionianNebula-removeRaiders =
    { $brief ->
        [yes] remove { $ships }
       *[no] remove { $ships } of your choice from the main board
    }
effects-ionianNebula-rouseRaiders =
    { $brief ->
        [yes] activate the raiders
       *[no] activate every raider on the main board
    }
effects-ionianNebula-raidersRun =
    { $brief ->
        [yes] { $count ->
            [one] activate raiders { $count } time
           *[other] activate raiders { $count } times
        }
       *[no] { $count ->
            [one] activate raiders { $count } time, even those already activated this turn
           *[other] activate raiders { $count } times, even those already activated this turn
        }
    }
effects-ionianNebula-raiseVipers =
    { $count ->
        [one] return { $count } destroyed viper to the Reserves
       *[other] return { $count } destroyed vipers to the Reserves
    }

## Allies of the Ionian Nebula: their cards, the log, questions. The message of a question follows the name of the player; `.help` is for
## that player alone. $ally: “Brother Cavil”.

# What one of their cards is called.
modules-allies-kind = Ally
# What the card does, in a few words. The two results are called as the symbols of the trauma tokens.
modules-allies-both = Benevolent: { $benevolent }; antagonistic: { $antagonistic }
# The lines of the card: before a colon and the location, and before a colon and the effects.
modules-allies-found = Location
# $result: what the result is called on the card, “Bureaucrat”: in `names/` it would be `ally_exodus_brother-cavil_benevolent`.
modules-allies-result =
    { $symbol ->
        [benevolent] Benevolent ({ $result })
       *[antagonistic] Antagonistic ({ $result })
    }

# The log, without the full stop.
modules-allies-placed = { $ally } waits at { NOUN($place, case: "the") }
modules-allies-brought = { $player } brings { $ally } to { NOUN($place, case: "the") }
modules-allies-putAway = { $ally } can’t appear and is removed from the game
# $symbol: of the token that lay on the card; $result: what its result is called on the card.
modules-allies-met =
    { $symbol ->
        [none] { $player } encounters { $ally }: no trauma token, so nothing happens
        [disaster] { $player } encounters { $ally }: a disaster, which has no effect here
        [benevolent] { $player } encounters { $ally }: benevolent ({ $result })
       *[antagonistic] { $player } encounters { $ally }: antagonistic ({ $result })
    }
modules-allies-left =
    { $met ->
        [yes] { $ally } leaves { NOUN($place, case: "the") }
       *[no] { $ally } leaves { NOUN($place, case: "the") } without being encountered
    }
modules-allies-hidden = { $player } shuffles civilian ship no. { $number } back into the unused pile
# $spaces: “space 2 and the start”.
modules-allies-pushedBack = The centurions are pushed back (now at { $spaces })
modules-allies-space =
    { $space ->
        [0] the start
       *[other] space { $space }
    }

modules-allies-meetAlly = choose which ally to encounter at { NOUN($place, case: "the") }
    .help = The trauma token on the card is revealed and decides which of the two results happens. You can encounter only one ally per turn.
modules-allies-coverAlly = place one of your trauma tokens on { $ally }
    .help = It stays facedown until someone encounters this ally; only you know which one it is.
modules-allies-whoBringsAlly = choose who brings the next ally
    .help = These Cylon players are tied for the most trauma tokens. The one you choose places one of their own on the card.
modules-allies-shipsToMove = choose which civilian ships to move
    .help = You’ve seen all of them. Each one you choose moves to an adjacent area, which you pick next.
# A button.
modules-allies-moveNone = Move none of them

## What allies do. $brief: in a menu.

effects-allies-moveOn =
    { $how ->
        [outOfBrig] leave the Brig for any other location on any ship, for free
       *[anyShip] move to any other location on any ship for free
    }
effects-allies-surveyCivilians =
    { $brief ->
        [yes] secretly look at all civilian ships and move them to adjacent areas
       *[no] secretly look at all civilian ships on the board; you may then move each to an adjacent area
    }
# $ships: “2 civilian ships”.
effects-allies-hideCivilians =
    { $brief ->
        [yes] shuffle { $ships } back into the unused pile
       *[no] { $count ->
            [one] shuffle { $ships } of your choice back into the unused pile
           *[other] shuffle { $ships } of your choice back into the unused pile
        }
    }
# $cards: “2 cards”.
effects-allies-takeDestiny =
    { $brief ->
        [yes] take { $cards } from the Destiny deck
       *[no] take the top { $cards } of the Destiny deck into your hand
    }
# Also said of someone else.
effects-allies-dealLoyalty =
    { $brief ->
        [yes] get 1 Loyalty card
       *[no] shuffle 1 “You Are Not a Cylon” card into the Loyalty deck, then draw 1 Loyalty card
    }
    .one =
        { $brief ->
            [yes] gets 1 Loyalty card
           *[no] shuffles 1 “You Are Not a Cylon” card into the Loyalty deck, then draws 1 Loyalty card
        }
effects-allies-repairGalactica =
    { $count ->
        [one] repair up to { $count } location on Galactica
       *[other] repair up to { $count } locations on Galactica
    }
# $vipers: “2 damaged vipers”.
effects-allies-repairUpToVipers = repair up to { $vipers }
effects-allies-flyOneViper =
    { $brief ->
        [yes] { $count ->
            [1] activate 1 unmanned viper once
            [2] activate 1 unmanned viper twice
           *[other] activate 1 unmanned viper { $count } times
        }
       *[no] { $count ->
            [1] activate 1 unmanned viper
            [2] activate 1 unmanned viper up to twice
           *[other] activate 1 unmanned viper up to { $count } times
        }
    }
# After “you may”.
effects-allies-vipersDestroyRaiders = destroy 1 raider in the area of each unmanned viper in space
effects-allies-clearArea = destroy every Cylon ship there
effects-allies-pushBackCenturions =
    { $count ->
        [one] move every centurion back { $count } space on the Boarding Party track
       *[other] move every centurion back { $count } spaces on the Boarding Party track
    }
effects-allies-damageUnmanned =
    { $count ->
        [one] damage { $count } unmanned viper of your choice in space
       *[other] damage { $count } unmanned vipers of your choice in space
    }

## The Final Five: Loyalty cards that harm the player who looks at them.

# The log, without the full stop. $cards: their names.
modules-finalFive-examined = Among { $owner }’s cards, { $player } finds { $cards }
modules-finalFive-examinedNone = { $player } found none of the Final Five

# Follows the name of the player who is asked; `.help` is for that player alone.
modules-finalFive-order = choose which of { $player }’s Final Five cards to resolve first
    .help = All of them are resolved. As the current player, you decide the order.

## Personal Goals.

# The log, without the full stop.
modules-personalGoals-missed = { $player } never revealed { $card }

# Follows the name of the player who is asked; `.help` is for that player alone.
modules-personalGoals-discardStrength = choose a Skill card to discard
    .help = The cards must add up exactly, so only cards that still fit are offered. They are discarded together, and everyone sees them.
# In brackets after it.
modules-personalGoals-strengthLeft = strength { $strength } left

## Personal Goals. $brief: in a menu.

effects-personalGoals-discardStrength = discard Skill cards with a total strength of exactly { $strength }
effects-personalGoals-redrawLoyalty =
    { $brief ->
        [yes] draw a new Loyalty card
       *[no] shuffle an unused “You Are Not a Cylon” card into the Loyalty deck and draw a new Loyalty card
    }

# After “if”. $title: “Admiral”; $place and $places: the Brig and Sickbay, which one is in; “the Brig or Sickbay”.
effects-personalGoals-titlesAtLeast =
    { $count ->
        [one] you hold { $count } or more titles
       *[other] you hold { $count } or more titles
    }
effects-personalGoals-nukesSpent = the Admiral has no nukes left
effects-personalGoals-holderAt = { NOUN($title, case: "the") } is in { NOUN($place, case: "the") }
effects-personalGoals-youAt = you are in { NOUN($places, case: "the") }
effects-personalGoals-vipersLost =
    { $count ->
        [one] { $count } or more vipers are damaged or destroyed
       *[other] { $count } or more vipers are damaged or destroyed
    }
effects-personalGoals-raidersAtLeast =
    { $count ->
        [one] there are { $count } or more raiders on the main board
       *[other] there are { $count } or more raiders on the main board
    }
effects-personalGoals-jumpedBy = the fleet has jumped to a destination with a distance of { $distance }
effects-personalGoals-strengthInHand = your Skill cards can add up to exactly { $strength } strength
