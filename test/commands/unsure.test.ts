/** The database goes away while a game is stored for which a thread has been opened. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { game } from '../../commands/game.ts';
import { AppError } from '../../src/app/core/error.ts';
import type { App, CreateInput, GameRecord } from '../../src/app/types.ts';
import type { Threads } from '../../src/bot/threads.ts';
import { ada, memoryApp } from '../bot/support.ts';
import { callBy, botFor, replyTo } from './support.ts';

const closed: Array<string> = [];
const threads: Threads = {
  forumAmong: async () => undefined,
  open: async () => '777',
  close: async (id) => {
    closed.push(id);
  },
};

let app: App;
beforeEach(() => {
  app = memoryApp();
  closed.length = 0;
});
afterEach(async () => {
  await app.close();
});

async function unsure(): Promise<never> {
  throw new AppError('internal', (say) => say('errors.unsure'));
}

async function create(failing: Partial<App>): Promise<string> {
  const { content } = await replyTo(
    game,
    botFor({ ...app, ...failing }, threads),
    callBy(ada, { thread: true }, 'create'),
  );
  return content ?? '';
}

test('a game that is there all the same is open', async () => {
  const stored = async (input: CreateInput): Promise<GameRecord> => await app.create(input).then(unsure);
  expect(await create({ create: stored })).toContain('is open in <#777>');
  expect(closed).toEqual([]);
});

test('without the game the thread is closed', async () => {
  expect(await create({ create: unsure })).toMatch(
    /^The database connection dropped, so I don’t know whether this was saved/,
  );
  expect(closed).toEqual(['777']);
});

test('while nobody can say whether there is one, the thread stays open', async () => {
  expect(await create({ create: unsure, game: unsure })).toMatch(
    /^The database connection dropped, so I don’t know whether this was saved/,
  );
  expect(closed).toEqual([]);
});
