import type { GameId } from '../../store/records.ts';
import type { TimerRecord } from '../../store/timers.ts';
import { toChannel } from '../announce.ts';
import type { Context } from '../parts.ts';
import { sleepOf } from './ownTime.ts';
import { MINUTE } from './presets.ts';
import { remeasured, settle, tableOf } from './timers.ts';

/** A shorter break is none: the next look makes up for it. */
const longestBreak = 5 * MINUTE;

/**
 * Time in which the bot was not there counts for nobody: whoever is waited for has as much time left as when it was last
 * there, and so nothing is due all at once. The same if the clock was set, forward or backward. Time that was `skipped` on
 * purpose counts. If this is cut short, it does the same again next time.
 */
export function keepTime<State>(context: Context<State>, now: number, skipped: boolean): void {
  const { timers } = context.store;
  const seen = timers.seenAt();
  const gap = seen === undefined || skipped ? 0 : now - seen;
  if (gap >= 0 && gap <= longestBreak) return timers.see(now);
  const games = timers.waitingGames();
  context.shelf.together(() => {
    timers.makeUp({ seenAt: now, shift: gap, timers: new Map(games.map((id) => [id, madeUp(context, id, now - gap, now)])) });
    for (const id of context.store.overdueProposals(Number.MAX_SAFE_INTEGER)) postponeVote(context, id, gap, now);
  });
  // Copies in memory have the timers from before.
  for (const id of games) context.shelf.drop(id);
}

/** A vote lasts as much longer as nobody could vote. */
function postponeVote<State>({ store }: Context<State>, gameId: GameId, gap: number, now: number): void {
  const [game, proposal] = [store.game(gameId), store.proposal(gameId)];
  if (game === undefined || proposal === undefined) return;
  store.commit({
    gameId, revision: game.revision, at: now, unattended: true,
    proposal: { ...proposal, expiresAt: proposal.expiresAt + gap },
    messages: toChannel(game, [{ kind: 'proposal', number: proposal.number }]),
  });
}

/** What was spent until the break counts; from now on the time goes on. */
function madeUp<State>({ store }: Context<State>, id: GameId, until: number, now: number): ReadonlyArray<TimerRecord> {
  const game = store.game(id);
  if (game === undefined) return [];
  const table = tableOf(game, (userId) => sleepOf(store.settings, userId));
  return store.timers
    .ofGame(id)
    .map((timer) => (timer.due === undefined ? timer : remeasured({ ...settle(timer, table, until), countedAt: now }, table)));
}
