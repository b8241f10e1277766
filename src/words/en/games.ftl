### `/games`: a person’s games, and a server’s games that have open seats. With markup, but for buttons.

mineTitle = Your games
openTitle = Open games on this server
page = Page { $page } of { $pages }

# The first line of each game.
heading = **[{ $name }]({ $link })**{ $server } · { $channel }
named = { $name } ({ $game })
noneMine = You aren’t in any games. Use `/game create` in a channel to open one, or `/games which: open` to find a free seat.
noneOpen = There are no open games here that you could join.
noneOpenHint = `/game create` opens a game.
noneOpenElsewhere = `/game create` opens one in { $channels }.
onServer = Open games belong to a server.
onServerHint = Use `/games which: open` on a server; `/games` shows your own games anywhere.
asked = 👉 { $title }
waitsFor = Waiting for { $players } (asked { $when })
waitsForReactions = Waiting for everyone who may react
next = You’re up next.
paused = ⏸ { $text }
lobby = Not started: { $taken } of { $seats } seats taken

# `host`: who opened it.
openLobby = { $taken } of { $seats } seats taken, host: { $host }
archived = 🗄 Archived after a long silence. `/game revive` there brings it back.
away = 💤 { $name } is playing for you until { $until }. Use `/back` to return to your seat.
over = 🏁 { $outcome } { $when }
answer = Answer: { $name }
hand = My hand: { $name }
join = Join: { $name }
joined = { $text } [Go to the game]({ $link }).
newer = ◀
older = ▶
again = Refresh
showMine = My games
showOpen = Open games here
