/** How far the fleet has still to go. */
import { catalogue } from '../../catalogue/index.ts';
import type { GameView } from '../../engine/types/view.ts';

type Threshold = { readonly distance: number; readonly event: string };

/** By objective, where something happens on the way. */
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

/** The distance that is still of use. */
export function wayLeft(view: GameView): number {
  return farthest(view) - view.distance;
}

/**
 * What is to be lived through after the way, as a part of it: an occupation is long. A farther goal is no such thing:
 * whoever saves people and fuel on the way to Earth only stays longer among Cylon ships.
 */
const further: Readonly<Partial<Record<GameView['options']['objective'], number>>> = { newCaprica: 0.5 };

export const afterwards = ({ options: { objective } }: GameView): number => further[objective] ?? 0;

const toKobol = 8;

/** How long all of it is: 1 is the way to Kobol. */
export const wholeJourney = (view: GameView): number => ((1 + afterwards(view)) * (farthest(view) + 1)) / (toKobol + 1);

/** From 1 at the start, or more where there is much to come after the way, to near 0 at the end. */
export function journeyLeft(view: GameView): number {
  const all = farthest(view) + 1;
  return Math.max(0.08, afterwards(view) + (all - view.distance) / all);
}
