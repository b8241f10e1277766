import { expect, test } from 'vitest';
import { AppError } from '../../../src/app/core/error.ts';
import type { AppErrorCode } from '../../../src/app/core/error.ts';
import { deletedMeanwhile } from '../../../src/bot/delivery/deletedMeanwhile.ts';
import type { DeliveryParts } from '../../../src/bot/delivery/parts.ts';
import type { OutboxRow } from '../../../src/app/types.ts';

const row = { id: 1, gameId: 'g', lane: 'channel:c', intent: { kind: 'lobby' } } as unknown as OutboxRow;

/**
 * After two messages were sent for the row: whether a game for which `look` answers explains an error, and what was
 * removed.
 */
async function afterwards(look: () => Promise<unknown>) {
  const removed: Array<string> = [];
  let sent = 0;
  const courier = {
    send: () => {
      sent += 1;
      return Promise.resolve(`m${sent}`);
    },
    remove: (channelId: string, messageId: string) => {
      removed.push(`${channelId}/${messageId}`);
      return Promise.resolve();
    },
  };
  const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
  const deleted = deletedMeanwhile({ app: { game: look }, courier, log } as unknown as DeliveryParts);
  const parts = deleted.noting(row);
  await parts.courier.send('c', { content: 'a' }, 'n');
  await parts.courier.send('d', { content: 'b' }, 'n');
  return { explains: await deleted.explains(row), removed };
}

const fails = (code: AppErrorCode) => () => Promise.reject(new AppError(code, (say) => say('ending.notOver')));

test('what was sent of a game that is gone meanwhile does not stay', async () => {
  for (const code of ['noSuchGame', 'gameDeleted'] as const) {
    expect(await afterwards(fails(code))).toEqual({ explains: true, removed: ['c/m1', 'd/m2'] });
  }
});

test('of a game that is there, or that can not be looked at now, everything stays', async () => {
  expect(await afterwards(() => Promise.resolve({}))).toEqual({ explains: false, removed: [] });
  expect(await afterwards(fails('busy'))).toEqual({ explains: false, removed: [] });
  expect(await afterwards(() => Promise.reject(new Error('the database is away')))).toEqual({
    explains: false,
    removed: [],
  });
});
