/** The way that the fleet still has to go. */
import { catalogue } from '../../catalogue/index.ts';
import type { GameView } from '../../engine/types/view.ts';

type Threshold = { readonly distance: number; readonly event: string };

/** The thresholds on the way, by objective. */
const thresholds = new Map<string, ReadonlyArray<Threshold>>(
  [...catalogue.objectives.values()].map((found) => [found.objective, found.thresholds]),
);

export const thresholdsOf = ({ options }: Pick<GameView, 'options'>): ReadonlyArray<Threshold> =>
  thresholds.get(options.objective) ?? [];

function farthest(view: GameView): number {
  let most = 1;
  for (const { distance } of thresholdsOf(view)) most = Math.max(most, distance);
  return most;
}

/** Returns the distance that is still of use. */
export function wayLeft(view: GameView): number {
  return farthest(view) - view.distance;
}

/**
 * The length of what follows the way, as a part of it: an occupation is long. A farther goal doesn't count: saving
 * people and fuel on the way to Earth only keeps the fleet longer among Cylon ships.
 */
const further: Readonly<Partial<Record<GameView['options']['objective'], number>>> = { newCaprica: 0.5 };

export const afterwards = ({ options: { objective } }: GameView): number => further[objective] ?? 0;

const toKobol = 8;

/** Returns how long the whole journey is: 1 is the way to Kobol. */
export const wholeJourney = (view: GameView): number => ((1 + afterwards(view)) * (farthest(view) + 1)) / (toKobol + 1);

/**
 * Returns how much of the journey is left: 1 at the start, or more where much follows the way, to near 0 at the end.
 */
export function journeyLeft(view: GameView): number {
  const all = farthest(view) + 1;
  return Math.max(0.08, afterwards(view) + (all - view.distance) / all);
}
