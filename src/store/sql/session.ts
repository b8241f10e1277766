import type { Lane } from '../outbox.ts';
import type { Mind } from './mind.ts';
import type { Batch, Statement } from './statement.ts';

/** A way to the database on which one statement comes after the other. */
export interface SqlSession {
  readonly all: <Given, Row>(statement: Statement<Given, Row>, given: Given) => Promise<ReadonlyArray<Row>>;
  /** How many rows it changed. */
  readonly run: <Given>(statement: Statement<Given, unknown>, given: Given) => Promise<number>;
  /** Adds these rows in this order. */
  readonly add: <Row>(batch: Batch<Row>, rows: ReadonlyArray<Row>) => Promise<void>;
  /** Keeps everyone else from adding to these lanes until the transaction ends. */
  readonly holdLanes: (lanes: ReadonlyArray<Lane>) => Promise<void>;
  /** Lanes in which something else may come first, as soon as the transaction is stored. */
  readonly news: Set<Lane>;
  readonly mind: Mind;
}

/** The first row, or the only one. */
export async function first<Row>(rows: Promise<ReadonlyArray<Row>>): Promise<Row | undefined> {
  return (await rows)[0];
}
