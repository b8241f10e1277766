/** Wishes of automatic players for a skill check, and the cards that turn or spoil it. */
import type { Effects } from '../../catalogue/effect.ts';
import { faceOf } from '../../engine/pieces/cards.ts';
import type { Decision } from '../../engine/types/decision.ts';
import type { CheckView } from '../../engine/types/view.ts';
import type { SeatedPlayer } from '../seatedPlayer.ts';
import { helpsHumans, sideOf } from '../side.ts';
import { worthOf } from './effects.ts';
import { personal } from './personal.ts';

/** A Skill card that may be added to a check. */
export interface AddableCard {
  readonly id: string;
  readonly value: number;
  readonly helps: boolean;
}

/** Returns the Skill cards among the choices. */
export function cardsOf(check: CheckView, { choices }: Pick<Decision, 'choices'>): Array<AddableCard> {
  return choices.flatMap((choice): Array<AddableCard> => {
    if (choice.kind !== 'skillCard') return [];
    const { entry, value } = faceOf(choice.card);
    return [{ id: choice.id, value, helps: check.skills.includes(entry.skill) }];
  });
}

/**
 * Returns the fewest cards that turn the revealed result into what this side wants; none if they can't, or if it
 * already is what this side wants.
 */
function turning(player: SeatedPlayer, cards: ReadonlyArray<AddableCard>): ReadonlyArray<AddableCard> {
  const { view } = player;
  const { check } = view;
  if (check?.total === undefined) return [];
  const wantsPass = wantsToPass(player, check);
  const isWanted = (total: number): boolean => total >= check.difficulty === wantsPass;
  const chosen: Array<AddableCard> = [];
  let { total } = check;
  for (const card of cards.filter(({ helps }) => helps === wantsPass).sort((one, other) => other.value - one.value)) {
    if (isWanted(total)) break;
    chosen.push(card);
    total += wantsPass ? card.value : -card.value;
  }
  return isWanted(total) ? chosen : [];
}

/** Whether adding the player's own cards after the reveal would turn the result. */
export function canTurn(player: SeatedPlayer): boolean {
  const { view } = player;
  const { check, own } = view;
  if (check === undefined || own === undefined) return false;
  return (
    turning(player, cardsOf(check, { choices: own.hand.map((card) => ({ id: card, kind: 'skillCard', card })) }))
      .length > 0
  );
}

/** Returns choice ids to add after the reveal: at least one, because adding was decided before. */
export function addRevealed(player: SeatedPlayer, decision: Decision): Array<string> {
  const { view } = player;
  const { check } = view;
  const cards = check === undefined ? [] : cardsOf(check, decision);
  const all = turning(player, cards);
  const chosen = all.length > decision.max ? [] : all;
  const weakest = [...cards].sort((one, other) => one.value - other.value).slice(0, decision.min);
  return (chosen.length > 0 ? chosen : weakest).map(({ id }) => id);
}

/**
 * Returns the revealed card that the player's own side would most like to lose; `undefined` if all of them serve it.
 */
export function spoilsCheck(player: SeatedPlayer): string | undefined {
  const { view } = player;
  const { check } = view;
  if (check === undefined) return undefined;
  const wantsPass = wantsToPass(player, check);
  const spoiling = check.cards.filter(
    (card) => check.skills.includes(faceOf(card).entry.skill) !== wantsPass && faceOf(card).value > 0,
  );
  return spoiling.sort((one, other) => faceOf(other).value - faceOf(one).value)[0];
}

/** Returns the choice of that card, if it is available and strong enough; otherwise none. */
export function spoiling(player: SeatedPlayer, { choices }: Decision, atLeast = 1): Array<string> {
  const card = spoilsCheck(player);
  if (card === undefined || faceOf(card).value < atLeast) return [];
  return choices
    .flatMap((choice) => (choice.kind === 'skillCard' && choice.card === card ? [choice.id] : []))
    .slice(0, 1);
}

/** Whether the player's own side would rather have the check passed. */
export function wantsToPass(player: SeatedPlayer, check: CheckView): boolean {
  const { pass, fail } = stakesOf(player, check);
  return pass >= fail === helpsHumans(sideOf(player));
}

/** The worth of each result to the humans. */
export interface Stakes {
  readonly pass: number;
  readonly partial: number;
  readonly fail: number;
}

export function stakesOf(player: SeatedPlayer, { outcomes, about }: CheckView): Stakes {
  const worth = (effects: Effects | undefined): number =>
    worthOf(player, effects ?? []) + personal(player, effects ?? [], about);
  const fail = worth(outcomes.fail);
  return { pass: worth(outcomes.pass), partial: outcomes.partial === undefined ? fail : worth(outcomes.partial), fail };
}
