/** Boards of expansions: a made-up one goes through the real layout, and the picture grows for it alone. */
import { loadImage } from 'canvas';
import { describe, expect, test } from 'vitest';
import type { FurtherBoard } from '../../render/boards/further.ts';
import { furtherBoards } from '../../render/boards/index.ts';
import { pegasus } from '../../render/boards/pegasus.ts';
import { drawPanel, drawTitle } from '../../render/components/panel.ts';
import { renderBoard } from '../../render/index.ts';
import { formatOf, keyOf, plainFormat } from '../../render/format.ts';
import { layout, pictureFor } from '../../render/layout.ts';
import { writeFitted } from '../../render/paint/text.ts';
import { colours, sizes } from '../../render/theme.ts';
import { memberNames, newCapricaGame, pegasusGame, startOfGame } from '../../src/tools/pictures/views/index.ts';
import { groupOf, overhang, overlap, recordStill, recordView, textsIn } from './recorder.ts';
import type { Recording } from './recorder.ts';

const labels = { seat: (seat: number): string => memberNames[seat] ?? '' };

function board(id: string, width: 'full' | 'half', height: number, inPlay = true): FurtherBoard {
  return {
    id,
    width,
    height,
    inPlay: () => inPlay,
    drawStill: (painter, box) => {
      drawPanel(painter, box);
      drawTitle(painter, id, box);
    },
    draw: (painter, view, box) =>
      writeFitted(painter, `Turn ${view.turn} on ${id}`, box.x + 20, box.y + 80, box.width - 40, {
        size: sizes.name,
        colour: colours.text,
      }),
  };
}

const basin = board('Moon basin', 'full', 200);
const [left, right] = [board('Left moon', 'half', 180), board('Right moon', 'half', 140)];
const view = startOfGame();
const plain = pictureFor(view.players.length);

function recorded(boards: ReadonlyArray<FurtherBoard>): Recording {
  return recordView(view, labels.seat, undefined, boards);
}

/** The top of a panel in the whole picture. */
function topOf(recording: Recording, name: string): number {
  return groupOf(recording, name).box.y;
}

describe('a further board', () => {
  const without = recorded([]);
  const withBasin = recorded([basin]);

  test('makes the picture higher by itself and the space around it', async () => {
    const image = await loadImage(renderBoard(view, labels, 'en', undefined, [basin]));
    expect([image.width, image.height]).toEqual([plain.width, plain.height + formatOf([basin], view).down]);
    expect(formatOf([basin], view).down).toBeGreaterThan(basin.height);
  });

  test('lies between the map and the players, who give way', () => {
    const { down } = formatOf([basin], view);
    expect(topOf(withBasin, 'board/Moon basin')).toBeGreaterThan(layout.map.y + layout.map.height);
    for (const name of ['player/0', 'crisis', 'deck/politics'])
      expect(topOf(withBasin, name)).toBe(topOf(without, name) + down);
    for (const name of ['header', 'area/portBow', 'reserves'])
      expect(topOf(withBasin, name)).toBe(topOf(without, name));
  });

  test('is drawn with what the view says, its frame with what never changes', () => {
    expect(textsIn(withBasin, 'board/Moon basin')).toEqual(['Turn 1 on Moon basin']);
    expect(recordStill(formatOf([basin], view)).marks.map(({ text }) => text)).toContain('MOON BASIN');
    expect(recordStill().marks.map(({ text }) => text)).not.toContain('MOON BASIN');
  });

  test('out of play it leaves the picture as it was', () => {
    const resting = board('Moon basin', 'full', 200, false);
    expect(
      renderBoard(view, labels, 'en', undefined, [resting]).equals(renderBoard(view, labels, 'en', undefined, [])),
    ).toBe(true);
    expect(formatOf([resting], view)).toEqual(plainFormat(4));
  });
});

describe('several boards', () => {
  test('two halves lie beside each other, as high as the higher one', () => {
    const { boards, down } = formatOf([left, right], view);
    const [one, other] = boards.map(({ box }) => box);
    expect(one?.y).toBe(other?.y);
    expect(one?.width).toBe(other?.width);
    expect(down).toBe(formatOf([left], view).down);
  });

  test('a half without another takes the whole width', () => {
    expect(formatOf([left, basin], view).boards.map(({ box }) => box.width)).toEqual([
      layout.header.width,
      layout.header.width,
    ]);
  });

  test.each([
    [[basin, left, right]],
    [[left, right, basin]],
    [[left, basin, right]],
    [[right, left, board('Third', 'half', 90), basin]],
  ])('none lies on another or on a panel', (boards) => {
    const recording = recorded(boards);
    const places = boards.map(({ id }) => groupOf(recording, `board/${id}`).box);
    const others = ['player/0', 'player/1', 'crisis', 'area/portBow', 'area/portQuarter', 'reserves'].map(
      (name) => groupOf(recording, name).box,
    );
    const page = { x: 0, y: 0, width: plain.width, height: plain.height + formatOf(boards, view).down };
    expect(
      places.flatMap((a, index) => [...places.slice(index + 1), ...others].filter((b) => overlap(a, b) > 0)),
    ).toEqual([]);
    expect(recording.groups.filter(({ box }) => overhang(box, page) > 0.01)).toEqual([]);
  });

  test('each set of boards has an unchanging layer of its own', () => {
    expect(keyOf(formatOf([left, right], view))).not.toBe(keyOf(formatOf([left], view)));
    const first = renderBoard(view, labels, 'en', undefined, [left]);
    for (const boards of [[], [basin], [right], [left, right], [basin, left]])
      renderBoard(view, labels, 'en', undefined, boards);
    expect(renderBoard(view, labels, 'en', undefined, [left]).equals(first)).toBe(true);
  });
});

test('the battlestar Pegasus lies below the map in games with her, with who is aboard; the new Cylon locations replace the old ones', () => {
  const shown = pegasusGame();
  const recording = recordView(shown);
  expect(textsIn(recording, 'board/pegasus')).toEqual(
    expect.arrayContaining(['Pegasus CIC', 'Airlock', 'Main Batteries', 'Engine Room', 'HC', 'KT', 'SV']),
  );
  expect(textsIn(recording, 'location/location/pegasus/engine-room')).toEqual(['Engine Room', 'KT', 'SV']);
  const cylons = recording.groups.filter(
    ({ name, box }) => name.startsWith('location/') && overhang(box, layout.cylonLocations) < 1,
  );
  expect(cylons.map(({ name }) => name)).toEqual(
    ['caprica', 'cylon-fleet', 'human-fleet', 'resurrection-ship'].map((name) => `location/location/pegasus/${name}`),
  );
});

test('New Caprica lies below the map once its phase has begun: places, occupation forces, ships, and where Galactica is', () => {
  const shown = newCapricaGame();
  const recording = recordView(shown);
  const texts = textsIn(recording, 'board/newCaprica');
  expect(texts).toEqual(
    expect.arrayContaining([
      'Medical Center',
      'Resistance HQ',
      'Detention',
      'Shipyard',
      'Locked',
      '7',
      'Prepared',
      '2',
      'GALACTICA AWAY',
    ]),
  );
  expect(recording.groups.filter(({ name }) => name.startsWith('forces/')).map(({ name }) => name)).toEqual(
    ['occupation-authority', 'breeders-canyon', 'shipyard'].map((name) => `forces/location/pegasus/${name}`),
  );
  const orbit = {
    ...shown,
    awayBoards: ['colonialOne' as const],
    modules: { newCaprica: { forces: [], locked: 0, prepared: 0, inOrbit: true } },
  };
  expect(textsIn(recordView(orbit), 'board/newCaprica')).toContain('GALACTICA IN ORBIT');
  const before = formatOf(furtherBoards, { ...shown, modules: {} });
  expect(before.boards.map(({ board }) => board.id)).toEqual(['pegasus']);
  expect(formatOf(furtherBoards, shown).down).toBeGreaterThan(before.down);
});

test('a game of the base game has no further board', () => {
  expect(formatOf(furtherBoards, view)).toEqual(plainFormat(4));
  expect(furtherBoards).toContain(pegasus);
});
