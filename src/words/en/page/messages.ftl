### The messages in a channel on the practice table’s page, as Discord’s own client shows them. Plain text.

list = Messages
toNewest = Jump to present
newMessages = New messages
new = New

# The small tag next to the bot’s name.
app = APP
edited = (edited)
yesterday = Yesterday at { $time }

# { $command } is the command as a small colored tag.
used = { $name } used { $command }
youUsed = You used { $command }
replyTo = Reply to { $name }: go to the message
deleted = Original message was deleted
see = Click to view message
sending = Sending command…

# Below the bot’s name.
thinking = is thinking…
failed = This interaction failed.
onlyYou = Only you can see this
dismiss = Dismiss message
card = Card
picture = Picture
showLarge = Enlarge picture: { $label }
fit = Fit to window
actualSize = Actual size
original = Open original
closePicture = Close picture
threadStarted = { $name } started a thread: { $thread }
pinned = { $name } pinned a message to this channel.
joined = { $name } joined the server.
renamed = { $name } changed the channel name: { $channel }
count =
    { $count ->
        [one] { $count } message
       *[other] { $count } messages
    }
none = No messages yet.
posts = Posts
noPosts = No posts yet. Where games are opened in a forum (/settings), each game gets a post here.
welcome = Welcome to #{ $name }!
channelBegins = This is the start of #{ $name }.
threadBegins = This is the start of the thread.
directBegins = This is the start of your direct messages with { $name }. Only you can read them.

# { $command } can be clicked; { $key } is the key with the slash.
firstCommand = Type { $command } to open a game.
tutorialCommand = New to the game? { $command } guides you through your first turns.
firstSlash = Type { $key } to see everything the bot can do.
seats = Pick another person under “Play as” to take their seat. With “Play all seats”, the page switches to whoever is up.
spoiler = Spoiler: press to reveal
unknownPerson = unknown
unknownRole = unknown role
unknownChannel = unknown

# A link to a message in a channel.
inPlace = { $place } › message
