/**
 * Whether this is `npm run soak`, which has hours: the same properties over many more random games, each with a new
 * seed, and the files that are named `*.soak.test.ts`. What a commit waits for is `npm test`.
 */
export const soaking = process.env['SOAK'] === 'true';

const usualTimes = 20;
/** How many times as often something is tried in soak: `npm run soak -- --only tests --times 100`. */
const times = Number(process.env['SOAK_TIMES'] ?? usualTimes);

/**
 * How often something is tried: `usually` before a commit, `inSoak` when there is time (twenty times as often if it
 * isn't given).
 */
export function tries(usually: number, inSoak = usualTimes * usually): number {
  return soaking ? Math.ceil((inSoak * times) / usualTimes) : usually;
}
