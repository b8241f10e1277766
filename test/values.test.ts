import { expect, test } from 'vitest';
import { defined } from '../src/values/defined.ts';
import { present } from '../src/values/present.ts';

test('what is there is given back, also if it counts as false', () => {
  expect([present(0, 'a number'), present('', 'a text')]).toEqual([0, '']);
});

test('what is missing throws and is named', () => {
  expect(() => present([][0], 'the first one')).toThrow('the first one is missing');
});

test('fields without a value are left out, others stay, also if they count as false', () => {
  const fields = defined({ gone: undefined, none: null, zero: 0, text: '' });
  expect(fields).toStrictEqual({ none: null, zero: 0, text: '' });
});
