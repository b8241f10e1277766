import type { GameId, GameRecord } from '../../store/records.ts';
import { toChannel } from '../announce.ts';
import { AppError } from '../error.ts';
import { findGame, findOpen, isAdministrator, seatOf } from '../lookUp.ts';
import type { Context } from '../parts.ts';
import type { Person } from '../person.ts';
import { ownTime } from './ownTime.ts';
import { HOUR, MINUTE } from './presets.ts';
import { durationTyped, untilTyped } from './typed.ts';

/** Before a session: when the table is reminded of it. */
const ahead = 15 * MINUTE;
/** How long a session is taken to last, in milliseconds. */
export const sessionLasts = 4 * HOUR;

/** When the people of a game have agreed to play together; `undefined`: they have not, or the game is at an end. */
export function sessionOf<State>(context: Context<State>, gameId: GameId): number | undefined {
  const { status } = findGame(context, gameId);
  return status === 'lobby' || status === 'running' ? context.store.sessions.of(gameId)?.at : undefined;
}

/**
 * Says when the table plays together, as typed, by the person's own clock; `undefined`: it does not. For those who play and who
 * look after the game. Throws `notAllowed`, `notRunning`, `illegalTime`, `unknownZone`.
 */
export function setSession<State>(context: Context<State>, gameId: GameId, person: Person, typed: string | undefined): number | undefined {
  const game = findOpen(context, gameId);
  if (seatOf(game, person.id) === undefined && !isAdministrator(game, person))
    throw new AppError('notAllowed', (say) => say('session.notYours'), (say) => say('session.notYoursHint'));
  const now = context.now();
  const at = typed === undefined ? undefined : momentTyped(context, person, typed, now);
  const before = context.store.sessions.of(gameId)?.at;
  if (at === before) return at;
  context.store.sessions.set(gameId, at === undefined ? undefined : { at, dueAt: at - ahead > now ? at - ahead : at + sessionLasts });
  context.store.commit({
    gameId, revision: game.revision, at: now,
    messages: toChannel(game, [{ kind: 'notice', notice: { kind: 'sessionSet', by: person.name, at } }, { kind: 'lobby' }]),
  });
  return at;
}

function momentTyped<State>({ store }: Context<State>, person: Person, typed: string, now: number): number {
  const { zone } = ownTime(store.settings, person.id);
  const isSpan = durationTyped(typed.trim().toLowerCase().replace(/^in\s+/, '')) !== undefined;
  if (zone === undefined && !isSpan)
    throw new AppError('unknownZone', (say) => say('session.noZone'), (say) => say('session.noZoneHint'));
  return untilTyped(typed, now, zone ?? 'UTC');
}

/** Reminds the table of a session that is about to begin, once; forgets one that is over. */
export function lookAtSession<State>(context: Context<State>, gameId: GameId): void {
  const { store, now } = context;
  const [game, session] = [store.game(gameId), store.sessions.of(gameId)];
  if (game === undefined || session === undefined) return;
  const isOpen = game.status === 'lobby' || game.status === 'running';
  if (!isOpen || now() >= session.at + sessionLasts) return forget(context, game);
  store.sessions.set(gameId, { ...session, dueAt: session.at + sessionLasts });
  // Who was not there to remind of it says nothing when it has begun.
  if (now() < session.at) remind(context, game, session.at);
}

function remind<State>({ store, now }: Context<State>, game: GameRecord, at: number): void {
  const people = game.seats.flatMap((holder) => (holder.kind === 'user' ? [holder.userId] : []));
  store.commit({
    gameId: game.id, revision: game.revision, at: now(), unattended: true,
    messages: toChannel(game, [{ kind: 'notice', notice: { kind: 'sessionSoon', at, people } }]),
  });
}

function forget<State>({ store, now }: Context<State>, game: GameRecord): void {
  store.sessions.set(game.id, undefined);
  store.commit({
    gameId: game.id, revision: game.revision, at: now(), unattended: true, messages: toChannel(game, [{ kind: 'lobby' }]),
  });
}
