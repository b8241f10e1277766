### Inviting the members of a role to a lobby. With markup, but for refusals (and their `Hint`).

button = Call for players
calling = { $role }: { $name } is looking for players. Press “Join” to take a seat.
join = Join
done = I pinged { $role } in the channel.
noRole = This server hasn’t chosen a role to ping for players.
noRoleHint = A server manager can choose one with /settings invite.
already = Players have already been called to this game.
alreadyHint = The role can be pinged once per game.
tooSoon =
    { $count ->
        [one] The role was pinged for another game less than an hour ago. It can be pinged again in { $count } minute.
       *[other] The role was pinged for another game less than an hour ago. It can be pinged again in { $count } minutes.
    }
tooSoonHint = Until then, you can tell people about the game yourself.
notMentionable = I’m not allowed to ping this role, so no one would notice.
notMentionableHint = A server manager can allow everyone to mention it (Server Settings > Roles > Allow anyone to @mention this role), or give me permission to mention all roles.
