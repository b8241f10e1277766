### The typing box of the practice table’s page and the list above it. Plain text. $option and $command are names as one types them.

commands = Commands
noneHere = There are no commands in this place. Use them in a channel of the server.
show = Show commands
message = Message { $place }
messageTo = Message { $place }
box = Message { $place }. Type / for commands.
boxTo = Message { $place }. Type / for commands.
unknown = There is no command “{ $typed }”. Type / to see them all.
notDirect = “{ $typed }” works in the channels of the server, not in direct messages.
matching = Commands matching /{ $typed }
others = commands
noOption = /{ $command } has no option “{ $option }”.
options = Optional options
choices = Choices for { $option }
discard = Discard the command
discardByKey = Discard (Esc)
send = Send
enter = Enter sends
enterOrMore = Enter sends · ↑↓ for more options
loading = Loading options…
noMatch = No option matches that
required = required
optional = optional
end = End of the command: Enter sends it

# Stands behind the options that are filled in: how many more there are.
more = +{ $count } optional
yes = True
no = False
thread = Thread
missing = “{ $option }” is required: { $description }
notListed = “{ $option }” must be one of the listed choices.
noFiles = “{ $option }” needs a file, and the practice table takes none.
notNumber = “{ $option }” must be a number.
notWhole = “{ $option }” must be a whole number.
tooLittle = “{ $option }” must be { $least } or more.
tooMuch = “{ $option }” must be { $most } or less.
tooShort = “{ $option }” must have at least { $least } characters.
tooLong = “{ $option }” may have at most { $most } characters.
