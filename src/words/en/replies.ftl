### What commands and buttons answer. With markup.

joined = You have a seat in { $game }. Keep your direct messages open, unless private threads are used here: what only you may know comes there.
left = You left { $game }.
leftLast = You left { $game }. You were the last, so the lobby is closed.
begins = The game begins.
automaticTakesOver = An automatic player takes over.
takesOver = { $person } takes over.
chosen = ✅ { $labels }
chosenLate = ⏰ Time ran out, answered for you: { $labels }

# A small line below it: what was asked.
chosenAbout = -# { $about }

# A small line below an answer that was given elsewhere.
atTable = -# How it goes on at the table: { $link }
goesOn = The game goes on.
abandoned = The game { $game } is abandoned.
confirmAbandon = Abandon the game { $game } for all { $players } players? This can’t be taken back.
abandon = Abandon the game
abandonChanged = The game has begun or ended since you were asked, so nothing was abandoned.
abandonChangedHint = Look again with `/host abandon`.
keepPlaying = Keep playing
everybodySees = Everybody sees the answer.
unknownCommand = I no longer have this command. `/help` says what you can do.

# A small line below a reply.
movedCommand = -# `/{ $old }` is called `/{ $path }` now.
oldButton = This button is from an earlier version of the bot. `/help` says what you can do now.
tooFast = I can’t keep up with you. Wait a few seconds, then try again.
manyPictures = I have a lot of pictures to draw right now. Try again in a moment.

# What a numbered rule is, above its text.
ruleKind = Rule · { $chapter }
