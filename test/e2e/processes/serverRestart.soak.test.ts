import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, test } from 'vitest';
import { startPostgres } from '../../../src/tools/postgres/server.ts';
import type { PostgresServer } from '../../../src/tools/postgres/server.ts';
import { runTrial } from '../../../src/tools/trial/trial.ts';
import { describeWithPostgres, freshDatabase } from '../../postgres/database.ts';
import { soaking } from '../../soak.ts';
import { trialIn } from './database.ts';
import { expectNothingLost } from './expectations.ts';

const timeout = 600_000;
const away = 1000;

describeWithPostgres('a PostgreSQL server that is started again while people play', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(async () => {
    await server.end();
  });

  test(
    'in order and by a crash: it costs time alone, nothing is lost and nothing is posted twice',
    { timeout },
    async () => {
      const database = await freshDatabase(server.url('postgres'));
      const result = await runTrial({
        database: trialIn(database),
        processes: soaking ? 2 : 1,
        games: 4,
        perSecond: 4,
        async trouble({ goOn, people }) {
          for (const how of soaking
            ? (['stop', 'crash', 'crash', 'stop', 'crash'] as const)
            : (['stop', 'crash'] as const)) {
            await goOn(3);
            const before = people.counts.presses;
            await server.stop(how);
            await wait(away);
            await server.start();
            // People who pressed meanwhile were answered late or not at all.
            while (people.counts.presses === before) await wait(50);
          }
          await goOn(3);
        },
      });
      expectNothingLost(result);
    },
  );
});
