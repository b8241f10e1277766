import { expect, test } from 'vitest';
import { hooks, moduleHooks } from '../../src/engine/hooks.ts';
import { defaultOptions } from '../../src/engine/index.ts';
import { withNewCaprica } from './newCapricaScene.ts';

test('the rules ask the modules of their game and no others', () => {
  expect(hooks({ options: defaultOptions }, 'ignores')).toEqual([]);
  expect(hooks({ options: { ...defaultOptions, ...withNewCaprica } }, 'ignores')).toHaveLength(1);
});

test('a module speaks only where it has something to say', () => {
  moduleHooks('noSympathizer', { entrance: () => 'location/base/sickbay' });
  const options = { ...defaultOptions, noSympathizer: true };
  expect(hooks({ options }, 'entrance')).toHaveLength(1);
  expect(hooks({ options }, 'refuge')).toEqual([]);
});

test('the hooks of a module are declared once', () => {
  expect(() => moduleHooks('newCaprica', {})).toThrow('declared twice');
});
