### The message box on the practice table’s page and the list above it. Plain text. $option and $command are names as people type them.

commands = Commands
noneHere = There are no commands here. Use them in a server channel.
show = Show commands
message = Message { $place }
messageTo = Message { $place }
box = Message { $place }. Type / for commands.
boxTo = Message { $place }. Type / for commands.
unknown = There’s no command “{ $typed }”. Type / to see them all.
notDirect = “{ $typed }” works in server channels, not in direct messages.
matching = Commands matching /{ $typed }
others = commands
noOption = /{ $command } has no “{ $option }” option.
options = Optional options
choices = Choices for { $option }
discard = Discard command
discardByKey = Discard (Esc)
send = Send
enter = Enter to send
enterOrMore = Enter to send · ↑↓ for more options
loading = Loading options…
noMatch = No options match
required = required
optional = optional
end = Command complete: press Enter to send

# After the options that are filled in: how many more there are.
more = +{ $count } optional
yes = True
no = False
thread = Thread
missing = “{ $option }” is required: { $description }
notListed = “{ $option }” must be one of the listed choices.
noFiles = “{ $option }” needs a file, which the practice table doesn’t support.
notNumber = “{ $option }” must be a number.
notWhole = “{ $option }” must be a whole number.
tooLittle = “{ $option }” must be { $least } or more.
tooMuch = “{ $option }” must be { $most } or less.
tooShort = “{ $option }” must have at least { $least } characters.
tooLong = “{ $option }” can have at most { $most } characters.
