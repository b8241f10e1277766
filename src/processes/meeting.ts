import type { Leases } from '../store/types.ts';
import { beat, lifetime, othersOf } from './others.ts';
import type { Wait } from './wait.ts';

/**
 * Milliseconds without a sign after which a process that should have seen us counts as gone, though its lease has not
 * run out.
 */
const silence = 3 * beat;
const pause = 200;
/** Longer than any start takes. */
const remembered = 30 * lifetime;

function metBy(newcomer: string): string {
  return `met:${newcomer}:`;
}

/** Lets a newcomer know that this process has seen it. */
export async function greet(leases: Leases, process: string, newcomer: string, at: number): Promise<void> {
  await leases.take(`${metBy(newcomer)}${process}`, process, at + remembered, at);
}

interface Meeting {
  readonly leases: Leases;
  readonly process: string;
  /** The names of those who have to see us. */
  readonly elders: ReadonlyArray<string>;
  readonly now: () => number;
  readonly wait: Wait;
  readonly signal: AbortSignal;
}

/**
 * Resolves when all elders have seen this process or are gone, or when the signal comes. From then on they claim
 * interactions, and those that Discord has sent them before are in their hands. Rejects where that can't be read.
 */
export async function untilMet({ leases, process, elders, now, wait, signal }: Meeting): Promise<void> {
  const last = new Map<string, { readonly until: number; readonly at: number }>();
  const isSilent = (elder: string, until: number, at: number): boolean => {
    const known = last.get(elder);
    if (known?.until === until) return at - known.at >= silence;
    last.set(elder, { until, at });
    return false;
  };
  let seenBy: ReadonlySet<string> = new Set();
  for (let unmet = elders; unmet.length > 0 && !signal.aborted;) {
    const at = now();
    const others = await othersOf(leases, process, at);
    seenBy = new Set((await leases.held(metBy(process), at)).map(({ holder }) => holder));
    unmet = unmet.filter((elder) => {
      const until = others.get(elder)?.until;
      return until !== undefined && !seenBy.has(elder) && !isSilent(elder, until, at);
    });
    if (unmet.length > 0) await wait(pause, signal);
  }
  if (seenBy.size > 0) await wait(beat, signal);
}
