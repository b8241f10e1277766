import { afterAll, expect, test } from 'vitest';
import {
  createRenderer,
  renderBoard,
  renderCheck,
  renderGlance,
  renderHand,
  renderSummary,
} from '../../render/index.ts';
import { checkGallery } from '../../src/tools/pictures/checks.ts';
import { badTurn } from '../../src/tools/pictures/crises.ts';
import { handGallery } from '../../src/tools/pictures/hands.ts';
import { summaryGallery } from '../../src/tools/pictures/summaries.ts';
import { crowded, memberNames, numbered, startOfGame } from '../../src/tools/pictures/views/index.ts';
import { soaking } from '../soak.ts';

const renderer = createRenderer();
afterAll(() => renderer.close());

test('a thread draws the very picture that this one draws', async () => {
  const png = await renderer.board(crowded(), memberNames, 'en');
  expect(png.equals(renderBoard(crowded(), { seat: (seat) => memberNames[seat] ?? '' }, 'en'))).toBe(true);
});

/** All, or the first: a thread gets each of a kind in the same way. */
function some<T>(pictures: Readonly<Record<string, T>>): ReadonlyArray<T> {
  const all = Object.values(pictures);
  return soaking ? all : all.slice(0, 1);
}

test('so it does with the other kinds of pictures, and with what has changed', async () => {
  const labels = { seat: (seat: number): string => memberNames[seat] ?? '' };
  const { before, after } = badTurn();
  expect(
    (await renderer.board(after, memberNames, 'ru', before)).equals(renderBoard(after, labels, 'ru', before)),
  ).toBe(true);
  expect((await renderer.glance(after, 'pl', before)).equals(renderGlance(after, 'pl', before))).toBe(true);
  for (const makeView of some(handGallery))
    expect((await renderer.hand(makeView(), memberNames, 'it')).equals(renderHand(makeView(), labels, 'it'))).toBe(
      true,
    );
  for (const check of some(checkGallery))
    expect((await renderer.check(check, 'pt-BR')).equals(renderCheck(check, 'pt-BR'))).toBe(true);
  for (const make of some(summaryGallery)) {
    const { view, history } = make();
    expect(
      (await renderer.summary(view, history, memberNames, 'ru')).equals(renderSummary(view, history, labels, 'ru')),
    ).toBe(true);
  }
});

test('several pictures can be asked for at once', async () => {
  const turns = [1, 2, 3];
  const pictures = await Promise.all(turns.map((turn) => renderer.board(startOfGame({ turn }), memberNames, 'en')));
  expect(new Set(pictures.map((png) => png.toString('base64'))).size).toBe(turns.length);
});

test("a view that can't be drawn is refused, and the next one is drawn", async () => {
  const crush = startOfGame({
    ships: numbered(Array.from({ length: 500 }, (_, pilot) => ({ kind: 'viper', area: 'bow', pilot }) as const)),
  });
  await expect(renderer.board(crush, memberNames, 'en')).rejects.toThrow('The picture has no room for 500 ships');
  expect((await renderer.board(startOfGame(), memberNames, 'en')).toString('latin1', 1, 4)).toBe('PNG');
});

test('after closing, nothing is drawn any more', async () => {
  const short = createRenderer({ threads: 1 });
  await short.close();
  await expect(short.board(startOfGame(), [], 'en')).rejects.toThrow('The renderer has been closed');
});
