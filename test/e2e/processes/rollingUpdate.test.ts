import { afterAll, beforeAll, expect, test } from 'vitest';
import { runTrial } from '../../../src/tools/trial/trial.ts';
import { describeWithPostgres, freshDatabase } from '../../postgres/database.ts';
import type { FreshDatabase } from '../../postgres/database.ts';
import { tries } from '../../soak.ts';
import { trialIn } from './database.ts';
import { expectNothingLost } from './expectations.ts';

const timeout = 600_000;
const updates = tries(1, 5);

describeWithPostgres('a rolling update', () => {
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(async () => {
    await database.drop();
  });

  test(
    'a new process takes over from the old one: each press is answered once, nothing is lost',
    { timeout },
    async () => {
      const codes: Array<number | undefined> = [];
      const result = await runTrial({
        database: trialIn(database),
        processes: 1,
        games: tries(2, 4),
        perSecond: 4,
        async trouble({ bots, goOn }) {
          for (let update = 0; update < updates; update += 1) {
            const [old] = bots.running();
            await bots.start(0);
            await goOn(3);
            if (old !== undefined) codes.push(await bots.end(old, 'SIGTERM'));
            await goOn(3);
          }
        },
      });
      expectNothingLost(result);
      expect(codes).toEqual(Array(updates).fill(0));
      expect(result.complaints).toEqual([]);
      // On a slow machine an answer comes late; but to each press one of them gave one.
      expect(result.unanswered).toBeLessThanOrEqual(result.answeredLate);
    },
  );
});
