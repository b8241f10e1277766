import { expect, test } from 'vitest';
import type { Box } from '../../render/layout.ts';
import { deckPlanBoxes, layout, pictureFor, playerBoxes, sideBoxes, tableFor } from '../../render/layout.ts';
import { gap, sizes } from '../../render/theme.ts';
import { overhang, overlap } from './recorder.ts';

const { areas, map, battlestar, deckPlan, ...others } = layout;
const panels: Readonly<Record<string, Box>> = { ...areas, battlestar, ...others, ...tableFor(6) };
const names = Object.keys(panels);

function boxCalled(name: string): Box {
  const box = panels[name];
  if (box === undefined) throw new Error(`There is no panel called ${name}.`);
  return box;
}

function clashes(boxes: ReadonlyArray<Box>): number {
  return boxes.flatMap((a, index) => boxes.slice(index + 1).filter((b) => overlap(a, b) > 0)).length;
}

test.each(names)('%s is in the picture', (name) => {
  expect(overhang(boxCalled(name), { x: 0, y: 0, ...pictureFor(6) })).toBe(0);
});

test.each(names)('%s lies on no other panel', (name) => {
  expect(names.filter((other) => other !== name && overlap(boxCalled(name), boxCalled(other)) > 0)).toEqual([]);
});

test('R-SET-05 the areas go clockwise around Galactica, whose bow points left', () => {
  const middle = { x: battlestar.x + battlestar.width / 2, y: battlestar.y + battlestar.height / 2 };
  const clockwise = (['bow', 'starboardBow', 'starboardQuarter', 'stern', 'portQuarter', 'portBow'] as const).map(
    (area) => {
      const box = areas[area];
      return Math.atan2(box.y + box.height / 2 - middle.y, box.x + box.width / 2 - middle.x);
    },
  );
  const turns = clockwise.map(
    (angle, index) => ((clockwise[(index + 1) % 6] ?? 0) - angle + 2 * Math.PI) % (2 * Math.PI),
  );
  expect(turns.reduce((sum, turn) => sum + turn, 0)).toBeCloseTo(2 * Math.PI);
  expect(areas.bow.x).toBeLessThan(battlestar.x);
});

test('the deck plan lies on the ship, its rooms beside each other', () => {
  expect(overhang(deckPlan, battlestar)).toBe(0);
  const rooms = deckPlanBoxes(10);
  expect(rooms).toHaveLength(10);
  expect(clashes(rooms)).toBe(0);
  expect(rooms.map((room) => overhang(room, deckPlan)).every((pixels) => pixels < 0.01)).toBe(true);
});

test('boards at the side have a line for each of their places', () => {
  expect(clashes(sideBoxes(layout.cylonLocations, 4))).toBe(0);
  expect(sideBoxes(layout.cylonLocations, 4).map((box) => overhang(box, layout.cylonLocations))).toEqual([0, 0, 0, 0]);
});

test.each([3, 4, 5, 6, 7])('%d players have a card each, high enough for three lines of words', (count) => {
  const cards = playerBoxes(count);
  expect(cards).toHaveLength(count);
  expect(clashes(cards)).toBe(0);
  expect(Math.min(...cards.map(({ height }) => height))).toBeGreaterThanOrEqual(
    sizes.name + 2 * sizes.label + 3 * gap.small,
  );
  expect(cards.map((card) => overhang(card, tableFor(count).players)).every((pixels) => pixels < 0.01)).toBe(true);
});

test("nothing but the ring of areas, the ship and the side is between the map's edges", () => {
  expect(Object.values(areas).map((box) => overhang(box, map))).toEqual([0, 0, 0, 0, 0, 0]);
});
