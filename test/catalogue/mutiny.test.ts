/** The Mutiny deck, the Loyalty cards of Daybreak and its Colonial One: against the reference. */
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/catalogue/index.ts';
import { describeCard } from '../../src/engine/describe/index.ts';
import { allEntries, at, referenceExists } from './support/reference.ts';

const ours = [
  ...catalogue.mutiny.values(),
  ...[...catalogue.loyalty.values()].filter(({ expansion }) => expansion === 'daybreak'),
  ...[...catalogue.locations.values()].filter(
    ({ expansion, board }) => expansion === 'daybreak' && board === 'colonialOne',
  ),
];

describe.skipIf(!referenceExists)(
  'the data against the reference (skipped where ../shared/reference is missing)',
  () => {
    const theirs = allEntries().filter(
      (entry) =>
        /^(mutiny|loyalty)\/daybreak\//.test(entry.id) ||
        (entry.id.startsWith('location/daybreak/') && entry['board'] === 'colonialOne'),
    );

    test('R-DAY-20, R-DAY-50 every card and location is there, and nothing else', () => {
      expect(ours.map(({ id }) => id).sort()).toEqual(theirs.map(({ id }) => id).sort());
      expect(catalogue.mutiny.size).toBe(22);
    });

    test.each(theirs.map((entry) => [entry.id, entry] as const))('%s has its name, copies and price', (id, entry) => {
      const own = ours.find((one) => one.id === id);
      expect(own).toMatchObject({ name: entry.name, expansion: 'daybreak', copies: entry['copies'] ?? 1 });
      const card = catalogue.mutiny.get(id);
      if (card === undefined) return;
      const told = entry['cost'];
      const price = typeof told === 'string' ? /Discard (\d+) Skill cards/.exec(told)?.[1] : undefined;
      expect(card.cost).toBe(price === undefined ? undefined : Number(price));
      // What is asked for in words is asked for in data; the cards in hand are asked for by the price.
      expect((card.requires ?? []).length > 0).toBe(entry['requirement'] !== undefined);
      const leaves = JSON.stringify(card.effects).includes('removeCard');
      expect(leaves).toBe(String(at(entry, 'after')).includes('removeFromGame'));
    });
  },
);

test.each([...catalogue.mutiny.values()].map(({ id }) => id))('%s is told in whole sentences', (id) => {
  const { kindName, lines } = describeCard(id);
  expect(kindName).toBe('Mutiny card');
  expect(lines[0]).toMatch(/^Action: .+\.$/);
  expect(lines.join(' ')).not.toMatch(/mutiny\/|location\/|undefined|\bkind\b/);
});
