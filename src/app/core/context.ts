import type { Level } from '../../store/records.ts';
import type { Lock, Store, Transaction } from '../../store/types.ts';
import type { AutomaticPlayer, Engine } from './engine.ts';
import type { LogContext, Log } from './log.ts';
import type { GameCache } from '../play/gameCache.ts';
import type { Thinker } from './thinker.ts';

/** The parts of the app other than its store; everything that differs from run to run is passed in here. */
export interface AppEnvironment {
  readonly engine: Engine;
  readonly player: AutomaticPlayer;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /**
   * Returns a number from 0 up to, not including, 1. It serves names of games and automatic players; the game's own
   * chance comes from its seed.
   */
  readonly random: () => number;
  /** A seed that no one can guess. */
  readonly newSeed: () => string;
  readonly log: Log;
  /** How well automatic players play in new games, unless someone says otherwise; without it `normal`. */
  readonly usualLevel?: Level | undefined;
  /** The thinker for automatic players that think ahead; without it all of them play as at the level `easy`. */
  readonly thinker?: Thinker | undefined;
  /** Milliseconds after which a thought is given up. */
  readonly thinkingLimit?: number;
  /** How many games are held in memory. */
  readonly cacheSize?: number;
  /** How many answers automatic players may give in a row before it counts as a game that goes in circles. */
  readonly automaticLimit?: number;
}

/** The app's environment with its store. */
export interface AppParts extends AppEnvironment {
  readonly store: Store;
}

/** The part of the context that is enough to read something. */
export type ReadContext = Pick<Context, 'store' | 'engine'>;

/** The context of a use case for one transaction; unusable afterward. */
export interface Context extends AppEnvironment {
  readonly store: Transaction;
  readonly cache: GameCache;
}

/**
 * The ways to do something for a person. Every error that the work throws becomes an `AppError`; `about` is for the
 * log.
 */
export interface Doing {
  /** Reads one thing alone, for which no transaction has to be begun and ended. */
  readonly read: <T>(about: LogContext, work: (context: ReadContext) => Promise<T>) => Promise<T>;
  /** Reads only. With `gameId`: no one changes that game meanwhile. */
  readonly look: <T>(about: LogContext, work: (context: Context) => Promise<T>) => Promise<T>;
  /**
   * Runs the work in one transaction, however much it stores, and notifies the listeners. `locks`: what no one else may
   * change meanwhile, beside the game of `gameId`, which is looked after then. The work may run again from its
   * beginning, so it must leave nothing behind except through the transaction and its cache.
   */
  readonly change: <T>(
    about: LogContext,
    work: (context: Context) => Promise<T>,
    locks?: ReadonlyArray<Lock>,
  ) => Promise<T>;
}
