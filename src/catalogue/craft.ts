/** Models of vipers and raptors, and the table of attacks as tokens have it (R-CMB-70). */
import type { CraftBox, CraftKind, CylonShip, TableAttacker } from './vocabulary.ts';

/** The lowest results of the die with which the target is damaged and destroyed (R-CMB-70). */
export interface Hits {
  readonly damaged?: number;
  readonly destroyed?: number;
}
export type HitTable = Readonly<Partial<Record<TableAttacker, Hits>>>;

/** A model of viper or raptor: what the rules that speak of its kind mean for it. */
export interface CraftRules {
  /** Rules and cards that say “viper” or “raptor” mean every model of that kind (R-CMB-06). */
  readonly craft: CraftKind;
  /** The name of the model in the state, in ids of choices and in the other tables. */
  readonly model: string;
  /** The number of copies in each box when the game begins; the others are not in play yet. */
  readonly start: Readonly<Partial<Record<CraftBox, number>>>;
  /**
   * It can be in space: launched, with a pilot or without, moved that many areas by one activation. Absent: it never
   * leaves the boxes.
   */
  readonly flies?: { readonly steps: number };
  readonly hitBy?: HitTable;
  /** The hits of its own attacks that differ from those of its kind. */
  readonly hits?: Readonly<Partial<Record<CylonShip, Hits>>>;
  /** Any damage destroys it: there is nothing to repair (R-CMB-97). */
  readonly neverDamaged?: true;
  /** It may keep its area when the fleet jumps (R-JMP-12). */
  readonly mayStay?: true;
}
