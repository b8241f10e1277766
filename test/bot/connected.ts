/**
 * The bot as it is, with the real discord.js client, connected to the practice
 * table; in this process, so that a test sees its app and its log.
 */
import type { Log } from '../../src/app/core/log.ts';
import type { App, GameId } from '../../src/app/types.ts';
import { startBot } from '../../src/bot/bot.ts';
import type { RunningBot, BotParts } from '../../src/bot/bot.ts';
import { createClock } from '../../src/time/clock.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { startTable } from '../../src/table/server/index.ts';
import type { RunningTable, TableOptions } from '../../src/table/server/index.ts';
import { chance } from '../../src/tools/play/chance.ts';
import type { Store } from '../../src/store/types.ts';
import { assembleApp } from '../../src/startup/wiring.ts';
import type { Chance } from '../../src/startup/wiring.ts';
import { memoryLog } from './support.ts';
import { commands } from '../../commands/index.ts';
import { menus } from '../../commands/menus.ts';

export interface Connected {
  readonly table: RunningTable;
  /** The one that runs now. */
  bot(): RunningBot;
  readonly app: App;
  /** The log of the app and of the bot. */
  readonly log: ReturnType<typeof memoryLog>;
  /** Sets the time of all of them ahead. */
  skip(milliseconds: number): void;
  /** Ends the bot and starts it again. `meanwhile`: what happens while it starts. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
  /** Ends the bot, and starts it again when that is done. `program`: another version of it. */
  away(work: () => Promise<void>, program?: string): Promise<void>;
  close(): Promise<void>;
}

const drawn = async (): Promise<Buffer> => Buffer.from('png');

/** Draws in no time. */
const quickPainter: BotParts['painter'] = {
  board: drawn,
  glance: drawn,
  hand: drawn,
  check: drawn,
  card: drawn,
  character: drawn,
  summary: drawn,
};

/** Another app than that of any game. */
export type MakeApp = (store: Store, log: Log, fate: Chance, settings: { readonly now: () => number }) => App;

export interface ConnectOptions {
  readonly table?: TableOptions;
  /** How the bot calls the machine of the table, so that it has to look up where that is. */
  readonly hostname?: string;
}

/** `also`: another log that gets the same lines. */
export async function connect(
  people: ReadonlyArray<string>,
  also?: Log,
  makeApp: MakeApp = assembleApp,
  options: ConnectOptions = {},
): Promise<Connected> {
  const clock = createClock();
  const table = await startTable({ people, clock, ...options.table });
  const apiUrl = table.apiUrl.replace('127.0.0.1', options.hostname ?? '127.0.0.1');
  const log = memoryLog(also);
  const app = makeApp(
    openSqliteStore(':memory:', clock.now),
    log,
    { random: chance(1), newSeed: () => 'a game' },
    { now: clock.now },
  );
  const start = (program?: string): Promise<RunningBot> =>
    startBot({
      app,
      commands,
      menus,
      log,
      now: clock.now,
      painter: quickPainter,
      token: table.token,
      apiUrl,
      program,
    });
  let bot = await start();
  return {
    table,
    app,
    log,
    bot: () => bot,
    skip: (milliseconds) => {
      clock.skip(milliseconds);
    },
    async restart(meanwhile) {
      await bot.stop();
      const starting = start();
      await meanwhile();
      bot = await starting;
    },
    async away(work, program) {
      await bot.stop();
      await work();
      bot = await start(program);
    },
    async close() {
      await bot.stop();
      await app.close();
      await table.close();
    },
  };
}

/** A game in the channel of the table that has just begun: the first of these people hosts, and all play. */
export async function beginGame({ app, table }: Connected, people: ReadonlyArray<string>): Promise<GameId> {
  const { guildId, channelId } = table;
  const [host, ...others] = people.map((name) => ({ id: table.person(name).id, name, guildId }));
  if (host === undefined) throw new Error('nobody hosts');
  const { id } = await app.create({ guildId, channelId, host });
  for (const person of others) await app.join(id, person);
  await app.start(id, host);
  return id;
}
