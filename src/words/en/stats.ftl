### How finished games went. With markup.

titleServer = Finished games of this server
titlePerson = Finished games of { $name }
titleCharacter = Finished games with { $character }
titlePersonCharacter = Finished games of { $name } with { $character }
everywhere = On all servers where I host games.
none = No game has been finished yet.
nonePerson = No game has been finished by { $name } yet.
noneCharacter = No game with { $character } has been finished yet.
noneHint = A game counts when it is over; `/game create` opens one.
games =
    { $count ->
        [one] **{ $count } game**, { $turns } turns long
       *[other] **{ $count } games**, { $fewest } to { $most } turns long, { $turns } on average
    }
few = So few games say little yet: take the numbers with care.
humansWon = The humans won { $games } ({ $share })
cylonsWon = The Cylons won { $games } ({ $share })
ends = How they ended
end = { $games } × { $cause }
sides = People by side
ownSides = By side
side_human = Human: won { $won } of { $games } ({ $share })
side_cylon = Cylon: won { $won } of { $games } ({ $share })
side_cylonLeader = Cylon Leader: won { $won } of { $games } by secret aims ({ $share })
side_sympatheticCylon = Sympathetic Cylon: won { $won } of { $games } by the Agenda ({ $share })
automatic = Automatic players, counted apart
characters = Characters
noCharacters = no person has played one to the end yet
people = Who played most
tally = { $name }: won { $won } of { $games } ({ $share })
cards_mission = Missions
cards_mutiny = Mutiny cards played
cards_motive = Motives
card_mission = { $name }: passed { $worked } of { $times } ({ $share })
card_mutiny = { $name }: { $times } ×
card_motive = { $name }: fulfilled { $worked } of { $times } ({ $share })
more = and { $count } more
