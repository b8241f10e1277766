import type { Schema } from '../sql/schema.ts';

export interface MovedTable {
  readonly name: keyof Schema;
  /** The columns by which its rows are told apart, and read in order. */
  readonly key: ReadonlyArray<string>;
  /** The database itself numbers its rows; no number is given twice. */
  readonly numbered?: true;
}

/**
 * All that is moved, each table behind those that it refers to. Leases are left out: they are of processes that have
 * ended.
 */
export const movedTables: ReadonlyArray<MovedTable> = [
  { name: 'settings', key: ['scope', 'key'] },
  { name: 'games', key: ['id'] },
  { name: 'seats', key: ['game_id', 'seat'] },
  { name: 'seen_hands', key: ['game_id', 'user_id', 'seat'] },
  { name: 'states', key: ['game_id'] },
  { name: 'snapshots', key: ['game_id', 'seq'] },
  { name: 'inputs', key: ['game_id', 'seq'] },
  { name: 'events', key: ['game_id', 'seq', 'place'] },
  { name: 'outbox', key: ['id'], numbered: true },
  { name: 'slots', key: ['game_id', 'name'] },
  { name: 'standing_orders', key: ['game_id', 'user_id'] },
  { name: 'plans', key: ['id'], numbered: true },
  { name: 'packed_histories', key: ['game_id'] },
  { name: 'ordered_inputs', key: ['game_id', 'seq'] },
  { name: 'timers', key: ['game_id', 'seat', 'decision_id'] },
  { name: 'spectators', key: ['game_id', 'user_id'] },
  { name: 'proposals', key: ['game_id'] },
  { name: 'sessions', key: ['game_id'] },
  { name: 'polls', key: ['game_id', 'number'] },
  { name: 'suspicions', key: ['game_id', 'user_id', 'seat'] },
  { name: 'notebooks', key: ['game_id', 'user_id'] },
  { name: 'results', key: ['game_id'] },
  { name: 'seat_results', key: ['game_id', 'seat'] },
  { name: 'achievements', key: ['game_id', 'seat', 'achievement'] },
  { name: 'card_results', key: ['game_id', 'place'] },
  { name: 'deleted_games', key: ['game_id'] },
  { name: 'audit', key: ['id'], numbered: true },
];
