/** The message in the channel that says who has to act. With markup, but for buttons. */
export const question = {
  lookAt: 'Look at a character …',
  heading_one: 'Your turn to decide',
  heading_other: '{{count}} players have to decide',
  reactions: 'Reactions',
  reactionsHelp: 'Everybody who may react was asked by direct message; `/hand` shows the same. The game goes on when all have decided.',
  reactionPossible: 'A reaction is possible in {{channel}}.',
  answer: 'Answer',
  hand: 'My hand',
} as const;
