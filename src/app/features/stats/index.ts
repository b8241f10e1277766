import { setImmediate as others } from 'node:timers/promises';
import type { GameId, UserId } from '../../../store/records.ts';
import type { EarnedAchievement, NewAchievement, ResultFilter, Statistics } from '../../../store/results.ts';
import { achievementsIn } from '../../model/achievements/index.ts';
import type { Store } from '../../../store/types.ts';
import type { Log } from '../../core/log.ts';
import { findGame } from '../../core/lookUp.ts';
import type { AppTransactions } from '../../play/transactions.ts';
import type { Context, Doing } from '../../core/context.ts';
import { happenedIn, resultOf, willCount } from '../../model/record/result.ts';
import { defined } from '../../../values/defined.ts';

export { countedCards, sides } from '../../../store/results.ts';
export type {
  CardTally,
  CharacterTally,
  CountedCard,
  EarnedAchievement,
  NewAchievement,
  PersonTally,
  ResultFilter,
  Side,
  Statistics,
  Tally,
} from '../../../store/results.ts';

/**
 * Statistics of finished games. A game counts once it is over, and no longer when its end is undone; a tutorial never.
 */
export interface Stats {
  of(filter: ResultFilter): Promise<Statistics>;
  /** Returns what a person has earned, the latest first; `guildId`: on that server alone. */
  achievements(userId: UserId, guildId: string | undefined): Promise<ReadonlyArray<EarnedAchievement>>;
  /** Returns what people have earned in a game and in none before. */
  newIn(gameId: GameId): Promise<ReadonlyArray<NewAchievement>>;
}

/** `app.stats` over the app's parts. */
export function createStats({ read, look }: Doing): Stats {
  return {
    of: (filter) => look({}, ({ store }) => store.results.statistics(filter)),
    achievements: (userId, guildId) =>
      look({ userId }, ({ store }) => store.results.achievements({ userId, ...defined({ guildId }) })),
    newIn: (gameId) => read({ gameId }, ({ store }) => store.results.newAchievements(gameId)),
  };
}

/**
 * Counts games that ended with a version of the bot that kept no results, or knew no achievements. One that can't be
 * read is left out, and logged. Between two games others are served.
 */
export async function catchUp(
  { results }: Pick<Store, 'results'>,
  log: Log,
  transactions: AppTransactions,
): Promise<void> {
  for (const gameId of await results.missing()) {
    try {
      await transactions.together([`game:${gameId}`], (context) => count(context, gameId));
    } catch (error) {
      log.error({ gameId, err: error }, 'A finished game could not be counted.');
    }
    await others();
  }
}

async function count(context: Context, gameId: GameId): Promise<void> {
  const { store, engine, log, cache, now } = context;
  const game = await findGame(context, gameId);
  const held = game.outcome === undefined || !(await willCount(store, game)) ? undefined : await cache.take(game);
  if (held === undefined || game.outcome === undefined) return;
  const view = engine.view(held.state, 'public');
  const earned = achievementsIn(log, game, view, await store.events(gameId, { who: 'all' }));
  const result = resultOf(game, view, game.outcome, await happenedIn(store, gameId), {
    earned,
    inputs: await store.inputs(gameId),
  });
  await store.commit({ gameId, revision: game.revision, at: now(), result, unattended: true, messages: [] });
}
