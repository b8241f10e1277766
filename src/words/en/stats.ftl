### How finished games went. With markup.

titleServer = Finished games on this server
titlePerson = { $name }’s finished games
titleCharacter = Finished games with { $character }
titlePersonCharacter = { $name }’s finished games with { $character }
everywhere = Across all servers where I host games.
none = No games have been finished yet.
nonePerson = { $name } hasn’t finished a game yet.
noneCharacter = No game with { $character } has been finished yet.
noneHint = Only finished games count. `/game create` opens one.
games =
    { $count ->
        [one] **{ $count } game** of { $turns } turns
       *[other] **{ $count } games** of { $fewest } to { $most } turns, { $turns } on average
    }
few = With so few games, these numbers don’t mean much yet.
humansWon = Humans won { $games } ({ $share })
cylonsWon = Cylons won { $games } ({ $share })
ends = How games ended
end = { $games } × { $cause }
sides = Players by side
ownSides = By side
side_human = Human: won { $won } of { $games } ({ $share })
side_cylon = Cylon: won { $won } of { $games } ({ $share })
side_cylonLeader = Cylon Leader: won { $won } of { $games } by their secret goals ({ $share })
side_sympatheticCylon = Sympathetic Cylon: won { $won } of { $games } by the Agenda ({ $share })
automatic = Automatic players (counted separately)
characters = Characters
noCharacters = no one has played one to the end yet
people = Most games played
tally = { $name }: won { $won } of { $games } ({ $share })
cards_mission = Missions
cards_mutiny = Mutiny cards played
cards_motive = Motives
card_mission = { $name }: passed { $worked } of { $times } ({ $share })
card_mutiny = { $name }: { $times } ×
card_motive = { $name }: fulfilled { $worked } of { $times } ({ $share })
more = and { $count } more
