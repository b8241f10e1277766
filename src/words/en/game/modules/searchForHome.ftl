### Missions, the Demetrius and the Rebel Basestar.

# What one of the cards is called.
kind = Mission
# Its check in a menu.
demand = Skill check { $difficulty } ({ $skills })
# The last line of the card.
unchanged = No other card and no ability changes this check, and abilities of the cards in it are not resolved.

# The log, without the full stop.
missionTurnedUp = { $player } turns up the Mission { $card }
noMission = { $player } finds no Mission left on the Bridge of the Demetrius
crisisSpared = { $player } draws no Crisis card this turn
missionTurnedDown = { $card } is turned face down on the Active Mission space
missionCleared =
    { $to ->
        [objective] The Mission { $card } is laid beside the objective
        [discard] The Mission { $card } is discarded
       *[deck] The Mission { $card } is shuffled into the Mission deck
    }
missionSeen = { $player } looks at the top Mission card
missionSeenOpenly = The top Mission card is { $card }
missionPutBack =
    { $where ->
        [top] { $player } leaves the Mission card on the top of its deck
       *[bottom] { $player } leaves the Mission card on the bottom of its deck
    }
skillNamed = { $player } names { $skill } for everybody
# Before a colon and the ships and centurions: «Off the board (Rebel Basestar): 2 heavy raiders».
cylonsCleared = Off the board
cylonsGone = Out of the game
# $way: the Rebel Basestar comes into play, stays on the $side where it was, or changes sides.
rebelBasestar =
    { $way ->
        [comes] { $side ->
            [human] The Rebel Basestar comes into play, for the human players
           *[cylon] The Rebel Basestar comes into play, for the Cylon players
        }
        [stays] { $side ->
            [human] The Rebel Basestar stays with the human players
           *[cylon] The Rebel Basestar stays with the Cylon players
        }
       *[changes] { $side ->
            [human] The Rebel Basestar goes over to the human players
           *[cylon] The Rebel Basestar goes over to the Cylon players
        }
    }
superCrisisPaid = { $player } discards the Super Crisis card { $card }
# $cards: «2 Politics cards»; their names may follow after a colon.
deckSearched = { $player } takes { $cards } out of the deck and its discard pile
# $open: names of those that everybody has seen.
deckSearchedOpenly = { $player } takes { $cards } out of the deck and its discard pile, from the discard pile { $open }

# Questions: the message follows the name of the player, `.help` is for that player alone. $cards: «2 Skill cards».
placeMission = put the Mission on the top or the bottom of its deck
    .help = Only you have seen it. The top card is turned up when somebody activates the Bridge the next time.
skillForAll = name a Skill type
    .help = Every player, Cylon players too, draws { $cards } of it, you first.
payTribute = choose what you discard
    .help = The action costs a miracle token or a Super Crisis card of your own. The card is not resolved.
searchedSkill = choose the Skill deck that you search
    .help = You take any { $cards } out of it and its discard pile. Then both are shuffled together.
searchSkillDeck = take { $cards } out of the { $skill } deck
    .help = You see the deck and its discard pile. The others learn only which cards have left the discard pile.
sendOut = choose the ships for { NOUN($area, case: "the") }
    .help = Only the ships that are placed are activated, each of them once.

# Buttons, with `.detail` in the second line of the menu.
miracleToken = A miracle token
    .detail = What it is kept for can't be used without one
# The second line of «2 raiders», «1 viper».
shipsOut =
    { $ship ->
        [raider] Each acts at once as raiders do
       *[viper] From the Reserves, without pilots; you activate each once
    }

# Why the game is over.
reachedEarth = the fleet has found its new home
