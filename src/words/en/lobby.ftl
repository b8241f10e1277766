## The message in which a game is set up, and what its buttons and commands answer. With markup; names come escaped.

lobby-title = ## { $name }
lobby-game = Battlestar Galactica · { $game }

# A list of threads shows the beginning of their names.
lobby-thread = { $game } · Battlestar Galactica
lobby-subtitle = -# Battlestar Galactica · game { $game }
lobby-invitation = The fleet needs a crew. Take a seat.
lobby-running = The game is under way. The board and the log are below; `/help` shows what you can do now.
lobby-over = The game is over. `/game create` opens a new one.
lobby-abandoned = The game was abandoned. `/game create` opens a new one.
lobby-deleted = The game was deleted. `/game create` opens a new one.
lobby-resting = This game is archived. `/game revive` brings it back.
lobby-seatsTitle = ### Seats: { $taken } of { $seats } taken
lobby-seatsTaken = ### Seats
lobby-seat = { $seat }. { $holder }
lobby-host = { $holder } · host
# What automatic players are called: they are numbered from 1 in each game. At most 20 characters.
lobby-automaticName = Bot { $number }
lobby-automatic = { $name } · automatic player
lobby-withLevel = { $holder } ({ $level })
lobby-open = *open*
lobby-optionsTitle = ### Options
lobby-field = - { $field }: **{ $value }**
lobby-nothingOfIt = none

# Among the roles.
lobby-sympathizer = Sympathizer
lobby-sympathizerWith = Sympathizer with { $numbers } players
lobby-sympathizerUnlessLeader = { $role } if no one plays a Cylon Leader
lobby-or = or
lobby-notNow = -# Not available: { $reasons }
lobby-pace = - Pace: **{ $name }** ({ $detail })
lobby-playersAny = - Players: **everyone who joins** (possible: { $numbers })
lobby-playersWanted = - Players: **{ $wanted }** (possible: { $numbers })
lobby-hostDecides = -# { $host } chooses the options and starts the game. { $privately }
lobby-join = Join
lobby-leave = Leave
lobby-add = Add a bot
lobby-remove = Remove a bot
lobby-start = Start
lobby-fill = Start with bots
lobby-anyNumber = Everyone who joins
lobby-number =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
lobby-optionValue = { $option }: { $value }
lobby-notPossible = Not available: { $reason }

# The form, which opens by the buttons below the lobby message. Each section has several menus.
lobby-section-table = Players and pace
lobby-section-game = Expansions and objective
lobby-section-rules = Roles and rules
lobby-section-seats = Seats and reserved roles
lobby-sectionTitle = ### { $section } · { $game }
lobby-intro-table = How many play, how long the game waits for answers, and how well automatic players play.
lobby-intro-game = What you play with, and where the fleet is headed. A preset sets all options at once for a first game; you can still change each of them.
lobby-intro-rules = Special roles besides humans and hidden Cylons, and rules that not every table uses.
lobby-intro-seats = The host chooses the seating order and who goes first. You can reserve a character or a type for yourself, and the host can do so for others; it stays reserved until its player has chosen.
lobby-menu = { $menu }…
lobby-menu-players = Players
lobby-menu-pace = Pace
lobby-menu-level = Automatic players
lobby-menu-preset = Preset
lobby-menu-expansions = Expansions
lobby-menu-parts = Parts
lobby-menu-objective = Objective
lobby-menu-difficulty = Difficulty
lobby-menu-roles = Roles
lobby-menu-rules = Rules
lobby-menu-order = Seating order
lobby-menu-first = First player
lobby-menu-up = Move up one seat
lobby-menu-late = Latecomers
lobby-menu-keepFor = Reserve a role for
lobby-menu-keep = Role to reserve

# Above the form, if something can't be chosen.
lobby-notTaken = ⚠ { $reason }
lobby-onlyLook = -# Only { $host } can change these.
lobby-formClosed = The game has started or been closed, so none of this can be changed anymore.
lobby-opened = The game **{ $game }** is open. Others take a seat with “Join”; set it up with the buttons on its message, and press “Start” when everyone is ready.
lobby-openedThread = The game **{ $game }** is open in { $thread }. Others join there; set it up with the buttons, and press “Start” when everyone is ready.
lobby-presetSets = **{ $preset }** sets: { $options }. You can still change each option until the game starts.
lobby-changed = The lobby has been updated.
lobby-nothingToChange = You didn’t say what to change.
lobby-nothingToChangeHint = Add an option such as `players` or `difficulty`, or use the menus in the lobby.
lobby-pickAgain = This menu is out of date.
lobby-pickAgainHint = Use the current menus in the lobby.

# The first message of a post in a forum, and tags there: at most 20 characters.
lobby-post = The game { $game } is played here. Its lobby is below.
lobby-tag-open = Open
lobby-tag-running = Running
lobby-tag-waiting = Waiting
lobby-tag-over = Over
lobby-tagRequired = This forum requires a tag on every post, and there’s none I’m allowed to use.
lobby-tagRequiredHint = A server manager can add the tag “{ $tag }” to the forum, or stop requiring tags.
lobby-lackingThread = I can’t create a thread for the game here. Missing permissions: { $permissions }.
lobby-lackingThreadHint = Ask a server manager to grant them, or play in this channel with `/game create thread: False`.
lobby-noThreads = Threads can’t be created in this channel.
lobby-noThreadsHint = Choose a text channel or a forum, or play here with `/game create thread: False`.
lobby-onlyManagersOpen = Only server managers can open games here.
lobby-onlyRoleOpens = Only members with the { $role } role can open games here.
lobby-elsewhere = Games on this server are opened in { $channels }.
lobby-elsewhereHint = Use `/game create` there.
lobby-askManager = Ask someone who can, or ask a server manager to change it with `/settings`.
lobby-movedHere = The game { $game } continues here, in { $channel }.
lobby-threadOver = { $name } · over
lobby-threadAbandoned = { $name } · abandoned
lobby-unreachable = I can’t post in { $channel }, where the game { $game } is played: { $why } `/host here game: { $game }` moves the game to another channel or thread.
lobby-unreachableLocked = the thread is locked, or I’m missing a permission there. A server manager can unlock it or give me View Channel, Send Messages, Send Messages in Threads and Attach Files.
lobby-unreachableLacking = I’m missing permissions there ({ $permissions }). As soon as a server manager grants them, I’ll pick up where I left off.
lobby-unreachableGone = the channel no longer exists.
lobby-plainWords = In { $channel }, where the game { $game } is played, I’m missing permissions ({ $permissions }). The game continues: until a server manager grants them, I’ll put into words what the pictures would show.
lobby-postsDeleted = Someone on the server, or another bot, keeps deleting what I post in { $channel }, where the game { $game } is played. I’ve posted it again a few times and am stopping for now. If it’s a moderation bot, add me to its exceptions. Then `/host pause` and `/host resume` post the open question again, or `/host here` moves the game to another channel or thread.

## options

options-objective = Objective
options-objectiveHelp = where the fleet is headed; New Caprica needs Pegasus, Ionian Nebula Exodus, Earth Daybreak
options-difficulty = Difficulty
options-difficultyHelp = whether each resource starts 2 higher (for the humans), 2 lower (for the Cylons) or as usual
options-normal = normal
options-easierForHumans = easier for the humans
options-easierForCylons = easier for the Cylons
options-cylonLeader = Cylon Leaders
options-cylonLeaderHelp = Pegasus or Daybreak, 4–7 players: one may (with 7, must) be an open Cylon with an Agenda or Motives
options-sympatheticCylon = Sympathetic Cylon
options-sympatheticCylonHelp = Pegasus, no Daybreak or Leaders, 4 or 6 players: an open Cylon with an Agenda, not a Sympathizer
options-noSympathizer = No Sympathizer
options-noSympathizerHelp = 4 or 6 players, no Daybreak or Leaders: 1 more human card, fewer resources, no Boomer, Cylons draw 3
options-cylonShipsActivateOncePerTurn = Cylon ships act once per turn
options-cylonShipsActivateOncePerTurnHelp = each Cylon ship is activated at most once per turn
options-executionRedrawsLoyalty = New Loyalty card after an execution
options-executionRedrawsLoyaltyHelp = Pegasus or Exodus: an executed human discards all Loyalty cards and draws a new one; off: keeps them
options-bridgeByOthersSkipsCrisis = No Crisis card after the Demetrius
options-bridgeByOthersSkipsCrisisHelp = objective Earth: no Crisis card even if another player activates the Bridge of the Demetrius
options-on = on
options-off = off

## Who sits where, who goes first, and which roles are reserved. With markup, except in refusals (and their `Hint`) and in menus.

seating-any-politicalLeader = a political leader
seating-any-militaryLeader = a military leader
seating-any-pilot = a pilot
seating-any-support = a support character
seating-any-cylonLeader = a Cylon Leader
seating-order-joined = in the order people joined
seating-order-random = random
seating-order-byHand = as set by the host
seating-orderHelp-joined = People in the order they joined, then automatic players
seating-orderHelp-random = People in random order, then automatic players in random order
seating-orderHelp-byHand = Exactly as shown in the lobby

# The line of the lobby.
seating-line = - Seats: **{ $order }**; { $first }
seating-firstDrawn = random first player
seating-firstNamed = **{ $name }** goes first
seating-keptLine = - Reserved: { $kept }
seating-kept = **{ $role }** for { $name }
seating-peopleFirst = -# Characters are chosen in seating order from the first player, people before automatic players.
seating-byHand = -# Characters are chosen in seating order from the first player, so an automatic player may choose before people seated after it. Automatic players leave Cylon Leaders to people.
seating-option = Seats: { $order }
seating-firstByLot = First player: random
seating-firstIs = First player: { $name }
seating-upSeat = Seat { $seat }: { $name }
seating-upHelp = One seat up
seating-upLast = Moves to the last seat
seating-keepNothing = Reserve nothing for me
seating-keepRole = For me: { $role }
seating-keepNothingFor = Reserve nothing for { $name }
seating-keepRoleFor = For { $name }: { $role }

# A menu of people, for the host: whose role the menu below it is about.
seating-keepFor = Reserve a role for { $name }
seating-keepsNothing = Nothing reserved
seating-keepsRole = Reserved: { $role }
seating-late-open = Latecomers take over an automatic player’s seat right away
seating-late-ask = Latecomers ask the host for a seat
seating-lateHelp-open = Once the game is running, with /game join; the host isn’t asked
seating-lateHelp-ask = Once the game is running, with /game join; the host approves with one press
seating-changed = The new seating is shown in the lobby.
seating-keptReply = { $role } is reserved for { $person }. The rules still apply: if only other types of characters may be chosen when their turn comes, they can’t take it.
seating-keptNothing = Nothing is reserved for { $person } any longer.
seating-nothingNamed = You didn’t say what to change.
seating-nothingNamedHint = Use `order`, `first`, `up` or `open`, or the button “Seats and reserved roles” in the lobby.
seating-personBegins = An automatic player can’t go first while people are playing.
seating-personBeginsHint = Choose a person, or leave it to chance.
seating-noSeat = That person has no seat in this game.
seating-noSeatHint = They need to join first.
seating-noSuchRole = There is no such role.
seating-noLeaders = This game has no Cylon Leader: the option is off.
seating-notInGame = { $role } isn’t available with these options.
seating-keptBy = { $name } has already reserved { $role }.
seating-exhausted =
    { $count ->
        [one] With { $players } players, only one of you can be sure of getting { $role }: you may not choose from a type while another type has more characters left.
       *[other] With { $players } players, only { $count } of you can be sure of getting { $role }: you may not choose from a type while another type has more characters left.
    }
seating-keepHint = Reserve another role, or none.

## How well automatic players play. With markup, but for refusals (and their `Hint`) and what menus show.

levels-easy = easy
levels-normal = normal
levels-hard = hard
levels-easyHelp = Simple rules, rash decisions, no looking ahead
levels-normalHelp = Looks ahead a little where it matters
levels-hardHelp = Looks further ahead; for experienced tables

# The line of the lobby.
levels-line = - Automatic players: **{ $level }**
levels-option = Automatic players: { $level }
levels-noticeAll = 🎚 { $by } set all automatic players to **{ $level }**.
levels-noticeOne = 🎚 { $by } set { $name } to **{ $level }**.
levels-allSet = All automatic players now play on **{ $level }**, including new ones.
levels-oneSet = { $name } now plays on **{ $level }**.
levels-notAutomatic = A person is playing this seat.
levels-notAutomaticHint = Choose an automatic player’s seat, or leave the seat out for all of them.
levels-alreadyHint = Use /host level to change how well it plays.
levels-forAutomatic = Levels are for automatic players, and you chose a person.
levels-forAutomaticHint = Leave out either the person or the level.

## Inviting the members of a role to a lobby. With markup, but for refusals (and their `Hint`).

invite-button = Call for players
invite-calling = { $role }: { $name } is looking for players. Press “Join” to take a seat.
invite-join = Join
invite-done = I pinged { $role } in the channel.
invite-noRole = This server hasn’t chosen a role to ping for players.
invite-noRoleHint = A server manager can choose one with /settings invite.
invite-already = Players have already been called to this game.
invite-alreadyHint = The role can be pinged once per game.
invite-tooSoon =
    { $count ->
        [one] The role was pinged for another game less than an hour ago. It can be pinged again in { $count } minute.
       *[other] The role was pinged for another game less than an hour ago. It can be pinged again in { $count } minutes.
    }
invite-tooSoonHint = Until then, you can tell people about the game yourself.
invite-notMentionable = I’m not allowed to ping this role, so no one would notice.
invite-notMentionableHint = A server manager can allow everyone to mention it (Server Settings > Roles > Allow anyone to @mention this role), or give me permission to mention all roles.

## A rematch: the next game with the same people. With markup, except in refusals (and their `Hint`).

rematch-button = Play again with the same people
rematch-opened = The game **{ $game }** is open here, with the same options, time limits and automatic players.
rematch-calling = { $people }: { $name } has opened a rematch with the same options. Press the button to take your seat.
rematch-join = Join
rematch-notOver = This game isn’t over.
rematch-notOverHint = When it ends, use /game rematch to play again with the same people.
rematch-tutorial = Tutorials have no rematch: they are the same game every time.
rematch-tutorialHint = Open a game with /game create, or another tutorial with /game tutorial.
rematch-notYours = Only this game’s players can open its rematch.
rematch-notYoursHint = You can open a new game with /game create.
