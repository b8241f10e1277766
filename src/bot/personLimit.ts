import type { UserId } from '../app/types.ts';

/** The cost of an interaction: a picture or a thought costs as much as ten others. */
export const costs = { usual: 1, slow: 10 } as const;

/**
 * How much a person may take at once, and how much comes back each second: twenty presses a second for as long as they
 * like, or ten pictures at once and two more each second. No one who plays takes a fourth of it.
 */
const capacity = 100;
const perSecond = 20;
/** Milliseconds until a person who has been over the limit is noted in the log again. */
const noteEvery = 60_000;

export type LimitVerdict = 'allowed' | 'limited' | 'limitedAndToBeNoted';

/** Keeps one person from taking what is there for everyone. */
export interface PersonLimit {
  /** Whether the person may have something that costs so much. What is refused takes nothing. */
  take(person: UserId, cost: number): LimitVerdict;
  /** How many people it remembers. */
  size(): number;
}

interface Bucket {
  readonly left: number;
  readonly at: number;
}

/**
 * A token bucket for each person, forgotten as soon as it must be full again. `now`: milliseconds, never going back.
 */
export function createPersonLimit(now: () => number = () => performance.now()): PersonLimit {
  // Both in the order of their times.
  const buckets = new Map<UserId, Bucket>();
  const noted = new Map<UserId, number>();
  const leftOf = ({ left, at }: Bucket, time: number): number =>
    Math.min(capacity, left + ((time - at) / 1000) * perSecond);

  const forget = (time: number): void => {
    for (const [person, { at }] of buckets) {
      if (time - at < (capacity / perSecond) * 1000) break;
      buckets.delete(person);
    }
    for (const [person, at] of noted) {
      if (time - at < noteEvery) break;
      noted.delete(person);
    }
  };
  return {
    take(person, cost) {
      const time = now();
      forget(time);
      const left = leftOf(buckets.get(person) ?? { left: capacity, at: time }, time);
      if (left >= cost) {
        buckets.delete(person);
        buckets.set(person, { left: left - cost, at: time });
        return 'allowed';
      }
      if (noted.has(person)) return 'limited';
      noted.set(person, time);
      return 'limitedAndToBeNoted';
    },
    size: () => Math.max(buckets.size, noted.size),
  };
}
