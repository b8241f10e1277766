import { startTable } from '../../table/server/index.ts';
import type { ChaosCounts, ChaosOptions, RunningTable } from '../../table/server/index.ts';
import type { CrowdGame } from '../crowd/games.ts';
import { storeGames } from '../crowd/storedGames.ts';
import { createBots, endAll, startAll } from './bots.ts';
import type { Bots } from './bots.ts';
import type { TrialDatabase } from './database.ts';
import { gather } from './evidence.ts';
import type { Evidence } from './evidence.ts';
import { trialPeople } from './people.ts';
import type { People } from './people.ts';
import { pause } from './pause.ts';
import { atRest, until, untilSaid } from './rest.ts';
import { whatWasTold } from './told.ts';
import type { ToldReport } from './told.ts';

/** A trial: people play, bots have trouble, and afterwards everything is counted. */
export interface TrialAsked {
  readonly database: TrialDatabase;
  readonly processes: number;
  readonly games: number;
  /** People's presses per second. */
  readonly perSecond: number;
  /** The trouble that happens while people play; they stop when it is over. */
  readonly trouble: (scene: TrialScene) => Promise<void>;
  /** The faults of Discord that happen by chance while people play. */
  readonly faults?: ChaosOptions | undefined;
  /** Receives the progress, in words. */
  readonly tell?: (text: string) => void;
}

export interface TrialScene {
  readonly table: RunningTable;
  readonly bots: Bots;
  readonly people: People;
  /** Waits until people have been shown `answers` more answers as done. */
  goOn(answers: number): Promise<void>;
}

export interface TrialResult extends Evidence, ToldReport {
  /** How often each kind of fault came; missing if none was asked for. */
  readonly faults?: ChaosCounts;
  readonly presses: number;
  /** Presses to which Discord said “did not respond”. */
  readonly unanswered: number;
  /** Presses on what had just become another message. */
  readonly vain: number;
  /** Answers to presses that Discord refused because it had one already. */
  readonly answeredTwice: number;
  /** Answers that came after Discord had given up: a slow machine. */
  readonly answeredLate: number;
  /** Channels of games that did not go on afterwards. */
  readonly standing: ReadonlyArray<string>;
  /** Other requests of the bots that Discord refused. */
  readonly refusals: ReadonlyArray<string>;
  readonly failures: ReadonlyArray<string>;
  /** Lines of the bots' logs that tell of a mistake. */
  readonly complaints: ReadonlyArray<string>;
}

/** Milliseconds for things that must happen at last, and between two looks. */
const [patience, look] = [120_000, 100];
/** Every third game is of one person and automatic players; the others are of people alone. */
const automaticEvery = 3;
const [host, ...guests] = ['Ada', 'Bo', 'Cleo'];

/** Runs a trial. All that it has started has ended when it settles. */
export async function runTrial(asked: TrialAsked): Promise<TrialResult> {
  const { database, processes, games: count, perSecond, trouble, faults, tell = () => undefined } = asked;
  const table = await startTable({ guilds: count, people: [host, ...guests], shards: { recommended: processes } });
  const bots = createBots(table, database, processes);
  try {
    const games = table.guilds.map((guild, place): CrowdGame => ({
      person: guild.person(host),
      channelId: guild.channelId,
      ...(place % automaticEvery === 0 ? {} : { guests: guests.map((name) => guild.person(name)) }),
    }));
    tell(`${count} games start`);
    await storeGames(database.environment, table.guilds, games);
    tell('the bots start');
    await startAll(bots, processes);
    await atRest(table, database);
    const people = trialPeople(games, 1);
    tell('people play');
    const goOn = async (answers: number): Promise<void> => {
      const wanted = people.done.length + answers;
      const missing = `people were shown ${people.done.length} answers as done, not ${wanted}`;
      await until(async () => people.done.length >= wanted, missing, patience);
    };
    const chaos = faults === undefined ? undefined : table.chaos(faults);
    await whileTheyPlay(people, perSecond, () => trouble({ table, bots, people, goOn }));
    chaos?.stop();
    tell('everything comes to rest');
    const standing = await letAllGoOn(people, database, perSecond);
    await untilSaid(database);
    const evidence = await gather(table, database, people.done);
    const complaints = bots.complaints();
    await endAll(bots);
    tell('what was told is compared with what happened');
    return {
      ...evidence,
      ...(await whatWasTold(table, database)),
      ...(chaos === undefined ? {} : { faults: chaos.counts() }),
      ...people.counts,
      standing,
      ...refusedIn(table),
      failures: people.failures,
      complaints,
    };
  } finally {
    await endAll(bots);
    await table.close();
  }
}

/**
 * Discord's error codes. A message is unknown if a process has removed it before it was killed and its heir removes it
 * again.
 */
const [unknownMessage, unknownInteraction, alreadyAcknowledged] = [10_008, 10_062, 40_060];

function refusedIn({ refusals }: RunningTable): Pick<TrialResult, 'answeredTwice' | 'answeredLate' | 'refusals'> {
  const of = (wanted: number): number => refusals.filter(({ code }) => code === wanted).length;
  return {
    answeredTwice: of(alreadyAcknowledged),
    answeredLate: of(unknownInteraction),
    refusals: refusals
      .filter(
        ({ code, method }) =>
          code !== alreadyAcknowledged &&
          code !== unknownInteraction &&
          !(code === unknownMessage && method !== 'POST'),
      )
      .map(({ method, path, code, reason }) => `${method} ${path}: ${code} ${reason}`),
  };
}

/** Lets people press at a steady rate, whether or not they are answered, until `work` is done. */
async function whileTheyPlay(people: People, perSecond: number, work: () => Promise<void>): Promise<void> {
  const underWay = new Set<Promise<void>>();
  const press = (): void => {
    const act = people.act().finally(() => underWay.delete(act));
    underWay.add(act);
  };
  const timer = setInterval(press, 1000 / perSecond);
  try {
    await work();
  } finally {
    clearInterval(timer);
    await Promise.all(underWay);
  }
}

/** Lets someone answer something more in each running game. Returns the channels of the games in which no one did. */
async function letAllGoOn(people: People, database: TrialDatabase, perSecond: number): Promise<ReadonlyArray<string>> {
  const before = await answersByChannel(database);
  const end = Date.now() + patience;
  let standing = new Set(before.keys());
  while (standing.size > 0 && Date.now() < end) {
    const within = standing;
    await Promise.all(Array.from({ length: perSecond }, () => people.act(within)));
    await pause(look);
    const now = await answersByChannel(database);
    standing = new Set(
      [...now].flatMap(([channel, answers]) => (answers > (before.get(channel) ?? 0) ? [] : [channel])),
    );
  }
  return [...standing];
}

/** Returns the number of stored answers of people in each running game, by channel. */
async function answersByChannel(database: TrialDatabase): Promise<ReadonlyMap<string, number>> {
  const rows =
    await database.query(`SELECT channel_id, (SELECT count(*) FROM inputs WHERE game_id = games.id AND given_by NOT LIKE 'automatic%') AS answers
    FROM games WHERE status = 'running'`);
  return new Map(rows.map((row) => [String(row['channel_id']), Number(row['answers'])]));
}
