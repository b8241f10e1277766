### Who sits where, who begins, and which roles are kept. With markup, but for refusals (and their `Hint`) and what menus show.

any_politicalLeader = a political leader
any_militaryLeader = a military leader
any_pilot = a pilot
any_support = a support character
any_cylonLeader = a Cylon Leader
order_joined = as they joined
order_random = by lot
order_byHand = as the host orders them
orderHelp_joined = People in the order in which they joined, automatic players after them
orderHelp_random = People mixed, automatic players mixed after them
orderHelp_byHand = Exactly as the lobby shows them

# The line of the lobby.
line = - Seats: **{ $order }**; { $first }
firstDrawn = who begins is drawn by lot
firstNamed = **{ $name }** begins
keptLine = - Kept until they choose: { $kept }
kept = { $name } **{ $role }**
peopleFirst = -# Characters are chosen in order of seats from whoever begins: people before automatic players.
byHand = -# Characters are chosen in order of seats from whoever begins, so an automatic player may choose before people who sit after it. It leaves Cylon Leaders to people.
option = Seats: { $order }
firstByLot = Begins: drawn by lot
firstIs = Begins: { $name }
upSeat = Seat { $seat }: { $name }
upHelp = One seat up
upLast = Behind the last seat
keepNothing = Keep nothing for me
keepRole = For me: { $role }
keepNothingFor = Keep nothing for { $name }
keepRoleFor = For { $name }: { $role }

# A menu of people, for the host: whose role the menu below it is about.
keepFor = Keep a role for { $name }
keepsNothing = Nothing is kept for them
keepsRole = Kept: { $role }
late_open = Latecomers take an automatic player’s seat at once
late_ask = Latecomers ask the host for a seat
lateHelp_open = In the running game, with /game join; the host is not asked
lateHelp_ask = In the running game, with /game join; the host gives it with one press
changed = The lobby message shows who sits where.
keptReply = { $role } is kept for { $person } until they choose. The rules come first: if they allow only other types of characters by then, it can’t be taken.
keptNothing = Nothing is kept for { $person } any more.
nothingNamed = You named nothing to change.
nothingNamedHint = Name `order`, `first`, `up` or `open`, or use the button «Seats and kept roles» of the lobby message.
personBegins = An automatic player doesn’t begin while there are people.
personBeginsHint = Name a person, or let it be drawn by lot.
noSeat = This person has no seat in this lobby.
noSeatHint = They have to join first.
noSuchRole = There is no such role.
noLeaders = Nobody can be a Cylon Leader in this game: the option is off.
notInGame = { $role } is not in this game as it is set up.
keptBy = { $name } keeps { $role } already.
exhausted =
    { $count ->
        [one] With { $players } players only one of you can be sure of { $role }: the rules let nobody choose from a type while another type has more characters left.
       *[other] With { $players } players only { $count } of you can be sure of { $role }: the rules let nobody choose from a type while another type has more characters left.
    }
keepHint = Keep another role, or none.
