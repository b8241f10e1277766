import { expect, test } from 'vitest';
import type { GameSetup } from '../../../src/app/types.ts';
import { tendThread } from '../../../src/bot/delivery/thread.ts';
import { networkError, refusalOf } from '../fakeDiscord.ts';
import { office } from './office.ts';
import type { Given } from './office.ts';

const scope = 'game:adama-417';
const dressed = { [`${scope} tagged`]: '200/open', [`${scope} admitted`]: ['1', '2', '3'] };

interface Wanted extends Given {
  readonly setup?: Omit<Partial<GameSetup>, 'parentId'> & { readonly parentId?: string | undefined };
  readonly spectators?: ReadonlyArray<string>;
}

/** Tends the thread of a game in a thread below channel 199, of the lobby unless that is said otherwise. */
async function tended(
  { setup, spectators = [], ...given }: Wanted = {},
  fails: Readonly<Record<string, unknown>> = {},
) {
  const app = {
    setup: { of: async () => ({ parentId: '199', ownThread: true, ...setup }) },
    hosts: { spectators: async () => spectators.map((userId) => ({ userId, name: userId })) },
    ...given.app,
  };
  const { parts, requests, settings, log, fail } = office({ ...given, app, game: { status: 'lobby', ...given.game } });
  for (const [beginning, error] of Object.entries(fails)) fail(beginning, error);
  const error: unknown = await tendThread(parts, await parts.app.game('adama-417')).catch((thrown: unknown) => thrown);
  return { error, requests, settings, levels: log.lines.map(({ level }) => level) };
}

test('in a channel, or in a thread that was there before, nothing is changed but who is in it', async () => {
  expect((await tended({ setup: { parentId: undefined } })).requests).toEqual([]);
  const { requests } = await tended({ setup: { ownThread: false }, game: { status: 'over' } });
  expect(requests).toEqual(['admit 200 1', 'admit 200 2', 'admit 200 3']);
});

test('players and spectators are made members of the thread, each once', async () => {
  const known = { ...dressed, [`${scope} admitted`]: ['1', 7, '3'] };
  const { requests, settings } = await tended({ settings: known, spectators: ['4'] });
  expect([requests, settings.get(`${scope} admitted`)]).toEqual([
    ['admit 200 2', 'admit 200 4'],
    ['1', '2', '3', '4'],
  ]);
  expect((await tended({ settings: dressed })).requests).toEqual([]);
  expect((await tended({ settings: { ...dressed, [`${scope} admitted`]: 'x' } })).requests).toHaveLength(3);
  const seats = [
    { kind: 'automatic', name: { automatic: 1 } },
    { kind: 'user', userId: '5', name: 'Eve' },
  ] as const;
  expect((await tended({ game: { seats } })).requests).toEqual(['admit 200 5']);
});

test('who can’t be made a member is tried the next time; a failure that passes is an error', async () => {
  const refused = await tended({}, { 'admit 200 2': refusalOf(403, 50_013) });
  expect([refused.error, refused.levels, refused.settings.get(`${scope} admitted`)]).toEqual([
    undefined,
    ['info'],
    ['1', '3'],
  ]);
  for (const error of [networkError(), refusalOf(500, 0), refusalOf(400, 50_083)]) {
    const passing = await tended({}, { 'admit 200 2': error });
    expect([passing.error, passing.settings.has(`${scope} admitted`)]).toEqual([error, false]);
  }
});

test('the thread of a game bears its name and how it stands, and closes a day after its end', async () => {
  for (const status of ['lobby', 'running', 'archived'] as const)
    expect((await tended({ settings: dressed, game: { status } })).requests).toEqual([]);
  for (const status of ['over', 'abandoned'] as const) {
    const { requests, settings } = await tended({ settings: dressed, game: { status } });
    const name: unknown = settings.get(`${scope} thread`);
    expect(requests).toEqual([`changeThread 200 ${JSON.stringify({ name, auto_archive_duration: 1440 })}`]);
    expect(name).toContain('adama-417');
    const then = { settings: Object.fromEntries(settings), game: { status } };
    expect((await tended(then)).requests).toEqual([]);
    // The end is undone.
    const {
      requests: [back],
    } = await tended({ ...then, game: { status: 'running' } });
    expect(back).toMatch(/^changeThread 200 \{"name":"[^"]*adama-417[^"]*","auto_archive_duration":10080\}$/);
  }
});

test('a game that is played again gives the thread its own name', async () => {
  const { requests } = await tended({ settings: dressed, setup: { again: true } });
  expect(requests).toEqual([
    expect.stringMatching(/^changeThread 200 \{"name":".*adama-417.*","auto_archive_duration":10080\}$/),
  ]);
});

test('what can’t be changed is tried with the next change; a closed thread is an error, which opens it', async () => {
  const over = { settings: dressed, game: { status: 'over' } } as const;
  for (const [error, level] of [
    [refusalOf(403, 50_013), 'info'],
    [networkError(), 'warn'],
  ] as const) {
    const { error: thrown, settings, levels } = await tended(over, { changeThread: error });
    expect([thrown, settings.has(`${scope} thread`), levels]).toEqual([undefined, false, [level]]);
  }
  const archived = refusalOf(400, 50_083);
  expect((await tended(over, { changeThread: archived })).error).toBe(archived);
});
