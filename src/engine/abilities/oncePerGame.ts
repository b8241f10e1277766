/**
 * Abilities that may be used once in a game, or as often as something pays for them: R-EXE-52, R-DAY-01, R-CRI-34 (The
 * Farm).
 */
import { catalogue } from '../../catalogue/index.ts';
import type { Ability } from '../../catalogue/content.ts';
import type { Game } from '../flow/game.ts';
import { hooks } from '../hooks.ts';
import { rulesInPlay } from './rules.ts';
import type { Choice } from '../types/decision.ts';
import type { CharacterId, Seat } from '../types/ids.ts';
import type { GameState } from '../types/state.ts';
import { isHuman, playerAt, sheetCounts } from '../pieces/players.ts';
import { defined } from '../../values/defined.ts';

export interface OncePerGameHooks {
  /** A payment for each use of a once-per-game ability, instead of using it up (R-DAY-01). */
  readonly oncePayment: {
    readonly price: (ability: Ability) => number;
    readonly isPayable: (state: GameState, seat: Seat, ability: Ability) => boolean;
    readonly pay: (game: Game, seat: Seat, ability: Ability) => void;
  };
}

/** Whether this seat can't use a once-per-game ability any more, or not now. */
export function onceIsSpent(state: GameState, seat: Seat, ability: Ability): boolean {
  return isUsedUp(state, seat, ability) || (isHuman(state, seat) && rulesInPlay(state, 'noOncePerGame').length > 0);
}

function isUsedUp(state: GameState, seat: Seat, ability: Ability): boolean {
  if (isBarred(state, seat)) return true;
  const [payment] = hooks(state, 'oncePayment');
  return payment === undefined ? playerAt(state, seat).usedOncePerGame : !payment.isPayable(state, seat, ability);
}

/**
 * R-EXE-63: whether the seat's character is barred from it, no matter what may pay. A character that follows is not
 * barred.
 */
function isBarred(state: GameState, seat: Seat): boolean {
  const { character, onceBarred } = playerAt(state, seat);
  return onceBarred !== undefined && onceBarred === character;
}

/** Whether the sheet before this seat has nothing left to be used once, or nothing to pay for it. */
export function sheetIsUsedUp(state: GameState, seat: Seat): boolean {
  const { character, usedOncePerGame } = playerAt(state, seat);
  if (isBarred(state, seat)) return true;
  const [payment] = hooks(state, 'oncePayment');
  // R-LOY-62: a Cylon player without tokens has used nothing.
  if (payment === undefined || character === undefined || !sheetCounts(state, seat)) return usedOncePerGame;
  const once = catalogue.characters.get(character)?.abilities.find(({ slot }) => slot === 'oncePerGame');
  return once === undefined ? usedOncePerGame : !payment.isPayable(state, seat, once);
}

/** R-DAY-08: with the declaration, whatever comes of the ability. */
export function useOnce(game: Game, seat: Seat, ability: Ability): void {
  const [payment] = hooks(game.state, 'oncePayment');
  if (payment === undefined) game.player(seat).usedOncePerGame = true;
  else payment.pay(game, seat, ability);
}

/** The choice to use an ability of a sheet; with what a use costs, where something pays for it. */
export function sheetChoice(state: GameState, source: CharacterId, ability: Ability): Choice {
  const { id, slot } = ability;
  const price = slot === 'oncePerGame' ? hooks(state, 'oncePayment')[0]?.price(ability) : undefined;
  return { id, kind: 'ability', source, ability: id, ...defined({ price }) };
}
