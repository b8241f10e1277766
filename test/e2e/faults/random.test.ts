/**
 * A small game of three people and one of someone with automatic players, while a tenth of what the bot asks Discord
 * goes wrong by chance, everything does for a while, and the bot is killed. `random.soak.test.ts` plays whole games so.
 */
import { afterAll, beforeAll, test } from 'vitest';
import { databasesOf } from '../../../src/tools/load/databases.ts';
import type { Databases } from '../../../src/tools/load/databases.ts';
import { killAlone } from '../../../src/tools/trial/kills.ts';
import { runTrial } from '../../../src/tools/trial/trial.ts';
import { expectAllTold, faultSeed as seed } from './trial.ts';

const timeout = 600_000;
let databases: Databases;
beforeAll(async () => {
  databases = await databasesOf(true, undefined);
});
afterAll(async () => {
  await databases.close();
});

test(`everybody is told everything, once, whatever goes wrong by the chance of ${seed}`, { timeout }, async () => {
  const database = await databases.make();
  const result = await runTrial({
    database,
    processes: 1,
    games: 2,
    perSecond: 4,
    faults: { seed, rate: 0.1, burst: { every: 6000, lasts: 1500 } },
    trouble: async (scene) => {
      await scene.goOn(3);
      await killAlone(scene, database, { kills: 1, every: 2000 });
      await scene.goOn(3);
    },
  });
  await database.drop();
  expectAllTold(result, { events: 50, faults: 0 });
});
