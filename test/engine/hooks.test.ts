import { expect, test } from 'vitest';
import { defineModule, hooks, modulesOf } from '../../src/engine/hooks.ts';
import { defaultOptions } from '../../src/engine/index.ts';
import { withNewCaprica } from './newCapricaScene.ts';
import { scene } from './scene.ts';

test('the rules ask the modules of their game and no others', () => {
  expect(hooks({ options: defaultOptions }, 'ignores')).toEqual([]);
  expect(hooks({ options: { ...defaultOptions, ...withNewCaprica } }, 'ignores')).toHaveLength(1);
});

test('a module speaks only where it has something to say', () => {
  const entrance = (): string => 'location/base/sickbay';
  const takeBack = defineModule({ name: 'openDoors', order: 99, when: 'noSympathizer', hooks: { entrance } });
  const options = { ...defaultOptions, noSympathizer: true };
  expect(hooks({ options }, 'entrance')).toHaveLength(1);
  expect(hooks({ options }, 'refuge')).toEqual([]);
  takeBack();
  expect(hooks({ options }, 'entrance')).toEqual([]);
});

test('a module is declared once', () => {
  const declare = (): (() => void) => defineModule({ name: 'openDoors', order: 99, when: 'noSympathizer' });
  const takeBack = declare();
  expect(declare).toThrow('declared twice');
  takeBack();
});

test('who is asked first is said by their orders, not by who was declared first', () => {
  const options = { ...defaultOptions, noSympathizer: true };
  const declare = (name: string, order: number): (() => void) =>
    defineModule({ name, order, when: 'noSympathizer', hooks: { entrance: () => name } });
  const takeBack = [declare('lastDoors', 99), declare('firstDoors', 97), declare('nextDoors', 98)];
  const { state } = scene({ players: ['adama', 'starbuck', 'roslin'] });
  expect(hooks({ options }, 'entrance').map((entrance) => entrance(state))).toEqual(['firstDoors', 'nextDoors', 'lastDoors']);
  for (const back of takeBack) back();
});

test('no two modules have the same order', () => {
  const takeBack = defineModule({ name: 'openDoors', order: 99, when: 'noSympathizer' });
  const again = (): unknown => defineModule({ name: 'otherDoors', order: 99, when: 'noSympathizer' });
  expect(again).toThrow('openDoors and otherDoors have the same order');
  takeBack();
});

test('modules of an earlier box are asked before those of a later one', () => {
  const boxes = { ...defaultOptions, players: 5, expansions: ['pegasus', 'exodus'], cylonLeader: true, objective: 'newCaprica' };
  const names = modulesOf(boxes).map(({ name }) => name);
  expect(names.slice(0, 4)).toEqual(['cylonLeaders', 'executions', 'newCaprica', 'pegasus']);
});
