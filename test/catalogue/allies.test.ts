/** The deck of allies: against the reference, and in itself. */
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/catalogue/index.ts';
import { allEntries, at, referenceExists } from './support/reference.ts';

const allies = [...catalogue.allies.values()];
const lastPart = (id: unknown): string => String(id).split('/').at(-1) ?? '';

describe.skipIf(!referenceExists)('against the reference (skipped where ../shared/reference is missing)', () => {
  const told = allEntries().filter(({ id }) => id.startsWith('ally/'));

  test('R-ION-20 the 35 cards are there, and nothing else', () => {
    expect(allies.map(({ id }) => id).sort()).toEqual(told.map(({ id }) => id).sort());
    expect(allies).toHaveLength(35);
  });

  test.each(told.map((entry) => [entry.id, entry] as const))('%s: name, location, persons, results', (id, entry) => {
    const ally = catalogue.allies.get(id);
    const persons = ['character.id', 'character.alternate'].flatMap((path) => {
      const sheet = at(entry, path);
      return sheet === undefined ? [] : [lastPart(sheet)];
    });
    expect({
      name: ally?.name,
      location: catalogue.locations.get(ally?.location ?? '')?.name,
      sheets: ally?.sheets ?? [],
      results: [ally?.benevolent.name, ally?.antagonistic.name],
    }).toEqual({
      name: entry.name,
      location: entry['location'],
      sheets: [...new Set(persons)],
      results: [at(entry, 'benevolent.name'), at(entry, 'antagonistic.name')],
    });
  });
});

test('no two allies have the same letters on their markers', () => {
  expect(new Set(allies.map(({ initials }) => initials)).size).toBe(allies.length);
});

test('R-ION-21 every sheet is one that there is, and Athena is nobody of them', () => {
  const sheets = new Set([...catalogue.characters.keys()].map(lastPart));
  const persons = allies.flatMap(({ sheets: its = [] }) => its);
  expect(persons.filter((person) => !sheets.has(person))).toEqual([]);
  expect(persons.some((person) => person.includes('athena'))).toBe(false);
});
