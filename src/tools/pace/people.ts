/**
 * When people answer: a delay that differs from reply to reply, and nights in which no one does. Times are hours since
 * a midnight.
 */

export interface Habits {
  /** The median of the delay in hours awake: half of all replies are faster. */
  readonly medianHours: number;
  /** The standard deviation of the logarithm of the delay: how much replies differ. */
  readonly spread: number;
  /** Hours of local time. */
  readonly asleepFrom: number;
  readonly asleepTo: number;
}

export const habits: Habits = { medianHours: 3, spread: 1, asleepFrom: 23, asleepTo: 7 };

const day = 24;

/** Returns how long a person who has been asked takes to reply, in hours awake. */
export function replyDelay({ medianHours, spread }: Habits, random: () => number): number {
  return medianHours * Math.exp(spread * normal(random));
}

/** Returns the time at which someone has been awake for `hours` since `from`; `zone`: hours ahead of our clock. */
export function afterAwake(from: number, hours: number, zone: number, { asleepFrom, asleepTo }: Habits): number {
  const awake = asleepFrom - asleepTo;
  const local = from + zone;
  const midnight = Math.floor(local / day) * day;
  const soFar = Math.min(Math.max(local - midnight - asleepTo, 0), awake) + hours;
  const days = Math.ceil(soFar / awake) - 1;
  return midnight + Math.max(0, days) * day + asleepTo + soFar - Math.max(0, days) * awake - zone;
}

/** Returns a standard normal random number, by Box and Muller. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
