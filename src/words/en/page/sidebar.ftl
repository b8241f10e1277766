### The sidebar of the practice table’s page: people, channels, the current person. Plain text; headings are narrow.

playAs = Play as
playAsPerson = Play as { $name }
key = Alt+{ $number }
playAsByKey = Play as { $name } (Alt+{ $number })
channels = Channels
textChannels = Text channels
directMessages = Direct messages
noSecrets = Nothing yet. Your secrets will arrive here.
channel = Channel { $name }
thread = Thread { $name }
privateThread = Private thread { $name }
directWith = Direct messages with { $name }
you = You
mayManage = Server manager
playing = Playing
closed = Direct messages closed
letBotWrite = Allow direct messages from the bot
open = Direct messages are closed. Click to open them.
close = Direct messages are open. Click to close them.
language = Language
languageHelp = The language of the page, of the server and of everyone at the table
