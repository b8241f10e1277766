import type { GameEvent } from '../../../store/engineTypes.ts';
import type { UndeliveredMessage } from '../../../store/deliveries.ts';
import type { Intent } from '../../../store/outbox.ts';
import type { GameRecord, UserId } from '../../../store/records.ts';
import type { EventRecord, NewMessage } from '../../../store/types.ts';
import { toChannel } from '../../play/announce.ts';
import { plainDigest } from '../../core/digest.ts';
import { seatOf } from '../../core/lookUp.ts';
import type { Context } from '../../core/context.ts';

/** Returns the events of such a message in the channel, without those undone since. */
export async function logAgain(
  context: Context,
  game: GameRecord,
  row: UndeliveredMessage,
): Promise<ReadonlyArray<NewMessage>> {
  const isPublic = ({ event }: EventRecord): boolean => event.audience === 'public';
  const happened = (await context.store.events(game.id, { who: 'public' })).filter(isPublic);
  const { intent } = row;
  if (intent?.kind === 'log')
    return toChannel(game, [withEvents(intent, stillStanding(game, intent.events, happened))]);
  const turns = byTurn(await within(context, row, happened));
  return toChannel(
    game,
    turns.map(([turn, events]) => ({ kind: 'log', turn, events })),
  );
}

/** Returns the events of a message to one person; none if they have no seat any more. */
export async function privateLogAgain(
  context: Context,
  game: GameRecord,
  row: UndeliveredMessage,
  userId: UserId,
): Promise<ReadonlyArray<NewMessage>> {
  const seat = seatOf(game, userId);
  const { intent } = row;
  if (seat === undefined || (intent?.kind === 'privateLog' && intent.seat !== seat)) return [];
  const isPrivate = ({ event: { audience } }: EventRecord): boolean => audience !== 'public' && audience.includes(seat);
  const happened = (await context.store.events(game.id, { who: seat })).filter(isPrivate);
  const told: ReadonlyArray<Intent | false> =
    intent?.kind === 'privateLog'
      ? [withEvents(intent, stillStanding(game, intent.events, happened))]
      : byTurn(await within(context, row, happened)).map(([turn, events]) => ({
          kind: 'privateLog',
          userId,
          seat,
          turn,
          events,
        }));
  return told.flatMap((each) => (each === false ? [] : [{ lane: `user:${userId}`, intent: each }]));
}

function withEvents<Told extends Extract<Intent, { readonly kind: 'log' | 'privateLog' }>>(
  intent: Told,
  events: ReadonlyArray<GameEvent>,
): Told | false {
  return events.length > 0 && { ...intent, events };
}

function stillStanding(
  { undone }: GameRecord,
  events: ReadonlyArray<GameEvent>,
  happened: ReadonlyArray<EventRecord>,
): ReadonlyArray<GameEvent> {
  if (undone === 0) return events;
  const standing = new Set(happened.map(({ event }) => plainDigest(event.what)));
  return events.filter(({ what }) => standing.has(plainDigest(what)));
}

/**
 * Returns the events between when the message was put into the outbox and the next of its kind: steps are told as they
 * are stored.
 */
async function within(
  { store }: Context,
  row: UndeliveredMessage,
  happened: ReadonlyArray<EventRecord>,
): Promise<ReadonlyArray<EventRecord>> {
  const end = (await store.deliveries.nextAfter(row)) ?? Infinity;
  return happened.filter(({ at }) => at >= row.createdAt && at < end);
}

function byTurn(
  happened: ReadonlyArray<EventRecord>,
): ReadonlyArray<readonly [turn: number, events: ReadonlyArray<GameEvent>]> {
  const turns = new Map<number, Array<GameEvent>>();
  for (const { turn, event } of happened) turns.set(turn, [...(turns.get(turn) ?? []), event]);
  return [...turns];
}
