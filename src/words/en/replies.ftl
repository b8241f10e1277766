### What commands and buttons answer. With markup.

joined = You’ve taken a seat in { $game }. Keep your direct messages open, unless this server uses private threads: that’s where your secrets will arrive.
left = You left { $game }.
leftLast = You left { $game }. You were the last player, so the lobby has closed.
begins = The game begins.
automaticTakesOver = An automatic player takes over.
takesOver = { $person } takes over.
chosen = ✅ { $labels }
chosenLate = ⏰ You ran out of time, so I answered for you: { $labels }

# A small line below it: what the question was.
chosenAbout = -# { $about }

# A small line below an answer that was given elsewhere.
atTable = -# Back to the table: { $link }
goesOn = The game continues.
abandoned = The game { $game } has been abandoned.
confirmAbandon = Abandon the game { $game } for all { $players } players? This can’t be undone.
abandon = Abandon the game
abandonChanged = The game has started or ended since you were asked, so nothing was abandoned.
abandonChangedHint = Run `/host abandon` again.
keepPlaying = Keep playing
everybodySees = Everyone can see the reply.
unknownCommand = This command no longer exists. `/help` shows what you can do.

# A small line below a reply.
movedCommand = -# `/{ $old }` is now `/{ $path }`.
oldButton = This button is from an earlier version of the bot. `/help` shows what you can do now.
tooFast = I can’t keep up with you. Wait a few seconds, then try again.
manyPictures = I have a lot of pictures to draw right now. Try again in a moment.

# What a numbered rule is, above its text.
ruleKind = Rule · { $chapter }
