import { REST } from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { menus } from '../../commands/menus.ts';
import { areRegistered } from '../../src/bot/commandForm.ts';
import { keepRegistering, registerEverywhere } from '../../src/bot/register.ts';
import { startTable } from '../../src/table/server/index.ts';
import type { RunningTable } from '../../src/table/server/index.ts';
import { memoryLog } from './support.ts';

const all = [...commands, ...menus];
let table: RunningTable;
let rest: REST;
beforeAll(async () => {
  table = await startTable({ people: ['Ada'] });
  rest = new REST({ api: table.apiUrl }).setToken(table.token);
});
afterAll(async () => {
  await table.close();
});

const register = (): Promise<boolean> => registerEverywhere(rest, table.applicationId, all);
const route = (): `/${string}` => `/applications/${table.applicationId}/commands`;

test('commands are registered once, and again whoever has changed them since', async () => {
  expect(await register()).toBe(true);
  expect(await register()).toBe(false);
  await rest.put(route(), { body: [{ name: 'other', description: 'Of another program' }] });
  expect(await register()).toBe(true);
  await rest.post(route(), { body: { name: 'other', description: 'Of another program' } });
  expect(await register()).toBe(true);
  const [first] = (await rest.get(route())) as ReadonlyArray<{ readonly id: string }>;
  await rest.delete(`${route()}/${first?.id ?? ''}`);
  expect(await register()).toBe(true);
  expect(await register()).toBe(false);
});

interface Part {
  [field: string]: unknown;
  options?: ReadonlyArray<Part>;
}

/** All commands that differ from this one by one leaf each, at whatever depth. */
function changed(part: unknown): ReadonlyArray<unknown> {
  if (Array.isArray(part)) {
    const items: ReadonlyArray<unknown> = part;
    return [
      ...(items.length > 0 ? [items.slice(1)] : []),
      ...items.flatMap((item, place) => changed(item).map((other) => items.with(place, other))),
    ];
  }
  if (typeof part === 'object' && part !== null)
    return Object.entries(part).flatMap(([key, value]) => changed(value).map((other) => ({ ...part, [key]: other })));
  switch (typeof part) {
    case 'string':
      return [`${part}x`];
    case 'number':
      return [part + 1];
    case 'boolean':
      return [!part];
    default:
      return [];
  }
}

test('every difference is seen, and nothing that Discord adds is one', async () => {
  const [wanted] = commands.filter(({ definition }) => definition.name === 'game').map(({ definition }) => definition);
  if (wanted === undefined) throw new Error('There is no /game.');
  const returned = (await rest.put(route(), { body: [wanted] })) as ReadonlyArray<Part>;
  expect(areRegistered(returned, [wanted])).toBe(true);
  expect(
    areRegistered(
      returned.map((command) => ({ ...command, later: 'a field of tomorrow', handler: 1 })),
      [wanted],
    ),
  ).toBe(true);
  const others = changed(JSON.parse(JSON.stringify(wanted))) as ReadonlyArray<object>;
  expect(others.length).toBeGreaterThan(100);
  // Lists of nothing and no list are the same.
  expect(others.filter((other) => areRegistered(returned, [other]))).toEqual([]);
  expect(areRegistered(undefined, [wanted])).toBe(false);
  await register();
});

test('what is refused is told in Discord’s words, and tried again after longer and longer pauses', async () => {
  await rest.put(route(), { body: [] });
  table.failNext(/^PUT .*\/commands$/, 400, 2);
  const log = memoryLog();
  const leaving = new AbortController();
  const registration = keepRegistering({ register, log, signal: leaving.signal, firstPause: 20 });
  await registration.tried;
  expect(registration.problem()).toBe('the slash commands are not registered: 400, 0: 400: ordered by the test');
  await expect.poll(() => registration.problem()).toBeUndefined();
  expect(log.lines.map(({ level, message }) => `${level} ${message.replace(/.*; /, '')}`)).toEqual([
    'error trying again in 0.02 s',
    'error trying again in 0.04 s',
    'info The slash commands were registered',
  ]);
  leaving.abort();
});
