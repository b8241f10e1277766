import { expect, test } from 'vitest';
import { inOpenThread } from '../../../src/bot/delivery/reopen.ts';
import { refusalOf } from '../fakeDiscord.ts';

const archived = refusalOf(400, 50_083);

/** Works in a thread, where the first attempts fail by these errors. */
async function inThread(threadId: string | undefined, ...errors: ReadonlyArray<Error>) {
  const changes: Array<unknown> = [];
  const left = [...errors];
  const work = async (): Promise<string> => {
    const error = left.shift();
    if (error !== undefined) throw error;
    return 'done';
  };
  const courier = { changeThread: async (...given: ReadonlyArray<unknown>) => void changes.push(given) };
  return { result: await inOpenThread({ courier }, threadId, work).catch((error: unknown) => error), changes };
}

test('a thread that Discord has closed is opened, and what was to be done there is done once more', async () => {
  const opened = [['12', { archived: false }]];
  expect(await inThread('12', archived)).toEqual({ result: 'done', changes: opened });
  expect(await inThread('12', archived, archived)).toEqual({ result: archived, changes: opened });
});

test('anything else stays as it is: what works, other failures, and places that are no threads', async () => {
  const locked = refusalOf(403, 160_005);
  expect(await inThread('12')).toEqual({ result: 'done', changes: [] });
  expect(await inThread('12', locked)).toEqual({ result: locked, changes: [] });
  expect(await inThread(undefined, archived)).toEqual({ result: archived, changes: [] });
});
