### Missions, the Demetrius and the Rebel Basestar.

# What one of the cards is called.
kind = Mission
# Its check in a menu.
demand = Skill check { $difficulty } ({ $skills })
# The last line of the card.
unchanged = No cards or abilities can affect this check, and skill check abilities are not resolved.

# The log, without the full stop.
missionTurnedUp = { $player } reveals the Mission { $card }
noMission = { $player } finds no Mission left on the Bridge of the Demetrius
crisisSpared = { $player } draws no Crisis card this turn
missionTurnedDown = { $card } is turned facedown on the Active Mission space
missionCleared =
    { $to ->
        [objective] The Mission { $card } is placed next to the objective
        [discard] The Mission { $card } is discarded
       *[deck] The Mission { $card } is shuffled into the Mission deck
    }
missionSeen = { $player } looks at the top Mission card
missionSeenOpenly = The top Mission card is { $card }
missionPutBack =
    { $where ->
        [top] { $player } leaves the Mission card on top of its deck
       *[bottom] { $player } puts the Mission card at the bottom of its deck
    }
skillNamed = { $player } names { $skill } for everyone
# Before a colon and the ships and centurions: “Removed from the board (Rebel Basestar): 2 heavy raiders”.
cylonsCleared = Removed from the board
cylonsGone = Removed from the game
# $way: the Rebel Basestar comes into play, stays on the $side where it was, or changes sides.
rebelBasestar =
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
superCrisisPaid = { $player } discards the Super Crisis card { $card }
# $cards: “2 Politics cards”; their names may follow after a colon.
deckSearched = { $player } takes { $cards } from the deck and its discard pile
# $open: names of those that everyone has seen.
deckSearchedOpenly = { $player } takes { $cards } from the deck and its discard pile (from the discard pile: { $open })

# Questions: the message follows the name of the player, `.help` is for that player alone. $cards: “2 Skill cards”.
placeMission = put the Mission on the top or the bottom of its deck
    .help = Only you have seen it. The top card is revealed the next time someone activates the Bridge.
skillForAll = name a skill type
    .help = Every player, including Cylon players, draws { $cards } of it, starting with you.
payTribute = choose what to discard
    .help = The action costs a miracle token or a Super Crisis card of your own. The card is not resolved.
searchedSkill = choose a Skill deck to search
    .help = You take any { $cards } from it and its discard pile; then both are shuffled together.
searchSkillDeck = take { $cards } from the { $skill } deck
    .help = You see the deck and its discard pile. The others learn only which cards left the discard pile.
sendOut = choose the ships for { NOUN($area, case: "the") }
    .help = Only the ships you place are activated, once each.

# Buttons, with `.detail` in the second line of the menu.
miracleToken = A miracle token
    .detail = You can’t use your miracle ability without one
# The second line of “2 raiders”, “1 viper”.
shipsOut =
    { $ship ->
        [raider] Each acts right away, as raiders do
       *[viper] From the Reserves, without pilots; you activate each once
    }

# Why the game is over.
reachedEarth = the fleet has found its new home
