import type { Log } from '../app/core/log.ts';
import type { Leases } from '../store/types.ts';
import { ProcessError } from './error.ts';
import { beat, lifetime, nameOf, othersOf, prefix } from './others.ts';
import type { Other } from './others.ts';
import { isSame, overlaps, partInWords, partText } from './part.ts';
import type { Part } from './part.ts';
import type { Wait } from './wait.ts';

export interface Coming {
  readonly leases: Leases;
  readonly process: string;
  readonly part: Part;
  readonly now: () => number;
  readonly wait: Wait;
  readonly log: Log;
}

/** One that was killed is in the way until its lease has run out; so does one that is about to end. */
const patience = lifetime + 2 * beat;
/** Milliseconds between two looks whether they have gone, and whether another one has come in. */
const [pause, shortPause] = [500, 50];

/**
 * Makes this process known, unless others are in its way: those who hear only some of the same, or divide Discord
 * otherwise. One may take over from another that hears just the same. Rejects with `ProcessError`, and leaves
 * everything as it was then.
 */
export async function admit(coming: Coming): Promise<void> {
  for (let waited = 0; ; waited += pause) {
    const why = await oneAtATime(coming, () => tryToEnter(coming));
    if (why === undefined) return;
    if (waited >= patience) throw new ProcessError(why);
    if (waited === 0) coming.log.info({}, `${why} Waiting for a moment whether it ends.`);
    await coming.wait(pause);
  }
}

/** Two who come in together see each other. */
async function oneAtATime<Result>(
  { leases, process, now, wait }: Coming,
  work: () => Promise<Result>,
): Promise<Result> {
  while (!(await leases.take('admission', process, now() + lifetime, now()))) await wait(shortPause);
  try {
    return await work();
  } finally {
    await leases.release(process, 'admission');
  }
}

/** Why not, in words. */
async function tryToEnter({ leases, process, part, now }: Coming): Promise<string | undefined> {
  const at = now();
  await leases.shorten(prefix, at + lifetime);
  const why = obstacle(part, [...(await othersOf(leases, process, at)).values()]);
  if (why === undefined) await leases.take(nameOf(process, partText(part)), process, at + lifetime, at);
  return why;
}

function obstacle(part: Part, others: ReadonlyArray<Other>): string | undefined {
  const inTheWay = others.find((other) => overlaps(part, other.part) && !isSame(part, other.part))?.part;
  if (inTheWay !== undefined) {
    return (
      `Another process on this database hears ${partInWords(inTheWay)}, and this one would hear ${partInWords(part)}: some servers` +
      ' would have two bots. Give each process shards of its own and all the same SHARD_COUNT, or stop the other one first.'
    );
  }
  if (others.filter((other) => isSame(part, other.part)).length < 2) return undefined;
  return (
    `Two processes on this database hear ${partInWords(part)} already, one to take over from the other: stop one of them first,` +
    ' or give this one other SHARD_IDS.'
  );
}
