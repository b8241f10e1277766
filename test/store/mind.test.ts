import Database from 'better-sqlite3';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { createMind } from '../../src/store/sql/mind.ts';
import type { Store, Transaction } from '../../src/store/types.ts';
import { message, newGame, temporaryFolder } from './scene.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const games = ['kat-1', 'kat-2'] as const;
const keys = ['one', 'two'] as const;
const scopes = ['game:kat-1', 'user:ann'] as const;

/** Something that reads or changes what is kept in mind, in whatever transaction. */
type Deed = (store: Transaction) => Promise<unknown>;

const removed = { by: { id: 'ann', name: 'Ann' }, deed: { kind: 'deleted', status: 'lobby', inputs: 0 } } as const;

const game = fc.constantFrom(...games);
const key = fc.constantFrom(...keys);
const scope = fc.constantFrom(...scopes);
const value = fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined });

const reading = fc.oneof(
  fc.tuple(scope, key).map(([at, name]): Deed => (store) => store.settings.get(at, name)),
  scope.map((at): Deed => (store) => store.settings.many(keys.map((name) => [at, name] as const))),
  game.map((id): Deed => (store) => store.game(id)),
  fc.tuple(game, key).map(([id, name]): Deed => (store) => store.outbox.slot(id, name)),
);

const changing = fc.oneof(
  fc.tuple(scope, key, value).map(([at, name, to]): Deed => (store) => store.settings.set(at, name, to)),
  fc.tuple(scope, key).map(([at, name]): Deed => (store) => store.settings.clear(at, name)),
  fc.tuple(scope, key, fc.nat(9)).map(([at, name, to]): Deed => (store) => store.settings.add(at, name, to)),
  fc.tuple(game, key, fc.nat(9)).map(([id, name, to]): Deed => (store) => (
    store.outbox.setSlot(id, name, { channelId: 'c1', messageId: `${to}` })
  )),
  fc.tuple(game, key).map(([id, name]): Deed => (store) => store.outbox.clearSlot(id, name)),
  game.map((id): Deed => (store) => store.create(newGame(id), 1, [message()])),
  fc.tuple(game, fc.nat(9)).map(([id, to]): Deed => async (store) => {
    const revision = (await store.game(id))?.revision ?? 0;
    await store.commit({ gameId: id, revision, at: 1, game: { hostId: `${to}` }, messages: [message()] });
  }),
  // Somebody who is late.
  game.map((id): Deed => (store) => store.commit({ gameId: id, revision: 1, at: 1, game: { channelId: 'late' }, messages: [] })),
  fc.tuple(key, fc.nat(9)).map(([name, to]): Deed => async (store) => {
    const row = await store.outbox.takeDue('channel:c1', 100);
    if (row === undefined) return;
    const slots = [{ name, channelId: 'c2', messageId: `${to}` }];
    await store.outbox.markDelivered(row.id, { remembered: { gameId: row.gameId, slots, notes: [{ key: name, value: to }] } });
  }),
  game.map((id): Deed => async (store) => {
    const revision = (await store.game(id))?.revision ?? 0;
    await store.remove({ gameId: id, revision, at: 2, withResult: true, audit: removed });
  }),
  fc.constant<Deed>((store) => store.prune(0)),
  fc.constant<Deed>((store) => store.timers.endBreak({ seenAt: 1, now: 2, upTo: '' })),
);

const deed = fc.oneof(reading, changing);

/** Several in one transaction, which may fail at its end, or a part of which fails in its middle. */
const together = fc.tuple(fc.array(deed, { minLength: 1, maxLength: 4 }), fc.boolean()).map(([deeds, fails]) => (
  (store: Store): Promise<unknown> => store.together([], async (transaction) => {
    for (const each of deeds) await each(transaction).catch(() => undefined);
    if (fails) throw new Error('All of it is taken back.');
  })
));

const step = fc.array(fc.oneof({ weight: 3, arbitrary: deed }, { weight: 2, arbitrary: together }), { minLength: 1, maxLength: 4 });

async function asTheStoreSays(store: Store): Promise<unknown> {
  return {
    games: await Promise.all(games.map(async (id) => {
      const found = await store.game(id);
      return found === undefined ? undefined : [found.revision, found.hostId, found.channelId, found.livelyAt];
    })),
    settings: await Promise.all(scopes.map((at) => store.settings.many(keys.map((name) => [at, name] as const)))),
    slots: await Promise.all(games.flatMap((id) => keys.map(async (name) => (await store.outbox.slot(id, name))?.messageId))),
  };
}

function asTheFileSays(db: Database.Database): unknown {
  const one = (sql: string, ...given: ReadonlyArray<string>): unknown => db.prepare(sql).raw().get(...given);
  const value = (sql: string, ...given: ReadonlyArray<string>): unknown => db.prepare(sql).pluck().get(...given);
  const setting = (at: string, name: string): unknown => {
    const stored = value('select value from settings where scope = ? and key = ?', at, name);
    return typeof stored === 'string' ? JSON.parse(stored) : stored;
  };
  return {
    games: games.map((id) => one('select revision, host_id, channel_id, lively_at from games where id = ?', id)),
    settings: scopes.map((at) => keys.map((name) => setting(at, name))),
    slots: games.flatMap((id) => keys.map((name) => value('select message_id from slots where game_id = ? and name = ?', id, name))),
  };
}

describe('what the store keeps in mind', () => {
  let files = 0;

  test('is what stands in the file, whatever was changed, taken back or done at the same time', async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      files += 1;
      const path = folder.at(`mind-${files}.sqlite`);
      const store = openSqliteStore(path, () => 50);
      const file = new Database(path, { readonly: true });
      try {
        await store.create(newGame('kat-1'), 1, [message()]);
        for (const deeds of steps) {
          await Promise.allSettled(deeds.map((each) => each(store)));
          expect(await asTheStoreSays(store)).toEqual(asTheFileSays(file));
        }
      } finally {
        file.close();
        await store.close();
      }
    }), { numRuns: 60 });
  });

  test('forgets what is pruned, that there was no game of that name, and everything when it is closed', async () => {
    const path = folder.at('mind.sqlite');
    const store = openSqliteStore(path);
    expect([await store.game('kat-1'), await store.look((at) => at.game('kat-1'))]).toEqual([undefined, undefined]);
    await store.create(newGame('kat-1'), 1, []);
    expect((await store.look((at) => at.game('kat-1')))?.revision).toBe(1);
    await store.settings.set('game:gone', 'one', 1);
    expect(await store.settings.get('game:gone', 'one')).toBe(1);
    await store.prune(0);
    expect(await store.settings.get('game:gone', 'one')).toBeUndefined();
    await store.close();
    await expect(store.game('kat-1')).rejects.toThrow();
  });

  test('is read once, and again after it was to be changed, but not while that may be taken back', async () => {
    let [writes, reads] = [false, 0];
    const mind = createMind(() => writes);
    const ask = async (...names: ReadonlyArray<string>): Promise<ReadonlyArray<string | undefined>> => (
      await mind.recall('settings', names, async (places) => {
        reads += places.length;
        return places.map((place) => names[place]?.toUpperCase());
      })
    );
    expect([await ask('a'), await ask('b', 'a'), reads]).toEqual([['A'], ['B', 'A'], 2]);
    writes = true;
    mind.forget('settings', 'a');
    expect([await ask('a', 'b'), await ask('a', 'b'), reads]).toEqual([['A', 'B'], ['A', 'B'], 4]);
    writes = false;
    mind.forgetAll();
    expect([await ask('a', 'b'), await ask('a', 'b'), reads]).toEqual([['A', 'B'], ['A', 'B'], 6]);
  });

  test('does not keep what was changed while it was read', async () => {
    const mind = createMind(() => false);
    const ask = async (answer: string, meanwhile: () => void): Promise<ReadonlyArray<string | undefined>> => (
      await mind.recall('settings', ['a'], async () => {
        meanwhile();
        return [answer];
      })
    );
    expect(await ask('old', () => { mind.forget('settings', 'a'); })).toEqual(['old']);
    expect(await ask('new', () => undefined)).toEqual(['new']);
    expect(await ask('never', () => undefined)).toEqual(['new']);
  });
});
