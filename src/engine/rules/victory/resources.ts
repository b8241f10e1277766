/** The four resources: R-SET-30, R-SET-121, R-TURN-152, R-CRI-21. */
import { catalogue } from '../../../catalogue/index.ts';
import { resources, type Resource } from '../../../catalogue/vocabulary.ts';
import type { Game } from '../../flow/game.ts';
import { hooks } from '../../hooks.ts';
import type { Cause } from '../../types/event.ts';
import type { GameState } from '../../types/state.ts';

interface Dial {
  readonly start: number;
  readonly max: number;
  readonly redZone: number;
}

const dials: ReadonlyMap<Resource, Dial> = new Map(
  [...catalogue.tokens.values()].flatMap((token) =>
    token.kind === 'resource' ? [[token.resource, token] as const] : [],
  ),
);

/** The dial of a resource as the catalogue has it. */
export function dialOf(resource: Resource): Dial {
  const found = dials.get(resource);
  if (found === undefined) throw new Error(`there is no dial for ${resource}`);
  return found;
}

/**
 * The loss that remains after a protection, which is used up by it (Preventative Policy); a resource at 0 loses
 * nothing.
 */
function lessened(game: Game, resource: Resource, change: number): number {
  const key = protection(resource);
  if (change >= 0 || game.state.resources[resource] === 0 || game.state.thisTurn[key] !== true) return change;
  delete game.state.thisTurn[key];
  game.tell({ kind: 'lossLessened', resource });
  return change + 1;
}

const protections = {
  fuel: 'protects/fuel',
  food: 'protects/food',
  morale: 'protects/morale',
  population: 'protects/population',
} as const;

/** The mark of a turn in which the next loss of that resource is 1 smaller. */
export function protection(resource: Resource): string {
  return protections[resource];
}

/**
 * Changes a resource within 0 to its maximum and reports the real change. `later`: the consequences of a loss wait for
 * what is going on already.
 */
export function changeResource(
  game: Game,
  resource: Resource,
  change: number,
  why: Cause,
  { later = false } = {},
): void {
  const { state } = game;
  const before = state.resources[resource];
  const now = Math.max(0, Math.min(dialOf(resource).max, before + lessened(game, resource, change)));
  if (now === before) return;
  state.resources[resource] = now;
  game.tell({ kind: 'resource', resource, change: now - before, now, why });
  if (now < before) for (const lost of hooks(state, 'resourceLost')) lost(game, resource, later);
}

export function anyInRedZone(state: GameState): boolean {
  return resources.some((resource) => state.resources[resource] <= dialOf(resource).redZone);
}

/** The first resource that has run out, in the order of the vocabulary. */
export function emptyResource(state: GameState): Resource | undefined {
  return resources.find((resource) => state.resources[resource] <= 0);
}
