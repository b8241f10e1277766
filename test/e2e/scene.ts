import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIMessage } from 'discord-api-types/v10';
import { createClock } from '../../src/time/clock.ts';
import { randomPerson } from '../../src/table/player/randomPerson.ts';
import { startTable } from '../../src/table/server/index.ts';
import type {
  LoggedRequest,
  TestPerson,
  RefusedRequest,
  RunningTable,
  TableOptions,
} from '../../src/table/server/index.ts';
import { chance } from '../../src/tools/play/chance.ts';
import { patience } from '../patience.ts';
import { soaking } from '../soak.ts';
import { startHere, startInProcessOfItsOwn } from './bots.ts';
import type { Bot } from './bots.ts';
import { defined } from '../../src/values/defined.ts';

export interface Scene {
  readonly table: RunningTable;
  readonly channelId: string;
  /** The file in which the bot keeps its games. */
  readonly databasePath: string;
  bot(): Bot;
  person(name: string): TestPerson;
  /** The messages that everyone sees in the channel of the game. */
  channel(): ReadonlyArray<APIMessage>;
  /**
   * The requests that Discord would have refused. A bot that was killed deletes again what it could not note as
   * deleted; that doesn’t count.
   */
  refusals(): ReadonlyArray<RefusedRequest>;
  /**
   * Kills the bot where it stands, or stops it if it runs in the process of the test, and starts it again. `meanwhile`:
   * what happens before it does.
   */
  restart(meanwhile?: () => void | Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export interface SceneOptions {
  /** The practice table's page, if a test goes there. */
  readonly page?: TableOptions['page'];
  /** Other settings of the bot than those of most tests. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether the bot is a process of its own, so that it can be killed. In `npm run soak` every bot is. */
  readonly ownProcess?: boolean | undefined;
  /** The rows that are stored before the bot starts. */
  readonly before?: (scene: Scene) => Promise<void>;
}

/** The practice table and the bot, connected as to Discord. */
export async function setScene(
  people: ReadonlyArray<string>,
  { page, environment = {}, ownProcess = false, before = async () => undefined }: SceneOptions = {},
): Promise<Scene> {
  const folder = mkdtempSync(join(tmpdir(), 'galactica-'));
  const table = await startTable({
    people,
    patience,
    clock: createClock(slowTime()),
    ...defined({ page }),
  });
  const databasePath = join(folder, 'games.sqlite');
  const start = ownProcess || soaking ? startInProcessOfItsOwn : startHere;
  let bot: Bot = { pid: 0, output: () => '', end: async () => undefined };
  /**
   * How often it was killed just after it had removed a message by the token of a press, which does not name the
   * message.
   */
  let killedInRemoval = 0;
  const [first] = table.people;
  if (first === undefined) throw new Error('A scene needs people.');
  const begin = async (): Promise<void> => {
    bot = await start({
      DISCORD_TOKEN: table.token,
      DISCORD_API_URL: table.apiUrl,
      DATABASE_PATH: databasePath,
      LOG_LEVEL: 'info',
      AUTOMATIC_LEVEL: 'easy',
      ...environment,
    });
    await untilReady(bot);
  };
  const scene: Scene = {
    table,
    channelId: table.channelId,
    databasePath,
    bot: () => bot,
    person: (name) => table.person(name),
    channel: () => first.messages(table.channelId).filter(isPublic),
    refusals() {
      let excused = 0;
      return table.refusals.filter(({ method, path, code }) => {
        if (method !== 'DELETE' || code !== unknownMessage) return true;
        if (wasDeleted(table, path)) return false;
        excused += 1;
        return excused > killedInRemoval;
      });
    },
    async restart(meanwhile = () => undefined) {
      const code = await bot.end('SIGKILL');
      if (code === undefined && table.log.slice(-lately).some(removesByPress)) killedInRemoval += 1;
      await meanwhile();
      await begin();
    },
    async close() {
      await bot.end('SIGTERM');
      await table.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await before(scene);
  await begin();
  return scene;
}

const ephemeral = 64;
const unknownMessage = 10_008;

/** That many requests may be on their way at once. */
const lately = 20;

function removesByPress({ method, path, status }: LoggedRequest): boolean {
  return method === 'DELETE' && path.startsWith('/webhooks/') && status < 300;
}

function wasDeleted({ log }: RunningTable, path: string): boolean {
  return log.some((request) => request.method === 'DELETE' && request.path === path && request.status < 300);
}

function isPublic(message: APIMessage): boolean {
  return ((message.flags ?? 0) & ephemeral) === 0;
}

async function untilReady(bot: Bot): Promise<void> {
  await until(
    () => bot.output().includes('The bot is ready'),
    () => `The bot did not start: ${bot.output()}`,
  );
}

/**
 * A twentieth of the machine's pace: Discord's three seconds are no test of a machine that is busy with other tests.
 */
function slowTime(): () => number {
  const began = Date.now();
  return () => Math.floor(began + (Date.now() - began) / 20);
}

export async function until(holds: () => boolean | Promise<boolean>, missing: () => string): Promise<void> {
  const end = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(missing());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Opens a game with these people, the first as host, and starts it by the buttons of the lobby. */
export async function beginGame(scene: Scene, people: ReadonlyArray<string>): Promise<void> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('A game needs a host.');
  await scene.person(host).command('game create');
  const lobby = await scene.person(host).waitFor((message) => message.content.includes('Take a seat'));
  for (const name of others) await scene.person(name).press(lobby.id, 'Join');
  // The button is there as soon as enough seats are taken.
  await scene.person(host).waitFor(({ components }) => JSON.stringify(components).includes('"Start"'));
  await scene.person(host).press(lobby.id, 'Start');
}

export interface Played {
  /** How many questions were answered. */
  readonly answers: number;
  /** The refusals, by the table or the bot, to the people who pressed. */
  readonly failures: ReadonlyArray<string>;
}

/** Lets everyone press whatever is legal, until `stop` says so. Rejects when nothing is left to press before. */
export async function playOn(
  scene: Scene,
  people: ReadonlyArray<string>,
  seed: number,
  stop: (answers: number) => boolean,
): Promise<Played> {
  const random = chance(seed);
  const players = people.map((name) => randomPerson(scene.person(name), random));
  const failures: Array<string> = [];
  let answers = 0;
  let lastAnswer = Date.now();
  while (!stop(answers)) {
    if (Date.now() - lastAnswer > patience)
      throw new Error(`Nobody finds anything to press after ${answers} answers by the chance of ${seed}.`);
    for (const player of players) {
      const acted = await player.act().catch((error: unknown) => failures.push(String(error)) > 0);
      if (!acted) continue;
      answers += 1;
      lastAnswer = Date.now();
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { answers, failures };
}

export function isOver(scene: Scene): boolean {
  return scene.channel().some(({ content }) => content.includes('Thanks for playing'));
}
