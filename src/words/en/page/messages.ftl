### Messages of a channel on the practice table’s page, as Discord’s own client shows them. Plain text.

list = Messages
toNewest = Jump to the newest
newMessages = New messages
new = New

# The small sign beside the bot’s name.
app = APP
edited = (edited)
yesterday = Yesterday at { $time }

# { $command } is the command as a small coloured sign.
used = { $name } used { $command }
youUsed = You used { $command }
replyTo = Reply to { $name }: go to the message
deleted = Original message was deleted
see = Click to see the message
sending = Sending command…

# Stands under the bot’s name.
thinking = is thinking…
failed = This interaction failed.
onlyYou = Only you can see this
dismiss = Dismiss message
card = Card
picture = Picture
showLarge = Show picture large: { $label }
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
noPosts = No posts yet. Where games are opened in a forum (/settings), each gets a post here.
welcome = Welcome to #{ $name }!
channelBegins = This is the beginning of #{ $name }.
threadBegins = This is the beginning of the thread.
directBegins = This is the beginning of your direct messages with { $name }. Only you can read them.

# { $command } can be clicked; { $key } is the key with the slash.
firstCommand = Type { $command } to open a table.
tutorialCommand = New to the game? { $command } leads you through your first turns.
firstSlash = Type { $key } to see everything the bot can do.
seats = Pick another person under «Play as» to take their seat; with «Play all seats» the page becomes whoever is asked.
spoiler = Spoiler, press to reveal
unknownPerson = unknown
unknownRole = unknown role
unknownChannel = unknown

# A link to a message in a channel.
inPlace = { $place } › message
