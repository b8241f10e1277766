import { startTable } from '../../table/server/index.ts';
import type { Table } from '../../table/server/index.ts';
import { median, quantile, rounded } from '../bench/statistics.ts';
import { startGames } from '../crowd/games.ts';
import type { RunningGame } from '../crowd/games.ts';
import { startProgram } from '../play/process.ts';
import type { Program } from '../play/process.ts';
import { numberOf } from '../trial/database.ts';
import { answersOfPeople } from '../trial/evidence.ts';
import { databasesOf } from './databases.ts';
import type { Databases, FreshDatabase } from './databases.ts';
import { press } from './people.ts';
import { processorTimeOf } from './processorTime.ts';
import type { LoadResult, ProcessesResult } from './results.ts';

export interface LoadAsked {
  readonly processes: ReadonlyArray<number>;
  readonly games: number;
  readonly seconds: number;
  /** How many people press at the same time. */
  readonly inFlight: number;
  /** Of a PostgreSQL server on which databases may be made; without it one is started. */
  readonly database: string | undefined;
  /** A file instead. */
  readonly sqlite: boolean;
}

const startPatience = 120_000;
/** Compilers and caches get warm in that time, in seconds. */
const warmUp = 3;
const target = { processorRatio: 1.2 };

/** `tell`: how far it is, in words. Rejects if a bot does not start; whatever it has started has ended when it settles. */
export async function measureLoad(asked: LoadAsked, tell: (text: string) => void): Promise<LoadResult> {
  const { processes, games, seconds, inFlight, database, sqlite } = asked;
  const databases = await databasesOf(sqlite, database);
  try {
    const measured: Array<Measured> = [];
    for (const number of processes) measured.push(await measureOne(asked, number, databases, tell));
    const [base] = [...measured].sort((one, other) => one.processes - other.processes);
    return {
      games, seconds, inFlight, engine: databases.engine, target,
      measured: measured.map((each) => ({ ...each, processorRatio: rounded(each.processor.botsMs / (base?.processor.botsMs ?? 1)) })),
    };
  } finally {
    await databases.close();
  }
}

type Measured = Omit<ProcessesResult, 'processorRatio'>;

async function measureOne(
  { games: gameCount, seconds, inFlight }: LoadAsked, processes: number, databases: Databases, tell: (text: string) => void,
): Promise<Measured> {
  const table = await startTable({ guilds: gameCount, people: ['Ada'], shards: { recommended: processes } });
  const database = await databases.make();
  const bots: Array<Program> = [];
  try {
    tell(`${processes}: starting`);
    for (let id = 0; id < processes; id += 1) bots.push(startBot(table, database, { id, processes }));
    await Promise.all(bots.map((bot) => bot.says('The bot is ready', startPatience)));
    const games = table.guilds.map((guild) => inChannelOnly({ person: guild.person('Ada'), channelId: guild.channelId }));
    tell(`${processes}: starting ${gameCount} games`);
    await startGames(table, games, inFlight);
    await press(games, { inFlight, until: performance.now() + warmUp * 1000 });
    tell(`${processes}: people answer for ${seconds} s`);
    return await measureWhile({ table, database, databases, bots, games }, { seconds, inFlight });
  } finally {
    await Promise.all(bots.map((bot) => bot.end('SIGTERM')));
    await table.close();
    await database.drop();
  }
}

function startBot(table: Table, { environment }: FreshDatabase, { id, processes }: { id: number; processes: number }): Program {
  return startProgram('src/main.ts', {
    DISCORD_TOKEN: table.token,
    DISCORD_API_URL: table.apiUrl,
    LOG_LEVEL: 'info',
    AUTOMATIC_LEVEL: 'easy',
    ...environment,
    ...(processes === 1 ? {} : { SHARD_COUNT: `${processes}`, SHARD_IDS: `${id}` }),
  });
}

/** Whoever answers in direct messages is heard by the first process, wherever the game is played: here all answer in their channel. */
function inChannelOnly({ person, channelId }: RunningGame): RunningGame {
  return { channelId, person: { ...person, asked: () => person.asked().filter((message) => message.channel_id === channelId) } };
}

interface Under {
  readonly table: Table;
  readonly database: FreshDatabase;
  readonly databases: Databases;
  readonly bots: ReadonlyArray<Program>;
  readonly games: ReadonlyArray<RunningGame>;
}

async function measureWhile(
  { table, database, databases, bots, games }: Under, { seconds, inFlight }: { seconds: number; inFlight: number },
): Promise<Measured> {
  const botsTime = (): number => bots.reduce((sum, { child }) => sum + processorTimeOf(child.pid ?? 0), 0);
  const before = {
    answers: await numberOf(database, answersOfPeople), bots: botsTime(), database: databases.processorTime(), people: process.cpuUsage(),
    acknowledged: new Set(table.acknowledgements.map(({ interactionId }) => interactionId)), at: performance.now(),
  };
  const counted = countRequests(table);
  const { unanswered, errors } = await press(games, { inFlight, until: before.at + seconds * 1000 });
  const lasted = (performance.now() - before.at) / 1000;
  const { user, system } = process.cpuUsage(before.people);
  const answers = await numberOf(database, answersOfPeople) - before.answers;
  const delays = table.acknowledgements.flatMap(({ interactionId, ms }) => (before.acknowledged.has(interactionId) ? [] : [ms]));
  const each = (milliseconds: number): number => rounded(milliseconds / Math.max(1, answers));
  const { messages, requests } = counted();
  return {
    processes: bots.length,
    answers,
    answersPerSecond: rounded(answers / lasted),
    acknowledgement: { medianMs: rounded(median(delays)), p99Ms: rounded(quantile(delays, 0.99)), interactions: delays.length },
    processor: {
      botsMs: each(botsTime() - before.bots),
      databaseMs: each(databases.processorTime() - before.database),
      peopleMs: each((user + system) / 1000),
    },
    messagesPerSecond: rounded(messages / lasted),
    requestsPerSecond: rounded(requests / lasted),
    unanswered,
    errors,
  };
}

/** Requests of the bots from now on, those that answer interactions left out; messages that they send or edit among them. */
function countRequests(table: Table): () => { readonly messages: number; readonly requests: number } {
  const last = table.log.at(-1);
  return () => {
    const all = table.log.slice(last === undefined ? 0 : table.log.indexOf(last) + 1);
    const since = all.filter(({ path }) => !path.startsWith('/interactions/'));
    const messages = since.filter(({ method, path }) => (method === 'POST' || method === 'PATCH') && /\/messages(\/\d+)?$/.test(path));
    return { messages: messages.length, requests: since.length };
  };
}
