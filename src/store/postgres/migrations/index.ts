import { sql as first } from './001.ts';
import { sql as second } from './002.ts';

/** In order; a database's version is how many of them it has been through. Never change one that was released: add one. */
export const migrations: ReadonlyArray<string> = [first, second];

/** The tables after the last of them. */
export const tableNames = [
  'achievements', 'audit', 'card_results', 'deleted_games', 'events', 'games', 'inputs', 'leases', 'notebooks', 'ordered_inputs', 'outbox',
  'packed_histories', 'plans', 'polls', 'proposals', 'results', 'seat_results', 'seats', 'sessions', 'settings', 'slots', 'snapshots',
  'spectators', 'standing_orders', 'states', 'suspicions', 'timers',
] as const;
