### Loyalty cards, a line each, to whoever holds the card. $what: effects, in the middle of a sentence.

cylon = You are a Cylon. You win if the humans lose: when a resource is used up, when centurions take Galactica, or when 6 of its locations are damaged.
cylonHides = Until you reveal yourself nobody knows, and you count as human for everything. Spoil skill checks, waste resources and sow doubt, without being caught.
cylonReveals = You may reveal yourself as an action in your own turn or in an Executive Order. Waiting is often better; in the Brig you may still reveal, but without the effect below.
# $mandatory: it is not up to the player.
whenRevealed =
    { $mandatory ->
        [yes] When you reveal, this happens: { $what }
       *[no] When you reveal, you may do this: { $what }
    }
afterDiscard = Once you have discarded: { $what }
thenReveal = Then you keep 3 Skill cards, lose your titles, go to the Resurrection Ship and draw a Super Crisis card. If it is your turn, it ends.
cylonPlays = As a Cylon player you act at the Cylon locations, draw Skill cards of your choice each turn and add at most 1 card to each skill check.

sympathizer = You reveal this card as soon as you get it.
sympathizerJailed = If any resource is in its red zone, you are sent to the Brig, and nothing else changes.
sympathizerTurns = Otherwise you become a Cylon player and win with the Cylons. You have no Super Crisis card and may not activate the Cylon Fleet.

sympatheticCylon = You reveal this card as soon as you get it, and become a Cylon player with no Super Crisis card.
sympatheticCylonWins = You draw an Agenda and win only if everything on it is true at the end, whatever your other Loyalty cards say.
sympatheticCylonInfiltrates = At the Human Fleet you may infiltrate: then you play among the humans until you end it.

human = Without a “You Are a Cylon” card you are human: help the fleet to reach its goal before its resources run out.
humanLater = You may get another Loyalty card in the middle of the game. If that one says you are a Cylon, you are a Cylon from then on.

# A personal goal: what revealing it brings, and when it may be revealed.
goal = As an action you may reveal this card. Then: { $what }
goalIf = As an action you may reveal this card if { $condition }. Then: { $what }
# $amounts: «1 morale».
goalMissed = If it is still face down at the end and you are no Cylon player, the fleet loses { $amounts }.
goalAfter = It counts as “You Are Not a Cylon”. Revealed, it stays before you and does nothing more.

# One of the Final Five.
examined = When another player looks at this card by an effect, everybody sees it: { $what }
shownByExecution = When an execution shows it: { $what }
# After `shownByExecution`.
leavesGame = Then it leaves the game.
finalFiveAfter = It counts as “You Are Not a Cylon”. Handing it over does nothing, and it does nothing to Cylon players.

mutineer = You reveal this card as soon as you get it. From the Loyalty deck you draw another Loyalty card for it. It counts as “You Are Not a Cylon”; your other Loyalty cards decide your side.
mutineerGets = Whenever you get it, you draw 1 Mutiny card and hand over every title, each to the next player in its line of succession.
mutineerHolds = You may hold 2 Mutiny cards, and only a third one sends you to the Brig.
mutineerJumps = If you resolve a jump icon in your own turn, you draw 1 Mutiny card.
mutineerReveals = If you reveal as a Cylon, you hand this card to a human player.

# Whom the holder is with, from all Loyalty cards.
side =
    { $allegiance ->
        [hiddenCylon] You are a Cylon, and nobody knows it yet. You win if the humans lose, whatever your other Loyalty cards say.
        [cylonPlayer] You are a Cylon player. You win if the humans lose, whatever Loyalty cards you hold.
        [noTeam] You belong to no team, whatever Loyalty cards you hold.
       *[human] You are human. You win if the fleet reaches its goal before its resources run out.
    }
# Of a card that decides nothing any more.
changesNothing =
    { $allegiance ->
        [hiddenCylon] This card changes nothing: with a “You Are a Cylon” card you are a Cylon, whatever else you hold.
        [cylonPlayer] This card changes nothing: you are a Cylon player and stay one.
       *[noTeam] This card changes nothing: you belong to no team.
    }
humanNow = It does not make you a Cylon. Help the fleet to reach its goal before its resources run out.
cylonShown = You revealed yourself with this card. You win if the humans lose: when a resource is used up, when centurions take Galactica, or when 6 of its locations are damaged.
goalShown = It counts as “You Are Not a Cylon” and does nothing more.
goalOfCylon = It counts as “You Are Not a Cylon”. As a Cylon player you cannot reveal it, and the fleet loses nothing for it at the end.
# $turned: the holder became a Cylon player by it.
sympathizerShown =
    { $turned ->
        [yes] With this card you became a Cylon player. You may not activate the Cylon Fleet.
       *[no] You have resolved this card. It counts as “You Are Not a Cylon”.
    }
mutineerShown = It counts as “You Are Not a Cylon”; your other Loyalty cards decide your side.
