/**
 * The role of a custom id, by its beginning, which tells the table a question of the bot from its other messages. The
 * table knows no game; this is all it has to know to say who is asked and to press for someone.
 * `test/table/questions.test.ts` holds it against the bot's own list of buttons.
 */
export type CustomIdRole =
  /** Opens a question for the person it is for. */
  | 'opens'
  /** Is an answer, or part of one. */
  | 'answers';

const roles: Readonly<Record<string, CustomIdRole>> = {
  ask: 'opens',
  pick: 'answers',
  toggle: 'answers',
  sure: 'answers',
  none: 'answers',
  silent: 'answers',
  menu: 'answers',
  group: 'answers',
  mix: 'answers',
  confirm: 'answers',
};

/** `undefined`: pressing it answers nothing (another page, a look at the hand, the lobby). */
export function roleOf(customId: string): CustomIdRole | undefined {
  return roles[customId.split('|')[0] ?? ''];
}

/** The button that answers with everything picked in the menus beside it. */
export function answersWithPicks(customId: string): boolean {
  return customId.startsWith('confirm|');
}
