import { expect, test } from 'vitest';
import { openHand } from '../../../../src/app/features/ending/openHand.ts';
import type { GameView } from '../../../../src/app/types.ts';

const viewWith = (own: unknown): GameView => ({ own }) as GameView;

test('a hand has everything that its player alone knows', () => {
  expect(
    openHand(
      viewWith({
        loyalty: [
          { card: 'l1', faceUp: false },
          { card: 'l2', faceUp: true },
        ],
        hand: ['s'],
        quorumHand: ['q'],
        superCrises: ['c'],
        modules: {
          cylonLeaders: { agenda: 'agenda' },
          motives: [{ card: 'm1' }, { card: 'm2' }],
          mutiny: { cards: { cards: ['mutiny'] } },
          ionianNebula: { trauma: ['t'] },
        },
      }),
      3,
    ),
  ).toEqual({
    seat: 3,
    loyalty: ['l1', 'l2'],
    skills: ['s'],
    quorum: ['q'],
    superCrises: ['c'],
    mutiny: ['mutiny'],
    trauma: ['t'],
    aims: ['agenda', 'm1', 'm2'],
  });
});

const empty = { seat: 0, loyalty: [], skills: [], quorum: [], superCrises: [], mutiny: [], trauma: [], aims: [] };

test('what somebody does not have, or a game does not have, is empty', () => {
  expect(openHand(viewWith(undefined), 0)).toEqual(empty);
  expect(openHand(viewWith({ loyalty: [], hand: [], quorumHand: [], superCrises: [], modules: {} }), 0)).toEqual(empty);
  expect(
    openHand(viewWith({ loyalty: [], hand: [], quorumHand: [], superCrises: [], modules: { mutiny: {} } }), 0),
  ).toEqual(empty);
});
