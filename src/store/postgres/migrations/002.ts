/**
 * The history of games that ended long ago is kept packed, and snapshots that are kept for a while are found without
 * the others.
 */
export const sql = `
-- All inputs and events of a game, gzipped; they are in no other table then.
CREATE TABLE packed_histories (
  game_id  TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  last_seq integer NOT NULL,
  history  bytea NOT NULL
);
ALTER TABLE packed_histories ALTER COLUMN history SET STORAGE EXTERNAL;
CREATE OR REPLACE FUNCTION stays_or_is_packed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM deleted_games WHERE game_id = OLD.game_id)
    OR EXISTS (SELECT 1 FROM packed_histories WHERE game_id = OLD.game_id AND last_seq >= OLD.seq) THEN RETURN OLD; END IF;
  RAISE EXCEPTION '%', TG_ARGV[0];
END $$;
DROP TRIGGER inputs_stay ON inputs;
CREATE TRIGGER inputs_stay BEFORE DELETE ON inputs FOR EACH ROW EXECUTE FUNCTION stays_or_is_packed('inputs are append-only');

CREATE INDEX snapshots_for_a_while ON snapshots (game_id, seq) WHERE turn_start = 0;
`.replaceAll('TEXT', 'text COLLATE "C"');
