/**
 * This process among others that have the same database open: who is there, and who has gone in the middle of
 * something.
 */
import type { Log } from '../app/core/log.ts';
import type { Leases } from '../store/types.ts';
import type { Shards } from './shards.ts';
import { admit } from './admission.ts';
import { greet, untilMet } from './meeting.ts';
import { beat, goneAmong, lifetime, nameOf, othersOf, prefix } from './others.ts';
import type { Other } from './others.ts';
import { overlaps, partOf, partText, shareOf } from './part.ts';
import { wait as waitReally } from './wait.ts';
import type { Wait } from './wait.ts';

/** How long a claimed interaction stays with its process: longer than Discord takes an answer to it. */
const claimed = 60 * lifetime;
/** How long the work of a process that has gone stays with its heir. */
const inherited = 6 * lifetime;

export interface Presence {
  /**
   * Whether this process is the one to answer an interaction. While another one hears of the same part of Discord,
   * because one takes over from the other, each interaction is claimed in the database; until the other one knows of
   * that, they are all its own.
   */
  isOurs(interactionId: string): Promise<boolean>;
  /**
   * Resolves when this process answers interactions: the process that received the same part before knows of it, or is
   * gone.
   */
  met(): Promise<void>;
  /**
   * Calls back when another process has gone and its heir is this one: what it had begun is to be done here. Returns
   * what stops it. While no one listens others are heirs; where there are none, this one is afterwards.
   */
  onLeft(listener: () => void): () => void;
  /**
   * Calls back at once, and whenever it changes: how much of what Discord takes from all processes together this one
   * may use, from above 0 to 1. Returns what stops it.
   */
  onShare(listener: (share: number) => void): () => void;
  /** Gives up what this process holds, so that others go on at once. */
  leave(): Promise<void>;
}

export interface PresenceParts {
  readonly leases: Leases;
  /** The name of this process. */
  readonly process: string;
  readonly shards: Shards | undefined;
  /**
   * Whether another process has a connection to the database: without one it is not waited for until its lease runs
   * out.
   */
  readonly isConnected: (process: string) => Promise<boolean>;
  /** Milliseconds since 1970; the same for all processes, within a second. */
  readonly now: () => number;
  /** Waits by the same clock; usually the machine's. */
  readonly wait?: Wait;
  readonly log: Log;
}

/** Makes this process known. Rejects with `ProcessError` if another one is in its way, and has changed nothing then. */
export async function enter({
  leases,
  process,
  shards,
  isConnected,
  now,
  wait = waitReally,
  log,
}: PresenceParts): Promise<Presence> {
  const listeners = new Set<() => void>();
  const sharing = new Set<(share: number) => void>();
  const part = partOf(shards);
  const name = nameOf(process, partText(part));
  await admit({ leases, process, part, now, wait, log });
  let others: ReadonlyMap<string, Other> = new Map();
  /** Processes that have gone, of which it is not known yet that another one has inherited. */
  const left = new Set<string>();
  const over = new AbortController();
  let lastLook = now();
  /** The time until which a missing sign of others says nothing: no process could give one. */
  let indulgent = 0;
  let isMet = false;

  const share = (): number =>
    shareOf(
      part,
      [...others.values()].map((other) => other.part),
    );
  const know = (all: ReadonlyMap<string, Other>): void => {
    const before = share();
    others = all;
    if (share() !== before) for (const listener of sharing) listener(share());
  };
  const look = async (): Promise<void> => {
    const at = now();
    await leases.take(name, process, at + lifetime, at);
    // A process that is there gives a sign before that. One that has gone would otherwise count as there until the time
    // to which the clock was set before.
    await leases.shorten(prefix, at + lifetime);
    const leased = await othersOf(leases, process, at);
    const gone = await goneAmong(leased, at, isConnected);
    const there = new Map([...leased].filter(([holder]) => !gone.has(holder)));
    if (at < lastLook || at - lastLook > 2 * beat) indulgent = at + 3 * beat;
    lastLook = at;
    for (const [holder, other] of there)
      if (!others.has(holder) && overlaps(part, other.part)) await greet(leases, process, holder, at);
    const missing = [...others].filter(([holder]) => !there.has(holder));
    for (const holder of [...missing.map(([each]) => each), ...gone]) left.add(holder);
    for (const holder of there.keys()) left.delete(holder);
    if (at < indulgent) know(new Map([...missing, ...there]));
    else {
      for (const holder of left) if (await isSettled(holder, leased.has(holder), at)) left.delete(holder);
      know(there);
    }
  };
  /**
   * Returns whether another process's inheritance is settled: this process inherits now, or another one has. An heir
   * that was killed over it leaves that inheritance, too.
   */
  const isSettled = async (holder: string, isLeased: boolean, at: number): Promise<boolean> => {
    if (listeners.size === 0) return false;
    if (!(await leases.take(`heir:${holder}`, process, at + inherited, at))) return !isLeased;
    await leases.release(holder);
    log.info({ processes: [holder] }, 'Another process has gone: what it left is done here');
    for (const listener of listeners) listener();
    return true;
  };
  const lookAgainAndAgain = async (): Promise<void> => {
    for (;;) {
      await wait(beat, over.signal);
      if (isOver()) return;
      await look().catch((error: unknown) => {
        log.warn({ err: error }, 'Whether other processes are there can not be read');
      });
    }
  };
  const isOver = (): boolean => over.signal.aborted;
  const isShared = (): boolean => [...others.values()].some((other) => overlaps(part, other.part));
  const meet = async (): Promise<void> => {
    const elders = [...others].filter(([, other]) => overlaps(part, other.part)).map(([holder]) => holder);
    if (elders.length > 0)
      log.info({ processes: elders }, 'Another process hears the same servers: this one takes over from it');
    while (!isMet && !isOver()) {
      try {
        await untilMet({ leases, process, elders, now, wait, signal: over.signal });
        isMet = true;
      } catch (error) {
        log.warn({ err: error }, 'Whether other processes know of this one can not be read');
        await wait(beat, over.signal);
      }
    }
  };

  await look();
  const looking = lookAgainAndAgain();
  const meeting = meet();
  return {
    async isOurs(interactionId) {
      if (!isShared()) return true;
      if (!isMet) return false;
      const at = now();
      return await leases.take(`interaction:${interactionId}`, process, at + claimed, at);
    },
    met: () => meeting,
    onLeft(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onShare(listener) {
      sharing.add(listener);
      listener(share());
      return () => void sharing.delete(listener);
    },
    async leave() {
      over.abort();
      await Promise.all([looking, meeting]);
      await leases.release(process);
    },
  };
}
