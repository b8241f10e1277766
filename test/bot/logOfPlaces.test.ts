/** The log of places in which someone is told something alone: nothing by which one knows whose they are. */
import { expect, test } from 'vitest';
import { noteThread } from '../../src/bot/delivery/privateThread.ts';
import { createPlaces } from '../../src/bot/losses/places.ts';
import { fakeDiscord, refusalOf } from './fakeDiscord.ts';
import { ada, channelId, memoryApp, memoryLog, startGame } from './support.ts';

const secretPlace = '1200000000000000001';

test.each([
  ['opened again', undefined],
  ['that can not be opened', refusalOf(403, 50_013)],
])('a private thread %s', async (_, refused) => {
  const app = memoryApp();
  const log = memoryLog();
  const { id } = await startGame(app);
  const changeThread = async (): Promise<void> => {
    if (refused !== undefined) throw Object.assign(refused, { url: secretPlace });
  };
  const courier = { ...fakeDiscord(), changeThread };
  await noteThread(app, id, ada.id, { threadId: secretPlace, parentId: channelId, messageId: '1' });
  await app.outbox.setSlot(id, `asked:${ada.id}`, { channelId: secretPlace, messageId: '2' });
  await createPlaces({ app, courier, now: Date.now, log }).archived({ id: secretPlace, locked: false });
  expect(log.lines).toEqual([
    expect.objectContaining({ message: expect.stringContaining('thread in which a game waits') }),
  ]);
  expect(JSON.stringify(log.lines)).not.toContain(secretPlace);
  await app.close();
});
