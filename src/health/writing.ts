import type { Log } from '../app/core/log.ts';
import { isStoreError } from '../store/error.ts';
import type { StoreErrorCode } from '../store/error.ts';
import type { Outbox } from '../store/outbox.ts';
import type { Store } from '../store/types.ts';

/** Whether anything can be written to the database: its disk may be full, or it may only be read. */
export interface WritingWatch {
  /** The same store; what can't be written there is noticed. */
  readonly store: Store;
  /** Why nothing can be written, for those who run the bot; `undefined`: it can. */
  problem(): string | undefined;
  /** Tries to write something now. */
  look(): Promise<string | undefined>;
  /** Calls back whenever the problem begins or ends. The returned function ends that. */
  onChange(listener: (problem: string | undefined) => void): () => void;
  stop(): void;
}

/** Bytes: what no one misses, and more than what may be left of a disk that is full. */
const [little, much] = [16, 128 * 1024];
/** Milliseconds until the next attempt while nothing can be written: twice as long each time. */
const [shortest, longest] = [1000, 30_000];

const problems: Partial<Record<StoreErrorCode, string>> = {
  cannotWrite: 'nothing can be written to the database: its disk is full, or reports an error',
  unwritable: 'the database can only be read',
  damaged: 'nothing can be written to the database: it is damaged',
};

function problemIn(error: unknown): string | undefined {
  return isStoreError(error) ? problems[error.code] : undefined;
}

export function watchWriting(store: Store, log: Log): WritingWatch {
  const listeners = new Set<(problem: string | undefined) => void>();
  let problem: string | undefined;
  let pause = shortest;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<string | undefined> | undefined;
  let isOver = false;

  const change = (now: string | undefined): void => {
    if (now === problem) return;
    const before = problem;
    problem = now;
    if (now === undefined) log.info({}, 'The database can be written to again');
    if (now === undefined || before === undefined) for (const listener of listeners) listener(now);
  };
  const lookLater = (): void => {
    if (isOver || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      void look();
    }, pause).unref();
    pause = Math.min(longest, pause * 2);
  };
  const attempt = async (): Promise<string | undefined> => {
    try {
      await store.vitals.write(problem === undefined && timer === undefined ? little : much);
      pause = shortest;
      change(undefined);
    } catch (error) {
      const found = problemIn(error);
      // A database that does not answer at all is another matter.
      if (found === undefined) return problem;
      change(found);
      log.error(
        { err: error },
        `Nothing can be written to the database; trying again in ${Math.round(pause / 1000)} s`,
      );
      lookLater();
    }
    return problem;
  };
  /** One at a time; while something is wrong only as often as the pauses say. */
  const look = (): Promise<string | undefined> => {
    if (timer !== undefined) return Promise.resolve(problem);
    looking ??= attempt().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  const noting =
    <Given extends ReadonlyArray<unknown>, Result>(write: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      try {
        return await write(...given);
      } catch (error) {
        if (problemIn(error) !== undefined && !isOver) void look();
        throw error;
      }
    };
  const notedOutbox = (outbox: Outbox): Outbox => ({
    ...outbox,
    takeDue: noting(outbox.takeDue),
    markDelivered: noting(outbox.markDelivered),
    markFailed: noting(outbox.markFailed),
    giveUp: noting(outbox.giveUp),
    add: noting(outbox.add),
  });

  return {
    store: {
      ...store,
      commit: noting((change_) => store.commit(change_)),
      together: async (locks, work) => await noting(() => store.together(locks, work))(),
      outbox: notedOutbox(store.outbox),
      timers: { ...store.timers, see: noting(store.timers.see) },
    },
    problem: () => problem,
    look,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
