/**
 * A cache of what an automatic player has found out while it answers one question. All of it follows from the view, the
 * beliefs and the level of its `SeatedPlayer` alone.
 */
import type { Location } from '../catalogue/content.ts';
import type { Effect } from '../catalogue/effect.ts';
import type { Skill } from '../catalogue/vocabulary.ts';
import type { Seat } from '../engine/types/ids.ts';
import type { Aim } from './motives.ts';
import type { SeatedPlayer } from './seatedPlayer.ts';
import type { BattleStanding } from './worth/battle.ts';

export interface Findings {
  /** The aim that follows from the player's Agenda or Motives, if it has any. */
  aim: { readonly wanted: Aim | undefined } | undefined;
  /** How likely the player in each seat is a hidden Cylon, by seat. */
  suspicions: ReadonlyArray<number> | undefined;
  /** The ships in space, and their danger. */
  standing: BattleStanding | undefined;
  /** Locations where humans could act, with what they do. */
  openPlaces: ReadonlyArray<Location> | undefined;
  /** How likely raiders are activated at least 1, 2, 3 and 4 times before the fleet jumps. */
  raids: ReadonlyArray<number> | undefined;
  /** The price of losing a civilian ship, in points. */
  civilianPrice: number | undefined;
  /** The worth of Galactica's best shot, in points. */
  gun: number | undefined;
  /** The worth of activations of unmanned vipers, by their number. */
  readonly flights: Map<number, number>;
  /** The worth to the human fleet, by effect. */
  readonly worths: Map<Effect, number>;
  /** How much all hands together would add to a check, by its skills. */
  readonly efforts: Map<ReadonlyArray<Skill>, number>;
  /** The worth of an order to a player, by seat. */
  readonly orders: Map<Seat, number>;
}

/** Returns an empty cache. */
export function newFindings(): Findings {
  return {
    aim: undefined,
    suspicions: undefined,
    standing: undefined,
    openPlaces: undefined,
    raids: undefined,
    civilianPrice: undefined,
    gun: undefined,
    flights: new Map(),
    worths: new Map(),
    efforts: new Map(),
    orders: new Map(),
  };
}

/** Returns the finding of that name, computed now if it is missing. Without a cache it is computed each time. */
export function findOnce<K extends keyof Findings>(
  { findings }: SeatedPlayer,
  name: K,
  find: () => NonNullable<Findings[K]>,
): NonNullable<Findings[K]> {
  if (findings === undefined) return find();
  const known = findings[name] ?? find();
  findings[name] = known;
  return known;
}

/** Returns the finding under that key, computed now if it is missing. Without a map it is computed each time. */
export function findOnceFor<K>(known: Map<K, number> | undefined, key: K, find: () => number): number {
  const before = known?.get(key);
  if (before !== undefined) return before;
  const found = find();
  known?.set(key, found);
  return found;
}
