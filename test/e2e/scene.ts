import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIMessage } from 'discord-api-types/v10';
import { randomPerson } from '../../src/table/player/randomPerson.ts';
import { startTable } from '../../src/table/server/index.ts';
import type { Person, Table } from '../../src/table/server/index.ts';
import { chance } from '../../src/tools/play/chance.ts';
import { startProgram } from '../../src/tools/play/process.ts';
import type { Program } from '../../src/tools/play/process.ts';

const patience = 20_000;
/** A process of its own has to compile the whole bot first. */
const startPatience = 60_000;

export interface Scene {
  readonly table: Table;
  readonly channelId: string;
  /** Where the bot keeps its games. */
  readonly databasePath: string;
  bot(): Program;
  person(name: string): Person;
  /** What everybody sees in the channel of the game. */
  channel(): ReadonlyArray<APIMessage>;
  /** Kills the bot where it stands and starts it again. `meanwhile`: what happens before it does. */
  killAndRestart(meanwhile?: () => void | Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** The practice table with the bot as a process of its own, connected like to Discord. */
export async function setScene(people: ReadonlyArray<string>): Promise<Scene> {
  const folder = mkdtempSync(join(tmpdir(), 'galactica-'));
  const table = await startTable({ people });
  const databasePath = join(folder, 'games.sqlite');
  const start = () => startProgram('src/main.ts', { DISCORD_TOKEN: table.token, DISCORD_API_URL: table.apiUrl, DATABASE_PATH: databasePath, LOG_LEVEL: 'info' });
  let bot = start();
  const [first] = table.people;
  if (first === undefined) throw new Error('A scene needs people.');
  await untilReady(bot);
  return {
    table,
    channelId: table.channelId,
    databasePath,
    bot: () => bot,
    person: (name) => table.person(name),
    channel: () => first.messages(table.channelId).filter(isPublic),
    async killAndRestart(meanwhile = () => undefined) {
      await bot.end('SIGKILL');
      await meanwhile();
      bot = start();
      await untilReady(bot);
    },
    async close() {
      await bot.end('SIGTERM');
      await table.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const ephemeral = 64;

function isPublic(message: APIMessage): boolean {
  return ((message.flags ?? 0) & ephemeral) === 0;
}

async function untilReady(bot: Program): Promise<void> {
  await until(() => bot.output().includes('The bot is ready'), () => `The bot did not start: ${bot.output()}`, startPatience);
}

export async function until(holds: () => boolean, missing: () => string, timeout = patience): Promise<void> {
  const end = Date.now() + timeout;
  while (!holds()) {
    if (Date.now() > end) throw new Error(missing());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Opens a game with these people, the first as host, and starts it by the buttons of the lobby. */
export async function beginGame(scene: Scene, people: ReadonlyArray<string>): Promise<void> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('A game needs a host.');
  await scene.person(host).command('game create', {}, { timeout: patience });
  const lobby = await scene.person(host).waitFor((message) => message.content.includes('Take a seat'), { timeout: patience });
  for (const name of others) await scene.person(name).press(lobby.id, 'Join', { timeout: patience });
  // The button is there as soon as enough seats are taken.
  await scene.person(host).waitFor(({ components }) => JSON.stringify(components).includes('"Start"'), { timeout: patience });
  await scene.person(host).press(lobby.id, 'Start', { timeout: patience });
}

export interface Played {
  /** How many questions were answered. */
  readonly answers: number;
  /** What the table or the bot refused the people who pressed. */
  readonly failures: ReadonlyArray<string>;
}

/** Lets everybody press whatever is legal, until `stop` says so or nothing is left to press for a while. */
export async function playOn(scene: Scene, people: ReadonlyArray<string>, seed: number, stop: (answers: number) => boolean): Promise<Played> {
  const random = chance(seed);
  const players = people.map((name) => randomPerson(scene.person(name), random));
  const failures: Array<string> = [];
  let answers = 0;
  let lastAnswer = Date.now();
  while (!stop(answers) && Date.now() - lastAnswer < patience) {
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
  return scene.channel().some(({ content }) => content.includes('Thank you for playing'));
}
