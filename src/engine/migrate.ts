/**
 * Stored games brought up to today's version, step by step. A stored state is plain data of this program's own making.
 * A new step needs a number (`stateVersion` in types/state.ts), an entry in the list below, a file
 * `migrations/toVersionN.ts` that says what its version added, and a test with a state of the version before.
 */
import { isPlain, type Migration } from './migrations/plain.ts';
import { toVersion2 } from './migrations/toVersion2.ts';
import { toVersion3 } from './migrations/toVersion3.ts';
import { toVersion4 } from './migrations/toVersion4.ts';
import { toVersion5 } from './migrations/toVersion5.ts';
import { toVersion6 } from './migrations/toVersion6.ts';
import { defaultOptions } from './rules/setup/options.ts';
import type { GameOptions } from './types/options.ts';
import { stateVersion, type GameState } from './types/state.ts';

/** Migrations by the version that they start from. */
const migrations: Readonly<Record<number, Migration>> = {
  1: toVersion2,
  2: toVersion3,
  3: toVersion4,
  4: toVersion5,
  5: toVersion6,
};

/**
 * Returns the options of a stored game, with today's additions at their defaults; of lobbies, `findGame` of the app
 * does.
 */
export function readOptions(options: Partial<GameOptions>): GameOptions {
  return { ...defaultOptions, ...options };
}

/** A stored state in today's form. Throws an `Error` for a version that this program doesn't know. */
export function readState(plain: unknown, version: number): GameState {
  let state = plain;
  for (let now = version; now < stateVersion; now += 1) {
    const migrate = migrations[now];
    if (migrate === undefined || !isPlain(state)) throw unreadable(version);
    state = { ...migrate(state), version: now + 1 };
  }
  if (version > stateVersion) throw unreadable(version);
  // Written by this program in this form, or brought into it above.
  return state as GameState;
}

function unreadable(version: number): Error {
  return new Error(`The game is stored in version ${version}; this program reads versions 1 to ${stateVersion}.`);
}
