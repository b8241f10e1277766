/** The numbers of the Agendas: at each of them the condition is true, one step further it is not. */
import { describe, expect, test } from 'vitest';
import type { Resource } from '../../../../src/catalogue/vocabulary.ts';
import { agendaIsMet } from '../../../../src/engine/modules/cylonLeaders/agendas.ts';
import { leaderScene } from '../../leaderScene.ts';
import type { PlayerScene, Scene } from '../../scene.ts';

type Winner = 'humans' | 'cylons';
type Limits = Partial<Record<Resource, number>>;

const full = { fuel: 15, food: 15, morale: 15, population: 15 } as const;

function met(agenda: string, winner: Winner, more: Partial<Scene> = {}, cavil: PlayerScene = {}): boolean {
  const { state } = leaderScene({ players: [{ cavil: { agenda, ...cavil } }, 'adama', 'roslin', 'starbuck'], ...more });
  return agendaIsMet(state, 0, winner);
}

const atMost: ReadonlyArray<readonly [agenda: string, winner: Winner, limits: Limits, more: Partial<Scene>]> = [
  ['convert-the-infidels', 'humans', { fuel: 3, food: 3, morale: 3, population: 3 }, {}],
  ['genocide', 'cylons', { food: 2, population: 2 }, {}],
  ['reduce-them-to-ruins', 'cylons', { morale: 3 }, { damaged: ['command', 'armory', 'airlock', 'pegasus-cic'] }],
  ['siege-warfare', 'cylons', { fuel: 4, food: 4, morale: 5, population: 6 }, {}],
];

describe.each(atMost)('R-VIC-41 agenda/pegasus/%s', (agenda, winner, limits, more) => {
  const resources = { ...full, ...limits };

  test('every resource at its limit', () => {
    expect(met(agenda, winner, { ...more, resources })).toBe(true);
    expect(met(agenda, winner, { ...more, resources: { ...resources, [Object.keys(limits)[0] ?? '']: 0 } })).toBe(true);
  });

  test.each(Object.entries(limits))('not with one %s more than %i', (resource, limit) => {
    expect(met(agenda, winner, { ...more, resources: { ...resources, [resource]: limit + 1 } })).toBe(false);
  });
});

describe('R-VIC-41 the other numbers', () => {
  test.each(['food', 'morale', 'population'])(
    'agenda/pegasus/grant-mercy 2 %s alone are enough, 3 are not',
    (resource) => {
      expect(met('grant-mercy', 'humans', { resources: { ...full, [resource]: 2 } })).toBe(true);
      expect(met('grant-mercy', 'humans', { resources: { ...full, [resource]: 3 } })).toBe(false);
    },
  );

  test('agenda/pegasus/grant-mercy fuel does not count', () => {
    expect(met('grant-mercy', 'humans', { resources: { ...full, fuel: 1 } })).toBe(false);
  });

  test.each([
    [5, 7, true],
    [5, 8, false],
    [7, 5, true],
    [8, 5, false],
    [6, 6, true],
  ])('agenda/pegasus/guide-them-to-destiny morale %i and population %i: %s', (morale, population, holds) => {
    expect(
      met('guide-them-to-destiny', 'humans', { resources: { ...full, food: 1, fuel: 1, morale, population } }),
    ).toBe(holds);
  });

  test('agenda/pegasus/the-illusion-of-hope from distance 6 on', () => {
    expect(met('the-illusion-of-hope', 'cylons', { travelled: ['asteroid-field', 'deep-space'] })).toBe(false);
    expect(met('the-illusion-of-hope', 'cylons', { travelled: ['asteroid-field', 'asteroid-field'] })).toBe(true);
    expect(
      met('the-illusion-of-hope', 'cylons', { travelled: ['asteroid-field', 'asteroid-field', 'asteroid-field'] }),
    ).toBe(true);
  });

  test.each([
    [5, 0, 0],
    [0, 5, 0],
    [0, 0, 4],
    [1, 1, 3],
    [6, 0, 0],
  ])(
    'agenda/pegasus/prove-their-worth damaged vipers %i, destroyed vipers %i and raptors %i',
    (damagedVipers, viper, raptor) => {
      expect(met('prove-their-worth', 'humans', { damagedVipers, destroyed: { viper, raptor } })).toBe(
        damagedVipers + viper + raptor >= 5,
      );
    },
  );

  test('agenda/pegasus/salvage-their-equipment up to 2 locations of Galactica, however many of Pegasus', () => {
    const pegasus = ['airlock', 'pegasus-cic', 'main-batteries'];
    expect(met('salvage-their-equipment', 'cylons', { damaged: [] })).toBe(true);
    expect(met('salvage-their-equipment', 'cylons', { damaged: ['command', 'armory', ...pegasus] })).toBe(true);
    expect(met('salvage-their-equipment', 'cylons', { damaged: ['command', 'armory', 'hangar-deck'] })).toBe(false);
  });

  test('agenda/pegasus/reduce-them-to-ruins 4 locations of either ship', () => {
    const ruins = (...damaged: ReadonlyArray<string>): boolean =>
      met('reduce-them-to-ruins', 'cylons', { damaged, resources: { morale: 3 } });
    expect([
      ruins('command', 'armory', 'hangar-deck', 'weapons-control'),
      ruins('command', 'airlock', 'pegasus-cic', 'main-batteries'),
    ]).toEqual([true, true]);
    expect(ruins('command', 'airlock', 'pegasus-cic')).toBe(false);
  });

  test("agenda/pegasus/show-their-true-nature only the owner's own execution counts", () => {
    const scene = leaderScene({
      players: [{ cavil: { agenda: 'show-their-true-nature' } }, 'adama', 'roslin', 'starbuck'],
    });
    scene.state.modules.executions?.executed.push(2);
    expect(agendaIsMet(scene.state, 0, 'cylons')).toBe(false);
    scene.state.modules.executions?.executed.push(0);
    expect(agendaIsMet(scene.state, 0, 'cylons')).toBe(true);
  });

  test('agenda/pegasus/join-the-colonials not as a Cylon player, wherever', () => {
    expect(met('join-the-colonials', 'humans', {}, { at: 'sickbay', infiltrating: true })).toBe(true);
    expect(met('join-the-colonials', 'humans', {}, { at: 'resurrection-ship' })).toBe(false);
  });
});
