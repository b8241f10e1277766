/**
 * The Sympathetic Cylon counts apart in the statistics. `seat_results` is made again because the database can't change
 * what a column allows. Who was one in a game that has ended before is still to be read from its state, as long as that
 * is kept.
 */
export const sql = `
CREATE TABLE seat_results_new (
  game_id   TEXT NOT NULL REFERENCES results (game_id) ON DELETE CASCADE,
  seat      INTEGER NOT NULL,
  user_id   TEXT,
  name      TEXT NOT NULL,
  character TEXT,
  side      TEXT NOT NULL CHECK (side IN ('human', 'cylon', 'cylonLeader', 'sympatheticCylon')),
  won       INTEGER NOT NULL CHECK (won IN (0, 1)),
  PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO seat_results_new (game_id, seat, user_id, name, character, side, won)
  SELECT seat_results.game_id, seat, user_id, name, character,
    CASE json_extract(CASE WHEN json_valid(state) THEN state END, '$.players[' || seat || '].cylon')
      WHEN 'sympathetic' THEN 'sympatheticCylon' ELSE side END, won
  FROM seat_results LEFT JOIN states ON states.game_id = seat_results.game_id;
DROP TABLE seat_results;
ALTER TABLE seat_results_new RENAME TO seat_results;
CREATE INDEX seat_results_by_user ON seat_results (user_id) WHERE user_id IS NOT NULL;
`;
