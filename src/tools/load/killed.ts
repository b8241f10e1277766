import { killOneByOne } from '../trial/kills.ts';
import type { Kill } from '../trial/kills.ts';
import { runTrial } from '../trial/trial.ts';
import type { TrialResult } from '../trial/trial.ts';
import { databasesOf } from './databases.ts';

export interface KillsAsked {
  readonly processes: number;
  readonly games: number;
  readonly kills: number;
  /** Milliseconds. */
  readonly every: number;
  readonly perSecond: number;
  /** Of a PostgreSQL server on which databases may be made; without it one is started. */
  readonly database: string | undefined;
}

export interface KillsResult extends TrialResult {
  readonly processes: number;
  readonly games: number;
  readonly kills: ReadonlyArray<Kill>;
  readonly slowestTakeOverMs: number;
  /** Nothing was lost, nothing was done twice, and others took over in time. */
  readonly isWell: boolean;
}

const wantedMs = 15_000;

/** `tell`: how far it is, in words. */
export async function tryKills(asked: KillsAsked, tell: (text: string) => void): Promise<KillsResult> {
  const { processes, games, kills: number, every, perSecond } = asked;
  const databases = await databasesOf(false, asked.database);
  try {
    const database = await databases.make();
    let kills: ReadonlyArray<Kill> = [];
    const trouble = async (scene: Parameters<typeof killOneByOne>[0]): Promise<void> => {
      kills = await killOneByOne(scene, database, { kills: number, every });
    };
    const result = await runTrial({ database, processes, games, perSecond, trouble, tell });
    await database.drop();
    const slowestTakeOverMs = Math.max(...kills.map(({ takenOverMs }) => takenOverMs));
    const mistakes = [result.lost, result.doubledInputs, result.doubledPosts, result.unsent, result.standing].flat();
    const isWell = mistakes.length === 0 && result.answeredTwice === 0 && slowestTakeOverMs <= wantedMs;
    return { processes, games, ...result, kills, slowestTakeOverMs, isWell };
  } finally {
    await databases.close();
  }
}

export function killsInWords(result: KillsResult): string {
  const { processes, games, kills, answers, acknowledged, posts, unanswered, slowestTakeOverMs } = result;
  const lists = ['lost', 'doubledInputs', 'doubledPosts', 'unsent', 'standing', 'refusals', 'failures', 'complaints'] as const;
  return [
    `${games} games, ${processes} processes, one killed ${kills.length} times: ${answers} answers (${acknowledged} of them shown as done), ${posts} posts;`
      + ` ${result.lost.length} answers lost, ${result.doubledInputs.length} stored twice, ${result.doubledPosts.length} posts twice;`
      + ` others took over within ${slowestTakeOverMs} ms; ${unanswered} presses unanswered.`,
    ...lists.flatMap((name) => result[name].slice(0, 5).map((each) => `  ${name}: ${each}`)),
  ].join('\n');
}
