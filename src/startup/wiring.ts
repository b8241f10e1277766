import { randomBytes } from 'node:crypto';
import { engine } from '../app/core/engine.ts';
import type { Log } from '../app/core/log.ts';
import type { Thinker } from '../app/core/thinker.ts';
import { createApp } from '../app/index.ts';
import type { App } from '../app/types.ts';
import { choose } from '../players/index.ts';
import type { Level } from '../players/levels.ts';
import type { Store } from '../store/types.ts';

export interface Chance {
  /** Returns a number from 0 up to, not including, 1. */
  readonly random: () => number;
  readonly newSeed: () => string;
}

const realChance: Chance = { random: Math.random, newSeed: () => randomBytes(16).toString('hex') };

export interface AppSettings {
  /** The time, in milliseconds since 1970. */
  readonly now?: () => number;
  /** How well automatic players play in new games, unless someone says otherwise. */
  readonly usualLevel?: Level;
  /** Thinks ahead for automatic players; without it they never do. */
  readonly thinker?: Thinker;
}

/** The app with the real rules and automatic players. A test may bring chance of its own. */
export function assembleApp(
  store: Store,
  log: Log,
  { random, newSeed }: Chance = realChance,
  { now = Date.now, usualLevel, thinker }: AppSettings = {},
): App {
  return createApp({
    store,
    engine,
    player: choose,
    now,
    random,
    newSeed,
    log,
    usualLevel,
    thinker,
  });
}
