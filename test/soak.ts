/**
 * Whether this is `npm run soak`, which has hours: the same properties over many more random games, each with a new seed, and the
 * files that are named `*.soak.test.ts`. What a commit waits for is `npm test`.
 */
export const soaking = process.env['SOAK'] === 'true';

/** How often something is tried: `usually` before a commit, `inSoak` when there is time (twenty times as often if it isn't given). */
export function tries(usually: number, inSoak = 20 * usually): number {
  return soaking ? inSoak : usually;
}
