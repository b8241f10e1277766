/** Mutiny cards: which ones automatic players play, keep, and give to others. */
import { catalogue } from '../catalogue/index.ts';
import type { CardId } from '../engine/types/ids.ts';
import type { Choice } from '../engine/types/decision.ts';
import type { ModuleTopics } from '../engine/types/modules.ts';
import type { Answers, AskedPlayer } from './answers.ts';
import { worthOf, worthOfAction, type Situation } from './worth/effects.ts';

/** Returns what playing the card is worth to a player of this side, less the Skill cards that it costs. */
function playScore(card: CardId, now: Situation): number {
  const found = catalogue.mutiny.get(card);
  if (found === undefined) return 0;
  // The marker goes back to its start at most.
  const ofTrack = found.effects.flatMap((effect) =>
    'jumpTrack' in effect ? [Math.max(effect.jumpTrack, -now.view.jumpTrack)] : [],
  );
  // The card itself is out of the hand by then (R-DAY-26), so a card that it draws is not one too many.
  const others = found.effects.filter((effect) => !('jumpTrack' in effect || 'drawMutiny' in effect));
  // Players who prepare the jump for its own sake are at other places.
  return (
    worthOfAction(now, others) +
    sign(now) *
      worthOf(
        now,
        ofTrack.map((jumpTrack) => ({ jumpTrack })),
      ) -
    0.2 * (found.cost ?? 0)
  );
}

const sign = ({ side }: Situation): 1 | -1 => (side === 'cylon' ? -1 : 1);

/** The worth of getting rid of a card: the next one drawn may lead to the Brig. */
const danger = 0.5;

export function mutinyActionScore(now: Situation, _loyal: number, card?: CardId): number {
  return card === undefined ? 0 : danger + playScore(card, now);
}

const cardOf = (choice: Choice): CardId => (choice.kind === 'card' ? choice.card : '');

/** Returns the ids of the cards that are worth most. */
function keepBest({ decision: { choices, min }, now }: AskedPlayer): Array<string> {
  const score = (choice: Choice): number => playScore(cardOf(choice), now);
  return [...choices]
    .sort((one, other) => score(other) - score(one))
    .slice(0, min)
    .map(({ id }) => id);
}

/** Returns the id of the card to give: the one with the effects that the giver likes best. */
function giveBest({ now, forHumans, best }: AskedPlayer): Array<string> {
  return best((choice) => forHumans * worthOf(now, catalogue.mutiny.get(cardOf(choice))?.effects ?? []));
}

/** Returns the id of a card whose play would do harm, better discarded than kept; none if there is no such card. */
function dropBad({ decision: { choices }, now }: AskedPlayer): Array<string> {
  return choices
    .filter((choice) => playScore(cardOf(choice), now) < 0)
    .slice(0, 1)
    .map(({ id }) => id);
}

export const mutinyAnswers: Answers<ModuleTopics['mutiny']['kind']> = {
  giveMutiny: giveBest,
  keepMutiny: keepBest,
  discardMutiny: dropBad,
  // The title is worth more than the card.
  keepTitle: ({ decision: { choices } }) => choices.map(({ id }) => id),
};
