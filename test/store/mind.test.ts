import Database from 'better-sqlite3';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { createMind } from '../../src/store/sql/mind.ts';
import { storedPlanKinds } from '../../src/store/orders.ts';
import type { StoredOrders } from '../../src/store/orders.ts';
import type { TimerRecord } from '../../src/store/timers.ts';
import type { GameChange, Store, Transaction } from '../../src/store/types.ts';
import { message, newGame, temporaryFolder } from './scene.ts';
import { tries } from '../soak.ts';

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
  fc.tuple(scope, key).map(
    ([at, name]): Deed =>
      (store) =>
        store.settings.get(at, name),
  ),
  scope.map(
    (at): Deed =>
      (store) =>
        store.settings.many(keys.map((name) => [at, name] as const)),
  ),
  game.map(
    (id): Deed =>
      (store) =>
        store.game(id),
  ),
  fc.tuple(game, key).map(
    ([id, name]): Deed =>
      (store) =>
        store.outbox.slot(id, name),
  ),
  game.map(
    (id): Deed =>
      (store) =>
        store.orders.ofGame(id),
  ),
  game.map(
    (id): Deed =>
      (store) =>
        store.timers.ofGame(id),
  ),
);

const timer = fc.tuple(fc.nat(1), fc.nat(9)).map(([seat, spent]): TimerRecord => ({
  seat,
  decisionId: `d${spent}`,
  userId: 'ann',
  secret: false,
  attempt: 0,
  spent,
  countedAt: 1,
  due: undefined,
}));
const timers = fc.uniqueArray(timer, { maxLength: 3, selector: ({ seat, decisionId }) => `${seat} ${decisionId}` });

/** A change of this game, as it is then. */
const committing =
  (id: string, change: (orders: ReadonlyArray<StoredOrders>) => Partial<GameChange>): Deed =>
  async (store) => {
    const [found, orders] = [await store.game(id), await store.orders.ofGame(id)];
    const more = found === undefined ? {} : change(orders);
    await store.commit({ gameId: id, revision: found?.revision ?? 0, at: 1, messages: [], ...more });
  };

const changing = fc.oneof(
  fc.tuple(scope, key, value).map(
    ([at, name, to]): Deed =>
      (store) =>
        store.settings.set(at, name, to),
  ),
  fc.tuple(scope, key).map(
    ([at, name]): Deed =>
      (store) =>
        store.settings.clear(at, name),
  ),
  fc.tuple(scope, key, fc.nat(9)).map(
    ([at, name, to]): Deed =>
      (store) =>
        store.settings.add(at, name, to),
  ),
  fc.tuple(game, key, fc.nat(9)).map(
    ([id, name, to]): Deed =>
      (store) =>
        store.outbox.setSlot(id, name, { channelId: 'c1', messageId: `${to}` }),
  ),
  fc.tuple(game, key).map(
    ([id, name]): Deed =>
      (store) =>
        store.outbox.clearSlot(id, name),
  ),
  game.map(
    (id): Deed =>
      (store) =>
        store.create(newGame(id), 1, [message()]),
  ),
  fc
    .tuple(game, fc.nat(9))
    .map(([id, to]) => committing(id, () => ({ game: { hostId: `${to}` }, messages: [message()] }))),
  fc.tuple(game, fc.nat(99), fc.boolean()).map(([id, at, unattended]) => committing(id, () => ({ at, unattended }))),
  fc.tuple(game, timers).map(([id, kept]) => committing(id, () => ({ game: { status: 'running' }, timers: kept }))),
  game.map((id) =>
    committing(id, ([ordered]) => {
      const plan = ordered?.plans[0];
      return plan === undefined ? {} : { byOrder: { ended: { plan: plan.id, after: 3 } } };
    }),
  ),
  fc.tuple(game, fc.nat(1), fc.nat(9)).map(
    ([id, person, to]): Deed =>
      (store) =>
        store.orders.setStanding(id, `${person}`, to, 1),
  ),
  fc.tuple(game, fc.nat(1), fc.constantFrom(...storedPlanKinds), value).map(
    ([id, person, kind, to]): Deed =>
      (store) =>
        store.orders.setPlan(id, `${person}`, kind, to, 1),
  ),
  // Someone who is late.
  game.map(
    (id): Deed =>
      (store) =>
        store.commit({ gameId: id, revision: 1, at: 1, game: { channelId: 'late' }, messages: [] }),
  ),
  fc.tuple(key, fc.nat(9)).map(([name, to]): Deed => async (store) => {
    const row = await store.outbox.takeDue('channel:c1', 100);
    if (row === undefined) return;
    const slots = [{ name, channelId: 'c2', messageId: `${to}` }];
    await store.outbox.markDelivered(row.id, {
      remembered: { gameId: row.gameId, slots, notes: [{ key: name, value: to }] },
    });
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
const together = fc.tuple(fc.array(deed, { minLength: 1, maxLength: 4 }), fc.boolean()).map(
  ([deeds, fails]) =>
    (store: Store): Promise<unknown> =>
      store.together([], async (transaction) => {
        for (const each of deeds) await each(transaction).catch(() => undefined);
        if (fails) throw new Error('All of it is taken back.');
      }),
);

const step = fc.array(fc.oneof({ weight: 3, arbitrary: deed }, { weight: 2, arbitrary: together }), {
  minLength: 1,
  maxLength: 4,
});

async function asTheStoreSays(store: Store): Promise<unknown> {
  return {
    games: await Promise.all(
      games.map(async (id) => {
        const found = await store.game(id);
        if (found === undefined) return undefined;
        const { revision, hostId, channelId, status, undone, changedAt, livelyAt } = found;
        return [revision, hostId, channelId, status, undone, changedAt, livelyAt];
      }),
    ),
    settings: await Promise.all(scopes.map((at) => store.settings.many(keys.map((name) => [at, name] as const)))),
    slots: await Promise.all(
      games.flatMap((id) => keys.map(async (name) => (await store.outbox.slot(id, name))?.messageId)),
    ),
    orders: await Promise.all(
      games.map(async (id) =>
        (await store.orders.ofGame(id)).map(({ userId, standing, plans }) => [
          userId,
          standing,
          plans.map(({ id: plan, kind, plan: given, endedAfter }) => [plan, kind, given, endedAfter]),
        ]),
      ),
    ),
    timers: await Promise.all(
      games.map(async (id) => (await store.timers.ofGame(id)).map((each) => [each.seat, each.decisionId])),
    ),
  };
}

function asTheFileSays(db: Database.Database): unknown {
  const one = (sql: string, ...given: ReadonlyArray<string>): unknown =>
    db
      .prepare(sql)
      .raw()
      .get(...given);
  const value = (sql: string, ...given: ReadonlyArray<string>): unknown =>
    db
      .prepare(sql)
      .pluck()
      .get(...given);
  const rows = (sql: string, ...given: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<unknown>> =>
    db
      .prepare<Array<string>, ReadonlyArray<unknown>>(sql)
      .raw()
      .all(...given);
  const json = (stored: unknown): unknown => (typeof stored === 'string' ? JSON.parse(stored) : stored);
  const setting = (at: string, name: string): unknown =>
    json(value('select value from settings where scope = ? and key = ?', at, name));
  return {
    games: games.map((id) =>
      one('select revision, host_id, channel_id, status, undone, changed_at, lively_at from games where id = ?', id),
    ),
    settings: scopes.map((at) => keys.map((name) => setting(at, name))),
    slots: games.flatMap((id) =>
      keys.map((name) => value('select message_id from slots where game_id = ? and name = ?', id, name)),
    ),
    orders: games.map((id) => {
      const standing = new Map(
        rows('select user_id, orders from standing_orders where game_id = ?', id).map(([who, to]) => [who, to]),
      );
      const plans = rows('select user_id, id, kind, plan, ended_after from plans where game_id = ? order by id', id);
      const people = [...new Set([...standing.keys(), ...plans.map(([who]) => who)])].sort();
      return people.map((who) => [
        who,
        json(standing.get(who)),
        plans
          .filter(([owner]) => owner === who)
          .map(([, plan, kind, given, ended]) => [plan, kind, json(given), ended ?? undefined]),
      ]);
    }),
    timers: games.map((id) =>
      rows('select seat, decision_id from timers where game_id = ? order by seat, decision_id', id),
    ),
  };
}

describe('what the store keeps in mind', () => {
  let files = 0;

  test('is what stands in the file, whatever was changed, undone or done at the same time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
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
      }),
      { numRuns: tries(60) },
    );
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

  test('is read once, and again after it was to be changed, but not while that may be undone', async () => {
    let [writes, reads] = [false, 0];
    const mind = createMind(() => writes);
    const ask = async (...names: ReadonlyArray<string>): Promise<ReadonlyArray<string | undefined>> =>
      await mind.recall('settings', names, async (places) => {
        reads += places.length;
        return places.map((place) => names[place]?.toUpperCase());
      });
    expect([await ask('a'), await ask('b', 'a'), reads]).toEqual([['A'], ['B', 'A'], 2]);
    writes = true;
    mind.forget('settings', 'a');
    expect([await ask('a', 'b'), await ask('a', 'b'), reads]).toEqual([['A', 'B'], ['A', 'B'], 4]);
    writes = false;
    mind.over();
    expect([await ask('a', 'b'), await ask('a', 'b'), reads]).toEqual([['A', 'B'], ['A', 'B'], 5]);
    mind.forgetAll();
    expect([await ask('a', 'b'), await ask('a', 'b'), reads]).toEqual([['A', 'B'], ['A', 'B'], 7]);
  });

  test('is kept, too, of what a transaction has read and not changed', async () => {
    let writes = true;
    const mind = createMind(() => writes);
    const ask = async (name: string, answer: string): Promise<ReadonlyArray<string | undefined>> =>
      await mind.recall('settings', [name], async () => [answer]);
    expect([await ask('a', 'A'), await ask('a', 'never')]).toEqual([['A'], ['A']]);
    mind.forget('settings', 'a');
    expect([await ask('a', 'changed'), await ask('a', 'again')]).toEqual([['changed'], ['again']]);
    // It is undone.
    mind.over();
    writes = false;
    expect([await ask('a', 'as before'), await ask('a', 'never')]).toEqual([['as before'], ['as before']]);
  });

  test('is learned by whoever changes it: at once, or when the transaction is stored and nobody has changed it since', async () => {
    let writes = false;
    const mind = createMind(() => writes);
    const known = (): ReadonlyArray<string | undefined> =>
      ['a', 'b', 'c', 'd'].map((name) => mind.known('settings', name));
    mind.forget('settings', 'a')('A');
    expect(known()).toEqual(['A', undefined, undefined, undefined]);
    const late = mind.forget('settings', 'b');
    mind.forget('settings', 'b')('newer');
    late('older');
    expect(known()).toEqual(['A', 'newer', undefined, undefined]);
    writes = true;
    mind.forget('settings', 'a')('not stored yet');
    const takeBack = mind.begun();
    mind.forget('settings', 'c')('taken back');
    takeBack();
    mind.forget('settings', 'd')('D');
    expect(known()).toEqual([undefined, 'newer', undefined, undefined]);
    mind.stored();
    mind.over();
    expect(known()).toEqual(['not stored yet', 'newer', undefined, 'D']);
    mind.forget('settings', 'd')('taken back');
    mind.over();
    mind.stored();
    expect(known()).toEqual(['not stored yet', 'newer', undefined, undefined]);
  });

  test('keeps so much of a kind and no more, and then nothing that was read before something fell out', async () => {
    const mind = createMind(() => false);
    await mind.recall('settings', ['first'], async () => {
      mind.forget('settings', 'first');
      for (let number = 0; number < 20_000; number += 1) mind.forget('settings', `${number}`)('kept');
      return ['old'];
    });
    expect(['first', '0', '19999'].map((name) => mind.known('settings', name))).toEqual([undefined, 'kept', 'kept']);
    mind.forget('settings', 'one more')('kept');
    expect(['0', '19999', 'one more'].map((name) => mind.known('settings', name))).toEqual([undefined, 'kept', 'kept']);
  });

  test('does not keep what was changed while it was read', async () => {
    const mind = createMind(() => false);
    const ask = async (answer: string, meanwhile: () => void): Promise<ReadonlyArray<string | undefined>> =>
      await mind.recall('settings', ['a'], async () => {
        meanwhile();
        return [answer];
      });
    expect(
      await ask('old', () => {
        mind.forget('settings', 'a');
      }),
    ).toEqual(['old']);
    expect(await ask('new', () => undefined)).toEqual(['new']);
    expect(await ask('never', () => undefined)).toEqual(['new']);
  });
});
