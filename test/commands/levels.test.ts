import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { away } from '../../commands/away.ts';
import { levels } from '../../src/app/types.ts';
import type { App, Person } from '../../src/app/types.ts';
import type { Command } from '../../src/bot/types.ts';
import { connect } from '../bot/connected.ts';
import type { Connected } from '../bot/connected.ts';
import { ada, bo, memoryApp, openLobby, startGame } from '../bot/support.ts';
import { patience } from '../patience.ts';
import { callBy, commandWith, botFor, replyTo, suggestions } from './support.ts';
import { statusOf } from '../../src/bot/actions/board.ts';
import { findGame } from '../../src/bot/actions/findGame.ts';
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

async function say(person: Person, subcommand: string, values: Record<string, string> = {}): Promise<string> {
  return (await replyTo(commandWith(subcommand), bot, callBy(person, values, subcommand))).content ?? '';
}

async function reply(command: Command, person: Person, values: Record<string, string>): Promise<string> {
  return (await replyTo(command, bot, callBy(person, values))).content ?? '';
}

test.each(levels)('/host level %s: all automatic players, or one of those that it suggests', async (level) => {
  const { id } = await openLobby(app);
  await app.addAutomatic(id, ada);
  expect(await say(ada, 'level', { level })).toBe(
    `All automatic players now play on **${level}**, including new ones.`,
  );
  expect((await app.game(id)).level).toBe(level);
  const offered = await suggestions(commandWith('level'), bot, callBy(ada, {}, 'level'), 'seat');
  expect(offered).toEqual([{ name: 'Bot 1', value: '3' }]);
  expect(await say(ada, 'level', { level, seat: '3' })).toBe(`Bot 1 now plays on **${level}**.`);
  expect((await app.game(id)).seats[3]).toMatchObject({ kind: 'automatic', level });
});

test('/host level: for the host, and for automatic players', async () => {
  await startGame(app);
  expect(await say(bo, 'level', { level: 'easy' })).toContain('Only the host');
  expect(await say(ada, 'level', { level: 'easy', seat: '0' })).toMatch(
    /A person is playing this seat\..*leave the seat out/s,
  );
  expect(await say(ada, 'level', { level: 'easy', seat: 'Zak' })).toContain('There is no such seat.');
});

test.each(levels)('/game create, /host replace and /away take the level %s', async (level) => {
  await say(ada, 'create', { level });
  const [lobby] = await app.gamesOf(ada.id);
  expect(lobby?.level).toBe(level);
  await app.abandon(lobby?.id ?? '', ada);
  const { id } = await startGame(app);
  await say(ada, 'replace', { seat: '2', level });
  expect((await app.game(id)).seats[2]).toMatchObject({ kind: 'automatic', level });
  expect(await say(ada, 'replace', { seat: '2', level })).toMatch(/already has this seat\..*\/host level/s);
  await reply(away, bo, { until: '2 days', level });
  expect((await app.game(id)).seats[1]).toMatchObject({ kind: 'automatic', level, standsInFor: { userId: bo.id } });
});

test.each(levels)('/game tutorial takes the level %s, and /status says it of each', async (level) => {
  await say(ada, 'tutorial', { level });
  const [game] = await app.gamesOf(ada.id);
  expect(game?.seats.map(({ kind }) => kind)).toEqual(['user', 'automatic', 'automatic']);
  expect(game?.level).toBe(level);
  await app.idle();
  const found = await findGame(bot, callBy(ada), game?.id);
  const { content } = await statusOf(bot, found, callBy(ada));
  expect(content).toContain(`**Bot 1** (${level})`);
});

describe('through the real client', () => {
  let bot: Connected;
  beforeAll(async () => {
    bot = await connect(['Ada', 'Bo', 'Cy']);
  });
  afterAll(async () => {
    await bot.close();
  });

  async function replied(name: string, path: string, values: Record<string, string | boolean>): Promise<string> {
    const outcome = await bot.table.person(name).command(path, values, { timeout: patience });
    return 'message' in outcome ? outcome.message.content : outcome.kind;
  }

  async function running(): Promise<string> {
    const host = { id: bot.table.person('Ada').id, name: 'Ada' };
    const { id } = await bot.app.create({ guildId: bot.table.guildId, channelId: bot.table.channelId, host });
    for (const name of ['Bo', 'Cy']) await bot.app.join(id, { id: bot.table.person(name).id, name });
    await bot.app.start(id, host);
    return id;
  }

  test.each(levels)('the level %s is taken by each command that has one, and shown', async (level) => {
    const id = await running();
    expect(await replied('Ada', 'host replace', { seat: '2', level, by: 'Cy' })).toMatch(
      /you chose a person\..*Leave out either/s,
    );
    expect(await replied('Bo', 'away', { until: '2 days', level, substitute: 'Cy' })).toMatch(/you chose a person/);
    await replied('Ada', 'host replace', { seat: '2', level });
    await replied('Bo', 'away', { until: '2 days', level });
    expect((await bot.app.game(id)).seats.slice(1)).toMatchObject([
      { kind: 'automatic', level },
      { kind: 'automatic', level },
    ]);
    await replied('Bo', 'back', {});
    expect(await replied('Ada', 'host level', { level })).toContain(`**${level}**`);
    expect((await bot.app.game(id)).level).toBe(level);
    await bot.app.abandon(id, { id: bot.table.person('Ada').id, name: 'Ada' });
    for (const command of ['game create', 'game tutorial']) {
      await replied('Ada', command, { level, thread: false });
      const [open] = await bot.app.gamesOf(bot.table.person('Ada').id);
      expect(open?.level).toBe(level);
      await bot.app.abandon(open?.id ?? '', { id: bot.table.person('Ada').id, name: 'Ada' });
    }
    expect(bot.table.refusals).toEqual([]);
  });
});
