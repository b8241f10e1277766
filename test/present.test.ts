import { expect, test } from 'vitest';
import { present } from '../src/present.ts';

test('what is there is given back, also if it counts as false', () => {
  expect([present(0, 'a number'), present('', 'a text')]).toEqual([0, '']);
});

test('what is missing throws and is named', () => {
  expect(() => present([][0], 'the first one')).toThrow('the first one is missing');
});
