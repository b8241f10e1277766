import { describe, expect, test } from 'vitest';
import { clockTyped } from '../../../../../src/app/model/timing/typed/clock.ts';

describe('times of day', () => {
  test.each([
    ['23', 1380],
    ['7', 420],
    ['7:30', 450],
    ['22.15', 1335],
    ['11 pm', 1380],
    ['11pm', 1380],
    ['11 p.m.', 1380],
    ['12am', 0],
    ['12 pm', 720],
    ['24', 0],
    ['00:00', 0],
  ])('“%s” is understood', (text, minutes) => {
    expect(clockTyped(text)).toBe(minutes);
  });

  test.each(['25', '7:60', '13 pm', '18m', 'noon', '', '-1', '24:30', '0am'])('“%s” is not', (text) => {
    expect(clockTyped(text)).toBeUndefined();
  });
});
