/**
 * Standing orders: what people have decided in advance, and which answers were given by it. No one but its owner sees
 * any of this.
 */
export const sql = `
CREATE TABLE standing_orders (
  game_id TEXT NOT NULL REFERENCES games (id),
  user_id TEXT NOT NULL,
  orders  TEXT NOT NULL CHECK (json_valid(orders)),
  at      INTEGER NOT NULL,
  PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;

-- Cards for one check, or one turn. ended_after: the input with which it was carried out or stopped; when that is taken
-- back, the plan is in force again.
CREATE TABLE plans (
  id          INTEGER PRIMARY KEY AUTOINCREMENT,
  game_id     TEXT NOT NULL REFERENCES games (id),
  user_id     TEXT NOT NULL,
  kind        TEXT NOT NULL CHECK (kind IN ('check', 'turn')),
  plan        TEXT NOT NULL CHECK (json_valid(plan)),
  at          INTEGER NOT NULL,
  ended_after INTEGER,
  UNIQUE (game_id, user_id, kind)
) STRICT;

-- Inputs that orders gave. In the inputs themselves they look like those by hand.
CREATE TABLE ordered_inputs (
  game_id TEXT NOT NULL REFERENCES games (id),
  seq     INTEGER NOT NULL,
  PRIMARY KEY (game_id, seq)
) STRICT, WITHOUT ROWID;
`;
