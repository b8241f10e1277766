/** Worth of what happens on New Caprica. */
import { catalogue } from '../../catalogue/index.ts';
import type { NewCapricaVerb } from '../../catalogue/effects/newCaprica.ts';
import { resources, type Resource } from '../../catalogue/vocabulary.ts';
import { humans, isAboard } from '../../engine/pieces/players.ts';
import type { LocationId, Seat } from '../../engine/types/ids.ts';
import type { GameView } from '../../engine/types/view.ts';
import { habits } from '../habits.ts';
import { helpsHumans } from '../side.ts';
import { pointOf } from './prices.ts';
import { nothing, type EffectScores, type Situation } from './effects.ts';

export const newCapricaScores: EffectScores<NewCapricaVerb> = {
  prepareShip: ({
    view: {
      modules: { newCaprica },
    },
  }) => ((newCaprica?.locked ?? 0) > 0 ? habits.prepareShip : 0),
  evacuateShip: ({
    view: {
      modules: { newCaprica },
    },
  }) => (newCaprica?.inOrbit === true && newCaprica.prepared > 0 ? habits.evacuateShip : 0),
  placeForces: (_player, count) => -count,
  activateForce: () => -0.8,
  destroyForces: (
    {
      view: {
        modules: { newCaprica },
      },
    },
    { count },
  ) => 1.2 * Math.min(count, newCaprica?.forces.length ?? 0),
  lookAtLocked: () => -0.2,
  skipPrepareForJump: ({ view }) => (view.autoJump === 'return' ? -1.2 : -0.8),
  // An action of the Admiral's card, weighed by what stays behind (`actions.ts`).
  depart: nothing,
};

const ships = [...catalogue.tokens.values()].flatMap((token) => (token.kind === 'civilianShip' ? [token] : []));
const allShips = ships.reduce((sum, { copies }) => sum + copies, 0);

/** Returns how much of that resource a civilian ship costs: the mean, and the mean of the square. */
function costOf(resource: Resource): { readonly mean: number; readonly square: number } {
  const sum = (power: number): number =>
    ships.reduce((all, { copies, lose }) => all + copies * (lose[resource] ?? 0) ** power, 0);
  return { mean: sum(1) / allShips, square: sum(2) / allShips };
}

const costs = Object.fromEntries(resources.map((resource) => [resource, costOf(resource)])) as Record<
  Resource,
  ReturnType<typeof costOf>
>;

/** Returns how likely something is left of a resource when `lost` ships are lost, and `sure` points for certain. */
function chanceToKeep({ resources: has }: GameView, resource: Resource, lost: number, sure: number): number {
  const { mean, square } = costs[resource];
  const spare = has[resource] - sure - 0.5 - lost * mean;
  const deviation = Math.sqrt(lost * (square - mean * mean));
  return deviation === 0 ? Number(spare > 0) : 1 / (1 + Math.exp((-1.7 * spare) / deviation));
}

/** Returns how likely the fleet survives if the Admiral leaves now (R-NCA-91). */
export function departureChance(view: GameView): number {
  const { locked = 0, prepared = 0 } = view.modules.newCaprica ?? {};
  return resources.reduce(
    (chance, resource) =>
      chance * chanceToKeep(view, resource, locked + prepared, resource === 'morale' ? left(view) : 0),
    1,
  );
}

/** Whether more of a resource would be lost if the Admiral left now than there is, as far as can be told. */
function isShort(view: GameView, resource: Resource): boolean {
  const { locked = 0, prepared = 0 } = view.modules.newCaprica ?? {};
  return (
    view.resources[resource] < 1 + (locked + prepared) * costs[resource].mean + (resource === 'morale' ? left(view) : 0)
  );
}

/** Returns how many human players are still on New Caprica. */
function left(view: GameView): number {
  return humans(view).filter((seat) => isAboard(view, seat, 'newCaprica')).length;
}

/** Returns the worth of leaving if that player, a human, could act now as Admiral, from Detention too (R-NCA-90). */
export function leavingWorth(view: GameView, seat: Seat): number {
  if (view.titles.admiral !== seat || view.modules.newCaprica?.inOrbit !== true) return 0;
  return departureChance(view) >= leastChance(view) ? farewell : 0;
}

/**
 * The worth of leaving in time, and the price of leaving at any other time. A game is worth more, but something may
 * still go wrong.
 */
export const farewell = 9;

/**
 * Returns the chance of survival that the Admiral waits for: lower where the fleet would not last much longer anyway.
 */
export function leastChance({ resources: all }: GameView): number {
  const lowest = Math.min(...resources.map((resource) => all[resource]));
  return lowest <= 1 ? habits.leaveAtLast : lowest <= 2 ? habits.leaveInNeed : habits.leave;
}

/**
 * Returns the worth of ending a move at a location aboard. Humans who are on New Caprica when the Admiral leaves cost
 * the fleet morale; while ships can be brought up, that may come first.
 */
export function boardingScore(location: LocationId, now: Situation): number {
  const { view, me, side } = now;
  const { newCaprica } = view.modules;
  if (newCaprica?.inOrbit !== true || !helpsHumans(side) || !isAboard(view, me.seat, 'newCaprica')) return 0;
  if (catalogue.locations.get(location)?.board === 'newCaprica') return 0;
  const isUrgent =
    newCaprica.prepared + newCaprica.locked === 0 || isShort(view, 'morale') || !isShort(view, 'population');
  return pointOf(now, 'morale') * (isUrgent ? 1 : habits.goAboard);
}
