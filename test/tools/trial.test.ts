/** Signs by which a trial sees that a message was posted twice. */
import { expect, test } from 'vitest';
import { unknownToOutbox } from '../../src/tools/trial/evidence.ts';

const outbox = {
  query: async () =>
    await Promise.resolve([
      { id: 7, message_id: '12' },
      { id: 0, message_id: '20' },
    ]),
};
const post = (id: string, nonce: string, content = 'Roslin draws') => ({ id, nonce, content, channel_id: '5' });

test('a message of several parts is known by any of them', async () => {
  expect(await unknownToOutbox([post('11', 'game-7'), post('12', 'game-7.1'), post('20', 'game-9')], outbox)).toEqual(
    [],
  );
});

test('what is sent once more under another mark is a second telling, whole or in parts', async () => {
  const again = [post('13', 'game-8'), post('14', 'game-8.1')];
  expect(await unknownToOutbox([post('12', 'game-7'), ...again], outbox)).toEqual([
    '5/13 (game-8): Roslin draws',
    '5/14 (game-8.1): Roslin draws',
  ]);
});
