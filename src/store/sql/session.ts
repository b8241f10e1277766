import type { Lane } from '../outbox.ts';
import type { Batch, Statement } from './statement.ts';

/** A way to the database on which one statement comes after the other. */
export interface Session {
  all<Given, Row>(statement: Statement<Given, Row>, given: Given): Promise<ReadonlyArray<Row>>;
  /** How many rows it changed. */
  run<Given>(statement: Statement<Given, unknown>, given: Given): Promise<number>;
  /** Adds these rows in this order. */
  add<Row>(batch: Batch<Row>, rows: ReadonlyArray<Row>): Promise<void>;
  /** Until the transaction ends nobody else adds to these lanes. */
  holdLanes(lanes: ReadonlyArray<Lane>): Promise<void>;
  /** Lanes in which something else may come first, as soon as the transaction is stored. */
  readonly news: Set<Lane>;
}

/** The first row, or the only one. */
export async function first<Row>(rows: Promise<ReadonlyArray<Row>>): Promise<Row | undefined> {
  return (await rows)[0];
}
