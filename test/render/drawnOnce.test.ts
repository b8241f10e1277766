import { expect, test, vi } from 'vitest';
import { drawingOnce } from '../../render/drawnOnce.ts';
import { createQueue, QueueFullError } from '../../render/queue.ts';

interface Job {
  readonly view: string;
}

/** One that draws one picture at a time, each as soon as it is told to. */
function atelier({ perPerson = 2, all = 3, mostBytes = 1000 } = {}) {
  const begun: Array<string> = [];
  const ends: Array<(error?: Error) => void> = [];
  const draw = ({ view }: Job): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      begun.push(view);
      ends.push((error) => {
        if (error === undefined) resolve(Buffer.alloc(100, view));
        else reject(error);
      });
    });
  const drawOnce = drawingOnce(draw, createQueue({ atOnce: 1, perPerson, all }), mostBytes);
  return {
    begun,
    ask: (view: string, person?: string): Promise<Buffer> => drawOnce({ view }, person),
    /** The picture that is being drawn is ready, or fails. */
    async end(error?: Error): Promise<void> {
      const count = begun.length;
      await vi.waitFor(() => {
        expect(ends.length).toBeGreaterThan(0);
      });
      ends.shift()?.(error);
      // What comes next has begun then, if there is anything.
      await new Promise((resolve) => setImmediate(resolve));
      expect(begun.length - count).toBeLessThanOrEqual(1);
    },
  };
}

test('twenty people who ask for the same picture wait for one drawing', async () => {
  const { ask, end, begun } = atelier();
  const all = Array.from({ length: 20 }, (_, person) => ask('board', String(person)));
  await end();
  const [first, ...others] = await Promise.all(all);
  expect(others.every((png) => png === first)).toBe(true);
  expect(await ask('board', 'late')).toBe(first);
  expect(begun).toEqual(['board']);
});

test('another view is another picture, also of the same kind', async () => {
  const { ask, end, begun } = atelier();
  const pictures = [ask('hand of Ada', 'Ada'), ask('hand of Bo', 'Bo')];
  await end();
  await end();
  const [ofAda, ofBo] = await Promise.all(pictures);
  expect(begun).toEqual(['hand of Ada', 'hand of Bo']);
  expect(ofAda).not.toEqual(ofBo);
});

test('a picture that could not be drawn is not kept: all who waited are told, and who asks again gets one', async () => {
  const { ask, end } = atelier();
  const all = [ask('board', 'Ada'), ask('board', 'Bo')].map((asked) => asked.catch((error: unknown) => error));
  await end(new Error('No room.'));
  expect(await Promise.all(all)).toMatchObject([{ message: 'No room.' }, { message: 'No room.' }]);
  const again = ask('board', 'Ada');
  await end();
  expect(await again).toHaveLength(100);
});

test('the latest pictures are kept, up to a number of bytes', async () => {
  const { ask, end, begun } = atelier({ mostBytes: 250 });
  for (const view of ['a', 'b']) {
    const asked = ask(view);
    await end();
    await asked;
  }
  await ask('a');
  const third = ask('c');
  await end();
  await third;
  // What was asked for longest ago has gone.
  await ask('a');
  expect(begun).toEqual(['a', 'b', 'c']);
  void ask('b');
  expect(begun).toEqual(['a', 'b', 'c', 'b']);
});

test('the game comes first, then each person in turn', async () => {
  const { ask, end, begun } = atelier();
  void ask('under way');
  for (const view of ['Eve 1', 'Eve 2']) void ask(view, 'Eve');
  void ask('Ada 1', 'Ada');
  for (const view of ['game 1', 'game 2']) void ask(view);
  for (let left = 5; left > 0; left -= 1) await end();
  expect(begun).toEqual(['under way', 'game 1', 'game 2', 'Eve 1', 'Ada 1', 'Eve 2']);
});

test('what waits for a person and is then needed by the game, or by another person, comes when it is their turn', async () => {
  const { ask, end, begun } = atelier({ perPerson: 3, all: 9 });
  void ask('under way');
  for (const view of ['Eve 1', 'Eve 2', 'Eve 3']) void ask(view, 'Eve');
  void ask('Eve 3', 'Ada');
  void ask('Eve 2');
  for (let left = 3; left > 0; left -= 1) await end();
  expect(begun).toEqual(['under way', 'Eve 2', 'Eve 1', 'Eve 3']);
  // And each once.
  await end();
  expect(begun).toHaveLength(4);
});

test('of one person only so much waits, and of all people together; the game may always ask', async () => {
  const { ask, end } = atelier({ perPerson: 2, all: 3 });
  const kept = [ask('under way', 'Eve'), ask('Eve 1', 'Eve'), ask('Eve 2', 'Eve')];
  await expect(ask('Eve 3', 'Eve')).rejects.toThrow(QueueFullError);
  kept.push(ask('Ada 1', 'Ada'));
  await expect(ask('Bo 1', 'Bo')).rejects.toThrow(QueueFullError);
  // What is drawn for someone else is there for Bo as well.
  kept.push(ask('Eve 2', 'Bo'), ask('game'));
  for (let left = 5; left > 0; left -= 1) await end();
  expect(await Promise.all(kept)).toHaveLength(6);
});
