/** Pictures speak the reader's language, and whatever it says has room. */
import { describe, expect, test } from 'vitest';
import { drawPlayers } from '../../render/components/players.ts';
import { isDrawable } from '../../render/fonts.ts';
import { wordsIn, wordsOf } from '../../render/words.ts';
import { catalogue } from '../../src/catalogue/index.ts';
import { areas } from '../../src/catalogue/vocabulary.ts';
import type { PlaceView } from '../../src/engine/types/view.ts';
import { pictures } from '../../src/tools/pictures/index.ts';
import { startOfGame } from '../../src/tools/pictures/views/index.ts';
import { filesOf } from '../../src/words/files.ts';
import { Language } from '../../src/words/language.ts';
import { locales } from '../../src/words/languages.ts';
import { sketches } from './drawings.ts';
import { overlap } from './recorder.ts';
import { sketch } from './sketch.ts';
import type { Sketch } from './sketch.ts';

/** Letters of two lines may come so near to each other: what hangs below the line is in the box of every text. */
const near = 6;

function clashes({ words }: Sketch): ReadonlyArray<string> {
  const shown = words.filter(({ text }) => text.trim() !== '');
  return shown.flatMap((one, index) =>
    shown
      .slice(index + 1)
      .filter((other) => overlap(one.box, other.box) > near)
      .map((other) => `${one.text} / ${other.text}`),
  );
}

/** One line for each fault, with the picture in which it is. */
function found(
  all: ReturnType<typeof sketches>,
  faults: (sketch: Sketch) => ReadonlyArray<string>,
): ReadonlyArray<string> {
  return [...new Set(all.flatMap(([name, sketch]) => faults(sketch).map((fault) => `${name}: ${fault}`)))];
}

describe.each(locales)('pictures in %s', (locale) => {
  const all = sketches(wordsIn(locale));

  test('say something each', () => {
    expect(all.map(([name]) => name).toSorted()).toEqual(Object.keys(pictures).toSorted());
    expect(all.filter(([, { texts }]) => texts.length < 5).map(([name]) => name)).toEqual([]);
  });

  // The text of a Crisis may end with dots after a word: all of it is on the picture of its card.
  test('cut off no word', () => {
    expect(found(all, ({ texts }) => texts.filter((text) => /\S…$/.test(text)))).toEqual([]);
  });

  test('say of everybody where they are, wherever that is', () => {
    const [somebody] = startOfGame().players;
    if (somebody === undefined) throw new Error('nobody plays');
    const everywhere: ReadonlyArray<PlaceView> = [
      ...[...catalogue.locations.keys()].map((location) => ({ kind: 'location', location }) as const),
      ...areas.map((area) => ({ kind: 'piloting', ship: 1, area }) as const),
    ];
    const cut = everywhere.flatMap((place) => {
      const { painter, texts } = sketch(wordsIn(locale));
      drawPlayers(painter, startOfGame({ players: [{ ...somebody, place }] }), () => 'A');
      return texts.filter((text) => text.endsWith('…'));
    });
    expect(cut).toEqual([]);
  });

  test('keep words in their panels', () => {
    expect(found(all, ({ strays }) => strays)).toEqual([]);
  });

  test('write no words over other words', () => {
    expect(found(all, clashes)).toEqual([]);
  });

  test('have only letters of our fonts', () => {
    const letters = new Set(all.flatMap(([, { texts }]) => texts.flatMap((text) => Array.from(text))));
    expect([...letters].filter((letter) => !isDrawable(letter))).toEqual([]);
  });
});

/** Every piece of text in a message of this language is made of marks. */
const marked = wordsOf(new Language('en', filesOf('en'), { transform: (text) => text.replace(/\p{L}/gu, '·') }));

const names: ReadonlyArray<string> = ['name', 'title', 'shortName', 'initials'];

/** The names in the data, and the initials of people: they may stay as they are. */
const called: ReadonlyArray<string> = [
  ...new Set(
    Object.values<ReadonlyMap<string, unknown>>({ ...catalogue })
      .flatMap((deck) => [...deck.values()])
      .flatMap(namesIn),
  ),
].toSorted((one, other) => other.length - one.length);

function namesIn(value: unknown): ReadonlyArray<string> {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    names.includes(key) && typeof inner === 'string' ? [inner, inner.toUpperCase()] : namesIn(inner),
  );
}

const unmarked = (text: string): ReadonlyArray<string> =>
  called.reduce((left, name) => left.replaceAll(name, ''), text).match(/\p{L}+/gu) ?? [];

test('every word of a picture is a message of a language, or a name', () => {
  expect(found(sketches(marked), ({ texts }) => unmarked(texts.join(' ')))).toEqual([]);
});
