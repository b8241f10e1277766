/** The table at a glance: whatever happens, it can be read on a phone, and nothing lies on anything else. */
import { describe, expect, test } from 'vitest';
import { furtherBoards } from '../../render/boards/index.ts';
import { initialsOf } from '../../render/content.ts';
import { drawGlance, layOutGlance } from '../../render/glance/index.ts';
import { letters, onPhone, width } from '../../render/phoneMeasures.ts';
import { renderGlance } from '../../render/index.ts';
import { colours } from '../../render/theme.ts';
import { areas } from '../../src/catalogue/vocabulary.ts';
import type { GameView } from '../../src/engine/types/view.ts';
import { badTurn } from '../../src/tools/pictures/crises.ts';
import {
  cylonFleetGame,
  crowded,
  fullestTable,
  gallery,
  homeGame,
  lateGame,
  many,
  nebulaGame,
  newCapricaGame,
  numbered,
  player,
  startOfGame,
} from '../../src/tools/pictures/views/index.ts';
import type { Recording } from './recorder.ts';
import { english, groupOf, overhang, overlap, recordDrawing, textsIn } from './recorder.ts';

const frame = 3;
/** The share of a line’s box, with what hangs below. */
const line = 0.98;
const largest = 400 * 1024;
const tallestOnPhone = 480;

function recorded(view: GameView, before?: GameView): Recording {
  const plan = layOutGlance(view, furtherBoards, english);
  return recordDrawing(plan, (painter) => {
    drawGlance(painter, plan, view, before);
  });
}

function wordsOf({ marks }: Recording) {
  return marks.filter(({ kind, text }) => kind === 'text' && text.trim() !== '');
}

function faults(recording: Recording, { height }: { readonly height: number }): ReadonlyArray<string> {
  const words = wordsOf(recording);
  const small = words
    .filter(({ box }) => box.height / line < letters.least - 0.01)
    .map(({ text }) => `${text} is too small`);
  const over = words.flatMap((a, index) =>
    words
      .slice(index + 1)
      .filter((b) => overlap(a.box, b.box) > 6)
      .map((b) => `${a.text} lies on ${b.text}`),
  );
  const strays = recording.marks.flatMap((mark) =>
    mark.groups
      .filter((group) => overhang(mark.box, group.box) > frame)
      .map((group) => `${mark.kind} ${mark.text} leaves ${group.name}`),
  );
  const cut = words
    .filter(({ box }) => overhang(box, { x: 0, y: 0, width, height }) > 0)
    .map(({ text }) => `${text} leaves the picture`);
  return [...small, ...over, ...strays, ...cut];
}

function shipsApart(recording: Recording): ReadonlyArray<string> {
  const ships = recording.groups.filter(({ name }) => /^(?:ship|fleet\/\w+)\/\d+$/.test(name));
  return ships.flatMap((a, index) =>
    ships
      .slice(index + 1)
      .filter((b) => overlap(a.box, b.box) > 1)
      .map((b) => `${a.name} lies on ${b.name}`),
  );
}

test('the least letters are ten pixels high on a phone', () => {
  expect((letters.least * onPhone.least) / width).toBeGreaterThanOrEqual(10);
  expect(Math.min(...Object.values(letters))).toBe(letters.least);
});

describe.each(Object.entries(gallery))('%s', (_name, makeView) => {
  const view = makeView();
  const recording = recorded(view);

  test('no word is too small, lies on another, or leaves its place', () => {
    expect(faults(recording, layOutGlance(view, furtherBoards, english))).toEqual([]);
    expect(shipsApart(recording)).toEqual([]);
  });

  test('says what there is, how far the fleet is, and of everybody who and where they are', () => {
    for (const [name, value] of Object.entries(view.resources))
      expect(textsIn(recording, `dial/${name}`)).toContain(`${value}`);
    expect(textsIn(recording, 'distance').join(' ')).toContain(`Distance ${view.distance} of`);
    for (const { seat, character } of view.players)
      expect(textsIn(recording, `player/${seat}`)).toContain(
        character === undefined ? `Seat ${seat + 1}` : initialsOf(character, english),
      );
  });

  test('is a file of a size that a phone loads at once', () => {
    expect(renderGlance(view, 'en').length).toBeLessThanOrEqual(largest);
    expect((layOutGlance(view, furtherBoards, english).height * onPhone.most) / width).toBeLessThanOrEqual(
      tallestOnPhone,
    );
  });
});

describe('ships', () => {
  test.each(areas)('in a crowd at %s they make the picture higher, and none is smaller than can be read', (area) => {
    const seats = [0, 1, 2, 3, 4, 5, 6];
    const view = startOfGame({
      players: seats.map((seat) => player(seat, { place: { kind: 'piloting', ship: seat, area } })),
      ships: numbered([
        ...seats.map((pilot) => ({ kind: 'viper', area, pilot }) as const),
        {
          kind: 'basestar',
          area,
          damage: ['token/base/basestar-damage-disabled-hangar', 'token/base/basestar-damage-structural-damage'],
        },
        { kind: 'basestar', area, damage: [] },
        { kind: 'raider', area, scar: true },
        ...many(15, { kind: 'raider', area }),
        ...many(4, { kind: 'heavyRaider', area }),
        ...many(3, { kind: 'viper', area, pilot: undefined }),
        ...many(12, { kind: 'civilian', area }),
      ]),
    });
    const recording = recorded(view);
    expect(faults(recording, layOutGlance(view, furtherBoards, english))).toEqual([]);
    expect(shipsApart(recording)).toEqual([]);
    expect(textsIn(recording, `area/${area}`)).toEqual(
      expect.arrayContaining(['×15', '×4', '×3', '×12', 'SCAR', 'H +2', 'KT', 'WA']),
    );
  });

  test('alike ones are one sign with their number', () => {
    expect(textsIn(recorded(crowded()), 'area/bow')).toContain('×10');
    expect(textsIn(recorded(startOfGame()), 'area/stern')).toEqual(['STERN', '×2']);
  });

  test('R-FLT-13 those on the Cylon Fleet board stand in the areas into which they would come', () => {
    const recording = recorded(cylonFleetGame());
    expect(textsIn(recording, 'fleet/starboardBow')).toEqual(['×2', '×11']);
    expect(recording.groups.filter(({ name }) => name === 'fleet/stern')).toEqual([]);
    const { box } = groupOf(recording, 'fleet/starboardBow');
    expect(overhang(box, groupOf(recording, 'area/starboardBow').box)).toBe(0);
  });
});

describe('what is told in words', () => {
  test('damage of all ships, and what is closed and in play', () => {
    const recording = recorded(lateGame());
    expect(textsIn(recording, 'damaged').slice(1).join(' ')).toContain(english.name(lateGame().damaged[0] ?? ''));
    expect(textsIn(recording, 'closed')).toContain('CLOSED');
    expect(textsIn(recording, 'inPlay').join(' ')).toContain('Accept Prophecy (LR)');
    const names = ['galactica', 'damaged', 'closed', 'inPlay'];
    expect(names.filter((name) => recorded(startOfGame()).groups.some((group) => group.name === name))).toEqual([
      'galactica',
    ]);
  });

  test('R-FLT-11 R-FLT-13 the pursuit, and what its next space brings', () => {
    const at = (pursuit: number): ReadonlyArray<string> => {
      const view = cylonFleetGame();
      const { cylonFleet } = view.modules;
      const modules = cylonFleet === undefined ? {} : { cylonFleet: { ...cylonFleet, pursuit } };
      return textsIn(recorded({ ...view, modules }), 'track/pursuit');
    };
    expect([0, 1, 2, 3].map((pursuit) => at(pursuit).at(-1))).toEqual([
      '0 of 4 · next: +1 civilian ship',
      '1 of 4',
      '2 of 4 · next: +2 civilian ships',
      '3 of 4 · next: the Cylon Fleet arrives',
    ]);
  });

  test('R-DAY-71 R-DAY-80 the Mission, and whose the Rebel Basestar is', () => {
    const recording = recorded(homeGame());
    expect(textsIn(recording, 'mission')).toEqual(['MISSION', 'Digging Up the Past · Counts as 1']);
    expect(textsIn(recording, 'rebel')).toEqual(['REBELS', 'Rebel Basestar: Cylons']);
  });

  test('New Caprica, and where allies are', () => {
    expect(textsIn(recorded(newCapricaGame()), 'board/newCaprica').join(' ')).toContain(
      'Galactica away · ships: 7 locked, 2 prepared',
    );
    expect(textsIn(recorded(nebulaGame()), 'allies').join(' ')).toContain('Tory Foster');
  });

  test('more than two rows of it are only counted', () => {
    const all = startOfGame().locations;
    const said = textsIn(recorded(startOfGame({ damaged: all })), 'damaged');
    expect(said).toHaveLength(3);
    expect(said.at(-1)).toMatch(/and \d+ more$/);
  });
});

describe('people', () => {
  test('several titles and a Cylon’s side have room, in short if need be', () => {
    const six = textsIn(recorded(fullestTable()), 'player/6');
    expect(six).toEqual(expect.arrayContaining(['Infiltr.', 'Leader', 'Six', 'Captain’s Cabin', '3']));
    expect(textsIn(recorded(fullestTable()), 'player/0')).toEqual(
      expect.arrayContaining(['President', 'Roslin', '10']),
    );
    const everything = player(0, { titles: ['president', 'admiral', 'cag'], cylon: 'leader', infiltrating: true });
    const view = startOfGame({ players: [everything, player(1), player(2)] });
    expect(faults(recorded(view), layOutGlance(view, furtherBoards, english))).toEqual([]);
    expect(textsIn(recorded(view), 'player/0')).toEqual(expect.arrayContaining(['P', 'A', 'C', 'I']));
  });

  test('who is asked has a question mark; who is out of the game has no hand', () => {
    expect(textsIn(recorded(startOfGame()), 'player/0')).toContain('?');
    expect(textsIn(recorded(startOfGame()), 'player/1')).not.toContain('?');
    const out = startOfGame({ players: [player(0), player(1), player(2, { out: true, handCount: 9 })] });
    expect(textsIn(recorded(out), 'player/2')).toContain('Out of the game');
    expect(textsIn(recorded(out), 'player/2')).not.toContain('9');
  });
});

describe('what has changed', () => {
  const { before, after } = badTurn();
  const recording = recorded(after, before);
  const marked = (name: string): boolean => {
    const { box } = groupOf(recording, name);
    return recording.marks.some(
      ({ kind, colour, box: drawn }) =>
        kind === 'stroke' && colour === colours.changed && overhang(drawn, box) <= frame && drawn.width > box.width / 2,
    );
  };

  test('has bright corners, and says by how much', () => {
    expect(
      ['dial/fuel', 'dial/food', 'area/stern', 'area/bow', 'track/jump', 'distance', 'player/0', 'player/2'].map(
        marked,
      ),
    ).toEqual([true, false, true, false, true, true, true, false]);
    expect(textsIn(recording, 'dial/fuel')).toEqual(['1', '−1']);
    expect(textsIn(recording, 'area/stern')).toContain('−2');
  });

  test('is marked without covering a word', () => {
    expect(faults(recording, layOutGlance(after, furtherBoards, english))).toEqual([]);
  });
});
