// Temporary: what today's tables offer, as long as they answer at once. Goes with `promised.ts`.
import type { NoteStore as PromisedNotes } from '../notes.ts';
import type { OrderStore as PromisedOrders } from '../orders.ts';
import type { Outbox as PromisedOutbox } from '../outbox.ts';
import type { PollStore as PromisedPolls } from '../polls.ts';
import type { Results as PromisedResults } from '../results.ts';
import type { Sessions as PromisedSessions } from '../sessions.ts';
import type { Timers as PromisedTimers } from '../timers.ts';
import type { Settings as PromisedSettings, Transaction } from '../types.ts';

export type * from '../notes.ts';
export type * from '../orders.ts';
export type * from '../outbox.ts';
export type * from '../polls.ts';
export * from '../results.ts';
export type * from '../sessions.ts';
export type * from '../timers.ts';
export * from '../types.ts';

type Synchronous<T> = {
  readonly [K in keyof T]: T[K] extends (...given: infer Given) => Promise<infer Result> ? (...given: Given) => Result : T[K];
};

export type NoteStore = Synchronous<PromisedNotes>;
export type OrderStore = Synchronous<PromisedOrders>;
export type Outbox = Synchronous<PromisedOutbox>;
export type PollStore = Synchronous<PromisedPolls>;
export type Results = Synchronous<PromisedResults>;
export type Sessions = Synchronous<PromisedSessions>;
export type Timers = Synchronous<PromisedTimers>;
export type Settings = Omit<Synchronous<PromisedSettings>, 'many'>;

type Parts = 'outbox' | 'settings' | 'results' | 'timers' | 'orders' | 'sessions' | 'notes' | 'polls' | 'leases';

export interface Store extends Synchronous<Omit<Transaction, Parts>> {
  readonly outbox: Outbox;
  readonly settings: Settings;
  readonly results: Results;
  readonly timers: Timers;
  readonly orders: OrderStore;
  readonly sessions: Sessions;
  readonly notes: NoteStore;
  readonly polls: PollStore;
}
