/** Hooks by which modules take part in a turn, and hear of places that no longer exist. */
import type { Game } from '../../flow/game.ts';
import type { Choice } from '../../types/decision.ts';
import type { Seat, SkillCard } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';

/** Cards that one player has discarded from the hand. */
export interface Discarded {
  readonly seat: Seat;
  readonly cards: ReadonlyArray<SkillCard>;
  /** Neither did chance pick them, nor was it the whole hand without a number (R-DAY-12). */
  readonly chosen: boolean;
}

/** Names of the things that may come by themselves at the end of a Movement step. */
export type MovementEndName = 'encounter' | 'company';

export interface MovementEnd {
  readonly name: MovementEndName;
  /** Its name where its place in the order is chosen; more than one where there are several ways. */
  readonly choices: ReadonlyArray<Choice>;
  /** Carries it out with what has been chosen, if anything was asked. */
  readonly happens: (game: Game, chosen: Choice | undefined) => void;
}

export interface TurnHooks {
  /**
   * The thing that comes when the Movement step of this seat's turn is over but for what may be used at its end
   * (R-TURN-53, R-TURN-54).
   */
  readonly movementEnds: (state: GameState, seat: Seat) => MovementEnd | undefined;
  /** Whether this seat draws no Crisis card in its own Crisis step (R-TURN-86). */
  readonly drawsNoCrisis: (state: GameState, seat: Seat) => boolean;
  /**
   * Called when a turn ends, for things that have waited for that, before titles go back and the limits are looked at
   * (R-TURN-100).
   */
  readonly turnEnds: (game: Game, seat: Seat) => void;
  /** A board has been lost or closed, and its locations with it (R-TURN-48, R-PEG-23). */
  readonly placesLost: (game: Game) => void;
  /**
   * Skill cards have been discarded from hands, all of them at one moment and in the order of the turn. What they pay
   * for, or what has asked for them, has not gone on yet (R-TURN-153).
   */
  readonly skillsDiscarded: (game: Game, discards: ReadonlyArray<Discarded>) => void;
}
