### What the server of the practice table says to people, as Discord’s client would, and what its guild is called. Plain text.


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
notUnderstood = The page sent something that the table does not understand.
botAway = The bot is not connected.
optionsFailed = Loading options failed: the bot did not answer.
tooLate = The bot did not answer within { $seconds } seconds.
typedOnly = This command is typed with a slash.
noMenuHere = There is no Apps menu on a message that only you can see.
oneFocus = Exactly one option must have the focus.
notCompleting = «{ $option }» does not complete itself.
menuOnly = «{ $command }» is a command of the Apps menu.
outdated = This command is outdated; try it again in a few minutes.
inPosts = In a forum, commands are used in its posts.
ofGuild = /{ $command } belongs to a guild and cannot be used in direct messages.
notDirect = /{ $command } cannot be used in direct messages.
notInGuild = /{ $command } cannot be used in a guild.
noCommands = You may not use commands in this channel.
noPermission = You don't have the permission to use /{ $command }.
thinking = The bot is still thinking about this message.
gone = This message has no such button or menu any more.
off = This button or menu is switched off.
isButton = This is a button, not a menu.
isMenu = This is a menu, not a button.
formOnly = Text can only be typed into a form.
pickMore = Pick at least { $least }.
pickLess = Pick at most { $most }.
pickedTwice = A choice was picked twice.
noChoice = The menu has no choice «{ $choice }».
formClosed = This form is no longer open.
noField = The form has no field «{ $field }».
fieldType = Here only text fields and menus can be filled in, not fields of type { $type }.
fieldEmpty = «{ $field }» must be filled in.
fieldShort = «{ $field }» needs at least { $least } characters.
fieldLong = «{ $field }» takes at most { $most } characters.
fieldChoice = «{ $field }» has no choice «{ $choice }».
fieldCount = Pick { $least } to { $most } in «{ $field }».
subcommands = Pick one of: { $commands }.
needs = /{ $command } needs { $options }.
optionTwice = An option was given twice.
noOption = /{ $command } has no option «{ $option }».
optionType = «{ $option }» is an option of type { $wanted }, not { $given }.
trueOrFalse = «{ $option }» is either true or false.
fromList = «{ $option }» must be picked from the list.
optionEmpty = «{ $option }» must be filled in.
optionShort = «{ $option }» needs at least { $least } characters.
optionLong = «{ $option }» takes at most { $most } characters.
notNumber = «{ $option }» must be a number.
notWhole = «{ $option }» must be a whole number.
tooLittle = «{ $option }» must be at least { $least }.
tooMuch = «{ $option }» must be at most { $most }.
notOffered = «{ $option }» must be one of the offered choices.
nobody = There is nobody with this id in the guild.
noChannel = You cannot see this channel.
noMessage = You cannot see this message.
writeInPosts = In a forum one writes in its posts.
locked = This thread is locked.
mayNotWrite = You may not write in this channel.

# $kind: user, role, channel, or mentionable: either of the first two.
notHere =
    { $kind ->
        [user] There is no user with the id { $id } here.
        [role] There is no role with the id { $id } here.
        [channel] There is no channel with the id { $id } here.
       *[mentionable] There is no user or role with the id { $id } here.
    }
nothingToSend = There is nothing to send.
messageLong = A message has at most { $most } characters.
notDismissable = Only messages that nobody else sees can be dismissed.
