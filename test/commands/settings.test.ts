import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { game } from '../../commands/game.ts';
import { settings } from '../../commands/settings.ts';
import type { App, Person } from '../../src/app/types.ts';
import { handlePress } from '../../src/bot/presses/handle.ts';
import type { SettingsDeed } from '../../src/bot/press.ts';
import type { Caller, Message } from '../../src/bot/types.ts';
import { ada, callerFor, componentsOf, guildId, labels, memoryApp } from '../bot/support.ts';
import { callBy, botFor, replyTo } from './support.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

let app: App;
let bot: BotContext;
beforeEach(() => {
  app = memoryApp();
  bot = botFor(app);
});
afterEach(async () => {
  await app.close();
});

const manager: Person = { ...ada, administrator: true };

async function say(values: Record<string, string | number> = {}, place: Partial<Caller> = {}): Promise<string> {
  return (await replyTo(settings, bot, callBy(manager, values, undefined, place))).content ?? '';
}

async function press(deed: SettingsDeed, ...values: ReadonlyArray<string>): Promise<Message> {
  const outcome = await handlePress(bot, {
    caller: callerFor(manager),
    press: { kind: 'settings', deed },
    values,
    place: 'reply',
  });
  if (outcome.kind !== 'update') throw new Error('The panel is to be drawn anew.');
  return outcome.message;
}

describe('/settings', () => {
  test('is hidden from members who may not manage the server, and refuses them', async () => {
    expect(settings.definition.default_member_permissions).toBe('32');
    expect((await replyTo(settings, bot, callBy(ada))).content).toBe(
      'You need the Manage Server permission to change this. Ask a server manager.',
    );
    expect((await replyTo(settings, bot, callBy(ada, { games: 2 }))).content).toMatch(
      /^You need the Manage Server permission/,
    );
    expect(await app.guild.settings(guildId)).toMatchObject({ mostGames: 20 });
  });

  test('needs a server', async () => {
    expect(await say({}, { guildId: undefined })).toMatch(/^Settings belong to a server/);
  });

  test('by options says what holds then', async () => {
    expect(await say({ games: 2, home: 'thread' })).toMatch(/Saved[\s\S]*Limit: \*\*2 games\*\*[\s\S]*in a new thread/);
    expect(await say({ picture: 'whole' })).toContain('the full board');
    expect(await say({ role: '900' })).toContain('members with the <@&900> role');
    expect(await say({ create: 'everyone' })).toContain('Who may open games: **everyone**');
    expect(await say({ channel: '300' })).toContain('in <#300>, and in their threads');
    expect(await say({ channel: '300' })).toContain('in any channel');
    expect(await say({ create: 'role' })).toMatch(/^Choose a role as well\. .*@Players/);
  });

  test('the panel has five rows at most, and warns where threads can’t be opened', async () => {
    const panel = await settings.run(
      callBy(manager, { home: 'thread' }, undefined, { lackingForThread: ['Create Public Threads'] }),
      bot,
    );
    expect(panel.components?.length).toBeLessThanOrEqual(5);
    expect(panel.content).toContain('⚠ I can’t create threads in this channel');
  });
});

describe('the panel', () => {
  test('changes one thing a press, and shows it', async () => {
    expect((await press('creators', 'managers')).content).toContain('server managers only');
    expect((await press('role', '900')).content).toContain('<@&900>');
    expect((await press('channels', '300', '301')).content).toContain('in <#300>, <#301>, and in their threads');
    expect((await press('anywhere')).content).toContain('in any channel');
    expect((await press('most', '3')).content).toContain('3 games');
    expect(labels(await press('thread'))).toContain('New games stay in the channel');
    expect((await press('whole')).content).toContain('After each phase, the channel shows **the full board**');
    expect((await press('glance')).content).toContain('the channel shows **a summary of the table**');
    expect(labels(await press('whole'))).toContain('Show a summary of the table');
    expect(await app.guild.settings(guildId)).toEqual({
      creators: { kind: 'role', roleId: '900' },
      channels: [],
      mostGames: 3,
      home: 'thread',
      picture: 'whole',
      privately: 'direct',
      language: 'discord',
    });
    expect((await press('reset')).content).toContain('everyone');
  });

  test('of settings that can’t be understood has one button, which mends them', async () => {
    await app.settings.set(`guild:${guildId}`, 'games', { home: 'nowhere' });
    const panel = await settings.run(callBy(manager), bot);
    expect(panel.content).toMatch(/can’t be read/);
    expect(componentsOf(panel)).toHaveLength(1);
    expect((await press('reset')).content).toContain('in any channel');
  });
});

describe('the role that may be invited', () => {
  test('is named by a manager, shown with a warning where nobody would notice, and taken away by naming it again', async () => {
    expect(await say()).toContain(
      '- Hosts may ping this role to find players (once per game, at most once an hour): **none**',
    );
    expect((await replyTo(settings, bot, callBy(ada, { invite: '77' }))).content).toMatch(
      /^You need the Manage Server permission/,
    );
    expect(await say({ invite: '77' })).toContain('**<@&77>**');
    expect(await say({}, { mayMention: () => false })).toContain('⚠ I’m not allowed to ping this role');
    expect(await say({ invite: '77' })).toContain('**none**');
  });

  test('is called by /game create or by the button of the lobby, if it can be mentioned', async () => {
    const create = async (values: Record<string, boolean>, place: Partial<Caller> = {}) =>
      (await replyTo(game, bot, callBy(ada, values, 'create', place))).content;
    expect(await create({ invite: true })).toMatch(
      / is open\.[^]*\n⚠ This server hasn’t chosen a role to ping for players\./,
    );
    await say({ invite: '77' });
    const unnoticed = await create({ invite: true }, { channelId: '201', mayMention: () => false });
    expect(unnoticed).toMatch(/\n⚠ I’m not allowed to ping this role/);
    expect(await create({ invite: true }, { channelId: '202' })).toMatch(/\nI pinged <@&77> in the channel\.$/);
    const lobby = await app.gameInChannel('201');
    const press = { kind: 'lobby', game: lobby?.id ?? '', deed: 'invite' } as const;
    const pressed = handlePress(bot, { caller: callerFor(ada), press, values: [], place: 'channel' });
    await expect(pressed).rejects.toMatchObject({
      code: 'cannotInvite',
      message: expect.stringContaining('can be pinged again in'),
    });
  });
});
