### Advice for players who ask for it. With markup, but for refusals (and their `Hint`) and what buttons show.

button = Hint
title =
    ### A hint
    { $question }
option = { $place }. **{ $label }**: { $compared }.
optionWithGist = { $place }. **{ $label }**: { $gist }; { $compared }.
footer = -# Based on what you know, as an automatic player on hard would see it. It may be wrong, and the choice is yours.

# How it compares, in the middle of a sentence.
compared_rules = a rule of thumb, without looking ahead
compared_clear = clearly better than anything else I tried
compared_even = as good as anything else I tried
compared_alike = about as good
compared_little = slightly worse, as far as I can tell
compared_worse = clearly worse, as far as I can tell

# What it is good for.
helpsCheck = adds { $strength } to the check
harmsCheck = takes { $strength } off the check
keepsCards = keeps your cards for later
leadsOn =
    { $count ->
        [one] takes the fleet { $count } step closer to its goal
       *[other] takes the fleet { $count } steps closer to its goal
    }
stays = keeps you where you can act
shows = reveals who you are
does_jumps = brings the fleet’s jump closer
does_fights = hits the Cylon ships or gets ships into position
does_mends = repairs damage
does_gains = gets the fleet what it needs
does_leads = gives others actions when they matter
does_quorum = puts the Quorum to use
does_looks = tells you what others don’t know
does_judges = acts on who you trust, and who you don’t
does_harms = hurts the fleet
does_draws = fills your hand
there_jumps = from there, you can bring the fleet’s jump closer
there_fights = from there, you can hit the Cylon ships
there_mends = there, you can repair damage
there_gains = there, you can get what the fleet needs
there_leads = from there, you can give others actions
there_quorum = there, you can put the Quorum to use
there_looks = there, you can learn what others don’t know
there_judges = from there, you can act on your suspicions
there_harms = from there, you can hurt the fleet
there_draws = there, you can fill your hand
nothing = There’s nothing for you to decide, so I have no advice.
nothingHint = /help shows what you can do now.
changed = The game moved on while I was thinking.
changedHint = Ask again.
off = Hints are off in this game.
offHint = The host can turn them on with /host hints.
offHost = You can turn them on for everyone with /host hints.
allowed = Everyone can now get hints, with `/hint` or the button under their question.
forbidden = Hints are now off in this game.
noticeAllowed = 💡 { $by } turned hints on: `/hint` privately suggests what you could do.
noticeForbidden = 💡 { $by } turned hints off.
