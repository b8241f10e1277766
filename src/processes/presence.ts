/** This process among others that have the same database open: who is there, and who has gone in the middle of something. */
import type { Log } from '../app/log.ts';
import type { Leases } from '../store/types.ts';
import type { Shards } from '../shards.ts';
import { overlaps, partText, partTyped, shareOf } from './part.ts';
import type { Part } from './part.ts';

/** How long a process counts as there without a sign, and how often it gives one, in milliseconds. */
const [lifetime, beat] = [10_000, 1500];
const prefix = 'process:';

export interface Presence {
  /**
   * Whether this process is the one to answer an interaction. While another one hears of the same part of Discord, because one
   * takes over from the other, each interaction is claimed in the database.
   */
  isOurs(interactionId: string): Promise<boolean>;
  /** Calls back when another process has gone: what it had begun is for whoever is left. Returns what stops it. */
  onLeft(listener: () => void): () => void;
  /**
   * Calls back at once, and whenever it changes: how much of what Discord takes from all processes together this one may use, from
   * above 0 to 1. Returns what stops it.
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
  /** Milliseconds since 1970; the same for all processes, within a second. */
  readonly now: () => number;
  readonly log: Log;
}

/**
 * Makes this process known. Where another one hears of the same part of Discord, it resolves only when that one must have seen this
 * one: from then on both claim interactions.
 */
export async function enter({ leases, process, shards, now, log }: PresenceParts): Promise<Presence> {
  const listeners = new Set<() => void>();
  const part: Part = shards?.kind === 'part' ? shards : { count: 1, ids: [0] };
  const name = `${prefix}${process}:${partText(part)}`;
  const sharing = new Set<(share: number) => void>();
  let others = new Map<string, Part>();
  let over = false;

  const share = (): number => shareOf(part, others.values());
  const look = async (): Promise<void> => {
    const at = now();
    await leases.take(name, process, at + lifetime, at);
    const held = await leases.held(prefix, at);
    const there = new Map(held.flatMap(({ name: each, holder }) => (holder === process ? [] : [[holder, partTyped(each)] as const])));
    const gone = [...others.keys()].filter((holder) => !there.has(holder));
    const before = share();
    others = there;
    if (share() !== before) for (const listener of sharing) listener(share());
    if (gone.length === 0) return;
    log.info({ gone }, 'Another process has gone: what it left is done here');
    for (const listener of listeners) listener();
  };
  const lookSafely = async (): Promise<void> => {
    await look().catch((error: unknown) => { log.warn({ err: error }, 'Whether other processes are there can not be read'); });
    if (!over) timer = setTimeout(() => void lookSafely(), beat);
  };
  const isShared = (): boolean => [...others.values()].some((other) => overlaps(part, other));

  await look();
  let timer = setTimeout(() => void lookSafely(), beat);
  // They look as often as we do.
  if (isShared()) await new Promise((resolve) => setTimeout(resolve, 2 * beat));
  return {
    async isOurs(interactionId) {
      if (!isShared()) return true;
      const at = now();
      return await leases.take(`interaction:${interactionId}`, process, at + 60 * lifetime, at);
    },
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
      over = true;
      clearTimeout(timer);
      await leases.release(process);
    },
  };
}
