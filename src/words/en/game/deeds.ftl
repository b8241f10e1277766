## How parts of sentences about effects come together. What a player does is a message with the forms of a verb: the message itself
## is what the player is told to do (“draw 2 cards”), `.one` what someone else does (“draws 2 cards”), `.several` what several do, `.may`
## what comes after “may”, `.to` what comes after “choose a player to” and in an option (in other languages, without it, `.one`). A form
## that is left out is the same as the message itself.

# $who does it: “the President draws 2 cards”. Several: $deeds are in their form `several`.
effects-does = { $who } { $deeds }
    .several = { $who } each { $deeds }
# After its subject, in the form of $deed for “may”; the message itself is after “you”.
effects-may = may { $deed }
# What is not a part of the branch before it: “then the fleet jumps”.
effects-then = then { $what }
# Of someone's cards. $own: the hand of the reader.
effects-wholeHand =
    { $own ->
        [yes] your entire hand of Skill cards
       *[no] their entire hand of Skill cards
    }
# Instead of a list of effects.
effects-none = no effect
# What a player does who rolls. $brief: in a menu.
effects-roll =
    { $brief ->
        [yes] roll
       *[no] roll a die
    }
    .one =
        { $brief ->
            [yes] rolls
           *[no] rolls a die
        }

## Effects that hold other effects: checks, rolls, choices, conditions. $what is one of them or several, as a part of the sentence.

effects-branches-onRoll =
    { $brief ->
        [yes] on { $range }: { $what }
       *[no] on { $range }: { $what }
    }
# Results of a skill check, a line each.
effects-branches-consequence = consequence: { $what }
effects-branches-passed = pass: { $what }
effects-branches-partially = { $from }+: { $what }
effects-branches-failed = fail: { $what }
# A check in a menu: “check 7, pass: …, fail: …”.
effects-branches-briefCheck = check { $difficulty }
# $lowered: its difficulty if the player is in the Brig, 0 if that makes no difference.
effects-branches-check =
    { $lowered ->
        [0] skill check { $difficulty } ({ $skills })
       *[other] skill check { $difficulty }, or { $lowered } if that player is in the Brig ({ $skills })
    }

# An option of a choice.
effects-branches-nothing = nothing
effects-branches-onlyIf = only if { $condition }: { $what }
# The same with the condition behind: “discard 1 nuke (only if there is a nuke left)”.
effects-branches-whatIf = { $what } (only if { $condition })
# The options one after the other, with a number in brackets before each.
effects-branches-oneOf = { $first }; or { $last }
effects-branches-choose = choose one: { $options }
    .one = chooses one: { $options }
# The same of options that stand below, a line each.
effects-branches-chooseBelow = choose one:
    .one = chooses one:
effects-branches-briefChoose = choose: { $options }
    .one = chooses: { $options }
# After “may”, of what the fleet gains and loses, without a choice of its own: “lose 1 morale and gain 1 fuel”.
effects-branches-chooseTo = { $deeds }
# After “may”, of anything else.
effects-branches-chooseThis = choose the following: { $option }
effects-branches-chooseSeveral = choose { $take } of these, then resolve them in the order you chose: { $options }
    .one = chooses { $take } of these, then resolves them in the chosen order: { $options }
# The same of options that stand below, a line each.
effects-branches-chooseSeveralBelow = choose { $take } of these, then resolve them in the order you chose:
    .one = chooses { $take } of these, then resolves them in the chosen order:

effects-branches-if = if { $condition }, { $what }
# $condition: about the player who does $what: “they are on New Caprica”.
effects-branches-ifThey = { $what } if { $condition }
effects-branches-otherwise = otherwise: { $what }

# Ships are risked ($stake, $count of them) for $what: a roll of $range brings it, a lower one loses them.
effects-branches-risk = risk { $stake } and roll a die. On { $range }: { $what }. Otherwise: { $lost ->
        [destroyed] { $count ->
            [one] the { $ship } is destroyed
           *[other] the { NOUN($ship, case: "plural") } are destroyed
        }
       *[damaged] { $count ->
            [one] the { $ship } is damaged
           *[other] the { NOUN($ship, case: "plural") } are damaged
        }
    }
effects-branches-briefRisk = risk { $stake }: on { $range }, { $what }

## What happens to players: hands, places, titles, loyalty. $brief: in a menu.

# $cards: “2 Politics cards”, “your entire hand of Skill cards”, “2 trauma tokens”; `draw` and `discard` may ask for a form of it as for a
# case, also of the messages that stand for it, such as `cardsFrom`.
effects-people-discard =
    { $how ->
        [random] discard { $cards } at random
        [together] discard { $cards } (at the same time)
       *[chosen] discard { $cards }
    }
    .one =
        { $how ->
            [random] discards { $cards } at random
            [together] discards { $cards } (at the same time)
           *[chosen] discards { $cards }
        }
effects-people-draw = draw { $cards }
    .one = draws { $cards }
effects-people-briefHand = the entire hand
# Cards of one of several skills: “1 Engineering or Tactics card”.
effects-people-cardsOfOne =
    { $count ->
        [one] { $count } { $skills } card
       *[other] { $count } Skill cards, each { $skills }
    }
# $cards: “2 Skill cards”. $set: of any skill, of the skill set of the reader, of the chosen player, of the player who draws.
effects-people-cardsFrom =
    { $set ->
        [any] { $count ->
            [one] { $cards } of any type
           *[other] { $cards } of any type
        }
        [cylon] { $cards } of any type (a Cylon Leader: from their skill set)
        [you] { $cards } from your skill set
        [chosen] { $cards } from that player’s skill set
       *[theirs] { $cards } from their skill set
    }

# Who is sent somewhere: “the Admiral is sent to the Brig”, “you are sent to the Brig”, “choose a player to send to the Brig”.
effects-people-send = you are sent to { $to }
    .one = is sent to { $to }
    .several = are sent to { $to }
    .to = send to { $to }
effects-people-everybodyAt = send everyone at { NOUN($locations, case: "the") } to { $to }
effects-people-everybodyAboard = send everyone { NOUN($board, case: "on") } to { $to }

# $player: “another human player aboard Galactica”.
effects-people-choose = choose { $player }
    .one = chooses { $player }
# $deeds: what the chosen player does, or what is done to that player, in the form `to`.
effects-people-chooseTo = choose { $player } to { $deeds }
    .one = chooses { $player } to { $deeds }
# $deed: what the player who has chosen does then.
effects-people-chooseAnd = choose { $player } and { $deed }
    .one = chooses { $player } and { $deed }
effects-people-chooseThen = choose { $player }: { $then }
    .one = chooses { $player }: { $then }

# $whose: a player, in the case for the owner of something.
effects-people-lookAtLoyalty =
    { $brief ->
        [yes] { $all ->
            [yes] look at all of { NOUN($whose, case: "whose") } Loyalty cards
           *[no] look at 1 of { NOUN($whose, case: "whose") } Loyalty cards
        }
       *[no] { $all ->
            [yes] look at all of { NOUN($whose, case: "whose") } facedown Loyalty cards
           *[no] look at 1 random facedown Loyalty card of { NOUN($whose, case: "object") }
        }
    }
    .one =
        { $brief ->
            [yes] { $all ->
                [yes] looks at all of { NOUN($whose, case: "whose") } Loyalty cards
               *[no] looks at 1 of { NOUN($whose, case: "whose") } Loyalty cards
            }
           *[no] { $all ->
                [yes] looks at all of { NOUN($whose, case: "whose") } facedown Loyalty cards
               *[no] looks at 1 random facedown Loyalty card of { NOUN($whose, case: "object") }
            }
        }
effects-people-giveTitle = become { $title }
    .one = becomes { $title }
# Out of the Brig, or out of Detention.
effects-people-leave =
    { $to ->
        [anyShip] leave the Brig for any location on a human ship
        [newCaprica] leave Detention for another location on New Caprica
       *[galactica] leave the Brig for any location on Galactica
    }
effects-people-release =
    { $to ->
        [anyShip] move { $who } to any location on a human ship
        [newCaprica] move { $who } to another location on New Caprica
       *[galactica] move { $who } to any location on Galactica
    }
    .one =
        { $to ->
            [anyShip] moves { $who } to any location on a human ship
            [newCaprica] moves { $who } to another location on New Caprica
           *[galactica] moves { $who } to any location on Galactica
        }
# An Executive Order.
effects-people-ordered = either move and take 1 action, or take 2 actions
    .one = either moves and takes 1 action, or takes 2 actions
effects-people-order = choose another human player; they may either move and take 1 action, or take 2 actions
effects-people-extraActions =
    { $count ->
        [1] take another action
        [one] take { $count } more action
       *[other] take { $count } more actions
    }
# $chosen: of a player who has been chosen before.
effects-people-takeCard =
    { $brief ->
        [yes] { $chosen ->
            [yes] take 1 Skill card from that player’s hand
           *[no] take 1 Skill card from another player’s hand
        }
       *[no] { $chosen ->
            [yes] look at that player’s hand of Skill cards and take 1
           *[no] look at another player’s hand of Skill cards and take 1
        }
    }
effects-people-handOverLoyalty =
    { $brief ->
        [yes] up to distance { $distance }, give your Loyalty cards away
       *[no] if the fleet has traveled a distance of { $distance } or less, give all your facedown Loyalty cards to another player
    }

## Quorum cards, cards that stay in play, what Cylons draw. $brief: in a menu.

effects-cards-pickQuorum = draw { $cards }, resolve 1 and put the rest on the bottom of the deck
effects-cards-playQuorum = play 1 Quorum card from your hand
effects-cards-exchangeQuorum =
    { $brief ->
        [yes] exchange any number of Quorum cards
       *[no] discard any number of Quorum cards, then draw that many
    }
# $who: a player.
effects-cards-attachTo =
    { $brief ->
        [yes] give them this card
       *[no] give this card to { NOUN($who, case: "object") }
    }
effects-cards-keepInPlay =
    { $until ->
        [untilJump] keep this card in play until the fleet jumps
        [untilLossOrJump] keep this card in play until the fleet jumps or a civilian ship or basestar is destroyed
        [untilBasestarLostOrJump] keep this card in play until the fleet jumps or a basestar is destroyed
        [untilNoRaidersOrJump] keep this card in play until the fleet jumps or no raiders are left
        [untilScarLostOrJump] keep this card in play until the fleet jumps or Scar is destroyed
       *[toEnd] keep this card in play
    }
effects-cards-removeCard = remove this card from the game
effects-cards-countAsDistance = place this card next to the objective; it counts as { $distance } distance
effects-cards-anotherCrisis =
    { $brief ->
        [yes] afterward, draw another Crisis card
       *[no] after the activation icons, the current player draws and resolves another Crisis card
    }
effects-cards-lookAtTop =
    { $brief ->
        [yes] { $deck ->
            [crisis] look at the top card of the Crisis deck
            [destination] look at the top card of the Destination deck
           *[either] look at the top card of the Crisis or Destination deck
        }
       *[no] { $deck ->
            [crisis] look at the top card of the Crisis deck and place it on the top or bottom
            [destination] look at the top card of the Destination deck and place it on the top or bottom
           *[either] look at the top card of the Crisis or Destination deck and place it on the top or bottom
        }
    }
# $cards: “3 Crisis cards”, $count of them.
effects-cards-pickCrisis =
    { $others ->
        [untold] { $count ->
            [1] draw { $cards } and resolve it
           *[other] draw { $cards } and resolve 1
        }
        [discard] { $count ->
            [2] draw { $cards }, resolve 1 and discard the other
           *[other] draw { $cards }, resolve 1 and discard the rest
        }
       *[bottom] { $count ->
            [2] draw { $cards }, resolve 1 and put the other on the bottom of the deck
           *[other] draw { $cards }, resolve 1 and put the rest on the bottom of the deck
        }
    }

effects-cards-playSuperCrisis =
    { $brief ->
        [yes] play a Super Crisis card
       *[no] play a Super Crisis card from your hand
    }
# $ships: “2 raiders and 1 heavy raider”.
effects-cards-launchFromBasestars = each basestar launches { $ships }
# After “you may”.
effects-cards-exchangeSuperCrisis =
    { $brief ->
        [yes] exchange your Super Crisis card
       *[no] discard your Super Crisis card and draw a new one
    }

## Executions, titles, turns around the table, decks that no one draws from. $brief: in a menu. $title: “Admiral”.

# Said of players: “the current player is executed”, “you are executed”.
effects-fates-execute = you are executed
    .one = is executed
    .several = are executed
    .to = execute
# $who: “each human player”. $what is told to each of them as “you”.
effects-fates-inTurn =
    { $brief ->
        [yes] { $who }: { $what }
       *[no] { $who }, in turn order: { $what }
    }
# $what each player may do, under a condition: “each human player may draw 2 Skill cards”.
effects-fates-ifFewCards = { $what } if they have { $count } or fewer
effects-fates-passTitle =
    { $brief ->
        [yes] another player becomes { $title }
       *[no] the { $title } title passes to the next player in its line of succession
    }
effects-fates-passTitlesOf =
    { $brief ->
        [yes] lose all titles
       *[no] lose all titles (each passes to the next player in its line of succession)
    }
    .one =
        { $brief ->
            [yes] loses all titles
           *[no] loses all titles (each passes to the next player in its line of succession)
        }
# $title: one or several: “Admiral or President”.
effects-fates-borrowTitle = take the { $title } title from its holder until the end of this turn
# What is drawn, after `people.draw`. $cards: “2 Skill cards”, of different types.
effects-fates-differentCards =
    { $brief ->
        [yes] { $count } different Skill cards
       *[no] { $cards } of different types
    }
effects-fates-loseHighest = lose { $count } of the fleet’s highest resource
effects-fates-protect =
    { $brief ->
        [yes] save 1 { $resource }
       *[no] reduce the next loss of { $resource } this turn by 1
    }
# Any one of the resources.
effects-fates-protectAny =
    { $brief ->
        [yes] save 1 of a resource
       *[no] choose a resource and reduce its next loss this turn by 1
    }
# $to: a player.
effects-fates-giveCard =
    { $brief ->
        [yes] give them { $cards }
       *[no] give { NOUN($to, case: "object") } { $cards } from your hand
    }
effects-fates-takeHand =
    { $brief ->
        [yes] take all their Skill cards
       *[no] take all of { NOUN($who, case: "whose") } Skill cards into your hand
    }
    .one =
        { $brief ->
            [yes] takes all their Skill cards
           *[no] takes all of { NOUN($who, case: "whose") } Skill cards into their hand
        }

# $cards: “2 Treachery cards”.
effects-fates-seedDestiny = shuffle { $cards } into the Destiny deck
effects-fates-replaceDestiny = discard the Destiny deck and build a new one from { $cards }
# $cards: “2 cards”; $optional: or none.
effects-fates-cullDestiny =
    { $brief ->
        [yes] { $optional ->
            [yes] discard { $cards } or none from the Destiny deck
           *[no] discard { $cards } from the Destiny deck
        }
       *[no] { $optional ->
            [yes] look at the Destiny deck, discard { $cards } from it (or none) and shuffle the rest
           *[no] look at the Destiny deck, discard { $cards } from it and shuffle the rest
        }
    }
effects-fates-swapWithDestiny = swap this card with the top card of the Destiny deck
effects-fates-lookAtBottom = look at the bottom card of a deck
effects-fates-reorderCrises =
    { $brief ->
        [yes] look at the top { $count } Crisis cards and reorder them
       *[no] look at the top { $count } cards of the Crisis deck and place each on the top or bottom in any order
    }
effects-fates-learn =
    { $brief ->
        [yes] look at the top { $count } cards of a Skill deck; take or add them all
       *[no] look at the top { $count } cards of a Skill deck; take them all into your hand or add them all to the check
    }
effects-fates-nextCrisisJumps = the next Crisis card drawn this turn gains a jump icon
# $cards: “1 Destination card”.
effects-fates-jumpFleet = the fleet jumps; the Admiral draws only { $cards }
effects-fates-anotherDestination = discard this card and resolve the top card of the Destination deck instead
# $crisis: its name.
effects-fates-resolveCrisis = find the Crisis card { $crisis } in the deck or discard pile and resolve it, then shuffle the deck

# After “if”.
effects-fates-moraleLostToExecution = the fleet has lost morale to an execution this game

## One basestar, one area, one kind of ship: what a player chooses and what happens to it. $brief: in a menu.

# $then: what the player does then.
effects-aimed-chooseBasestar = choose a basestar and { $then }
effects-aimed-chooseArea = choose a space area and { $then }
# In a menu, what the die is rolled for; the results follow.
effects-aimed-rollAtBasestar = roll for a basestar
    .one = rolls for a basestar
effects-aimed-rollForArea = roll for an area
    .one = rolls for an area
effects-aimed-placeBasestar = place 1 basestar { NOUN($area, case: "at") }; { $then }
effects-aimed-removeCylons =
    { $brief ->
        [yes] remove all Cylon ships from 1 space area
       *[no] choose a space area and remove all Cylon ships there (they are not destroyed)
    }
    .one =
        { $brief ->
            [yes] removes all Cylon ships from 1 space area
           *[no] chooses a space area and removes all Cylon ships there (they are not destroyed)
        }
effects-aimed-destroyAllCylons =
    { $brief ->
        [yes] destroy all Cylon ships
       *[no] destroy all Cylon ships in space
    }
effects-aimed-damageBasestar =
    { $brief ->
        [yes] { $count ->
            [1] damage it
            [2] damage it twice
           *[other] damage it { $count } times
        }
       *[no] { $count ->
            [1] damage that basestar
            [2] damage that basestar twice
           *[other] damage that basestar { $count } times
        }
    }
# In the chosen area.
effects-aimed-damageThere =
    { $brief ->
        [yes] damage { $ships }
       *[no] damage { $ships } there
    }
effects-aimed-destroyThere =
    { $brief ->
        [yes] destroy { $ships }
       *[no] destroy { $ships } there
    }
# $lostOn: the roll that destroys the civilian ship.
effects-aimed-defendCivilian =
    { $brief ->
        [yes] destroy { $raiders } or { $heavyRaiders } near a civilian ship, which may be lost
       *[no] choose a civilian ship in space; destroy { $raiders } or { $heavyRaiders } in its area. Roll a die. On { $lostOn } or less: destroy the civilian ship
    }
effects-aimed-sacrifice =
    { $brief ->
        [yes] go to Sickbay and destroy ships in your area
       *[no] destroy up to { $raiders }, up to { $heavyRaiders }, 1 basestar or 1 civilian ship in your area; you leave your viper and are sent to Sickbay
    }
# After “you may”.
effects-aimed-moveAndAttack =
    { $brief ->
        [yes] fly to any space area and attack there
       *[no] move your viper to any space area, then you may attack 1 Cylon ship in your area
    }
effects-aimed-markScar = 1 of the raiders placed by this card is Scar
# $ships: “2 raiders”.
effects-aimed-interfere =
    { $brief ->
        [yes] the first { $ships } to act in your space area miss
       *[no] the first { $ships } to act in your space area miss automatically
    }
effects-aimed-activateHeavyRaiders = activate heavy raiders (centurions do not move)

## Resources, the jump, Galactica and everything that flies. $brief: in a menu.

# $what: which Cylon ships act, as a noun. Read in orders such as “activate basestars, raiders, then launch 3 raiders from each basestar”.
effects-fleet-activate = activate { $what }
# The same after another `activate`, without its verb.
effects-fleet-activateNext = { $what }
effects-fleet-launchRaiders = launch 3 raiders from each basestar
effects-fleet-briefActivate =
    { $which ->
        [launchRaiders] launch 3 raiders from each basestar
        [heavyRaiders] activate heavy raiders
        [basestars] activate basestars
        [occupation] activate occupation forces
       *[raiders] activate raiders
    }

# $ships: “1 basestar and 3 raiders”. Several of these follow “place”, with commas between them; an attribute of it is what `place` asks
# for as a case: NOUN($ships, case: "…").
effects-fleet-placed = { $ships } { NOUN($area, case: "at") }

# $what: “1 food and 1 morale”, “1 food or 1 fuel”.
effects-fleet-lose = lose { $what }
effects-fleet-gain = gain { $what }
# $ships: one or several `placed`; in a menu “2 basestars, 5 raiders”.
effects-fleet-place = place { $ships }
effects-fleet-placeCivilians =
    { $brief ->
        [yes] place { $ships }
       *[no] { $count ->
            [one] the CAG (or the Admiral, if there is no CAG) places { $ships } in an area of their choice
           *[other] the CAG (or the Admiral, if there is no CAG) places { $ships } in areas of their choice
        }
    }
effects-fleet-activatePlaced = activate the { NOUN($ship, case: "plural") } just placed by this card
effects-fleet-basestarsAttack = each basestar attacks Galactica
# In a menu: by how much, “+1”.
effects-fleet-briefJumpTrack = jump track { $spaces }
effects-fleet-jumpTrack =
    { $back ->
        [yes] { $count ->
            [one] move the fleet marker back { $count } space
           *[other] move the fleet marker back { $count } spaces
        }
       *[no] { $count ->
            [one] advance the fleet marker { $count } space
           *[other] advance the fleet marker { $count } spaces
        }
    }
effects-fleet-boardCenturions =
    { $brief ->
        [yes] place { $ships } on the Boarding Party track
       *[no] place { $ships } at the start of the Boarding Party track
    }
effects-fleet-damageGalactica =
    { $count ->
        [1] damage Galactica
        [2] damage Galactica twice
       *[other] damage Galactica { $count } times
    }
# $tokens: “3 Galactica damage tokens”.
effects-fleet-chooseDamage =
    { $brief ->
        [yes] draw { $tokens } and resolve { $resolve }
       *[no] draw { $tokens }, choose { $resolve } to resolve and return the rest
    }
effects-fleet-destroy = destroy { $ships }
effects-fleet-restoreRaptors =
    { $count ->
        [one] return { $count } destroyed raptor to the Reserves
       *[other] return { $count } destroyed raptors to the Reserves
    }
effects-fleet-damageVipers =
    { $where ->
        [reserves] damage { $vipers } in the Reserves
        [space] damage { $vipers } in space
       *[anywhere] damage { $vipers } in space or in the Reserves
    }
# $who chooses them: a player, $you the reader.
effects-fleet-damageVipersOf =
    { $you ->
        [yes] { $where ->
            [reserves] choose { $vipers } in the Reserves to damage
            [space] choose { $vipers } in space to damage
           *[anywhere] choose { $vipers } in space or in the Reserves to damage
        }
       *[no] { $where ->
            [reserves] { $who } chooses { $vipers } in the Reserves to damage
            [space] { $who } chooses { $vipers } in space to damage
           *[anywhere] { $who } chooses { $vipers } in space or in the Reserves to damage
        }
    }
effects-fleet-destroyVipers =
    { $where ->
        [reserves] destroy { $vipers } in the Reserves
       *[space] destroy { $vipers } in space
    }
# Of whichever the player likes.
effects-fleet-destroyAnyViper = destroy { $vipers } (in the Reserves, damaged or in space)
effects-fleet-destroyCivilians =
    { $brief ->
        [yes] destroy { $ships }
       *[no] { $count ->
            [one] draw and destroy { $ships }
           *[other] draw and destroy { $ships }
        }
    }
effects-fleet-recallVipers = return all vipers in space to the Reserves
effects-fleet-destroyCenturions = destroy { $ships } on the Boarding Party track
effects-fleet-destroyChosen = destroy { $ships } of your choice
effects-fleet-discardNuke = discard { $nukes }

# Something is repaired, in the first form the location where the player is.
effects-fleet-repair =
    { $brief ->
        [yes] repair your location, or { $vipers } at the Hangar Deck
       *[no] repair your location or, if you are at the Hangar Deck, up to { $vipers } instead
    }
effects-fleet-restoreShips = return up to { $vipers } and { $raptors } (damaged or destroyed) to the Reserves
# $vipers: “2 damaged vipers”; $locations: that many of them.
effects-fleet-repairAnywhere =
    { $locations ->
        [one] repair up to { $locations } damaged location and up to { $vipers }
       *[other] repair up to { $locations } damaged locations and up to { $vipers }
    }
effects-fleet-repairVipers = repair { $vipers }
# $mandatory: that many times; else at most that many times.
effects-fleet-viperActivations =
    { $mandatory ->
        [yes] { $count ->
            [1] activate an unmanned viper
            [2] activate unmanned vipers twice
           *[other] activate unmanned vipers { $count } times
        }
       *[no] { $count ->
            [1] activate up to 1 unmanned viper
           *[other] activate unmanned vipers up to { $count } times
        }
    }
    .one =
        { $mandatory ->
            [yes] { $count ->
                [1] activates an unmanned viper
                [2] activates unmanned vipers twice
               *[other] activates unmanned vipers { $count } times
            }
           *[no] { $count ->
                [1] activates up to 1 unmanned viper
               *[other] activates unmanned vipers up to { $count } times
            }
        }
effects-fleet-launchPilots =
    { $brief ->
        [yes] pilots on Galactica may launch
       *[no] each human player on Galactica (not in the Brig) with Piloting in their skill set may launch in a viper from the Reserves
    }
effects-fleet-viperAttacks =
    { $count ->
        [one] make up to { $count } attack with your viper
       *[other] make up to { $count } attacks with your viper
    }
effects-fleet-launchSelf =
    { $brief ->
        [yes] launch in a viper
       *[no] launch in a viper from the Reserves, at the port bow or port quarter
    }
effects-fleet-ftlJump =
    { $brief ->
        [yes] jump the fleet; on a roll of 6 or less, lose the population shown on the jump track
       *[no] roll a die. On 6 or less: lose the population shown on the jump track. Then the fleet jumps
    }
effects-fleet-galacticaAttack = Galactica attacks 1 Cylon ship in any area
# $bonus: added to the die.
effects-fleet-attackCenturion =
    { $bonus ->
        [0] attack 1 centurion on the Boarding Party track (destroyed on 7 or 8)
       *[other] attack 1 centurion on the Boarding Party track (destroyed on 7 or 8; add { $bonus } to the roll)
    }
effects-fleet-inspectCivilians =
    { $brief ->
        [yes] secretly look at up to { $ships } and move them to adjacent areas
       *[no] secretly look at up to { $ships } in space; you may then move each to an adjacent area
    }
effects-fleet-launchNuke =
    { $brief ->
        [yes] nuke a basestar: damaged twice on 1 or 2, destroyed on 3 or more
       *[no] discard 1 nuke, choose a basestar and roll a die. On 1 or 2: damage it twice. On 3 to 6: destroy it. On 7 or 8: destroy it and 3 raiders in its area
    }

## What single Skill cards and characters can do that nothing else does. $brief: in a menu.

effects-feats-everybodyActs =
    { $brief ->
        [yes] every player moves or takes 1 action
       *[no] starting with you and going clockwise, every player (Cylon or human) may either move or take 1 action
    }
# $nukes: “1 nuke”.
effects-feats-gainNuke = the Admiral gains { $nukes }
effects-feats-strafe =
    { $brief ->
        [yes] instead of attacking, roll to destroy that many raiders there
       *[no] roll a die instead of attacking and destroy that many raiders in the viper’s area (or all, if there are fewer)
    }
effects-feats-nameRoll = choose the result instead of rolling; nothing can change it
effects-feats-tradeCards =
    { $brief ->
        [yes] discard any number of Skill cards, then draw that many of one type
       *[no] discard any number of Skill cards, then draw that many cards of one type from your skill set
    }
# $places: “Command or Resistance HQ”.
effects-feats-seizeTitle = become { $title }; if you are in the Brig or Detention, first move to { NOUN($places, case: "the") }
# After “you may”.
effects-feats-arrangeQuorum =
    { $count ->
        [one] look at the top card of the Quorum deck and put it back
       *[other] look at the top { $count } cards of the Quorum deck and return them in any order
    }
