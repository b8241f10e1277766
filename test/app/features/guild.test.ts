import { describe, expect, test } from 'vitest';
import type { Person } from '../../../src/app/types.ts';
import { ann, ben, chief, expectRefusal, scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

const guildId = 'guild';

function open({ app }: Scene, host: Person, channelId = 'c1', parentId?: string) {
  return app.create({ guildId, channelId, host, parentId });
}

describe('the settings of a guild', () => {
  test('begin with everyone, everywhere, in the channel itself', async () => {
    const { app } = scene();
    expect(await app.guild.settings(guildId)).toEqual({
      creators: { kind: 'everyone' },
      channels: [],
      mostGames: 20,
      home: 'here',
      picture: 'glance',
      privately: 'direct',
      language: 'discord',
    });
  });

  test('are changed one by one, by managers only', async () => {
    const { app } = scene();
    await app.guild.change(guildId, chief, { home: 'thread' });
    await app.guild.change(guildId, chief, { mostGames: 3 });
    expect(await app.guild.settings(guildId)).toMatchObject({ home: 'thread', mostGames: 3 });
    await expectRefusal(app.guild.change(guildId, ann, { home: 'here' }), 'notAllowed');
    await expectRefusal(app.guild.toggleChannel(guildId, ann, 'c1'), 'notAllowed');
    await expectRefusal(app.guild.reset(guildId, ann), 'notAllowed');
    await expectRefusal(app.guild.change(guildId, { ...chief, guildId: 'another' }, { home: 'here' }), 'notAllowed');
    expect(await app.guild.settings('another')).toMatchObject({ home: 'here', mostGames: 20 });
  });

  test('refuse what makes no sense', async () => {
    const { app } = scene();
    for (const mostGames of [0, 101, 1.5, Number.NaN])
      await expectRefusal(app.guild.change(guildId, chief, { mostGames }), 'badSettings');
    await expectRefusal(
      app.guild.change(guildId, chief, { channels: Array.from({ length: 26 }, (_, index) => `c${index}`) }),
      'badSettings',
    );
    expect(await app.guild.settings(guildId)).toMatchObject({ mostGames: 20, channels: [] });
  });

  test('that can’t be understood stop everybody until a manager sets them back', async () => {
    const at = scene();
    await at.store.settings.set(`guild:${guildId}`, 'games', { mostGames: 'many' });
    await expectRefusal(open(at, ann), 'badSettings');
    await at.app.guild.reset(guildId, chief);
    expect((await open(at, ann)).status).toBe('lobby');
  });
});

describe('who may open a game', () => {
  test('managers only', async () => {
    const at = scene();
    await at.app.guild.change(guildId, chief, { creators: { kind: 'managers' } });
    await expectRefusal(open(at, ann), 'notAllowed');
    expect((await open(at, chief)).hostId).toBe(chief.id);
  });

  test('members with a role, and managers', async () => {
    const at = scene();
    await at.app.guild.change(guildId, chief, { creators: { kind: 'role', roleId: 'r1' } });
    await expectRefusal(open(at, ann), 'notAllowed');
    await expectRefusal(open(at, { ...ann, roles: ['r2'] }), 'notAllowed');
    expect((await open(at, { ...ann, roles: ['r2', 'r1'] }, 'c1')).hostId).toBe(ann.id);
    expect((await open(at, chief, 'c2')).hostId).toBe(chief.id);
  });

  test('only in the listed channels and their threads', async () => {
    const at = scene();
    await at.app.guild.toggleChannel(guildId, chief, 'c1');
    await expectRefusal(open(at, chief, 'c2'), 'notHere');
    expect((await open(at, ann, 'c1')).channelId).toBe('c1');
    expect((await open(at, ben, 't9', 'c1')).channelId).toBe('t9');
    await at.app.guild.toggleChannel(guildId, chief, 'c1');
    expect((await open(at, ben, 'c2')).channelId).toBe('c2');
  });

  test('that many at once, in this guild', async () => {
    const at = scene();
    await at.app.guild.change(guildId, chief, { mostGames: 2 });
    const first = await open(at, ann, 'c1');
    await open(at, ben, 'c2');
    expect(await at.app.guild.obstacle({ guildId, channelId: 'c3', host: ann })).toEqual({ kind: 'tooMany', most: 2 });
    await expectRefusal(open(at, chief, 'c3'), 'tooManyGames');
    expect((await at.app.create({ guildId: 'another', channelId: 'x1', host: ann })).status).toBe('lobby');
    await at.app.abandon(first.id, ann);
    expect((await open(at, ann, 'c3')).status).toBe('lobby');
  });
});
