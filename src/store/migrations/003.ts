/**
 * Adds timers of open questions, substitutes for people who are away, and archived games. `games` is made again because
 * the database can't change what a column allows: nothing may refer to it meanwhile (see `openDatabase`).
 */
export const sql = `
CREATE TABLE games_new (
  id         TEXT PRIMARY KEY,
  guild_id   TEXT NOT NULL,
  channel_id TEXT NOT NULL,
  host_id    TEXT NOT NULL,
  status     TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'abandoned', 'archived')),
  options    TEXT NOT NULL CHECK (json_valid(options)),
  pace       TEXT NOT NULL CHECK (json_valid(pace)),
  created_at INTEGER NOT NULL,
  started_at INTEGER,
  ended_at   INTEGER,
  changed_at INTEGER NOT NULL,
  lively_at  INTEGER NOT NULL,
  revision   INTEGER NOT NULL,
  undone     INTEGER NOT NULL DEFAULT 0,
  outcome    TEXT CHECK (outcome IS NULL OR json_valid(outcome))
) STRICT, WITHOUT ROWID;
INSERT INTO games_new (id, guild_id, channel_id, host_id, status, options, pace, created_at, started_at, ended_at, changed_at, lively_at,
    revision, undone, outcome)
  SELECT id, guild_id, channel_id, host_id, status, options,
    '{"remindAfter":480,"limit":2880,"reactionLimit":1440,"atLimit":"default","archiveAfter":14}',
    created_at, started_at, ended_at, changed_at, changed_at, revision, undone, outcome FROM games;
DROP TABLE games;
ALTER TABLE games_new RENAME TO games;
CREATE INDEX games_by_channel ON games (channel_id, created_at);
CREATE INDEX games_by_guild ON games (guild_id, status);
CREATE INDEX games_by_status ON games (status);

-- Whose seat it is while somebody else, or an automatic player, stands in, and until when.
ALTER TABLE seats ADD COLUMN owner_id TEXT;
ALTER TABLE seats ADD COLUMN owner_name TEXT CHECK ((owner_id IS NULL) = (owner_name IS NULL));
ALTER TABLE seats ADD COLUMN away_until INTEGER CHECK ((owner_id IS NULL) = (away_until IS NULL));
CREATE INDEX seats_by_owner ON seats (owner_id) WHERE owner_id IS NOT NULL;
CREATE INDEX seats_by_return ON seats (away_until) WHERE away_until IS NOT NULL;

-- A question that waits for a person: how often it was reminded of, how long it has waited (spent, until counted_at), and
-- when there is something to do about it next. due_at NULL: never, or the game stands still.
CREATE TABLE timers (
  game_id     TEXT NOT NULL REFERENCES games (id),
  seat        INTEGER NOT NULL,
  decision_id TEXT NOT NULL,
  user_id     TEXT NOT NULL,
  secret      INTEGER NOT NULL CHECK (secret IN (0, 1)),
  attempt     INTEGER NOT NULL CHECK (attempt >= 0),
  spent       INTEGER NOT NULL CHECK (spent >= 0),
  counted_at  INTEGER NOT NULL,
  due_at      INTEGER,
  next        TEXT CHECK (next IN ('remind', 'limit')),
  CHECK ((due_at IS NULL) = (next IS NULL)),
  PRIMARY KEY (game_id, seat, decision_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX timers_due ON timers (due_at) WHERE due_at IS NOT NULL;
`;
