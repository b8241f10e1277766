/** How automatic players deal with Mutiny cards: which they play, which they keep, which they give to others. */
import { catalogue } from '../catalogue/index.ts';
import type { CardId } from '../engine/types/ids.ts';
import type { Choice } from '../engine/types/decision.ts';
import type { ModuleTopics } from '../engine/types/modules.ts';
import type { Answers, AskedPlayer } from './answers.ts';
import { worthOf, worthOfAction, type Situation } from './worth/effects.ts';

/** What playing it would bring to someone of this side; the Skill cards that it costs are counted. */
function playScore(card: CardId, now: Situation): number {
  const found = catalogue.mutiny.get(card);
  if (found === undefined) return 0;
  // The marker goes back to its start at most.
  const ofTrack = found.effects.flatMap((effect) =>
    'jumpTrack' in effect ? [Math.max(effect.jumpTrack, -now.view.jumpTrack)] : [],
  );
  // The card itself is out of the hand by then (R-DAY-26): what it draws is not one too many.
  const others = found.effects.filter((effect) => !('jumpTrack' in effect || 'drawMutiny' in effect));
  // Who works at the jump for its own sake is at other places.
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

/** A card in hand is a danger: the next one may lead to the Brig, so that playing it is worth something by itself. */
const danger = 0.5;

export function mutinyActionScore(now: Situation, _loyal: number, card?: CardId): number {
  return card === undefined ? 0 : danger + playScore(card, now);
}

const cardOf = (choice: Choice): CardId => (choice.kind === 'card' ? choice.card : '');

/** The cards that would bring most. */
function keepBest({ decision: { choices, min }, now }: AskedPlayer): Array<string> {
  const score = (choice: Choice): number => playScore(cardOf(choice), now);
  return [...choices]
    .sort((one, other) => score(other) - score(one))
    .slice(0, min)
    .map(({ id }) => id);
}

/** To whom it is given: what whoever gives it thinks of its effects. */
function giveBest({ now, forHumans, best }: AskedPlayer): Array<string> {
  return best((choice) => forHumans * worthOf(now, catalogue.mutiny.get(cardOf(choice))?.effects ?? []));
}

/** One that nothing good would come of is better gone than kept. */
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
