/**
 * The game's dice and shuffles: xoshiro128**, whose four words are part of the state, so that the same seed and the
 * same answers always give the same game. Based on the public-domain algorithm of Blackman and Vigna.
 */
export type RandomState = [number, number, number, number];

/** Four words from any text, by FNV-1a with a different start for each. */
export function seedRandom(seed: string): RandomState {
  const word = (start: number): number => {
    let hash = start;
    for (let i = 0; i < seed.length; i += 1) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
    hash ^= hash >>> 16;
    hash = Math.imul(hash, 0x85ebca6b);
    hash ^= hash >>> 13;
    return hash >>> 0;
  };
  const state: RandomState = [word(0x811c9dc5), word(0x9e3779b9), word(0x243f6a88), word(0xb7e15162) | 1];
  for (let i = 0; i < 16; i += 1) nextWord(state);
  return state;
}

function rotate(x: number, by: number): number {
  return (x << by) | (x >>> (32 - by));
}

/** 32 random bits as a whole number from 0 to 2³² − 1; moves `random` on. */
function nextWord(random: RandomState): number {
  const [s0, s1, s2, s3] = random;
  const result = Math.imul(rotate(Math.imul(s1, 5), 7), 9) >>> 0;
  const t = s1 << 9;
  const c = s2 ^ s0;
  const d = s3 ^ s1;
  random[1] = (s1 ^ c) >>> 0;
  random[0] = (s0 ^ d) >>> 0;
  random[2] = (c ^ t) >>> 0;
  random[3] = rotate(d, 11) >>> 0;
  return result;
}

/** A whole number from 0 to `below` − 1, every one equally likely. */
export function randomBelow(random: RandomState, below: number): number {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % below);
  let word = nextWord(random);
  while (word >= limit) word = nextWord(random);
  return word % below;
}

/** Shuffles in place (Fisher and Yates) and gives the same array back. */
export function shuffle<T>(random: RandomState, items: Array<T>): Array<T> {
  for (let i = items.length - 1; i > 0; i -= 1) {
    const j = randomBelow(random, i + 1);
    const a = items[i];
    const b = items[j];
    if (a !== undefined && b !== undefined) {
      items[i] = b;
      items[j] = a;
    }
  }
  return items;
}
