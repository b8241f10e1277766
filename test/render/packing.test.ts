import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shipRoom } from '../../render/components/areas.ts';
import { packShips, tokensOf } from '../../render/packing.ts';
import { areas } from '../../src/catalogue/vocabulary.ts';
import { many, numbered } from '../../src/tools/pictures/views/index.ts';
import { overhang, overlap } from './recorder.ts';

const fleet = fc
  .record({
    area: fc.constantFrom(...areas),
    basestar: fc.nat({ max: 2 }),
    raider: fc.nat({ max: 20 }),
    heavyRaider: fc.nat({ max: 5 }),
    viper: fc.nat({ max: 8 }),
    piloted: fc.nat({ max: 5 }),
    civilian: fc.nat({ max: 12 }),
  })
  .map(({ area, basestar, raider, heavyRaider, viper, piloted, civilian }) => ({
    area,
    ships: numbered([
      ...many(basestar, { kind: 'basestar', area, damage: [] }),
      ...many(raider, { kind: 'raider', area }),
      ...many(heavyRaider, { kind: 'heavyRaider', area }),
      ...many(viper, { kind: 'viper', area, pilot: undefined }),
      ...Array.from({ length: piloted }, (_, pilot) => ({ kind: 'viper', area, pilot }) as const),
      ...many(civilian, { kind: 'civilian', area }),
    ]),
  }));

describe('any fleet in any area', () => {
  test('stands in its area, no token on another, every ship counted', () => {
    fc.assert(
      fc.property(fleet, ({ area, ships }) => {
        const placed = packShips(ships, shipRoom(area));
        const room = shipRoom(area);
        const boxes = placed.map(({ box }) => box);
        expect(boxes.filter((box) => overhang(box, room) > 0.01)).toEqual([]);
        expect(boxes.flatMap((a, index) => boxes.slice(index + 1).filter((b) => overlap(a, b) > 0.01))).toEqual([]);
        expect(placed.reduce((sum, { count }) => sum + count, 0)).toBe(ships.length);
      }),
    );
  });

  test('is drawn at half its size at least', () => {
    fc.assert(
      fc.property(fleet, ({ area, ships }) => {
        expect(Math.min(1, ...packShips(ships, shipRoom(area)).map(({ scale }) => scale))).toBeGreaterThanOrEqual(0.5);
      }),
    );
  });
});

test('three raiders are drawn one by one, four are counted', () => {
  expect(tokensOf(numbered(many(3, { kind: 'raider', area: 'bow' })), false).map(({ count }) => count)).toEqual([
    1, 1, 1,
  ]);
  expect(tokensOf(numbered(many(4, { kind: 'raider', area: 'bow' })), false).map(({ count }) => count)).toEqual([4]);
});

test("a pilot's viper is never counted among others", () => {
  const ships = numbered([
    ...many(4, { kind: 'viper', area: 'bow', pilot: undefined }),
    { kind: 'viper', area: 'bow', pilot: 1 },
  ]);
  expect(tokensOf(ships, true).map(({ ship, count }) => [ship.id, count])).toEqual([
    [4, 1],
    [0, 4],
  ]);
});

test('civilian ships with faces that the viewer knows are told apart', () => {
  const ships = numbered([
    { kind: 'civilian', area: 'stern', token: 'token/base/civilian-ship-nothing' },
    ...many(2, { kind: 'civilian', area: 'stern' }),
  ]);
  expect(tokensOf(ships, true).map(({ count }) => count)).toEqual([1, 2]);
});

test('an area that could never hold its ships is an error that says so', () => {
  const ships = numbered(many(2, { kind: 'basestar', area: 'bow', damage: [] }));
  expect(() => packShips(ships, { x: 0, y: 0, width: 20, height: 20 })).toThrow(
    'The picture has no room for 2 ships in an area of 20 by 20 pixels.',
  );
});
