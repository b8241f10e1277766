import { expect, test } from 'vitest';
import { ann, ben, channel, chief, cid, dee, expectRefusal, lobby, scene } from '../scene.ts';

test('a created game is a lobby with the host in the first seat and a name that can be said', async () => {
  const at = scene();
  const game = await lobby(at);
  expect(game).toMatchObject({
    status: 'lobby',
    hostId: 'ann',
    channelId: 'c1',
    options: { players: 1, objective: 'kobol', cylonShipsActivateOncePerTurn: true },
  });
  expect(game.seats).toEqual([{ kind: 'user', userId: 'ann', name: 'Ann' }]);
  expect(game.id).toMatch(/^[a-z]+-\d{3}$/);
  expect(await at.deliver(channel)).toEqual([{ kind: 'lobby' }]);
});

test('a channel has one open game at a time, and another after that', async () => {
  const at = scene();
  const first = await lobby(at);
  await expectRefusal(lobby(at), 'channelTaken');
  await at.app.abandon(first.id, ann);
  const second = await lobby(at);
  expect(second.id).not.toBe(first.id);
  expect((await at.app.gameInChannel('c1'))?.id).toBe(second.id);
});

test('a name that is taken is not given twice', async () => {
  const at = scene({ random: () => 0 });
  const first = await at.app.create({ guildId: 'guild', channelId: 'c1', host: ann });
  await expect(at.app.create({ guildId: 'guild', channelId: 'c2', host: ann })).rejects.toMatchObject({
    code: 'internal',
  });
  expect(first.id).toBe('adama-100');
  expect(at.logged).toHaveLength(1);
});

test('people join once, and the lobby message is drawn again each time', async () => {
  const at = scene();
  const { id } = await lobby(at);
  await at.deliver(channel);
  const game = await at.app.join(id, ben);
  expect(game.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
  expect(game.options.players).toBe(2);
  expect(await at.kinds(channel)).toEqual(['lobby']);
  await expectRefusal(at.app.join(id, ben), 'alreadyJoined');
  expect(await at.kinds(channel)).toEqual([]);
});

test('a lobby is full when the options allow no more', async () => {
  const at = scene();
  const { id } = await lobby(at, ben, cid, dee);
  await at.app.addAutomatic(id, ann);
  await at.app.addAutomatic(id, ann);
  expect((await at.app.setup.form(id)).numbers).toEqual([3, 4, 5, 6]);
  await expectRefusal(at.app.join(id, chief), 'lobbyFull');
  await expectRefusal(at.app.addAutomatic(id, ann), 'lobbyFull');
  await at.app.setOptions(id, ann, { expansions: ['pegasus'] });
  expect((await at.app.join(id, chief)).seats).toHaveLength(7);
});

test('options that leave somebody without a seat are refused', async () => {
  const at = scene();
  const { id } = await lobby(at, ben, cid, dee);
  await at.app.setOptions(id, ann, { expansions: ['pegasus'] });
  for (let seat = 4; seat < 7; seat += 1) await at.app.addAutomatic(id, ann);
  await expectRefusal(at.app.setOptions(id, ann, { expansions: [] }), 'illegalOptions');
  expect((await at.app.game(id)).options.expansions).toEqual(['pegasus']);
});

test('options that don’t go together are refused with the reason', async () => {
  const at = scene();
  const { id } = await lobby(at);
  await expect(at.app.setOptions(id, ann, { objective: 'newCaprica' })).rejects.toMatchObject({
    code: 'illegalOptions',
    message: expect.stringContaining('New Caprica needs Pegasus.'),
  });
  const game = await at.app.setOptions(id, ann, { objective: 'newCaprica', expansions: ['pegasus'] });
  expect(game.options).toMatchObject({ objective: 'newCaprica', difficulty: 'normal', players: 1 });
});

test('when the host leaves, the next person is host, and automatic players are nobody', async () => {
  const at = scene();
  const { id } = await lobby(at);
  await at.app.addAutomatic(id, ann);
  await at.app.join(id, ben);
  expect(await at.app.leave(id, ann)).toMatchObject({ hostId: 'ben', status: 'lobby' });
  expect(await at.app.leave(id, ben)).toMatchObject({ status: 'abandoned' });
  await expectRefusal(at.app.join(id, ann), 'notInLobby');
});

test('who has no seat can’t leave', async () => {
  const at = scene();
  const { id } = await lobby(at);
  await expectRefusal(at.app.leave(id, ben), 'notJoined');
});

test('automatic players come and go one by one, under different numbers', async () => {
  const at = scene();
  const { id } = await lobby(at);
  await at.app.addAutomatic(id, ann);
  await at.app.addAutomatic(id, ann);
  expect((await at.app.game(id)).seats.map(({ name }) => name)).toEqual(['Ann', { automatic: 1 }, { automatic: 2 }]);
  await at.app.join(id, ben);
  expect((await at.app.removeAutomatic(id, ann)).seats.map(({ name }) => name)).toEqual([
    'Ann',
    { automatic: 1 },
    'Ben',
  ]);
  await at.app.removeAutomatic(id, ann);
  await expectRefusal(at.app.removeAutomatic(id, ann), 'noAutomatic');
});

test('only the host and administrators change a lobby', async () => {
  const at = scene();
  const { id } = await lobby(at, ben, cid);
  for (const work of [
    () => at.app.addAutomatic(id, ben),
    () => at.app.setOptions(id, ben, {}),
    () => at.app.start(id, ben),
    () => at.app.abandon(id, ben),
  ]) {
    await expectRefusal(work(), 'notAllowed');
  }
  expect((await at.app.addAutomatic(id, chief)).seats).toHaveLength(4);
});

test('a game starts with enough players only, and not twice', async () => {
  const at = scene();
  const { id } = await lobby(at, ben);
  await expect(at.app.start(id, ann)).rejects.toMatchObject({
    code: 'tooFewPlayers',
    message: 'This game needs 3 players; only 2 seats are taken.',
  });
  await at.app.join(id, cid);
  expect(await at.app.start(id, ann)).toMatchObject({ status: 'running', startedAt: 1000 });
  await expectRefusal(at.app.start(id, ann), 'notInLobby');
  await expectRefusal(at.app.join(id, dee), 'notInLobby');
  await expectRefusal(at.app.leave(id, ben), 'alreadyStarted');
});

test('a game that does not exist, or has not started, says so', async () => {
  const at = scene();
  const { id } = await lobby(at);
  await expectRefusal(at.app.join('nobody-1', ben), 'noSuchGame');
  await expectRefusal(at.app.viewFor(id, 'public'), 'notRunning');
  await expectRefusal(at.app.answer(id, 'ann', 'd1', []), 'notRunning');
  expect(await at.app.openDecisions(id, 'ann')).toEqual([]);
});

test('a person may have several games, and finds those that are open', async () => {
  const at = scene();
  const first = await lobby(at, ben);
  const second = await at.app.create({ guildId: 'guild', channelId: 'c2', host: ben });
  const third = await at.app.create({ guildId: 'other', channelId: 'c3', host: ben });
  await at.app.abandon(third.id, ben);
  expect((await at.app.gamesOf('ben')).map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
  expect((await at.app.gamesOfGuild('guild')).map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
  expect((await at.app.gameInChannel('c3'))?.status).toBe('abandoned');
  expect(await at.app.gameInChannel('c9')).toBeUndefined();
});
