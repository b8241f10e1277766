/** How automatic players get away from New Caprica. */
import { describe, expect, test } from 'vitest';
import { actionScore, moveScore } from '../../src/players/actions.ts';
import { departureChance } from '../../src/players/worth/newCaprica.ts';
import type { Choice } from '../../src/engine/types/decision.ts';
import type { GameView } from '../../src/engine/types/view.ts';
import { newCapricaScene, type NewCapricaScene } from '../engine/newCapricaScene.ts';

const players = ['baltar', 'adama', 'starbuck', 'tigh'] as const;
const aboard = { baltar: 'command', adama: 'command', starbuck: 'command', tigh: 'command' } as const;
const viewOf = (set: Partial<NewCapricaScene>): GameView =>
  newCapricaScene({ players, returned: 'quiet', locked: [], on: aboard, ...set }).view('adama');
const leave: Choice = { id: 'leave', kind: 'titleAction', action: 'leaveNewCaprica' };

describe('the departure', () => {
  const six = ['1-population', '1-population', '2-population', 'nothing', '1-population', '1-population'];

  test('R-NCA-91 is the likelier survived the fewer ships and people stay behind', () => {
    const chance = (locked: number, on: NewCapricaScene['on'] = aboard): number =>
      departureChance(viewOf({ locked: six.slice(0, locked), on, resources: { population: 4, morale: 3 } }));
    expect(chance(0)).toBe(1);
    expect(chance(2)).toBeGreaterThan(chance(4));
    expect(chance(6)).toBeLessThan(0.2);
    expect(chance(0, {})).toBe(0);
  });

  test('the Admiral leaves when nothing that is left behind is likely to cost the game, and not before', () => {
    const score = (population: number): number => actionScore(viewOf({ locked: six, resources: { population } }), leave);
    expect(score(11)).toBeGreaterThan(5);
    expect(score(5)).toBeLessThan(0);
  });

  test('sooner where something else is nearly out', () => {
    const score = (food: number): number =>
      actionScore(viewOf({ locked: six.slice(0, 4), resources: { population: 5, food } }), leave);
    expect([score(8) > 0, score(1) > 0]).toEqual([false, true]);
  });
});

test('when all ships are up, people go aboard', () => {
  const score = (view: GameView, location: string): number =>
    moveScore(view, { id: location, kind: 'location', location, costsCard: true });
  const here = { ...aboard, adama: 'resistance-hq' };
  const [done, busy] = [viewOf({ on: here }), viewOf({ on: here, prepared: ['nothing', 'nothing'] })];
  expect(score(done, 'location/base/command')).toBeGreaterThan(score(done, 'location/pegasus/shipyard'));
  expect(score(busy, 'location/pegasus/shipyard')).toBeGreaterThan(score(busy, 'location/base/command'));
});
