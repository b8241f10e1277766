import type { Level } from '../store/records.ts';
import type { Store } from '../store/types.ts';
import type { AutomaticPlayer, Engine } from './engine.ts';
import type { About, Log } from './log.ts';
import type { Shelf } from './shelf.ts';
import type { Thinker } from './thinker.ts';

/** What the app is made of; everything that differs from run to run comes in here. */
export interface AppParts<State> {
  readonly store: Store;
  readonly engine: Engine<State>;
  readonly player: AutomaticPlayer;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 up to, not including, 1. For names of games and for automatic players; the game's own chance comes from its seed. */
  readonly random: () => number;
  /** A seed that nobody can guess. */
  readonly newSeed: () => string;
  readonly log: Log;
  /** How well automatic players play in new games, unless somebody says otherwise; without it `normal`. */
  readonly usualLevel?: Level | undefined;
  /** For automatic players that think ahead; without it all of them play as at the level `easy`. */
  readonly thinker?: Thinker<State> | undefined;
  /** After how many milliseconds a thought is given up. */
  readonly thinkingLimit?: number;
  /** How many games are held in memory. */
  readonly cacheSize?: number;
  /** How many answers automatic players may give in a row before it counts as a game that goes in circles. */
  readonly automaticLimit?: number;
}

/** Runs a use case; whatever it throws becomes an `AppError`. `about`: for the log; with `gameId`, that game is looked after then. */
export type Guarded = <T>(about: About, work: () => T) => Promise<T>;

/** What every use case gets. */
export interface Context<State> extends AppParts<State> {
  readonly shelf: Shelf<State>;
}
