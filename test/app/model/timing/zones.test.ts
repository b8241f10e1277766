import { describe, expect, test } from 'vitest';
import { findZone, zonesLike } from '../../../../src/app/model/timing/zones.ts';

describe('time zones', () => {
  test.each([
    ['europe/berlin', 'Europe/Berlin'],
    [' America/New York ', 'America/New_York'],
    ['utc', 'UTC'],
  ])('“%s” is %s', (text, zone) => {
    expect(findZone(text)).toBe(zone);
  });

  test.each(['Europe/Berlyn', 'Mars/Olympus', '+02:00', '', 'CET+1', '../etc'])('“%s” is none', (text) => {
    expect(findZone(text)).toBeUndefined();
  });

  test('a zone is suggested by a part of its name, and in spite of a slip of the pen', () => {
    expect(zonesLike('berl')[0]).toBe('Europe/Berlin');
    expect(zonesLike('new yo')[0]).toBe('America/New_York');
    expect(zonesLike('Europe/Berlyn')).toContain('Europe/Berlin');
    expect(zonesLike('Sidney')).toContain('Australia/Sydney');
    expect(zonesLike('xqzxqzxqz')).toEqual([]);
    expect(zonesLike('europe', 25)).toHaveLength(25);
  });
});
