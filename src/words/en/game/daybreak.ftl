## Missions, the Demetrius and the Rebel Basestar.

# What one of the cards is called.
modules-searchForHome-kind = Mission
# Its check in a menu.
modules-searchForHome-demand = Skill check { $difficulty } ({ $skills })
# The last line of the card.
modules-searchForHome-unchanged = No cards or abilities can affect this check, and skill check abilities are not resolved.

# The log, without the full stop.
modules-searchForHome-missionTurnedUp = { $player } reveals the Mission { $card }
modules-searchForHome-noMission = { $player } finds no Mission left to reveal
modules-searchForHome-crisisSpared = { $player } draws no Crisis card this turn
modules-searchForHome-missionTurnedDown = { $card } is turned facedown on the Active Mission space
modules-searchForHome-missionCleared =
    { $to ->
        [objective] The Mission { $card } is placed next to the objective
        [discard] The Mission { $card } is discarded
       *[deck] The Mission { $card } is shuffled into the Mission deck
    }
modules-searchForHome-missionSeen = { $player } looks at the top Mission card
modules-searchForHome-missionSeenOpenly = The top Mission card is { $card }
modules-searchForHome-missionPutBack =
    { $where ->
        [top] { $player } leaves the Mission card on top of its deck
       *[bottom] { $player } puts the Mission card on the bottom of its deck
    }
modules-searchForHome-skillNamed = { $player } names { $skill } for everyone
# Before a colon and the ships and centurions: “Removed from the board (Rebel Basestar): 2 heavy raiders”.
modules-searchForHome-cylonsCleared = Removed from the board
modules-searchForHome-cylonsGone = Removed from the game
# $way: the Rebel Basestar comes into play, stays on the $side where it was, or changes sides.
modules-searchForHome-rebelBasestar =
    { $way ->
        [comes] { $side ->
            [human] The Rebel Basestar enters play on the human side
           *[cylon] The Rebel Basestar enters play on the Cylon side
        }
        [stays] { $side ->
            [human] The Rebel Basestar stays on the human side
           *[cylon] The Rebel Basestar stays on the Cylon side
        }
       *[changes] { $side ->
            [human] The Rebel Basestar switches to the human side
           *[cylon] The Rebel Basestar switches to the Cylon side
        }
    }
modules-searchForHome-superCrisisPaid = { $player } discards the Super Crisis card { $card }
# $cards: “2 Politics cards”; their names may follow after a colon.
modules-searchForHome-deckSearched = { $player } takes { $cards } from the deck and its discard pile
# $open: names of those that everyone has seen.
modules-searchForHome-deckSearchedOpenly = { $player } takes { $cards } from the deck and its discard pile (from the discard pile: { $open })

# Questions: the message follows the name of the player, `.help` is for that player alone. $cards: “2 Skill cards”.
modules-searchForHome-placeMission = put the Mission on the top or the bottom of its deck
    .help = Only you have seen it. The top card is revealed the next time someone activates the Bridge.
modules-searchForHome-skillForAll = name a skill type
    .help = Every player, including Cylon players, draws { $cards } of it, starting with you.
modules-searchForHome-payTribute = choose what to discard
    .help = The action costs a miracle token or a Super Crisis card of your own. The card is not resolved.
modules-searchForHome-searchedSkill = choose a Skill deck to search
    .help = You take any { $cards } from it and its discard pile; then both are shuffled together.
modules-searchForHome-searchSkillDeck = take { $cards } from the { $skill } deck
    .help = You see the deck and its discard pile. The others learn only which cards left the discard pile.
modules-searchForHome-sendOut = choose the ships for { NOUN($area, case: "the") }
    .help = Only the ships you place are activated, once each.

# Buttons, with `.detail` in the second line of the menu.
modules-searchForHome-miracleToken = A miracle token
    .detail = You can’t use your miracle ability without one
# The second line of “2 raiders”, “1 viper”.
modules-searchForHome-shipsOut =
    { $ship ->
        [raider] Each acts right away, as raiders do
       *[viper] From the Reserves, without pilots; you activate each once
    }

# Why the game is over.
modules-searchForHome-reachedEarth = the fleet has found its new home

## Missions, the Demetrius and the Rebel Basestar. $brief: in a menu.

effects-searchForHome-startMission =
    { $brief ->
        [yes] reveal the next Mission; no Crisis card on your own turn
       *[no] reveal the top Mission card and resolve it; on your own turn, you then draw no Crisis card
    }
effects-searchForHome-missionCounts = the Mission counts as { $count } distance
effects-searchForHome-turnMissionDown = turn the Mission facedown
effects-searchForHome-lookAtMission =
    { $brief ->
        [yes] see the top Mission and put it on the top or bottom
       *[no] secretly look at the top Mission card, then put it on the top or bottom of its deck
    }
# $cards: “2 cards”.
effects-searchForHome-everyoneDrawsNamed =
    { $brief ->
        [yes] name a Skill type: everyone draws { $cards } of it
       *[no] choose a Skill type; every player, including Cylon players, draws { $cards } of it
    }
# $kinds: one or several, each in the case for every one of them: “every heavy raider and every centurion”.
effects-searchForHome-clearBoardOf = remove { NOUN($kinds, case: "every") } from the board
# $ships: “2 heavy raiders and 2 centurions”, $count all together.
effects-searchForHome-takeOutOfGame =
    { $count ->
        [1] remove { $ships } from the game
       *[other] remove { $ships } from the game
    }
# $side: whose it is.
effects-searchForHome-turnRebelBasestar =
    { $brief ->
        [yes] { $side ->
            [human] Rebel Basestar on the human side
           *[cylon] Rebel Basestar on the Cylon side
        }
       *[no] { $side ->
            [human] put the Rebel Basestar into play on the human side
           *[cylon] put the Rebel Basestar into play on the Cylon side
        }
    }
effects-searchForHome-repairDamaged =
    { $count ->
        [one] repair { $count } damaged location
       *[other] repair { $count } damaged locations
    }
effects-searchForHome-payTribute = discard 1 miracle token or 1 Super Crisis card
# $cards: “3 Crisis cards”.
effects-searchForHome-arrangeCrises =
    { $brief ->
        [yes] see the top { $cards } and order them
       *[no] secretly look at the top { $cards } and return them in any order
    }
# $cards: “2 cards”.
effects-searchForHome-searchSkillDeck =
    { $brief ->
        [yes] take any { $cards } from a Skill deck
       *[no] take any { $cards } from one Skill deck and its discard pile, then shuffle them together
    }
# $raiders: “2 raiders”; $vipers: “2 vipers”.
effects-searchForHome-sendOut =
    { $brief ->
        [yes] place and activate { $raiders } or { $vipers }
       *[no] place { $raiders }, or { $vipers } from the Reserves (unmanned), in one space area and activate each of them once
    }

# After “if”.
effects-searchForHome-missionSpaceEmpty = the Active Mission space is empty
effects-searchForHome-canPayTribute = you have a miracle token or a Super Crisis card

## Skill cards from Daybreak. Log: without the full stop. Questions: the message follows the name of the player, `.help` is for that player
## alone; the option to take none stands below, with `.detail` in the second line of the menu.

modules-daybreakSkills-checkCardTaken = { $player } takes { $card } out of the check
# $card: its name for those who may know it, “1 Quorum card” for the others.
modules-daybreakSkills-quorumKept = { $player } keeps { $card } as President
modules-daybreakSkills-quorumGiven = { $player } gives { $card } to { $to }, the President
modules-daybreakSkills-reservesLaunched =
    { $count ->
        [one] { $ships } from the Reserves joins a pilot { NOUN($area, case: "at") }
       *[other] { $ships } from the Reserves join a pilot { NOUN($area, case: "at") }
    }

modules-daybreakSkills-takeFromCheck = take a card from the check?
    .help = It goes to your hand and no longer counts. What its ability has already done stays done.
modules-daybreakSkills-takeNone = Take none
    .detail = All cards stay in the check
modules-daybreakSkills-dogfight = discard a card from the check?
    .help = The price is 1 viper: after the card, you choose one in space or in the Reserves to be damaged.
modules-daybreakSkills-discardNone = Discard none
    .detail = No viper is damaged
modules-daybreakSkills-shareQuorum = choose which Quorum card { $player } gets as President
    .help = You then play or discard the other one.
modules-daybreakSkills-playOrDiscard = play the other Quorum card or discard it
    .help = You make its choices and rolls. Where it names the President, it means the President.
modules-daybreakSkills-discardIt = Discard it
    .detail = It has no effect
# $undamaged: only such locations.
modules-daybreakSkills-activateFromAfar = choose a location to activate
    .help =
        { $undamaged ->
            [yes] You can use it from anywhere. Its costs and requirements still apply.
           *[no] You can use it from anywhere, even if it’s damaged.
        }
modules-daybreakSkills-launchReserves = choose where to launch vipers from the Reserves
    .help = Choose an area with a piloted viper. Each new viper is activated once at the end.
modules-daybreakSkills-howManyLaunch = choose how many vipers to launch { NOUN($area, case: "at") }
    .help = Each is then activated once, one after another.

## What the Skill cards of Daybreak do that nothing else does. $brief: in a menu. $strengths: “1 or 2”.

effects-daybreakSkills-addToTotal = add { $each } to the total for each card of strength { $strengths } in the check
# After “the current player may”.
effects-daybreakSkills-takeFromCheck =
    { $brief ->
        [yes] take 1 card of strength { $strengths } out of the check
       *[no] take 1 other card of strength { $strengths } from the check into their hand
    }
# After “the current player may”.
effects-daybreakSkills-dogfight =
    { $brief ->
        [yes] damage 1 viper to discard 1 card from the check
       *[no] damage 1 viper (in space or in the Reserves) to discard 1 other card from the check
    }
# $cards: “2 Quorum cards”.
effects-daybreakSkills-influenceQuorum =
    { $brief ->
        [yes] draw { $cards }: 1 for the President, play or discard the other
       *[no] draw { $cards }, give 1 to the President and play or discard the other
    }
# $places: “the Armory or Command”.
effects-daybreakSkills-activateAnywhere =
    { $brief ->
        [yes] activate { NOUN($places, case: "the") }
       *[no] activate { NOUN($places, case: "the") }, wherever you are and even if it is damaged
    }
effects-daybreakSkills-activateOneViper =
    { $count ->
        [one] activate 1 unmanned viper up to { $count } time
       *[other] activate 1 unmanned viper up to { $count } times
    }
# $vipers: “2 vipers”.
effects-daybreakSkills-launchReserves =
    { $brief ->
        [yes] launch up to { $vipers } to a pilot’s area and activate each
       *[no] launch up to { $vipers } from the Reserves, unmanned, into an area with a piloted viper, then activate each once
    }

# After “if”.
effects-daybreakSkills-currentIsHuman = the current player is human
# Of the current player, who has just been named.
effects-daybreakSkills-theyAreHuman = they are human
effects-daybreakSkills-mayAddToCheck = they can still add one
effects-daybreakSkills-noBlueSpace = the fleet marker is not on a blue space of the jump track
effects-daybreakSkills-mayTradeRaptor = there is a raptor in the Reserves and an assault raptor in the supply

## What characters from Daybreak make happen. Log: without the full stop. Questions: the message follows the name of the player, `.help` is
## for that player alone.

modules-daybreakPeople-civilianSaved = { $player } saves the civilian ship { NOUN($area, case: "at") }
modules-daybreakPeople-civilianSwapped =
    { $replaced ->
        [yes] { $player } replaces a civilian ship { NOUN($area, case: "at") } with another
       *[no] { $player } takes a civilian ship { NOUN($area, case: "from") }
    }
modules-daybreakPeople-discardSpared = { $by } lets { $player } discard 1 fewer card
modules-daybreakPeople-contributionShown = { $player } adds { $card } faceup
modules-daybreakPeople-iconsIgnored = { $player } ignores this card’s activation icons
# $cards: “1 Mutiny card”.
modules-daybreakPeople-mutinyPutBack = { $player } puts { $cards } on the bottom of the deck
modules-daybreakPeople-caught = { $player } has too few cards to discard and will be sent to the Brig at the end of the turn

modules-daybreakPeople-showContribution = choose one of your added cards to show
    .help = It is turned faceup; the others stay facedown until the check is revealed.
# $cards: “2 Skill cards”.
modules-daybreakPeople-sift = discard { $cards } of those you just drew
    .help = You keep the others.

## What characters of Daybreak can do. $brief: in a menu.

effects-daybreakPeople-activateHere = activate your location
# $cards: “1 Skill card”. It is a location.
effects-daybreakPeople-activateAgain = discard { $cards } to activate it again
# $cylonToo: even what only the other side may use, on any board.
effects-daybreakPeople-activateFromAfar =
    { $brief ->
        [yes] { $count ->
            [1] activate any location
           *[other] activate any { $count } locations
        }
       *[no] { $cylonToo ->
            [yes] { $count ->
                [1] activate 1 undamaged location on any board, human or Cylon
               *[other] activate { $count } different undamaged locations on any board, human or Cylon, one after the other
            }
           *[no] { $count ->
                [1] activate 1 undamaged location, wherever you are
               *[other] activate { $count } different undamaged locations, one after the other, wherever you are
            }
        }
    }
# $cards: “3 Politics cards”.
effects-daybreakPeople-sift = draw { $cards }, then discard { $discard } of them
# A civilian ship.
effects-daybreakPeople-escortAway =
    { $brief ->
        [yes] save it by destroying an undamaged viper
       *[no] destroy an undamaged viper (in the Reserves or in space) instead; shuffle the civilian ship back into the unused pile
    }
effects-daybreakPeople-quarantine =
    { $brief ->
        [yes] look at all civilian ships in space and replace 1
       *[no] look at all civilian ships in space, then replace 1 of them with a random unused one
    }
# $cards: “1 Treachery card”.
effects-daybreakPeople-spareDiscard = draw { $cards }; that player discards 1 fewer card
effects-daybreakPeople-leaveHumans =
    { $brief ->
        [yes] leave the humans
       *[no] end your infiltration without discarding
    }
effects-daybreakPeople-leaveElsewhere =
    { $brief ->
        [yes] go to any Cylon location, then take 1 action
       *[no] move to any Cylon location except the Resurrection Ship, then take another action
    }
# Of a Crisis card.
effects-daybreakPeople-ignoreIcons =
    { $brief ->
        [yes] ignore the card’s icons
       *[no] ignore the card’s activation icons
    }
# $cards: “2 Mutiny cards”.
effects-daybreakPeople-pickAndPlayMutiny =
    { $brief ->
        [yes] look at { $cards } and play 1
       *[no] look at the top { $cards }, play 1 immediately and put the rest on the bottom of the deck
    }

# After “if”.
effects-daybreakPeople-unconfined = you are not in the Brig
effects-daybreakPeople-infiltrating = you are infiltrating

## What only Crisis cards of Daybreak do.

# Said of players: “that player is moved to Command”.
effects-daybreakCrises-bringTo = you move to { NOUN($place, case: "the") }
    .one = moves to { NOUN($place, case: "the") }
    .several = move to { NOUN($place, case: "the") }
    .to = move to { NOUN($place, case: "the") }
effects-daybreakCrises-openBrig = each human player in the Brig may move to any location on Galactica

## Mutiny cards.

# What one of them is called.
modules-mutiny-kind = Mutiny card
# What a card does that costs something; $cards: “5 Skill cards”.
modules-mutiny-costs = discard { $cards }, then { $what }
# Its lines.
modules-mutiny-action = Action
modules-mutiny-onlyIf = Only if { $condition }
modules-mutiny-holder = Secret. Limit: 1 (the Mutineer: 2).

# The log, without the full stop. $cards: “2 Mutiny cards”; their names may follow after a colon.
modules-mutiny-drawn = { $player } draws { $cards }
modules-mutiny-seen = { $player } looks at { $cards }
modules-mutiny-seenFor = { $player } looks at { $cards } for { $to }
modules-mutiny-discarded = { $player } discards { $cards }
modules-mutiny-played = { $player } plays the Mutiny card { $card }
modules-mutiny-nukesRemoved = all nukes are removed from the game

# Questions: the message follows the name of the player, `.help` is for that player alone.
modules-mutiny-giveMutiny = choose a Mutiny card for { $player }
    .help = Only you see both cards. The other one goes to the bottom of the Mutiny deck.
modules-mutiny-keepMutiny = choose { $cards } to keep
    .help = You hold too many. Everyone sees what you discard; it has no effect.
modules-mutiny-discardMutiny = discard a Mutiny card
    .help = Everyone sees it. It has no effect.
modules-mutiny-keepTitle = discard { $card } to stay { $title }?
    .help = Otherwise { $player } becomes { $title }.
# Buttons.
modules-mutiny-keepAll = Keep all cards
modules-mutiny-giveUp = Give up the title
modules-mutiny-play = Play a Mutiny card
# In the log, after the name of the player.
modules-mutiny-plays = plays the Mutiny card { $card }

## Mutiny cards. $brief: in a menu. $title: “Admiral”.

# $cards: “1 Mutiny card”. $ifNone: only a player who holds none draws it. $stays: the player does not go to the Brig for it. `keeping` may follow.
effects-mutiny-draw =
    { $ifNone ->
        [yes] { $stays ->
            [yes] draw { $cards } if you hold none, without going to the Brig
           *[no] draw { $cards } if you hold none
        }
       *[no] { $stays ->
            [yes] draw { $cards } without going to the Brig
           *[no] draw { $cards }
        }
    }
    .one =
        { $ifNone ->
            [yes] { $stays ->
                [yes] draws { $cards } if they hold none, without going to the Brig
               *[no] draws { $cards } if they hold none
            }
           *[no] { $stays ->
                [yes] draws { $cards } without going to the Brig
               *[no] draws { $cards }
            }
        }
    .several =
        { $ifNone ->
            [yes] { $stays ->
                [yes] draw { $cards } if they hold none, without going to the Brig
               *[no] draw { $cards } if they hold none
            }
           *[no] { $stays ->
                [yes] draw { $cards } without going to the Brig
               *[no] draw { $cards }
            }
        }
# After `draw` and a comma: how many of all the player's Mutiny cards stay.
effects-mutiny-keeping =
    { $brief ->
        [yes] keeping { $count }
       *[no] keeping only { $count } in total
    }
# $from: a player.
effects-mutiny-takeRandomCards =
    { $brief ->
        [yes] take { $cards } from { NOUN($from, case: "object") }
       *[no] take { $cards } at random from { NOUN($from, case: "whose") } hand
    }
effects-mutiny-repairEveryViper = repair every damaged viper
# $ships: “1 basestar and 3 raiders”, in an area that has been chosen.
effects-mutiny-placeThere =
    { $brief ->
        [yes] place { $ships }
       *[no] place { $ships } there
    }
# $cards: “2 cards”.
effects-mutiny-buryQuorum =
    { $brief ->
        [yes] put { $count } of the Quorum hand on the bottom of the deck
       *[no] look at the entire Quorum hand and put { $cards } of it on the bottom of the Quorum deck
    }
effects-mutiny-removeNukes = remove all nukes from the game
# Said of a chosen player. $card: the name of a card in play.
effects-mutiny-nominate = become { $title }, unless { NOUN($title, case: "the") } discards { $card }
    .one = becomes { $title }, unless { NOUN($title, case: "the") } discards { $card }

# After “if”.
effects-mutiny-holdsMutiny =
    { $count ->
        [1] you hold a Mutiny card
       *[other] you hold { $count } or more Mutiny cards
    }
effects-mutiny-holderHasMutiny = { NOUN($title, case: "the") } has a Mutiny card
effects-mutiny-lacksTitle = you are not { $title }
effects-mutiny-holderHandAtLeast = { NOUN($title, case: "the") } has { $count } or more Skill cards
effects-mutiny-anybodyHeld = someone is in the Brig

## The Mutineer.

# The log, without the full stop.
modules-mutineer-passed = { $player } hands the Mutineer card to { $to }

# Questions: the message follows the name of the player, `.help` is for that player alone.
modules-mutineer-pass = choose the new Mutineer
    .help = That player draws 1 Mutiny card, gives up every title and may hold 2 Mutiny cards.
modules-mutineer-seek = choose a player to draw another Loyalty card
    .help = The Mutineer card was in the deck, and no one has it. The player you choose may get it now, or become a Cylon by another card.

## Miracle tokens.

# The log, without the full stop. $now: how many the player has.
modules-miracles-gained =
    { $now ->
        [1] { $player } gains a miracle token
       *[other] { $player } gains a miracle token (now { $now })
    }
# $tokens: “1 miracle token”.
modules-miracles-spent = { $player } spends { $tokens }
# $ability: the name of an ability.
modules-miracles-spentFor = { $player } spends { $tokens } for { $ability }
modules-miracles-passed = a miracle token passes from { $player } to { $to }
modules-miracles-lost = { $player } loses { $tokens }

# Follows the name of the player who is asked; `.help` is for that player alone.
modules-miracles-pass = choose who gives or gets a miracle token
    .help = Give one to another player at your location, or take theirs. No one may exceed their limit.
# Buttons.
modules-miracles-give = Give a token to { $player }
modules-miracles-take = Take { $player }’s token

## Miracle tokens. $brief: in a menu.

# $ifNone: only a player who has none.
effects-miracles-gain =
    { $ifNone ->
        [yes] gain 1 miracle token if you have none
       *[no] gain 1 miracle token
    }
    .one =
        { $ifNone ->
            [yes] gains 1 miracle token if they have none
           *[no] gains 1 miracle token
        }
effects-miracles-trade =
    { $brief ->
        [yes] give or take 1 miracle token at your location
       *[no] give a miracle token to another player at your location, or take theirs
    }

# After “if”, and of a player who may be chosen.
effects-miracles-mayGain = you can gain a miracle token
effects-miracles-whoMayGain = who can gain a miracle token

## Motives: cards that a player without a team must reveal.

# What one of them is called.
modules-motives-kind = Motive

# What must be true: after “while” or “if”, or after a colon.
modules-motives-anyDamaged = { NOUN($places, case: "the") } is damaged
# $cards: “2 Politics cards”.
modules-motives-skillInHand = you have at least { $cards } in hand
# One of each; $skills: “1 Politics, 1 Tactics and 1 Piloting”.
modules-motives-skillsInHand = you have at least { $skills } card in hand
modules-motives-otherHeld = another player is in the Brig or in Detention
modules-motives-noCylonShips = there is no Cylon ship on the main board
modules-motives-noCenturions = there is no centurion on the Boarding Party track
modules-motives-distanceAtLeast = the fleet has traveled a distance of { $least } or more

# A Motive in a few words. $team: for whose victory it is; $atEnd: it must be true when the game is over, otherwise at any time.
modules-motives-brief =
    { $team ->
        [humans] { $atEnd ->
            [yes] Humans: when the game is over, { $what }
           *[no] Humans: { $what }
        }
       *[cylons] { $atEnd ->
            [yes] Cylons: when the game is over, { $what }
           *[no] Cylons: { $what }
        }
    }
# The same on the card, a line each.
modules-motives-team =
    { $team ->
        [humans] Counts toward a human victory.
       *[cylons] Counts toward a Cylon victory.
    }
modules-motives-anyTime = Reveal it at any time while { $what }
modules-motives-gameOver = Reveal it at the end of the game if { $what }

modules-motives-noTeam = You belong to no team: you win with the team that wins if at least 2 of your revealed Motives are for it and at most 1 is left unrevealed.

# The log, without the full stop; the names of the cards may follow after a colon.
modules-motives-dealt =
    { $count ->
        [one] { $player } is dealt { $count } Motive
       *[other] { $player } is dealt { $count } Motives
    }
modules-motives-revealed =
    { $team ->
        [humans] { $player } reveals a Motive: { $card } (human victory)
        [cylons] { $player } reveals a Motive: { $card } (Cylon victory)
       *[none] { $player } reveals a Motive: { $card }
    }
modules-motives-left =
    { $count ->
        [one] { $player } never revealed { $count } Motive
       *[other] { $player } never revealed { $count } Motives
    }

# Follows the name of the player who is asked; `.help` is for that player alone.
modules-motives-lastMotives = choose which Motives to reveal
    .help = The game is over, and the conditions of all of these are met. You win with a team if at least 2 revealed Motives are for it and at most 1 of yours is left unrevealed.
# Buttons.
modules-motives-revealNone = Reveal none
modules-motives-reveal = Reveal a Motive
# In the log, after the name of the player.
modules-motives-reveals = reveals the Motive { $card }

## A truce with the Cylons, in the log (without the full stop).

modules-negotiation-truceMade = no Cylon ship can be activated or launched for the rest of this turn
modules-negotiation-truceKept = the truce holds, and no Cylon ship acts

## Negotiating with the Cylons. $brief: in a menu.

effects-negotiation-truce =
    { $brief ->
        [yes] no Cylon ship acts or launches this turn
       *[no] Cylon ships cannot be activated or launched for the rest of this turn (they may still be placed)
    }

## Assault raptors: the log (without the full stop) and the question whether they stay in space when the fleet jumps.

modules-assaultRaptors-gained = a new assault raptor appears { NOUN($area, case: "at") }
modules-assaultRaptors-gainedInReserves = a new assault raptor joins the Reserves
modules-assaultRaptors-stays = { $player }’s assault raptor stays { NOUN($area, case: "at") }
modules-assaultRaptors-staysUnmanned = An unmanned assault raptor stays { NOUN($area, case: "at") }

# Follows the name of the player. $piloted: it is the player’s own.
modules-assaultRaptors-stayInSpace =
    { $piloted ->
        [yes] choose whether your assault raptor stays in space
       *[no] choose which assault raptors stay in space
    }
    .help =
        { $piloted ->
            [yes] If it stays, you keep flying it where it is. Otherwise it returns to the Reserves, and you go to the Hangar Deck.
           *[no] Those that stay keep their area. The others return to the Reserves like all vipers.
        }
# Instead of an assault raptor: it returns to the Reserves.
modules-assaultRaptors-noneStays =
    { $piloted ->
        [yes] Return to Galactica
       *[no] None stay
    }

## Assault raptors. $brief: in a menu.

effects-assaultRaptors-gain =
    { $brief ->
        [yes] gain 1 assault raptor
       *[no] place 1 assault raptor from the supply in the Reserves
    }
# Said of the current player.
effects-assaultRaptors-launch =
    { $brief ->
        [yes] launch 1 new assault raptor and may activate it
       *[no] launch 1 unmanned assault raptor from the supply and may activate it immediately
    }
    .one =
        { $brief ->
            [yes] launches 1 new assault raptor and may activate it
           *[no] launches 1 unmanned assault raptor from the supply and may activate it immediately
        }

# After “if”.
effects-assaultRaptors-raptorIn =
    { $box ->
        [reserves] there is a raptor in the Reserves
       *[destroyed] a raptor has been destroyed
    }
effects-assaultRaptors-assaultRaptorLeft = there is an assault raptor left in the supply

## The Resurrection Ship and its other side, in the log (without the full stop).

modules-resurrectionHub-hubDestroyed = The Resurrection Ship is destroyed: Hub Destroyed takes its place
# $cards: names of Super Crisis cards.
modules-resurrectionHub-superCrisesLost = { $player } loses { $cards } (Hub Destroyed)

## The Resurrection Ship and its other side. $brief: in a menu.

effects-resurrectionHub-destroyHub =
    { $brief ->
        [yes] the Resurrection Ship is destroyed
       *[no] turn the Resurrection Ship over to Hub Destroyed for the rest of the game; anyone there stays
    }
effects-resurrectionHub-returnToFleet =
    { $brief ->
        [yes] move to the Cylon Fleet
       *[no] move to the Cylon Fleet, which ends any infiltration
    }
