import type { Lane } from '../outbox.ts';
import type { Transaction } from '../types.ts';
import { createGate } from './gate.ts';
import { methodsOf } from './methods.ts';
import type { Way } from './methods.ts';
import type { Tables } from './tables.ts';

/** The part of an engine's connection that a transaction needs. */
export interface SqlConnection {
  readonly tables: Tables;
  /** Runs a part of a transaction that rolls back only itself if it fails. */
  readonly part: <Result>(way: Way, work: () => Promise<Result>) => Promise<Result>;
}

/** How long parts of one transaction that were begun at once wait for each other. */
const patience = 60_000;

/**
 * Runs the work in a transaction that has begun on this connection. What the work was given is of no use after it.
 * `readsOnly`: what writes is refused.
 */
export async function workIn<Result>(
  { tables, part }: SqlConnection,
  { readsOnly, changedLanes }: { readonly readsOnly: boolean; readonly changedLanes: () => ReadonlyArray<Lane> },
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  let isOver = false;
  const gate = createGate(
    patience,
    () => new Error('A part of a transaction waited for another one that did not end.'),
  );
  const transaction = methodsOf(async (way, method) => {
    if (isOver) throw new Error('The transaction has ended already.');
    if (!way.writes) return await method(tables);
    if (readsOnly) throw new Error('Nothing can be written in a look.');
    return await gate.alone(() => {
      if (isOver) throw new Error('The transaction has ended already.');
      return part(way, () => method(tables));
    });
  }, changedLanes);
  try {
    return await work(transaction);
  } finally {
    isOver = true;
    // Nothing of it is under way any more when it ends.
    await gate.pass(async () => undefined);
  }
}
