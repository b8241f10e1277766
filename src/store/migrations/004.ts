/** Adds pauses, spectators, votes on undos, the audit log, results of games, and how a whole game may be deleted. */
export const sql = `
-- Who paused the game and when; NULL: it goes on.
ALTER TABLE games ADD COLUMN paused TEXT CHECK (paused IS NULL OR json_valid(paused));

-- With the options it gives the game again from its inputs. NULL: started by a version that did not keep it.
ALTER TABLE states ADD COLUMN seed TEXT;

-- Whether nobody else was told that this question was asked. Of older inputs nobody knows, so they count as secret.
ALTER TABLE inputs ADD COLUMN secret INTEGER NOT NULL DEFAULT 1 CHECK (secret IN (0, 1));

CREATE TABLE spectators (
  game_id TEXT NOT NULL REFERENCES games (id),
  user_id TEXT NOT NULL,
  name    TEXT NOT NULL,
  at      INTEGER NOT NULL,
  PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;

-- The latest proposal of a game to take something back, open or settled.
CREATE TABLE proposals (
  game_id    TEXT PRIMARY KEY REFERENCES games (id),
  proposal   TEXT NOT NULL CHECK (json_valid(proposal)),
  expires_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX proposals_by_end ON proposals (expires_at) WHERE expires_at IS NOT NULL;

-- One row a game that has ended; gone when the end is taken back or the game is deleted.
CREATE TABLE results (
  game_id  TEXT PRIMARY KEY REFERENCES games (id),
  guild_id TEXT NOT NULL,
  winner   TEXT NOT NULL CHECK (winner IN ('humans', 'cylons')),
  cause    TEXT NOT NULL,
  turns    INTEGER NOT NULL,
  ended_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_guild ON results (guild_id, ended_at);

-- Whoever held the seat at the end; user_id NULL: an automatic player.
CREATE TABLE seat_results (
  game_id   TEXT NOT NULL REFERENCES results (game_id) ON DELETE CASCADE,
  seat      INTEGER NOT NULL,
  user_id   TEXT,
  name      TEXT NOT NULL,
  character TEXT,
  side      TEXT NOT NULL CHECK (side IN ('human', 'cylon', 'cylonLeader')),
  won       INTEGER NOT NULL CHECK (won IN (0, 1)),
  PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_results_by_user ON seat_results (user_id) WHERE user_id IS NOT NULL;

-- Names of games that were deleted: nothing else is left of them, and no other game gets the name.
CREATE TABLE deleted_games (
  game_id    TEXT PRIMARY KEY,
  guild_id   TEXT NOT NULL,
  deleted_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Who did what to a game and when. No reference: the line about a deletion outlives the game.
CREATE TABLE audit (
  id       INTEGER PRIMARY KEY AUTOINCREMENT,
  game_id  TEXT NOT NULL,
  at       INTEGER NOT NULL,
  by_id    TEXT NOT NULL,
  by_name  TEXT NOT NULL,
  kind     TEXT NOT NULL,
  deed     TEXT NOT NULL CHECK (json_valid(deed))
) STRICT;
CREATE INDEX audit_by_game ON audit (game_id, id);

CREATE TRIGGER audit_is_append_only BEFORE UPDATE ON audit
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
CREATE TRIGGER audit_stays BEFORE DELETE ON audit
WHEN OLD.kind = 'deleted' OR NOT EXISTS (SELECT 1 FROM deleted_games WHERE game_id = OLD.game_id)
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;

-- Inputs go only with their whole game, whose name has to be entered as deleted first.
DROP TRIGGER inputs_stay;
CREATE TRIGGER inputs_stay BEFORE DELETE ON inputs
WHEN NOT EXISTS (SELECT 1 FROM deleted_games WHERE game_id = OLD.game_id)
BEGIN SELECT RAISE(ABORT, 'inputs are append-only'); END;
DROP TRIGGER inputs_are_append_only;
CREATE TRIGGER inputs_are_append_only BEFORE UPDATE ON inputs
WHEN OLD.undone_at IS NOT NULL OR NEW.seq <> OLD.seq OR NEW.game_id <> OLD.game_id OR NEW.seat <> OLD.seat
  OR NEW.given_by <> OLD.given_by OR NEW.decision_id <> OLD.decision_id OR NEW.choice <> OLD.choice OR NEW.at <> OLD.at
  OR NEW.secret <> OLD.secret
BEGIN SELECT RAISE(ABORT, 'inputs are append-only'); END;
CREATE TRIGGER deleted_stays_deleted BEFORE DELETE ON deleted_games
BEGIN SELECT RAISE(ABORT, 'a deleted game stays deleted'); END;
`;
