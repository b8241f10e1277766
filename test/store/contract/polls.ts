import { expect, test } from 'vitest';
import type { Poll } from '../../../src/store/polls.ts';
import type { Store } from '../../../src/store/types.ts';
import { runningGame } from '../scene.ts';

function poll(number: number, change: Partial<Poll> = {}): Poll {
  return {
    number,
    by: { id: 'ann', name: 'Ann' },
    question: 'Who?',
    answers: [
      { kind: 'seat', seat: 0 },
      { kind: 'text', text: 'nobody' },
    ],
    openResults: true,
    named: true,
    spectators: false,
    at: 1,
    closesAt: 100,
    ended: undefined,
    votes: [],
    ...change,
  };
}

/** The duties of every store for polls; part of the store contract. */
export function polls(store: () => Store): void {
  test('polls are kept by game and number, and those are overdue that are open and whose time is over', async () => {
    await runningGame(store(), 'kat-1');
    const { polls: book } = store();
    await book.put('kat-1', poll(2));
    await book.put('kat-1', poll(1, { closesAt: 200 }));
    expect((await book.of('kat-1')).map(({ number, answers }) => [number, answers.length])).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect([await book.overdue(99), await book.overdue(100), await book.overdue(300)]).toEqual([
      [],
      ['kat-1'],
      ['kat-1'],
    ]);
    await book.put('kat-1', poll(2, { ended: 'time', votes: [{ userId: 'ann', name: 'Ann', answer: 1 }] }));
    expect(await book.overdue(199)).toEqual([]);
    expect((await book.of('kat-1'))[1]).toMatchObject({ ended: 'time', votes: [{ userId: 'ann', answer: 1 }] });
  });

  test('polls go with their game', async () => {
    const { revision } = await runningGame(store(), 'kat-1');
    await store().polls.put('kat-1', poll(1));
    const audit = { by: { id: 'ann', name: 'Ann' }, deed: { kind: 'deleted', status: 'running', inputs: 0 } } as const;
    await store().remove({ gameId: 'kat-1', revision, at: 5, withResult: true, audit });
    expect([await store().polls.of('kat-1'), await store().polls.overdue(1000)]).toEqual([[], []]);
  });
}
