import { expect, test } from 'vitest';
import { createBelow } from '../../../src/bot/delivery/below.ts';

test('nobody waits for a channel in which nothing is being delivered; else until it is', async () => {
  const asked: Array<string> = [];
  const served = [undefined, Promise.resolve()];
  const below = createBelow({} as Parameters<typeof createBelow>[0], { served: (lane) => {
    asked.push(lane);
    return served.shift();
  } });
  expect(below.told('12')).toBeUndefined();
  await expect(below.told('12')).resolves.toBeUndefined();
  expect(asked).toEqual(['channel:12', 'channel:12']);
});
