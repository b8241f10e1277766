/**
 * Comparison of answers by sequential halving: each is played on in the same worlds, the worse half is dropped, and the
 * rest is played on in more of them, unless the first answer has come out best already. Worlds are shared, so that luck
 * is the same for all and only the answers differ.
 */

/**
 * Returns the value of an answer in a world, from 0 to 1. Worlds are numbered from 0. `undefined` if the world leads
 * nowhere.
 */
export type Trial<T> = (answer: T, world: number) => number | undefined;

export interface Weighed<T> {
  readonly answer: T;
  /** The mean over the answer's worlds. */
  readonly value: number;
  /** The mean lead over the first answer in the worlds that both have seen, and its standard error. */
  readonly lead: number;
  readonly error: number;
}

interface Tried<T> {
  readonly answer: T;
  readonly values: Array<number | undefined>;
}

/**
 * Returns the answers of the last round, best first, then the dropped ones, best first. The first answer is never
 * dropped, whatever it is worth. Runs at most about `playings` trials.
 */
export function weigh<T>(answers: ReadonlyArray<T>, playings: number, trial: Trial<T>): ReadonlyArray<Weighed<T>> {
  const all = answers.map((answer): Tried<T> => ({ answer, values: [] }));
  const rounds = Math.max(1, Math.ceil(Math.log2(all.length)));
  let alive = all;
  let next = 0;
  for (let round = 0; round < rounds; round += 1) {
    const worlds = Math.max(2, Math.floor(playings / rounds / alive.length));
    for (let world = next; world < next + worlds; world += 1)
      for (const { answer, values } of alive) values[world] = trial(answer, world);
    next += worlds;
    if (byValue(alive)[0] === all[0]) break;
    if (round + 1 < rounds) alive = betterHalf(alive);
  }
  const rest = all.filter((one) => !alive.includes(one));
  return [
    ...byValue(alive).map((one) => ({ answer: one.answer, value: meanOf(one), ...leadOf(one, all[0]) })),
    // An answer that was dropped early has been tried too seldom to be sure of anything.
    ...byValue(rest).map((one) => ({ answer: one.answer, value: meanOf(one), lead: 0, error: Infinity })),
  ];
}

function betterHalf<T>(alive: ReadonlyArray<Tried<T>>): Array<Tried<T>> {
  const [first] = alive;
  const best = byValue(alive).slice(0, Math.max(2, Math.ceil(alive.length / 2)));
  return first === undefined || best.includes(first)
    ? sameOrder(alive, best)
    : sameOrder(alive, [first, ...best.slice(0, -1)]);
}

/** Returns these answers in their original order. */
function sameOrder<T>(alive: ReadonlyArray<Tried<T>>, some: ReadonlyArray<Tried<T>>): Array<Tried<T>> {
  return alive.filter((one) => some.includes(one));
}

function byValue<T>(some: ReadonlyArray<Tried<T>>): Array<Tried<T>> {
  return [...some].sort((one, other) => meanOf(other) - meanOf(one));
}

function meanOf({ values }: Tried<unknown>): number {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? 0 : known.reduce((sum, value) => sum + value, 0) / known.length;
}

function leadOf(
  { values }: Tried<unknown>,
  first: Tried<unknown> | undefined,
): { readonly lead: number; readonly error: number } {
  const leads = values.flatMap((value, world) => {
    const other = first?.values[world];
    return value === undefined || other === undefined ? [] : [value - other];
  });
  if (leads.length === 0) return { lead: 0, error: Infinity };
  const lead = leads.reduce((sum, one) => sum + one, 0) / leads.length;
  const squares = leads.reduce((sum, one) => sum + (one - lead) ** 2, 0);
  return { lead, error: leads.length < 2 ? Infinity : Math.sqrt(squares / (leads.length - 1) / leads.length) };
}
