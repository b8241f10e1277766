/** The order in which pictures are drawn for people. */

/** Something to be done once, no matter how many have asked for it. */
export interface Work {
  /** Never rejects. */
  readonly run: () => Promise<void>;
  hasBegun: boolean;
}

/** Too much waits already. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';

  constructor() {
    super('Too many pictures wait to be drawn: ask again in a moment.');
  }
}

export interface QueueLimits {
  /** How many works are under way at a time. */
  readonly atOnce: number;
  /** How many may wait for one person, and for all people together. */
  readonly perPerson: number;
  readonly all: number;
}

/**
 * A queue in which the pictures of the game itself come first, in their order and without a bound; then each person in
 * turn.
 */
export interface DrawingQueue {
  /** Lets it wait for this person, or else for the game; also for one more. Throws a `QueueFullError`. */
  add(work: Work, person?: string): void;
}

export function createQueue({ atOnce, perPerson, all }: QueueLimits): DrawingQueue {
  const forGame: Array<Work> = [];
  /** The waiting work by person, in the order of their turns. */
  const people = new Map<string, ReadonlyArray<Work>>();
  let free = atOnce;

  const waitsFor = (person: string): ReadonlyArray<Work> =>
    (people.get(person) ?? []).filter(({ hasBegun }) => !hasBegun);
  const nextOfPeople = (): Work | undefined => {
    const [turn] = people;
    if (turn === undefined) return undefined;
    const [person, [first, ...others]] = turn;
    people.delete(person);
    if (others.length > 0) people.set(person, others);
    return first;
  };
  const begin = (): void => {
    while (free > 0) {
      const work = forGame.shift() ?? nextOfPeople();
      if (work === undefined) return;
      // Someone else has asked for it, too, and it was their turn before.
      if (work.hasBegun) continue;
      work.hasBegun = true;
      free -= 1;
      void work.run().then(() => {
        free += 1;
        begin();
      });
    }
  };
  return {
    add(work, person) {
      if (person === undefined) forGame.push(work);
      else {
        const waiting = waitsFor(person);
        const ofAll = [...people.keys()].reduce((sum, each) => sum + waitsFor(each).length, 0);
        if (free === 0 && (waiting.length >= perPerson || ofAll >= all)) throw new QueueFullError();
        people.set(person, [...waiting, work]);
      }
      begin();
    },
  };
}
