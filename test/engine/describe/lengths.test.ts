/** Crisis cards are read on phones, in the middle of a turn: what they say has to be short. */
import { expect, test } from 'vitest';
import { catalogue } from '../../../src/catalogue/index.ts';
import { describeCard } from '../../../src/engine/describe/index.ts';

const ids = [...catalogue.crises.keys(), ...catalogue.superCrises.keys()];

/** The number of characters of each card's text, the shortest first. */
const lengths = ids
  .map((id) => ({ id, length: describeCard(id).lines.join('\n').length }))
  .toSorted((one, other) => one.length - other.length);

test('a Crisis card has at most 420 characters, half of them at most 220', () => {
  const longest = lengths.at(-1);
  const median = lengths[Math.floor(lengths.length / 2)];
  console.log(`${lengths.length} Crisis cards: median ${median?.length}, longest ${longest?.length} (${longest?.id})`);
  expect(longest?.length).toBeLessThanOrEqual(420);
  expect(median?.length).toBeLessThanOrEqual(220);
});
