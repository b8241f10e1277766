/** The lines of succession: R-TTL-50, R-TTL-51. */
import { describe, expect, test } from 'vitest';
import { scene, type Person } from '../../scene.ts';
import { jail, reveal } from './passing.ts';

const admirals = [
  'adama',
  'tigh',
  'helo',
  'apollo',
  'starbuck',
  'boomer',
  'tyrol',
  'zarek',
  'baltar',
  'roslin',
] as const;
const presidents = [
  'roslin',
  'baltar',
  'zarek',
  'apollo',
  'adama',
  'helo',
  'tyrol',
  'boomer',
  'tigh',
  'starbuck',
] as const;

/** Every pair of neighbours in a line, the lower one sitting first, with someone else who loses the title. */
function neighbours(line: ReadonlyArray<Person>): Array<[higher: Person, lower: Person, loser: Person]> {
  return line
    .slice(1)
    .map((lower, n) => [
      line[n] ?? lower,
      lower,
      line.find((person) => person !== lower && person !== line[n]) ?? lower,
    ]);
}

describe('the lines', () => {
  test.each(neighbours(admirals))('R-TTL-50 Admiral: %s before %s (after %s)', (higher, lower, loser) => {
    const at = { at: 'command' };
    const game = scene({ players: [{ [lower]: at }, { [higher]: at }, { [loser]: at }], titles: { admiral: loser } });
    expect(jail(game, loser).holder('admiral')).toBe(higher);
  });

  test.each(neighbours(presidents))('R-TTL-50 President: %s before %s (after %s)', (higher, lower, loser) => {
    const at = { at: 'command' };
    const game = scene({ players: [{ [lower]: at }, { [higher]: at }, { [loser]: at }], titles: { president: loser } });
    expect(reveal(game, loser).holder('president')).toBe(higher);
  });

  test.each([
    [['starbuck', 'zarek', 'baltar', 'roslin', 'tigh'], 'roslin', 'tigh'],
    [['helo', 'zarek', 'baltar', 'apollo'], 'baltar', 'helo'],
    [['adama', 'tigh', 'zarek'], 'zarek', 'adama'],
    [['starbuck', 'tyrol', 'boomer'], 'tyrol', 'starbuck'],
  ] as const)('R-TTL-50 R-TTL-51 %j begin with %s as President and %s as Admiral', (players, president, admiral) => {
    const game = scene({ players: players.map((person) => ({ [person]: { at: 'command' } })) });
    expect([game.holder('president'), game.holder('admiral')]).toEqual([president, admiral]);
  });
});
