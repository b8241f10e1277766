import type { Log, LogDetails } from '../../app/core/log.ts';
import type { Outbox, OutboxRow } from '../../app/types.ts';
import type { DeliveryCondition } from './condition.ts';
import { failureOf, isPassing } from '../failure.ts';
import type { Failure } from '../failure.ts';
import { isPrivateLane } from './lanes.ts';
import { isFinal, isOurs, pauseAfter } from './patience.ts';

export interface FailedRowParts {
  readonly outbox: Pick<Outbox, 'giveUp' | 'markFailed'>;
  readonly condition: Pick<DeliveryCondition, 'failed' | 'done'>;
  /** Someone takes no direct messages, or is no longer in the server. */
  closed(row: OutboxRow, error: unknown): Promise<void>;
  /** A message can't be delivered, at least for now. */
  failed(row: OutboxRow, error: unknown): Promise<void>;
  /** Counts failures. */
  counted(failure: Failure): void;
  /** Whether Discord refuses the token just now, so that whatever fails on the way fails for that. */
  isHeld(): boolean;
  now(): number;
  readonly log: Log;
}

export interface FailedRows {
  /** Decides when a message is tried again, or whether it is left out. */
  put(row: OutboxRow, error: unknown): Promise<void>;
  /** Forgets the failures of a row that has been delivered after all. */
  forget(row: OutboxRow): void;
}

export function createFailedRows(parts: FailedRowParts): FailedRows {
  const { outbox, condition, log } = parts;
  /** How often each failed by our own fault. Failures of other kinds say nothing about the message. */
  const ours = new Map<number, number>();

  function kindOf(error: unknown): Failure {
    const failure = failureOf(error);
    return failure === 'unreachable' && parts.isHeld() ? 'token' : failure;
  }

  function timesOurs(id: number, failure: Failure): number {
    const times = (ours.get(id) ?? 0) + (isOurs(failure) ? 1 : 0);
    if (times > 0) ours.set(id, times);
    return times;
  }

  /** Tells people what they need to know of it. What kept us from telling them: the message has to wait for that. */
  async function tell(row: OutboxRow, error: unknown, failure: Failure): Promise<unknown> {
    let untold: unknown;
    const noted = (err: unknown): void => {
      if (isPassing(err)) untold ??= err;
      else log.warn({ ...about(row), err: neutral(row, err) }, 'Could not tell that a message can not be delivered');
    };
    if (failure === 'closed') await parts.closed(row, error).catch(noted);
    await parts.failed(row, error).catch(noted);
    return untold;
  }

  return {
    async put(row, error) {
      const untold = await tell(row, error, kindOf(error));
      const failure = kindOf(error);
      const details = { ...about(row), attempt: row.attempts, err: neutral(row, error) };
      parts.counted(failure);
      if (untold === undefined && isFinal(failure, timesOurs(row.id, failure))) {
        log[isOurs(failure) ? 'error' : 'info'](details, `A message can not be delivered (${failure}): it is left out`);
        ours.delete(row.id);
        condition.failed(row.lane, row.gameId, failure, true);
        await outbox.giveUp(row.id, reason(error));
        return;
      }
      const cause = untold ?? error;
      const why = untold === undefined ? failure : kindOf(untold);
      const pause = why === 'token' && parts.isHeld() ? 0 : pauseAfter(row.attempts, why, cause);
      log.warn(details, `A message could not be delivered (${why}): trying again in ${Math.round(pause / 1000)} s`);
      condition.failed(row.lane, row.gameId, why, false);
      await outbox.markFailed(row.id, parts.now() + pause, reason(cause));
    },
    forget(row) {
      ours.delete(row.id);
      condition.done(row.lane);
    },
  };
}

/**
 * Returns the parts of a message that the log may name. For a private one neither its owner nor its kind: a reaction is
 * asked for in secret.
 */
export function about({ id, gameId, lane, intent }: OutboxRow): LogDetails {
  return isPrivateLane(lane)
    ? { row: id, gameId, lane: neutralLane(lane) }
    : { row: id, gameId, lane, kind: intent.kind };
}

/** The lane of a person without the person. */
export function neutralLane(lane: OutboxRow['lane']): string {
  return isPrivateLane(lane) ? 'private' : lane;
}

/** The address of a request names the place where one person is told something. */
export function neutral({ lane }: OutboxRow, error: unknown): unknown {
  return isPrivateLane(lane) ? withoutAddress(error) : error;
}

export function withoutAddress(error: unknown): unknown {
  if (!(error instanceof Error) || !('url' in error)) return error;
  return Object.create(error, { url: { value: undefined } });
}

function reason(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
