import type { Loyalty } from '../../../catalogue/content.ts';
import { noted, noun, sentences, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { conditionTold } from '../effects/conditions.ts';
import { openEffects } from '../effects/index.ts';
import { amounts } from '../nouns.ts';

/** Returns the title that tells a card from others of the same name. */
export const loyaltySubtitle = ({ id, title }: Loyalty): Text | undefined =>
  title === undefined ? undefined : noun(`${id}/title`, title);

/** Cards of one name are told apart by their title. */
export function loyaltyTitle(card: Loyalty): Text {
  const subtitle = loyaltySubtitle(card);
  return noted(noun(card.id, card.name), ...(subtitle === undefined ? [] : [subtitle]));
}

const cylonLines = (card: Loyalty): ReadonlyArray<Text> => [
  tell('cards.loyalty.cylon'),
  tell('cards.loyalty.cylonHides'),
  tell('cards.loyalty.cylonReveals'),
  ...revealLines(card),
];

/** Returns the lines on the effects of a reveal. */
export function revealLines({ effects, mandatory, afterDiscard = [] }: Loyalty): ReadonlyArray<Text> {
  return [
    ...(effects.length === 0
      ? []
      : [sentences(tell('cards.loyalty.whenRevealed', { mandatory: mandatory === true, what: openEffects(effects) }))]),
    ...(afterDiscard.length === 0
      ? []
      : [sentences(tell('cards.loyalty.afterDiscard', { what: openEffects(afterDiscard) }))]),
    tell('cards.loyalty.thenReveal'),
    tell('cards.loyalty.cylonPlays'),
  ];
}

/**
 * The side that a holder of Loyalty cards is on: hidden or for all to see, or no team at all (R-LOY-01, R-LOY-60,
 * R-LOY-90).
 */
export type HolderAllegiance = 'human' | 'hiddenCylon' | 'cylonPlayer' | 'noTeam';

/** The facts that a Loyalty card's meaning depends on beyond its own text. */
export interface LoyaltyContext {
  readonly allegiance: HolderAllegiance;
  readonly faceUp: boolean;
  /** The holder became a Cylon player as the Sympathizer. */
  readonly turned: boolean;
  /** The Sleeper Agent phase is still to come. */
  readonly moreToCome: boolean;
}

const sympathizerLines: ReadonlyArray<Text> = [
  tell('cards.loyalty.sympathizer'),
  tell('cards.loyalty.sympathizerJailed'),
  tell('cards.loyalty.sympathizerTurns'),
];

const sympatheticCylonLines: ReadonlyArray<Text> = [
  tell('cards.loyalty.sympatheticCylon'),
  tell('cards.loyalty.sympatheticCylonWins'),
  tell('cards.loyalty.sympatheticCylonInfiltrates'),
];

const humanLines: ReadonlyArray<Text> = [tell('cards.loyalty.human'), tell('cards.loyalty.humanLater')];

/** Returns the lines on the goal: what it asks for, what revealing it brings, what it costs otherwise. */
function goalLines({ reveal, effects, unrevealedAtEnd = {} }: Loyalty): ReadonlyArray<Text> {
  const what = openEffects(effects);
  const goal =
    reveal?.when === 'action' && reveal.requires !== undefined
      ? tell('cards.loyalty.goalIf', { condition: conditionTold(reveal.requires), what })
      : tell('cards.loyalty.goal', { what });
  return [
    sentences(goal),
    sentences(tell('cards.loyalty.goalMissed', { amounts: amounts(unrevealedAtEnd) })),
    tell('cards.loyalty.goalAfter'),
  ];
}

const finalFiveLines = ({ examined, shownByExecution }: Loyalty): ReadonlyArray<Text> => [
  sentences(tell('cards.loyalty.examined', { what: openEffects(examined) })),
  sentences(
    tell('cards.loyalty.shownByExecution', { what: openEffects(shownByExecution) }),
    tell('cards.loyalty.leavesGame'),
  ),
  tell('cards.loyalty.finalFiveAfter'),
];

const mutineerLines: ReadonlyArray<Text> = [
  tell('cards.loyalty.mutineer'),
  tell('cards.loyalty.mutineerGets'),
  tell('cards.loyalty.mutineerHolds'),
  tell('cards.loyalty.mutineerJumps'),
  tell('cards.loyalty.mutineerReveals'),
];

export function loyaltyLines(card: Loyalty): ReadonlyArray<Text> {
  switch (card.kind) {
    case 'cylon':
      return cylonLines(card);
    case 'sympathizer':
      return sympathizerLines;
    case 'sympatheticCylon':
      return sympatheticCylonLines;
    case 'personalGoal':
      return goalLines(card);
    case 'finalFive':
      return finalFiveLines(card);
    case 'mutineer':
      return mutineerLines;
    case 'notACylon':
      return humanLines;
  }
}

const changesNothing = (allegiance: HolderAllegiance): Text => tell('cards.loyalty.changesNothing', { allegiance });

/** The lines of a card as its holder should read them, with all that the holder has and is by now. */
export function heldLines(
  card: Loyalty,
  { allegiance, faceUp, turned, moreToCome }: LoyaltyContext,
): ReadonlyArray<Text> {
  const isCylonPlayer = allegiance === 'cylonPlayer' || allegiance === 'noTeam';
  switch (card.kind) {
    case 'notACylon':
      if (allegiance !== 'human') return [changesNothing(allegiance)];
      return [tell('cards.loyalty.humanNow'), ...(moreToCome ? [tell('cards.loyalty.humanLater')] : [])];
    case 'cylon':
      if (!isCylonPlayer) return cylonLines(card);
      return faceUp && allegiance === 'cylonPlayer'
        ? [tell('cards.loyalty.cylonShown'), tell('cards.loyalty.cylonPlays')]
        : [changesNothing(allegiance)];
    case 'personalGoal':
      if (faceUp) return [tell('cards.loyalty.goalShown')];
      return isCylonPlayer ? [tell('cards.loyalty.goalOfCylon')] : goalLines(card);
    case 'finalFive':
      return isCylonPlayer ? finalFiveLines(card).toSpliced(1, 1) : finalFiveLines(card);
    case 'sympathizer':
      if (!faceUp) return sympathizerLines;
      return [tell('cards.loyalty.sympathizerShown', { turned })];
    case 'sympatheticCylon':
      return faceUp ? sympatheticCylonLines.slice(1) : sympatheticCylonLines;
    case 'mutineer':
      return faceUp ? [tell('cards.loyalty.mutineerShown'), ...mutineerLines.slice(1)] : mutineerLines;
  }
}
