/**
 * The history of games that ended long ago is kept packed, and snapshots that are kept for a while are found without
 * the others.
 */
export const sql = `
-- All inputs and events of a game, gzipped; they are in no other table then.
CREATE TABLE packed_histories (
  game_id  TEXT PRIMARY KEY REFERENCES games (id),
  last_seq INTEGER NOT NULL,
  history  BLOB NOT NULL
) STRICT;
DROP TRIGGER inputs_stay;
CREATE TRIGGER inputs_stay BEFORE DELETE ON inputs
WHEN NOT EXISTS (SELECT 1 FROM deleted_games WHERE game_id = OLD.game_id)
  AND NOT EXISTS (SELECT 1 FROM packed_histories WHERE game_id = OLD.game_id AND last_seq >= OLD.seq)
BEGIN SELECT RAISE(ABORT, 'inputs are append-only'); END;

CREATE INDEX snapshots_for_a_while ON snapshots (game_id, seq) WHERE turn_start = 0;
`;
