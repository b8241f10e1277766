/**
 * Results outlive their game, unless the person who deletes it wants otherwise: `results` no longer refers to `games`.
 */
export const sql = `
CREATE TABLE results_new (
  game_id  TEXT PRIMARY KEY,
  guild_id TEXT NOT NULL,
  winner   TEXT NOT NULL CHECK (winner IN ('humans', 'cylons')),
  cause    TEXT NOT NULL,
  turns    INTEGER NOT NULL,
  ended_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO results_new (game_id, guild_id, winner, cause, turns, ended_at)
  SELECT game_id, guild_id, winner, cause, turns, ended_at FROM results;
DROP TABLE results;
ALTER TABLE results_new RENAME TO results;
CREATE INDEX results_by_guild ON results (guild_id, ended_at);
`;
