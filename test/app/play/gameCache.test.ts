import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { openSqliteStore } from '../../../src/store/sqlite/index.ts';
import type { Store } from '../../../src/store/types.ts';
import { temporaryFolder } from '../../store/scene.ts';
import { fakeEngine, START_FUEL } from '../fakeEngine.ts';
import { ann, ben, cid, scene, threePeople } from '../scene.ts';
import type { Scene } from '../scene.ts';

const folder = temporaryFolder();
afterAll(() => {
  folder.remove();
});

/** The same app over one store, and later over another one. */
function overTwo(first: Store): { readonly store: Store; readonly turnTo: (second: Store) => void } {
  let current = first;
  const store = new Proxy(first, { get: (_, key): unknown => Reflect.get(current, key) });
  return {
    store,
    turnTo: (second) => {
      current = second;
    },
  };
}

async function burn({ app }: Scene, id: string, fuel: number): Promise<void> {
  const [decision] = await app.openDecisions(id, ann.id);
  await app.answer(id, ann.id, decision?.id ?? '', [`${fuel}`]);
}

test('a game that was otherwise in the database than in memory, with as many changes, is read again: a standby without the last ones took over', async () => {
  let time = 0;
  const now = (): number => {
    time += 1;
    return time;
  };
  const first = openSqliteStore(folder.at('first.sqlite'));
  const { store, turnTo } = overTwo(first);
  const at = scene({ store, now });
  const id = await threePeople(at);
  new Database(folder.at('first.sqlite')).exec(`VACUUM INTO '${folder.at('second.sqlite')}'`).close();
  await burn(at, id, 1);
  expect((await at.app.viewFor(id, ann.id)).resources.fuel).toBe(START_FUEL - 1);

  const second = openSqliteStore(folder.at('second.sqlite'));
  const elsewhere = scene({ store: second, now });
  await burn(elsewhere, id, 2);
  turnTo(second);
  expect((await at.app.game(id)).revision).toBe((await first.game(id))?.revision);
  expect((await at.app.viewFor(id, ann.id)).resources.fuel).toBe(START_FUEL - 2);
  await at.app.close();
  await first.close();
});

test('of the games in memory the one that was not used for longest is forgotten, not the one that was read first', async () => {
  let reads = 0;
  const engine: typeof fakeEngine = {
    ...fakeEngine,
    read(plain, version) {
      reads += 1;
      return fakeEngine.read(plain, version);
    },
  };
  const { app } = scene({ cacheSize: 2, engine });
  const start = async (channelId: string): Promise<string> => {
    const { id } = await app.create({ guildId: 'guild', channelId, host: ann });
    for (const person of [ben, cid]) await app.join(id, person);
    await app.start(id, ann);
    return id;
  };
  const readsFor = async (id: string): Promise<number> => {
    const before = reads;
    await app.viewFor(id, ann.id);
    return reads - before;
  };
  const first = await start('c1');
  const second = await start('c2');
  await readsFor(second);
  await readsFor(first);
  const third = await start('c3');
  await readsFor(third);
  expect([await readsFor(first), await readsFor(second)]).toEqual([0, 1]);
  await app.close();
});
