import type { GameId } from '../../../store/records.ts';
import type { TimerRecord } from '../../../store/timers.ts';
import type { NewMessage } from '../../../store/types.ts';
import { toChannel } from '../../play/announce.ts';
import { takeStarted } from '../../core/lookUp.ts';
import type { Context } from '../../core/context.ts';
import { automaticDecision, storeTimers, timersOf } from '../../play/step.ts';
import { sleepsOf } from '../../model/timing/ownTime.ts';
import { HOUR } from '../../model/timing/presets.ts';
import { timeOut } from './timeOut.ts';
import { dueKind, remeasured, reminded, tableOf } from '../../model/timing/timers.ts';
import type { TableClock } from '../../model/timing/timers.ts';

/**
 * Answers for those whose time is over, one after the other, without anyone being asked in between: more would be a
 * bug.
 */
const mostAtOnce = 200;

/**
 * Does all that is due in a game by now, each thing in one transaction with all that is told about it. What fails,
 * which is a bug, is tried again in an hour.
 */
export async function runDue(context: Context, gameId: GameId, now: number): Promise<void> {
  try {
    for (let left = mostAtOnce; await runNext(context, gameId, now); left -= 1) {
      if (left === 0) throw new Error('Questions run out of time without an end.');
    }
  } catch (error) {
    context.cache.drop(gameId);
    context.log.error(
      { gameId, err: error },
      'What was due in a game could not be done; it is tried again in an hour.',
    );
    await postpone(context, gameId, now);
  }
}

/** Whether someone's time was over: then something else may be due. */
async function runNext(context: Context, gameId: GameId, now: number): Promise<boolean> {
  const game = await context.store.game(gameId);
  if (game?.status !== 'running') return false;
  const taken = await takeStarted(context, game);
  const settled = automaticDecision(context.engine, game, taken.state) === undefined;
  const sleepOf = await sleepsOf(context.store.settings, game);
  const timers = timersOf(context.engine, taken, sleepOf, settled, now);
  const table = tableOf(game, sleepOf);
  const out = timers.find((timer) => dueKind(timer, table, now) === 'limit');
  if (out !== undefined) return await timeOut(context, { held: { ...taken, timers }, table, out, now });
  const messages = [...publicReminder(game, timers, table, now), ...reactionReminders(game, timers, table, now)];
  await storeTimers(
    context,
    taken,
    timers.map((timer) => afterLook(timer, table, now)),
    messages,
  );
  return false;
}

/**
 * Returns the timer after a look at it; one that is not due after all, because someone's sleep has changed meanwhile,
 * is measured again.
 */
function afterLook(timer: TimerRecord, table: TableClock, now: number): TimerRecord {
  if (timer.due === undefined || timer.due.at > now) return timer;
  return dueKind(timer, table, now) === 'remind' ? reminded(timer, table, now) : remeasured(timer, table);
}

function toRemind(timers: ReadonlyArray<TimerRecord>, table: TableClock, now: number): ReadonlyArray<TimerRecord> {
  return timers.filter((timer) => dueKind(timer, table, now) === 'remind');
}

/** Returns the reminder in the channel, only about questions for which everyone knows who is asked. */
function publicReminder(
  game: { readonly channelId: string },
  timers: ReadonlyArray<TimerRecord>,
  table: TableClock,
  now: number,
): ReadonlyArray<NewMessage> {
  const seats = [
    ...new Set(
      toRemind(timers, table, now)
        .filter(({ secret }) => !secret)
        .map(({ seat }) => seat),
    ),
  ];
  return toChannel(game, [seats.length > 0 && { kind: 'reminder', seats }]);
}

/**
 * One for each person, however many questions wait, and one for everyone alike: not all of them may get direct
 * messages.
 */
function reactionReminders(
  game: { readonly channelId: string },
  timers: ReadonlyArray<TimerRecord>,
  table: TableClock,
  now: number,
): ReadonlyArray<NewMessage> {
  const secret = toRemind(timers, table, now).filter((timer) => timer.secret);
  const people = new Map(secret.map(({ userId, seat }) => [userId, seat]));
  return [
    ...toChannel(game, [secret.length > 0 && { kind: 'reactionReminder' }]),
    ...[...people].map(([userId, seat]): NewMessage => ({
      lane: `user:${userId}`,
      intent: { kind: 'privateReminder', userId, seat },
    })),
  ];
}

async function postpone({ store, log }: Context, gameId: GameId, now: number): Promise<void> {
  try {
    const game = await store.game(gameId);
    if (game?.status !== 'running') return;
    const later = (await store.timers.ofGame(gameId)).map((timer) =>
      timer.due === undefined ? timer : { ...timer, due: { ...timer.due, at: Math.max(timer.due.at, now + HOUR) } },
    );
    await store.commit({ gameId, revision: game.revision, at: now, timers: later, unattended: true, messages: [] });
  } catch (error) {
    log.error({ gameId, err: error }, 'What was due in a game could not be put off.');
  }
}
