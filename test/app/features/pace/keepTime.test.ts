import { expect, test } from 'vitest';
import { openSqliteStore } from '../../../../src/store/sqlite/index.ts';
import type { Store } from '../../../../src/store/types.ts';
import { altered, ann, ben, cid } from '../../scene.ts';
import { day, hour, minute, timedScene } from './scene.ts';
import type { TimedScene } from './scene.ts';

const games = 60;

/** Games of the same three people, in channels of their own, all begun in the same moment. */
async function manyGames(at: TimedScene): Promise<ReadonlyArray<string>> {
  const ids: Array<string> = [];
  for (let game = 0; game < games; game += 1) {
    const { id } = await at.app.create({ guildId: `g${game}`, channelId: `c${game}`, host: ann });
    for (const person of [ben, cid]) await at.app.join(id, person);
    await at.app.start(id, ann);
    ids.push(id);
  }
  await at.app.idle();
  await at.sent();
  return ids;
}

/** How many locks each change of it took at once. */
function counting(store: Store, locked: Array<number>): Store {
  return {
    ...store,
    together: (locks, work) => {
      locked.push(locks.length);
      return store.together(locks, work);
    },
  };
}

const remindedIn = async (at: TimedScene): Promise<number> =>
  [...(await at.sent()).values()].flat().filter(({ kind }) => kind === 'reminder').length;

test('however many games wait, a break is made up for in all of them, a few at a time', async () => {
  const locked: Array<number> = [];
  const at = timedScene({ store: counting(openSqliteStore(':memory:'), locked) });
  await manyGames(at);
  await at.pass(7 * hour);
  locked.length = 0;
  at.set(at.now() + 3 * day);
  await at.tick();
  expect(Math.max(...locked)).toBeLessThanOrEqual(30);
  expect(await remindedIn(at)).toBe(0);
  await at.pass(hour - minute);
  expect(await remindedIn(at)).toBe(0);
  await at.pass(minute);
  expect(await remindedIn(at)).toBe(games);
});

test.each([
  ['forward', 3 * day],
  ['back', -30 * day],
])(
  'what was cut short while the clock was set %s goes on where it stopped, and no game is made up for twice',
  async (_, by) => {
    const inner = openSqliteStore(':memory:');
    let left = Infinity;
    const store = altered(inner, (transaction) => ({
      timers: {
        ...transaction.timers,
        makeUp: async (done, timers) => {
          if (left === 0) throw new Error('The disk is full.');
          left -= 1;
          await transaction.timers.makeUp(done, timers);
        },
      },
    }));
    const at = timedScene({ store });
    const ids = await manyGames(at);
    await at.pass(7 * hour);
    at.set(at.now() + by);
    const there = at.now();
    left = 2;
    await expect(at.tick()).rejects.toThrow('The disk is full.');
    const made = async (): Promise<number> => {
      const timers = await Promise.all(ids.map((id) => inner.timers.ofGame(id)));
      return timers.filter((all) => all.every(({ countedAt }) => countedAt === there)).length;
    };
    expect(await made()).toBe(25);
    left = Infinity;
    // The bot was away once more meanwhile.
    at.set(there + 2 * day);
    await at.tick();
    expect(await inner.timers.break()).toBeUndefined();
    await at.pass(hour - minute);
    expect(await remindedIn(at)).toBe(0);
    await at.pass(minute);
    expect(await remindedIn(at)).toBe(games);
  },
);
