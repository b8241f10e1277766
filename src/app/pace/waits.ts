import type { GameId, PaceOptions, UserId } from '../../store/records.ts';
import { findGame } from '../lookUp.ts';
import type { Context } from '../parts.ts';
import { sleepOf } from './ownTime.ts';
import { limitOf, tableOf } from './timers.ts';

/** Until when open questions wait, and what happens then. */
export interface Waits {
  /** By the id of the question as it is shown, in milliseconds since 1970; one that has no limit, or stands still, is not there. */
  readonly questions: ReadonlyMap<string, number>;
  /** When the window of reactions that is open closes: the same for everybody who is asked, so it tells nobody who that is. */
  readonly reactions: number | undefined;
  readonly then: PaceOptions['atLimit'];
}

/** Of the questions of one person, or of those of which everybody knows. */
export function waits<State>(context: Context<State>, game: GameId, who: UserId | 'public'): Waits {
  const { store } = context;
  const found = findGame(context, game);
  const table = tableOf(found, (userId) => sleepOf(store.settings, userId));
  const limits = store.timers.ofGame(game).flatMap((timer) => {
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
