/** Adds the record of who has seen the hand of which seat, so that no one gets the seat of another one. */
export const sql = `
CREATE TABLE seen_hands (
  game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL,
  -- -1: an earlier version did not keep which one it was.
  seat    integer NOT NULL,
  since   bigint NOT NULL,
  PRIMARY KEY (game_id, user_id, seat)
);

-- Of games that have begun: those who have a seat, or have one to come back to, who have answered for one, or whose messages wait.
INSERT INTO seen_hands (game_id, user_id, seat, since)
  SELECT known.game_id, known.user_id, known.seat, games.changed_at FROM (
    SELECT game_id, user_id, seat FROM seats WHERE user_id IS NOT NULL
    UNION SELECT game_id, owner_id, seat FROM seats WHERE owner_id IS NOT NULL
    UNION SELECT game_id, given_by, seat FROM inputs WHERE given_by NOT IN ('automatic', 'timer')
    UNION SELECT game_id, (intent::json ->> 'userId') COLLATE "C", (intent::json ->> 'seat')::integer FROM outbox
      WHERE kind IN ('sheet', 'asked', 'privateLog') AND intent IS NOT NULL
  ) AS known JOIN games ON games.id = known.game_id WHERE games.status <> 'lobby';
-- And those who have a message that showed a hand, of which is no longer known whose it was.
INSERT INTO seen_hands (game_id, user_id, seat, since)
  SELECT shown.game_id, shown.user_id, -1, games.changed_at FROM (
    SELECT game_id, substr(name, length('sheet:') + 1) AS user_id FROM slots WHERE name LIKE 'sheet:%'
    UNION SELECT game_id, substr(lane, length('user:') + 1) FROM outbox WHERE kind = 'sheet' AND state = 'delivered' AND lane LIKE 'user:%'
  ) AS shown JOIN games ON games.id = shown.game_id
  WHERE games.status <> 'lobby'
    AND NOT EXISTS (SELECT 1 FROM seen_hands WHERE seen_hands.game_id = shown.game_id AND seen_hands.user_id = shown.user_id);
`.replaceAll('TEXT', 'text COLLATE "C"');
