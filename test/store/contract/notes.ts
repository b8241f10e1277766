import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/types.ts';
import { forward, runningGame } from '../scene.ts';

/** The duties of every store for private notes; part of the store contract. */
export function notes(store: () => Store): void {
  const nothing = { suspicions: [], notebook: '', shownAt: undefined };

  test('notes are kept by game and person, replaced by later ones, and gone when they say nothing', async () => {
    await runningGame(store(), 'kat-1');
    const { notes: book } = store();
    expect(await book.of('kat-1', 'ann')).toEqual(nothing);
    await book.suspect('kat-1', 'ann', { seat: 1, level: 'trust', text: 'helps' }, 5);
    await book.suspect('kat-1', 'ann', { seat: 0, level: undefined, text: 'quiet' }, 6);
    await book.suspect('kat-1', 'ann', { seat: 1, level: 'suspect', text: '' }, 7);
    await book.write('kat-1', 'ann', 'one', 8);
    await book.write('kat-1', 'ann', 'two', 9);
    expect(await book.of('kat-1', 'ann')).toEqual({
      suspicions: [
        { seat: 0, level: undefined, text: 'quiet' },
        { seat: 1, level: 'suspect', text: '' },
      ],
      notebook: 'two',
      shownAt: undefined,
    });
    expect(await book.of('kat-1', 'ben')).toEqual(nothing);
    await book.suspect('kat-1', 'ann', { seat: 0, level: undefined, text: '' }, 10);
    await book.markShown('kat-1', 'ann', 11);
    expect(await book.of('kat-1', 'ann')).toEqual({
      suspicions: [{ seat: 1, level: 'suspect', text: '' }],
      notebook: 'two',
      shownAt: 11,
    });
  });

  test('notes stay when something is undone', async () => {
    await runningGame(store(), 'kat-1');
    await store().commit({ gameId: 'kat-1', revision: 2, at: 3, step: forward(1, '"one"'), messages: [] });
    await store().notes.suspect('kat-1', 'ann', { seat: 1, level: 'unsure', text: '' }, 4);
    await store().commit({ gameId: 'kat-1', revision: 3, at: 5, step: { kind: 'back', from: 1 }, messages: [] });
    expect((await store().notes.of('kat-1', 'ann')).suspicions).toHaveLength(1);
  });

  test('notes go with their game', async () => {
    const { revision } = await runningGame(store(), 'kat-1');
    await store().notes.suspect('kat-1', 'ann', { seat: 1, level: 'unsure', text: '' }, 4);
    await store().notes.write('kat-1', 'ann', 'book', 4);
    const audit = { by: { id: 'ann', name: 'Ann' }, deed: { kind: 'deleted', status: 'running', inputs: 0 } } as const;
    await store().remove({ gameId: 'kat-1', revision, at: 5, withResult: true, audit });
    expect(await store().notes.of('kat-1', 'ann')).toEqual(nothing);
  });
}
