/** Adds the achievements of people in games that are over. */
export const sql = `
-- Of people alone; gone with the result, and when the end is taken back.
CREATE TABLE achievements (
  game_id     TEXT NOT NULL,
  seat        INTEGER NOT NULL,
  achievement TEXT NOT NULL,
  PRIMARY KEY (game_id, seat, achievement),
  FOREIGN KEY (game_id, seat) REFERENCES seat_results (game_id, seat) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Whether they were looked for: not yet in games of earlier versions.
ALTER TABLE results ADD COLUMN rewarded INTEGER NOT NULL DEFAULT 0 CHECK (rewarded IN (0, 1));
`;
