import type { GameId } from '../../store/records.ts';
import type { Context } from '../parts.ts';
import { closeOverduePolls } from '../polls/poll.ts';
import { closeOverdue } from '../undo/proposals.ts';
import { absenceOf } from './absence.ts';
import { archive, revive } from './archive.ts';
import { away, awayIn, awaySince, back, endAbsences } from './away.ts';
import { keepTime } from './keepTime.ts';
import { ownTime, setTime } from './ownTime.ts';
import { runDue } from './runDue.ts';
import { lookAtSession, sessionOf, setSession } from './sessions.ts';
import { setTimers } from './setTimers.ts';
import type { Pace } from './types.ts';
import { waits } from './waits.ts';

/** What is done to games, as the app does it: refusals are passed on, bugs logged. */
export interface Doing {
  /** Only looks, or changes what nobody is told of. */
  readonly look: <T>(details: Readonly<Record<string, unknown>>, work: () => T) => Promise<T>;
  /** Changes something in one transaction; whoever listens is told. */
  readonly change: <T>(details: Readonly<Record<string, unknown>>, work: () => T) => Promise<T>;
  /** Tells whoever listens that there may be something to send. */
  readonly changed: () => void;
  /** Lets the game go on by itself and tells people what is new. */
  readonly wake: (gameId: GameId) => void;
}

/** `app.pace` over the app's parts. */
export function createPace<State>(context: Context<State>, { look, change, changed, wake }: Doing): Pace {
  const { store } = context;
  const woken = <T extends ReadonlyArray<{ readonly id: GameId }>>(games: T): T => {
    for (const { id } of games) wake(id);
    return games;
  };
  return {
    now: context.now,
    setTimers: (gameId, person, chosen) => change({ gameId, userId: person.id }, () => setTimers(context, gameId, person, chosen)),
    ownTime: (userId) => look({ userId }, () => ownTime(store.settings, userId)),
    setOwnTime: (person, wanted) => change({ userId: person.id }, () => setTime(context, person, wanted)),
    away: async (person, absence) => {
      const now = await change({ userId: person.id }, () => away(context, person, absence));
      woken(now.games.map(({ game }) => game));
      return now;
    },
    awayUntil: (userId) => look({ userId }, () => absenceOf(context, userId)?.until),
    back: async (person, gameId) => woken(await change({ userId: person.id, gameId }, () => back(context, person, gameId))),
    awaySince: (gameId, userId) => look({ gameId, userId }, () => awaySince(context, gameId, userId)),
    awayIn: (userId) => look({ userId }, () => awayIn(context, userId)),
    waits: (gameId, who) => look({ gameId }, () => waits(context, gameId, who)),
    revive: (gameId, person) => change({ gameId, userId: person.id }, () => revive(context, gameId, person)),
    archivedIn: (channelId) => look({ channelId }, () => store.games({ channelId, statuses: ['archived'] })),
    session: (gameId) => look({ gameId }, () => sessionOf(context, gameId)),
    setSession: (gameId, person, typed) => change({ gameId, userId: person.id }, () => setSession(context, gameId, person, typed)),
    tick: async (skipped = false) => {
      const touched = await look({}, () => tick(context, skipped));
      if (touched.size > 0) changed();
      for (const id of touched) wake(id);
    },
  };
}

/** Does what is due, each game by itself: one that fails holds up no other. Gives the games in which something was. */
function tick<State>(context: Context<State>, skipped: boolean): ReadonlySet<GameId> {
  const { store, shelf, log } = context;
  const touched = new Set<GameId>();
  const now = context.now();
  const each = (games: ReadonlyArray<GameId>, what: string, work: (gameId: GameId) => void): void => {
    for (const gameId of games) {
      try {
        shelf.together(() => { work(gameId); });
        touched.add(gameId);
      } catch (error) {
        log.error({ gameId, work: what, err: error }, 'Something that was due in a game failed; it is tried again soon.');
      }
    }
  };
  keepTime(context, now, skipped);
  each(store.timers.returningGames(now), 'return', (gameId) => endAbsences(context, gameId));
  each(store.timers.lifelessGames(now), 'archive', (gameId) => archive(context, gameId));
  each(store.timers.dueGames(now), 'timer', (gameId) => runDue(context, gameId, now));
  each(store.polls.overdue(now), 'poll', (gameId) => closeOverduePolls(context, gameId));
  each(store.sessions.due(now), 'session', (gameId) => lookAtSession(context, gameId));
  each(store.overdueProposals(now), 'vote', (gameId) => closeOverdue(context, gameId));
  return touched;
}
