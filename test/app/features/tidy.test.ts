import { expect, test } from 'vitest';
import { tidyAndPack } from '../../../src/app/features/tidy.ts';

test('a night’s packing ends quietly when the bot does: what is left waits for another night', async () => {
  const closing = new AbortController();
  const packed: Array<string> = [];
  const pruned: Array<number> = [];
  const store = {
    prune: async (before: number) => void pruned.push(before),
    packable: async () => ['kat-1', 'kat-2', 'kat-3'],
    pack: async (id: string) => {
      packed.push(id);
      if (id === 'kat-2') closing.abort();
    },
  };
  await tidyAndPack(store, 7, closing.signal);
  expect(packed).toEqual(['kat-1', 'kat-2']);
  expect(pruned).toEqual([7]);
});
