import type { Shards } from './shards.ts';

/** The part of Discord that a process receives, as others read it in the name of its lease. */
export interface Part {
  readonly count: number;
  /** Numbers of the shards from 0, in order. */
  readonly ids: ReadonlyArray<number>;
}

/**
 * Returns the part of a process. One with all connections receives everything, into however many shards it is divided.
 */
export function partOf(shards: Shards | undefined): Part {
  return shards?.kind === 'part' ? shards : { count: 1, ids: [0] };
}

export function partText({ count, ids }: Part): string {
  return `${count}:${ids.join(',')}`;
}

/** Returns the part that the end of a name spells. */
export function partTyped(name: string): Part {
  const [count = '1', ids = '0'] = name.split(':').slice(-2);
  return { count: Number(count), ids: ids.split(',').map(Number) };
}

/** Whether both hear of some of the same. Where they divide Discord otherwise, each hears of what the other does. */
export function overlaps(one: Part, other: Part): boolean {
  return one.count !== other.count || one.ids.some((id) => other.ids.includes(id));
}

export function isSame(one: Part, other: Part): boolean {
  return partText(one) === partText(other);
}

/** Describes a part for the operator. */
export function partInWords({ count, ids }: Part): string {
  if (count === 1) return 'all servers';
  return `${ids.length === 1 ? 'shard' : 'shards'} ${ids.join(', ')} of ${count}`;
}

/**
 * How much of what all processes may do together this one may: as much as it hears of Discord, among what all of them
 * hear.
 */
export function shareOf(own: Part, others: Iterable<Part>): number {
  const weight = ({ count, ids }: Part): number => ids.length / count;
  return weight(own) / [...others].reduce((sum, other) => sum + weight(other), weight(own));
}
