import { expect, test } from 'vitest';
import { createBelow } from '../../../src/bot/delivery/below.ts';
import { office } from './office.ts';

test('nobody waits for a channel in which nothing is being delivered; else until it is', async () => {
  const asked: Array<string> = [];
  const served = [undefined, Promise.resolve()];
  const below = createBelow({} as Parameters<typeof createBelow>[0], {
    served: (lane) => {
      asked.push(lane);
      return served.shift();
    },
  });
  expect(below.told('12')).toBeUndefined();
  await expect(below.told('12')).resolves.toBeUndefined();
  expect(asked).toEqual(['channel:12', 'channel:12']);
});

test('there is more below a message once we, or anybody else, have written after it in its channel', async () => {
  const more = async (ours: string, latest?: string): Promise<boolean> => {
    const { parts } = office({
      slots: { 'last:12': `12/${ours}`, 'last:13': '13/99' },
      parts: { lastMessageId: () => latest },
    });
    return await createBelow(parts, { served: () => undefined }).hasMore('adama-417', '12', '10');
  };
  expect([await more('10'), await more('9', '10'), await more('11'), await more('9', '11')]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
