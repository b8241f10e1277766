import { setTimeout as delay } from 'node:timers/promises';
import type { Delivered, Lane, Outbox, OutboxRow } from '../../app/types.ts';
import { createSchedule } from './schedule.ts';
import type { DeliveryCondition } from './condition.ts';
import { about, createFailedRows, neutral } from './failedRow.ts';
import type { FailedRowParts } from './failedRow.ts';
import { longestWait } from './patience.ts';
import { createStorePauses } from './storePauses.ts';

export interface WorkerParts extends Pick<FailedRowParts, 'closed' | 'failed' | 'counted' | 'now' | 'log'> {
  readonly outbox: Outbox;
  readonly condition: Pick<DeliveryCondition, 'failed' | 'done'>;
  onOutbox(listener: () => void): () => void;
  /** Sends what a row stands for. Rejects if it can't. */
  deliver(row: OutboxRow): Promise<Delivered>;
  /** A row no longer waited when it was delivered. */
  late(row: OutboxRow): Promise<void>;
}

export interface Worker {
  /** Sends what waits, and from now on what comes. */
  start(): void;
  /** Looks at all lanes: another process has gone, and what it had taken is free; or the clock was set. */
  lookAgain(): void;
  /** Tries what comes first in these lanes now, if it waits after a failure: what it failed for may have passed. */
  hurry(lanes: ReadonlyArray<Lane>): void;
  /** Sends nothing until `release`: nothing would be taken. */
  hold(): void;
  /** Goes on, with all that waits after a failure first. */
  release(): void;
  /** Lets what is on its way arrive, but waits no longer than this (milliseconds), and sends nothing more. */
  stop(patience?: number): Promise<void>;
  /** Resolves when nothing waits any more but what is to be tried again later. */
  idle(): Promise<void>;
  /** The same of one lane; `undefined`: nothing is on its way there. */
  served(lane: Lane): Promise<void> | undefined;
}

/** Discord may make us wait for minutes. */
const stopPatience = 5000;

/** Delivers the outbox: each lane in its order, all lanes beside each other. */
export function createWorker(parts: WorkerParts): Worker {
  const { outbox, log } = parts;
  const serving = new Map<Lane, Promise<void>>();
  /** Lanes that are served, and in which something else may have come first meanwhile. */
  const news = new Set<Lane>();
  /** Lanes whose next message is to be tried later. */
  const later = createSchedule<Lane>();
  /** Set at the start, and after a failure: no one knows which lanes were missed. */
  let lookAtAll = true;
  const pauses = createStorePauses(log);
  const stopping = new AbortController();
  let running = false;
  let held = false;
  /** Lanes whose first message is not to wait for its time. */
  const hurried = new Set<Lane>();
  /** Whether all lanes are. */
  let hurryAll = true;
  /** Set when an answer came too late for the stop: the row stays as it is, and the next start deals with it. */
  let abandoned = false;
  let timer: NodeJS.Timeout | undefined;
  let stopListening: (() => void) | undefined;
  /** Looks for all lanes. */
  let finding: Promise<void> | undefined;
  const failedRows = createFailedRows({ ...parts, isHeld: () => held });

  function isActive(): boolean {
    return running && !held;
  }

  function pump(): void {
    if (!isActive()) return;
    if (lookAtAll) {
      lookAtAll = false;
      finding = findAll().then((found) => {
        finding = undefined;
        if (found) pump();
      });
    }
    // What has changed meanwhile is looked at then.
    if (finding !== undefined) return;
    for (const lane of outbox.changedLanes()) look(lane);
    for (const lane of later.takeDue(parts.now())) look(lane);
    schedule();
  }

  /** Whether the outbox could be read. */
  async function findAll(): Promise<boolean> {
    try {
      // Nothing waits longer than that, unless the clock was ahead when it was put off.
      await outbox.bringForward(parts.now() + longestWait, parts.now());
      const lanes = await outbox.dueLanes(Infinity);
      if (hurryAll) for (const lane of lanes) hurried.add(lane);
      hurryAll = false;
      for (const lane of lanes) look(lane);
      return true;
    } catch (error) {
      lookAtAll = true;
      clearTimeout(timer);
      timer = setTimeout(pump, pauses.after(error));
      return false;
    }
  }

  /** Looks at one lane alone, however many there are. If the lane is being served, its worker looks again. */
  function look(lane: Lane): void {
    if (serving.has(lane)) news.add(lane);
    else if (isActive()) serving.set(lane, serve(lane));
  }

  function schedule(): void {
    clearTimeout(timer);
    const next = later.nextAt();
    if (next !== undefined) timer = setTimeout(pump, Math.max(0, Math.min(next - parts.now(), 60_000)));
  }

  async function serve(lane: Lane): Promise<void> {
    let next: number | undefined = -Infinity;
    while (isActive() && (news.delete(lane) || isDue(next))) next = await serveOnce(lane);
    // From here on nothing waits, so no news is missed.
    serving.delete(lane);
    news.delete(lane);
    if (next === undefined) parts.condition.done(lane);
    if (next === undefined) later.drop(lane);
    else later.put(lane, next);
    pump();
  }

  function isDue(at: number | undefined): boolean {
    return at !== undefined && at <= parts.now();
  }

  /** Sends what is due; gives when the next thing is. */
  async function serveOnce(lane: Lane): Promise<number | undefined> {
    try {
      if (hurried.has(lane)) await outbox.retryNow(lane, parts.now());
      hurried.delete(lane);
      for (let row = await takeNext(lane); row !== undefined; row = await takeNext(lane)) await attempt(row);
      return await outbox.nextDueAt(lane);
    } catch (error) {
      await delay(pauses.after(error), undefined, { signal: stopping.signal }).catch(() => undefined);
      return -Infinity;
    }
  }

  async function takeNext(lane: Lane): Promise<OutboxRow | undefined> {
    return isActive() ? await outbox.takeDue(lane, parts.now()) : undefined;
  }

  async function attempt(row: OutboxRow): Promise<void> {
    const delivered = await parts.deliver(row).catch((error: unknown) => ({ error }));
    if (abandoned) return;
    if ('error' in delivered) {
      await failedRows.put(row, delivered.error);
      return;
    }
    const waited = await outbox.markDelivered(row.id, delivered);
    failedRows.forget(row);
    if (waited) return;
    await parts.late(row).catch((error: unknown) => {
      log.warn({ ...about(row), err: neutral(row, error) }, 'A message that came too late could not be taken back');
    });
  }

  async function untilServed(lane: Lane): Promise<void> {
    while (serving.has(lane)) await serving.get(lane);
  }

  return {
    start() {
      running = true;
      stopListening = parts.onOutbox(pump);
      pump();
    },
    lookAgain() {
      hurryAll = true;
      lookAtAll = true;
      pump();
    },
    hurry(lanes) {
      for (const lane of lanes) {
        hurried.add(lane);
        look(lane);
      }
    },
    hold() {
      held = true;
    },
    release() {
      held = false;
      hurryAll = true;
      lookAtAll = true;
      pump();
    },
    async stop(patience = stopPatience) {
      running = false;
      stopping.abort();
      clearTimeout(timer);
      stopListening?.();
      await Promise.race([Promise.all([finding, ...serving.values()]), delay(patience, undefined, { ref: false })]);
      abandoned = serving.size > 0;
    },
    async idle() {
      while (finding !== undefined || serving.size > 0) await Promise.all([finding, ...serving.values()]);
    },
    served: (lane) => (serving.has(lane) ? untilServed(lane) : undefined),
  };
}
