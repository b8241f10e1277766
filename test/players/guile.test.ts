/** How cunning Cylons are at which level: what a hidden one chooses, spoils, and when it shows itself. */
import { describe, expect, test } from 'vitest';
import { choose } from '../../src/players/index.ts';
import { levels, type Level } from '../../src/players/levels.ts';
import { randomNumbers } from '../../src/players/randomNumbers.ts';
import { homeScene } from '../engine/homeScene.ts';
import { scene, type Person, type Table } from '../engine/scene.ts';

const cylon = 'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1';
const times = 300;

/** How often in that many tries someone answers so at that level. */
function share(game: Table, person: Person, level: Level, wanted: (choice: ReadonlyArray<string>) => boolean): number {
  const random = randomNumbers(`guile ${level}`);
  const answers = Array.from({ length: times }, () =>
    choose({ view: game.view(person), level }, game.choices(person), random),
  );
  return answers.filter(wanted).length / times;
}

describe('a hidden Cylon', () => {
  test('chooses what is worst for the fleet in a third of all choices, at easy in fewer, at hard in half of them', () => {
    const game = scene({
      players: ['tigh', { boomer: { loyalty: ['cylon'] } }, 'zarek'],
      titles: { admiral: 'boomer' },
    }).crisis('riots-b');
    expect(game.choices('boomer').topic.kind).toBe('chooseOption');
    const [first] = game.choices('boomer').choices;
    const shares = levels
      .map((level) => share(game, 'boomer', level, ([id]) => id === first?.id))
      .map((one) => Math.min(one, 1 - one));
    const [easy = 0, normal = 0, hard = 0] = shares;
    expect(normal).toBeLessThan(hard - 0.05);
    expect(easy).toBeLessThan(normal - 0.1);
  });

  test('spoils a check more often at hard', () => {
    const hand = ['piloting/4', 'piloting/3', 'tactics/2'];
    const tigh = { hand: ['leadership/2', 'leadership/2', 'leadership/1', 'tactics/1'] };
    const roslin = { hand: ['politics/2', 'politics/2', 'politics/1', 'politics/1'] };
    const players = [{ tigh }, { apollo: { loyalty: ['cylon'], hand } }, { roslin }] as const;
    const game = scene({ players, current: 'tigh' }).crisis('prison-labor');
    expect(game.choices('apollo').topic.kind).toBe('contribute');
    // Politics, Leadership and Tactics count for it.
    const spoils = (choice: ReadonlyArray<string>): boolean => choice.some((id) => id.includes('maximum-firepower'));
    const [easy = 0, normal = 0, hard = 0] = levels.map((level) => share(game, 'apollo', level, spoils));
    expect(easy).toBeGreaterThan(0.05);
    for (const fair of [easy, normal]) expect(fair).toBeLessThan(hard - 0.05);
  });

  test('is less gentle where six play', () => {
    const shares = [3, 6].map((seats) => {
      const others = (['zarek', 'roslin', 'apollo', 'tyrol'] as const).slice(0, seats - 2);
      const players = ['tigh', { boomer: { loyalty: ['cylon'] } }, ...others] as const;
      const game = scene({ players, titles: { admiral: 'boomer' } }).crisis('riots-b');
      const [first] = game.choices('boomer').choices;
      const one = share(game, 'boomer', 'normal', ([id]) => id === first?.id);
      return Math.min(one, 1 - one);
    });
    expect(shares[1]).toBeGreaterThan((shares[0] ?? 1) + 0.05);
  });

  test.each([
    ['on the way to Kobol', scene, { hard: [9, 10], normal: [15, 16], easy: [27, 28] }],
    [
      'later on a longer way, on which it is gentler, too',
      homeScene,
      { hard: [11, 12], normal: [33, 34], easy: [33, 34] },
    ],
  ] as const)('shows itself after three rounds at hard, and after five or eight else (%s)', (_, made, turns) => {
    const reveals = (turn: number, level: Level): boolean => {
      const random = randomNumbers(`patience ${level}`);
      const game = made({
        players: ['tigh', { boomer: { at: 'location/base/research-lab', loyalty: ['cylon'], hand: [] } }, 'zarek'],
      });
      game.state.turn = turn;
      game.actions('boomer');
      const answers = Array.from(
        { length: times },
        () => choose({ view: game.view('boomer'), level }, game.choices('boomer'), random)[0],
      );
      return answers.includes(cylon);
    };
    for (const level of levels) expect(turns[level].map((turn) => reveals(turn, level))).toEqual([false, true]);
  });
});
