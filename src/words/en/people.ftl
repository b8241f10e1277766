## `/games`: a person’s games, and a server’s games that have open seats. With markup, but for buttons.

games-mineTitle = Your games
games-openTitle = Open games on this server
games-page = Page { $page } of { $pages }

# The first line of each game.
games-heading = **[{ $name }]({ $link })**{ $server } · { $channel }
games-named = { $name } ({ $game })
games-noneMine = You aren’t in any games. Use `/game create` in a channel to open one, or `/games which: open` to find a free seat.
games-noneOpen = There are no open games here that you could join.
games-noneOpenHint = `/game create` opens a game.
games-noneOpenElsewhere = `/game create` opens one in { $channels }.
games-onServer = Open games belong to a server.
games-onServerHint = Use `/games which: open` on a server; `/games` shows your own games anywhere.
games-asked = 👉 { $title }
games-waitsFor = Waiting for { $players } (asked { $when })
games-waitsForReactions = Waiting for everyone who may react
games-next = You’re up next.
games-paused = ⏸ { $text }
games-lobby = Not started: { $taken } of { $seats } seats taken

# `host`: who opened it.
games-openLobby = { $taken } of { $seats } seats taken, host: { $host }
games-archived = 🗄 Archived after a long silence. `/game revive` there brings it back.
games-away = 💤 { $name } is playing for you until { $until }. Use `/back` to return to your seat.
games-over = 🏁 { $outcome } { $when }
games-answer = Answer: { $name }
games-hand = My hand: { $name }
games-join = Join: { $name }
games-joined = { $text } [Go to the game]({ $link }).
games-newer = ◀
games-older = ▶
games-again = Refresh
games-showMine = My games
games-showOpen = Open games here

## Polls: questions that people ask the table. With markup.

polls-asks = 📊 { $name } asks the table: **{ $question }**

# One of the answers, as long as no one may see the votes.
polls-answer = { $number }. { $answer }
polls-tally = { $number }. { $answer }: { $bar } { $votes }
polls-tallyNamed = { $number }. { $answer }: { $bar } { $votes } ({ $names })
polls-voted = { $voted } of { $players } players have voted.
polls-hidden = The result will be shown when the poll closes.
polls-namesLater = Who voted for what will be shown when the poll closes.
polls-namesNever = Votes are secret.
polls-closesBy = Closes { $time }, or once all players have voted. Press again to change your vote.
polls-close = Close the poll
polls-endedClosed = The poll has closed.
polls-endedTime = The poll has closed: time is up.
polls-endedAll = The poll has closed: everyone has voted.
polls-endedGame = The poll has closed: the game was abandoned.
polls-opened = Your poll is open.
polls-yourVote = You voted for **{ $answer }**. You can change your vote until the poll closes.
polls-lateVote = Too late: this poll has closed.
polls-closedNow = The poll is closed, and its result is shown.
polls-start = Ask the table
polls-formTitle = Ask the table
polls-formQuestion = Your question
polls-formQuestionExample = Who is the Cylon?
polls-formAnswers = Answers, one per line (empty: the players)
polls-formResults = What everyone sees
polls-seenOpenNamed = Votes immediately, names at the end
polls-seenHiddenNamed = Votes and names at the end
polls-seenOpenSecret = Votes immediately, names never
polls-seenHiddenSecret = Votes at the end, names never
polls-formVoters = Who may vote
polls-votersPlayers = Players only
polls-votersSpectators = Players and spectators
polls-formTime = Open for
polls-formTimeExample = 24h
polls-noTable = This game was abandoned or archived, so there’s no one to ask.
polls-noTableHint = /game revive brings an archived game back.
polls-tooManyOpen = This game already has { $most } open polls, which is the limit.
polls-tooManyOpenHint = Close one of them first.
polls-noQuestion = A poll needs a question.
polls-noQuestionHint = Write one, such as “Who is the Cylon?”.
polls-longQuestion = The question is too long: { $most } characters at most.
polls-longAnswer = One of the answers is too long: { $most } characters at most for each.
polls-shortenHint = Shorten it, and say the rest in the channel.
polls-sameAnswers = Two of the answers are the same.
polls-sameAnswersHint = Leave one of them out.
polls-answerCount = A poll has { $fewest } to { $most } answers, not { $number }.
polls-answerCountHint = Separate answers with `;`, or leave them out to choose from the players.
polls-badTime = A poll can stay open for 5 minutes to 14 days.
polls-badTimeHint = Try a time such as `30 min`, `8h` or `2 days`.
polls-isClosed = This poll is closed.
polls-isClosedHint = Its message shows the result. /poll starts a new one.
polls-notYours = Only this game’s players can vote here.
polls-notYoursHint = Take a seat and you can vote too.
polls-lookOnHint = `/game spectators` makes you a spectator; spectators can vote too.
polls-noSuchAnswer = There is no such answer.
polls-noSuchAnswerHint = Press one of the buttons below the poll.
polls-mayNotClose = Only { $name }, who started it, or the host can close this poll.
polls-mayNotCloseHint = It closes automatically when time is up or everyone has voted.

## How finished games went. With markup.

stats-titleServer = Finished games on this server
stats-titlePerson = { $name }’s finished games
stats-titleCharacter = Finished games with { $character }
stats-titlePersonCharacter = { $name }’s finished games with { $character }
stats-everywhere = Across all servers where I host games.
stats-none = No games have been finished yet.
stats-nonePerson = { $name } hasn’t finished a game yet.
stats-noneCharacter = No game with { $character } has been finished yet.
stats-noneHint = Only finished games count. `/game create` opens one.
stats-games =
    { $count ->
        [one] **{ $count } game** of { $turns } turns
       *[other] **{ $count } games** of { $fewest } to { $most } turns, { $turns } on average
    }
stats-few = With so few games, these numbers don’t mean much yet.
stats-humansWon = Humans won { $games } ({ $share })
stats-cylonsWon = Cylons won { $games } ({ $share })
stats-ends = How games ended
stats-end = { $games } × { $cause }
stats-sides = Players by side
stats-ownSides = By side
stats-side-human = Human: won { $won } of { $games } ({ $share })
stats-side-cylon = Cylon: won { $won } of { $games } ({ $share })
stats-side-cylonLeader = Cylon Leader: won { $won } of { $games } by their secret goals ({ $share })
stats-side-sympatheticCylon = Sympathetic Cylon: won { $won } of { $games } by the Agenda ({ $share })
stats-automatic = Automatic players (counted separately)
stats-characters = Characters
stats-noCharacters = no one has played one to the end yet
stats-people = Most games played
stats-tally = { $name }: won { $won } of { $games } ({ $share })
stats-cards-mission = Missions
stats-cards-mutiny = Mutiny cards played
stats-cards-motive = Motives
stats-card-mission = { $name }: passed { $worked } of { $times } ({ $share })
stats-card-mutiny = { $name }: { $times } ×
stats-card-motive = { $name }: fulfilled { $worked } of { $times } ({ $share })
stats-more = and { $count } more

## What people can earn in finished games, and for what.

achievements-heading = Achievements: { $earned } of { $all }
achievements-none = No achievements yet. You earn them in games played to the end.
achievements-line = **{ $name }**: { $text } · { $game }, { $date }
achievements-lineAgain = **{ $name }**: { $text } · { $game }, { $date } · earned { $times } times
achievements-earned = 🏅 { $person }: { $names }
achievements-newTitle = New achievements
achievements-firstWatch = First Watch
achievements-firstWatchText = finished a game
achievements-longHaul = The Long Haul
achievements-longHaulText = finished a game of 60 or more turns
achievements-jailbird = Jailbird
achievements-jailbirdText = sent to the Brig 3 times in one game
achievements-secondLife = Second Life
achievements-secondLifeText = won after being executed
achievements-twoHats = Two Hats
achievements-twoHatsText = was President and Admiral at the same time
achievements-ace = Ace
achievements-aceText = destroyed 5 Cylon ships from the cockpit of a viper
achievements-safeHarbour = Safe Harbor
achievements-safeHarbourText = won as a human
achievements-lastSoul = The Last Soul
achievements-lastSoulText = won as a human with 1 population left
achievements-onFumes = On Fumes
achievements-onFumesText = won as a human with 1 fuel left
achievements-threadbare = Threadbare
achievements-threadbareText = won as a human with no resource above 3
achievements-fullHolds = Full Holds
achievements-fullHoldsText = won as a human with every resource at 5 or more
achievements-everyShip = Not One Ship
achievements-everyShipText = won as a human without losing a civilian ship
achievements-cleanRecord = Clean Record
achievements-cleanRecordText = won a game of 15 or more turns as a human, without ever being sent to the Brig
achievements-steadyHand = Steady Hand
achievements-steadyHandText = won as a human who added at least 10 positive cards to skill checks, and not a single negative one
achievements-backbone = Backbone of the Fleet
achievements-backboneText = as a human, added the most strength to skill checks (at least 40)
achievements-coldWarheads = Cold Warheads
achievements-coldWarheadsText = won as the human Admiral without a single nuke being launched
achievements-secondTerm = Second Term
achievements-secondTermText = won as the human President
achievements-neverSuspected = The Quiet One
achievements-neverSuspectedText = won as a Cylon without ever being revealed
achievements-openWar = Open War
achievements-openWarText = won as a revealed Cylon
achievements-lateCall = Late Call
achievements-lateCallText = won as a Cylon, having learned of it in the Sleeper Agent phase
achievements-grit = Grit in the Gears
achievements-gritText = as a Cylon, sabotaged skill checks for 20 strength in one game
achievements-masterstroke = Masterstroke
achievements-masterstrokeText = sabotaged a single skill check for 8 strength and ended the game as a Cylon
achievements-swiftEnd = Swift End
achievements-swiftEndText = won as a Cylon within 15 turns
achievements-secondShip = Two Battlestars
achievements-secondShipText = won as a human with Pegasus still flying
achievements-ownAgenda = An Agenda of My Own
achievements-ownAgendaText = won as a Cylon Leader
achievements-thirdWay = The Third Way
achievements-thirdWayText = won as the Sympathetic Cylon
achievements-exodus = Off This Rock
achievements-exodusText = escaped New Caprica as a human
achievements-throughTheNebula = Through the Nebula
achievements-throughTheNebulaText = made it through the Ionian Nebula as a human
achievements-ownGoal = Nothing Personal
achievements-ownGoalText = won as a human after revealing a Personal Goal
achievements-home = A Place to Stay
achievements-homeText = found a home as a human
achievements-forgiven = All Is Forgiven
achievements-forgivenText = won as the human Mutineer
