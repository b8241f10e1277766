/** Worth of reactions to the roll, the check, the activation or the Crisis card that is going on. */
import type { WindowVerb } from '../../catalogue/effects/windows.ts';
import { faceOf } from '../../engine/pieces/cards.ts';
import type { GameView } from '../../engine/types/view.ts';
import { nothing, worthOf, type EffectScores } from './effects.ts';

export const windowScores: EffectScores<WindowVerb> = {
  // Changes of a roll can be for good or bad: whether to make one depends on the roll, and on nothing that is known
  // here.
  modifyRoll: { worth: nothing, window: () => 0.2 },
  adjustRoll: nothing,
  replaceRoll: { worth: nothing, window: () => 0.2 },
  rerollDie: { worth: nothing, window: () => 0.5 },
  changeDifficulty: {
    worth: (_player, by) => -0.1 * by,
    window: ({ view: { check } }, by) =>
      check?.total === undefined ? 0.5 : wouldTurn(check.total, check.difficulty, by),
  },
  makePositive: {
    worth: (_player, skills) => 0.4 * skills.length,
    window: ({ view }, skills) => (holdsAny(view, skills) ? 0.4 : 0),
  },
  openCheck: { worth: () => 0.4, window: () => 0.15 },
  // The named skill decides it.
  nullifySkill: { worth: nothing, window: () => 0.15 },
  takeCheckCards: { worth: () => 1, window: ({ view: { check } }) => ((check?.cards.length ?? 0) >= 8 ? 0.8 : 0) },
  decideCheck: { worth: () => 1.5, window: () => 0.15 },
  noDestiny: { worth: () => 0.3, window: () => 0.2 },
  passInstead: { worth: (player, effects) => 0.5 * worthOf(player, effects), window: () => 0.2 },
  lookAtContribution: { worth: () => 0.4, window: () => 0.8 },
  // The other card, or the other option, may be better or worse.
  replaceCrisis: { worth: nothing, window: () => 0.15 },
  switchOption: { worth: nothing, window: () => 0.15 },
  boardViper: { worth: () => 0.4, window: () => 1 },
};

function wouldTurn(total: number, difficulty: number, by: number): number {
  return total < difficulty && total >= difficulty + by ? 1 : 0;
}

function holdsAny(view: GameView, skills: ReadonlyArray<string>): boolean {
  return view.own?.hand.some((card) => skills.includes(faceOf(card).entry.skill)) === true;
}
