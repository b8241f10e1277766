import { describe, expect, test } from 'vitest';
import { paces } from '../../../../src/app/types.ts';
import { ann, ben, channel, chief, cid, clearOutbox, dee, expectRefusal, lobby, scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';

/** A game of Ann, Ben and an automatic player, for five, that was abandoned. */
async function ended(at: Scene): Promise<string> {
  const { id } = await lobby(at, ben);
  await at.app.addAutomatic(id, ann);
  await at.app.setup.change(id, ann, {
    wanted: 5,
    name: 'Friday',
    values: { pegasus: 'on', difficulty: 'easierForCylons' },
  });
  await at.app.setup.seat(id, ann, { order: 'random', first: 'ben' });
  await at.app.pace.setTimers(id, ann, 'evening');
  await at.app.join(id, cid);
  await at.app.start(id, ann, { fill: true });
  await at.app.idle();
  await at.app.hosts.kick(id, ann, 'cid', undefined);
  await at.app.abandon(id, ann);
  await clearOutbox(at);
  return id;
}

describe('the next game with the same people', () => {
  test('has the options, timers and automatic players of the last, and calls the others once', async () => {
    const at = scene();
    const before = await ended(at);
    const again = await at.app.rematch(before, ben);
    const { options, pace, seats, hostId, channelId, status } = await at.app.game(again.id);
    expect({ pace, hostId, channelId, status }).toEqual({
      pace: paces.evening,
      hostId: 'ben',
      channelId: 'c1',
      status: 'lobby',
    });
    expect(options).toMatchObject({ expansions: ['pegasus'], difficulty: 'easierForCylons', players: seats.length });
    expect(options).not.toHaveProperty('firstPlayer');
    expect(seats.map(({ name }) => name)).toEqual(['Ben', { automatic: 1 }, { automatic: 2 }, { automatic: 3 }]);
    expect(await at.app.setup.form(again.id)).toMatchObject({
      setup: { name: 'Friday', wanted: 5, again: true },
      seating: { order: 'random', first: undefined },
    });
    const notice = { kind: 'rematch', by: 'Ben', invited: ['ann'] };
    expect(await at.deliver(channel)).toEqual([{ kind: 'lobby' }, { kind: 'notice', notice }]);
    await at.app.join(again.id, ann);
    await expectRefusal(at.app.rematch(before, ann), 'channelTaken');
  });

  test('is for those who played, after the end, and not for tutorials', async () => {
    const at = scene();
    const before = await ended(at);
    await expectRefusal(at.app.rematch(before, dee), 'notAllowed');
    await expectRefusal(at.app.rematch(before, chief), 'notAllowed');
    const { id } = await at.app.rematch(before, ann);
    await expectRefusal(at.app.rematch(id, ann), 'notOver');
    const tutorial = await at.app.tutorial.begin({ guildId: 'guild', channelId: 'c2', host: ann });
    await at.app.abandon(tutorial.id, ann);
    await expectRefusal(at.app.rematch(tutorial.id, ann), 'notAllowed');
  });

  test('obeys the settings of the server', async () => {
    const at = scene();
    const before = await ended(at);
    await at.app.guild.change('guild', chief, { creators: { kind: 'managers' } });
    await expectRefusal(at.app.rematch(before, ann), 'notAllowed');
    await at.app.guild.change('guild', chief, { creators: { kind: 'everyone' }, channels: ['c9'] });
    await expectRefusal(at.app.rematch(before, ann), 'notHere');
    expect(await at.app.gamesOfGuild('guild')).toEqual([]);
  });
});

describe('inviting a role', () => {
  test('is for hosts where managers have named one, once for each lobby, and once an hour', async () => {
    let now = 1000;
    const at = scene({ now: () => now });
    const { id } = await lobby(at, ben);
    await expectRefusal(at.app.invite(id, ann), 'cannotInvite');
    await expectRefusal(at.app.guild.toggleInvite('guild', ann, 'r1'), 'notAllowed');
    await at.app.guild.toggleInvite('guild', chief, 'r1');
    expect(await at.app.setup.form(id)).toMatchObject({ mayInvite: true });
    await expectRefusal(at.app.invite(id, ben), 'notAllowed');
    await clearOutbox(at);
    await at.app.invite(id, ann);
    expect(await at.deliver(channel)).toEqual([
      { kind: 'notice', notice: { kind: 'invited', by: 'Ann', roleId: 'r1' } },
      { kind: 'lobby' },
    ]);
    expect(await at.app.setup.form(id)).toMatchObject({ mayInvite: false });
    now += 2 * 60 * 60_000;
    await expectRefusal(at.app.invite(id, ann), 'cannotInvite');
    const other = await at.app.create({ guildId: 'guild', channelId: 'c2', host: cid });
    await at.app.invite(other.id, cid);
    const third = await at.app.create({ guildId: 'guild', channelId: 'c3', host: cid });
    now += 20 * 60_000;
    await expect(at.app.invite(third.id, cid)).rejects.toMatchObject({
      code: 'cannotInvite',
      message: expect.stringContaining('in 40 minutes'),
    });
    now += 40 * 60_000;
    await at.app.invite(third.id, cid);
  });

  test('a game that has begun invites nobody; the same role named again is none', async () => {
    const at = scene();
    await at.app.guild.toggleInvite('guild', chief, 'r1');
    const { id } = await lobby(at, ben, cid);
    await at.app.start(id, ann);
    await expectRefusal(at.app.invite(id, ann), 'notInLobby');
    expect(await at.app.guild.toggleInvite('guild', chief, 'r2')).toMatchObject({ inviteRole: 'r2' });
    expect(await at.app.guild.toggleInvite('guild', chief, 'r2')).not.toHaveProperty('inviteRole');
  });
});
