/** The first tables. */
export const sql = `
CREATE TABLE games (
  id         TEXT PRIMARY KEY,
  guild_id   TEXT NOT NULL,
  channel_id TEXT NOT NULL,
  host_id    TEXT NOT NULL,
  status     TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'abandoned')),
  options    TEXT NOT NULL CHECK (json_valid(options)),
  created_at INTEGER NOT NULL,
  started_at INTEGER,
  ended_at   INTEGER,
  changed_at INTEGER NOT NULL,
  revision   INTEGER NOT NULL,
  undone     INTEGER NOT NULL DEFAULT 0,
  outcome    TEXT CHECK (outcome IS NULL OR json_valid(outcome))
) STRICT, WITHOUT ROWID;
CREATE INDEX games_by_channel ON games (channel_id, created_at);
CREATE INDEX games_by_guild ON games (guild_id, status);
CREATE INDEX games_by_status ON games (status);

CREATE TABLE seats (
  game_id TEXT NOT NULL REFERENCES games (id),
  seat    INTEGER NOT NULL CHECK (seat >= 0),
  kind    TEXT NOT NULL CHECK (kind IN ('user', 'automatic')),
  user_id TEXT CHECK ((kind = 'user') = (user_id IS NOT NULL)),
  name    TEXT NOT NULL,
  PRIMARY KEY (game_id, seat),
  UNIQUE (game_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_user ON seats (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE states (
  game_id       TEXT PRIMARY KEY REFERENCES games (id),
  state_version INTEGER NOT NULL,
  state         TEXT NOT NULL,
  announced     TEXT NOT NULL
) STRICT;

CREATE TABLE inputs (
  game_id     TEXT NOT NULL REFERENCES games (id),
  seq         INTEGER NOT NULL CHECK (seq > 0),
  seat        INTEGER NOT NULL,
  given_by    TEXT NOT NULL,
  decision_id TEXT NOT NULL,
  choice      TEXT NOT NULL CHECK (json_valid(choice)),
  at          INTEGER NOT NULL,
  undone_at   INTEGER,
  PRIMARY KEY (game_id, seq)
) STRICT, WITHOUT ROWID;

-- What was answered stays answered: an input is never changed or deleted, only marked as taken back, once.
CREATE TRIGGER inputs_are_append_only BEFORE UPDATE ON inputs
WHEN OLD.undone_at IS NOT NULL OR NEW.seq <> OLD.seq OR NEW.game_id <> OLD.game_id OR NEW.seat <> OLD.seat
  OR NEW.given_by <> OLD.given_by OR NEW.decision_id <> OLD.decision_id OR NEW.choice <> OLD.choice OR NEW.at <> OLD.at
BEGIN SELECT RAISE(ABORT, 'inputs are append-only'); END;
CREATE TRIGGER inputs_stay BEFORE DELETE ON inputs
BEGIN SELECT RAISE(ABORT, 'inputs are append-only'); END;

-- audience: NULL for everybody, else the seats; excluded: seats that got a fuller version.
CREATE TABLE events (
  game_id  TEXT NOT NULL REFERENCES games (id),
  seq      INTEGER NOT NULL,
  place    INTEGER NOT NULL,
  turn     INTEGER NOT NULL,
  audience TEXT CHECK (audience IS NULL OR json_valid(audience)),
  excluded TEXT CHECK (excluded IS NULL OR json_valid(excluded)),
  event    TEXT NOT NULL CHECK (json_valid(event)),
  at       INTEGER NOT NULL,
  undone   INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1)),
  PRIMARY KEY (game_id, seq, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX events_by_turn ON events (game_id, turn);

-- The state before input seq, gzipped.
CREATE TABLE snapshots (
  game_id       TEXT NOT NULL REFERENCES games (id),
  seq           INTEGER NOT NULL,
  turn          INTEGER NOT NULL,
  turn_start    INTEGER NOT NULL CHECK (turn_start IN (0, 1)),
  state_version INTEGER NOT NULL,
  state         BLOB NOT NULL,
  PRIMARY KEY (game_id, seq)
) STRICT;

CREATE TABLE outbox (
  id              INTEGER PRIMARY KEY AUTOINCREMENT,
  game_id         TEXT NOT NULL REFERENCES games (id),
  lane            TEXT NOT NULL,
  kind            TEXT NOT NULL,
  intent          TEXT CHECK (intent IS NULL OR json_valid(intent)),
  state           TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'replaced', 'givenUp')),
  attempts        INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER NOT NULL,
  message_id      TEXT,
  error           TEXT,
  created_at      INTEGER NOT NULL,
  done_at         INTEGER,
  CHECK (state <> 'waiting' OR intent IS NOT NULL)
) STRICT;
CREATE INDEX outbox_waiting ON outbox (lane, id) WHERE state = 'waiting';
CREATE INDEX outbox_waiting_of_kind ON outbox (game_id, lane, kind) WHERE state = 'waiting';

CREATE TABLE slots (
  game_id    TEXT NOT NULL REFERENCES games (id),
  name       TEXT NOT NULL,
  channel_id TEXT NOT NULL,
  message_id TEXT NOT NULL,
  PRIMARY KEY (game_id, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE settings (
  scope TEXT NOT NULL,
  key   TEXT NOT NULL,
  value TEXT NOT NULL CHECK (json_valid(value)),
  PRIMARY KEY (scope, key)
) STRICT, WITHOUT ROWID;
`;
