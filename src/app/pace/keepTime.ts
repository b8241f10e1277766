import type { GameId } from '../../store/records.ts';
import type { TimerRecord } from '../../store/timers.ts';
import { toChannel } from '../announce.ts';
import type { Context } from '../parts.ts';
import type { Transactions } from '../transactions.ts';
import { sleepsOf } from './ownTime.ts';
import { MINUTE } from './presets.ts';
import { remeasured, settle, tableOf } from './timers.ts';

/** A shorter break is none: the next look makes up for it. */
const longestBreak = 5 * MINUTE;

/**
 * Time in which the bot was not there counts for nobody: whoever is waited for has as much time left as when it was last
 * there, and so nothing is due all at once. The same if the clock was set, forward or backward. Time that was `skipped` on
 * purpose counts. If this is cut short, it does the same again next time.
 */
export async function keepTime<State>(transactions: Transactions<State>, now: number, skipped: boolean): Promise<void> {
  const seen = await transactions.look(undefined, ({ store }) => store.timers.seenAt());
  const gap = seen === undefined || skipped ? 0 : now - seen;
  if (gap >= 0 && gap <= longestBreak) {
    await transactions.together([], ({ store }) => store.timers.see(now));
    return;
  }
  const games = await transactions.look(undefined, ({ store }) => store.timers.waitingGames());
  await transactions.together(games.map((id) => `game:${id}` as const), (context) => makeUp(context, games, gap, now));
}

async function makeUp<State>(context: Context<State>, games: ReadonlyArray<GameId>, gap: number, now: number): Promise<void> {
  const { store, shelf } = context;
  const timers = new Map<GameId, ReadonlyArray<TimerRecord>>();
  for (const id of games) timers.set(id, await madeUp(context, id, now - gap, now));
  await store.timers.makeUp({ seenAt: now, shift: gap, timers });
  for (const id of await store.overdueProposals(Number.MAX_SAFE_INTEGER)) await postponeVote(context, id, gap, now);
  // Copies in memory have the timers from before.
  for (const id of games) shelf.drop(id);
}

/** A vote lasts as much longer as nobody could vote. */
async function postponeVote<State>({ store }: Context<State>, gameId: GameId, gap: number, now: number): Promise<void> {
  const [game, proposal] = [await store.game(gameId), await store.proposal(gameId)];
  if (game === undefined || proposal === undefined) return;
  await store.commit({
    gameId, revision: game.revision, at: now, unattended: true,
    proposal: { ...proposal, expiresAt: proposal.expiresAt + gap },
    messages: toChannel(game, [{ kind: 'proposal', number: proposal.number }]),
  });
}

/** What was spent until the break counts; from now on the time goes on. */
async function madeUp<State>({ store }: Context<State>, id: GameId, until: number, now: number): Promise<ReadonlyArray<TimerRecord>> {
  const game = await store.game(id);
  if (game === undefined) return [];
  const table = tableOf(game, await sleepsOf(store.settings, game));
  return (await store.timers.ofGame(id))
    .map((timer) => (timer.due === undefined ? timer : remeasured({ ...settle(timer, table, until), countedAt: now }, table)));
}
