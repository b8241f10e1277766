import { plainEnglish as words } from '../../../src/bot/wording.ts';
import { REST } from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRenderer } from '../../../render/index.ts';
import type { App, Decision, GameRecord, Person } from '../../../src/app/types.ts';
import { startBot } from '../../../src/bot/bot.ts';
import { restCourier } from '../../../src/bot/delivery/courier.ts';
import type { Courier } from '../../../src/bot/delivery/courier.ts';
import { createDelivery } from '../../../src/bot/delivery/delivery.ts';
import type { Painter } from '../../../src/bot/messages/painter.ts';
import { createClock } from '../../../src/time/clock.ts';
import { openSqliteStore } from '../../../src/store/sqlite/index.ts';
import { randomPerson } from '../../../src/table/player/randomPerson.ts';
import { startTable } from '../../../src/table/server/index.ts';
import type { RunningTable } from '../../../src/table/server/index.ts';
import { chance } from '../../../src/tools/play/chance.ts';
import { makeChannels } from '../../../src/tools/crowd/games.ts';
import { assembleApp } from '../../../src/startup/wiring.ts';
import { memoryLog } from '../../bot/support.ts';
import { until } from '../scene.ts';
import { patience } from '../../patience.ts';
import { commands } from '../../../commands/index.ts';
import { menus } from '../../../commands/menus.ts';

/*
 * Games of six people at the practice table's server, by way of discord.js. Rules, app, bot and server are the real
 * ones. Most answers go straight to the app, so that dozens of games can be done in a minute, and what the bot sends
 * meanwhile is what it would send to players in a hurry. At every `lookEvery`-th answer everything is delivered, and
 * who is asked presses through the question as in Discord. The pictures are real, but each kind is drawn once: their
 * size doesn't depend on names.
 */
const lookEvery = 60;
/** A game that is not over by then is left: no message of it gets longer by going on. */
const mostAnswers = 600;

/** That many games of six people with these names. Their chance comes from the seed. */
export function testManyGames(gameCount: number, names: ReadonlyArray<string>, seed: string): void {
  let hall: Hall;
  beforeAll(async () => {
    hall = await openHall(names, seed);
  });
  afterAll(async () => {
    await hall.close();
  });

  test('no message is over Discord’s limits, and nothing is refused', { timeout: 1_200_000 }, async () => {
    const { table, log } = hall;
    const channels = await makeChannels(table);
    let opened = 0;
    let finished = 0;
    // As many at a time as there are channels: one game each.
    await Promise.all(
      channels.map(async ({ channelId }, index) => {
        const random = chance(index);
        while (opened < gameCount) {
          opened += 1;
          if (await playGame(hall, channelId, random)) finished += 1;
        }
      }),
    );
    await quiet(hall);
    expect(table.refusals).toEqual([]);
    expect(log.lines.filter(({ level }) => level === 'error')).toEqual([]);
    expect(finished).toBeGreaterThanOrEqual(gameCount / 2);
    // The table remembers the latest 5,000 requests.
    expect(table.log.length).toBeGreaterThan(Math.min(5000, gameCount * 50) - 1);
  });
}

/** The places of the games. */
interface Hall {
  readonly table: RunningTable;
  readonly app: App;
  readonly log: ReturnType<typeof memoryLog>;
  close(): Promise<void>;
}

async function openHall(names: ReadonlyArray<string>, seed: string): Promise<Hall> {
  // Its clock is paused: who is slow is another test's business.
  const begin = Date.now();
  const table = await startTable({ people: names, clock: createClock(() => begin), patience });
  const log = memoryLog();
  let seeds = 0;
  const app = assembleApp(openSqliteStore(':memory:'), log, {
    random: chance(1),
    newSeed: () => `${seed} ${(seeds += 1)}`,
  });
  const renderer = createRenderer({ threads: 1 });
  const painter = drawnOnce(renderer);
  const bot = await startBot({
    app: undelivered(app),
    commands,
    menus,
    log,
    painter,
    token: table.token,
    apiUrl: table.apiUrl,
    now: Date.now,
  });
  const delivery = createDelivery(
    { app, words, painter, log, courier: fastCourier(table), lastMessageId: () => undefined },
    Date.now,
  );
  delivery.start();
  return {
    table,
    app,
    log,
    async close() {
      await delivery.stop();
      await bot.stop();
      await app.close();
      await renderer.close();
      await table.close();
    },
  };
}

/** The bot's own courier, without the 50 requests a second that discord.js keeps to. */
function fastCourier({ apiUrl, token, applicationId }: RunningTable): Courier {
  return restCourier(
    new REST({ api: apiUrl, globalRequestsPerSecond: Number.MAX_SAFE_INTEGER }).setToken(token),
    () => applicationId,
  );
}

/** The same app for a bot that is to answer presses only. */
function undelivered(app: App): App {
  return {
    ...app,
    outbox: { ...app.outbox, dueLanes: async () => [], changedLanes: () => [] },
    onOutbox: () => () => undefined,
  };
}

function peopleAt(table: RunningTable): ReadonlyArray<Person> {
  return table.people.map(({ id, name }) => ({ id, name }));
}

/** Whether it came to its end. */
async function playGame(hall: Hall, channelId: string, random: () => number): Promise<boolean> {
  const { app, table } = hall;
  const [first, ...others] = peopleAt(table);
  if (first === undefined) throw new Error('Nobody sits at the table.');
  const { id } = await app.create({ guildId: table.guildId, channelId, host: first });
  for (const person of others) await app.join(id, person);
  await playOn(hall, await app.start(id, first), random);
  const isOver = (await app.game(id)).status === 'over';
  if (!isOver) await app.abandon(id, first);
  return isOver;
}

interface Asked {
  readonly person: Person;
  readonly decision: Decision;
}

async function playOn(hall: Hall, game: GameRecord, random: () => number): Promise<void> {
  const pressing = hall.table.people.map((person) => randomPerson(person, random));
  let asked = await whoIsAsked(hall, game.id);
  for (let answers = 1; asked !== undefined && answers <= mostAnswers; answers += 1) {
    if (answers % lookEvery === 0) {
      await quiet(hall, game.channelId);
      for (const person of pressing) await person.act();
      asked = await whoIsAsked(hall, game.id);
    } else {
      asked = await answer(hall, game.id, asked, random);
    }
  }
}

/** The person who is asked next: most often the same one. */
async function answer(
  hall: Hall,
  gameId: string,
  { person, decision }: Asked,
  random: () => number,
): Promise<Asked | undefined> {
  const {
    decisions: [next],
  } = await hall.app.answer(gameId, person.id, decision.id, randomAnswer(decision, random));
  return next === undefined ? await whoIsAsked(hall, gameId) : { person, decision: next };
}

async function whoIsAsked({ app, table }: Hall, gameId: string): Promise<Asked | undefined> {
  for (const person of peopleAt(table)) {
    const [decision] = await app.openDecisions(gameId, person.id);
    if (decision !== undefined) return { person, decision };
  }
  return undefined;
}

function randomAnswer({ choices, min, max }: Decision, random: () => number): ReadonlyArray<string> {
  const most = Math.min(max, choices.length);
  const count = min + Math.floor(random() * (most - min + 1));
  return [...choices]
    .sort(() => random() - 0.5)
    .slice(0, count)
    .map(({ id }) => id);
}

/** Until the bot has nothing more to say in this channel, or anywhere. */
async function quiet({ app }: Hall, channelId?: string): Promise<void> {
  const waits = async (): Promise<boolean> =>
    (await app.outbox.dueLanes(Date.now())).some((lane) => channelId === undefined || lane === `channel:${channelId}`);
  await until(
    async () => !(await waits()),
    () => `Messages still wait in ${channelId ?? 'some channel'}.`,
  );
}

/** Real pictures, each kind drawn once. */
function drawnOnce(renderer: Painter): Painter {
  const drawn = new Map<PropertyKey, unknown>();
  return new Proxy(renderer, {
    get(target, kind) {
      const draw: unknown = Reflect.get(target, kind);
      if (typeof draw !== 'function') return draw;
      return (...subject: ReadonlyArray<unknown>): unknown => {
        if (!drawn.has(kind)) drawn.set(kind, Reflect.apply(draw, target, subject));
        return drawn.get(kind);
      };
    },
  });
}
