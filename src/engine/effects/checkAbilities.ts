/** Abilities of cards that have been revealed in a check: R-CHK-60, R-CHK-67 to R-CHK-72, R-CHK-85. */
import type { CheckAbilityVerb } from '../../catalogue/effects/checkAbilities.ts';
import type { EffectShapes } from '../../catalogue/effect.ts';
import { answersOf, type Game } from '../flow/game.ts';
import { procedure } from '../flow/procedures.ts';
import { addToCheck, leaveCheck, runningCheck } from '../rules/checks/check.ts';
import { faceOf, skillCardChoices, takeDestiny } from '../pieces/cards.ts';
import type { CardId, Seat } from '../types/ids.ts';
import { always, onlyIf } from '../effectHandling.ts';
import type { EffectHandlers } from '../effectHandling.ts';

export interface CheckAbilitiesEffectProcedures {
  discardFromCheck: { readonly seat: Seat; readonly why: CardId };
}

export const checkAbilityHandlers: EffectHandlers<CheckAbilityVerb> = {
  discardStrengths: always((game, strengths, { source }) => {
    leaveCheck(
      game,
      runningCheck(game).pile.filter((card) => strengths.includes(faceOf(card).value)),
      source,
    );
  }),
  discardFromCheck: onlyIf(hasRevealedCards, (game, _value, { you, source }) => {
    game.call('discardFromCheck', { seat: you, why: source });
  }),
  addDestiny: always((game, count) => {
    const cards = takeDestiny(game, count);
    addToCheck(runningCheck(game), cards, 'destiny');
    game.tell({ kind: 'destinyAdded', count: cards.length, cards });
  }),
  multiplySkills: always((game, { skills, factor }, { source }) => {
    runningCheck(game).modifiers.push({ kind: 'times', of: { skills }, factor, why: source });
  }),
  ifStrength: always((game, value, context) => {
    if (isThatStrong(game, value)) game.call('effects', { list: value.then, context });
  }),
  afterCheck: always((game, { at, when, then }, context) => {
    runningCheck(game).later.push({ at, when, then, context });
  }),
  skipResult: always((game, result) => {
    runningCheck(game).instead[result] = [];
  }),
};

function hasRevealedCards(game: Game): boolean {
  const check = game.running('skillCheck');
  return check?.revealed === true && check.pile.length > 0;
}

/** R-CHK-69, R-CHK-72: by the printed strength, on whatever side the cards are. */
function isThatStrong(game: Game, { skill, atLeast }: EffectShapes['ifStrength']): boolean {
  const faces = runningCheck(game)
    .pile.map((card) => faceOf(card))
    .filter(({ entry }) => entry.skill === skill);
  return faces.reduce((sum, { value }) => sum + value, 0) >= atLeast;
}

export const discardFromCheckProcedure = procedure('discardFromCheck', {
  ask: (game, { seat, why }) => {
    game.ask({ seat, topic: { kind: 'discardFromCheck', why }, choices: skillCardChoices(runningCheck(game).pile) });
  },
  discard: (game, { seat, why }, frame) => {
    const cards = answersOf(frame, seat, 'skillCard').map(({ card }) => card);
    leaveCheck(game, cards, why);
  },
});
