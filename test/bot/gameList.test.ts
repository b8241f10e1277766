import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { games } from '../../commands/games.ts';
import { paces } from '../../src/app/types.ts';
import type { App, GameRecord, Person } from '../../src/app/types.ts';
import { listMessage, perPage } from '../../src/bot/messages/gameList.ts';
import type { Listed } from '../../src/bot/messages/gameList.ts';
import { handlePress } from '../../src/bot/presses/handle.ts';
import { decodePress } from '../../src/bot/customId.ts';
import type { Servers } from '../../src/bot/servers.ts';
import { limits } from '../../src/bot/text/limits.ts';
import type { Message } from '../../src/bot/types.ts';
import { english } from '../../src/words/index.ts';
import { callBy, botFor, replyTo } from '../commands/support.ts';
import {
  ada,
  bo,
  callerFor,
  channelId,
  chidi,
  componentsOf,
  customIds,
  dana,
  gameRecord,
  guildId,
  labels,
  memoryApp,
  question,
  words,
} from './support.ts';
import { gameList } from '../../src/bot/actions/gameList.ts';
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

const direct = { guildId: undefined, channelId: '555' };

async function list(person: Person, which?: 'open', place = {}): Promise<Message> {
  return await replyTo(games, bot, callBy(person, which === undefined ? {} : { which }, undefined, place));
}

function textOf({ embeds = [] }: Message): string {
  return embeds[0]?.description ?? '';
}

/** A game of the three in a channel of its own. */
async function lobbyIn(channel: string, people: ReadonlyArray<Person> = [ada, bo, chidi]): Promise<GameRecord> {
  const [host = ada, ...others] = people;
  const { id } = await app.create({ guildId, channelId: channel, host });
  for (const person of others) await app.join(id, person);
  return await app.game(id);
}

async function runningIn(channel: string): Promise<GameRecord> {
  const { id } = await lobbyIn(channel);
  return await app.start(id, ada);
}

/** One of the three who is asked, and one who is not. */
async function asked({ id }: GameRecord): Promise<{ readonly asked: Person; readonly idle: Person }> {
  const open = await Promise.all(
    [ada, bo, chidi].map(async (person) => ({ person, open: (await app.openDecisions(id, person.id)).length })),
  );
  return {
    asked: open.find((each) => each.open > 0)?.person ?? dana,
    idle: open.find((each) => each.open === 0)?.person ?? dana,
  };
}

describe('/games', () => {
  test('says what to do where there is none', async () => {
    expect(textOf(await list(dana))).toMatch(/^You aren’t in any games\. Use `\/game create`/);
    expect(textOf(await list(dana, 'open'))).toMatch(/^There are no open games here.*`\/game create` opens a game\.$/);
  });

  test('the game that waits for somebody comes first, with what is asked, until when, and a button to answer', async () => {
    const waiting = await runningIn('201');
    const { asked: person } = await asked(waiting);
    const lobby = await lobbyIn('202', [person]);
    const message = await list(person, undefined, direct);
    const text = textOf(message);
    expect(text).toMatch(
      new RegExp(
        `^\\*\\*\\[${waiting.id}\\]\\(https://discord.com/channels/${guildId}/201\\)\\*\\* · Colonial Fleet · <#201>\\n👉 .*choose`,
      ),
    );
    expect(text).toMatch(/⏳ <t:\d+:R> I’ll answer “/);
    expect(text.indexOf(waiting.id)).toBeLessThan(text.indexOf(lobby.id));
    expect(text).toContain('Not started: 1 of');
    expect(labels(message)).toEqual([`Answer: ${waiting.id}`, 'Refresh']);
    const [answer = ''] = customIds(message);
    const press = decodePress(answer);
    if (press === undefined) throw new Error('The button means nothing.');
    const outcome = await handlePress(bot, { caller: callerFor(person, direct), press, values: [], place: 'reply' });
    expect(outcome.kind).toBe('whisper');
    expect('message' in outcome ? componentsOf(outcome.message).length : 0).toBeGreaterThan(0);
  });

  test('where others are waited for it says who and since when, and whose turn is next', async () => {
    const game = await runningIn('201');
    const { asked: person, idle } = await asked(game);
    const message = await list(idle);
    expect(textOf(message)).toMatch(new RegExp(`Waiting for \\*\\*${person.name}\\*\\* \\(asked <t:\\d+:R>\\)`));
    expect(textOf(message)).not.toContain('👉');
    expect(labels(message)).toContain(`My hand: ${game.id}`);
    const { current } = await app.viewFor(game.id, 'public');
    const next = [ada, bo, chidi][(current + 1) % 3] ?? dana;
    const other = [ada, bo, chidi][(current + 2) % 3] ?? dana;
    if (next !== person) expect(textOf(await list(next))).toContain('You’re up next.');
    if (other !== person) expect(textOf(await list(other))).not.toContain('You’re up next.');
  });

  test('a pause and an absence are said', async () => {
    const paused = await runningIn('201');
    await app.hosts.pause(paused.id, ada);
    expect(textOf(await list(bo))).toContain('⏸ The game is paused');
    await app.hosts.resume(paused.id, ada);
    await app.pace.away(bo, { until: '3 days', substitute: 'automatic' });
    const away = await list(bo);
    expect(textOf(away)).toMatch(/💤 \*\*.*\*\* is playing for you until <t:\d+:f>\. Use `\/back`/);
    expect(labels(away)).toEqual(['Refresh', 'Open games here']);
  });

  test('pages are turned, and each game is on one of them', async () => {
    const lobbies: Array<GameRecord> = [];
    for (let number = 0; number < 12; number += 1) lobbies.push(await lobbyIn(`3${number}`, [ada]));
    const pages = await Promise.all([0, 1, 2].map((page) => gameList(bot, callerFor(ada), { which: 'mine', page })));
    expect(pages.map(({ embeds = [] }) => embeds[0]?.footer?.text)).toEqual([
      'Page 1 of 3',
      'Page 2 of 3',
      'Page 3 of 3',
    ]);
    const all = pages.map(textOf).join('\n');
    expect(lobbies.filter(({ id }) => all.split(`[${id}]`).length !== 2)).toEqual([]);
    expect(textOf(await gameList(bot, callerFor(ada), { which: 'mine', page: 99 }))).toBe(textOf(pages[2] ?? {}));
  });
});

describe('/games which: open', () => {
  test('lists lobbies with a seat free, with their options, and a button takes a seat', async () => {
    const lobby = await lobbyIn('201');
    await app.setup.change(lobby.id, ada, { name: 'Friday *fleet*', wanted: 4 });
    await runningIn('202');
    const message = await list(dana, 'open');
    expect(textOf(message)).toContain('Friday \\*fleet\\*');
    expect(textOf(message)).toContain('3 of 4 seats taken, host: Ada');
    expect(labels(message)).toEqual(['Join: Friday *fleet*', 'Refresh', 'My games']);
    const join = (person: Person) =>
      handlePress(bot, {
        caller: callerFor(person),
        press: { kind: 'join', game: lobby.id },
        values: [],
        place: 'reply',
      });
    const outcome = await join(dana);
    expect('message' in outcome ? outcome.message.content : '').toMatch(
      /^You’ve taken a seat in .*\[Go to the game\]\(https:/,
    );
    expect((await app.game(lobby.id)).seats).toHaveLength(4);
    expect(textOf(await list(bo, 'open'))).toMatch(/^There are no open games/);
    await expect(join({ id: '9', name: 'Zak' })).rejects.toThrow(/4 seats|full/i);
  });

  test('shows no game in a channel that the caller may not see', async () => {
    const lobby = await lobbyIn('201');
    const servers: Servers = {
      nameOf: async () => undefined,
      maySee: async (userId, channel) => userId === dana.id && channel !== '201',
    };
    const blind = botFor(app, undefined, undefined, servers);
    expect(textOf(await gameList(blind, callerFor(dana), { which: 'open', page: 0 }))).not.toContain(lobby.id);
    expect(textOf(await list(dana, 'open'))).toContain(lobby.id);
  });

  test('where there is none it says where the settings of the server let one be opened', async () => {
    await app.guild.toggleChannel(guildId, { ...ada, administrator: true, guildId }, '777');
    expect(textOf(await list(dana, 'open'))).toMatch(/`\/game create` opens one in <#777>\.$/);
    await app.guild.change(guildId, { ...ada, administrator: true, guildId }, { creators: { kind: 'managers' } });
    expect(textOf(await list(dana, 'open'))).not.toContain('/game create');
  });

  test('is about a server', async () => {
    expect((await list(dana, 'open', direct)).content).toMatch(/^Open games belong to a server\./);
  });
});

const long = fc.string({ minLength: 0, maxLength: 60 });
const entry = fc.record({
  name: long,
  decisions: fc.integer({ min: 0, max: 6 }),
  status: fc.constantFrom('lobby', 'running', 'over', 'archived'),
});

test('however many games, and however they are called, each page is within Discord’s limits', () => {
  fc.assert(
    fc.property(fc.array(entry, { minLength: 200, maxLength: 200 }), long, (given, server) => {
      const listed = given.map(({ name, decisions, status }, number): Listed => ({
        kind: 'own',
        game: {
          ...gameRecord({
            id: `adama-${100 + number}`,
            channelId,
            status: status as GameRecord['status'],
            pace: paces.daily,
          }),
          characters: [],
        },
        name,
        seats: 7,
        link: `https://discord.com/channels/${'9'.repeat(19)}/${'9'.repeat(19)}/${'9'.repeat(19)}`,
        decisions: Array.from({ length: decisions }, () => question(7)),
        waits: { questions: new Map([['d7', 1]]), reactions: 1, then: 'default' },
        going: undefined,
        standIn: undefined,
      }));
      const pages = Math.ceil(listed.length / perPage);
      for (let page = 0; page < pages; page += 1) {
        const some = listed.slice(page * perPage, (page + 1) * perPage);
        const message = listMessage({
          which: 'mine',
          listed: some,
          page,
          pages,
          inServer: true,
          serverOf: () => server,
          words,
          say: english,
        });
        const [embed] = message.embeds ?? [];
        expect(embed?.description?.length).toBeLessThanOrEqual(limits.embed);
        for (const { game } of some) expect(embed?.description).toContain(`(${game.id})`);
        const rows = message.components ?? [];
        expect(rows.length).toBeLessThanOrEqual(limits.rows);
        for (const row of rows) expect(row.components.length).toBeLessThanOrEqual(limits.buttonsInRow);
        for (const label of labels(message)) expect(label.length).toBeLessThanOrEqual(limits.label);
        expect(new Set(customIds(message)).size).toBe(customIds(message).length);
      }
    }),
    { numRuns: 5 },
  );
});
