/**
 * Marks older answers that were not secret. They can be told apart after all: reactions, and nothing else, have the ids
 * `r…` since soon after the first version. Where a game has such an id, all its other answers were given in the open,
 * and can be undone as such.
 */
export const sql = `
DROP TRIGGER inputs_are_append_only;
UPDATE inputs SET secret = 0
  WHERE secret = 1 AND decision_id NOT LIKE 'r%' AND game_id IN (SELECT game_id FROM inputs WHERE decision_id LIKE 'r%');
CREATE TRIGGER inputs_are_append_only BEFORE UPDATE ON inputs
WHEN OLD.undone_at IS NOT NULL OR NEW.seq <> OLD.seq OR NEW.game_id <> OLD.game_id OR NEW.seat <> OLD.seat
  OR NEW.given_by <> OLD.given_by OR NEW.decision_id <> OLD.decision_id OR NEW.choice <> OLD.choice OR NEW.at <> OLD.at
  OR NEW.secret <> OLD.secret
BEGIN SELECT RAISE(ABORT, 'inputs are append-only'); END;
`;
