import type { MessagePlace } from '../../../store/deliveries.ts';
import type { NamedSlot } from '../../../store/outbox.ts';
import type { GameRecord } from '../../../store/records.ts';
import type { Announced } from '../../play/announced.ts';

/** A game's existing messages: those that are there, and those that wait or were given up for good. */
export interface Present {
  readonly slots: ReadonlyArray<Pick<NamedSlot, 'name' | 'channelId'>>;
  readonly pending: ReadonlyArray<MessagePlace>;
}

/**
 * Returns the messages that people have to see and that are nowhere: neither there, nor on their way, nor given up for
 * a reason that stands. `announced`: `undefined` of a lobby. Of a game that is paused or has ended nothing is missing.
 */
export function missingIn(
  { status, paused, channelId, seats }: Pick<GameRecord, 'status' | 'paused' | 'channelId' | 'seats'>,
  announced: Announced | undefined,
  { slots, pending }: Present,
): ReadonlyArray<MessagePlace> {
  const isThere = (name: string, where?: string): boolean =>
    slots.some((slot) => slot.name === name && (where === undefined || slot.channelId === where));
  const isPending = (one: MessagePlace): boolean =>
    pending.some(({ lane, kind }) => lane === one.lane && kind === one.kind);
  const inChannel = (kind: 'lobby' | 'question'): ReadonlyArray<MessagePlace> => {
    const place: MessagePlace = { lane: `channel:${channelId}`, kind };
    return isThere(kind, channelId) || isPending(place) ? [] : [place];
  };
  if (status === 'lobby') return inChannel('lobby');
  if (status !== 'running' || paused !== undefined || announced === undefined) return [];
  const sheets = seats.flatMap((holder, seat): ReadonlyArray<MessagePlace> => {
    const shown = announced.seats[seat];
    if (holder.kind !== 'user' || shown?.userId !== holder.userId || shown.sheet === '') return [];
    const place: MessagePlace = { lane: `user:${holder.userId}`, kind: 'sheet' };
    return isThere(`sheet:${holder.userId}`) || isPending(place) ? [] : [place];
  });
  return [...(announced.question === '' ? [] : inChannel('question')), ...sheets];
}
