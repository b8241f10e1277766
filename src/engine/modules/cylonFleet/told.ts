/** Events, questions and choices of the Cylon Fleet board. */
import type { Area, CylonShip } from '../../../catalogue/vocabulary.ts';
import type { CylonActivation } from '../../rules/combat/hooks.ts';
import type { Cause } from '../../types/event.ts';
import type { Model, Seat, ShipId } from '../../types/ids.ts';

export type CylonFleetHappening =
  /** There is nothing on the main board for it; the Cylon Fleet gathers instead (R-FLT-20). */
  | { readonly kind: 'nothingActivated'; readonly activation: CylonActivation; readonly why: Cause }
  /** Ships are placed on the Cylon Fleet board. */
  | {
      readonly kind: 'fleetGathers';
      readonly ship: CylonShip;
      readonly count: number;
      readonly area: Area;
      readonly why: Cause;
    }
  /** All ships of an area of that board go to the main board. */
  | { readonly kind: 'fleetArrives'; readonly area: Area; readonly ships: Readonly<Record<CylonShip, number>> }
  | { readonly kind: 'pursuit'; readonly now: number; readonly change: number; readonly why: Cause }
  | { readonly kind: 'escorted'; readonly area: Area; readonly pilot?: Seat; readonly model?: Model }
  /** R-FLT-61 */
  | { readonly kind: 'areaNuked'; readonly area: Area; readonly die: number };

export type CylonFleetTopic =
  /** The space area that a nuke hits (R-FLT-61). */
  | { readonly kind: 'nukeTarget'; readonly why: Cause }
  /** The area of the Cylon Fleet board where ships go. */
  | { readonly kind: 'fleetArea'; readonly ship: CylonShip; readonly count: number; readonly why: Cause };

/**
 * A viper brings a civilian ship of its area back to the pile (R-FLT-55); `shipId`: one that someone has looked at.
 */
export interface Escort {
  readonly kind: 'escort';
  readonly area: Area;
  readonly shipId?: ShipId;
  readonly piloted: boolean;
  readonly model?: Model;
}
