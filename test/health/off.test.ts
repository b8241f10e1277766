import { Server } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from '../../src/startup/config.ts';
import { run } from '../../src/startup/run.ts';
import { startTable } from '../../src/table/server/index.ts';
import { memoryLog } from '../bot/support.ts';
import { temporaryFolder } from '../store/scene.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  [undefined, []],
  ['0', [[0, '127.0.0.1']]],
])('with HEALTH_PORT %s a bot on Discord listens at %j', async (port, places) => {
  const folder = temporaryFolder();
  const table = await startTable();
  const listen = vi.spyOn(Server.prototype, 'listen');
  const read = readConfig({
    DISCORD_TOKEN: table.token,
    DISCORD_API_URL: table.apiUrl,
    DATABASE_PATH: folder.at('games.sqlite'),
    HEALTH_PORT: port,
  });
  if (!read.ok) throw new Error(read.problems.join(' '));
  const running = await run(read.config, memoryLog());
  expect(listen.mock.calls).toEqual(places);
  await running.stop();
  await table.close();
  folder.remove();
});
