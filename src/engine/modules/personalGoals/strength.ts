/** Skill cards whose printed strengths add up to a number. */
import { answerOf } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { actor, secret } from '../../flow/secrecy.ts';
import { faceOf, removeCards, skillCardChoices, weakest } from '../../pieces/cards.ts';
import { discardChosen } from '../../rules/turn/drawing.ts';
import type { CardId, Seat, SkillCard } from '../../types/ids.ts';

export interface PersonalGoalsStrengthProcedures {
  discardStrength: { readonly seat: Seat; left: number; readonly chosen: Array<SkillCard>; readonly why: CardId };
}

const strengthOf = (card: SkillCard): number => faceOf(card).value;

/** Whether some of these cards have just that strength together; none of them have 0. */
export function canAddUpTo(cards: ReadonlyArray<SkillCard>, strength: number): boolean {
  const sums = new Set([0]);
  for (const card of cards) for (const sum of [...sums]) sums.add(sum + strengthOf(card));
  return sums.has(strength);
}

/** The cards after which the rest can still make up what is left, one of each face. */
function fitting(hand: ReadonlyArray<SkillCard>, left: number): Array<SkillCard> {
  return [...new Set(hand)].filter((card) => {
    const others = [...hand];
    removeCards(others, [card]);
    return strengthOf(card) <= left && canAddUpTo(others, left - strengthOf(card));
  });
}

/** One card after the other, so that the sum comes out; they are discarded together. */
export const discardStrengthProcedure = procedure(
  'discardStrength',
  {
    choose: (game, { seat, left, chosen, why }) => {
      const others = [...game.player(seat).hand];
      removeCards(others, chosen);
      const cards = fitting(others, left);
      const choices = skillCardChoices(cards);
      const fallback = weakest(cards, 1);
      if (left === 0 || choices.length === 0) game.goto('discard');
      else game.ask({ seat, topic: { kind: 'discardStrength', left, why }, choices, privacy: 'private', fallback });
    },
    take: (game, data, frame) => {
      const { card } = answerOf(frame, data.seat, 'skillCard');
      data.chosen.push(card);
      data.left -= strengthOf(card);
      game.goto('choose');
    },
    discard: (game, { seat, left, chosen, why }) => {
      if (left === 0) discardChosen(game, seat, chosen, why);
    },
  },
  undefined,
  { chosen: secret('skill', actor) },
);
