/** Things that only games with the Cylon Fleet board must show. */
import { describe, expect, test } from 'vitest';
import { describeChanges } from '../../render/changes.ts';
import { describeBoard, describeStatus } from '../../src/engine/describe/index.ts';
import type { GameView } from '../../src/engine/types/view.ts';
import { cylonFleetGame, startOfGame } from '../../src/tools/pictures/views/index.ts';
import { groupOf, overhang, recordView, textsIn, type Recording } from './recorder.ts';

const names = { seat: (seat: number): string => `Seat ${seat}`, character: String };

function groups(recording: Recording): ReadonlyArray<string> {
  return recording.groups.map(({ name }) => name);
}

function withFleet(
  change: (fleet: NonNullable<GameView['modules']['cylonFleet']>) => GameView['modules']['cylonFleet'],
): GameView {
  const view = cylonFleetGame();
  const fleet = view.modules.cylonFleet;
  return fleet === undefined ? view : { ...view, modules: { ...view.modules, cylonFleet: change(fleet) ?? fleet } };
}

describe('the board', () => {
  const shown = recordView(cylonFleetGame());

  test('R-FLT-01 R-FLT-10 is drawn with its six areas, the Pursuit track and the Bridge, only in games with it', () => {
    expect(groups(shown)).toEqual(
      expect.arrayContaining([
        'board/cylonFleet',
        'fleet/bow',
        'fleet/stern',
        'track/pursuit',
        'location/location/exodus/basestar-bridge',
      ]),
    );
    expect(groups(recordView(startOfGame())).filter((name) => /^(board|fleet)\/|pursuit/.test(name))).toEqual([]);
  });

  test('R-FLT-03 says how many ships wait where', () => {
    expect(textsIn(shown, 'fleet/starboardBow')).toContain('×11');
    expect(textsIn(shown, 'fleet/stern')).toEqual([]);
  });

  test('all 26 Cylon ships find room in one area', () => {
    const none = { basestar: 0, raider: 0, heavyRaider: 0 };
    const crowded = recordView(
      withFleet((fleet) => ({
        ...fleet,
        ships: {
          bow: { basestar: 2, raider: 20, heavyRaider: 4 },
          starboardBow: none,
          starboardQuarter: none,
          stern: none,
          portQuarter: none,
          portBow: none,
        },
      })),
    );
    const box = groupOf(crowded, 'fleet/bow').box;
    const ships = crowded.groups.filter(({ name }) => name.startsWith('fleet/bow/'));
    expect(ships.length).toBeGreaterThan(2);
    for (const ship of ships) expect(overhang(ship.box, box)).toBeLessThan(1);
  });

  test('R-FLT-59 each model of viper has its number in the Reserves', () => {
    expect(textsIn(shown, 'reserve/vipers/viperMarkVII')).toEqual(expect.arrayContaining(['1']));
    expect(textsIn(shown, 'reserve/damagedVipers')).toEqual(expect.arrayContaining(['1']));
  });

  test('R-TTL-01 the CAG has a badge', () => {
    expect(textsIn(shown, 'player/2')).toContain('CAG');
  });
});

describe('in words', () => {
  test("R-FLT-03 for those who can't see the picture, and in the status", () => {
    const line = /pursuit 3 of 4, bow 1 basestar and 3 raiders, starboard bow 11 raiders and 2 heavy raiders/;
    expect(describeBoard(cylonFleetGame(), names)).toMatch(line);
    expect(describeStatus(cylonFleetGame(), names)).toMatch(line);
    expect(describeBoard(startOfGame(), names)).not.toContain('Cylon Fleet board');
  });

  test('what has changed is named with its area', () => {
    const fewer = { basestar: 1, raider: 2, heavyRaider: 0 };
    const before = withFleet((fleet) => ({ ...fleet, pursuit: 2, ships: { ...fleet.ships, bow: fewer } }));
    expect(describeChanges(before, cylonFleetGame(), 'en')).toContain('pursuit +1, Cylon Fleet board, bow +1');
  });
});
