import { expect, test } from 'vitest';
import type { Poll } from '../../../src/store/polls.ts';
import type { Store } from '../../../src/store/types.ts';
import { runningGame } from '../scene.ts';

function poll(number: number, change: Partial<Poll> = {}): Poll {
  return {
    number, by: { id: 'ann', name: 'Ann' }, question: 'Who?', answers: [{ kind: 'seat', seat: 0 }, { kind: 'text', text: 'nobody' }],
    openResults: true, named: true, spectators: false, at: 1, closesAt: 100, ended: undefined, votes: [], ...change,
  };
}

/** What every store does with polls; part of the store contract. */
export function polls(store: () => Store): void {
  test('polls are kept by game and number, and those are overdue that are open and whose time is over', () => {
    runningGame(store(), 'kat-1');
    const { polls: book } = store();
    book.put('kat-1', poll(2));
    book.put('kat-1', poll(1, { closesAt: 200 }));
    expect(book.of('kat-1').map(({ number, answers }) => [number, answers.length])).toEqual([[1, 2], [2, 2]]);
    expect([book.overdue(99), book.overdue(100), book.overdue(300)]).toEqual([[], ['kat-1'], ['kat-1']]);
    book.put('kat-1', poll(2, { ended: 'time', votes: [{ userId: 'ann', name: 'Ann', answer: 1 }] }));
    expect(book.overdue(199)).toEqual([]);
    expect(book.of('kat-1')[1]).toMatchObject({ ended: 'time', votes: [{ userId: 'ann', answer: 1 }] });
  });

  test('polls go with their game', () => {
    const { revision } = runningGame(store(), 'kat-1');
    store().polls.put('kat-1', poll(1));
    const audit = { by: { id: 'ann', name: 'Ann' }, deed: { kind: 'deleted', status: 'running', inputs: 0 } } as const;
    store().remove({ gameId: 'kat-1', revision, at: 5, withResult: true, audit });
    expect([store().polls.of('kat-1'), store().polls.overdue(1000)]).toEqual([[], []]);
  });
}
