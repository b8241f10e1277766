import { Client } from 'pg';

/** Returns the rows as a connection of its own reads them, outside of any bot. */
export async function queryAt(url: string, sql: string): Promise<ReadonlyArray<Readonly<Record<string, unknown>>>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
