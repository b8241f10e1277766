### The message in which a game is set up, and what its buttons and commands answer. With markup; names come escaped.

title = ## { $name }
game = Battlestar Galactica · { $game }

# A list of threads shows the beginning of their names.
thread = { $game } · Battlestar Galactica
subtitle = -# Battlestar Galactica · game { $game }
invitation = A game is about to start. Take a seat.
running = The game is under way. The board and the log are below; `/help` shows what you can do now.
over = The game is over. `/game create` opens a new one.
abandoned = The game was abandoned. `/game create` opens a new one.
deleted = The game was deleted. `/game create` opens a new one.
resting = This game is archived. `/game revive` brings it back.
seatsTitle = ### Seats: { $taken } of { $seats } taken
seatsTaken = ### Seats
seat = { $seat }. { $holder }
host = { $holder } · host
# What automatic players are called: they are numbered from 1 in each game. At most 20 characters.
automaticName = Bot { $number }
automatic = { $name } · automatic player
withLevel = { $holder } ({ $level })
open = *open*
optionsTitle = ### Options
field = - { $field }: **{ $value }**
nothingOfIt = none

# Among the roles.
sympathizer = Sympathizer
sympathizerWith = Sympathizer with { $numbers } players
sympathizerUnlessLeader = { $role } if no one plays a Cylon Leader
or = or
notNow = -# Not available: { $reasons }
pace = - Pace: **{ $name }** ({ $detail })
playersAny = - Players: **everyone who joins** (possible: { $numbers })
playersWanted = - Players: **{ $wanted }** (possible: { $numbers })
hostDecides = -# { $host } chooses the options and starts the game. { $privately }
join = Join
leave = Leave
add = Add a bot
remove = Remove a bot
start = Start
fill = Start with bots
anyNumber = Everyone who joins
number =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
optionValue = { $option }: { $value }
notPossible = Not available: { $reason }

# The form, which opens by the buttons below the lobby message. Each section has several menus.
section_table = Players and pace
section_game = Expansions and objective
section_rules = Roles and rules
section_seats = Seats and reserved roles
sectionTitle = ### { $section } · { $game }
intro_table = How many play, how long the game waits for answers, and how well automatic players play.
intro_game = What you play with, and where the fleet is headed. A preset sets all options at once for a first game; you can still change each of them.
intro_rules = Special roles besides humans and hidden Cylons, and rules that not every table uses.
intro_seats = The host chooses the seating order and who goes first. You can reserve a character or a type for yourself, and the host can do so for others; it stays reserved until its player has chosen.
menu = { $menu }…
menu_players = Players
menu_pace = Pace
menu_level = Automatic players
menu_preset = Preset
menu_expansions = Expansions
menu_parts = Parts
menu_objective = Objective
menu_difficulty = Difficulty
menu_roles = Roles
menu_rules = Rules
menu_order = Seating order
menu_first = First player
menu_up = Move up one seat
menu_late = Latecomers
menu_keepFor = Reserve a role for
menu_keep = Role to reserve

# Above the form, if something can't be chosen.
notTaken = ⚠ { $reason }
onlyLook = -# Only { $host } can change these.
formClosed = The game has started or was closed, so none of this can be changed.
opened = The game **{ $game }** is open. Others take a seat with “Join”; set it up with the buttons on its message, and press “Start” when everyone is ready.
openedThread = The game **{ $game }** is open in { $thread }. Others join there; set it up with the buttons, and press “Start” when everyone is ready.
presetSets = **{ $preset }** sets: { $options }. You can still change each option until the game starts.
changed = The lobby has been updated.
nothingToChange = You didn’t say what to change.
nothingToChangeHint = Add an option such as `players` or `difficulty`, or use the menus in the lobby.
pickAgain = This menu is out of date.
pickAgainHint = Use the current menus in the lobby.

# The first message of a post in a forum, and tags there: at most 20 characters.
post = The game { $game } is played here. Its lobby is below.
tag_open = Open
tag_running = Running
tag_waiting = Waiting
tag_over = Over
tagRequired = This forum requires a tag on every post, and there’s none I’m allowed to use.
tagRequiredHint = A server manager can add the tag “{ $tag }” to the forum, or stop requiring tags.
lackingThread = I can’t create a thread for the game here. Missing permissions: { $permissions }.
lackingThreadHint = Ask a server manager to grant them, or play in this channel with `/game create thread: False`.
noThreads = Threads can’t be created in this channel.
noThreadsHint = Choose a text channel or a forum, or play here with `/game create thread: False`.
onlyManagersOpen = Only server managers can open games here.
onlyRoleOpens = Only members with the { $role } role can open games here.
elsewhere = Games on this server are opened in { $channels }.
elsewhereHint = Use `/game create` there.
askManager = Ask someone who can, or ask a server manager to change it with `/settings`.
movedHere = The game { $game } continues here, in { $channel }.
threadOver = { $name } · over
threadAbandoned = { $name } · abandoned
unreachable = I can’t post in { $channel }, where the game { $game } is played: { $why } `/host here game: { $game }` moves the game to another channel or thread.
unreachableLocked = the thread is locked, or I’m missing a permission there. A server manager can unlock it or give me View Channel, Send Messages, Send Messages in Threads and Attach Files.
unreachableLacking = I’m missing permissions there ({ $permissions }). As soon as a server manager grants them, I’ll pick up where I left off.
unreachableGone = the channel no longer exists.
plainWords = In { $channel }, where the game { $game } is played, I’m missing permissions ({ $permissions }). The game continues: until a server manager grants them, I’ll put into words what the pictures would show.
postsDeleted = Someone on the server, or another bot, keeps deleting what I post in { $channel }, where the game { $game } is played. I’ve posted it again a few times and am stopping for now. If it’s a moderation bot, add me to its exceptions. Then `/host pause` and `/host resume` post the open question again, or `/host here` moves the game to another channel or thread.
