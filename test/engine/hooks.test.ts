import { expect, test } from 'vitest';
import { everyModule, hooks, modulesOf } from '../../src/engine/hooks.ts';
import { defaultOptions } from '../../src/engine/index.ts';
import { withNewCaprica } from './newCapricaScene.ts';

const options = { ...defaultOptions, ...withNewCaprica };

test('the rules ask the modules of their game and no others', () => {
  expect(hooks({ options: defaultOptions }, 'ignores')).toEqual([]);
  expect(hooks({ options }, 'ignores')).toHaveLength(1);
});

test('a module speaks only where it has something to say', () => {
  expect(modulesOf(options).map(({ name }) => name)).toContain('newCaprica');
  expect([hooks({ options }, 'entrance').length, hooks({ options }, 'allegiance')]).toEqual([1, []]);
});

test('modules are asked in the order of the boxes, in which games are dealt, too', () => {
  expect(everyModule().map(({ name }) => name)).toEqual([
    'cylonLeaders',
    'executions',
    'newCaprica',
    'pegasus',
    'sabotage',
    'recklessChecks',
    'cylonFleet',
    'finalFive',
    'ionianNebula',
    'allies',
    'personalGoals',
    'miracles',
    'daybreakPeople',
    'daybreakSkills',
    'motives',
    'mutiny',
    'mutineer',
    'mutinousDiscards',
    'recklessDraw',
    'assaultRaptors',
    'negotiation',
    'searchForHome',
    'resurrectionHub',
  ]);
});

test('modules of a game are asked in that order', () => {
  const boxes = {
    ...defaultOptions,
    players: 5,
    expansions: ['pegasus', 'exodus'],
    cylonLeader: true,
    objective: 'newCaprica',
  };
  const names = modulesOf(boxes).map(({ name }) => name);
  expect(names.slice(0, 4)).toEqual(['cylonLeaders', 'executions', 'newCaprica', 'pegasus']);
});
