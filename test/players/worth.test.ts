/** The worth of verbs to automatic players. */
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/catalogue/index.ts';
import type { Effects } from '../../src/catalogue/effect.ts';
import { executes, punishes } from '../../src/players/executions.ts';
import { eagerness, worthOf, worthOfAction } from '../../src/players/worth/index.ts';
import type { Situation } from '../../src/players/worth/index.ts';
import { newCapricaScene } from '../engine/newCapricaScene.ts';
import { scene } from '../engine/scene.ts';

const view = scene({ players: ['adama', 'roslin', 'starbuck'] }).view('adama');
const [me] = view.players;

function situation(side: Situation['side']): Situation {
  if (me === undefined) throw new Error('nobody sits there');
  return { view, me, side, raiders: 2, basestars: 1, heavyRaiders: 0, vipersInSpace: 1 };
}

/** Everything that is said with effects, and by what. */
const said: ReadonlyArray<readonly [string, Effects]> = [
  ...[...catalogue.skillCards.values()].map(({ id, effects }) => [id, effects] as const),
  ...[...catalogue.quorum.values()].map(({ id, effects }) => [id, effects] as const),
  ...[...catalogue.locations.values()].map(({ id, effects }) => [id, effects] as const),
  ...[...catalogue.destinations.values()].map(({ id, effects }) => [id, effects] as const),
  ...[...catalogue.characters.values()].flatMap(({ id, abilities }) =>
    abilities.map(({ name, effects = [] }) => [`${id} ${name}`, effects] as const),
  ),
];

test.each(said)('%s: worth, action and eagerness are numbers', (_, effects) => {
  expect([worthOf({ view }, effects), worthOfAction(situation('human'), effects)].every(Number.isFinite)).toBe(true);
  const likely = eagerness({ view }, effects);
  expect(likely >= 0 && likely <= 1).toBe(true);
});

describe('what a verb that is seldom used is worth', () => {
  test('to the fleet', () => {
    expect(worthOf({ view }, [{ jumpFleet: { draw: 1 } }])).toBeGreaterThan(0);
    expect(worthOf({ view }, [{ basestarsAttack: true }])).toBe(0);
    const besieged = scene({ players: ['adama', 'roslin', 'starbuck'], ships: { bow: { basestar: 1 } } }).view('adama');
    expect(worthOf({ view: besieged }, [{ basestarsAttack: true }])).toBeLessThan(0);
  });

  test('to a Cylon who acts: the other way round', () => {
    const effects: Effects = [{ activateForce: true }];
    expect(worthOfAction(situation('cylon'), effects)).toBe(-worthOfAction(situation('human'), effects));
  });

  test('R-NCA-62 to the fleet on New Caprica, as far as there are ships', () => {
    const there = newCapricaScene({ players: ['adama', 'roslin', 'starbuck'] }).view('adama');
    expect(worthOf({ view: there }, [{ prepareShip: true }])).toBeGreaterThan(
      worthOf({ view }, [{ prepareShip: true }]),
    );
  });
});

test('places and cards that punish are known by their effects', () => {
  const places = [...catalogue.locations.keys(), ...catalogue.quorum.keys()];
  expect(places.filter(executes)).toEqual([
    'location/pegasus/airlock',
    'location/pegasus/resistance-hq',
    'quorum/pegasus/execute-prisoner',
  ]);
  expect(places.filter(punishes)).toEqual(
    expect.arrayContaining(['location/base/admirals-quarters', 'location/pegasus/airlock']),
  );
  expect(places.filter(punishes)).not.toContain('location/base/brig');
});
