/** What a point of a resource is worth. */
import type { Resource, ResourceAmounts } from '../../catalogue/vocabulary.ts';
import type { GameView } from '../../engine/types/view.ts';
import { tasteOf } from '../aims.ts';

/** A point of a resource is dearer the fewer there are; for the owner of an Agenda not always. */
export function pointOf(view: GameView, resource: Resource): number {
  return tasteOf(view, resource) * pricePerPoint(view, resource);
}

function pricePerPoint(view: GameView, resource: Resource): number {
  const left = view.resources[resource];
  if (left <= 1) return 6;
  if (left <= 3) return 3;
  if (left <= 5) return 2;
  return resource === 'population' ? 1.3 : 1.6;
}

export function sumOf(view: GameView, amounts: ResourceAmounts): number {
  return Object.entries(amounts).reduce((sum, [resource, amount]) => sum + amount * pointOf(view, resource as Resource), 0);
}
