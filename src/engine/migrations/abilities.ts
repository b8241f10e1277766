/**
 * Abilities were known by their English names, and marks of a turn had spaces in them; now all of them are ids and
 * codes.
 */
import { abilityIdOf, abilityNames } from './abilityNames.ts';
import { isPlain, type Plain } from './plain.ts';

const ids = new Map(
  Object.entries(abilityNames).flatMap(([character, names]) =>
    names.map((name) => [name, abilityIdOf(character, name)] as const),
  ),
);

/** No two abilities had the same name; with their sheet, they were `<sheet>#<name>` or `<sheet> <name>`. */
const withSheet = /^character\/[^# ]+[# ](.+)$/;
const withLocation = /^(.+) (location\/\S+)$/;
const marks = /^(?:mutinousDiscard|caught|protects|broken) /;

/**
 * Returns the current form of a stored text. All texts of a stored state are ids and codes, so that each says by itself
 * what it is.
 */
export function withoutWords(text: string): string {
  const id = ids.get(text) ?? ids.get(withSheet.exec(text)?.[1] ?? '');
  if (id !== undefined) return id;
  if (text === 'hidden destiny') return 'hiddenDestiny';
  if (marks.test(text)) return text.replaceAll(' ', '/');
  const [, used, location] = withLocation.exec(text) ?? [];
  return used === undefined || location === undefined ? text : `${withoutWords(used)}@${location}`;
}

export function withAbilityIds(value: unknown): unknown {
  if (typeof value === 'string') return withoutWords(value);
  if (Array.isArray(value)) return value.map(withAbilityIds);
  if (!isPlain(value)) return value;
  const renamed: Plain = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [withoutWords(key), withAbilityIds(inner)]),
  );
  return value['kind'] === 'useAbility' ? withoutTitle(renamed) : renamed;
}

/** A question about a card named it by its second title; one about a sheet names its ability now. */
function withoutTitle({ ability, source, ...rest }: Plain): Plain {
  return { ...rest, source: typeof ability === 'string' && ability.startsWith('character/') ? ability : source };
}
