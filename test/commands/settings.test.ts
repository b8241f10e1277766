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
      'Only members with the permission Manage Server may change this. Ask a server manager.',
    );
    expect((await replyTo(settings, bot, callBy(ada, { games: 2 }))).content).toMatch(
      /^Only members with the permission Manage Server/,
    );
    expect(await app.guild.settings(guildId)).toMatchObject({ mostGames: 20 });
  });

  test('needs a server', async () => {
    expect(await say({}, { guildId: undefined })).toMatch(/^Settings belong to a server/);
  });

  test('by options says what holds then', async () => {
    expect(await say({ games: 2, home: 'thread' })).toMatch(
      /Saved[\s\S]*At once: \*\*2 games\*\*[\s\S]*in a new thread of its own/,
    );
    expect(await say({ picture: 'whole' })).toContain('the whole board');
    expect(await say({ role: '900' })).toContain('members with the role <@&900>');
    expect(await say({ create: 'everyone' })).toContain('Who may open games: **everyone**');
    expect(await say({ channel: '300' })).toContain('in <#300>, and in their threads');
    expect(await say({ channel: '300' })).toContain('in any channel');
    expect(await say({ create: 'role' })).toMatch(/^Name the role, too\. .*@Players/);
  });

  test('the panel has five rows at most, and warns where threads can’t be opened', async () => {
    const panel = await settings.run(
      callBy(manager, { home: 'thread' }, undefined, { lackingForThread: ['Create Public Threads'] }),
      bot,
    );
    expect(panel.components?.length).toBeLessThanOrEqual(5);
    expect(panel.content).toContain('⚠ I may open no threads in this channel');
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
    expect((await press('whole')).content).toContain('After each phase the channel sees: **the whole board**');
    expect((await press('glance')).content).toContain('the channel sees: **the table at a glance**');
    expect(labels(await press('whole'))).toContain('Show the table at a glance');
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
    expect(panel.content).toMatch(/can’t be understood/);
    expect(componentsOf(panel)).toHaveLength(1);
    expect((await press('reset')).content).toContain('in any channel');
  });
});

describe('the role that may be invited', () => {
  test('is named by a manager, shown with a warning where nobody would notice, and taken away by naming it again', async () => {
    expect(await say()).toContain(
      '- Hosts may call players by mentioning (once a game, at most once an hour): **nobody**',
    );
    expect((await replyTo(settings, bot, callBy(ada, { invite: '77' }))).content).toMatch(
      /^Only members with the permission/,
    );
    expect(await say({ invite: '77' })).toContain('**<@&77>**');
    expect(await say({}, { mayMention: () => false })).toContain('⚠ I may not mention this role');
    expect(await say({ invite: '77' })).toContain('**nobody**');
  });

  test('is called by /game create or by the button of the lobby, if it can be mentioned', async () => {
    const create = async (values: Record<string, boolean>, place: Partial<Caller> = {}) =>
      (await replyTo(game, bot, callBy(ada, values, 'create', place))).content;
    expect(await create({ invite: true })).toMatch(
      / is open:[^]*\n⚠ This server has named no role that may be called for players\./,
    );
    await say({ invite: '77' });
    const unnoticed = await create({ invite: true }, { channelId: '201', mayMention: () => false });
    expect(unnoticed).toMatch(/\n⚠ Nobody would notice: I may not mention/);
    expect(await create({ invite: true }, { channelId: '202' })).toMatch(/\nI mentioned <@&77> in the channel\.$/);
    const lobby = await app.gameInChannel('201');
    const press = { kind: 'lobby', game: lobby?.id ?? '', deed: 'invite' } as const;
    const pressed = handlePress(bot, { caller: callerFor(ada), press, values: [], place: 'channel' });
    await expect(pressed).rejects.toMatchObject({
      code: 'cannotInvite',
      message: expect.stringContaining('left in peace'),
    });
  });
});
