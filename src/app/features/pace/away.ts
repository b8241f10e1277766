import type { Seat } from '../../../store/engineTypes.ts';
import type { GameId, GameRecord, Owner, SeatHolder, UserId } from '../../../store/records.ts';
import { toChannel } from '../../play/announce.ts';
import { deedOf, deedsOf, ownDeed } from '../../core/deeds.ts';
import { AppError } from '../../core/error.ts';
import { findGame, findRunning, ownSeat, seatOf, takeStarted } from '../../core/lookUp.ts';
import { giveSeat } from '../../core/knownHands.ts';
import type { Context } from '../../core/context.ts';
import type { Person } from '../../core/person.ts';
import { absenceOf, keepAbsence } from './absence.ts';
import { ownTime } from '../../model/timing/ownTime.ts';
import { checkPerson, ownerBack, ownerSeatOf, standInFor, takeFrom } from './standIn.ts';
import type { Absence, AwayNow } from '../../model/timing/types.ts';
import { untilTyped } from '../../model/timing/typed/moments.ts';
import { defined } from '../../../values/defined.ts';

interface Handing {
  readonly game: GameRecord;
  readonly seat: Seat;
  readonly to: SeatHolder;
}

/**
 * Hands on the seats of a person: of one game, or of all that run and of those that start or are woken meanwhile.
 * Nothing is handed on if the substitute can't take one of them. Throws `notRunning`, `illegalTime`, `badSubstitute`,
 * `knowsAnother`.
 */
export async function away(
  context: Context,
  person: Person,
  { until: typed, locale, substitute, level, gameId }: Absence,
): Promise<AwayNow> {
  const { settings } = context.store;
  const until = untilTyped(typed, context.now(), {
    zone: (await ownTime(settings, person.id)).zone ?? 'UTC',
    ...defined({ locale }),
  });
  if (substitute !== 'automatic') checkPerson(person.id, substitute);
  const games = gameId === undefined ? await runningOf(context, person.id) : [await findBegun(context, gameId)];
  const handings = games.map((game) =>
    handing(game, person, until, { substitute: substituteIn(game, person.guildId, substitute), level }),
  );
  if (gameId === undefined)
    await keepAbsence(settings, person.id, {
      until,
      substitute:
        substitute === 'automatic' ? undefined : { id: substitute.id, name: substitute.name, guildId: person.guildId },
      ...defined({ level }),
    });
  const handed: Array<AwayNow['games'][number]> = [];
  for (const each of handings) handed.push({ game: await handToStandIn(context, person, each), seat: each.seat });
  return { until, everywhere: gameId === undefined, games: handed };
}

/** No one knows whether a member of one guild is one of another. */
function substituteIn(
  game: GameRecord,
  guildId: string | undefined,
  substitute: Absence['substitute'],
): Absence['substitute'] {
  return guildId === undefined || guildId === game.guildId ? substitute : 'automatic';
}

/** Throws `notRunning`. */
async function findBegun(context: Context, gameId: GameId): Promise<GameRecord> {
  if ((await findGame(context, gameId)).status !== 'lobby') return await findRunning(context, gameId);
  throw new AppError(
    'notRunning',
    (say) => say('errors.notStarted'),
    (say) => say('pace.awayLobbyHint'),
  );
}

/** Running games of a person, also those in which someone stands in. */
export async function runningOf(context: Context, userId: UserId): Promise<ReadonlyArray<GameRecord>> {
  return [...(await context.store.games({ userId, statuses: ['running'] })), ...(await awayIn(context, userId))];
}

/** Returns the running games in which someone substitutes for this person. */
export async function awayIn({ store }: Context, userId: UserId): Promise<ReadonlyArray<GameRecord>> {
  return await store.games({ ownerId: userId, statuses: ['running'] });
}

/** Returns when the seat was handed on for the first time after its owner played it. */
export async function awaySince(context: Context, gameId: GameId, userId: UserId): Promise<number | undefined> {
  const seat = ownerSeatOf(await findGame(context, gameId), userId);
  if (seat === undefined) return undefined;
  const ofSeat = (await deedsOf(context, gameId)).filter(
    ({ deed }) => (deed.kind === 'standIn' || deed.kind === 'ownerBack') && deed.seat === seat,
  );
  const before = ofSeat.findIndex(({ deed }) => deed.kind === 'ownerBack');
  return (before < 0 ? ofSeat : ofSeat.slice(0, before)).at(-1)?.at;
}

/**
 * Returns which seat changes hands, and to which substitute. Someone who is already away changes the time or the
 * substitute; a substitute hands on a seat that is not theirs, for as long as they have it.
 */
function handing(
  game: GameRecord,
  person: Person,
  until: number,
  { substitute, level }: Pick<Absence, 'substitute' | 'level'>,
): Handing {
  const seat = ownerSeatOf(game, person.id) ?? ownSeat(game, person.id);
  const owner: Owner =
    ownerSeatOf(game, person.id) === undefined
      ? (game.seats[seat]?.standsInFor ?? ownerOf(person, until))
      : ownerOf(person, until);
  return { game, seat, to: standInFor(game, owner, substitute, level) };
}

function ownerOf({ id, name }: Person, until: number): Owner {
  return { userId: id, name, until };
}

/** Gives a seat to its owner's substitute, in place of its present player. Throws `knowsAnother`. */
export async function handToStandIn(
  context: Context,
  person: Person,
  { game, seat, to }: Handing,
): Promise<GameRecord> {
  const from = game.seats[seat];
  const owner = to.standsInFor;
  if (from === undefined || owner === undefined)
    throw new Error(`Seat ${seat} of game ${game.id} can't be handed over.`);
  const { announced } = await takeStarted(context, game);
  return await context.store.commit({
    gameId: game.id,
    revision: game.revision,
    at: context.now(),
    game: { seats: await giveSeat(context, game, seat, to) },
    audit: [deedOf(person, { kind: 'standIn', seat, owner: owner.name, standIn: to.name, until: owner.until })],
    messages: [
      ...toChannel(game, [
        { kind: 'notice', notice: { kind: 'standIn', seat, owner, standIn: to } },
        { kind: 'lobby' },
      ]),
      ...takeFrom(from, to, seat, announced.seats[seat]),
    ],
  });
}

/**
 * Returns seats to the person, of all games or of one; resolves to the games in which they play again. Throws
 * `notAway`, `notRunning`.
 */
export async function back(context: Context, person: Person, gameId?: GameId): Promise<ReadonlyArray<GameRecord>> {
  const wasAway = gameId === undefined && (await absenceOf(context, person.id)) !== undefined;
  if (gameId === undefined) await keepAbsence(context.store.settings, person.id, undefined);
  const games = gameId === undefined ? await awayIn(context, person.id) : [await findRunning(context, gameId)];
  const handed: Array<GameRecord> = [];
  for (const game of games) {
    const seat = ownerSeatOf(game, person.id);
    if (seat !== undefined) handed.push(await handBack(context, game, seat, person));
  }
  if (handed.length > 0 || wasAway) return handed;
  throw new AppError(
    'notAway',
    (say) => say('pace.notAway'),
    (say) => say('pace.notAwayHint'),
  );
}

/** Seats whose owner said to be back by now. */
export async function endAbsences(context: Context, gameId: GameId): Promise<void> {
  const now = context.now();
  const due = (game: GameRecord): Seat =>
    game.seats.findIndex(({ standsInFor }) => standsInFor !== undefined && standsInFor.until <= now);
  for (let game = await findRunning(context, gameId), seat = due(game); seat !== -1; seat = due(game))
    game = await handBack(context, game, seat, undefined);
}

/** Gives a seat back to its owner. `by`: `undefined` if the time is over. */
export async function handBack(
  context: Context,
  game: GameRecord,
  seat: Seat,
  by: Person | undefined,
): Promise<GameRecord> {
  const from = game.seats[seat];
  if (from?.standsInFor === undefined || seatOf(game, from.standsInFor.userId) !== undefined)
    throw new Error(`Nobody is to get seat ${seat} of game ${game.id} back.`);
  const owner = ownerBack(from.standsInFor);
  const deed = { kind: 'ownerBack', seat, owner: owner.name, standIn: from.name } as const;
  const { announced } = await takeStarted(context, game);
  return await context.store.commit({
    gameId: game.id,
    revision: game.revision,
    at: context.now(),
    unattended: by === undefined,
    game: { seats: await giveSeat(context, game, seat, owner) },
    audit: [by === undefined ? ownDeed(deed) : deedOf(by, deed)],
    messages: [
      ...toChannel(game, [
        { kind: 'notice', notice: { kind: 'ownerBack', seat, owner, standIn: from } },
        { kind: 'lobby' },
      ]),
      ...takeFrom(from, owner, seat, announced.seats[seat]),
    ],
  });
}
