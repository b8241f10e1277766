import type { RunningTable } from '../../table/server/index.ts';
import { startProgram } from '../play/process.ts';
import type { ChildProgram } from '../play/process.ts';
import type { TrialDatabase } from './database.ts';

const startPatience = 120_000;
/**
 * The output with which a bot that fails at its start is started again, as systemd would
 * (`deploy/galactica-table.service`), and how often at most.
 */
const [networkFailed, mostStarts] = ['check the network', 5];
/** Requests a second: more than any bot sends, since Discord's limit would hide what the bots do. */
const requestsPerSecond = 1_000_000;

/** The bots of a trial, a process each, that have one database and divide the servers between them. */
export interface Bots {
  /** Returns the bots that run and have not been told to end; the latest of a shard comes last. */
  running(): ReadonlyArray<BotProcess>;
  /** Returns all bots that were ever started; those that have ended are ended once more in no time. */
  started(): ReadonlyArray<BotProcess>;
  /** Starts one more bot with this shard. Resolves when it is ready. */
  start(shard: number): Promise<BotProcess>;
  /** Ends a bot: `SIGKILL` at once, `SIGTERM` in order. Returns its exit code when it has ended. */
  end(bot: BotProcess, signal: NodeJS.Signals): Promise<number | undefined>;
  /** Returns all lines of the bots that tell of a mistake. */
  complaints(): ReadonlyArray<string>;
}

export interface BotProcess {
  readonly shard: number;
  readonly program: ChildProgram;
}

export function createBots(
  table: Pick<RunningTable, 'token' | 'apiUrl'>,
  { environment }: TrialDatabase,
  processes: number,
): Bots {
  let running: ReadonlyArray<BotProcess> = [];
  const all: Array<BotProcess> = [];
  const begin = (shard: number): Promise<ChildProgram> =>
    startProgram(
      'src/tools/trial/bot.ts',
      {
        DISCORD_TOKEN: table.token,
        DISCORD_API_URL: table.apiUrl,
        LOG_LEVEL: 'info',
        AUTOMATIC_LEVEL: 'easy',
        ...environment,
        ...(processes === 1 ? {} : { SHARD_COUNT: `${processes}`, SHARD_IDS: `${shard}` }),
      },
      [`${requestsPerSecond}`],
    );
  return {
    running: () => running,
    started: () => all,
    async start(shard) {
      for (let left = mostStarts; ; left -= 1) {
        const bot = { shard, program: await begin(shard) };
        all.push(bot);
        try {
          await bot.program.says('The bot is ready', startPatience);
          running = [...running, bot];
          return bot;
        } catch (error) {
          if (left === 1 || !bot.program.output().includes(networkFailed)) throw error;
        }
      }
    },
    async end(bot, signal) {
      running = running.filter((each) => each !== bot);
      return await bot.program.end(signal);
    },
    complaints: () =>
      all.flatMap(({ program }) =>
        program
          .output()
          .split('\n')
          .filter((line) => /"level":(50|60)/.test(line)),
      ),
  };
}

/** Starts as many bots as there are processes. Resolves when all are ready. */
export async function startAll(bots: Bots, processes: number): Promise<void> {
  await Promise.all(Array.from({ length: processes }, (_, shard) => bots.start(shard)));
}

/** Ends all bots, also those that were about to start. */
export async function endAll(bots: Bots): Promise<void> {
  await Promise.all(bots.started().map((bot) => bots.end(bot, 'SIGTERM')));
}
