### `/games`: the games of a person, and those of a server that have seats free. With markup, but for buttons.

mineTitle = Your games
openTitle = Open games of this server
page = Page { $page } of { $pages }

# The first line of each game.
heading = **[{ $name }]({ $link })**{ $server } · { $channel }
named = { $name } ({ $game })
noneMine = You play in no game. `/game create` opens one in a channel; `/games which: open` shows those that have seats free.
noneOpen = No game has a seat free here that you could see and have not taken.
noneOpenHint = `/game create` opens one.
noneOpenElsewhere = `/game create` opens one in { $channels }.
onServer = Open games are those of a server.
onServerHint = Use `/games which: open` there; `/games` shows your own anywhere.
asked = 👉 { $title }
waitsFor = Waits for { $players } since { $when }
waitsForReactions = Waits until all who may react have decided
next = Yours is the next turn.
paused = ⏸ { $text }
lobby = Not begun: { $taken } of { $seats } seats taken

# `host`: who opened it; `options`: what is chosen.
openLobby = { $taken } of { $seats } seats taken, host: { $host }
archived = 🗄 Put away, because nothing happened any more: `/game revive` there wakes it.
away = 💤 { $name } plays for you until { $until }: `/back` takes your seat back.
over = 🏁 { $outcome } { $when }
answer = Answer: { $name }
hand = My hand: { $name }
join = Join: { $name }
joined = { $text } [There it is]({ $link }).
newer = ◀
older = ▶
again = Look again
showMine = My games
showOpen = Open games here
