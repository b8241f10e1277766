/** The reactions of a game for which a player may give orders, for menus. */
import { catalogue } from '../../catalogue/index.ts';
import type { AbilityId, Reaction } from '../../catalogue/content.ts';
import type { Effects } from '../../catalogue/effect.ts';
import { contentOf } from '../../engine/content.ts';
import type { WindowName } from '../../engine/types/decision.ts';
import type { CardId } from '../../engine/types/ids.ts';
import type { GameView } from '../../engine/types/view.ts';
import { conditionsFor, type ConditionId } from './conditions.ts';
import { ownSeat } from './pictures.ts';
import { present } from '../../values/present.ts';

/** A card or ability with which this player may react, now or later. */
export interface Offered {
  /** The name under which its orders are stored (`keyOf`). */
  readonly key: string;
  /** The card, or the character whose ability it is. */
  readonly source: CardId;
  readonly ability: AbilityId | undefined;
  readonly window: WindowName;
  readonly conditions: ReadonlyArray<ConditionId>;
}

/**
 * Returns the reactions on Skill cards of this game that anyone may get, on abilities left on the player's own
 * character sheet, and on Quorum cards before the player.
 */
export function offeredReactions(view: GameView): ReadonlyArray<Offered> {
  return [...ofSkillCards(view), ...ofSheet(view), ...ofAttached(view)];
}

function ofSkillCards(view: GameView): ReadonlyArray<Offered> {
  const cards = [...contentOf(view.options).skillCards.values()].filter(
    ({ skill }) => view.skillDecks[skill] !== undefined,
  );
  return cards.flatMap(({ id, reaction, effects }) => offered(id, id, undefined, reaction, effects));
}

function ofSheet(view: GameView): ReadonlyArray<Offered> {
  const { character, usedOncePerGame } = ownSeat(view);
  if (character === undefined) return [];
  const { abilities } = present(catalogue.characters.get(character), character);
  const left = abilities.filter(({ slot }) => slot !== 'oncePerGame' || !usedOncePerGame);
  return left.flatMap(({ id, reaction, effects }) => offered(id, character, id, reaction, effects ?? []));
}

function ofAttached(view: GameView): ReadonlyArray<Offered> {
  const cards = ownSeat(view).attached.flatMap((id) => catalogue.quorum.get(id) ?? []);
  return cards.flatMap(({ id, reaction, reactionEffects }) =>
    offered(id, id, undefined, reaction, reactionEffects ?? []),
  );
}

function offered(
  key: string,
  source: CardId,
  ability: AbilityId | undefined,
  reaction: Reaction | undefined,
  effects: Effects,
): ReadonlyArray<Offered> {
  return reaction === undefined
    ? []
    : [{ key, source, ability, window: reaction.window, conditions: conditionsFor({ reaction, effects }) }];
}
