/** Data of the Crisis card that is being resolved. */
import { catalogue } from '../../../catalogue/index.ts';
import type { Crisis } from '../../../catalogue/content.ts';
import type { Effects } from '../../../catalogue/effect.ts';
import type { CheckKind } from '../../pieces/checkKinds.ts';
import type { CardId, SeatedCharacter, Seat, ShipId } from '../../types/ids.ts';

export interface CrisisData {
  /** The current player, who resolves the card. */
  readonly seat: Seat;
  card: CardId | undefined;
  /** The character that has drawn it: not one that follows that character before the card is done with. */
  drawnBy: SeatedCharacter | undefined;
  readonly superCrisis: boolean;
  /** R-CRI-63, R-CRI-64: icons at the bottom count only in a Crisis step. */
  readonly withIcons: boolean;
  /** R-CRI-65: its ships are activated, without a Crisis step. */
  readonly activates?: true;
  /** R-CRI-27: its jump and evacuation icons count for nothing. */
  readonly bare?: true;
  option: number | undefined;
  /** The seat that has chosen it. */
  chooser?: Seat;
  /** R-CRI-13: the window after a choice is open. */
  mayBeSwitched: boolean;
  /** R-CRI-02 (3): the card is to be replaced. */
  replaced: boolean;
  /** A box of a player's own sheet in place of those of the card. */
  ownBox?: Effects;
  /** The activation icons at the bottom of the card are ignored. */
  ignoresIcons?: true;
  /** The seats that have been spared some of what this card makes players discard. */
  spared?: Array<Seat>;
  /** R-CRI-26: another card follows. */
  another: boolean;
  /** The place of the card when it is done with: in play, beside the objective, or (undefined) discarded. */
  kept: 'inPlay' | 'travelled' | undefined;
  /** The card counts as having the jump icon (R-CRI-04). */
  jumpIcon: boolean;
  /** Jump icons of the cards resolved so far. */
  jumps: number;
  /** R-NCA-72: evacuation icons count, because Galactica was back when the card was drawn. */
  evacuates?: boolean;
  /** Evacuation icons of the cards resolved so far that count. */
  evacuations?: number;
  readonly placedRaiders: Array<ShipId>;
}

export function crisisEntry(card: CardId): Crisis {
  const found = catalogue.crises.get(card) ?? catalogue.superCrises.get(card);
  if (found === undefined) throw new Error(`there is no Crisis card ${card}`);
  return found;
}

type Start = Pick<CrisisData, 'seat' | 'card' | 'superCrisis' | 'withIcons'>;

export function crisisData({ seat, card, superCrisis, withIcons }: Start): CrisisData {
  return {
    seat,
    card,
    superCrisis,
    withIcons,
    drawnBy: undefined,
    option: undefined,
    mayBeSwitched: false,
    replaced: false,
    another: false,
    kept: undefined,
    jumpIcon: false,
    jumps: 0,
    placedRaiders: [],
  };
}

/** The kind of the running card's check. */
export function kindOf({ superCrisis }: CrisisData): CheckKind {
  return superCrisis ? 'superCrisis' : 'crisis';
}

/** Marks a turn whose next Crisis card counts as having the jump icon. */
export const nextCrisisJumps = 'nextCrisisJumps';
