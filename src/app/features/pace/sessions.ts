import type { GameId, GameRecord } from '../../../store/records.ts';
import { toChannel } from '../../play/announce.ts';
import { AppError } from '../../core/error.ts';
import { findGame, findOpen, isAdministrator, seatOf } from '../../core/lookUp.ts';
import type { Context } from '../../core/context.ts';
import type { Person } from '../../core/person.ts';
import { ownTime } from '../../model/timing/ownTime.ts';
import { HOUR, MINUTE } from '../../model/timing/presets.ts';
import { defined } from '../../../values/defined.ts';
import type { Locale } from '../../../words/index.ts';
import { isSpan, untilTyped } from '../../model/timing/typed/moments.ts';

/** Milliseconds before a session at which the table is reminded of it. */
const ahead = 15 * MINUTE;
/** How long a session is taken to last, in milliseconds. */
export const sessionLasts = 4 * HOUR;

/**
 * Returns when the people of a game have agreed to play together; `undefined`: they have not, or the game is at an end.
 */
export async function sessionOf(context: Context, gameId: GameId): Promise<number | undefined> {
  const { status } = await findGame(context, gameId);
  return status === 'lobby' || status === 'running' ? (await context.store.sessions.of(gameId))?.at : undefined;
}

/**
 * Sets when the table plays together, as typed, by the person's own clock; `undefined`: it does not. For those who play
 * and who look after the game. Throws `notAllowed`, `notRunning`, `illegalTime`, `unknownZone`.
 */
export async function setSession(
  context: Context,
  gameId: GameId,
  person: Person,
  typed: string | undefined,
  locale?: Locale,
): Promise<number | undefined> {
  const game = await findOpen(context, gameId);
  if (seatOf(game, person.id) === undefined && !isAdministrator(game, person))
    throw new AppError(
      'notAllowed',
      (say) => say('session.notYours'),
      (say) => say('session.notYoursHint'),
    );
  const now = context.now();
  const at = typed === undefined ? undefined : await momentTyped(context, person, { typed, locale }, now);
  const before = (await context.store.sessions.of(gameId))?.at;
  if (at === before) return at;
  await context.store.sessions.set(gameId, at === undefined ? undefined : { at, dueAt: nextLook(at, now) });
  await context.store.commit({
    gameId,
    revision: game.revision,
    at: now,
    messages: toChannel(game, [
      { kind: 'notice', notice: { kind: 'sessionSet', by: person.name, at } },
      { kind: 'lobby' },
    ]),
  });
  return at;
}

/** Returns when there is something to do about a session: to remind of it, or to forget it. */
function nextLook(at: number, now: number): number {
  return at - ahead > now ? at - ahead : at + sessionLasts;
}

/** The clock was set back: a session that was reminded of by the wrong time is reminded of when it is time. */
export async function remindAgain({ store, now }: Context, gameId: GameId): Promise<void> {
  const session = await store.sessions.of(gameId);
  if (session !== undefined) await store.sessions.set(gameId, { ...session, dueAt: nextLook(session.at, now()) });
}

async function momentTyped(
  { store }: Context,
  person: Person,
  { typed, locale }: { readonly typed: string; readonly locale: Locale | undefined },
  now: number,
): Promise<number> {
  const { zone } = await ownTime(store.settings, person.id);
  if (zone === undefined && !isSpan(typed, locale))
    throw new AppError(
      'unknownZone',
      (say) => say('session.noZone'),
      (say) => say('session.noZoneHint'),
    );
  return untilTyped(typed, now, { zone: zone ?? 'UTC', ...defined({ locale }) });
}

/** Reminds the table of a session that is about to begin, once; forgets one that is over. */
export async function lookAtSession(context: Context, gameId: GameId): Promise<void> {
  const { store, now } = context;
  const [game, session] = [await store.game(gameId), await store.sessions.of(gameId)];
  if (game === undefined || session === undefined) return;
  const isOpen = game.status === 'lobby' || game.status === 'running';
  if (!isOpen || now() >= session.at + sessionLasts) {
    await forget(context, game);
    return;
  }
  await store.sessions.set(gameId, { ...session, dueAt: session.at + sessionLasts });
  // A bot that was offline at the time of the reminder sends none once the session has begun.
  if (now() < session.at) await remind(context, game, session.at);
}

async function remind({ store, now }: Context, game: GameRecord, at: number): Promise<void> {
  const people = game.seats.flatMap((holder) => (holder.kind === 'user' ? [holder.userId] : []));
  await store.commit({
    gameId: game.id,
    revision: game.revision,
    at: now(),
    unattended: true,
    messages: toChannel(game, [{ kind: 'notice', notice: { kind: 'sessionSoon', at, people } }]),
  });
}

async function forget({ store, now }: Context, game: GameRecord): Promise<void> {
  await store.sessions.set(game.id, undefined);
  await store.commit({
    gameId: game.id,
    revision: game.revision,
    at: now(),
    unattended: true,
    messages: toChannel(game, [{ kind: 'lobby' }]),
  });
}
