import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { App, GameRecord, Person } from '../../src/app/types.ts';
import { paces } from '../../src/app/types.ts';
import { createDelivery } from '../../src/bot/delivery/delivery.ts';
import { paceDetail, paceLine, timersMessage } from '../../src/bot/messages/pace.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { chance } from '../../src/tools/play/chance.ts';
import { assembleApp } from '../../src/startup/wiring.ts';
import { english } from '../../src/words/index.ts';
import { fakeDiscord, refusalOf } from './fakeDiscord.ts';
import type { FakeDiscord, Stored } from './fakeDiscord.ts';
import {
  ada,
  bo,
  channelId,
  chidi,
  dana,
  gameRecord,
  labels,
  memoryLog,
  openLobby,
  startGame,
  words,
} from './support.ts';

const hour = 3_600_000;
const day = 24 * hour;

let app: App;
let discord: FakeDiscord;
let log: ReturnType<typeof memoryLog>;
let time: number;

beforeEach(() => {
  time = Date.parse('2026-11-21T12:00:00Z');
  log = memoryLog();
  app = assembleApp(
    openSqliteStore(':memory:', () => time),
    log,
    { random: chance(1), newSeed: () => 'pace' },
    { now: () => time },
  );
  discord = fakeDiscord();
});
afterEach(async () => {
  await app.close();
});

async function deliverAll(): Promise<void> {
  await app.idle();
  const painter = {
    board: async () => Buffer.from('png'),
    glance: async () => Buffer.from('glance'),
    hand: async () => Buffer.from('hand'),
    check: async () => Buffer.from('check'),
    card: async () => Buffer.from('card'),
    character: async () => Buffer.from('character'),
    summary: async () => Buffer.from('summary'),
  };
  const worker = createDelivery(
    { app, words, painter, courier: discord, log, lastMessageId: () => undefined },
    () => time,
  );
  worker.start();
  await worker.idle();
  await worker.stop();
}

/** Lets time go by that counts, and delivers what comes of it. */
async function skip(length: number): Promise<void> {
  time += length;
  await app.pace.tick(true);
  await deliverAll();
}

function direct(person: Person): string {
  return `9${person.id}`;
}

/** The messages since `work` began. */
async function since(work: Promise<unknown>): Promise<ReadonlyArray<Stored>> {
  const before = new Set(discord.messages);
  await work;
  return discord.messages.filter((message) => !before.has(message));
}

/** The messages to a channel since `work` began. */
async function news(channel: string, work: Promise<unknown>): Promise<ReadonlyArray<string>> {
  return (await since(work))
    .filter((message) => message.channelId === channel)
    .map(({ message }) => message.content ?? '');
}

/** Answers whatever is asked until someone is asked in secret. */
async function untilSecret(game: GameRecord): Promise<Person> {
  const random = chance(3);
  for (let count = 0; count < 400; count += 1) {
    for (const person of [ada, bo, chidi]) {
      const [decision] = await app.openDecisions(game.id, person.id);
      if (decision?.privacy === 'secret') return person;
      if (decision === undefined) continue;
      const pick = Math.floor(random() * decision.choices.length);
      await app.answer(
        game.id,
        person.id,
        decision.id,
        decision.fallback.length === 1 ? [decision.choices[pick]?.id ?? ''] : decision.fallback,
      );
      await app.idle();
    }
  }
  throw new Error('Nobody is ever asked in secret.');
}

describe('reminders', () => {
  test('call those who are waited for, with a button to answer', async () => {
    const game = await startGame(app);
    await deliverAll();
    const [text] = await news(channelId, skip(8 * hour));
    expect(text).toMatch(
      /^⏳ <@\d>.*: the game is waiting for you\.\n\*\*\w+\*\*, choose your character\n⏳ <t:\d+:R> I’ll answer “\S.+”\n\[What happened\]/,
    );
    const sent = discord.messages.at(-1);
    expect(sent?.message.ping).toEqual([...(text?.matchAll(/<@(\d)>/g) ?? [])].map(([, id]) => id));
    expect(labels(sent?.message ?? {})).toEqual(['Answer']);
    expect((await app.game(game.id)).status).toBe('running');
  });

  test('of a secret question name nobody: the channel hears nothing, the person gets a direct message', async () => {
    const game = await startGame(app);
    const person = await untilSecret(game);
    await deliverAll();
    const sent = await since(skip(8 * hour));
    expect(sent.map((message) => message.channelId)).toContain(direct(person));
    expect(sent.filter((message) => message.channelId === channelId)).toEqual([]);
    expect(sent[0]?.message.content).toContain('You still have a reaction to decide');
    expect(labels(sent[0]?.message ?? {})).toEqual(['Answer']);
  });

  test('come too late for somebody who has answered meanwhile: nothing is sent', async () => {
    const game = await startGame(app);
    await deliverAll();
    time += 8 * hour;
    await app.pace.tick(true);
    await app.abandon(game.id, ada);
    expect((await news(channelId, deliverAll())).filter((text) => text.startsWith('⏳'))).toEqual([]);
  });
});

describe('when time is over', () => {
  test('everybody reads for whom, and the person what was answered', async () => {
    await startGame(app);
    await deliverAll();
    const sent = await since(skip(2 * day));
    expect(sent.map(({ message }) => message.content).find((text) => text?.includes('ran out of time'))).toMatch(
      /^⏰ \*\*\w+\*\* ran out of time, so the question was answered for them\.$/,
    );
    const told = sent.find((message) => message.channelId !== channelId && message.message.content?.startsWith('⏰'));
    expect(told?.message.content).toMatch(/Answered for you: \S.*\n\[What happened\]\(https:/);
  });

  test('a secret answer is told to nobody else', async () => {
    const game = await startGame(app);
    const person = await untilSecret(game);
    await deliverAll();
    const sent = (await since(skip(day))).filter(({ message }) => message.content?.includes('⏰') === true);
    expect(sent.map((message) => message.channelId)).toContain(direct(person));
    expect(sent.filter((message) => message.channelId === channelId)).toEqual([]);
  });
});

describe('a substitute', () => {
  test('gets the sheet; the owner’s is closed, and the other way round when the owner is back', async () => {
    const game = await startGame(app);
    await deliverAll();
    const sheetOf = (person: Person) =>
      discord.messages.filter(
        (message) => message.channelId === direct(person) && (message.message.embeds ?? []).length > 0,
      );
    expect(sheetOf(ada)).toHaveLength(1);
    const notice = await news(
      channelId,
      app.pace.away(ada, { until: '3 days', substitute: dana, gameId: game.id }).then(deliverAll),
    );
    expect(notice.find((text) => text.includes('is away until'))).toMatch(
      /^🧳 \*\*Ada\*\* is away until <t:1795521600:f>\. In the meantime \*\*Dana\*\* plays seat 1/,
    );
    expect(sheetOf(ada)).toEqual([]);
    expect(discord.texts(direct(ada)).some((text) => text.includes('Someone else is playing your seat'))).toBe(true);
    expect(sheetOf(dana)).toHaveLength(1);
    await app.pace.back(ada);
    await deliverAll();
    expect(sheetOf(dana)).toEqual([]);
    expect(sheetOf(ada)).toHaveLength(1);
    expect(discord.texts(direct(dana)).some((text) => text.includes('stays between us'))).toBe(true);
    expect(log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('is shown in the lobby message beside whose seat it is', async () => {
    const game = await openLobby(app);
    await deliverAll();
    await app.start(game.id, ada);
    await app.pace.away(bo, { until: '1 day', substitute: 'automatic', gameId: game.id });
    await deliverAll();
    const lobby = discord.texts(channelId).find((text) => text.includes('under way'));
    expect(lobby).toMatch(/automatic player for Bo/);
  });
});

describe('somebody who has left the server', () => {
  test('is told of to the host, once, with what can be done', async () => {
    await startGame(app);
    const { send } = discord;
    discord.send = async (channel, message, nonce) => {
      if (channel === direct(bo)) throw refusalOf(404, 10_013);
      return await send(channel, message, nonce);
    };
    await deliverAll();
    await skip(2 * day);
    const told = discord.messages.filter(({ message }) => message.content?.includes('seems to have left') === true);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      channelId,
      message: { content: expect.stringContaining('`/host replace`'), ping: [ada.id] },
    });
  });
});

describe('a game without life', () => {
  test('is archived with a notice, and its question goes', async () => {
    const game = await startGame(app);
    await app.pace.setTimers(game.id, ada, { ...paces.patient, archiveAfter: 7 });
    await deliverAll();
    const sent = await news(channelId, skip(7 * day));
    expect(sent.at(-1)).toContain('Nothing has happened for 7 days');
    expect(discord.texts(channelId).some((text) => text.includes('Your turn') || text.includes('have to decide'))).toBe(
      false,
    );
    await app.pace.revive(game.id, bo);
    const back = await news(channelId, deliverAll());
    expect(back[0]).toBe('**Bo** revived this game. It continues exactly where it stopped.');
  });
});

describe('paces in words', () => {
  test.each([
    [
      'daily',
      'Daily: reminders after 8 hours and 16 hours; 1 day for a reaction, 2 days for anything else, then the default answer',
    ],
    ['patient', 'Patient: reminders after 2 days and 4 days; no limits'],
    [
      'evening',
      'Evening: reminders after 5 minutes and 10 minutes; 5 minutes for a reaction, 20 minutes for anything else, then the default answer',
    ],
  ] as const)('%s', (name, line) => {
    expect(paceLine(paces[name], english)).toBe(line);
    expect(paceDetail(name, english).length).toBeGreaterThan(10);
  });

  test.each([
    [{ remindAfter: 60, limit: 120, reactionLimit: 90 }, 'a reminder after 1 hour;'],
    [{ remindAfter: 60, limit: 60, reactionLimit: 30 }, 'no reminders;'],
    [{ remindAfter: 60, limit: 60, reactionLimit: 0 }, 'reminders after 1 hour and 2 hours;'],
  ])('a reminder that would come after every limit is not promised: %o', (times, words) => {
    expect(paceLine({ ...paces.daily, ...times }, english)).toContain(words);
  });

  test('own times, in full', () => {
    const { content } = timersMessage(
      gameRecord({ pace: { remindAfter: 0, limit: 90, reactionLimit: 0, atLimit: 'pause', archiveAfter: 0 } }),
      english,
    );
    expect(content).toContain('**Custom**');
    expect(content).toContain('no reminders');
    expect(content).toContain('no limit for a reaction; 90 minutes for anything else, then the game pauses');
    expect(content).toContain('never archived');
  });
});
