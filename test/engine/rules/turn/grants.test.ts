/** How many actions someone may take, by who has allowed it: limits that are counted before each action. */
import { describe, expect, test } from 'vitest';
import { allowance, reasonOf, type Grant } from '../../../../src/engine/rules/turn/grants.ts';
import { endTurnOf } from '../../../../src/engine/rules/basics/turnEnd.ts';
import { scene, type Table } from '../../scene.ts';

const source = 'location/base/hangar-deck';
const step: Grant = { by: 'actionStep', piloting: false };
const inViper: Grant = { by: 'actionStep', piloting: true };
const instead: Grant = { by: 'movementStep' };
const order: Grant = { by: 'order', from: 1, source, count: 2 };
const effect: Grant = { by: 'effect', source, count: 3 };
const part: Grant = { by: 'part', source };
const all = [step, inViper, instead, order, effect, part] as const;

const counts = ({ state }: Table): ReadonlyArray<number> => all.map((grant) => allowance(state, 0, grant));
const starbuck = (set: { readonly revealed?: boolean } = {}): Table =>
  scene({ players: [{ starbuck: set }, 'adama', 'roslin'] });

describe('actions', () => {
  test('R-TURN-70 R-TURN-76 one in one’s own step, two for a pilot like Starbuck, else as many as are given', () => {
    expect(counts(starbuck())).toEqual([1, 2, 1, 2, 3, 1]);
    expect(counts(scene({ players: ['adama', 'starbuck', 'roslin'] }))).toEqual([1, 1, 1, 2, 3, 1]);
  });

  test('R-TURN-78 a Cylon player obeys no order', () => {
    expect(counts(starbuck({ revealed: true }))[3]).toBe(0);
  });

  test('R-TURN-05 somebody whose turn has ended takes none, but in their own part of an emergency', () => {
    const game = starbuck();
    endTurnOf(game.state, 0);
    expect(counts(game)).toEqual([0, 0, 0, 0, 0, 1]);
    expect(allowance(game.state, 1, effect)).toBe(3);
  });

  test('R-TURN-82 what one’s own part of an emergency brings is finished, and nobody else’s', () => {
    const game = starbuck()
      .resolve([{ everybodyActs: true }], 'starbuck')
      .choose('starbuck', 'actOnce');
    endTurnOf(game.state, 0);
    expect(allowance(game.state, 0, effect)).toBe(3);
    expect(allowance(game.state, 0, order)).toBe(0);
    endTurnOf(game.state, 1);
    expect(allowance(game.state, 1, effect)).toBe(0);
  });

  test('are asked for by what has given them', () => {
    expect(all.map(reasonOf)).toEqual(['actionStep', 'actionStep', 'actionStep', source, source, source]);
  });
});
