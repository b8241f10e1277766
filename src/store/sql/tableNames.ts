/** All tables, in a database that is up to date. */
export const tableNames = [
  'achievements', 'audit', 'card_results', 'deleted_games', 'events', 'games', 'inputs', 'leases', 'notebooks', 'ordered_inputs', 'outbox',
  'packed_histories', 'plans', 'polls', 'proposals', 'results', 'seat_results', 'seats', 'seen_hands', 'sessions', 'settings', 'slots',
  'snapshots', 'spectators', 'standing_orders', 'states', 'suspicions', 'timers',
] as const;
