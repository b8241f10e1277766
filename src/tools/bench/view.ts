import { defaultOptions, view } from '../../engine/index.ts';
import { playOut } from '../../players/playOut.ts';
import type { ViewResult } from './results.ts';
import { median, repeatedly, rounded, timed } from './statistics.ts';

const options = { ...defaultOptions, players: 5 };
const every = 5;
const warmUp = 0.3;

/** Measures views along random games, for everyone and for each seat in turn. */
export function measureView(seconds: number): ViewResult {
  repeatedly(seconds * warmUp, 1, (round) => timesIn(`warm-up ${round}`));
  const times = repeatedly(seconds, 1, (round) => timesIn(`view ${round}`)).flat();
  return { microseconds: rounded(1000 * median(times)) };
}

function timesIn(seed: string): ReadonlyArray<number> {
  const times: Array<number> = [];
  let count = 0;
  playOut(options, seed, 'random', {
    each: (state, { seat }) => {
      count += 1;
      if (count % every === 0) times.push(timed(() => view(state, count % 2 === 0 ? 'public' : seat)));
    },
  });
  return times;
}
