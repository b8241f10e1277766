import { setImmediate as nextTask } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createQueue } from '../../../src/app/core/queue.ts';

test('one work at a time has a game, in the order in which they came; works on others go on meanwhile', async () => {
  const queue = createQueue();
  const happened: Array<string> = [];
  const work = (name: string, ...games: ReadonlyArray<string>): Promise<void> =>
    queue.inTurn(games, async () => {
      happened.push(`${name} begins`);
      await nextTask();
      happened.push(`${name} ends`);
    });
  await Promise.all([work('first', 'kat-1'), work('second', 'kat-1'), work('other', 'kat-2'), work('third', 'kat-1')]);
  expect(happened.filter((line) => !line.startsWith('other'))).toEqual([
    'first begins',
    'first ends',
    'second begins',
    'second ends',
    'third begins',
    'third ends',
  ]);
  expect(happened.indexOf('other ends')).toBeLessThan(happened.indexOf('second ends'));
});

test('a work that fails lets the next one in', async () => {
  const queue = createQueue();
  const failing = queue.inTurn(['kat-1'], async () => {
    throw new Error('It failed.');
  });
  const next = queue.inTurn(['kat-1'], async () => 'done');
  await expect(failing).rejects.toThrow('It failed.');
  expect(await next).toBe('done');
});

test('works that want the same games, named in any order, never wait for each other for ever', async () => {
  const queue = createQueue();
  const work = (games: ReadonlyArray<string>): Promise<number> =>
    queue.inTurn(games, async () => {
      await nextTask();
      return games.length;
    });
  const all = [['kat-1', 'kat-2'], ['kat-2', 'kat-1'], ['kat-2'], ['kat-1', 'kat-1', 'kat-2'], ['kat-1']];
  expect(await Promise.all(all.map(work))).toEqual([2, 2, 1, 3, 1]);
});

test('who waits only so long works without the game then, and keeps nobody out', async () => {
  const queue = createQueue();
  let end = (): void => undefined;
  const long = queue.inTurn(
    ['kat-1'],
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  const next = queue.inTurn(['kat-1'], async () => 'changed');
  expect(await queue.soon('kat-1', 10, async (hasGame) => hasGame)).toBe(false);
  const patient = queue.soon('kat-1', 60_000, async (hasGame) => hasGame);
  end();
  await long;
  expect(await next).toBe('changed');
  expect(await patient).toBe(true);
  expect(await queue.soon('kat-1', 0, async (hasGame) => hasGame)).toBe(true);
});
