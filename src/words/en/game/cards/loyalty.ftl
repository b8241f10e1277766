### Loyalty cards, a line each, to the player who holds the card. $what: effects, in the middle of a sentence.

cylon = You are a Cylon. You win if humanity falls: when a resource runs out, when centurions overrun Galactica, or when 6 of her locations are damaged.
cylonHides = Until you reveal yourself, no one knows, and you count as human for everything. Sabotage skill checks, waste resources, sow distrust – and do not get caught.
cylonReveals = You may reveal yourself as an action, on your own turn or through an Executive Order. It often pays to wait. In the Brig you can still reveal yourself, but without the effect below.
# $mandatory: it is not up to the player.
whenRevealed =
    { $mandatory ->
        [yes] When you reveal yourself: { $what }
       *[no] When you reveal yourself, you may: { $what }
    }
afterDiscard = After discarding: { $what }
thenReveal = Then discard down to 3 Skill cards, give up your titles, move to the Resurrection Ship and draw a Super Crisis card. If it is your turn, it ends.
cylonPlays = As a Cylon player you use the Cylon locations, draw Skill cards of any type each turn, and may add 1 card to each skill check.

sympathizer = Reveal this card as soon as you receive it.
sympathizerJailed = If any resource is in the red zone, you are sent to the Brig, and nothing else changes.
sympathizerTurns = Otherwise you become a Cylon player and win with the Cylons, but you get no Super Crisis cards and cannot use the Cylon Fleet location.

sympatheticCylon = Reveal this card as soon as you receive it and become a Cylon player, without a Super Crisis card.
sympatheticCylonWins = Draw an Agenda. You win only if all its conditions are met at the end, whatever your other Loyalty cards say.
sympatheticCylonInfiltrates = At the Human Fleet you may infiltrate: you play among the humans until you end the infiltration.

human = Without a “You Are a Cylon” card you are human: help the fleet reach its goal before its resources run out.
humanLater = You may receive another Loyalty card mid-game. If it says you are a Cylon, you are a Cylon from then on.

# A personal goal: what revealing it brings, and when it may be revealed.
goal = Action: reveal this card. Then { $what }
goalIf = Action: reveal this card if { $condition }. Then { $what }
# $amounts: “1 morale”.
goalMissed = If it is still facedown at the end of the game and you are not a Cylon player, the fleet loses { $amounts }.
goalAfter = Counts as “You Are Not a Cylon”. Once revealed, it stays in front of you without further effect.

# One of the Final Five.
examined = When an effect lets another player look at this card, reveal it: { $what }
shownByExecution = When an execution reveals it: { $what }
# After `shownByExecution`.
leavesGame = Then remove it from the game.
finalFiveAfter = Counts as “You Are Not a Cylon”. It has no effect when handed over, and none on Cylon players.

mutineer = Reveal this card as soon as you receive it. If it came from the Loyalty deck, draw another Loyalty card. It counts as “You Are Not a Cylon”; your other Loyalty cards decide your side.
mutineerGets = Each time you receive it, draw 1 Mutiny card and give up all your titles (each passes along its line of succession).
mutineerHolds = You may hold 2 Mutiny cards; only a third sends you to the Brig.
mutineerJumps = If you resolve a jump icon on your own turn, draw 1 Mutiny card.
mutineerReveals = If you reveal yourself as a Cylon, give this card to a human player.

# Which side the holder is on, from all Loyalty cards.
side =
    { $allegiance ->
        [hiddenCylon] You are a Cylon, and no one knows it yet. You win if the humans lose, whatever your other Loyalty cards say.
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
humanNow = It does not make you a Cylon. Help the fleet reach its goal before its resources run out.
cylonShown = You revealed yourself with this card. You win if humanity falls: when a resource runs out, when centurions overrun Galactica, or when 6 of her locations are damaged.
goalShown = Counts as “You Are Not a Cylon” and does nothing more.
goalOfCylon = Counts as “You Are Not a Cylon”. As a Cylon player you cannot reveal it, and the fleet loses nothing for it at the end.
# $turned: the holder became a Cylon player by it.
sympathizerShown =
    { $turned ->
        [yes] This card made you a Cylon player. You cannot use the Cylon Fleet location.
       *[no] You have resolved this card. It counts as “You Are Not a Cylon”.
    }
mutineerShown = Counts as “You Are Not a Cylon”; your other Loyalty cards decide your side.
