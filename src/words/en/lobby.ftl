### The message in which a game is set up, and what its buttons and commands answer. With markup; names come escaped.

title = ## { $name }
game = Battlestar Galactica · { $game }

# A list of threads shows the beginning of their names.
thread = { $game } · Battlestar Galactica
subtitle = -# Battlestar Galactica · game { $game }
invitation = A game is about to begin. Take a seat.
running = The game is under way: the board and the log are below, `/help` says what you can do now.
over = The game is over. `/game create` opens a new one.
abandoned = The game was abandoned. `/game create` opens a new one.
deleted = The game was deleted. `/game create` opens a new one.
resting = The game is put away. `/game revive` wakes it.
seatsTitle = ### Seats: { $taken } of { $seats } taken
seatsTaken = ### Seats
seat = { $seat }. { $holder }
host = { $holder } · host
# What automatic players are called: they are numbered from 1 in each game. At most 20 characters.
automaticName = Automatic { $number }
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
notNow = -# Not possible now: { $reasons }
pace = - Pace: **{ $name }** ({ $detail })
playersAny = - Players: **however many join** (possible: { $numbers })
playersWanted = - Players: **{ $wanted }** (possible: { $numbers })
hostDecides = -# { $host } decides about the options and starts the game. { $privately }
join = Join
leave = Leave
add = Add automatic player
remove = Remove automatic player
start = Start
fill = Start with automatic players
anyNumber = However many join
number =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
optionValue = { $option }: { $value }
notPossible = Not now: { $reason }

# The form, which opens by the buttons below the lobby message. Each section has several menus.
section_table = Players and pace
section_game = Expansions and objective
section_rules = Roles and rules
section_seats = Seats and kept roles
sectionTitle = ### { $section } · { $game }
intro_table = How many play, how long the game waits for somebody who has to answer, and how well automatic players play.
intro_game = What the game is played with, and where the fleet has to get. A preset sets all options at once for a first game; each can be changed afterwards.
intro_rules = Which roles there may be beside humans and hidden Cylons, and rules that not every table plays by.
intro_seats = Who sits where and begins is for the host to decide. Everybody may reserve a character, or any of a type, for themselves, and the host for others: it is kept until they have chosen.
menu = { $menu } …
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
menu_order = Seats
menu_first = Who begins
menu_up = Sit further ahead
menu_late = Who comes later
menu_keepFor = For whom a role is kept
menu_keep = Keep a role

# Above the form, when something can't be chosen.
notTaken = ⚠ { $reason }
onlyLook = -# { $host } decides about these.
formClosed = The game has begun or was closed: nothing of this can be changed any more.
opened = The game **{ $game }** is open: others take a seat with «Join», you set it up with the buttons of its message, and «Start» begins.
openedThread = The game **{ $game }** is open in { $thread }: others take a seat there, you set it up with the buttons, and «Start» begins.
presetSets = **{ $preset }** sets: { $options }. Each option can still be changed until the game starts.
changed = The lobby message shows what has changed.
nothingToChange = You named nothing to change.
nothingToChangeHint = Name what to change, such as `players` or `difficulty`, or use the menus of the lobby message.
pickAgain = This menu is out of date.
pickAgainHint = The lobby message shows what can be chosen now.

# The first message of a post in a forum, and tags there: at most 20 characters.
post = Here the game { $game } is played. Its lobby is below.
tag_open = Open
tag_running = Running
tag_waiting = Waiting
tag_over = Over
tagRequired = The forum wants each post to have a tag, and has none that I may give it.
tagRequiredHint = Somebody who manages the server can add a tag «{ $tag }» to the forum, or let posts be without.
lackingThread = I can’t open a thread for the game here: I lack the permission { $permissions }.
lackingThreadHint = Somebody who manages the server can give it to me; or play in this channel with `/game create thread: False`.
noThreads = No threads can be opened in this channel.
noThreadsHint = Choose a text channel or a forum, or play here with `/game create thread: False`.
onlyManagersOpen = Only server managers may open games here.
onlyRoleOpens = Only members with the role { $role } may open games here.
elsewhere = Games on this server are opened in { $channels }.
elsewhereHint = Use `/game create` there.
askManager = Ask somebody who may, or a server manager, who can change that with `/settings`.
movedHere = The game { $game } goes on here, in { $channel }.
threadOver = { $name } · over
threadAbandoned = { $name } · abandoned
unreachable = I can’t write in { $channel }, where the game { $game } is played: { $why } `/host here` with `game: { $game }` takes the game to another channel or thread.
unreachableLocked = the thread is locked, or I lack a permission there. A server manager can unlock it, or give me View Channel, Send Messages, Send Messages in Threads and Attach Files.
unreachableLacking = there I lack the permission { $permissions }. As soon as a server manager gives it to me, I go on from where I stopped.
unreachableGone = the channel is no longer there.
plainWords = In { $channel }, where the game { $game } is played, I lack the permission { $permissions }. The game goes on: until a server manager gives it to me, I write in plain words what pictures would show.
postsDeleted = Someone in the server, or another bot, keeps deleting what I post in { $channel }, where the game { $game } is played. I have posted it again a few times and stop for now. If it is a moderation bot, add me to its exceptions. Then `/host pause` and `/host resume` show the open question again, and `/host here` takes the game to another channel or thread.
