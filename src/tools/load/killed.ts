import { killAlone, killOneByOne } from '../trial/kills.ts';
import type { Kill } from '../trial/kills.ts';
import { runTrial } from '../trial/trial.ts';
import type { TrialResult } from '../trial/trial.ts';
import type { ChaosCounts } from '../../table/server/index.ts';
import { databasesOf } from './databases.ts';

export interface KillsAsked {
  readonly processes: number;
  readonly games: number;
  readonly kills: number;
  /** Milliseconds between two kills. */
  readonly every: number;
  readonly perSecond: number;
  /** Which part of all requests goes wrong by chance, from 0 to 1; besides, all do for some seconds twice a minute. */
  readonly faults: number | undefined;
  /** The seed of that chance. */
  readonly seed: number;
  /** Whether a file is used instead of PostgreSQL, for one process. */
  readonly sqlite: boolean;
  /** The address of a PostgreSQL server on which databases may be made; without it one is started. */
  readonly database: string | undefined;
}

export interface KillsResult extends TrialResult {
  readonly processes: number;
  readonly games: number;
  readonly kills: ReadonlyArray<Kill>;
  readonly slowestTakeOverMs: number;
  /** The seed of the faults, if there were any. */
  readonly seed?: number;
  /** Whether nothing was lost, nothing was done twice, and others took over in time. */
  readonly isWell: boolean;
}

const wantedMs = 15_000;
/** The time between bursts of faults and their length, in milliseconds. */
const burst = { every: 30_000, lasts: 4000 };

/** Plays games while bots are killed. `tell` is called with the progress, in words. */
export async function tryKills(asked: KillsAsked, tell: (text: string) => void): Promise<KillsResult> {
  const { processes, games, kills: number, every, perSecond, faults: rate, seed } = asked;
  const databases = await databasesOf(asked.sqlite, asked.database);
  try {
    const database = await databases.make();
    let kills: ReadonlyArray<Kill> = [];
    const trouble = async (scene: Parameters<typeof killOneByOne>[0]): Promise<void> => {
      kills = await (processes === 1 ? killAlone : killOneByOne)(scene, database, { kills: number, every });
    };
    const faults = rate === undefined ? undefined : { seed, rate, burst };
    const result = await runTrial({ database, processes, games, perSecond, trouble, tell, faults });
    await database.drop();
    const slowestTakeOverMs = Math.max(...kills.map(({ takenOverMs }) => takenOverMs));
    const mistakes = [
      result.lost,
      result.doubledInputs,
      result.doubledPosts,
      result.unsent,
      result.standing,
      result.untold,
      result.toldTwice,
    ].flat();
    // What was answered, and no one knows, is answered again: the answer was cut off.
    const isOnce = result.answeredTwice === 0 || faults !== undefined;
    const isInTime = processes === 1 || slowestTakeOverMs <= wantedMs;
    const isWell = mistakes.length === 0 && isOnce && isInTime;
    return { processes, games, ...result, kills, slowestTakeOverMs, ...(faults === undefined ? {} : { seed }), isWell };
  } finally {
    await databases.close();
  }
}

export function killsInWords(result: KillsResult): string {
  const { processes, games, kills, answers, acknowledged, posts, unanswered, slowestTakeOverMs } = result;
  const lists = [
    'lost',
    'doubledInputs',
    'doubledPosts',
    'unsent',
    'untold',
    'toldTwice',
    'standing',
    'refusals',
    'failures',
    'complaints',
  ] as const;
  return [
    `${games} games, ${processes} processes, one killed ${kills.length} times: ${answers} answers (${acknowledged} of them shown as done), ${posts} posts;` +
      ` ${result.lost.length} answers lost, ${result.doubledInputs.length} stored twice, ${result.doubledPosts.length} posts twice,` +
      ` ${result.untold.length} of ${result.events} events untold;` +
      ` others took over within ${slowestTakeOverMs} ms; ${unanswered} presses unanswered.`,
    ...(result.faults === undefined
      ? []
      : [`  faults by the chance of ${result.seed}: ${faultsInWords(result.faults)}`]),
    ...lists.flatMap((name) => result[name].slice(0, 5).map((each) => `  ${name}: ${each}`)),
  ].join('\n');
}

function faultsInWords(faults: ChaosCounts): string {
  return Object.entries(faults)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ');
}
