/**
 * Translates games that were exported before version 6 of stored states, when abilities were called by their English
 * names: answers into those that today's rules read, and events into the form of which the fingerprints in such a file
 * were taken.
 */
import { sheetAsCause } from '../../engine/migrations/causes.ts';
import { abilityIdOf, abilityNames } from '../../engine/migrations/abilityNames.ts';
import { withoutWords } from '../../engine/migrations/abilities.ts';
import type { ExportFile } from '../../app/features/hosts/exportGame.ts';

const firstWithIds = 6;

const earlier = new Map(
  Object.entries(abilityNames).flatMap(([character, names]) =>
    names.map((name) => [abilityIdOf(character, name), { character, name }] as const),
  ),
);

type Given = ExportFile['answers'][number];

export function answerToday(version: number, given: Given): Given {
  return version < firstWithIds ? { ...given, choice: given.choice.map(withoutWords) } : given;
}

/** Returns events or a state in the form that `version` had. */
export function asThen(version: number, value: unknown): unknown {
  return version < firstWithIds ? inWords(value, '') : value;
}

/** Returns the same value with the sheet as the cause of what its abilities do. */
export function withSheets(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, sheetAsCause));
}

/** Replaces ids by the earlier names. `field`: the name of the field that holds the value, itself or in a list. */
function inWords(value: unknown, field: string): unknown {
  if (typeof value === 'string') return called(value, separatorIn(field));
  if (Array.isArray(value)) return value.map((inner) => inWords(inner, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [called(key, ' '), inWords(inner, key)]));
}

/** Returns what stood between a sheet and its ability; `undefined`: the ability stood alone. */
function separatorIn(field: string): ' ' | '#' | undefined {
  if (field === 'ability' || field === 'id') return undefined;
  return field === 'used' || field === 'usedForGood' ? ' ' : '#';
}

function called(text: string, separator: ' ' | '#' | undefined): string {
  const [id = '', location] = text.split('@');
  const { character, name: alone } = earlier.get(id) ?? { character: undefined, name: mark(id) };
  const name = character === undefined || separator === undefined ? alone : `${character}${separator}${alone}`;
  return location === undefined ? name : `${name} ${location}`;
}

function mark(text: string): string {
  if (text === 'hiddenDestiny') return 'hidden destiny';
  const [, kind = '', about = ''] = /^(mutinousDiscard|caught|protects)\/(.*)$/.exec(text) ?? [];
  if (kind !== '') return `${kind} ${about}`;
  return text.replace(/^broken\/(\d)\//, 'broken $1 ');
}
