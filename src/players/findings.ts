/**
 * What an automatic player has found out so far while it answers one question, so that it finds it out once. All of it
 * follows from the view, the beliefs and the level of its `SeatedPlayer` alone.
 */
import type { Location } from '../catalogue/content.ts';
import type { Effect } from '../catalogue/effect.ts';
import type { Skill } from '../catalogue/vocabulary.ts';
import type { Seat } from '../engine/types/ids.ts';
import type { Aim } from './motives.ts';
import type { SeatedPlayer } from './seatedPlayer.ts';
import type { BattleStanding } from './worth/battle.ts';

export interface Findings {
  /** What its Agenda or its Motives want, if it has any. */
  aim: { readonly wanted: Aim | undefined } | undefined;
  /** By seat, how likely somebody is a hidden Cylon. */
  suspicions: ReadonlyArray<number> | undefined;
  /** The ships in space, and their danger. */
  standing: BattleStanding | undefined;
  /** Where humans could act, and what they do there. */
  openPlaces: ReadonlyArray<Location> | undefined;
  /** How likely raiders are activated at least 1, 2, 3 and 4 times before the fleet jumps. */
  raids: ReadonlyArray<number> | undefined;
  /** What a civilian ship costs. */
  civilianPrice: number | undefined;
  /** What Galactica's best shot is worth. */
  gun: number | undefined;
  /** By their number, what activations of unmanned vipers bring. */
  readonly flights: Map<number, number>;
  /** By effect, what it is worth to the human fleet. */
  readonly worths: Map<Effect, number>;
  /** By skills, how much all hands together would add to a check. */
  readonly efforts: Map<ReadonlyArray<Skill>, number>;
  /** By seat, what an order to somebody is worth. */
  readonly orders: Map<Seat, number>;
}

/** Nothing found out yet. */
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

/** Returns the finding of that name, found out now if it is missing; for a player without findings each time. */
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

/** Returns the finding under that key, found out now if it is missing; without a map each time. */
export function findOnceFor<K>(known: Map<K, number> | undefined, key: K, find: () => number): number {
  const before = known?.get(key);
  if (before !== undefined) return before;
  const found = find();
  known?.set(key, found);
  return found;
}
