/** The four resources: R-SET-30, R-SET-121, R-TURN-152, R-CRI-21. */
import { catalogue } from '../../catalogue/index.ts';
import { resources, type Resource } from '../../catalogue/vocabulary.ts';
import type { Game } from '../flow/game.ts';
import type { Cause } from '../types/event.ts';
import type { GameState } from '../types/state.ts';

interface Dial {
  readonly start: number;
  readonly max: number;
  readonly redZone: number;
}

/** The dial of a resource as the catalogue has it. */
export function dialOf(resource: Resource): Dial {
  for (const token of catalogue.tokens.values()) if (token.kind === 'resource' && token.resource === resource) return token;
  throw new Error(`there is no dial for ${resource}`);
}

/** Changes a resource within 0 to its maximum and tells what really changed. */
export function changeResource(game: Game, resource: Resource, change: number, why: Cause): void {
  const before = game.state.resources[resource];
  const now = Math.max(0, Math.min(dialOf(resource).max, before + change));
  if (now === before) return;
  game.state.resources[resource] = now;
  game.tell({ kind: 'resource', resource, change: now - before, now, why });
}

export function anyInRedZone(state: GameState): boolean {
  return resources.some((resource) => state.resources[resource] <= dialOf(resource).redZone);
}

/** The first resource that has run out, in the order of the vocabulary. */
export function emptyResource(state: GameState): Resource | undefined {
  return resources.find((resource) => state.resources[resource] <= 0);
}
