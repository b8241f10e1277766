/**
 * A game of three people and one of someone with automatic players, from their first question to their end, while a
 * tenth of what the bot asks Discord goes wrong by chance, nothing at all works for a minute now and then, and the bot
 * is killed.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databasesOf } from '../../../src/tools/load/databases.ts';
import type { Databases } from '../../../src/tools/load/databases.ts';
import { numberOf } from '../../../src/tools/trial/database.ts';
import { killAlone } from '../../../src/tools/trial/kills.ts';
import { runTrial } from '../../../src/tools/trial/trial.ts';
import { longTestLimit as timeout } from '../../patience.ts';
import { expectAllTold, faultSeed as seed } from './trial.ts';

const minute = 60_000;
const burst = { every: 3 * minute, lasts: minute };
/** Milliseconds from one kill to the next: they meet bursts and calm. */
const killEvery = 0.7 * minute;
const games = 2;

let databases: Databases;
beforeAll(async () => {
  databases = await databasesOf(true, undefined);
});
afterAll(async () => {
  await databases.close();
});

test(
  `games come to their end, and everybody is told everything, once, whatever goes wrong by the chance of ${seed}`,
  { timeout },
  async () => {
    const database = await databases.make();
    const running = (): Promise<number> =>
      numberOf(database, `SELECT count(*) AS n FROM games WHERE status = 'running'`);
    let kills = 0;
    const result = await runTrial({
      database,
      processes: 1,
      games,
      perSecond: 12,
      faults: { seed, rate: 0.1, burst },
      trouble: async (scene) => {
        while ((await running()) > 0) {
          await killAlone(scene, database, { kills: 1, every: killEvery });
          kills += 1;
        }
      },
    });
    expect(await numberOf(database, `SELECT count(*) AS n FROM games WHERE status = 'over'`)).toBe(games);
    await database.drop();
    expectAllTold(result, { events: 200, faults: 20 });
    expect(kills).toBeGreaterThan(1);
  },
);
