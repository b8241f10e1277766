import { z } from 'zod';
import { levels } from '../../../players/levels.ts';
import type { NewAuditEntry } from '../../../store/audit.ts';
import type { Seat } from '../../../store/engineTypes.ts';
import type { Notice } from '../../../store/outbox.ts';
import type { GameRecord, Owner, SeatHolder, UserId } from '../../../store/records.ts';
import type { Settings } from '../../../store/types.ts';
import { deedOf } from '../../core/deeds.ts';
import { isAppError } from '../../core/error.ts';
import { giveSeat } from '../../core/knownHands.ts';
import type { Context } from '../../core/context.ts';
import { peopleOf } from '../../core/person.ts';
import type { Person } from '../../core/person.ts';
import { understood } from '../../core/understood.ts';
import { standInFor } from './standIn.ts';

const KEY = 'away';

const stored = z.object({
  until: z.number(),
  /** The automatic substitute's level, if it has one of its own. */
  level: z.enum(levels).exactOptional(),
  /** `undefined`: an automatic player, as in games of other guilds than the one in which the substitute was named. */
  substitute: z.object({ id: z.string(), name: z.string(), guildId: z.string().optional() }).optional(),
});

/** A person's absence from all games, including those that start meanwhile. */
export type KeptAbsence = Readonly<z.infer<typeof stored>>;

/** `undefined`: this person is there, or was to be back by now. */
export async function absenceOf(
  { store: { settings }, now }: Pick<Context, 'store' | 'now'>,
  userId: UserId,
): Promise<KeptAbsence | undefined> {
  return absenceIn(await settings.get(scopeOf(userId), KEY), now());
}

function absenceIn(found: unknown, now: number): KeptAbsence | undefined {
  const absence = understood(stored, found);
  return absence !== undefined && absence.until > now ? absence : undefined;
}

/** `undefined`: they are back. */
export async function keepAbsence(settings: Settings, userId: UserId, absence: KeptAbsence | undefined): Promise<void> {
  await settings.set(scopeOf(userId), KEY, absence);
}

/** The seats of a game with substitutes for those who are away, and what is to be told and kept about it. */
export interface Substituted {
  readonly seats: ReadonlyArray<SeatHolder>;
  readonly notices: ReadonlyArray<Notice>;
  readonly audit: ReadonlyArray<NewAuditEntry>;
}

/**
 * Seats substitutes for those who are away. The person who acts (`person`) counts as present, whatever they have said.
 * `only`: these seats; without it all.
 */
export async function withStandIns(
  context: Context,
  game: GameRecord,
  person: Person,
  only: ReadonlyArray<Seat> = [...game.seats.keys()],
): Promise<Substituted> {
  const awayNow = await absencesIn(context, game);
  let done: Substituted = { seats: game.seats, notices: [], audit: [] };
  for (const seat of only)
    done = await withStandIn(context, { ...game, seats: done.seats }, person, seat, { done, awayNow });
  return done;
}

/** Returns the absences of all who play, read at once. */
async function absencesIn({ store, now }: Context, game: GameRecord): Promise<ReadonlyMap<UserId, KeptAbsence>> {
  const people = peopleOf(game);
  const found = await store.settings.many(people.map((userId) => [scopeOf(userId), KEY]));
  return new Map(
    people.flatMap((userId, place) => {
      const absence = absenceIn(found[place], now());
      return absence === undefined ? [] : [[userId, absence]];
    }),
  );
}

async function withStandIn(
  context: Context,
  game: GameRecord,
  person: Person,
  seat: Seat,
  { done, awayNow }: { readonly done: Substituted; readonly awayNow: ReadonlyMap<UserId, KeptAbsence> },
): Promise<Substituted> {
  const holder = game.seats[seat];
  if (holder?.kind !== 'user' || holder.standsInFor !== undefined || holder.userId === person.id) return done;
  const absence = awayNow.get(holder.userId);
  if (absence === undefined) return done;
  const owner: Owner = { userId: holder.userId, name: holder.name, until: absence.until };
  const seats = await seatsMeanwhile(context, game, seat, owner, absence);
  const standIn = seats[seat] ?? holder;
  return {
    seats,
    notices: [...done.notices, { kind: 'standIn', seat, owner, standIn }],
    audit: [
      ...done.audit,
      deedOf(person, { kind: 'standIn', seat, owner: owner.name, standIn: standIn.name, until: owner.until }),
    ],
  };
}

/**
 * Returns the seats with the substitute that the owner has chosen; with an automatic player if that person plays, has
 * seen another hand or is away, too.
 */
async function seatsMeanwhile(
  context: Context,
  game: GameRecord,
  seat: Seat,
  owner: Owner,
  { substitute, level }: KeptAbsence,
): Promise<GameRecord['seats']> {
  const automatically = (): Promise<GameRecord['seats']> =>
    giveSeat(context, game, seat, standInFor(game, owner, 'automatic', level));
  if (
    substitute === undefined ||
    !isMember(substitute, game) ||
    (await absenceOf(context, substitute.id)) !== undefined
  )
    return await automatically();
  try {
    return await giveSeat(context, game, seat, standInFor(game, owner, substitute));
  } catch (error) {
    if (isAppError(error)) return await automatically();
    throw error;
  }
}

function isMember({ guildId }: NonNullable<KeptAbsence['substitute']>, game: GameRecord): boolean {
  return guildId === undefined || guildId === game.guildId;
}

function scopeOf(userId: UserId): string {
  return `user:${userId}`;
}
