import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/types.ts';

/** Work that one process may do at a time. */
export function leases(store: () => Store): void {
  test('a lease is had by one, who can prolong it, until it runs out or is given up', async () => {
    const { leases: at } = store();
    expect(await at.take('lane 1', 'one', 100, 0)).toBe(true);
    expect(await at.take('lane 1', 'two', 200, 99)).toBe(false);
    expect(await at.take('lane 1', 'one', 150, 99)).toBe(true);
    expect(await at.take('lane 1', 'two', 200, 149)).toBe(false);
    expect(await at.take('lane 1', 'two', 200, 150)).toBe(true);
    expect(await at.take('lane 1', 'one', 300, 160)).toBe(false);
    await at.release('two', 'lane 1');
    expect(await at.take('lane 1', 'one', 300, 160)).toBe(true);
  });

  test('a process that gives up everything gives up nothing of others', async () => {
    const { leases: at } = store();
    for (const name of ['a', 'b']) await at.take(name, 'one', 100, 0);
    await at.take('c', 'two', 100, 0);
    await at.release('two', 'a');
    expect(await at.take('a', 'two', 100, 1)).toBe(false);
    await at.release('one');
    expect([await at.take('a', 'two', 100, 1), await at.take('b', 'two', 100, 1)]).toEqual([true, true]);
    expect(await at.take('c', 'one', 100, 1)).toBe(false);
  });

  test('who holds leases of one kind can be looked up, as long as they hold', async () => {
    const { leases: at } = store();
    await at.take('process:b', 'two', 90, 0);
    await at.take('process:a', 'one', 100, 0);
    await at.take('processes', 'three', 100, 0);
    expect(await at.held('process:', 89)).toEqual([
      { name: 'process:a', holder: 'one', until: 100 },
      { name: 'process:b', holder: 'two', until: 90 },
    ]);
    await at.take('process:a', 'one', 150, 95);
    expect(await at.held('process:', 95)).toEqual([{ name: 'process:a', holder: 'one', until: 150 }]);
  });

  test('a lease of a time to which the clock was set back is free; of others only those that are named are shortened', async () => {
    const { leases: at } = store();
    const later = 6 * 3_600_000;
    for (const name of ['timekeeping', 'process:a', 'other']) await at.take(name, 'one', later + 100, later);
    await at.take('process:b', 'two', 30_000, 0);
    expect(await at.take('timekeeping', 'two', 100, 0)).toBe(true);
    await at.shorten('process:', 100);
    expect((await at.held('', 0)).map(({ name, until }) => [name, until])).toEqual([
      ['other', later + 100],
      ['process:a', 100],
      ['process:b', 30_000],
      ['timekeeping', 100],
    ]);
    // By clocks that differ a little.
    expect(await at.take('process:b', 'one', 100, 0)).toBe(false);
  });

  test('of many who want a lease at once one gets it', async () => {
    const asked = await Promise.all(
      Array.from({ length: 20 }, (_, who) => store().leases.take('lane', `holder ${who}`, 100, 0)),
    );
    expect(asked.filter((got) => got)).toHaveLength(1);
  });
}
