### The left side of the practice table’s page: people, channels, who one is. Plain text; headings are narrow.

playAs = Play as
playAsPerson = Play as { $name }
key = Alt+{ $number }
playAsByKey = Play as { $name } (Alt+{ $number })
channels = Channels
textChannels = Text channels
directMessages = Direct messages
noSecrets = Nothing yet. Secrets arrive here.
channel = Channel { $name }
thread = Thread { $name }
privateThread = Private thread { $name }
directWith = Direct messages with { $name }
you = You
mayManage = May manage the server
playing = Playing
closed = Direct messages closed
letBotWrite = Let the bot send me direct messages
open = Direct messages are closed. Click to open them.
close = Direct messages are open. Click to close them.
language = Language
languageHelp = The language of the page, of the server and of everybody at the table
