/** “Not again in this check”: which questions are answered with nothing, and whose name the answer bears. */
import { expect, test } from 'vitest';
import { dueOrder } from '../../../../src/app/model/orders/due.ts';
import type { Silence } from '../../../../src/app/model/orders/silence.ts';
import type { Beside } from '../../../../src/app/play/beside.ts';
import type { GameRecord } from '../../../../src/app/types.ts';
import type { Decision } from '../../../../src/engine/types/decision.ts';
import type { GameView } from '../../../../src/engine/types/view.ts';
import { memoryLog } from '../../../bot/support.ts';
import { fakeEngine, type FakeState } from '../../fakeEngine.ts';
import { held } from '../../states.ts';

const source = 'crisis/base/water-sabotaged';
const silence: Silence = { turn: 4, source, since: 7, undone: 1 };
const question = { id: 'r1', seat: 1, topic: { kind: 'react', window: 'beforeRoll' }, min: 0, max: 1 } as const;

interface Changed {
  readonly question?: object;
  readonly view?: object;
  readonly game?: object;
  readonly beside?: Partial<Beside>;
}

/** The due order of a table at which Ben, in the second seat, has said so of a check of turn 4. */
function due({ question: asked = {}, view = {}, game = {}, beside = {} }: Changed = {}) {
  const log = memoryLog();
  const decision = { ...question, choices: [], privacy: 'secret', fallback: [], ...asked } as unknown as Decision;
  const shown = { turn: 4, check: { source, result: undefined }, ...view } as unknown as GameView;
  const record = {
    id: 'g',
    undone: 1,
    seats: [
      { kind: 'automatic', name: { automatic: 1 } },
      { kind: 'user', userId: 'ben', name: 'Ben' },
    ],
    ...game,
  } as unknown as GameRecord;
  const found = dueOrder(
    { log, engine: { ...fakeEngine, decisions: () => [decision], view: () => shown } },
    { game: record, state: held({} as FakeState) },
    {
      orders: [],
      sleepOf: () => undefined,
      justTakenBack: false,
      silences: new Map([['ben', silence]]),
      sinceSilent: [],
      ...beside,
    },
  );
  return { found, decision, logged: log.lines.map(({ level }) => level) };
}

const started = {
  seq: 8,
  event: { audience: 'public', what: { kind: 'checkStarted' } },
} as unknown as Beside['sinceSilent'][number];

test('a silent player gives an empty answer to a reaction of that check, in their own name', () => {
  const { found, decision, logged } = due();
  expect(found).toEqual({ kind: 'answer', userId: 'ben', decision, choice: [], ended: undefined });
  expect(logged).toEqual([]);
});

test.each<[string, Changed]>([
  ['a question that is no reaction', { question: { topic: { kind: 'choosePlayer' } } }],
  ['a question that can’t be declined', { question: { min: 1 } }],
  ['a question for an automatic player', { question: { seat: 0 } }],
  ['another check', { view: { check: { source: 'crisis/base/rescue-the-fleet' } } }],
  ['the check in another turn', { view: { turn: 5 } }],
  ['the check once its result is known', { view: { check: { source, result: 'pass' } } }],
  ['no check', { view: { check: undefined } }],
  ['a game that was undone since', { game: { undone: 2 } }],
  ['right after an undo', { beside: { justTakenBack: true } }],
  ['the same check, begun once more', { beside: { sinceSilent: [started] } }],
  ['another player', { beside: { silences: new Map([['ann', silence]]) } }],
])('is asked all the same: %s', (_, changed) => {
  expect(due(changed)).toMatchObject({ found: undefined, logged: [] });
});

test('the start of the very check in which it was said changes nothing', () => {
  expect(due({ beside: { sinceSilent: [{ ...started, seq: 7 }] } }).found).toMatchObject({ userId: 'ben' });
});

test('a silence that can’t be read keeps no one from being asked, and is logged', () => {
  const broken = {
    get: () => {
      throw new TypeError('broken');
    },
  } as unknown as Beside['silences'];
  expect(due({ beside: { silences: broken } })).toMatchObject({ found: undefined, logged: ['error'] });
});
