import type { GameId, UserId } from '../../../store/records.ts';
import { findGame } from '../../core/lookUp.ts';
import type { Context } from '../../core/context.ts';
import { sleepsOf } from '../../model/timing/ownTime.ts';
import { limitOf, tableOf } from '../../model/timing/timers.ts';
import type { Waits } from '../../model/timing/types.ts';

/** Returns the limits of one person's questions, or of the public ones. */
export async function waits(context: Context, game: GameId, who: UserId | 'public'): Promise<Waits> {
  const { store } = context;
  const found = await findGame(context, game);
  const table = tableOf(found, await sleepsOf(store.settings, found));
  const limits = (await store.timers.ofGame(game)).flatMap((timer) => {
    const at = limitOf(timer, table);
    return at === undefined ? [] : [{ ...timer, at }];
  });
  const shown = limits.filter(({ userId, secret }) => (who === 'public' ? !secret : userId === who));
  const secret = limits.filter((timer) => timer.secret).map(({ at }) => at);
  return {
    questions: new Map(shown.map(({ decisionId, at }) => [decisionId, at])),
    reactions: secret.length === 0 ? undefined : Math.max(...secret),
    then: found.pace.atLimit,
  };
}
