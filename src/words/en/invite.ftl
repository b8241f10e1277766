### Inviting the members of a role to a lobby. With markup, but for refusals (and their `Hint`).

button = Call for players
calling = { $role }: { $name } looks for players. «Join» takes a seat.
join = Join
done = I mentioned { $role } in the channel.
noRole = This server has named no role that may be called for players.
noRoleHint = A server manager names one with /settings invite.
already = Players were called to this game already.
alreadyHint = The role is mentioned once for each game.
tooSoon =
    { $count ->
        [one] The role was mentioned for another game less than an hour ago, and is left in peace for { $count } more minute.
       *[other] The role was mentioned for another game less than an hour ago, and is left in peace for { $count } more minutes.
    }
tooSoonHint = Try again then, or tell people of the game yourself.
notMentionable = Nobody would notice: I may not mention this role.
notMentionableHint = A server manager allows anyone to mention it (Server Settings, Roles, Allow anyone to @mention this role), or gives me the permission to mention all roles.
