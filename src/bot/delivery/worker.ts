import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../../app/log.ts';
import type { Delivered, Lane, Outbox, OutboxRow } from '../../app/types.ts';
import { createAgenda } from './agenda.ts';
import { delayAfter, failureOf } from './failure.ts';
import type { Failure } from './failure.ts';

export interface WorkerParts {
  readonly outbox: Outbox;
  onOutbox(listener: () => void): () => void;
  /** Sends what a row stands for. Rejects if it can't. */
  deliver(row: OutboxRow): Promise<Delivered>;
  /** A row no longer waited when it was delivered. */
  late(row: OutboxRow): Promise<void>;
  /** Somebody takes no direct messages, or is no longer in the server. */
  closed(row: OutboxRow, error: unknown): Promise<void>;
  /** A message can't be delivered, at least for now. */
  failed(row: OutboxRow, error: unknown): Promise<void>;
  now(): number;
  readonly log: Log;
}

export interface Worker {
  /** Sends what waits, and from now on what comes. */
  start(): void;
  /** Looks at all lanes: another process has gone, and what it had taken is free. */
  lookAgain(): void;
  /** Lets what is on its way arrive, but waits no longer than this (milliseconds), and sends nothing more. */
  stop(patience?: number): Promise<void>;
  /** When nothing waits any more but what is to be tried again later. */
  idle(): Promise<void>;
  /** The same of one lane; `undefined`: nothing is on its way there. */
  served(lane: Lane): Promise<void> | undefined;
}

const mostBrokenAttempts = 3;
/** Discord may make us wait for minutes. */
const stopPatience = 5000;

/** Delivers the outbox: each lane in its order, all lanes beside each other. */
export function createWorker(parts: WorkerParts): Worker {
  const { outbox, log } = parts;
  const serving = new Map<Lane, Promise<void>>();
  /** Lanes that are served, and in which something else may have come first meanwhile. */
  const news = new Set<Lane>();
  /** Lanes whose next message is to be tried later. */
  const later = createAgenda<Lane>();
  /** At the start, and after a failure: nobody knows which lanes were missed. */
  let lookAtAll = true;
  let running = false;
  /** What comes back after the stop was not waited for: the row stays as it is, and the next start sees to it. */
  let abandoned = false;
  let timer: NodeJS.Timeout | undefined;
  let stopListening: (() => void) | undefined;
  /** Looks for all lanes. */
  let finding: Promise<void> | undefined;

  function pump(): void {
    if (!running) return;
    if (lookAtAll) {
      lookAtAll = false;
      finding = findAll().finally(() => { finding = undefined; });
    }
    for (const lane of outbox.changedLanes()) look(lane);
    for (const lane of later.takeDue(parts.now())) look(lane);
    schedule();
  }

  async function findAll(): Promise<void> {
    try {
      for (const lane of await outbox.dueLanes(Infinity)) look(lane);
    } catch (error) {
      log.error({ err: error }, 'The outbox can not be read; trying again in a second');
      lookAtAll = true;
      clearTimeout(timer);
      timer = setTimeout(pump, 1000);
    }
  }

  /** One lane alone, however many there are. Where something is on its way, whoever serves it looks again. */
  function look(lane: Lane): void {
    if (serving.has(lane)) news.add(lane);
    else if (running) serving.set(lane, serve(lane));
  }

  function schedule(): void {
    if (lookAtAll) return;
    clearTimeout(timer);
    const next = later.nextAt();
    if (next !== undefined) timer = setTimeout(pump, Math.max(0, Math.min(next - parts.now(), 60_000)));
  }

  async function serve(lane: Lane): Promise<void> {
    let next: number | undefined = -Infinity;
    while (running && (news.delete(lane) || isDue(next))) next = await serveOnce(lane);
    // From here on nothing waits, so no news is missed.
    serving.delete(lane);
    news.delete(lane);
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
      for (let row = await takeNext(lane); row !== undefined; row = await takeNext(lane)) await attempt(row);
      return await outbox.nextDueAt(lane);
    } catch (error) {
      log.error({ err: error, lane }, 'The outbox can not be read; trying again in a second');
      await delay(1000);
      return -Infinity;
    }
  }

  async function takeNext(lane: Lane): Promise<OutboxRow | undefined> {
    return running ? await outbox.takeDue(lane, parts.now()) : undefined;
  }

  async function attempt(row: OutboxRow): Promise<void> {
    try {
      const delivered = await parts.deliver(row);
      if (abandoned) return;
      if (!await outbox.markDelivered(row.id, delivered)) await parts.late(row);
    } catch (error) {
      await failed(row, error);
    }
  }

  async function failed(row: OutboxRow, error: unknown): Promise<void> {
    if (abandoned) return;
    const failure = failureOf(error);
    const details = { err: error, row: row.id, gameId: row.gameId, lane: row.lane, kind: row.intent.kind, attempt: row.attempts };
    if (failure === 'closed')
      await parts.closed(row, error).catch((err: unknown) => {
        log.warn({ ...details, err }, 'Could not tell that direct messages are closed');
      });
    await parts.failed(row, error).catch((err: unknown) => {
      log.warn({ ...details, err }, 'Could not tell that a channel is out of reach');
    });
    if (isFinal(failure, row.attempts)) {
      log[failure === 'closed' || failure === 'gone' ? 'info' : 'error'](
        details,
        `A message can not be delivered (${failure}): it is left out`,
      );
      await outbox.giveUp(row.id, reason(error));
      return;
    }
    const wait = delayAfter(row.attempts, failure);
    log.warn(details, `A message could not be delivered (${failure}): trying again in ${Math.round(wait / 1000)} s`);
    await outbox.markFailed(row.id, parts.now() + wait, reason(error));
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
      lookAtAll = true;
      pump();
    },
    async stop(patience = stopPatience) {
      running = false;
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

function isFinal(failure: Failure, attempts: number): boolean {
  switch (failure) {
    case 'closed': case 'gone': case 'wrong': return true;
    case 'broken': return attempts >= mostBrokenAttempts;
    case 'retry': case 'forbidden': return false;
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
