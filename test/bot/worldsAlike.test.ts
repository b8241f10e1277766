import { beforeAll, expect, test } from 'vitest';
import type { App, GameRecord, Person } from '../../src/app/types.ts';
import { createDelivery } from '../../src/bot/delivery/delivery.ts';
import type { GameState } from '../../src/engine/types/state.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { chance } from '../../src/tools/play/chance.ts';
import { botFor } from '../commands/support.ts';
import { scene } from '../engine/scene.ts';
import { beginningAt } from './beginning.ts';
import { recordingDiscord } from './recordingDiscord.ts';
import type { RecordingDiscord } from './recordingDiscord.ts';
import { ada, bo, callerFor, channelId, chidi, dana, guildId, memoryLog, words } from './support.ts';
import { notesOf, ordersOf } from '../../src/bot/actions/personal.ts';
import { findGame } from '../../src/bot/actions/findGame.ts';
import { undoPoints, undoPreview } from '../../src/bot/actions/hosting.ts';
import { logMessage } from '../../src/bot/messages/log.ts';
import { statusOf } from '../../src/bot/actions/board.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

/** The cards that Bo and Chidi may hold: of one skill each, the first usable in a window, the others not. */
const hands = {
  bo: ['investigative-committee/3', 'consolidate-power/1', 'consolidate-power/2'],
  chidi: ['scientific-research/3', 'repair/1', 'repair/2'],
} as const;

interface World {
  readonly bo: (typeof hands.bo)[number];
  readonly chidi: (typeof hands.chidi)[number];
}

function beginning({ bo: zarek, chidi: tigh }: World): GameState {
  return scene({
    players: ['adama', { zarek: { hand: [zarek] } }, { tigh: { hand: [tigh] } }],
    destiny: ['tactics/3', 'leadership/3'],
  }).crisis('cylon-accusation').state;
}

/** The data from which pictures are drawn. */
async function drawn(...from: ReadonlyArray<unknown>): Promise<Buffer> {
  return Buffer.from(JSON.stringify(from));
}

const painter = {
  board: drawn,
  glance: drawn,
  hand: drawn,
  check: drawn,
  card: drawn,
  character: drawn,
  summary: drawn,
};

interface Played {
  /** All requests about the channel, in order. */
  readonly channel: ReadonlyArray<string>;
  /** All requests about Ada's direct messages. */
  readonly direct: ReadonlyArray<string>;
  /** The answers that Ada and a spectator got whenever no one was asked in secret. */
  readonly answers: ReadonlyArray<string>;
  /** How often others than Ada answered in secret. */
  readonly secrets: number;
}

interface Scene {
  readonly app: App;
  readonly bot: BotContext;
  readonly game: GameRecord;
  readonly discord: RecordingDiscord;
  deliver(): Promise<void>;
}

async function open(world: World): Promise<Scene> {
  const now = (): number => 1_750_000_000_000;
  const store = openSqliteStore(':memory:', now);
  const app = beginningAt(() => beginning(world))(
    store,
    memoryLog(),
    { random: chance(1), newSeed: () => 'seed' },
    { now },
  );
  const { id } = await app.create({ guildId, channelId, host: ada });
  for (const person of [bo, chidi]) await app.join(id, person);
  const game = await app.start(id, ada);
  const discord = recordingDiscord();
  const deliver = async (): Promise<void> => {
    await app.idle();
    const parts = { app, words, painter, courier: discord.courier, log: memoryLog(), lastMessageId: () => undefined };
    const worker = createDelivery(parts, () => now() + 60_000);
    worker.start();
    await worker.idle();
    await worker.stop();
  };
  return { app, bot: botFor(app), game, discord, deliver };
}

/** All that Ada and Dana, a spectator, can ask about the game. */
async function asked({ bot, game: { id } }: Scene): Promise<ReadonlyArray<string>> {
  const answers: Array<unknown> = [];
  for (const person of [ada, dana]) {
    const caller = callerFor(person);
    const game = await findGame(bot, caller, id);
    answers.push(
      await statusOf(bot, game, caller),
      await logMessage({ app: bot.app, words: bot.words, game, caller, part: { show: 'latest', page: 0 } }),
    );
    answers.push(await undoPreview(bot, caller, game).catch(String), await undoPoints(bot, caller, game).catch(String));
  }
  const game = await findGame(bot, callerFor(ada), id);
  answers.push(await ordersOf(bot, callerFor(ada), game), await notesOf(bot, callerFor(ada), game));
  return answers.map((answer) => JSON.stringify(answer));
}

/** In which something of Bo or Chidi can be used. */
function isOpen({ bo: zarek, chidi: tigh }: World): boolean {
  return zarek === hands.bo[0] || tigh === hands.chidi[0];
}

/**
 * Everyone passes what they are asked in secret and adds nothing to the check; Ada looks around after each open
 * answer.
 */
async function play(world: World): Promise<Played> {
  const at = await open(world);
  const { app, game, deliver, discord } = at;
  const heard: Array<string> = [];
  const people: ReadonlyArray<Person> = [ada, bo, chidi];
  let secrets = 0;
  for (let answers = 0; answers < 12; answers += 1) {
    await deliver();
    const all = await Promise.all(
      people.map(async (person) => ({ person, decisions: await app.openDecisions(game.id, person.id) })),
    );
    const questions = all.flatMap(({ person, decisions }) => decisions.map((decision) => ({ person, decision })));
    const secret = questions.filter(({ decision }) => decision.privacy === 'secret');
    const [next] = secret.length > 0 ? secret : questions;
    if (next === undefined) break;
    if (secret.length === 0) heard.push(...(await asked(at)));
    else if (next.person !== ada) secrets += 1;
    await app.answer(game.id, next.person.id, next.decision.id, next.decision.fallback);
  }
  await deliver();
  heard.push(...(await asked(at)));
  await app.close();
  return { channel: discord.requestsTo(channelId), direct: discord.requestsTo(`9${ada.id}`), answers: heard, secrets };
}

const nonces = /[0-9a-f]{8}-[0-9a-z]+(?=[".-])/g;

/** Nonces, which no one can foresee, by the order in which they come. */
function unnamed(texts: ReadonlyArray<string>): ReadonlyArray<string> {
  const known = new Map<string, string>();
  return texts.map((text) =>
    text.replace(nonces, (nonce) => {
      const name = known.get(nonce) ?? `nonce ${known.size}`;
      known.set(nonce, name);
      return name;
    }),
  );
}

const worlds: ReadonlyArray<World> = hands.bo.flatMap((zarek) =>
  hands.chidi.map((tigh): World => ({ bo: zarek, chidi: tigh })),
);
let played: ReadonlyArray<Played & World>;
beforeAll(async () => {
  const all: Array<Played & World> = [];
  for (const world of worlds) all.push({ ...world, ...(await play(world)) });
  played = all;
});

test('no matter who is asked in secret, all that leaves for Discord where others see it is the same byte for byte', () => {
  const [first, ...others] = played.filter(isOpen);
  if (first === undefined) throw new Error('no world');
  expect(new Set(played.filter(isOpen).map(({ secrets }) => secrets)).size).toBeGreaterThan(1);
  expect(others).toHaveLength(4);
  expect(first.channel.length).toBeGreaterThan(10);
  expect(first.direct.length).toBeGreaterThan(2);
  for (const { channel, direct } of others) {
    expect(unnamed(channel)).toEqual(unnamed(first.channel));
    expect(unnamed(direct)).toEqual(unnamed(first.direct));
  }
});

test('and so is all that they are answered, custom ids included', () => {
  const [first, ...others] = played.filter(isOpen);
  for (const { answers } of others) expect(answers).toEqual(first?.answers);
});

test('an undo preview is the same whether others have been asked in secret or not', () => {
  const previews = played.map(({ answers }) => answers.findLast((answer) => answer.includes('undo|')));
  expect(new Set(played.map(({ secrets }) => secrets)).size).toBeGreaterThan(2);
  expect(previews[0]).toContain('"custom_id":"undo|');
  expect(new Set(previews).size).toBe(1);
});

test('no nonce counts anything', () => {
  for (const { channel } of played) {
    const found = channel.flatMap((text) => (text.startsWith('POST ') ? [...new Set(text.match(nonces))] : []));
    for (const nonce of found) expect(nonce).toMatch(/^[0-9a-f]{8}-[0-9a-z]{11}$/);
    expect(found.length).toBeGreaterThan(5);
  }
  const all = played.flatMap(({ channel }) =>
    channel.flatMap((text) => /"nonce":"[^-]+-([^".]+)/.exec(text)?.[1] ?? []),
  );
  const rising = all.filter((nonce, place) => nonce > (all[place - 1] ?? '')).length;
  expect(rising / all.length).toBeGreaterThan(0.2);
  expect(rising / all.length).toBeLessThan(0.8);
});
