import type { CharacterType, Expansion, Objective, Switch } from '../../catalogue/vocabulary.ts';
import type { CharacterId, Seat } from './ids.ts';

export type { Objective } from '../../catalogue/vocabulary.ts';

export const difficulties = ['normal', 'easierForHumans', 'easierForCylons'] as const;
export type Difficulty = (typeof difficulties)[number];

/** A character, or any character of a type. */
export type CharacterRole =
  | { readonly kind: 'character'; readonly character: CharacterId }
  | { readonly kind: 'type'; readonly type: CharacterType };

/** A role reserved for these seats: no other player takes it while one of them has yet to choose. */
export interface KeptRole {
  readonly seats: ReadonlyArray<Seat>;
  readonly role: CharacterRole;
}

/** The options that are decided before the game (R-SET-10 to R-SET-12). Legal combinations: `checkOptions`. */
export interface GameOptions {
  /** 3 to 6; 7 only with a Cylon Leader. */
  readonly players: number;
  readonly expansions: ReadonlyArray<Expansion>;
  readonly objective: Objective;
  readonly difficulty: Difficulty;
  /** Entries of the deck `options` that are on. */
  readonly switches?: ReadonlyArray<Switch>;
  /** A player may be a Cylon Leader; with 7 players one has to be (R-SET-15). */
  readonly cylonLeader: boolean;
  /** The Sympathetic Cylon takes the Sympathizer's place (R-SET-16, R-SET-53). */
  readonly sympatheticCylon: boolean;
  /** R-SET-17 */
  readonly noSympathizer: boolean;
  /** R-CMB-13, on by default. */
  readonly cylonShipsActivateOncePerTurn: boolean;
  /** Whether a player executed as a human gets new Loyalty cards (R-EXE-43), on by default. */
  readonly executionRedrawsLoyalty: boolean;
  /**
   * The current player draws no Crisis card either when another player has activated the Bridge of the Demetrius
   * (R-DAY-62).
   */
  readonly bridgeByOthersSkipsCrisis?: boolean;
  /** The first seat learns to play: it begins, as a human, and the first turns show what there is to learn. */
  readonly lesson?: boolean;
  /** The seat that begins; left out: chance decides (R-SET-35). */
  readonly firstPlayer?: Seat;
  /** The roles that are reserved when characters are chosen, and for which seats. */
  readonly kept?: ReadonlyArray<KeptRole>;
}
