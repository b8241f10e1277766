### Tokens, tracks, titles, objectives and the setup, a line each. $what: effects, in the middle of a sentence.

raider = When raiders are activated, each attacks a viper in its area, or destroys a civilian ship there, or moves towards the nearest civilian ship. Without any civilian ship in space it attacks Galactica and damages it on 8.
raiderHit = It is destroyed on 3 or more.
heavyRaider = When heavy raiders are activated, each moves towards the port bow or port quarter. One that is there already boards Galactica: a centurion starts on the Boarding Party track.
heavyRaiderHit = It is destroyed on 7 or 8.
basestar = When basestars are activated, each attacks Galactica and damages it on 4 or more.
basestarHit = It is damaged by a viper on 8 and by Weapons Control on 5 or more. 3 damage destroy it.

raptor = A scout of the fleet. It stays in the Reserves and is risked or lost there.
fighter = A fighter of the fleet, unmanned or flown by a player who can pilot. It launches at the port bow or port quarter.
fliesFar = By one move it flies up to { $count } areas.
# $how it is hit: damaged on some sides of the die, destroyed on some, or both.
attackedByRaider =
    { $how ->
        [damaged] Attacked by a raider it is damaged on { $damaged }.
        [destroyed] Attacked by a raider it is destroyed on { $destroyed }.
       *[both] Attacked by a raider it is damaged on { $damaged } and destroyed on { $destroyed }.
    }
neverDamaged = What would damage it destroys it.
mayStay = It may stay where it is when the fleet jumps.
# How a basestar is hit.
attacks =
    { $how ->
        [damaged] It destroys a raider on 3 or more and a heavy raider on 7 or 8; a basestar is damaged on { $damaged }.
        [destroyed] It destroys a raider on 3 or more and a heavy raider on 7 or 8; a basestar is destroyed on { $destroyed }.
       *[both] It destroys a raider on 3 or more and a heavy raider on 7 or 8; a basestar is damaged on { $damaged } and destroyed on { $destroyed }.
    }

fleetMarker = It shows how far the jump is prepared on the jump track.
pursuitMarker = It shows on the Pursuit track how near the Cylon Fleet is.
allyToken = It lies where its ally waits to be met.
miracle = Each player starts with one; the ability that works once per game is used for it. With another token it can be used again.
allegianceMarker = It shows whose the Rebel Basestar is: of the human players or of the Cylon players.
currentPlayer = Whoever has it takes the turn.
die = It has 8 sides. After all changes a result above 8 counts as 8, one below 1 as 1.
# Any other marker by its name.
marker = A marker: { $name }.

traumaBenevolent = In the trial human players discard it, and it speaks against Cylon players.
traumaAntagonistic = In the trial Cylon players discard it, and it speaks against human players.
traumaDisaster = Whoever draws it shows it at once: a human player's character is executed, a Cylon player draws 2 more tokens. Then it goes back to the pool.
traumaDisasterAlly = On an ally it brings neither result.

damageLoses = Lose { $amounts }. The token leaves the game.
damageCloses = Everybody at { NOUN($place, case: "the") } is sent to Sickbay, and its action is closed until it is repaired.
damageClosesPegasus = Everybody at { NOUN($place, case: "the") } is sent to Sickbay, and its action is closed until it is repaired. When all locations of Pegasus are damaged, the ship is lost.

basestarDamage = Counts as { $count } damage; with 3 a basestar is destroyed.
basestarWhenDrawn = When it is drawn: { $what }
basestarNoLaunch = This basestar launches no raiders or heavy raiders.
basestarNoAttack = This basestar does not attack Galactica.
basestarBonus = Add { $bonus } to every attack roll against this basestar.
basestarNothing = It has no other effect.

civilianNothing = If it is destroyed, nothing else is lost.
# $amounts: «1 fuel and 1 population».
civilianLoses = If it is destroyed, lose { $amounts }.
civilianHidden = It lies face down: only who has looked at it knows what it carries.
resource = { $resource } starts at { $start } and never rises above { $max }
resourceRed = Its red zone is { $redZone } or less. If it is used up at the end of a turn, the Cylons win.
nuke = Action of the Admiral: { $what }
nukeWithFleetBoard = With the Cylon Fleet board: { $what }
centurion = Moves 1 space along the Boarding Party track whenever heavy raiders are activated. At the end of the track the Cylons win.
centurionHit = The Armory destroys it on 7 or 8.
occupationForce = Moves along Occupation Authority, Breeder's Canyon and the Shipyard. From the Shipyard it leaves the board and destroys a civilian ship.
occupationForceHit = A human player beside it destroys it on 5 or more; a Cylon player beside it may detain humans.
scar = One of the raiders. While its Crisis card is in play it acts 2 times whenever raiders are activated.
scarHit = It is destroyed only by a die result of 7 or 8.

# Of a track whose spaces are areas, found by a die. $sides: «5 or 6».
area = Area { $sides }: { $area }.
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
# $name: «Auto Jump».
spaceNamed =
    { $colour ->
        [red] Space { $index } (red): { $name }.
        [blue] Space { $index } (blue): { $name }.
       *[none] Space { $index }: { $name }.
    }
# On the jump track: what is lost with a jump from here, on the card as in a sentence.
spacePopulation =
    { $colour ->
        [red] Space { $index } (red): −{ $population } population. FTL Control may jump from here: on 6 or less lose { $population } population.
        [blue] Space { $index } (blue): −{ $population } population. FTL Control may jump from here: on 6 or less lose { $population } population.
       *[none] Space { $index }: −{ $population } population. FTL Control may jump from here: on 6 or less lose { $population } population.
    }
# $ships: «2 civilian ships».
spaceCivilians = Space { $index }: { $ships }. So many are placed when the marker comes here.

titleInBrig = The title may be held in the Brig.
# $places: one or several: «the Brig».
titleLost = The title is lost on being sent to { NOUN($places, case: "the") }.
titleStartsWith = Starts the game with { $what }.
titleAfterQuorum = After playing a Quorum card from the hand: { $what }
# $limit: how often.
titleAction =
    { $limit ->
        [perTurn] Action, once per turn: { $what }
       *[none] Action: { $what }
    }
titleActionIf =
    { $limit ->
        [perTurn] Action, once per turn, only if { $condition }: { $what }
       *[none] Action, only if { $condition }: { $what }
    }

# $what happens when the fleet has come that far.
distance = Distance { $distance }: { $what }
# $ships: «1 basestar and 3 raiders at the bow».
setup = At the start of the game, place { $ships }
# $when: «When Galactica returns to New Caprica».
setupLater = { $when }, place { $ships }
