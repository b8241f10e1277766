/** The worth of a point of a resource. */
import type { Resource, ResourceAmounts } from '../../catalogue/vocabulary.ts';
import type { GameView } from '../../engine/types/view.ts';
import { tasteOf } from '../aims.ts';
import { habits } from '../habits.ts';
import type { SeatedPlayer } from '../seatedPlayer.ts';
import { journeyLeft } from './journey.ts';

/** Returns the worth of a point of a resource: dearer the fewer there are; not always for the owner of an Agenda. */
export function pointOf(player: SeatedPlayer, resource: Resource): number {
  const { view } = player;
  return tasteOf(player, resource) * pricePerPoint(view, resource, view.resources[resource]);
}

const drain = (resource: Resource): number => {
  switch (resource) {
    case 'fuel':
      return habits.drainFuel;
    case 'food':
      return habits.drainFood;
    case 'morale':
      return habits.drainMorale;
    case 'population':
      return habits.drainPopulation;
    default: {
      const never: never = resource;
      throw new Error(`no such resource: ${String(never)}`);
    }
  }
};

/** Returns the price of the last of `left` points. */
function pricePerPoint(view: GameView, resource: Resource, left: number): number {
  const spare = left - drain(resource) * journeyLeft(view);
  const scarce = habits.leastPrice + habits.scarcePrice / (1 + Math.exp(spare / habits.scarceWidth));
  return left <= 1 ? scarce + habits.lastPrice : scarce;
}

/**
 * Returns the worth of gaining `amount` points, or of losing them if negative, each at the price that it has by then.
 */
function changeOf(player: SeatedPlayer, resource: Resource, amount: number): number {
  const { view } = player;
  const left = view.resources[resource];
  let sum = 0;
  for (let step = 0; step < Math.abs(amount); step += 1) {
    sum +=
      amount > 0
        ? pricePerPoint(view, resource, left + 1 + step)
        : -pricePerPoint(view, resource, Math.max(1, left - step));
  }
  return tasteOf(player, resource) * sum;
}

/** Returns the worth of avoiding the loss of these amounts. */
export function lossOf(player: SeatedPlayer, amounts: ResourceAmounts): number {
  return Object.entries(amounts).reduce(
    (sum, [resource, amount]) => sum - changeOf(player, resource as Resource, -amount),
    0,
  );
}

export function sumOf(player: SeatedPlayer, amounts: ResourceAmounts): number {
  return Object.entries(amounts).reduce(
    (sum, [resource, amount]) => sum + changeOf(player, resource as Resource, amount),
    0,
  );
}
