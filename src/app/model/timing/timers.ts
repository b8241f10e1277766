import type { Decision } from '../../../store/engineTypes.ts';
import type { GameRecord, PaceOptions, UserId } from '../../../store/records.ts';
import type { TimerKind, TimerRecord } from '../../../store/timers.ts';
import { shownId } from '../../core/decisionIds.ts';
import { peopleOf } from '../../core/person.ts';
import { DAY, HOUR, MINUTE } from './presets.ts';
import { afterWaking, wakesAt, wakingBetween } from './waking.ts';
import type { Sleep } from './waking.ts';

/** A question is reminded of at most so often. */
const mostReminders = 2;
/**
 * Shortest time for which a window of reactions stays open after someone's night; its whole time if that is shorter.
 */
const graceAfterSleep = HOUR;
/** People of all time zones at one table: a window does not wait for all of them to be awake at once. */
const longestWait = DAY;

/** The clock by which the questions of a game are measured. */
export interface TableClock {
  readonly pace: PaceOptions;
  /** Everyone who plays, no matter who is asked: so the end of a window of reactions tells no one who that is. */
  readonly people: ReadonlyArray<UserId>;
  readonly sleepOf: (userId: UserId) => Sleep | undefined;
}

export function tableOf(game: GameRecord, sleepOf: TableClock['sleepOf']): TableClock {
  return { pace: game.pace, sleepOf, people: peopleOf(game) };
}

export interface OpenQuestions {
  readonly game: GameRecord;
  readonly table: TableClock;
  readonly decisions: ReadonlyArray<Decision>;
  /** The timers so far. */
  readonly before: ReadonlyArray<TimerRecord>;
  readonly now: number;
  /** Whether new questions were asked already: until automatic players have acted no one is. */
  readonly settled: boolean;
}

/**
 * Returns one timer for each question that waits for a person: those that wait already go on, those of a paused game
 * are paused.
 */
export function timersFor({ game, table, decisions, before, now, settled }: OpenQuestions): ReadonlyArray<TimerRecord> {
  if (game.status !== 'running') return [];
  return decisions.flatMap((decision) => {
    const holder = game.seats[decision.seat];
    if (holder?.kind !== 'user') return [];
    const decisionId = shownId(decision.id, game.undone);
    const known = before.find((timer) => isFor(timer, decision, decisionId, holder.userId));
    if (known !== undefined) {
      const own = { ...known, userId: holder.userId };
      return [game.paused === undefined ? going(own, table, now) : standing(own, table, now)];
    }
    if (!settled) return [];
    const asked = {
      seat: decision.seat,
      decisionId,
      userId: holder.userId,
      secret: decision.privacy === 'secret',
      attempt: 0,
      spent: 0,
      countedAt: now,
      due: undefined,
    };
    return [game.paused === undefined ? going(asked, table, now) : asked];
  });
}

/**
 * Returns whether the timer is this question's and this player's. A new holder of a seat has the whole time to answer.
 * Only where no one may know who is asked the time runs on: otherwise a window that stays open longer would tell that
 * the new holder is asked.
 */
function isFor(timer: TimerRecord, { seat }: Decision, decisionId: string, userId: UserId): boolean {
  return timer.seat === seat && timer.decisionId === decisionId && (timer.userId === userId || timer.secret);
}

/** Returns the timer with its next due time; one that was paused continues from now. */
function going(timer: TimerRecord, table: TableClock, now: number): TimerRecord {
  if (timer.due !== undefined) return timer;
  const due = dueOf({ ...timer, countedAt: now }, table);
  return due === undefined ? timer : { ...timer, countedAt: now, due };
}

function standing(timer: TimerRecord, table: TableClock, now: number): TimerRecord {
  return timer.due === undefined ? timer : { ...settle(timer, table, now), due: undefined };
}

/** The same, counted up to a moment. */
export function settle(timer: TimerRecord, table: TableClock, upTo: number): TimerRecord {
  return { ...timer, spent: timer.spent + counted(timer, table, upTo), countedAt: upTo };
}

/** Due again after the pace, or the sleep of someone, was changed: what was spent so far counts. */
export function remeasured(timer: TimerRecord, table: TableClock): TimerRecord {
  return timer.due === undefined ? timer : { ...timer, due: dueOf(timer, table) };
}

/** Returns the timer of the same question as if it had been asked just now. */
export function restarted(timer: TimerRecord, table: TableClock, now: number): TimerRecord {
  const fresh = { ...timer, attempt: 0, spent: 0, countedAt: now };
  return { ...fresh, due: dueOf(fresh, table) };
}

/** Returns the timer after a reminder. */
export function reminded(timer: TimerRecord, table: TableClock, now: number): TimerRecord {
  const attempts = Array.from({ length: mostReminders }, (_, index) => index + 1).filter((attempt) =>
    isPast(reminderAt(timer, table, attempt), now),
  );
  const after = { ...timer, attempt: Math.max(timer.attempt + 1, ...attempts) };
  return { ...after, due: dueOf(after, table) };
}

function isPast(at: number | undefined, now: number): boolean {
  return at !== undefined && at <= now;
}

/** The question's next due time. A limit that is reached needs no reminder any more. */
function dueOf(timer: TimerRecord, table: TableClock): TimerRecord['due'] {
  const limit = limitAt(timer, table);
  const reminder = timer.attempt < mostReminders ? reminderAt(timer, table, timer.attempt + 1) : undefined;
  if (reminder !== undefined && (limit === undefined || reminder < limit)) return { at: reminder, kind: 'remind' };
  return limit === undefined ? undefined : { at: limit, kind: 'limit' };
}

/** Returns what is due by now; a limit comes before a reminder that was missed. */
export function dueKind(timer: TimerRecord, table: TableClock, now: number): TimerKind | undefined {
  if (timer.due === undefined) return undefined;
  if (isPast(limitAt(timer, table), now)) return 'limit';
  const due = dueOf(timer, table);
  return due !== undefined && due.at <= now ? due.kind : undefined;
}

/** Returns when the time for a question is over; `undefined`: never, or the game is paused. */
export function limitOf(timer: TimerRecord, table: TableClock): number | undefined {
  return timer.due === undefined ? undefined : limitAt(timer, table);
}

function limitAt(timer: TimerRecord, table: TableClock): number | undefined {
  const limit = (timer.secret ? table.pace.reactionLimit : table.pace.limit) * MINUTE;
  if (limit === 0) return undefined;
  return timer.secret
    ? secretEnd(timer.countedAt + limit - timer.spent, limit, table)
    : afterWaking(timer.countedAt, Math.max(0, limit - timer.spent), ownSleep(timer, table));
}

function reminderAt(timer: TimerRecord, table: TableClock, attempt: number): number | undefined {
  const { remindAfter, remindAgain = remindAfter * 2 } = table.pace;
  if (remindAfter === 0) return undefined;
  const wait = (attempt === 1 ? remindAfter : remindAgain) * MINUTE;
  return timer.secret
    ? secretReminder(timer.countedAt + wait - timer.spent, table)
    : afterWaking(timer.countedAt, Math.max(0, wait - timer.spent), ownSleep(timer, table));
}

/**
 * Returns when to remind of a secret question. It waits until no one sleeps, since everyone is reminded alike: its time
 * would otherwise tell who is asked. At most a day late.
 */
function secretReminder(due: number, { people, sleepOf }: TableClock): number {
  const latest = due + longestWait;
  let at = due;
  for (let woken = wakers(at, people, sleepOf); woken !== undefined && at < latest; woken = wakers(at, people, sleepOf))
    at = woken;
  return Math.min(at, latest);
}

/**
 * All time counts, for everyone alike, but the window does not close while someone at the table sleeps, nor right
 * after.
 */
function secretEnd(end: number, limit: number, { people, sleepOf }: TableClock): number {
  const latest = end + longestWait;
  let at = end;
  for (let woken = wakers(at, people, sleepOf); woken !== undefined && at < latest; woken = wakers(at, people, sleepOf))
    at = woken + Math.min(limit, graceAfterSleep);
  return Math.min(at, latest);
}

/** Returns when the last of those wakes who sleep at this moment. */
function wakers(at: number, people: TableClock['people'], sleepOf: TableClock['sleepOf']): number | undefined {
  const wakes = people.flatMap((userId) => wakesAt(at, sleepOf(userId)) ?? []);
  return wakes.length === 0 ? undefined : Math.max(...wakes);
}

/** Sleep counts for no one who is asked in secret: the others could see by the end of the window who slept. */
function counted(timer: TimerRecord, table: TableClock, upTo: number): number {
  return wakingBetween(timer.countedAt, upTo, timer.secret ? undefined : ownSleep(timer, table));
}

function ownSleep({ userId }: TimerRecord, { sleepOf }: TableClock): Sleep | undefined {
  return sleepOf(userId);
}
