## The practice table’s page: what surrounds its channels, and what it says when something goes wrong. Plain text.

page-frame-title = Practice table
page-frame-noScript = The practice table needs JavaScript.
page-frame-opening = Opening the practice table…
page-frame-noAnswerYet = The practice table isn’t answering yet. Trying again…
page-frame-noAnswer = The practice table didn’t answer. Is it still running?
page-frame-noReason = The practice table returned { $status } without a reason.
page-frame-lost = Connection to the practice table lost. Reconnecting…
page-frame-botOffline = The bot is offline. It will answer as soon as it’s back.
page-frame-noChannel = There are no channels yet.
page-frame-threadClosed = This thread is closed.
page-frame-playingAs = Playing as { $name }
page-frame-drawer = Channels and people

# A label with the number beside it, for those who hear the page.
page-frame-unread =
    { $count ->
        [one] { $label }, { $count } unread
       *[other] { $label }, { $count } unread
    }
page-frame-events = Events
page-frame-apps = Apps

## The sidebar of the practice table’s page: people, channels, the current person. Plain text; headings are narrow.

page-sidebar-playAs = Play as
page-sidebar-playAsPerson = Play as { $name }
page-sidebar-key = Alt+{ $number }
page-sidebar-playAsByKey = Play as { $name } (Alt+{ $number })
page-sidebar-channels = Channels
page-sidebar-textChannels = Text channels
page-sidebar-directMessages = Direct messages
page-sidebar-noSecrets = Nothing yet. Your secrets will arrive here.
page-sidebar-channel = Channel { $name }
page-sidebar-thread = Thread { $name }
page-sidebar-privateThread = Private thread { $name }
page-sidebar-directWith = Direct messages with { $name }
page-sidebar-you = You
page-sidebar-mayManage = Server manager
page-sidebar-playing = Playing
page-sidebar-closed = Direct messages closed
page-sidebar-letBotWrite = Allow direct messages from the bot
page-sidebar-open = Direct messages are closed. Click to open them.
page-sidebar-close = Direct messages are open. Click to close them.
page-sidebar-language = Language
page-sidebar-languageHelp = The language of the page, of the server and of everyone at the table

## The messages in a channel on the practice table’s page, as Discord’s own client shows them. Plain text.

page-messages-list = Messages
page-messages-toNewest = Jump to present
page-messages-newMessages = New messages
page-messages-new = New

# The small tag next to the bot’s name.
page-messages-app = APP
page-messages-edited = (edited)
page-messages-yesterday = Yesterday at { $time }

# { $command } is the command as a small colored tag.
page-messages-used = { $name } used { $command }
page-messages-youUsed = You used { $command }
page-messages-replyTo = Reply to { $name }: go to the message
page-messages-deleted = Original message was deleted
page-messages-see = Click to view message
page-messages-sending = Sending command…

# Below the bot’s name.
page-messages-thinking = is thinking…
page-messages-failed = This interaction failed.
page-messages-onlyYou = Only you can see this
page-messages-dismiss = Dismiss message
page-messages-card = Card
page-messages-picture = Picture
page-messages-showLarge = Enlarge picture: { $label }
page-messages-fit = Fit to window
page-messages-actualSize = Actual size
page-messages-original = Open original
page-messages-closePicture = Close picture
page-messages-threadStarted = { $name } started a thread: { $thread }
page-messages-pinned = { $name } pinned a message to this channel.
page-messages-joined = { $name } joined the server.
page-messages-renamed = { $name } changed the channel name: { $channel }
page-messages-count =
    { $count ->
        [one] { $count } message
       *[other] { $count } messages
    }
page-messages-none = No messages yet.
page-messages-posts = Posts
page-messages-noPosts = No posts yet. Where games are opened in a forum (/settings), each game gets a post here.
page-messages-welcome = Welcome to #{ $name }!
page-messages-channelBegins = This is the start of #{ $name }.
page-messages-threadBegins = This is the start of the thread.
page-messages-directBegins = This is the start of your direct messages with { $name }. Only you can read them.

# { $command } can be clicked; { $key } is the key with the slash.
page-messages-firstCommand = Type { $command } to open a game.
page-messages-tutorialCommand = New to the game? { $command } guides you through your first turns.
page-messages-firstSlash = Type { $key } to see everything the bot can do.
page-messages-seats = Pick another person under “Play as” to take their seat. With “Play all seats”, the page switches to whoever is up.
page-messages-spoiler = Spoiler: press to reveal
page-messages-unknownPerson = unknown
page-messages-unknownRole = unknown role
page-messages-unknownChannel = unknown

# A link to a message in a channel.
page-messages-inPlace = { $place } › message

## The message box on the practice table’s page and the list above it. Plain text. $option and $command are names as people type them.

page-composer-commands = Commands
page-composer-noneHere = There are no commands here. Use them in a server channel.
page-composer-show = Show commands
page-composer-message = Message { $place }
page-composer-messageTo = Message { $place }
page-composer-box = Message { $place }. Type / for commands.
page-composer-boxTo = Message { $place }. Type / for commands.
page-composer-unknown = There’s no command “{ $typed }”. Type / to see them all.
page-composer-notDirect = “{ $typed }” works in server channels, not in direct messages.
page-composer-matching = Commands matching /{ $typed }
page-composer-others = commands
page-composer-noOption = /{ $command } has no “{ $option }” option.
page-composer-options = Optional options
page-composer-choices = Choices for { $option }
page-composer-discard = Discard command
page-composer-discardByKey = Discard (Esc)
page-composer-send = Send
page-composer-enter = Enter to send
page-composer-enterOrMore = Enter to send · ↑↓ for more options
page-composer-loading = Loading options…
page-composer-noMatch = No options match
page-composer-required = required
page-composer-optional = optional
page-composer-end = Command complete: press Enter to send

# After the options that are filled in: how many more there are.
page-composer-more = +{ $count } optional
page-composer-yes = True
page-composer-no = False
page-composer-thread = Thread
page-composer-missing = “{ $option }” is required: { $description }
page-composer-notListed = “{ $option }” must be one of the listed choices.
page-composer-noFiles = “{ $option }” needs a file, which the practice table doesn’t support.
page-composer-notNumber = “{ $option }” must be a number.
page-composer-notWhole = “{ $option }” must be a whole number.
page-composer-tooLittle = “{ $option }” must be { $least } or more.
page-composer-tooMuch = “{ $option }” must be { $most } or less.
page-composer-tooShort = “{ $option }” must have at least { $least } characters.
page-composer-tooLong = “{ $option }” can have at most { $most } characters.

## Menus and forms on the practice table’s page. Plain text.

page-forms-select = Make a selection
page-forms-nothing = There’s nothing to choose from.

# How many must be chosen, and how many have been.
page-forms-exactly = Choose { $most } ({ $chosen } chosen)
page-forms-upTo = Choose up to { $most } ({ $chosen } chosen)
page-forms-between = Choose { $least } to { $most } ({ $chosen } chosen)
page-forms-done = Done
page-forms-close = Close
page-forms-cancel = Cancel
page-forms-submit = Submit
page-forms-required = required
page-forms-text = Text

## The practice table’s bar above a channel, its clock and its auto-play. Plain text; on a phone the bar is narrow.

page-tools-bar = Practice table
page-tools-allSeats = Play all seats
page-tools-allSeatsHelp = Switches the page to whoever is up
page-tools-askedNow = Up now
page-tools-asked = Up
page-tools-you = You
page-tools-youAsked = It’s your move: go to the question
page-tools-youAskedByKey = It’s your move: go to the question (Alt+Q)
page-tools-personAsked = { $name } is up: go to the question
page-tools-became = You’re now playing as { $name }
page-tools-title = Practice tools
page-tools-titleAt = Practice tools. Table time: { $time }
page-tools-titleAhead = Practice tools. Table time: { $time }, { $ahead } ahead
page-tools-timeAhead = { $time }, { $ahead } ahead
page-tools-underAnHour = less than an hour
page-tools-help = Clock and auto-play
page-tools-close = Close
page-tools-clock = The table’s clock
page-tools-clockHelp = Move it forward to see reminders and time limits. It can’t be moved back.
page-tools-skip = Skip { $time }
page-tools-playOn = Let the table play on its own
page-tools-playOnHelp = Plays for the people at the table by pressing random buttons the bot offers them. The bot can’t tell the difference, and it sees no more than they do.
page-tools-answerOne = Answer this question
page-tools-answerAll = Answer once for each of the { $count } people asked
page-tools-answersFor = Play automatically for
page-tools-nobody = No one
page-tools-others = Everyone but { $name }
page-tools-everybody = Everyone
