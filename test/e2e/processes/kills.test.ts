import { afterAll, beforeAll, expect, test } from 'vitest';
import { killOneByOne } from '../../../src/tools/trial/kills.ts';
import type { Kill } from '../../../src/tools/trial/kills.ts';
import { runTrial } from '../../../src/tools/trial/trial.ts';
import { describeWithPostgres, freshDatabase } from '../../postgres/database.ts';
import type { FreshDatabase } from '../../postgres/database.ts';
import { soaking, tries } from '../../soak.ts';
import { trialIn } from './database.ts';
import { expectNothingLost } from './expectations.ts';

/** Several programs start several times, on machines that do other things, too. */
const timeout = 600_000;
const [processes, killCount] = soaking ? [3, 20] : [2, 1];

describeWithPostgres('several processes, of which one after the other is killed while people play', () => {
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(async () => {
    await database.drop();
  });

  // `npm run load -- --kills 20` does the same more often.
  test('no answer is lost, nothing is posted twice, and others take over within 15 seconds', { timeout }, async () => {
    const trial = trialIn(database);
    let kills: ReadonlyArray<Kill> = [];
    const result = await runTrial({
      database: trial,
      processes,
      games: tries(4, 100),
      perSecond: 8,
      trouble: async (scene) => {
        kills = await killOneByOne(scene, trial, { kills: killCount, every: tries(2000, 4000) });
        await scene.goOn(3);
      },
    });
    expectNothingLost(result);
    expect(result.complaints).toEqual([]);
    // One that has not started again yet is left out in its turn.
    expect(new Set(kills.map(({ shard }) => shard)).size).toBeGreaterThanOrEqual(Math.min(2, killCount));
    expect(Math.max(...kills.map(({ takenOverMs }) => takenOverMs))).toBeLessThan(15_000);
  });
});
