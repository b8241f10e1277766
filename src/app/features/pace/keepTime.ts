import type { GameId } from '../../../store/records.ts';
import type { Break, TimerRecord } from '../../../store/timers.ts';
import type { Transaction } from '../../../store/types.ts';
import { toChannel } from '../../play/announce.ts';
import type { Context } from '../../core/context.ts';
import type { AppTransactions } from '../../play/transactions.ts';
import { postponePolls } from '../polls/poll.ts';
import { sleepsOf } from '../../model/timing/ownTime.ts';
import { MINUTE } from '../../model/timing/presets.ts';
import { remindAgain } from './sessions.ts';
import { remeasured, settle, tableOf } from '../../model/timing/timers.ts';

/** A shorter break is none: the next look makes up for it. */
const longestBreak = 5 * MINUTE;
/** Most games to lock at a time: others go on meanwhile, and no database keeps thousands of locks. */
const gamesAtOnce = 25;
/** A time later than everything that is ever due. */
const forever = Number.MAX_SAFE_INTEGER;

/**
 * Gives back the time in which the bot was not there: each player has as much time left as when it was last there, so
 * nothing is due all at once. The same if the clock was set, forward or backward. Time that was `skipped` on purpose
 * counts. If this is cut short, it continues next time where it stopped, each game once. Returns whether there was such
 * a gap.
 */
export async function keepTime(
  { transactions, see }: { readonly transactions: AppTransactions; readonly see: (now: number) => Promise<void> },
  now: number,
  skipped: boolean,
): Promise<boolean> {
  const { seen, begun } = await transactions.look(undefined, async ({ store }) => ({
    seen: await store.timers.seenAt(),
    begun: await store.timers.break(),
  }));
  if (begun !== undefined) await makeUp(transactions, begun);
  // What was cut short was as if it had ended then: since that time there may have been another break.
  const last = begun?.now ?? seen;
  const gap = last === undefined || skipped ? 0 : now - last;
  if (last === undefined || (gap >= 0 && gap <= longestBreak)) {
    await see(now);
    return begun !== undefined;
  }
  const found: Break = { seenAt: last, now, upTo: '' };
  await transactions.together(['time'], ({ store }) => store.timers.makeUp(found, new Map()));
  await makeUp(transactions, found);
  return true;
}

/** A few games at a time, in the order of their ids, each time with how far it has come. */
async function makeUp(transactions: AppTransactions, found: Break): Promise<void> {
  const games = await transactions.look(undefined, async ({ store }) =>
    [
      ...new Set([
        ...(await store.timers.waitingGames()),
        ...(await store.overdueProposals(forever)),
        ...(await store.polls.overdue(forever)),
        ...(await store.sessions.due(forever)),
      ]),
    ].sort(),
  );
  let done = found;
  for (let left = games.filter((id) => id > found.upTo); left.length > 0; left = left.slice(gamesAtOnce)) {
    const some = left.slice(0, gamesAtOnce);
    const next: Break = { ...found, upTo: some.at(-1) ?? found.upTo };
    await transactions.together(['time', ...some.map((id) => `game:${id}` as const)], (context) =>
      makeUpIn(context, some, done, next),
    );
    done = next;
  }
  await transactions.together(['time'], async ({ store }) => {
    if (await isAt(store, done)) await store.timers.endBreak(done);
  });
}

async function makeUpIn(context: Context, games: ReadonlyArray<GameId>, before: Break, after: Break): Promise<void> {
  const { store, cache } = context;
  // Another process may have gone on with it.
  if (!(await isAt(store, before))) return;
  const timers = new Map<GameId, ReadonlyArray<TimerRecord>>();
  for (const id of games) timers.set(id, await madeUp(context, id, after));
  await store.timers.makeUp(after, timers);
  for (const id of games) {
    await postponePolls(context, id, after.now - after.seenAt);
    await postponeVote(context, id, after);
    if (after.now < after.seenAt) await remindAgain(context, id);
  }
  // Copies in memory have the timers from before.
  for (const id of games) cache.drop(id);
}

async function isAt({ timers }: Transaction, { seenAt, now, upTo }: Break): Promise<boolean> {
  const stored = await timers.break();
  return stored?.seenAt === seenAt && stored.now === now && stored.upTo === upTo;
}

/** A vote lasts as much longer as no one could vote. */
async function postponeVote({ store }: Context, gameId: GameId, { seenAt, now }: Break): Promise<void> {
  const [game, proposal] = [await store.game(gameId), await store.proposal(gameId)];
  if (game === undefined || proposal === undefined) return;
  await store.commit({
    gameId,
    revision: game.revision,
    at: now,
    unattended: true,
    proposal: { ...proposal, expiresAt: proposal.expiresAt + now - seenAt },
    messages: toChannel(game, [{ kind: 'proposal', number: proposal.number }]),
  });
}

/** Returns the timers restarted after a break: the time spent before it counts, and from now on the time runs again. */
async function madeUp({ store }: Context, id: GameId, { seenAt, now }: Break): Promise<ReadonlyArray<TimerRecord>> {
  const game = await store.game(id);
  if (game === undefined) return [];
  const table = tableOf(game, await sleepsOf(store.settings, game));
  return (await store.timers.ofGame(id)).map((timer) => {
    // Asked since: that question has not waited through the break.
    if (timer.due === undefined || (timer.countedAt >= now && now > seenAt)) return timer;
    return remeasured({ ...settle(timer, table, seenAt), countedAt: now }, table);
  });
}
