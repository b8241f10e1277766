import type { Seat } from '../../../store/engineTypes.ts';
import type { GameId, GameRecord, Owner, UserId } from '../../../store/records.ts';
import { toChannel } from '../../play/announce.ts';
import { deedOf } from '../../core/deeds.ts';
import { AppError } from '../../core/error.ts';
import { withoutSeat } from '../../play/lobby.ts';
import { findOpen, mayAdminister, ownerOf, seatedPerson, seatOf } from '../../core/lookUp.ts';
import type { Context } from '../../core/context.ts';
import { handBack, handToStandIn } from '../pace/away.ts';
import { standInFor } from '../pace/standIn.ts';
import { handOver } from '../seats/replaceSeat.ts';
import type { Person } from '../../core/person.ts';
import { present } from '../../../values/present.ts';

/** Makes another player the host. Throws `notAllowed`, `noSuchSeat`, `alreadyHost`, `notRunning`. */
export async function transfer(
  context: Context,
  gameId: GameId,
  person: Person,
  to: Pick<Person, 'id' | 'name'>,
): Promise<GameRecord> {
  const game = await findOpen(context, gameId);
  mayAdminister(game, person);
  if (to.id === game.hostId)
    throw new AppError(
      'alreadyHost',
      (say) => say('hosts.alreadyHost', { name: to.name }),
      (say) => say('hosts.alreadyHostHint'),
    );
  const name = nameOf(game, to.id);
  if (name === undefined)
    throw new AppError(
      'noSuchSeat',
      (say) => say('hosts.notPlaying', { name: to.name }),
      (say) => say('hosts.hostPlays'),
    );
  return await context.store.commit({
    gameId,
    revision: game.revision,
    at: context.now(),
    game: { hostId: to.id },
    audit: [deedOf(person, { kind: 'hostChanged', from: nameOf(game, game.hostId) ?? '', to: name })],
    messages: toChannel(game, [
      { kind: 'notice', notice: { kind: 'hostChanged', by: person.name, to: name } },
      { kind: 'lobby' },
    ]),
  });
}

/**
 * Takes a player's seat away; of someone who only stands in, the standing in. Throws `notAllowed`, `noSuchSeat`,
 * `alreadyJoined`, `badSubstitute`, `notRunning`.
 */
export async function kick(
  context: Context,
  gameId: GameId,
  person: Person,
  userId: UserId,
  by: Person | undefined,
): Promise<GameRecord> {
  const game = await findOpen(context, gameId);
  mayAdminister(game, person);
  const seat = seatPlayed(game, userId);
  const holder = seat === undefined ? undefined : game.seats[seat];
  if (seat === undefined || holder === undefined)
    throw new AppError(
      'noSuchSeat',
      (say) => say('hosts.kickedPlaysNot'),
      (say) => say('hosts.kickedPlaysNotHint'),
    );
  if (game.status === 'lobby') return await kickFromLobby(context, game, person, seat);
  const owner = holder.standsInFor;
  if (owner !== undefined && owner.userId !== userId)
    return await endStandingIn(context, game, person, { seat, owner, by });
  const name = owner?.name ?? holder.name;
  const hostId = game.hostId === userId ? nextHost(game, userId, by, person) : game.hostId;
  return await handOver(context, game, person, {
    seat,
    by,
    deed: { kind: 'kicked', seat, name, to: by?.name },
    hostId,
  });
}

async function kickFromLobby(context: Context, game: GameRecord, person: Person, seat: Seat): Promise<GameRecord> {
  const { name } = present(game.seats[seat], `seat ${seat}`);
  const at = context.now();
  return await context.store.commit({
    gameId: game.id,
    revision: game.revision,
    at,
    game: withoutSeat(game, seat, at),
    audit: [deedOf(person, { kind: 'kicked', name, to: undefined })],
    messages: toChannel(game, [
      { kind: 'notice', notice: { kind: 'kicked', by: person.name, name } },
      { kind: 'lobby' },
    ]),
  });
}

interface StandingIn {
  readonly seat: Seat;
  readonly owner: Owner;
  readonly by: Person | undefined;
}

/** The seat stays its owner's; someone else stands in, unless the owner is to have it at once. */
async function endStandingIn(
  context: Context,
  game: GameRecord,
  person: Person,
  { seat, owner, by }: StandingIn,
): Promise<GameRecord> {
  if (by?.id === owner.userId) return await handBack(context, game, seat, person);
  return await handToStandIn(context, person, { game, seat, to: standInFor(game, owner, by ?? 'automatic') });
}

/** Returns the seat that this person plays or owns, even while away. */
function seatPlayed(game: GameRecord, userId: UserId): Seat | undefined {
  const owned = game.seats.findIndex((holder) => ownerOf(holder) === userId);
  return owned === -1 ? seatOf(game, userId) : owned;
}

function nameOf(game: GameRecord, userId: UserId): string | undefined {
  const owned = game.seats.find(({ standsInFor }) => standsInFor?.userId === userId)?.standsInFor;
  return owned?.name ?? seatedPerson(game, userId)?.name;
}

/**
 * Returns the next host: the next person who plays, best one who is not away; else the new player, else the person who
 * acts.
 */
function nextHost(game: GameRecord, leaving: UserId, by: Person | undefined, person: Person): UserId {
  const others = game.seats.filter((holder) => ownerOf(holder) !== undefined && ownerOf(holder) !== leaving);
  const next = others.find(({ standsInFor }) => standsInFor === undefined) ?? others[0];
  return (next === undefined ? undefined : ownerOf(next)) ?? by?.id ?? person.id;
}
