import { expect, test } from 'vitest';
import { isSame, overlaps, partInWords, partOf, partText, partTyped } from '../../src/processes/part.ts';
import type { Part } from '../../src/processes/part.ts';

const all: Part = { count: 1, ids: [0] };
const first: Part = { count: 3, ids: [0] };
const rest: Part = { count: 3, ids: [1, 2] };

test('a part is what the settings say; a process with all connections hears everything', () => {
  expect(partOf({ kind: 'part', count: 3, ids: [1, 2] })).toMatchObject(rest);
  expect([partOf(undefined), partOf({ kind: 'all', count: 'auto' }), partOf({ kind: 'all', count: 4 })]).toEqual([
    all,
    all,
    all,
  ]);
});

test.each([all, first, rest, { count: 16, ids: [0, 3, 12] }])(
  'a part is read from the end of a name as it was written: %o',
  (part) => {
    expect(partTyped(`process:abc:${partText(part)}`)).toEqual(part);
  },
);

test('two parts overlap if they have a shard in common, or divide Discord otherwise', () => {
  expect(overlaps(first, rest)).toBe(false);
  expect(overlaps(rest, { count: 3, ids: [2] })).toBe(true);
  expect(overlaps(all, all)).toBe(true);
  expect([overlaps(all, rest), overlaps(rest, all), overlaps(first, { count: 4, ids: [3] })]).toEqual([
    true,
    true,
    true,
  ]);
});

test('only the same shards of the same number are the same part', () => {
  expect(isSame(rest, { count: 3, ids: [1, 2] })).toBe(true);
  expect(isSame(rest, { count: 4, ids: [1, 2] })).toBe(false);
  expect(isSame(rest, { count: 3, ids: [1] })).toBe(false);
});

test('it is said in words', () => {
  expect([all, first, rest].map(partInWords)).toEqual(['all servers', 'shard 0 of 3', 'shards 1, 2 of 3']);
});
