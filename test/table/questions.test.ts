import { expect, test } from 'vitest';
import { encodePress } from '../../src/bot/customId.ts';
import type { Press } from '../../src/bot/press.ts';
import { answersWithPicks, roleOf } from '../../src/table/questions.ts';
import type { CustomIdRole } from '../../src/table/questions.ts';

/** Every button and menu of the bot: a new one has to be entered here, and perhaps in src/table/questions.ts. */
const roles: Readonly<Record<Press['kind'], CustomIdRole | undefined>> = {
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
  // These look at something, change what is shown, or are about the table instead of the game.
  hand: undefined,
  hint: undefined,
  handText: undefined,
  board: undefined,
  stats: undefined,
  rule: undefined,
  log: undefined,
  page: undefined,
  look: undefined,
  tips: undefined,
  games: undefined,
  join: undefined,
  audit: undefined,
  checks: undefined,
  replay: undefined,
  replayTo: undefined,
  lobby: undefined,
  seat: undefined,
  rematch: undefined,
  form: undefined,
  set: undefined,
  settings: undefined,
  orders: undefined,
  notes: undefined,
  poll: undefined,
  abandon: undefined,
  keep: undefined,
  callOff: undefined,
  delete: undefined,
  forget: undefined,
  spare: undefined,
  undo: undefined,
  vote: undefined,
};

test.each(Object.entries(roles))('the table knows what a button of the kind %s does: %s', (kind, role) => {
  expect(roleOf(`${kind}|raptor-1|q1|0`)).toBe(role);
});

test('a button of nobody it knows is no question', () => {
  expect(roleOf('something else')).toBeUndefined();
});

test('the table knows the button that answers with what was picked', () => {
  const place = { game: 'raptor-1', decision: 'q1' };
  expect(answersWithPicks(encodePress({ kind: 'confirm', ...place, picked: [0, 2] }))).toBe(true);
  expect(answersWithPicks(encodePress({ kind: 'toggle', ...place, picked: [0] }))).toBe(false);
});
