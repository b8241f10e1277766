/** Trouble by chance: what comes, how often, and by which seed. */
import { expect, test } from 'vitest';
import { chaosKinds } from '../../../src/table/server/index.ts';
import { createChaos } from '../../../src/table/server/rest/chaos.ts';
import type { ChaosOptions } from '../../../src/table/server/rest/chaos.ts';
import { createFaults } from '../../../src/table/server/rest/faults.ts';

const message = { method: 'POST', path: '/channels/1/messages', route: 'POST /channels/:channel/messages' } as const;
const start = { method: 'GET', path: '/gateway/bot', route: 'GET /gateway/bot' } as const;

/** The results of that many requests, one every 10 ms. */
function run(options: ChaosOptions, requests: number) {
  let at = 0;
  let drops = 0;
  const chaos = createChaos(options, {
    drop: () => {
      drops += 1;
    },
    steady: () => at,
  });
  const faults = Array.from({ length: requests }, () => {
    at += 10;
    return chaos.take(message);
  });
  return { chaos, faults, drops: () => drops };
}

test('as many requests as asked for go wrong, in every way, and in the same ways by the same seed', () => {
  const { chaos, faults, drops } = run({ seed: 5, rate: 0.1 }, 5000);
  const counts = chaos.counts();
  const all = chaosKinds.reduce((sum, kind) => sum + counts[kind], 0);
  expect(all / 5000).toBeCloseTo(0.1, 1);
  expect(chaosKinds.filter((kind) => counts[kind] === 0)).toEqual([]);
  expect(faults.filter((fault) => fault !== undefined).length + drops()).toBe(all);
  expect(run({ seed: 5, rate: 0.1 }, 5000).faults).toEqual(faults);
  expect(run({ seed: 6, rate: 0.1 }, 5000).faults).not.toEqual(faults);
});

test('in a burst every request has the same trouble, and before the first and between two none', () => {
  const { faults } = run({ seed: 1, rate: 0, kinds: ['blocked'], burst: { every: 1000, lasts: 200 } }, 299);
  const hit = faults.flatMap((fault, place) => (fault === undefined ? [] : [(place + 1) * 10]));
  const from = (begin: number): ReadonlyArray<number> => Array.from({ length: 20 }, (_, each) => begin + each * 10);
  expect(hit).toEqual([...from(1000), ...from(2000)]);
  expect(faults[99]).toEqual({ kind: 'fail', status: 403, afterwards: false, code: 'page' });
});

test('a bot that starts has no trouble, nor has anybody after the stop', () => {
  const { chaos } = run({ seed: 1, rate: 1, kinds: ['cut'] }, 1);
  expect(chaos.take(start)).toBeUndefined();
  expect(chaos.take(message)).toEqual({ kind: 'fail', status: 0, afterwards: false, code: 0 });
  chaos.stop();
  expect(chaos.take(message)).toBeUndefined();
});

test('what is planned comes before what comes by chance', () => {
  const faults = createFaults();
  faults.byChance(() => ({ kind: 'slow', ms: 5 }));
  faults.plan('messages', 1, { kind: 'rateLimit', retryAfterMs: 7, global: false });
  expect([faults.take(message), faults.take(message)]).toEqual([
    { kind: 'rateLimit', retryAfterMs: 7, global: false },
    { kind: 'slow', ms: 5 },
  ]);
});
