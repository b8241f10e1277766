/**
 * `npm run catalogue` leaves nothing out: counted against the files of `data/`, and against the reference where it is
 * there.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { catalogue, dataFolder } from '../../src/catalogue/index.ts';
import { catalogueRows } from '../../src/tools/catalogue/facts.ts';
import { allEntries, aside, referenceExists } from './support/reference.ts';

const rows = new Map(catalogueRows(catalogue).map((row) => [row.id, row]));

/** No cards or pieces; of boards their locations and tracks are listed. */
const noPieces: ReadonlyArray<string> = ['rules', 'modules', 'options', 'presets', 'boards'];

const file = z.object({ deck: z.string(), entries: z.array(z.object({ id: z.string() })) });

function idsInData(): ReadonlyArray<string> {
  const files = readdirSync(dataFolder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
  return files.flatMap((name) => {
    const { deck, entries } = file.parse(parse(readFileSync(`${dataFolder}/${name}`, 'utf8')));
    return noPieces.includes(deck) ? [] : entries.map(({ id }) => id);
  });
}

test('every entry of data/ that is a card or a piece is listed, once', () => {
  expect([...rows.keys()].sort()).toEqual([...idsInData()].sort());
  expect(catalogueRows(catalogue)).toHaveLength(rows.size);
});

describe.skipIf(!referenceExists)('against the reference (skipped where ../shared/reference is missing)', () => {
  const told = allEntries().filter(({ id }) => !aside.test(id));

  test('the same entries', () => {
    expect([...rows.keys()].filter((id) => !aside.test(id)).sort()).toEqual(told.map(({ id }) => id).sort());
  });

  test('with the same names, expansions and numbers of copies', () => {
    const differences = told.flatMap(({ id, name, expansion = 'base', copies = 1 }) => {
      const row = rows.get(id);
      const same = row?.name === name && row.expansion === expansion && row.copies === copies;
      return same ? [] : [[id, name, expansion, copies, row?.name, row?.expansion, row?.copies]];
    });
    expect(differences).toEqual([]);
  });

  test.each(['ally', 'crossroads', 'mission', 'motive', 'mutiny'])('with the same numbers of the deck %s', (deck) => {
    const fields = ['timing', 'allegiance', 'location', 'after'] as const;
    for (const entry of told.filter(({ id }) => id.startsWith(`${deck}/`))) {
      const row = rows.get(entry.id);
      for (const field of fields.filter((one) => row?.[one] !== undefined)) {
        const printed = String(entry[field]);
        expect([entry.id, field, printed.startsWith(String(row?.[field]))]).toEqual([entry.id, field, true]);
      }
    }
  });
});
