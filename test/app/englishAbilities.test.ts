import { gunzipSync } from 'node:zlib';
import { readFileSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../src/app/types.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import type { Store } from '../../src/store/types.ts';
import { temporaryFolder } from '../store/scene.ts';
import { storedWords } from '../storedWords.ts';
import { chance, openTable, people, tableOf, type Table } from './features/orders/table.ts';
import { takeBack } from './scene.ts';

/**
 * A database that the program of commit dd1ca673 has written, when states had version 5 and abilities were known by
 * their English names: a game of four people with Exodus and Daybreak in which eight abilities have been used, with
 * orders for them, a plan to use one, and six states kept. At the stored moment someone may use one.
 */
const fixture = new URL('../store/fixtures/english-abilities.sqlite.gz', import.meta.url);
const id = 'adama-635';

const folder = temporaryFolder();
const path = folder.at('english.sqlite');
let store: Store;
let app: App;
let at: Table;

beforeAll(async () => {
  writeFileSync(path, gunzipSync(readFileSync(fixture)));
  store = openSqliteStore(path);
  const opened = openTable('x', store);
  ({ app } = opened);
  at = tableOf(opened, id);
  await app.resume();
  await app.idle();
});
afterAll(async () => {
  await app.close();
  folder.remove();
});

const isAbility = (text: string): boolean => /^character\/\w+\/[a-z-]+\/[a-z-]+$/.test(text);

/** The rows that a second connection reads, as another program would. */
function column(sql: string): ReadonlyArray<string> {
  const db = new Database(path, { readonly: true });
  const values = db.prepare<[], string>(sql).pluck().all();
  db.close();
  return values;
}

describe('a game of the version before abilities had ids', () => {
  test('answers, events, orders and messages hold no names any more', async () => {
    const typed = new Set([...people.map(({ name }) => name), ...column('SELECT seed FROM states')]);
    const found = storedWords(path, (text) => typed.has(text));
    // The states themselves are read in today's form, and stored so when the game goes on.
    expect(found.filter((word) => !/^(states\.(state|packed)|snapshots\.state)/.test(word))).toEqual([]);
    const used = (await store.inputs(id)).flatMap(({ choice }) => choice).filter(isAbility);
    expect(used).toHaveLength(12);
    expect(new Set(used)).toContain('character/base/karl-helo-agathon/moral-compass');
  });

  test('what was answered is still append-only', () => {
    const db = new Database(path);
    expect(() => db.prepare(`UPDATE inputs SET choice = '["yes"]' WHERE seq = 3`).run()).toThrow('append-only');
    db.close();
  });

  test('orders for abilities are in force, and what was planned is', async () => {
    const standing = await Promise.all(
      people.map(async (person) => (await app.orders.look(id, person.id)).standing.reactions),
    );
    expect(standing.map((reactions) => Object.keys(reactions).filter(isAbility).length)).toEqual([2, 2, 4, 4]);
    expect(standing[0]?.['character/base/sharon-boomer-valerii/recon']).toEqual({ mode: 'askIf', when: [] });
    const plans = await Promise.all(
      people.map(async (person) => (await app.orders.look(id, person.id)).turn?.plan?.action?.id),
    );
    expect(plans).toContain('character/daybreak/gaius-baltar/cult-leader');
  });

  test('what can be chosen now are abilities by their ids', async () => {
    const choices = (await at.open())
      .flatMap(({ decision }) => decision.choices)
      .filter(({ kind }) => kind === 'ability');
    expect(choices.length).toBeGreaterThan(0);
    for (const choice of choices) {
      expect(choice).toMatchObject({ id: choice.id, ability: choice.id, source: expect.stringMatching(/^character/) });
    }
    expect(choices.every(({ id: ability }) => isAbility(ability))).toBe(true);
  });

  test('it can be rewound to every state that was kept by that version, and played on from there', async () => {
    const [host] = people;
    if (host === undefined) throw new Error('nobody plays');
    const manager = { ...host, administrator: true };
    const kept = (await store.snapshots(id)).map(({ seq }) => seq);
    expect(kept).toHaveLength(6);
    const last = (await store.state(id))?.lastSeq ?? 0;
    // Each undo goes to the latest of those kept, as nothing is answered between them.
    for (const _ of kept) {
      const points = await app.undo.targets(id, manager);
      if (points[0] === undefined) break;
      await takeBack({ app }, id, manager, points[0].ref);
      await app.idle();
      expect(await at.open()).not.toEqual([]);
    }
    expect(
      (await store.inputs(id)).filter(({ undoneAt, seq }) => undoneAt !== undefined && seq <= last).length,
    ).toBeGreaterThanOrEqual(4);
    const [first] = await at.open();
    if (first === undefined) throw new Error('nobody is asked');
    await at.answer(first, () => 0.5);
  });

  test(
    'it is played to its end, and told again turn by turn with what happened before',
    { timeout: 120_000 },
    async () => {
      const random = chance(5);
      for (let answers = 0; answers < 3000 && (await app.game(id)).status === 'running'; answers += 1) {
        const [first] = await at.open();
        if (first === undefined) throw new Error('nobody is asked, and the game is not over');
        await at.answer(first, random);
      }
      expect((await app.game(id)).status).toBe('over');
      const { turns } = await app.endings.replay(id);
      // It is dealt and answered again by today's rules, and all of it has to happen as it was stored then.
      expect(turns.filter(({ scene }) => scene === undefined)).toEqual([]);
      expect(
        turns
          .flatMap(({ events }) => events)
          .some(({ what }) => what.kind === 'reaction' && what.ability !== undefined),
      ).toBe(true);
      const stored = (await store.state(id))?.state.text;
      expect(stored).toContain('character/daybreak/gaius-baltar');
      expect(stored).not.toMatch(/"[A-Z]/);
      expect(at.problems).toEqual([]);
    },
  );
});
