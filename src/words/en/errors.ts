/** Why something can't be done, and what to do instead (keys that end in `Hint`). */
export const errors = {
  lobbyFull: 'All {{most}} seats of this game are taken.',
  lobbyFullHint: 'Somebody has to leave first, or you open another game in another channel.',
  tooFew_one: 'This game needs {{fewest}} players; only {{count}} seat is taken.',
  tooFew_other: 'This game needs {{fewest}} players; only {{count}} seats are taken.',
  tooFewHint: 'Wait for more people, or fill seats with automatic players.',
} as const;
