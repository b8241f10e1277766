### What only one player knows: cards, loyalty, open questions. With markup.

title = { $character } · { $game }
noCharacter = No character yet
noSeat = You have no seat in this game.

# Before anything has been dealt.
notYet = From now on, everything that only you know about the game in { $channel } appears here: your cards and your loyalty. Don’t delete this message. `/hand` shows the same at any time.
hand = Hand ({ $number })
noCards = no cards
loyalty = Loyalty
loyaltyCards = Loyalty ({ $number })
noLoyalty = no cards yet
seen = Other players’ Loyalty cards you have looked at
seenCard = { $name }: **{ $card }**
revealed = { $card } (revealed)

# Of a Personal Goal.
goalMet = ✅ can be revealed now: { $card }
goalOpen = ❌ condition not met: { $card }
trauma = Trauma tokens ({ $number })
noTokens = no tokens
traumaHelp = At the trial, antagonistic tokens count against humans, benevolent ones against Cylon players. 2 or fewer are ignored.

# A token that the reader has put on an ally.
onAlly = on { $ally }: { $token }
crossroads = Crossroads card
beside = next to it: { $token }
quorum = Quorum hand ({ $number })
superCrisis = Super Crisis ({ $number })
mutiny = Mutiny cards ({ $number })
mutinyHelp = Each can be played as an action, even in the Brig. Drawing one too many sends you to the Brig, so play yours before you draw again.
agenda = Agenda

# Of a condition of the Agenda, a sentence.
holds = ✅ met: { $condition }
holdsNot = ❌ not met: { $condition }
motives = Motives

# Of a Motive that is not revealed.
motiveHolds = ✅ currently met
motiveHoldsNot = ❌ currently not met

# A button: what the Loyalty cards in the picture say.
inWords = In words
questions = Open questions
offers = At any time
noQuestions = none
onlyYou = Only you can see this. { $channel }
onlyYouIn = Only you can see this · { $game } in { $channel }
