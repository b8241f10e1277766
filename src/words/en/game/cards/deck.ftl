### Skill, Quorum, Destination and Crossroads cards, a line each. $what: effects, in the middle of a sentence. Messages without a stop or
### a value that ends them are headings, before a colon and the effects.

# $strengths: of all cards of that name, “1 or 2”, or of this one.
skill = { $skill }, strength { $strengths }
# $when: the moment at which it may be played; no one has to.
mayUse = { $when }, you may play this card: { $what }
onlyIf = Only if { $condition }
oncePerTurn = Limit: once per turn for the whole table.
oncePerTurnWith = Limit: once per turn for the whole table, counted together with { $card }.
mutinyOnDiscard = A human player who chooses to discard this card draws 1 Mutiny card (once per turn).
onlyCylons = Cylon players only.

quorum = Action (President)
# $moment: when it may be discarded. $title: of whoever may do so.
mayDiscard = { $moment }, its holder may discard this card: { $what }
titleMayDiscard = { $moment }, { NOUN($title, case: "the") } may discard this card: { $what }
stays = The player keeps it in front of them. It is discarded if they become a Cylon player.

destination = Distance { $distance }
afterwards = After the jump

benevolent = Benevolent
antagonistic = Antagonistic
