/** Polls of the table. `closes_at` NULL: closed. */
export const sql = `
CREATE TABLE polls (
  game_id   TEXT NOT NULL REFERENCES games (id),
  number    INTEGER NOT NULL,
  poll      TEXT NOT NULL CHECK (json_valid(poll)),
  closes_at INTEGER,
  PRIMARY KEY (game_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX polls_by_end ON polls (closes_at) WHERE closes_at IS NOT NULL;
`;
