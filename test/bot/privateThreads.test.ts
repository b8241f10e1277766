import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gameOfPlace } from '../../src/bot/actions/findGame.ts';
import type { App, GameRecord, Person } from '../../src/app/types.ts';
import { createDelivery } from '../../src/bot/delivery/delivery.ts';
import type { Worker } from '../../src/bot/delivery/worker.ts';
import { handlePress } from '../../src/bot/presses/handle.ts';
import { create } from '../../commands/game/create.ts';
import { botFor } from '../commands/support.ts';
import { fakeDiscord, networkError, refusalOf } from './fakeDiscord.ts';
import type { FakeDiscord } from './fakeDiscord.ts';
import {
  ada,
  bo,
  callerFor,
  channelId,
  chidi,
  dana,
  guildId,
  memoryApp,
  memoryLog,
  openLobby,
  startGame,
  typed,
  whoIsAsked,
  words,
} from './support.ts';
import { ownerHere } from '../../src/bot/delivery/privateThread.ts';

let app: App;
let discord: FakeDiscord;
let clock: number;
const manager: Person = { ...dana, administrator: true };

beforeEach(async () => {
  app = memoryApp();
  discord = fakeDiscord();
  clock = Date.now() + 60_000;
  await app.guild.change(guildId, manager, { privately: 'threads' });
});
afterEach(async () => {
  await app.close();
});

/** Delivers what is due now, as a bot that starts and stops. */
async function deliverAll(): Promise<void> {
  const worker = runningWorker();
  await worker.idle();
  await worker.stop();
}

function runningWorker(): Worker {
  const painter = {
    board: async () => Buffer.from('png'),
    glance: async () => Buffer.from('png'),
    hand: async () => Buffer.from('hand'),
    check: async () => Buffer.from('png'),
    card: async () => Buffer.from('png'),
    character: async () => Buffer.from('png'),
    summary: async () => Buffer.from('png'),
  };
  const parts = { app, words, painter, courier: discord, log: memoryLog(), lastMessageId: () => undefined };
  const worker = createDelivery(parts, () => clock);
  worker.start();
  return worker;
}

/** A game in which everyone has cards by now: before that there is nothing to show. */
async function begun(): Promise<GameRecord> {
  const game = await startGame(app);
  for (let answers = 0; answers < 200; answers += 1) {
    const views = await Promise.all([ada, bo, chidi].map(({ id }) => app.viewFor(game.id, id)));
    if (views.every(({ own }) => own !== undefined && own.loyalty.length > 0)) return await app.game(game.id);
    const { person, decision } = await whoIsAsked(app, game);
    await app.answer(game.id, person.id, decision.id, decision.fallback);
    await app.idle();
  }
  throw new Error('Nobody has cards.');
}

function threadOf(person: Person): string {
  return discord.opened.findLast(({ name }) => name.startsWith(person.name))?.id ?? 'none';
}

function sheetsIn(place: string): number {
  return discord.messages.filter(
    ({ channelId: at, message }) => at === place && message.silent === true && message.embeds !== undefined,
  ).length;
}

const direct = ({ id }: Person): string => `9${id}`;

describe('with private threads', () => {
  test('each player has one beside the game, is alone in it and told who else can read it; nothing comes by direct message', async () => {
    await begun();
    await deliverAll();
    expect(discord.opened.map(({ parentId }) => parentId)).toEqual([channelId, channelId, channelId]);
    const thread = threadOf(ada);
    expect(new Set(discord.members.filter(({ threadId }) => threadId === thread).map(({ userId }) => userId))).toEqual(
      new Set([ada.id]),
    );
    expect(discord.texts(thread)[0]).toMatch(/^<@1>, this is your desk[\s\S]*Manage Threads/);
    expect(sheetsIn(thread)).toBe(1);
    expect(discord.texts(direct(ada))).toEqual([]);
  });

  test('commands in it are about its game, and nobody opens another there', async () => {
    const game = await begun();
    await deliverAll();
    const here = callerFor(ada, { channelId: threadOf(ada), parentId: channelId });
    expect((await gameOfPlace(app, here)).id).toBe(game.id);
    const bot = botFor(app);
    expect(await ownerHere(bot.app, here)).toBe(ada.id);
    await expect(create({ ...here, options: typed() }, bot)).rejects.toMatchObject({ code: 'notHere' });
  });

  test('the lobby names those who play and could read them', async () => {
    await app.settings.set(`guild:${guildId}`, `moderator:${bo.id}`, true);
    await openLobby(app);
    await deliverAll();
    expect(discord.texts(channelId).at(-1)).toMatch(
      /to a private thread for each player\. .*Manage Threads[\s\S]*Players who can: \*\*Bo\*\*/,
    );
  });
});

describe('killed at a bad moment', () => {
  test('no second thread: neither the one that was opened before nor the welcome comes twice', async () => {
    await begun();
    // The answer to the welcome of each is lost.
    for (let time = 0; time < 3; time += 1) discord.failNext('send', networkError(), true);
    await deliverAll();
    discord.forgetNonces();
    clock += 10 * 60_000;
    await deliverAll();
    expect(discord.opened.map(({ name }) => name.split('’')[0]).sort()).toEqual(['Ada', 'Bo', 'Chidi']);
    for (const { id } of discord.opened) {
      expect(discord.texts(id).filter((text) => text.includes('this is your desk'))).toHaveLength(1);
      expect(sheetsIn(id)).toBe(1);
    }
  });
});

describe('when it can not be', () => {
  test('a lobby in a post of a forum promises no private threads', async () => {
    const inForum = '301';
    const asked: Array<string> = [];
    discord.forumTags = async (channel) => {
      asked.push(channel);
      return [];
    };
    await app.create({ guildId, channelId: inForum, parentId: '900', host: ada });
    await deliverAll();
    expect(discord.texts(inForum).join()).toContain('there can’t be private threads here');
    expect(discord.texts(inForum).join()).not.toContain('private thread.');
    await app.create({ guildId, channelId, host: ada });
    await deliverAll();
    expect(discord.texts(channelId).join()).toContain('are sent to a private thread for each player');
    expect(new Set(asked)).toEqual(new Set(['900']));
  });

  test('direct messages instead, and whoever has decided for threads is told once what lacks', async () => {
    for (let time = 0; time < 9; time += 1) discord.failNext('open', refusalOf(403, 50_013));
    await begun();
    await deliverAll();
    expect(sheetsIn(direct(ada))).toBe(1);
    const told = discord.texts(direct(dana));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(
      /can’t create or write in private threads in <#200>.*Create Private Threads, Send Messages in Threads/,
    );
  });

  test('a thread that Discord has closed is opened again; one that moderators lock gives way to direct messages, once told', async () => {
    const game = await begun();
    await deliverAll();
    const thread = threadOf(ada);
    const sheet = { kind: 'sheet', userId: ada.id, seat: 0 } as const;
    discord.failNext('edit', refusalOf(400, 50_083));
    await app.outbox.add({ gameId: game.id, lane: `user:${ada.id}` }, [sheet]);
    await deliverAll();
    expect(discord.threadChanges).toContainEqual({ threadId: thread, change: { archived: false } });
    expect([sheetsIn(thread), sheetsIn(direct(ada))]).toEqual([1, 0]);
    // Locked: neither edited nor written in.
    discord.failNext('edit', refusalOf(403, 160_005));
    await app.outbox.add({ gameId: game.id, lane: `user:${ada.id}` }, [
      sheet,
      { kind: 'privateReminder', userId: ada.id, seat: 0 },
    ]);
    await deliverAll();
    expect(sheetsIn(direct(ada))).toBe(1);
    expect(
      discord.texts(direct(dana)).filter((text) => text.includes('can’t create or write in private threads')),
    ).toHaveLength(1);
  });

  test('a thread that was deleted is made again, with the sheet', async () => {
    const game = await begun();
    await deliverAll();
    const lost = threadOf(ada);
    discord.gone.add(lost);
    await app.move(game.id, manager, { guildId, channelId, parentId: '199' }).catch(() => undefined);
    await app.outbox.add({ gameId: game.id, lane: `user:${ada.id}` }, [{ kind: 'sheet', userId: ada.id, seat: 0 }]);
    await deliverAll();
    const anew = threadOf(ada);
    expect(anew).not.toBe(lost);
    expect(sheetsIn(anew)).toBe(1);
  });
});

describe('in the course of a game', () => {
  test('who has lost the seat is out of the thread, which is closed; who has it now has one of their own', async () => {
    const game = await begun();
    await deliverAll();
    const before = threadOf(ada);
    await app.replaceSeat(game.id, ada, 0, dana);
    await app.idle();
    await deliverAll();
    expect(discord.dismissed).toEqual([{ threadId: before, userId: ada.id }]);
    expect(discord.threadChanges).toContainEqual({ threadId: before, change: { archived: true } });
    expect(sheetsIn(threadOf(dana))).toBe(1);
    const sheet = discord.messages.find((each) => each.channelId === before && each.message.files !== undefined);
    expect(sheet?.message.embeds).toEqual([]);
  });

  test('it moves with the game; the old one is closed and its sheet says so', async () => {
    const game = await begun();
    await deliverAll();
    const before = threadOf(ada);
    await app.move(game.id, ada, { guildId, channelId: '300' });
    await deliverAll();
    expect(discord.opened.slice(3).map(({ parentId }) => parentId)).toEqual(['300', '300', '300']);
    expect(discord.threadChanges).toContainEqual({ threadId: before, change: { archived: true } });
    expect(discord.texts(before).some((text) => text.includes('are no longer shown here'))).toBe(true);
    expect(sheetsIn(threadOf(ada))).toBe(1);
  });

  test('back to direct messages: they have the sheet, and the threads are closed', async () => {
    const game = await begun();
    await deliverAll();
    await app.guild.change(guildId, manager, { privately: 'direct' });
    await app.move(game.id, ada, { guildId, channelId: '300' });
    await deliverAll();
    expect(sheetsIn(direct(ada))).toBe(1);
    expect(discord.threadChanges.filter(({ change }) => change.archived === true)).toHaveLength(3);
  });

  test('it is closed when the game ends', async () => {
    const game = await begun();
    await deliverAll();
    await app.abandon(game.id, ada);
    await deliverAll();
    const closed = discord.threadChanges
      .filter(({ change }) => change.archived === true)
      .map(({ threadId }) => threadId);
    expect(new Set(closed)).toEqual(new Set(discord.opened.map(({ id }) => id)));
  });

  test('who plays two games has one for each', async () => {
    await begun();
    const other = await app.create({ guildId, channelId: '300', host: ada });
    await app.join(other.id, bo);
    await app.join(other.id, dana);
    await app.start(other.id, ada);
    await deliverAll();
    const own = discord.opened.filter(({ name }) => name.startsWith('Ada'));
    expect(own.map(({ parentId }) => parentId).sort()).toEqual([channelId, '300']);
  });
});

describe('membership', () => {
  const admissions = (person: Person): number => discord.members.filter(({ userId }) => userId === person.id).length;

  async function tell(worker: Worker, game: GameRecord, kind: 'sheet' | 'privateReminder'): Promise<void> {
    await app.outbox.add({ gameId: game.id, lane: `user:${ada.id}` }, [{ kind, userId: ada.id, seat: 0 }]);
    worker.start();
    await worker.idle();
  }

  test('is seen to once an hour, at each reminder, and again when something failed', async () => {
    const game = await begun();
    const worker = runningWorker();
    await worker.idle();
    const first = admissions(ada);
    expect(first).toBe(1);
    await tell(worker, game, 'sheet');
    await tell(worker, game, 'sheet');
    expect(admissions(ada)).toBe(first);
    await tell(worker, game, 'privateReminder');
    expect(admissions(ada)).toBe(first + 1);
    discord.failNext('edit', networkError());
    await tell(worker, game, 'sheet');
    clock += 60_000;
    await tell(worker, game, 'sheet');
    expect(admissions(ada)).toBe(first + 2);
    clock += 61 * 60_000;
    await tell(worker, game, 'sheet');
    expect(admissions(ada)).toBe(first + 3);
    await worker.stop();
  });
});

test('a press of the settings decides for private threads, and says who can read them', async () => {
  const bot = botFor(app);
  const press = { kind: 'settings', deed: 'threads' } as const;
  const outcome = await handlePress(bot, {
    caller: callerFor(manager, { lackingForPrivate: ['Create Private Threads'] }),
    press,
    values: [],
    place: 'reply',
  });
  expect(outcome.kind === 'update' ? outcome.message.content : '').toMatch(
    /in a private thread for each player[\s\S]*Manage Threads permission can read every private thread[\s\S]*Missing permissions: Create Private Threads/,
  );
});
