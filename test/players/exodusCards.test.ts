/** The use that automatic players make of the Exodus cards. */
import { expect, test } from 'vitest';
import { view } from '../../src/engine/index.ts';
import { choose } from '../../src/players/index.ts';
import { worthOf, worthOfDestination } from '../../src/players/worth/index.ts';
import { exodusScene } from '../engine/exodusScene.ts';
import type { Person, Table } from '../engine/scene.ts';

const half = (): number => 0.5;
const answerOf = (game: Table, person: Person): Array<string> =>
  choose({ view: view(game.state, game.seat(person)) }, game.choices(person), half);
const quiet = view(exodusScene({ players: ['tigh', 'zarek', 'roslin'] }).state, 0);

test('crisis/exodus/strange-beacon: a human clears the area with the most harm in it, a Cylon the one with the least', () => {
  const ships = { bow: { basestar: 1, raider: 3 }, stern: { raider: 1 } } as const;
  const human = exodusScene({ players: ['tigh', 'zarek', 'roslin'], ships }).resolve([{ removeCylons: true }], 'tigh');
  expect(answerOf(human, 'tigh')).toEqual(['bow']);
  const cylon = exodusScene({ players: [{ tigh: { revealed: true } }, 'zarek', 'roslin'], ships });
  cylon.resolve([{ removeCylons: true }], 'tigh');
  expect(answerOf(cylon, 'tigh')).toEqual(['stern']);
});

test('crisis/exodus/return-to-duty: a pilot flies where raiders are, and stays otherwise', () => {
  const players = ['zarek', { apollo: { at: 'command' } }, 'roslin'] as const;
  const asked = (raider: number): Table =>
    exodusScene({ players, ships: { bow: { raider } } }).resolve([{ launchPilots: true }], 'zarek');
  expect(answerOf(asked(1), 'apollo')).toHaveLength(1);
  expect(answerOf(asked(0), 'apollo')).toEqual([]);
});

test('quorum/exodus/resignation: the cards stay as they are', () => {
  const game = exodusScene({
    players: ['roslin', 'tigh', 'zarek'],
    titles: { president: 'roslin' },
    quorumHand: ['arrest-order'],
  });
  game.resolve([{ exchangeQuorum: true }], 'roslin');
  expect(answerOf(game, 'roslin')).toEqual([]);
});

test('R-CHK-78 a check is worth less by its consequence; R-JMP-21 destination/exodus/lions-head-nebula more by its two spaces', () => {
  const check = { difficulty: 10, skills: ['tactics'] } as const;
  expect(worthOf({ view: quiet }, [{ check: { ...check, consequence: [{ damageGalactica: 1 }] } }])).toBeLessThan(
    worthOf({ view: quiet }, [{ check }]),
  );
  const without = 2.2 * 3 + worthOf({ view: quiet }, [{ lose: { fuel: 4 } }]);
  expect(worthOfDestination({ view: quiet }, 'destination/exodus/lions-head-nebula')).toBeGreaterThan(without);
});
