import { afterAll, beforeAll } from 'vitest';
import { openPostgresStore } from '../../../src/store/postgres/index.ts';
import { tableNames } from '../../../src/store/sql/tableNames.ts';
import type { Store } from '../../../src/store/types.ts';
import { describeWithPostgres, empty, freshDatabase } from '../../postgres/database.ts';
import type { FreshDatabase } from '../../postgres/database.ts';
import { storeContract } from '../contract/index.ts';

describeWithPostgres('with PostgreSQL', () => {
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(async () => {
    await database.drop();
  });

  storeContract('PostgreSQL', async (): Promise<Store> => {
    const store = await openPostgresStore(database.url, () => 50);
    await empty(database, tableNames);
    return store;
  });
});
