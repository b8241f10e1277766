### What the practice table’s server says to people, worded as in Discord’s client, and the names in its guild. Plain text.


# Names in the guild. Channels have small letters and dashes.
guild = Practice table
furtherGuild = Practice table { $number }
bot = Practice bot
admins = Admiralty
deckCrew = Deck crew
pilots = Pilots
general = general
warRoom = war-room

# Why something could not be done.
notUnderstood = The page sent something the practice table doesn’t understand.
botAway = The bot isn’t connected.
optionsFailed = Loading options failed: the bot didn’t answer.
tooLate = The bot didn’t answer within { $seconds } seconds.
typedOnly = Type this command with a slash.
noMenuHere = The Apps menu isn’t available on messages that only you can see.
oneFocus = Exactly one option must have the focus.
notCompleting = “{ $option }” has no suggestions.
menuOnly = “{ $command }” is a command in the Apps menu.
outdated = This command is outdated. Try again in a few minutes.
inPosts = In a forum, use commands inside a post.
ofGuild = /{ $command } belongs to a guild and can’t be used in direct messages.
notDirect = /{ $command } can’t be used in direct messages.
notInGuild = /{ $command } can’t be used in a guild.
noCommands = You aren’t allowed to use commands in this channel.
noPermission = You don’t have permission to use /{ $command }.
thinking = The bot is still working on this message.
gone = This message no longer has that button or menu.
off = This button or menu is disabled.
isButton = This is a button, not a menu.
isMenu = This is a menu, not a button.
formOnly = Text can only be entered in a form.
pickMore = Pick { $least } or more.
pickLess = Pick { $most } or fewer.
pickedTwice = You picked the same choice twice.
noChoice = The menu has no choice “{ $choice }”.
formClosed = This form is no longer open.
noField = The form has no field “{ $field }”.
fieldType = Only text fields and menus can be filled in here, not fields of type { $type }.
fieldEmpty = “{ $field }” is required.
fieldShort = “{ $field }” must have at least { $least } characters.
fieldLong = “{ $field }” can have at most { $most } characters.
fieldChoice = “{ $field }” has no choice “{ $choice }”.
fieldCount = Pick { $least } to { $most } in “{ $field }”.
subcommands = Pick one of: { $commands }.
needs = /{ $command } needs { $options }.

# One of the options in that list.
quoted = “{ $option }”
optionTwice = You gave the same option twice.
noOption = /{ $command } has no “{ $option }” option.
optionType = “{ $option }” is an option of type { $wanted }, not { $given }.
trueOrFalse = “{ $option }” must be true or false.
fromList = “{ $option }” must be picked from the list.
optionEmpty = “{ $option }” is required.
optionShort = “{ $option }” must have at least { $least } characters.
optionLong = “{ $option }” can have at most { $most } characters.
notNumber = “{ $option }” must be a number.
notWhole = “{ $option }” must be a whole number.
tooLittle = “{ $option }” must be { $least } or more.
tooMuch = “{ $option }” must be { $most } or less.
notOffered = “{ $option }” must be one of the listed choices.
nobody = There’s no member with this ID in the guild.
noChannel = You can’t see this channel.
noMessage = You can’t see this message.
writeInPosts = In a forum, write inside a post.
locked = This thread is locked.
mayNotWrite = You aren’t allowed to write in this channel.

# $kind: user, role, channel, or mentionable: either of the first two.
notHere =
    { $kind ->
        [user] There’s no user with the ID { $id } here.
        [role] There’s no role with the ID { $id } here.
        [channel] There’s no channel with the ID { $id } here.
       *[mentionable] There’s no user or role with the ID { $id } here.
    }
nothingToSend = There’s nothing to send.
messageLong = A message can have at most { $most } characters.
notDismissable = You can only dismiss messages that no one else sees.
