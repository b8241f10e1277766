### What only one player knows: cards, loyalty, open questions. With markup.

title = { $character } · { $game }
noCharacter = No character yet
noSeat = You have no seat in this game.

# Before anything was dealt.
notYet = What only you may know of the game in { $channel } stands here from now on: your cards and your loyalty. Leave this message where it is; `/hand` shows the same at any time.
hand = Hand ({ $number })
noCards = no cards
loyalty = Loyalty
loyaltyCards = Loyalty ({ $number })
noLoyalty = no cards yet
seen = Loyalty cards of others that you have looked at
seenCard = { $name }: **{ $card }**
revealed = { $card } (revealed)

# Of a Personal Goal.
goalMet = ✅ can be revealed now: { $card }
goalOpen = ❌ not met now: { $card }
trauma = Trauma tokens ({ $number })
noTokens = no tokens
traumaHelp = In the trial antagonistic tokens speak against humans, benevolent ones against Cylon players; 2 or fewer count for nothing.

# A token that the reader has put on an ally.
onAlly = on { $ally }: { $token }
crossroads = Crossroads card
beside = beside it: { $token }
quorum = Quorum hand ({ $number })
superCrisis = Super Crisis ({ $number })
mutiny = Mutiny cards ({ $number })
mutinyHelp = Each is an action, also in the Brig. Whoever draws one too many goes to the Brig: play yours before you have to draw again.
agenda = Agenda

# Of a condition of the Agenda, a sentence.
holds = ✅ true now: { $condition }
holdsNot = ❌ not true now: { $condition }
motives = Motives

# Of a Motive that is not revealed.
motiveHolds = ✅ so just now
motiveHoldsNot = ❌ not so just now

# A button: what the Loyalty cards in the picture say.
inWords = In words
questions = Open questions
offers = At any time
noQuestions = nothing waits for you
onlyYou = Only you see this. { $channel }
onlyYouIn = Only you see this · { $game } in { $channel }
