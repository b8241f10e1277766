/** Private notes: by game and person, whatever seat that person has. */
export const sql = `
CREATE TABLE suspicions (
  game_id TEXT NOT NULL REFERENCES games (id),
  user_id TEXT NOT NULL,
  seat    INTEGER NOT NULL,
  level   TEXT CHECK (level IN ('trust', 'unsure', 'suspect')),
  text    TEXT NOT NULL,
  at      INTEGER NOT NULL,
  PRIMARY KEY (game_id, user_id, seat)
) STRICT, WITHOUT ROWID;

-- shown_at: when the suspicions were shown to everybody; NULL: not yet.
CREATE TABLE notebooks (
  game_id  TEXT NOT NULL REFERENCES games (id),
  user_id  TEXT NOT NULL,
  text     TEXT NOT NULL DEFAULT '',
  shown_at INTEGER,
  at       INTEGER NOT NULL,
  PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;
`;
