import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packedOf, unpacked } from '../../src/store/sql/packed.ts';

test('what is packed is unpacked as it was, whatever it was, and also what an earlier version has gzipped', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.json(),
    fc.array(fc.string()).map((parts) => parts.join('').repeat(50)),
  );
  fc.assert(
    fc.property(text, (each) => {
      expect(unpacked(packedOf(each))).toBe(each);
      expect(unpacked(gzipSync(each, { level: 1 }))).toBe(each);
    }),
  );
});

test('what is neither is refused', () => {
  expect(() => unpacked(Buffer.from('not packed'))).toThrow();
  expect(() => unpacked(packedOf('a state that was cut off'.repeat(20)).subarray(0, 9))).toThrow();
});
