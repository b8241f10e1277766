/** Plays one game under every policy, in a worker thread. */
import { defaultOptions } from '../../engine/index.ts';
import { paceOf, policies } from './game.ts';
import type { GamePace, PacePolicy } from './game.ts';
import { habits } from './people.ts';

export interface GameJob {
  readonly players: number;
  readonly seed: string;
  readonly zones: ReadonlyArray<number>;
}

export type GamePaces = Readonly<Record<PacePolicy, GamePace>>;

/** Returns the figures of a game under every policy. Rejects if a game fails or does not end. */
export default function paces({ players, seed, zones }: GameJob): GamePaces {
  const setting = { options: { ...defaultOptions, players }, seed, habits, zones };
  const played = policies.map((policy) => [policy, paceOf(setting, policy)] as const);
  // An entry a policy.
  return Object.fromEntries(played) as GamePaces;
}
