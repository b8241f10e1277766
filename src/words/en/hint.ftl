### Advice for whoever asks for it. With markup, but for refusals (and their `Hint`) and what buttons show.

button = Hint
title =
    ### A hint
    { $question }
option = { $place }. **{ $label }**: { $compared }.
optionWithGist = { $place }. **{ $label }**: { $gist }; { $compared }.
footer = -# From what you know, as an automatic player at the level hard would see it. It can be wrong, and the choice is yours.

# How it compares, in the middle of a sentence.
compared_rules = simple rules say so, without a look ahead
compared_clear = clearly better than what else I tried
compared_even = as good as anything else I tried
compared_alike = about as good
compared_little = a little worse, as far as I see
compared_worse = clearly worse, as far as I see

# What it is good for.
helpsCheck = adds { $strength } to the check
harmsCheck = takes { $strength } off the check
keepsCards = you keep your cards for later
leadsOn =
    { $count ->
        [one] leads { $count } step on
       *[other] leads { $count } steps on
    }
stays = you stay where you can act
shows = you show who you are
does_jumps = brings the fleet’s jump closer
does_fights = strikes at the Cylon ships, or gets ships in place
does_mends = mends what is damaged
does_gains = brings the fleet what it needs
does_leads = gives others actions when they count
does_quorum = makes use of the Quorum
does_looks = you learn what others don’t know
does_judges = it is about whom to trust, and with what
does_harms = it hurts the fleet
does_draws = fills your hand
there_jumps = from there you can bring the fleet’s jump closer
there_fights = from there you can strike at the Cylon ships
there_mends = there you can mend what is damaged
there_gains = there you can get what the fleet needs
there_leads = from there you can give others actions
there_quorum = there you can make use of the Quorum
there_looks = there you can learn what others don’t know
there_judges = from there you can act on whom you suspect
there_harms = from there the fleet can be hurt
there_draws = there you can fill your hand
nothing = Nothing waits for you, so there is nothing to advise.
nothingHint = /help says what you can do now.
changed = The game has gone on while I thought.
changedHint = Ask again.
off = There are no hints in this game.
offHint = Its host can allow them with /host hints.
offHost = With /host hints you can allow them, for everybody.
allowed = Everybody here may ask for hints now, with `/hint` or the button below their question.
forbidden = There are no hints in this game any more.
noticeAllowed = 💡 { $by } allows hints: `/hint` shows whoever asks, and nobody else, what they could answer.
noticeForbidden = 💡 { $by } allows no hints any more.
