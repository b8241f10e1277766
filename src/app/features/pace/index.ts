import type { GameId, UserId } from '../../../store/records.ts';
import type { Transaction } from '../../../store/types.ts';
import type { Context, Doing, AppEnvironment } from '../../core/context.ts';
import { inItsPlace } from '../../core/places.ts';
import type { AppTransactions } from '../../play/transactions.ts';
import { closeOverduePolls } from '../polls/poll.ts';
import { closeOverdue } from '../undo/proposals.ts';
import { absenceOf } from './absence.ts';
import { archive, revive } from './archive.ts';
import { away, awayIn, awaySince, back, endAbsences, runningOf } from './away.ts';
import { keepTime } from './keepTime.ts';
import { ownTime, setTime } from '../../model/timing/ownTime.ts';
import { MINUTE } from '../../model/timing/presets.ts';
import { runDue } from './runDue.ts';
import { lookAtSession, sessionOf, setSession } from './sessions.ts';
import { setTimers } from './setTimers.ts';
import type { Pace } from '../../model/timing/types.ts';
import { waits } from './waits.ts';

/** The app's ways to act on games. */
interface PaceDoing extends Doing {
  readonly transactions: AppTransactions;
  /** Notifies listeners that there may be something to send. */
  readonly changed: () => void;
  /** Lets the game go on by itself and tells people what is new. */
  readonly wake: (gameId: GameId) => void;
  /** Whether this process is the one to do what is due. */
  readonly keepsTime: () => Promise<boolean>;
  /** Remembers that it looked. */
  readonly see: (now: number) => Promise<void>;
}

/** `app.pace` over the app's parts. */
export function createPace(parts: AppEnvironment, doing: PaceDoing): Pace {
  const { read, look, change, changed, wake, keepsTime } = doing;
  const woken = <T extends ReadonlyArray<{ readonly id: GameId }>>(games: T): T => {
    for (const { id } of games) wake(id);
    return games;
  };
  /**
   * Runs the work while no one else can change the person's running games, including those that a substitute plays for
   * them.
   */
  const inTheirGames = async <T>(
    userId: UserId,
    gameId: GameId | undefined,
    work: (context: Context) => Promise<T>,
  ): Promise<T> => {
    const games = gameId === undefined ? await look({ userId }, (context) => runningOf(context, userId)) : [];
    return await change({ userId, gameId }, work, [`user:${userId}`, ...games.map(({ id }) => `game:${id}` as const)]);
  };
  /** Time until which nothing is done because of the date alone. */
  let doubtful = -Infinity;
  return {
    now: parts.now,
    setTimers: (gameId, person, chosen) =>
      change({ gameId, userId: person.id }, (context) => setTimers(context, gameId, person, chosen)),
    ownTime: (userId) => read({ userId }, ({ store }) => ownTime(store.settings, userId)),
    setOwnTime: (person, wanted) => inTheirGames(person.id, undefined, (context) => setTime(context, person, wanted)),
    away: async (person, absence) => {
      const now = await inTheirGames(person.id, absence.gameId, (context) => away(context, person, absence));
      woken(now.games.map(({ game }) => game));
      return now;
    },
    awayUntil: (userId) => look({ userId }, async (context) => (await absenceOf(context, userId))?.until),
    back: async (person, gameId) =>
      woken(await inTheirGames(person.id, gameId, (context) => back(context, person, gameId))),
    awaySince: (gameId, userId) => look({ gameId, userId }, (context) => awaySince(context, gameId, userId)),
    awayIn: (userId) => look({ userId }, (context) => awayIn(context, userId)),
    waits: (gameId, who) => look({ gameId }, (context) => waits(context, gameId, who)),
    revive: (gameId, person) =>
      inItsPlace(doing, { gameId, userId: person.id }, gameId, (context) => revive(context, gameId, person)),
    archivedIn: (channelId) => look({ channelId }, ({ store }) => store.games({ channelId, statuses: ['archived'] })),
    session: (gameId) => look({ gameId }, (context) => sessionOf(context, gameId)),
    setSession: (gameId, person, typed, locale) =>
      change({ gameId, userId: person.id }, (context) => setSession(context, gameId, person, typed, locale)),
    tick: async (skipped = false) => {
      if (!(await keepsTime())) return;
      const now = parts.now();
      if (await keepTime(doing, now, skipped)) doubtful = now + doubt;
      else if (skipped) doubtful = now;
      const touched = await doWhatIsDue(parts, doing, { now, byTheCalendar: now >= doubtful });
      if (touched.size > 0) changed();
      for (const id of touched) wake(id);
    },
  };
}

/**
 * Milliseconds, after the bot was away or the clock was set, for which everything waits that happens at a moment that
 * someone named: a machine that has just started, or was suspended, may have the wrong time until it has asked others.
 * All else waits for time to go by, and that it does by any clock.
 */
const doubt = 5 * MINUTE;

interface Due {
  readonly now: number;
  /** Whether what happens at a moment that someone named is done, too. */
  readonly byTheCalendar: boolean;
}

/**
 * Does what is due, each game by itself: one that fails holds up no other. Returns the games in which something was
 * due.
 */
async function doWhatIsDue(
  parts: AppEnvironment,
  { look, transactions }: PaceDoing,
  { now, byTheCalendar }: Due,
): Promise<ReadonlySet<GameId>> {
  const touched = new Set<GameId>();
  const each = async (
    what: string,
    find: (store: Transaction) => Promise<ReadonlyArray<GameId>>,
    work: (context: Context, gameId: GameId) => Promise<unknown>,
  ): Promise<void> => {
    for (const gameId of await look({}, ({ store }) => find(store))) {
      try {
        await transactions.together([`game:${gameId}`], (context) => work(context, gameId));
        touched.add(gameId);
      } catch (error) {
        parts.log.error(
          { gameId, work: what, err: error },
          'Something that was due in a game failed; it is tried again soon.',
        );
      }
    }
  };
  if (byTheCalendar) await each('return', ({ timers }) => timers.returningGames(now), endAbsences);
  await each('archive', ({ timers }) => timers.lifelessGames(now), archive);
  await each(
    'timer',
    ({ timers }) => timers.dueGames(now),
    (context, gameId) => runDue(context, gameId, now),
  );
  await each('poll', ({ polls }) => polls.overdue(now), closeOverduePolls);
  if (byTheCalendar) await each('session', ({ sessions }) => sessions.due(now), lookAtSession);
  await each('vote', (store) => store.overdueProposals(now), closeOverdue);
  return touched;
}
