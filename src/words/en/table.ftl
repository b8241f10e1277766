## What the practice table’s server says to people, worded as in Discord’s client, and the names in its guild. Plain text.


# Names in the guild. Channels have small letters and dashes.
table-guild = Practice table
table-furtherGuild = Practice table { $number }
table-bot = Practice bot
table-admins = Admiralty
table-deckCrew = Deck crew
table-pilots = Pilots
table-general = general
table-warRoom = war-room

# Why something could not be done.
table-notUnderstood = The page sent something the practice table doesn’t understand.
table-botAway = The bot isn’t connected.
table-optionsFailed = Loading options failed: the bot didn’t answer.
table-tooLate = The bot didn’t answer within { $seconds } seconds.
table-typedOnly = Type this command with a slash.
table-noMenuHere = The Apps menu isn’t available on messages that only you can see.
table-oneFocus = Exactly one option must have the focus.
table-notCompleting = “{ $option }” has no suggestions.
table-menuOnly = “{ $command }” is a command in the Apps menu.
table-outdated = This command is outdated. Try again in a few minutes.
table-inPosts = In a forum, use commands inside a post.
table-ofGuild = /{ $command } belongs to a guild and can’t be used in direct messages.
table-notDirect = /{ $command } can’t be used in direct messages.
table-notInGuild = /{ $command } can’t be used in a guild.
table-noCommands = You aren’t allowed to use commands in this channel.
table-noPermission = You don’t have permission to use /{ $command }.
table-thinking = The bot is still working on this message.
table-gone = This message no longer has that button or menu.
table-off = This button or menu is disabled.
table-isButton = This is a button, not a menu.
table-isMenu = This is a menu, not a button.
table-formOnly = Text can only be entered in a form.
table-pickMore = Pick { $least } or more.
table-pickLess = Pick { $most } or fewer.
table-pickedTwice = You picked the same choice twice.
table-noChoice = The menu has no choice “{ $choice }”.
table-formClosed = This form is no longer open.
table-noField = The form has no field “{ $field }”.
table-fieldType = Only text fields and menus can be filled in here, not fields of type { $type }.
table-fieldEmpty = “{ $field }” is required.
table-fieldShort = “{ $field }” must have at least { $least } characters.
table-fieldLong = “{ $field }” can have at most { $most } characters.
table-fieldChoice = “{ $field }” has no choice “{ $choice }”.
table-fieldCount = Pick { $least } to { $most } in “{ $field }”.
table-subcommands = Pick one of: { $commands }.
table-needs = /{ $command } needs { $options }.

# One of the options in that list.
table-quoted = “{ $option }”
table-optionTwice = You gave the same option twice.
table-noOption = /{ $command } has no “{ $option }” option.
table-optionType = “{ $option }” is an option of type { $wanted }, not { $given }.
table-trueOrFalse = “{ $option }” must be true or false.
table-fromList = “{ $option }” must be picked from the list.
table-optionEmpty = “{ $option }” is required.
table-optionShort = “{ $option }” must have at least { $least } characters.
table-optionLong = “{ $option }” can have at most { $most } characters.
table-notNumber = “{ $option }” must be a number.
table-notWhole = “{ $option }” must be a whole number.
table-tooLittle = “{ $option }” must be { $least } or more.
table-tooMuch = “{ $option }” must be { $most } or less.
table-notOffered = “{ $option }” must be one of the listed choices.
table-nobody = There’s no member with this ID in the guild.
table-noChannel = You can’t see this channel.
table-noMessage = You can’t see this message.
table-writeInPosts = In a forum, write inside a post.
table-locked = This thread is locked.
table-mayNotWrite = You aren’t allowed to write in this channel.

# $kind: user, role, channel, or mentionable: either of the first two.
table-notHere =
    { $kind ->
        [user] There’s no user with the ID { $id } here.
        [role] There’s no role with the ID { $id } here.
        [channel] There’s no channel with the ID { $id } here.
       *[mentionable] There’s no user or role with the ID { $id } here.
    }
table-nothingToSend = There’s nothing to send.
table-messageLong = A message can have at most { $most } characters.
table-notDismissable = You can only dismiss messages that no one else sees.
