/** Goals that no one has seen yet, and what each asks for: R-LOY-80, R-LOY-82, R-LOY-84. */
import { catalogue } from '../../../catalogue/index.ts';
import type { GoalCondition } from '../../../catalogue/effects/personalGoals.ts';
import { conditionHolds } from '../../conditions.ts';
import type { ConditionTests } from '../../conditions.ts';
import { craftIn } from '../../pieces/craft.ts';
import { isAt, playerAt } from '../../pieces/players.ts';
import { shipsOf } from '../../pieces/ships.ts';
import { titlesOf } from '../../pieces/titles.ts';
import type { CardId, Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { canAddUpTo } from './strength.ts';

export const goalConditionTests: ConditionTests<GoalCondition> = {
  titlesAtLeast: (state, count, seat) => titlesOf(state, seat).length >= count,
  nukesSpent: ({ nukes }) => nukes === 0,
  holderAt: (state, { title, at }) => {
    const holder = state.titles[title];
    return holder !== undefined && isAt(state, holder, at);
  },
  youAt: (state, locations, seat) => locations.some((location) => isAt(state, seat, location)),
  vipersLost: (state, count) => craftIn(state, 'damagedCraft', 'viper') + craftIn(state, 'destroyed', 'viper') >= count,
  raidersAtLeast: (state, count) => shipsOf(state, 'raider').length >= count,
  jumpedBy: ({ travelled }, distance) =>
    travelled.some((card) => catalogue.destinations.get(card)?.distance === distance),
  strengthInHand: (state, strength, seat) => canAddUpTo(playerAt(state, seat).hand, strength),
};

export interface GoalView {
  readonly card: CardId;
  /** Whether it could be revealed just now. */
  readonly met: boolean;
}

/** The facedown Personal Goals of this player. */
export function hiddenGoals(state: GameState, seat: Seat): Array<CardId> {
  return playerAt(state, seat).loyalty.flatMap(({ card, faceUp }) =>
    !faceUp && catalogue.loyalty.get(card)?.kind === 'personalGoal' ? [card] : [],
  );
}

/** The goals that a player may still reveal; a Cylon player never does (R-LOY-60). */
export function ownGoals(state: GameState, seat: Seat): ReadonlyArray<GoalView> | undefined {
  const goals = playerAt(state, seat).cylon === undefined ? hiddenGoals(state, seat) : [];
  return goals.length === 0 ? undefined : goals.map((card) => ({ card, met: isMet(state, card, seat) }));
}

function isMet(state: GameState, card: CardId, seat: Seat): boolean {
  const reveal = catalogue.loyalty.get(card)?.reveal;
  return reveal?.when === 'action' && (reveal.requires === undefined || conditionHolds(state, reveal.requires, seat));
}
