import { expect, test } from 'vitest';
import { fakeEngine } from './fakeEngine.ts';
import { ann, ben, cid, scene } from './scene.ts';

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
