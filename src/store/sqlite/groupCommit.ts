import type { Gate } from '../sql/gate.ts';
import { isBusy, lockPatience } from './busy.ts';
import type { WriteDespiteLocks } from './busy.ts';
import type { SqliteTransactions } from './transactions.ts';

/** Runs a work in a transaction; its promise resolves when that is stored. */
export type Storing = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Most members of one transaction. More would keep those waiting who only want to read. */
const most = 16;

interface Member {
  /** Time at which it came, by `performance.now()`. */
  readonly since: number;
  /** Throws only what has ended the whole transaction. */
  readonly run: () => Promise<void>;
  /** Tells what came of it, once that is stored; what kept it from being stored otherwise. */
  readonly settle: (stored: Promise<void>) => void;
}

/** A transaction that had begun was not stored. */
interface Ended {
  readonly by: unknown;
}

export interface GroupCommit {
  readonly gate: Gate;
  readonly transactions: Pick<SqliteTransactions, 'write' | 'part' | 'isSound'>;
  /**
   * Milliseconds after which a member that has not begun is rejected with `tooLong()`; a wait that long means that
   * something waits for itself.
   */
  readonly patience: number;
  readonly tooLong: () => Error;
  readonly writing: WriteDespiteLocks;
  /** Milliseconds for which each waits for another program's lock; those of `writing`. */
  readonly lockedFor?: number;
}

/**
 * Stores works together that come while another one has the database, so that they wait for the disk once: they are
 * done one after the other in one transaction, where each that fails rolls back only itself, and no one is told
 * anything before all of it is stored. The wait for the disk is what costs most of an answer, on most machines.
 */
export function groupCommit({
  gate,
  transactions,
  patience,
  tooLong,
  writing,
  lockedFor = lockPatience,
}: GroupCommit): Storing {
  const { write, part, isSound } = transactions;
  const waiting: Array<Member> = [];
  let isLed = false;

  const takeOut = (which: (member: Member) => boolean): ReadonlyArray<Member> => {
    const taken = waiting.filter(which);
    const left = waiting.filter((member) => !taken.includes(member));
    waiting.splice(0, waiting.length, ...left);
    return taken;
  };
  const store = async (): Promise<void> => {
    const group: Array<Member> = [];
    const doAll = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = group.length < most ? waiting.shift() : undefined) {
        group.push(next);
        await next.run();
      }
    };
    let isIn = false;
    const attempt = async (): Promise<Ended | undefined> => {
      try {
        await gate.alone(() => {
          isIn = true;
          return write(doAll, false);
        });
        return undefined;
      } catch (error) {
        // While another program has the lock no one has begun, so that it can be tried again; in the pauses others
        // read.
        if (group.length === 0) throw error;
        return { by: error };
      }
    };
    const stored = writing(attempt, waiting[0]?.since).then(
      (ended) => {
        if (ended !== undefined) throw ended.by;
      },
      (error: unknown) => {
        // It could not even begin. No one who waits for it has to find that out again; but a lock may
        // end, and each waits as long for that.
        if (isIn)
          group.push(...takeOut(isBusy(error) ? ({ since }) => performance.now() - since >= lockedFor : () => true));
        throw error;
      },
    );
    // Each member hears of it, and each one that still waits for a turn has a timer.
    await stored.catch(() => undefined);
    for (const { settle } of group) settle(stored);
  };
  const lead = async (): Promise<void> => {
    isLed = true;
    while (waiting.length > 0) await store();
    isLed = false;
  };

  return <Result>(work: () => Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(member), 1);
        reject(tooLong());
      }, patience);
      let outcome = async (): Promise<Result> => {
        throw new Error('It was stored, but has not been done.');
      };
      const member: Member = {
        since: performance.now(),
        async run() {
          clearTimeout(timer);
          const done = part(work);
          outcome = () => done;
          try {
            await done;
          } catch (error) {
            if (!isSound()) throw error;
          }
        },
        settle(stored) {
          clearTimeout(timer);
          resolve(stored.then(outcome));
        },
      };
      waiting.push(member);
      if (!isLed) void lead();
    });
}
