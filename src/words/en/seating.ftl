### Who sits where, who goes first, and which roles are reserved. With markup, except in refusals (and their `Hint`) and in menus.

any_politicalLeader = a political leader
any_militaryLeader = a military leader
any_pilot = a pilot
any_support = a support character
any_cylonLeader = a Cylon Leader
order_joined = in the order they joined
order_random = random
order_byHand = as set by the host
orderHelp_joined = People in the order they joined, then automatic players
orderHelp_random = People in random order, then automatic players in random order
orderHelp_byHand = Exactly as shown in the lobby

# The line of the lobby.
line = - Seats: **{ $order }**; { $first }
firstDrawn = random first player
firstNamed = **{ $name }** goes first
keptLine = - Reserved: { $kept }
kept = **{ $role }** for { $name }
peopleFirst = -# Characters are chosen in seating order from the first player, people before automatic players.
byHand = -# Characters are chosen in seating order from the first player, so an automatic player may choose before people seated after it. Automatic players leave Cylon Leaders to people.
option = Seats: { $order }
firstByLot = First player: random
firstIs = First player: { $name }
upSeat = Seat { $seat }: { $name }
upHelp = One seat up
upLast = Moves to the last seat
keepNothing = Reserve nothing for me
keepRole = For me: { $role }
keepNothingFor = Reserve nothing for { $name }
keepRoleFor = For { $name }: { $role }

# A menu of people, for the host: whose role the menu below it is about.
keepFor = Reserve a role for { $name }
keepsNothing = Nothing reserved
keepsRole = Reserved: { $role }
late_open = Latecomers take over an automatic player’s seat right away
late_ask = Latecomers ask the host for a seat
lateHelp_open = Once the game is running, with /game join; the host isn’t asked
lateHelp_ask = Once the game is running, with /game join; the host approves with one press
changed = The new seating is shown in the lobby.
keptReply = { $role } is reserved for { $person }. The rules still apply: if only other types of characters may be chosen when it’s their turn, they can’t take it.
keptNothing = Nothing is reserved for { $person } any longer.
nothingNamed = You didn’t say what to change.
nothingNamedHint = Use `order`, `first`, `up` or `open`, or the button “Seats and reserved roles” in the lobby.
personBegins = An automatic player can’t go first while people are playing.
personBeginsHint = Choose a person, or leave it to chance.
noSeat = This person has no seat in this lobby.
noSeatHint = They need to join first.
noSuchRole = There is no such role.
noLeaders = This game has no Cylon Leader: the option is off.
notInGame = { $role } isn’t available with these options.
keptBy = { $name } has already reserved { $role }.
exhausted =
    { $count ->
        [one] With { $players } players, only one of you can be sure of getting { $role }: you may not choose from a type while another type has more characters left.
       *[other] With { $players } players, only { $count } of you can be sure of getting { $role }: you may not choose from a type while another type has more characters left.
    }
keepHint = Reserve another role, or none.
