/** Hooks by which modules take part in combat. */
import type { Activation, Area, BoardName, CylonShip } from '../../../catalogue/vocabulary.ts';
import type { Game } from '../../flow/game.ts';
import type { ShipOf } from '../../pieces/ships.ts';
import type { Choice } from '../../types/decision.ts';
import type { Cause } from '../../types/event.ts';
import type { LocationId, Model, Seat, ShipId, TokenId } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';

/** Activations of Cylon ships and centurions. */
export type CylonActivation = Exclude<Activation, 'occupation'>;

/** The properties of a viper that its activations depend on. */
export interface Flyer {
  readonly area: Area;
  readonly model: Model;
  readonly piloted: boolean;
}

/** Another ship that may take damage meant for Galactica (R-CMB-87). */
export interface Hull {
  readonly board: BoardName;
  /** The damage tokens that it can still draw, to be drawn from and put back to; without one it takes none. */
  readonly supply: (state: GameState) => Array<TokenId>;
  /** Draws a token and resolves it. */
  readonly damage: (game: Game, why: Cause) => void;
  /** Resolves a token that has been drawn already. */
  readonly resolve: (game: Game, token: TokenId, why: Cause) => void;
}

/** The seat that places a civilian ship for which no area is named, and the areas in which it may be placed. */
export interface CivilianPlacer {
  readonly seat: Seat;
  readonly areas: ReadonlyArray<Area>;
}

/** Further things that one activation of a viper can be, beside those of R-CMB-90. */
export interface ViperDeeds {
  readonly offers: (state: GameState, flyer: Flyer) => ReadonlyArray<Choice>;
  /** Carries out such a choice; leaves any other choice alone. */
  readonly carryOut: (game: Game, viper: ShipOf<'viper'>, choice: Choice) => void;
}

export interface LaunchedNuke {
  readonly seat: Seat;
  readonly basestar: ShipId;
  readonly area: Area;
  readonly why: Cause;
}

export interface CombatHooks {
  readonly hull: Hull;
  /**
   * Cylon ships are about to be activated or to launch, by whatever; `handled`: none does anything (R-FLT-28,
   * R-DAY-100).
   */
  readonly cylonsAct: (game: Game, why: Cause) => 'handled' | undefined;
  /**
   * Called after a location has been damaged and the characters there have been sent away; a further damage comes later
   * (R-ION-55).
   */
  readonly locationDamaged: (game: Game, location: LocationId) => void;
  /**
   * An activation finds nothing on the main board that it could move or that could launch; there is no such ship
   * (R-FLT-20).
   */
  readonly idleActivation: (game: Game, ship: CylonShip, icon: CylonActivation, why: Cause) => 'handled' | undefined;
  /** A nuke is about to be aimed at a basestar (R-DAY-96). */
  readonly nukeAimed: (game: Game, nuke: Pick<LaunchedNuke, 'seat' | 'why'>) => 'handled' | undefined;
  /**
   * A nuke is about to be launched at a basestar; `handled`: it works in another way here and has been called
   * (R-FLT-60).
   */
  readonly nukeLaunched: (game: Game, nuke: LaunchedNuke) => 'handled' | undefined;
  /** Centurions that are out of the game (R-DAY-77). */
  readonly centurionsLost: (state: GameState) => number;
  readonly civilianPlacer: (state: GameState) => CivilianPlacer;
  readonly viperDeeds: ViperDeeds;
}
