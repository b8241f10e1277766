/**
 * No words in what is stored: abilities, which were known by their English names, have ids. What people have written is
 * let alone. States are brought up to date by the engine when they are read.
 */
import { abilityIdOf, abilityNames, cylonTitles } from '../../engine/migrations/abilityNames.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const replaced = (where: string, [before, now]: readonly [string, string]): string =>
  `replace(${where}, ${quoted(before)}, ${quoted(now)})`;

/** No two abilities had the same name. As a cause, or in an order, the name came behind its sheet and a “#”. */
const renamings = Object.entries(abilityNames).flatMap(([character, names]) =>
  names.flatMap((name): ReadonlyArray<readonly [string, string]> => {
    const id = abilityIdOf(character, name);
    return [
      [`${character}#${name}"`, `${id}"`],
      [`"${name}"`, `"${id}"`],
    ];
  }),
);

const renamed = (column: string): string => renamings.reduce(replaced, column);

/** The question about a Cylon card named it by its second title, too. */
const withoutTitles = (column: string): string =>
  cylonTitles.reduce((now, title) => replaced(now, [`,"ability":"${title}"`, '']), column);

/** Nothing else in events, questions and choices began with a capital letter. */
const named = (column: string): string => `(${column} GLOB '*"[A-Z]*' OR ${column} GLOB '*#*')`;

export const sql = `
DROP TRIGGER inputs_are_append_only;
UPDATE inputs SET choice = ${renamed('choice')} WHERE ${named('choice')};
CREATE TRIGGER inputs_are_append_only BEFORE UPDATE ON inputs
WHEN OLD.undone_at IS NOT NULL OR NEW.seq <> OLD.seq OR NEW.game_id <> OLD.game_id OR NEW.seat <> OLD.seat
  OR NEW.given_by <> OLD.given_by OR NEW.decision_id <> OLD.decision_id OR NEW.choice <> OLD.choice OR NEW.at <> OLD.at
  OR NEW.secret <> OLD.secret
BEGIN SELECT RAISE(ABORT, 'inputs are append-only'); END;

UPDATE events SET event = ${renamed('event')} WHERE ${named('event')};
UPDATE outbox SET intent = ${withoutTitles(renamed('intent'))}
  WHERE kind IN ('log', 'privateLog', 'picture', 'timedOut') AND ${named('intent')};
UPDATE settings SET value = ${withoutTitles(renamed('value'))}
  WHERE scope GLOB 'game:*' AND (key = 'story' OR key GLOB 'asked:*') AND ${named('value')};

UPDATE standing_orders SET orders = ${renamed('orders')} WHERE orders GLOB '*#*';
-- Codes in a row, which had spaces between them: what was seen when something was planned, what somebody was told could be
-- decided in advance, and how the post of a game in a forum is tagged.
UPDATE states SET announced = replace(announced, ' ', '/') WHERE announced GLOB '* *';
UPDATE settings SET value = replace(value, ' ', '/') WHERE scope GLOB 'game:*' AND key = 'tagged';
UPDATE plans SET plan = replace(${renamed('plan')}, ' ', '+');
`;
