/**
 * Whole games of six people with the longest names that Discord allows: all that is said in them, and all that those
 * people can ask for, is composed and held against Discord's limits. `test/e2e/limits/names.soak.test.ts` plays more of
 * them through a real client.
 */
import { MessageFlags, REST } from 'discord.js';
import { expect, test } from 'vitest';
import type { App, Decision, GameId, Person } from '../../src/app/types.ts';
import { restCourier } from '../../src/bot/delivery/courier.ts';
import { createDelivery } from '../../src/bot/delivery/delivery.ts';
import type { Message } from '../../src/bot/types.ts';
import { countsOf } from '../../src/engine/flow/counts.ts';
import type { GameOptions } from '../../src/engine/types/options.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { checkMessage } from '../../src/table/server/limits/message.ts';
import { checked, schemas } from '../../src/table/server/validation/schemas.ts';
import { chance } from '../../src/tools/play/chance.ts';
import { assembleApp } from '../../src/startup/wiring.ts';
import { searchForHome } from '../app/realRules.ts';
import { botFor } from '../commands/support.ts';
import { markupNames, wideNames } from '../e2e/limits/names.ts';
import { longTestLimit } from '../patience.ts';
import { tries } from '../soak.ts';
import { callerFor, channelId, guildId, memoryLog, words } from './support.ts';
import { turnOf, openPanel } from '../../src/bot/actions/turn.ts';
import { gameList } from '../../src/bot/actions/gameList.ts';
import { boardOf, statusOf } from '../../src/bot/actions/board.ts';
import { notesOf, ordersOf } from '../../src/bot/actions/personal.ts';
import { ownSheet } from '../../src/bot/actions/sheet.ts';
import { logMessage } from '../../src/bot/messages/log.ts';
import { findGame } from '../../src/bot/actions/findGame.ts';

const longest = [...markupNames.slice(0, 3), ...wideNames.slice(0, 3)];
const people = longest.map((name, place): Person => ({ id: `10000000000000000${place}`, name }));
/** After that many answers all is delivered and asked for. */
const lookEvery = 10;
const mostAnswers = 300;

const drawn = async (): Promise<Buffer> => Buffer.from('png');
const painter = {
  board: drawn,
  glance: drawn,
  hand: drawn,
  check: drawn,
  card: drawn,
  character: drawn,
  summary: drawn,
};

type Init = Parameters<NonNullable<ConstructorParameters<typeof REST>[0]>['makeRequest'] & object>[1];

/** Discord as far as it refuses messages. */
function strictDiscord() {
  const refused: Array<string> = [];
  let messages = 0;
  /** Holds it against the limits for what the bot sends of its own accord. */
  const check = (body: unknown, path: string): void => {
    messages += 1;
    try {
      const parts = checked(schemas.messageCreate, body);
      const bytes = new Uint8Array();
      const files = (parts.attachments ?? []).map((_, index) => ({
        index,
        name: `${index}.png`,
        type: 'image/png',
        bytes,
      }));
      checkMessage({ ...parts, embeds: withoutPictures(parts.embeds) }, { files, allowedFlags: allFlags });
    } catch (error) {
      refused.push(`${path}: ${JSON.stringify(error)} ${JSON.stringify(body).slice(0, 500)}`);
    }
  };
  const makeRequest = async (url: string, { method, body }: Init): Promise<Response> => {
    const path = new URL(url).pathname;
    if (/\/messages(\/\d+)?$/.test(path) && (method === 'POST' || method === 'PATCH')) check(jsonIn(body), path);
    if (method === 'DELETE') return new Response(null, { status: 204 });
    if (method === 'GET') return json([]);
    return json({ id: `${1_500_000_000_000_000_000n + BigInt(messages)}` });
  };
  return {
    courier: restCourier(
      new REST({ makeRequest, globalRequestsPerSecond: Number.MAX_SAFE_INTEGER }).setToken('token'),
      () => '1',
    ),
    /** The messages shown to one person alone. */
    reply: (of: string, { content, embeds, components, files }: Message) => {
      const attachments = files?.map(({ name: filename, description }, id) => ({ id, filename, description }));
      check({ content, embeds, components, attachments }, of);
    },
    refused,
    count: () => messages,
  };
}

const allFlags = MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications;

/** Files have no names here. */
function withoutPictures(embeds: Parameters<typeof checkMessage>[0]['embeds']): typeof embeds {
  return embeds?.map(({ image: _image, thumbnail: _thumbnail, ...embed }) => embed);
}

function json(body: unknown): Response {
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
}

function jsonIn(body: Init['body']): unknown {
  const text = body instanceof FormData ? body.get('payload_json') : body;
  return JSON.parse(typeof text === 'string' ? text : '{}');
}

function randomAnswer(decision: Decision, random: () => number): ReadonlyArray<string> {
  const counts = countsOf(decision).filter((count) => count <= decision.choices.length);
  const count = counts[Math.floor(random() * counts.length)] ?? 0;
  return [...decision.choices]
    .sort(() => random() - 0.5)
    .slice(0, count)
    .map(({ id }) => id);
}

/** Everything that someone can ask for in a game. */
async function askForAll(
  app: App,
  id: GameId,
  person: Person,
  show: (of: string, message: Message) => void,
): Promise<void> {
  const bot = botFor(app);
  const caller = callerFor(person, { guildId, channelId });
  const game = await findGame(bot, caller, id);
  show('status', await statusOf(bot, game, caller));
  show('log', await logMessage({ app: bot.app, words: bot.words, game, caller, part: { show: 'latest', page: 0 } }));
  show('sheet', await ownSheet(bot, caller, game));
  show('sheet in words', await ownSheet(bot, caller, game, true));
  show('orders', await ordersOf(bot, caller, game));
  show('notes', await notesOf(bot, caller, game));
  show('board', await boardOf(bot, game, caller));
  show('games', await gameList(bot, caller, { page: 0, which: 'mine' }));
  for (const decision of await app.openDecisions(id, person.id))
    show(`panel of ${decision.topic.kind}`, openPanel(bot, caller, { turn: await turnOf(bot, caller, id), decision }));
}

/** Someone who is asked, and what. */
async function nextAsked(
  app: App,
  id: GameId,
): Promise<{ readonly person: Person; readonly decision: Decision } | undefined> {
  for (const person of people) {
    const [decision] = await app.openDecisions(id, person.id);
    if (decision !== undefined) return { person, decision };
  }
  return undefined;
}

/** From its first question on; `look` is called every few answers. */
async function playOn(app: App, id: GameId, random: () => number, look: () => Promise<void>): Promise<void> {
  for (let answers = 0; answers < mostAnswers; answers += 1) {
    const asked = await nextAsked(app, id);
    if (asked === undefined) return;
    if (answers % lookEvery === 0) await look();
    await app.answer(id, asked.person.id, asked.decision.id, randomAnswer(asked.decision, random));
  }
}

async function lookThrough(title: string, options: Partial<GameOptions>, run: number): Promise<void> {
  const random = chance(run);
  const log = memoryLog();
  const app = assembleApp(openSqliteStore(':memory:'), log, { random, newSeed: () => `${title} ${run}` });
  const discord = strictDiscord();
  const delivery = createDelivery(
    { app, words, painter, log, courier: discord.courier, lastMessageId: () => undefined },
    Date.now,
  );
  delivery.start();
  const [host, ...others] = people;
  if (host === undefined) throw new Error('Nobody hosts.');
  const { id } = await app.create({ guildId, channelId, host, options });
  for (const person of others) await app.join(id, person);
  await app.start(id, host);
  await playOn(app, id, random, async () => {
    await delivery.idle();
    for (const person of people) await askForAll(app, id, person, discord.reply);
  });
  await delivery.idle();
  await delivery.stop();
  await app.close();
  expect(discord.refused).toEqual([]);
  expect(log.lines.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([]);
  expect(discord.count()).toBeGreaterThan(300);
}

test.each([
  ['of the base game', {}],
  ['with all that is in the boxes', searchForHome],
] as const)('in a game %s no message is over Discord’s limits', { timeout: longTestLimit }, async (title, options) => {
  for (let run = 0; run < tries(1, 10); run += 1) await lookThrough(title, options, run);
});
