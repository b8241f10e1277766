/**
 * A game that an earlier version has begun: who has a seat or had one, and how that can still be known. For both
 * engines.
 */
export const gameWithHands = `
  INSERT INTO games (id, guild_id, channel_id, host_id, status, options, pace, level, created_at, started_at, changed_at, lively_at, revision)
    VALUES ('kat-1', 'guild', 'c1', 'ann', 'running', '{}', '{}', 'normal', 5, 6, 7, 7, 4),
      ('kat-2', 'guild', 'c2', 'ann', 'lobby', '{}', '{}', 'normal', 5, NULL, 7, 7, 1);
  INSERT INTO seats (game_id, seat, kind, user_id, name, owner_id, owner_name, away_until) VALUES
    ('kat-1', 0, 'user', 'ann', 'Ann', NULL, NULL, NULL), ('kat-1', 1, 'automatic', NULL, '1', 'ben', 'Ben', 99),
    ('kat-1', 2, 'user', 'cid', 'Cid', 'dee', 'Dee', 99), ('kat-2', 0, 'user', 'ann', 'Ann', NULL, NULL, NULL);
  INSERT INTO inputs (game_id, seq, seat, given_by, decision_id, choice, secret, at) VALUES
    ('kat-1', 1, 0, 'ann', 'd1', '["yes"]', 0, 7), ('kat-1', 2, 1, 'eve', 'd2', '["yes"]', 0, 7), ('kat-1', 3, 1, 'timer', 'd3', '["yes"]', 0, 7),
    ('kat-1', 4, 2, 'automatic', 'd4', '["yes"]', 0, 7), ('kat-1', 5, 2, 'eve', 'd5', '["yes"]', 1, 7);
  INSERT INTO outbox (game_id, lane, kind, intent, state, attempts, next_attempt_at, created_at) VALUES
    ('kat-1', 'user:fay', 'sheet', '{"kind":"sheet","userId":"fay","seat":2}', 'waiting', 0, 7, 7),
    ('kat-1', 'user:gus', 'sheet', NULL, 'delivered', 1, 7, 7), ('kat-1', 'user:ann', 'sheet', NULL, 'delivered', 1, 7, 7),
    ('kat-1', 'channel:c1', 'lobby', '{"kind":"lobby"}', 'waiting', 1, 7, 7);
  INSERT INTO slots (game_id, name, channel_id, message_id) VALUES ('kat-1', 'sheet:hal', 'd1', 'm1'), ('kat-1', 'lobby', 'c1', 'm2');
`;

/** -1: which hand it was is not known. */
export const handsSeen = {
  ann: [0],
  ben: [1],
  cid: [2],
  dee: [2],
  eve: [1, 2],
  fay: [2],
  gus: [-1],
  hal: [-1],
  automatic: [],
  timer: [],
  nobody: [],
};
