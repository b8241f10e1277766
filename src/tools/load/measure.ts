import { availableParallelism } from 'node:os';
import { startTable } from '../../table/server/index.ts';
import type { RunningTable } from '../../table/server/index.ts';
import { median, quantile, rounded } from '../bench/statistics.ts';
import { storeGames } from '../crowd/storedGames.ts';
import { createBots, endAll, startAll } from '../trial/bots.ts';
import type { Bots } from '../trial/bots.ts';
import { numberOf } from '../trial/database.ts';
import { answersOfPeople } from '../trial/evidence.ts';
import { atRest, untilSaid } from '../trial/rest.ts';
import { databasesOf } from './databases.ts';
import type { Databases, FreshDatabase } from './databases.ts';
import { loadPeople } from './people.ts';
import type { LoadPeople } from './people.ts';
import { processorTimeOf } from './processorTime.ts';
import type { LoadResult, ProcessesResult } from './results.ts';
import { watchTraffic } from './traffic.ts';

export interface LoadAsked {
  readonly processes: ReadonlyArray<number>;
  readonly games: number;
  readonly seconds: number;
  /** How many people press at the same time. */
  readonly inFlight: number;
  /** The address of a PostgreSQL server on which databases may be made; without it one is started. */
  readonly database: string | undefined;
  /** Whether a file is used instead. */
  readonly sqlite: boolean;
}

/**
 * The mean number of presses per game before measuring starts: until then compilers and caches get warm, in each
 * process for itself.
 */
const warmUp = 4;
/** Seconds after which the warm-up ends even if no one is asked anything any more. */
const longestWarmUp = 600;
/** How many times as long a later measurement may take for the same answers before it is cut off. */
const mostTimes = 4;
/** The people of every game, without automatic players: their thinking would hide what an answer costs. */
const [host, ...guests] = ['Ada', 'Bo', 'Cleo'];
const target = { processorRatio: 1.2 };

/**
 * Measures how many answers bots take with each number of processes. `tell` is called with the progress, in words.
 * Rejects if a bot does not start; all that it has started has ended when it settles.
 */
export async function measureLoad(asked: LoadAsked, tell: (text: string) => void): Promise<LoadResult> {
  const { processes, games, seconds, inFlight, database, sqlite } = asked;
  const databases = await databasesOf(sqlite, database);
  try {
    const measured: Array<Measured> = [];
    // The first one says how many presses there are in the time: what an answer costs depends on how far the games are.
    let wanted: number | undefined;
    for (const number of processes) {
      const { result, presses } = await measureOne(asked, number, databases, wanted, tell);
      wanted ??= presses;
      measured.push(result);
    }
    const [base] = [...measured].sort((one, other) => one.processes - other.processes);
    return {
      games,
      seconds,
      inFlight,
      engine: databases.engine,
      target,
      measured: measured.map((each) => ({
        ...each,
        processorRatio: rounded(each.processor.botsMs / (base?.processor.botsMs ?? 1)),
      })),
    };
  } finally {
    await databases.close();
  }
}

type Measured = Omit<ProcessesResult, 'processorRatio'>;

async function measureOne(
  { games: gameCount, seconds, inFlight }: LoadAsked,
  processes: number,
  databases: Databases,
  wanted: number | undefined,
  tell: (text: string) => void,
): Promise<{ readonly result: Measured; readonly presses: number }> {
  const table = await startTable({ guilds: gameCount, people: [host, ...guests], shards: { recommended: processes } });
  const database = await databases.make();
  const bots = createBots(table, database, processes);
  try {
    const games = table.guilds.map((guild) => ({
      person: guild.person(host),
      guests: guests.map((name) => guild.person(name)),
      channelId: guild.channelId,
    }));
    tell(`${processes}: starting ${gameCount} games`);
    await storeGames(database.environment, table.guilds, games);
    tell(`${processes}: starting, and telling what games there are`);
    await startAll(bots, processes);
    await atRest(table, database);
    const people = loadPeople(games, inFlight);
    tell(`${processes}: getting warm`);
    await people.press(enough(longestWarmUp, warmUp * gameCount));
    await untilSaid(database);
    tell(`${processes}: people answer ${wanted === undefined ? `for ${seconds} s` : `${wanted} times`}`);
    const isEnough = enough(wanted === undefined ? seconds : mostTimes * seconds, wanted);
    const { presses, ...result } = await measureWhile({ table, database, databases, bots, people }, isEnough);
    return { result, presses };
  } finally {
    await endAll(bots);
    await table.close();
    await database.drop();
  }
}

/** Returns a test whether there were `wanted` presses, or `seconds` have passed from now. */
function enough(seconds: number, wanted = Infinity): (presses: number) => boolean {
  const begun = performance.now();
  return (presses) => presses >= wanted || performance.now() - begun >= seconds * 1000;
}

/**
 * Returns the SQL that counts transactions so far: each statement that is not part of one counts as one; none are
 * counted in a file.
 */
function transactionsSoFar({ engine }: Databases): string {
  return engine === 'SQLite'
    ? 'SELECT 0'
    : 'SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()';
}

interface Under {
  readonly table: RunningTable;
  readonly database: FreshDatabase;
  readonly databases: Databases;
  readonly bots: Bots;
  readonly people: LoadPeople;
}

async function measureWhile(
  { table, database, databases, bots, people }: Under,
  isEnough: (presses: number) => boolean,
): Promise<Measured & { readonly presses: number }> {
  const botsTime = (): number =>
    bots.running().reduce((sum, { program }) => sum + processorTimeOf(program.child.pid ?? 0), 0);
  const before = {
    answers: await numberOf(database, answersOfPeople),
    bots: botsTime(),
    database: databases.processorTime(),
    people: process.cpuUsage(),
    transactions: await numberOf(database, transactionsSoFar(databases)),
    at: performance.now(),
  };
  const watched = watchTraffic(table);
  const { presses, vain, unanswered, errors } = await people.press(isEnough);
  const lasted = (performance.now() - before.at) / 1000;
  // What follows from an answer belongs to its costs.
  await untilSaid(database);
  const lastedInAll = (performance.now() - before.at) / 1000;
  const { delays, messages, requests } = watched();
  const { user, system } = process.cpuUsage(before.people);
  const spent = {
    bots: botsTime() - before.bots,
    database: databases.processorTime() - before.database,
    people: (user + system) / 1000,
  };
  const transactions = (await numberOf(database, transactionsSoFar(databases))) - before.transactions;
  const answers = (await numberOf(database, answersOfPeople)) - before.answers;
  const each = (total: number): number => rounded(total / Math.max(1, answers));
  const busy = (milliseconds: number): number => rounded(milliseconds / 1000 / lastedInAll);
  return {
    presses,
    processes: bots.running().length,
    seconds: rounded(lasted),
    answers,
    answersPerSecond: rounded(answers / lasted),
    acknowledgement: {
      medianMs: rounded(median(delays)),
      p99Ms: rounded(quantile(delays, 0.99)),
      interactions: delays.length,
    },
    processor: { botsMs: each(spent.bots), databaseMs: each(spent.database), peopleMs: each(spent.people) },
    cores: {
      of: availableParallelism(),
      bots: busy(spent.bots),
      database: busy(spent.database),
      people: busy(spent.people),
    },
    transactions: each(transactions),
    messagesPerSecond: rounded(messages / lastedInAll),
    requestsPerSecond: rounded(requests / lastedInAll),
    vain,
    unanswered,
    errors,
  };
}
