### Skill, Quorum, Destination and Crossroads cards, a line each. $what: effects, in the middle of a sentence.

# $strengths: of all cards of that name, «1 or 2», or of this one.
skill = { $skill }, strength { $strengths }
# $when: the moment at which it is used, or «action».
used = { $when }: { $what }
# The same of what nobody has to use when its moment comes.
mayUse = { $when }, you may play this card: { $what }
onlyIf = Only if { $condition }
oncePerTurn = Only once in a turn for all players together.
oncePerTurnWith = Only once in a turn for all players together, counted with { $card }.
icon = It has the skill check ability icon.
mutinyOnDiscard = A human player who chooses to discard it draws 1 Mutiny card, once in a turn.
onlyCylons = Only Cylon players may use it.

quorum = Action of the President: { $what }
# $moment: when it may be discarded. $title: of whoever may do so.
mayDiscard = { $moment }, its holder may discard it: { $what }
titleMayDiscard = { $moment }, { NOUN($title, case: "the") } may discard it: { $what }
stays = It stays before that player, and is lost if the player becomes a Cylon.

destination =
    { $distance ->
        [0] Distance { $distance }: the fleet comes no nearer to its goal.
        [one] Distance { $distance }: the fleet comes { $distance } step nearer to its goal.
       *[other] Distance { $distance }: the fleet comes { $distance } steps nearer to its goal.
    }
afterwards = When the jump is over: { $what }

benevolent = Benevolent: { $what }
antagonistic = Antagonistic: { $what }
