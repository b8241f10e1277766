import type { Gate } from '../sql/gate.ts';
import type { Transactions } from './transactions.ts';

/** Does a work in a transaction; keeps its promise when it is stored. */
export type Storing = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Of one transaction. More would keep those waiting who only want to read. */
const most = 16;

interface Member {
  /** Throws only what has ended the whole transaction. */
  readonly run: () => Promise<void>;
  /** Tells what came of it, once that is stored; what kept it from being stored otherwise. */
  readonly settle: (stored: Promise<void>) => void;
}

export interface GroupCommit {
  readonly gate: Gate;
  readonly transactions: Pick<Transactions, 'write' | 'part' | 'isSound'>;
  /** Milliseconds after which whoever has not begun is turned away, with this error; somebody waits for themselves then. */
  readonly patience: number;
  readonly tooLong: () => Error;
}

/**
 * Works that come while another one has the database wait for the disk together: they are done one after the other in one transaction,
 * where each that fails takes only itself back, and nobody is told anything before all of it is stored. The wait for the disk is what
 * costs most of an answer, on most machines.
 */
export function groupCommit({ gate, transactions, patience, tooLong }: GroupCommit): Storing {
  const { write, part, isSound } = transactions;
  const waiting: Array<Member> = [];
  let isLed = false;

  const store = async (): Promise<void> => {
    const group: Array<Member> = [];
    const doAll = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = group.length < most ? waiting.shift() : undefined) {
        group.push(next);
        await next.run();
      }
    };
    const stored = gate.alone(async () => {
      try {
        await write(doAll, false);
      } catch (error) {
        // If it could not even begin, nobody who waits for it has to find that out again.
        if (group.length === 0) group.push(...waiting.splice(0));
        throw error;
      }
    });
    // Each hears of it, and whoever still waits for a turn has a timer.
    await stored.catch(() => undefined);
    for (const { settle } of group) settle(stored);
  };
  const lead = async (): Promise<void> => {
    isLed = true;
    while (waiting.length > 0) await store();
    isLed = false;
  };

  return <Result>(work: () => Promise<Result>) => new Promise<Result>((resolve, reject) => {
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(member), 1);
      reject(tooLong());
    }, patience);
    let outcome = async (): Promise<Result> => { throw new Error('It was stored, but has not been done.'); };
    const member: Member = {
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
