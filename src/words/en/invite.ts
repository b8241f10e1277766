/** Inviting the members of a role to a lobby. With markup, but for refusals (and their `Hint`). */
export const invite = {
  button: 'Invite the players’ role',
  calling: '{{role}}: {{name}} looks for players. «Join» takes a seat.',
  join: 'Join',
  done: '{{role}} was invited.',
  noRole: 'No role may be invited on this server.',
  noRoleHint: 'A server manager names one with /settings invite.',
  already: 'The role was invited to this game already.',
  alreadyHint: 'It is mentioned once for each game.',
  tooSoon_one: 'The role was invited to another game less than an hour ago, and is left in peace for {{count}} more minute.',
  tooSoon_other: 'The role was invited to another game less than an hour ago, and is left in peace for {{count}} more minutes.',
  tooSoonHint: 'Try again then, or tell people of the game yourself.',
  notMentionable: 'Nobody would notice: I may not mention this role.',
  notMentionableHint: 'A server manager allows anyone to mention it (Server Settings, Roles, Allow anyone to @mention this role), or gives me the permission to mention all roles.',
} as const;
