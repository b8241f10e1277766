import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findPostgres } from '../../../bin/setup/postgres.mjs';
import { openStore } from '../../../src/store/open.ts';
import { describeWithPostgres, freshDatabase } from '../../postgres/database.ts';
import { forward, message, runningGame, temporaryFolder } from '../scene.ts';

const folder = temporaryFolder();
afterAll(() => {
  folder.remove();
});

function program(name: string, ...args: ReadonlyArray<string>): void {
  const { status, stderr } = spawnSync(join(findPostgres() ?? '', name), args, { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
}

describeWithPostgres('a backup by pg_dump', () => {
  test('while a bot has the database open, brought back into an empty one as the guide says, is played on', async () => {
    const [database, other] = await Promise.all([freshDatabase(), freshDatabase()]);
    const store = await openStore({ url: database.url });
    await runningGame(store, 'kat-1');
    await store.commit({ gameId: 'kat-1', revision: 2, at: 5, step: forward(1, '"one"'), messages: [message()] });
    program('pg_dump', '--format=custom', '--file', folder.at('games.dump'), database.url);
    await store.close();
    program(
      'pg_restore',
      '--no-owner',
      '--exit-on-error',
      '--single-transaction',
      '--dbname',
      other.url,
      folder.at('games.dump'),
    );
    const restored = await openStore({ url: other.url });
    expect((await restored.state('kat-1'))?.state.text).toBe('"one"');
    const next = forward(2, '"two"');
    expect(
      (await restored.commit({ gameId: 'kat-1', revision: 3, at: 6, step: next, messages: [message()] })).revision,
    ).toBe(4);
    await restored.close();
    await Promise.all([database.drop(), other.drop()]);
  });
});
