import { expect, test } from 'vitest';
import { ann, ben, channel, chief, expectRefusal, lobby, scene, threePeople } from '../scene.ts';

const there = { guildId: 'guild', channelId: 'c2' };

test('a lobby goes to another channel and is drawn there', async () => {
  const at = scene();
  const { id } = await lobby(at, ben);
  await at.deliver(channel);
  expect((await at.app.move(id, ann, there)).channelId).toBe('c2');
  expect(await at.deliver(channel)).toEqual([{ kind: 'notice', notice: { kind: 'moved', by: 'Ann', to: 'c2' } }]);
  expect(await at.kinds('channel:c2')).toEqual(['notice', 'lobby']);
  expect(await at.app.gameInChannel('c1')).toBeUndefined();
  expect((await at.app.gameInChannel('c2'))?.id).toBe(id);
});

test('a running game shows its board and its question in the new channel', async () => {
  const at = scene();
  const id = await threePeople(at);
  await at.app.move(id, chief, { ...there, parentId: 'c9' });
  expect(await at.kinds('channel:c2')).toEqual(['notice', 'lobby', 'picture', 'question']);
  expect(await at.app.setup.of(id)).toEqual({ parentId: 'c9', ownThread: false, tutorial: false });
});

test('what was still to be said is said in the new channel', async () => {
  const at = scene();
  const { id } = await lobby(at, ben);
  await at.app.abandon((await at.app.create({ guildId: 'guild', channelId: 'c5', host: chief })).id, chief);
  await at.app.move(id, ann, there);
  // The lobby message that waited for the old channel, and the one that redraws it.
  expect(await at.kinds('channel:c2')).toEqual(['notice', 'lobby']);
  expect(await at.kinds('channel:c5')).toEqual(['notice', 'lobby']);
});

test('only the host or an administrator, only within the server, only where there is room', async () => {
  const at = scene();
  const { id } = await lobby(at, ben);
  await expectRefusal(at.app.move(id, ben, there), 'notAllowed');
  await expectRefusal(at.app.move(id, ann, { ...there, guildId: 'another' }), 'notHere');
  await expectRefusal(at.app.move(id, ann, { guildId: 'guild', channelId: 'c1' }), 'channelTaken');
  await at.app.create({ guildId: 'guild', channelId: 'c2', host: chief });
  await expectRefusal(at.app.move(id, ann, there), 'channelTaken');
  await at.app.guild.toggleChannel('guild', chief, 'c7');
  await expectRefusal(at.app.move(id, ann, { guildId: 'guild', channelId: 'c8' }), 'notHere');
  expect((await at.app.move(id, ann, { guildId: 'guild', channelId: 't1', parentId: 'c7' })).channelId).toBe('t1');
  await at.app.abandon(id, ann);
  await expectRefusal(at.app.move(id, ann, there), 'notRunning');
});
