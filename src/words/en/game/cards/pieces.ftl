### Tokens, tracks, titles, objectives and the setup, a line each. Messages without a stop are headings, before a colon and the effects.

raider = When activated, each raider attacks a viper in its area; if there is none, it destroys a civilian ship there; if there is none, it moves toward the nearest civilian ship. With no civilian ships in space, it attacks Galactica and damages her on 8.
raiderHit = Destroyed on 3 or more.
heavyRaider = When activated, each heavy raider moves toward the port bow or port quarter. If it is already there, it boards Galactica: place a centurion at the start of the Boarding Party track.
heavyRaiderHit = Destroyed on 7 or 8.
basestar = When activated, each basestar attacks Galactica and damages her on 4 or more.
basestarHit = Damaged by vipers on 8 and by Weapons Control on 5 or more. 3 damage destroys it.

raptor = A scout ship. Raptors stay in the Reserves, where they may be risked or lost.
fighter = A fighter, unmanned or flown by a pilot. Launches at the port bow or port quarter.
fliesFar = One move takes it up to { $count } areas.
# $how it is hit: damaged on some sides of the die, destroyed on some, or both.
attackedByRaider =
    { $how ->
        [damaged] When attacked by a raider: damaged on { $damaged }.
        [destroyed] When attacked by a raider: destroyed on { $destroyed }.
       *[both] When attacked by a raider: damaged on { $damaged }, destroyed on { $destroyed }.
    }
neverDamaged = If it would be damaged, it is destroyed.
mayStay = It may stay in space when the fleet jumps.
# $how a basestar is hit.
attacks =
    { $how ->
        [damaged] Destroys a raider on 3 or more and a heavy raider on 7 or 8; damages a basestar on { $damaged }.
        [destroyed] Destroys a raider on 3 or more and a heavy raider on 7 or 8; destroys a basestar on { $destroyed }.
       *[both] Destroys a raider on 3 or more and a heavy raider on 7 or 8; damages a basestar on { $damaged } and destroys it on { $destroyed }.
    }

fleetMarker = Shows the fleet’s progress on the jump track.
pursuitMarker = Shows how close the Cylon Fleet is on the Pursuit track.
allyToken = Marks where its ally can be encountered.
miracle = Each player starts with one. It pays for the ability that works once per game; with another token, that ability can be used again.
allegianceMarker = Shows which side controls the Rebel Basestar: the human players or the Cylon players.
currentPlayer = The player who has it is the current player.
die = 8 sides. A modified result above 8 counts as 8, one below 1 as 1.
# Any other marker by its name.
marker = A marker: { $name }.

traumaBenevolent = At the trial it counts against Cylon players; human players discard it.
traumaAntagonistic = At the trial it counts against human players; Cylon players discard it.
traumaDisaster = Reveal it when you draw it: a human player is executed, a Cylon player draws 2 more tokens. Then return it to the pool.
traumaDisasterAlly = On an ally, neither result happens.

damageLoses = Lose { $amounts }. Remove the token from the game.
damageCloses = Everyone at { NOUN($place, case: "the") } is sent to Sickbay; no action there until it is repaired.
damageClosesPegasus = Everyone at { NOUN($place, case: "the") } is sent to Sickbay; no action there until it is repaired. When all locations of Pegasus are damaged, she is destroyed.

basestarDamage = Counts as { $count } damage (3 damage destroys a basestar).
basestarWhenDrawn = When drawn
basestarNoLaunch = This basestar launches no raiders or heavy raiders.
basestarNoAttack = This basestar does not attack Galactica.
basestarBonus = Add { $bonus } to every attack roll against this basestar.
basestarNothing = No other effect.

civilianNothing = Empty: nothing else is lost with it.
# $amounts: “1 fuel and 1 population”.
civilianLoses = If destroyed: lose { $amounts }.
civilianHidden = Facedown: only players who have looked at it know what it carries.
resource = { $resource } starts at { $start } (maximum { $max })
resourceRed = In the red zone at { $redZone } or less. If it is 0 at the end of a turn, the Cylons win.
nuke = Action (Admiral)
nukeWithFleetBoard = With the Cylon Fleet board
centurion = Moves 1 space along the Boarding Party track whenever heavy raiders are activated. If one reaches the end of the track, the Cylons win.
centurionHit = Destroyed by the Armory on 7 or 8.
occupationForce = Advances from Occupation Authority through Breeder’s Canyon to the Shipyard. From there it leaves the board and destroys a civilian ship.
occupationForceHit = A human player at its location can attack it (destroyed on 5 or more); a Cylon player at its location can detain humans.
scar = A raider. While its Crisis card is in play, it acts twice whenever raiders are activated.
scarHit = Destroyed only on 7 or 8.

# Of a track whose spaces are areas, found by a die. $sides: “5 or 6”. The area follows.
area = Area { $sides }
# $first and $last: what these spaces are called.
spaces =
    { $count ->
        [one] { $count } space from { $first } to { $last }.
       *[other] { $count } spaces from { $first } to { $last }.
    }
space =
    { $colour ->
        [red] Space { $index } (red).
        [blue] Space { $index } (blue).
       *[none] Space { $index }.
    }
# $name: “Auto Jump”.
spaceNamed =
    { $colour ->
        [red] Space { $index } (red): { $name }.
        [blue] Space { $index } (blue): { $name }.
       *[none] Space { $index }: { $name }.
    }
# On the jump track: what is lost with a jump from here, on the card as in a sentence.
spacePopulation =
    { $colour ->
        [red] Space { $index } (red): −{ $population } population. FTL Control may be used here: on 6 or less, lose { $population } population.
        [blue] Space { $index } (blue): −{ $population } population. FTL Control may be used here: on 6 or less, lose { $population } population.
       *[none] Space { $index }: −{ $population } population. FTL Control may be used here: on 6 or less, lose { $population } population.
    }
# $ships: “2 civilian ships”.
spaceCivilians = Space { $index }: place { $ships } when the marker gets here.

titleInBrig = Can be held in the Brig.
# $places: one or several: “the Brig”.
titleLost = Lost when sent to { NOUN($places, case: "the") }.
titleStartsWith = Starts the game with { $what }.
titleAfterQuorum = After playing a Quorum card from hand
# $limit: how often.
titleAction =
    { $limit ->
        [perTurn] Action, once per turn
       *[none] Action
    }
titleActionIf =
    { $limit ->
        [perTurn] Action, once per turn, only if { $condition }
       *[none] Action, only if { $condition }
    }

# Before a colon and what happens when the fleet has come that far.
distance = Distance { $distance }
# $ships: “1 basestar and 3 raiders at the bow”.
setup = At the start of the game, place { $ships }
# $when: “When Galactica returns to New Caprica”.
setupLater = { $when }, place { $ships }
