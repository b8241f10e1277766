/** Adds when a table has agreed to play together. `due_at`: when it is to be looked at next. */
export const sql = `
CREATE TABLE sessions (
  game_id TEXT PRIMARY KEY REFERENCES games (id),
  at INTEGER NOT NULL,
  due_at INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_due ON sessions (due_at);
`;
