import { expect, test } from 'vitest';
import { defineModule, hooks } from '../../src/engine/hooks.ts';
import { defaultOptions } from '../../src/engine/index.ts';
import { withNewCaprica } from './newCapricaScene.ts';

test('the rules ask the modules of their game and no others', () => {
  expect(hooks({ options: defaultOptions }, 'ignores')).toEqual([]);
  expect(hooks({ options: { ...defaultOptions, ...withNewCaprica } }, 'ignores')).toHaveLength(1);
});

test('a module speaks only where it has something to say', () => {
  const takeBack = defineModule({ name: 'openDoors', when: 'noSympathizer', hooks: { entrance: () => 'location/base/sickbay' } });
  const options = { ...defaultOptions, noSympathizer: true };
  expect(hooks({ options }, 'entrance')).toHaveLength(1);
  expect(hooks({ options }, 'refuge')).toEqual([]);
  takeBack();
  expect(hooks({ options }, 'entrance')).toEqual([]);
});

test('a module is declared once', () => {
  const declare = (): (() => void) => defineModule({ name: 'openDoors', when: 'noSympathizer' });
  const takeBack = declare();
  expect(declare).toThrow('declared twice');
  takeBack();
});
