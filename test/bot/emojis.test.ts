/** The emojis of the application, by the real client. */
import { getEventListeners } from 'node:events';
import { REST } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createEmojis } from '../../src/bot/emojis.ts';
import type { Emojis } from '../../src/bot/emojis.ts';
import { checkLines } from '../../src/bot/panel/check.ts';
import { withResources, withEmojis } from '../../src/bot/text/emojis.ts';
import type { CheckView } from '../../src/bot/types.ts';
import { startTable } from '../../src/table/server/index.ts';
import type { RunningTable } from '../../src/table/server/index.ts';
import { english } from '../../src/words/index.ts';
import type { Wording } from '../../src/bot/wording.ts';
import { memoryLog, words } from './support.ts';

let table: RunningTable;
let rest: REST;
const log = memoryLog();
beforeEach(async () => {
  table = await startTable();
  rest = new REST({ api: table.apiUrl, retries: 0 }).setToken(table.token);
});
afterEach(() => table.close());

const application = (): string => Buffer.from(table.token.split('.')[0] ?? '', 'base64').toString();
const path = (): `/${string}` => `/applications/${application()}/emojis`;

async function listed(): Promise<ReadonlyArray<string>> {
  const { items } = (await rest.get(path())) as { readonly items: ReadonlyArray<{ readonly name: string }> };
  return items.map(({ name }) => name);
}

async function registered(look = 'today', makes = true): Promise<Emojis> {
  const emojis = createEmojis(
    { names: ['fuel', 'politics'], draw: async (name) => Buffer.from(`${name} of ${look}`) },
    log,
  );
  await emojis.register({ rest, applicationId: application(), signal: new AbortController().signal, makes });
  return emojis;
}

function creations(): number {
  return table.log.filter(({ method, path: at, status }) => method === 'POST' && at.endsWith('/emojis') && status < 300)
    .length;
}

describe('registering', () => {
  test('makes what is missing, once; others that the application has are left alone', async () => {
    await rest.post(path(), { body: { name: 'gt_mine', image: 'data:image/png;base64,AAAA' } });
    const emojis = await registered();
    expect(emojis.of('fuel')?.name).toMatch(/^gt_fuel_[0-9a-f]{8}$/);
    expect(await listed()).toHaveLength(3);
    const again = await registered();
    expect(again.of('fuel')).toEqual(emojis.of('fuel'));
    expect(creations()).toBe(3);
  });

  test('leaves nothing on the signal by which it is ended, however many there are', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `sign${at}`);
    const { signal } = new AbortController();
    const emojis = createEmojis({ names, draw: async (name) => Buffer.from(name) }, log);
    await emojis.register({ rest, applicationId: application(), signal, makes: true });
    expect(await listed()).toHaveLength(12);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  test('replaces those of another look, and removes what is no longer used', async () => {
    const before = await registered('yesterday');
    const now = await registered();
    expect(now.of('fuel')?.id).not.toBe(before.of('fuel')?.id);
    expect(await listed()).toHaveLength(2);
  });

  test('a process that another one makes them for takes what is there, and neither makes nor removes any', async () => {
    expect((await registered('today', false)).of('fuel')).toBeUndefined();
    const made = await registered('yesterday');
    const taken = await registered('today', false);
    expect(taken.of('fuel')).toEqual(made.of('fuel'));
    expect([creations(), (await listed()).length]).toEqual([2, 2]);
  });

  test('keeps the former look where the new one can not be had, and says so in the log', async () => {
    const before = await registered('yesterday');
    table.failNext('POST /applications', 403, 2);
    const now = await registered();
    expect(now.of('fuel')).toEqual(before.of('fuel'));
    expect(await listed()).toHaveLength(2);
    expect(JSON.stringify(log.lines)).toContain('The emoji gt_fuel_');
  });

  test('costs nothing but the emojis where Discord fails', async () => {
    table.failNext('GET /applications', 500, 1);
    const emojis = await registered();
    expect(emojis.of('fuel')).toBeUndefined();
    expect(JSON.stringify(log.lines)).toContain('The emojis can not be registered');
  });

  test('is tried again after a failure, for as long as it takes, and no more once it is to end', async () => {
    const ending = new AbortController();
    const emojis = createEmojis({ names: ['fuel'], draw: async (name) => Buffer.from(name) }, log, 20);
    table.failNext('GET /applications', 500, 2);
    await emojis.register({ rest, applicationId: application(), signal: ending.signal, makes: true });
    expect(emojis.of('fuel')).toBeUndefined();
    await expect.poll(() => emojis.of('fuel')).toBeDefined();
    ending.abort();
    expect(getEventListeners(ending.signal, 'abort')).toEqual([]);
  });

  test('what Discord no longer knows is not shown, and is made again', async () => {
    const emojis = await registered();
    const before = emojis.of('fuel');
    await rest.delete(`${path()}/${before?.id ?? ''}`);
    emojis.lost();
    expect(emojis.of('fuel')).toBeUndefined();
    await expect.poll(() => emojis.of('fuel')).toBeDefined();
    expect(emojis.of('fuel')?.id).not.toBe(before?.id);
  });
});

describe('in words', () => {
  const signed: Wording = {
    ...words,
    emojis: {
      ids: ['politics', 'food', 'population'],
      of: (id) => (id === 'food' ? undefined : { id: '7', name: `gt_${id}` }),
    },
  };

  test('a picture stands beside the name, and never where a name is part of another', () => {
    expect(withEmojis(signed, 'Lose 1 population, population −1')).toBe(
      'Lose 1 <:gt_population:7> population, <:gt_population:7> population −1',
    );
    expect(withEmojis(signed, 'Population Riots, Depopulation, politics')).toBe(
      'Population Riots, Depopulation, <:gt_politics:7> politics',
    );
    expect(withEmojis(words, 'Politics')).toBe('Politics');
  });

  test('how things stand has them in the line of the resources alone', () => {
    const text = 'Turn 3: politics\nPolitics, population 4, food 3\nPopulation';
    expect(
      withResources(signed, text)
        .split('\n')
        .map((line) => line.includes('<:')),
    ).toEqual([false, true, false]);
  });

  test('a check names the skills that help with them', () => {
    const check: CheckView = {
      source: 'crisis/base/riots-a',
      difficulty: 13,
      partialAt: undefined,
      skills: ['politics', 'tactics'],
      destinyCount: 0,
      contributions: [],
      cards: [],
      revealed: false,
      total: undefined,
      outcomes: {},
      result: undefined,
    };
    const names = { seat: () => 'Ada', character: () => 'Ada' };
    expect(checkLines({ check, words: signed, names, say: english })[1]).toBe(
      'Positive: <:gt_politics:7> Politics, <:gt_tactics:7> Tactics\nNegative: all other skills',
    );
  });
});
