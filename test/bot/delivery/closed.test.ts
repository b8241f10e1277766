import { expect, test } from 'vitest';
import { mayBeAsked, toldClosed } from '../../../src/bot/delivery/closed.ts';
import { gameRecord } from '../support.ts';

const game = {
  ...gameRecord({
    seats: [
      { kind: 'user', userId: '1', name: 'Ada' },
      { kind: 'automatic', name: { automatic: 1 } },
      { kind: 'user', userId: '2', name: 'Bo' },
    ],
  }),
  characters: [],
};

/** An app that has told everyone of these people's closed direct messages. */
function appThatTold(...closed: ReadonlyArray<string>) {
  const known = closed.map((userId) => toldClosed(userId));
  return {
    app: {
      settings: {
        many: (asked: ReadonlyArray<readonly [scope: string, name: string]>) =>
          Promise.resolve(asked.map(([, name]) => known.includes(name) || undefined)),
      },
    },
  } as unknown as Parameters<typeof mayBeAsked>[0];
}

test('where one player has closed direct messages all are called alike: nobody learns who is asked', async () => {
  expect(await mayBeAsked(appThatTold('2'), game)).toEqual(['1', '2']);
  expect(await mayBeAsked(appThatTold('3'), game)).toEqual([]);
  expect(await mayBeAsked(appThatTold(), game)).toEqual([]);
});
