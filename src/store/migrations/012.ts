/** Adds the results of cards in games that are over; `worked`: passed, played or fulfilled. */
export const sql = `
CREATE TABLE card_results (
  game_id TEXT NOT NULL REFERENCES results (game_id) ON DELETE CASCADE,
  place   INTEGER NOT NULL,
  seat    INTEGER NOT NULL,
  kind    TEXT NOT NULL CHECK (kind IN ('mission', 'mutiny', 'motive')),
  card    TEXT NOT NULL,
  worked  INTEGER NOT NULL CHECK (worked IN (0, 1)),
  PRIMARY KEY (game_id, place)
) STRICT, WITHOUT ROWID;
`;
