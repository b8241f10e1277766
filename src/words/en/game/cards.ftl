## Character sheets, a line each.

# $type: “Political leader”. $pilot: can fly a viper.
cards-character-type =
    { $pilot ->
        [yes] { $type }. Can fly a viper.
       *[no] { $type }. Cannot fly a viper.
    }
# $skills: “3 Politics, 2 Leadership, 1 Tactics or Piloting”.
cards-character-draws = Skill set: { $skills } (each turn)
# $locations: one or several to choose from. $infiltrates: counts as a human player from the start.
cards-character-starts =
    { $infiltrates ->
        [yes] Starts at { NOUN($locations, case: "the") }, infiltrating
       *[no] Starts at { NOUN($locations, case: "the") }
    }
cards-character-startsInViper = Starts in a viper.
cards-character-startsOff = Starts off the board.
cards-character-succession = Line of succession: President #{ $president }, Admiral #{ $admiral }.
cards-character-successionWithCag = Line of succession: President #{ $president }, Admiral #{ $admiral }, CAG #{ $cag }.
# The characters of a line of succession, or of a type.
cards-character-line = { $title }: { $names }
cards-character-leader = Starts as a Cylon player, belongs to no team, wins by a secret Agenda (Daybreak: by Motives) and cannot hold titles.
cards-character-leaderInfiltrates = At the Human Fleet you may infiltrate: you play among the humans until you end the infiltration.

# An ability by its $name, before a colon and what it does. $slot: what kind of ability it is. $price: “1 miracle token”, what it costs.
cards-character-ability =
    { $slot ->
        [oncePerGame] { $name } (once per game)
        [negative] { $name } (weakness)
        [miracle] { $name } ({ $price })
       *[positive] { $name }
    }
# When an ability may be used, and $what it does then: no one has to use it.
# $offer: “you may reroll the die”.
cards-character-mayUse = { $when }, { $offer }
# The same of what the player does not do: $what happens.
cards-character-mayDo = { $when }, you may have this happen: { $what }
# Used without waiting for a moment: $when it may be.
cards-character-action = action: { $what }
cards-character-actionIf = action, if { $condition }: { $what }
cards-character-movement = instead of moving, { $what }
cards-character-movementIf = instead of moving, if { $condition }, { $what }

## Crisis cards and Super Crisis cards, a line each. Most messages are headings: what follows a heading on its line, after a colon, is no
## part of the message.

cards-crisis-superCrisis = Immune to character abilities.

# Before “ · ” and the skills: “Skill check 13 · Politics, Leadership”.
cards-crisis-check = Skill check { $difficulty }
# Behind the skills of a check that is one of several options.
cards-crisis-onlyIf = only if { $condition }
# The results of a check.
cards-crisis-consequence = Consequence (if a card with a skill check ability was added)
cards-crisis-passed = Pass
# From this strength on.
cards-crisis-partially = { $from }+
cards-crisis-failed = Fail

# $who: “the President”. The options stand below it.
cards-crisis-chooser = { $who } chooses:

# The lines of a Cylon attack: which ships act, and which are placed where.
cards-crisis-attack = Cylon attack
cards-crisis-place = Place:

# What the icons at the bottom of the card say, on one line: “Activate: raiders · Jump +1”.
cards-crisis-activation = Activate
cards-crisis-jump = Jump +1
# After `jump` and “ / ”: the icon that counts instead once Galactica is back (R-NCA-72).
cards-crisis-evacuate = Evacuate

## Secret Agendas of Cylon Leaders.

# The first line of the card; its conditions follow, a line each. $winner: the humans or the Cylons.
cards-agenda-winOnlyIf =
    { $winner ->
        [humans] You win only if the humans win and, at the end of the game:
       *[cylons] You win only if the Cylons win and, at the end of the game:
    }
cards-agenda-secret = Keep it secret. You may say which side you are helping, but nothing else about it.
# In a menu. $conditions: all of them.
cards-agenda-brief =
    { $winner ->
        [humans] Humans win, and { $conditions }
       *[cylons] Cylons win, and { $conditions }
    }

# Conditions: each a sentence of its own, or one of several in a menu.
cards-agenda-differ = { $resources } differ by { $by } or less
cards-agenda-distance = the fleet has traveled a distance of { $distance } or more
cards-agenda-shipsLost = at least { $count } vipers and raptors in total are damaged or destroyed
# $boards: one or several. $several: several boards.
cards-agenda-damagedAtMost =
    { $several ->
        [yes] { $count ->
            [one] at most { $count } location on { NOUN($boards, case: "the") } combined is damaged
           *[other] at most { $count } locations on { NOUN($boards, case: "the") } combined are damaged
        }
       *[no] { $count ->
            [one] at most { $count } location on { NOUN($boards, case: "the") } is damaged
           *[other] at most { $count } locations on { NOUN($boards, case: "the") } are damaged
        }
    }
cards-agenda-damagedAtLeast =
    { $several ->
        [yes] { $count ->
            [one] at least { $count } location on { NOUN($boards, case: "the") } combined is damaged
           *[other] at least { $count } locations on { NOUN($boards, case: "the") } combined are damaged
        }
       *[no] { $count ->
            [one] at least { $count } location on { NOUN($boards, case: "the") } is damaged
           *[other] at least { $count } locations on { NOUN($boards, case: "the") } are damaged
        }
    }
cards-agenda-infiltrating = you are infiltrating
cards-agenda-free = you are not in the Brig or in Detention
cards-agenda-jailedOrExecuted = you are in the Brig or in Detention, or were executed during this game
cards-agenda-superCrisis = you have played a Super Crisis card this game

## Loyalty cards, a line each, to the player who holds the card. $what: effects, in the middle of a sentence.

cards-loyalty-cylon = You are a Cylon. You win if humanity falls: when a resource runs out, when centurions overrun Galactica, or when 6 of her locations are damaged.
cards-loyalty-cylonHides = Until you reveal yourself, no one knows, and you count as human for everything. Sabotage skill checks, waste resources, sow distrust, and do not get caught.
cards-loyalty-cylonReveals = You may reveal yourself as an action, on your own turn or through an Executive Order. It often pays to wait. In the Brig you can still reveal yourself, but without the effect below.
# $mandatory: it is not up to the player.
cards-loyalty-whenRevealed =
    { $mandatory ->
        [yes] When you reveal yourself: { $what }
       *[no] When you reveal yourself, you may: { $what }
    }
cards-loyalty-afterDiscard = After discarding: { $what }
cards-loyalty-thenReveal = Then discard down to 3 Skill cards, give up your titles, move to the Resurrection Ship and draw a Super Crisis card. If it is your turn, it ends.
cards-loyalty-cylonPlays = As a Cylon player you use the Cylon locations, draw Skill cards of any type each turn, and may add 1 card to each skill check.

cards-loyalty-sympathizer = Reveal this card as soon as you receive it.
cards-loyalty-sympathizerJailed = If any resource is in the red zone, you are sent to the Brig, and nothing else changes.
cards-loyalty-sympathizerTurns = Otherwise you become a Cylon player and win with the Cylons, but you get no Super Crisis cards and cannot use the Cylon Fleet location.

cards-loyalty-sympatheticCylon = Reveal this card as soon as you receive it and become a Cylon player, without a Super Crisis card.
cards-loyalty-sympatheticCylonWins = Draw an Agenda. You win only if all its conditions are met at the end, whatever your other Loyalty cards say.
cards-loyalty-sympatheticCylonInfiltrates = At the Human Fleet you may infiltrate: you play among the humans until you end the infiltration.

cards-loyalty-human = Without a “You Are a Cylon” card you are human: help the fleet reach its goal before its resources run out.
cards-loyalty-humanLater = You may receive another Loyalty card mid-game. If it says you are a Cylon, you are a Cylon from then on.

# A personal goal: what revealing it brings, and when it may be revealed.
cards-loyalty-goal = Action: reveal this card. Then, { $what }
cards-loyalty-goalIf = Action: reveal this card if { $condition }. Then, { $what }
# $amounts: “1 morale”.
cards-loyalty-goalMissed = If it is still facedown at the end of the game and you are not a Cylon player, the fleet loses { $amounts }.
cards-loyalty-goalAfter = Counts as “You Are Not a Cylon”. Once revealed, it stays in front of you without further effect.

# One of the Final Five.
cards-loyalty-examined = When an effect lets another player look at this card, reveal it: { $what }
cards-loyalty-shownByExecution = When an execution reveals it: { $what }
# After `shownByExecution`.
cards-loyalty-leavesGame = Then remove it from the game.
cards-loyalty-finalFiveAfter = Counts as “You Are Not a Cylon”. It has no effect when handed over, and none on Cylon players.

cards-loyalty-mutineer = Reveal this card as soon as you receive it. If it came from the Loyalty deck, draw another Loyalty card. It counts as “You Are Not a Cylon”; your other Loyalty cards decide your side.
cards-loyalty-mutineerGets = Each time you receive it, draw 1 Mutiny card and give up all your titles (each passes along its line of succession).
cards-loyalty-mutineerHolds = You may hold 2 Mutiny cards; only a third sends you to the Brig.
cards-loyalty-mutineerJumps = If you resolve a jump icon on your own turn, draw 1 Mutiny card.
cards-loyalty-mutineerReveals = If you reveal yourself as a Cylon, give this card to a human player.

# Which side the holder is on, from all Loyalty cards.
cards-loyalty-side =
    { $allegiance ->
        [hiddenCylon] You are a Cylon, and no one knows it yet. You win if the humans lose, whatever your other Loyalty cards say.
        [cylonPlayer] You are a Cylon player. You win if the humans lose, whatever Loyalty cards you hold.
        [noTeam] You belong to no team, whatever Loyalty cards you hold.
       *[human] You are human. You win if the fleet reaches its goal before its resources run out.
    }
# Of a card that decides nothing any more.
cards-loyalty-changesNothing =
    { $allegiance ->
        [hiddenCylon] This card changes nothing: with a “You Are a Cylon” card you are a Cylon, whatever else you hold.
        [cylonPlayer] This card changes nothing: you are a Cylon player and stay one.
       *[noTeam] This card changes nothing: you belong to no team.
    }
cards-loyalty-humanNow = It does not make you a Cylon. Help the fleet reach its goal before its resources run out.
cards-loyalty-cylonShown = You revealed yourself with this card. You win if humanity falls: when a resource runs out, when centurions overrun Galactica, or when 6 of her locations are damaged.
cards-loyalty-goalShown = Counts as “You Are Not a Cylon” and does nothing more.
cards-loyalty-goalOfCylon = Counts as “You Are Not a Cylon”. As a Cylon player you cannot reveal it, and the fleet loses nothing for it at the end.
# $turned: the holder became a Cylon player by it.
cards-loyalty-sympathizerShown =
    { $turned ->
        [yes] This card made you a Cylon player. You cannot use the Cylon Fleet location.
       *[no] You have resolved this card. It counts as “You Are Not a Cylon”.
    }
cards-loyalty-mutineerShown = Counts as “You Are Not a Cylon”; your other Loyalty cards decide your side.

## Locations, a line each. $what: effects, in the middle of a sentence.

# Behind the name of the board. $users: who may be here; `byAllegiance`: of whichever side controls the board at the moment.
cards-location-users =
    { $users ->
        [human] human players
        [cylon] Cylon players
        [both] human and Cylon players
       *[byAllegiance] players of the side that controls it
    }
# Before a colon and the effects.
cards-location-action = Action
# Where either side has an action of its own.
cards-location-humanAction = Human action
cards-location-cylonAction = Cylon action
# $cards: “1 Skill card”, what the action costs.
cards-location-cost = discard { $cards }, then { $what }
cards-location-noAction = No action.
cards-location-onlyIf = Only if { $condition }
cards-location-notSympathizer = A Sympathizer who became a Cylon cannot use it.
cards-location-receivesNone = If you start your turn here, draw no Skill cards.
cards-location-receivesOnly = If you start your turn here, draw only { $cards }.
cards-location-hazardous = Hazardous: no one may choose to move here.
cards-location-damageable = If damaged: everyone here is sent to Sickbay; no action here until repaired.

# What being there means, beside the action.
cards-location-sickbay = If you start your turn here, draw only 1 Skill card. You may leave as usual.
cards-location-brig = You cannot move, do not draw a Crisis card on your turn, and may add only 1 card to each skill check.
cards-location-brigTitle = An Admiral sent here loses the title.
cards-location-detention = You cannot move and may add only 2 cards to each skill check. You still draw Crisis cards, and an Admiral keeps the title.
cards-location-detentionInstead = A character on New Caprica who would be sent to the Brig is sent here instead.
cards-location-medicalCenter = If you start your turn here, draw only 1 Skill card. A character on New Caprica who would be sent to Sickbay is sent here instead.
cards-location-hubDestroyed = Replaces the Resurrection Ship.
cards-location-hubDestroyedDraw = If you start your turn here, discard your Super Crisis cards and draw no Skill cards.

## Skill, Quorum, Destination and Crossroads cards, a line each. $what: effects, in the middle of a sentence. Messages without a stop or
## a value that ends them are headings, before a colon and the effects.

# $strengths: of all cards of that name, “1 or 2”, or of this one.
cards-deck-skill = { $skill }, strength { $strengths }
# $when: the moment at which it may be played; no one has to.
cards-deck-mayUse = { $when }, you may play this card: { $what }
cards-deck-onlyIf = Only if { $condition }
cards-deck-oncePerTurn = Limit: once per turn for the whole table.
cards-deck-oncePerTurnWith = Limit: once per turn for the whole table, counted together with { $card }.
cards-deck-mutinyOnDiscard = A human player who chooses to discard this card draws 1 Mutiny card (once per turn).
cards-deck-onlyCylons = Cylon players only.

cards-deck-quorum = Action (President)
# $moment: when it may be discarded. $title: of whoever may do so.
cards-deck-mayDiscard = { $moment }, its holder may discard this card: { $what }
cards-deck-titleMayDiscard = { $moment }, { NOUN($title, case: "the") } may discard this card: { $what }
cards-deck-stays = The player keeps it in front of them. It is discarded if they become a Cylon player.

cards-deck-destination = Distance { $distance }
cards-deck-afterwards = After the jump

cards-deck-benevolent = Benevolent
cards-deck-antagonistic = Antagonistic

## Tokens, tracks, titles, objectives and the setup, a line each. Messages without a stop are headings, before a colon and the effects.

cards-pieces-raider = When activated, each raider attacks a viper in its area. Without a viper there, it destroys a civilian ship in its area; without either, it moves toward the nearest civilian ship. With no civilian ships in space, it attacks Galactica and damages her on 8.
cards-pieces-raiderHit = Destroyed on 3 or more.
cards-pieces-heavyRaider = When activated, each heavy raider moves toward the port bow or port quarter. If it is already there, it boards Galactica: place a centurion at the start of the Boarding Party track.
cards-pieces-heavyRaiderHit = Destroyed on 7 or 8.
cards-pieces-basestar = When activated, each basestar attacks Galactica and damages her on 4 or more.
cards-pieces-basestarHit = Damaged by vipers on 8 and by Weapons Control on 5 or more. 3 damage destroys it.

cards-pieces-raptor = A scout ship. Raptors stay in the Reserves, where they may be risked or lost.
cards-pieces-fighter = A fighter, unmanned or flown by a pilot. Launches at the port bow or port quarter.
cards-pieces-fliesFar = One move takes it up to { $count } areas.
# $how it is hit: damaged on some sides of the die, destroyed on some, or both.
cards-pieces-attackedByRaider =
    { $how ->
        [damaged] When attacked by a raider: damaged on { $damaged }.
        [destroyed] When attacked by a raider: destroyed on { $destroyed }.
       *[both] When attacked by a raider: damaged on { $damaged }, destroyed on { $destroyed }.
    }
cards-pieces-neverDamaged = If it would be damaged, it is destroyed instead.
cards-pieces-mayStay = It may stay in space when the fleet jumps.
# $how a basestar is hit.
cards-pieces-attacks =
    { $how ->
        [damaged] Destroys a raider on 3 or more and a heavy raider on 7 or 8; damages a basestar on { $damaged }.
        [destroyed] Destroys a raider on 3 or more and a heavy raider on 7 or 8; destroys a basestar on { $destroyed }.
       *[both] Destroys a raider on 3 or more and a heavy raider on 7 or 8; damages a basestar on { $damaged } and destroys it on { $destroyed }.
    }

cards-pieces-fleetMarker = Shows the fleet’s progress on the jump track.
cards-pieces-pursuitMarker = Shows how close the Cylon Fleet is on the Pursuit track.
cards-pieces-allyToken = Marks where its ally can be encountered.
cards-pieces-miracle = Each player starts with 1. It pays for the once-per-game ability; with another token, that ability can be used again.
cards-pieces-allegianceMarker = Shows which side controls the Rebel Basestar: the human players or the Cylon players.
cards-pieces-currentPlayer = The player who has it is the current player.
cards-pieces-die = 8 sides. A modified result above 8 counts as 8, one below 1 as 1.
# Any other marker by its name.
cards-pieces-marker = A marker: { $name }.

cards-pieces-traumaBenevolent = At the trial it counts against Cylon players; human players discard it.
cards-pieces-traumaAntagonistic = At the trial it counts against human players; Cylon players discard it.
cards-pieces-traumaDisaster = Reveal it when you draw it: a human player is executed, a Cylon player draws 2 more tokens. Then return it to the pool.
cards-pieces-traumaDisasterAlly = On an ally, neither result happens.

cards-pieces-damageLoses = Lose { $amounts }. Remove the token from the game.
cards-pieces-damageCloses = Everyone at { NOUN($place, case: "the") } is sent to Sickbay; no action there until it is repaired.
cards-pieces-damageClosesPegasus = Everyone at { NOUN($place, case: "the") } is sent to Sickbay; no action there until it is repaired. When all locations of Pegasus are damaged, she is destroyed.

cards-pieces-basestarDamage = Counts as { $count } damage (3 damage destroys a basestar).
cards-pieces-basestarWhenDrawn = When drawn
cards-pieces-basestarNoLaunch = This basestar launches no raiders or heavy raiders.
cards-pieces-basestarNoAttack = This basestar does not attack Galactica.
cards-pieces-basestarBonus = Add { $bonus } to every attack roll against this basestar.
cards-pieces-basestarNothing = No other effect.

cards-pieces-civilianNothing = Empty: nothing else is lost with it.
# $amounts: “1 fuel and 1 population”.
cards-pieces-civilianLoses = If destroyed: lose { $amounts }.
cards-pieces-civilianHidden = Facedown: only players who have looked at it know what it carries.
cards-pieces-resource = { $resource } starts at { $start } (maximum { $max })
cards-pieces-resourceRed = In the red zone at { $redZone } or less. If it is 0 at the end of a turn, the Cylons win.
cards-pieces-nuke = Action (Admiral)
cards-pieces-nukeWithFleetBoard = With the Cylon Fleet board
cards-pieces-centurion = Moves 1 space along the Boarding Party track whenever heavy raiders are activated. If one reaches the end of the track, the Cylons win.
cards-pieces-centurionHit = Destroyed by the Armory on 7 or 8.
cards-pieces-occupationForce = Advances from Occupation Authority through Breeder’s Canyon to the Shipyard. From there it leaves the board and destroys a civilian ship.
cards-pieces-occupationForceHit = A human player at its location can attack it (destroyed on 5 or more); a Cylon player at its location can detain humans.
cards-pieces-scar = A raider. While its Crisis card is in play, it acts twice whenever raiders are activated.
cards-pieces-scarHit = Destroyed only on 7 or 8.

# Of a track whose spaces are areas, found by a die. $sides: “5 or 6”. The area follows.
cards-pieces-area = Area { $sides }
# $first and $last: what these spaces are called.
cards-pieces-spaces =
    { $count ->
        [one] { $count } space from { $first } to { $last }.
       *[other] { $count } spaces from { $first } to { $last }.
    }
cards-pieces-space =
    { $colour ->
        [red] Space { $index } (red).
        [blue] Space { $index } (blue).
       *[none] Space { $index }.
    }
# $name: “Auto Jump”.
cards-pieces-spaceNamed =
    { $colour ->
        [red] Space { $index } (red): { $name }.
        [blue] Space { $index } (blue): { $name }.
       *[none] Space { $index }: { $name }.
    }
# On the jump track: what is lost with a jump from here, on the card as in a sentence.
cards-pieces-spacePopulation =
    { $colour ->
        [red] Space { $index } (red): −{ $population } population. FTL Control may be used here: on 6 or less, lose { $population } population.
        [blue] Space { $index } (blue): −{ $population } population. FTL Control may be used here: on 6 or less, lose { $population } population.
       *[none] Space { $index }: −{ $population } population. FTL Control may be used here: on 6 or less, lose { $population } population.
    }
# $ships: “2 civilian ships”.
cards-pieces-spaceCivilians = Space { $index }: place { $ships } when the marker gets here.

cards-pieces-titleInBrig = Can be held in the Brig.
# $places: one or several: “the Brig”.
cards-pieces-titleLost = Lost when sent to { NOUN($places, case: "the") }.
cards-pieces-titleStartsWith = Starts the game with { $what }.
cards-pieces-titleAfterQuorum = After playing a Quorum card from hand
# $limit: how often.
cards-pieces-titleAction =
    { $limit ->
        [perTurn] Action, once per turn
       *[none] Action
    }
cards-pieces-titleActionIf =
    { $limit ->
        [perTurn] Action, once per turn, only if { $condition }
       *[none] Action, only if { $condition }
    }

# Before a colon and what happens when the fleet has come that far.
cards-pieces-distance = Distance { $distance }
# $ships: “1 basestar and 3 raiders at the bow”.
cards-pieces-setup = At the start of the game, place { $ships }
# $when: “When Galactica returns to New Caprica”.
cards-pieces-setupLater = { $when }, place { $ships }

## Rules of the base game or an expansion for the whole table, a sentence each.

# $numbers: one of `numbers` for each number of players: “1 + 5 for 3 players, 1 + 6 for 4 players and 2 + 8 for 5 players”.
cards-gameRules-loyalty = the Loyalty deck has this many Cylon + “You Are Not a Cylon” cards: { $numbers }
cards-gameRules-loyaltyWithLeader = with a Cylon Leader, the Loyalty deck has this many Cylon + “You Are Not a Cylon” cards: { $numbers }
# $mutineer: with the Mutineer.
cards-gameRules-numbers =
    { $mutineer ->
        [yes] { $cylon } + { $notACylon } + the Mutineer for { $players } players
       *[no] { $cylon } + { $notACylon } for { $players } players
    }
# $expansion: its name.
cards-gameRules-moreNotACylon =
    { $count ->
        [one] with { $expansion }, add { $count } “You Are Not a Cylon” card to the Loyalty deck
       *[other] with { $expansion }, add { $count } “You Are Not a Cylon” cards to the Loyalty deck
    }
# $cards: “10 Quorum cards”.
cards-gameRules-quorumLimit = at the end of each turn, the President discards down to { $cards }
cards-gameRules-cylonsDrawDifferent = the Skill cards that a Cylon player draws at the start of their turn must be of different types
cards-gameRules-jumpIconsInCylonTurns = jump icons count on Crisis cards that a Cylon player resolves
cards-gameRules-sleepersOnlyHuman = in the Sleeper Agent phase, a Cylon player receives 1 Loyalty card, whatever their character sheet says
cards-gameRules-handsOverLoyalty = a player who becomes a Cylon player at distance { $distance } or less hands all their other facedown Loyalty cards to one human player

## The numbered rules.

# Stands before the text of the rule that replaces this one in the game.
cards-rule-replaced = In this game, { $number } ({ $name }) applies instead
