/** Scores of the choices of modules for automatic players. */
import type { Choice } from '../engine/types/decision.ts';
import type { ModuleChoices } from '../engine/types/modules.ts';
import { flightPrice, raidersNear } from './worth/areas.ts';
import { nothing, type Situation } from './worth/effects.ts';
import { flightGain } from './worth/flights.ts';

/** Returns the score of a choice; the answer that does nothing scores 0. */
type ChoiceScore<C> = (choice: C, now: Situation) => number;

type ChoiceKind = ModuleChoices[keyof ModuleChoices]['kind'];
type Choices = { readonly [K in ChoiceKind]: Extract<Choice, { readonly kind: K }> };

/** A score for each kind of choice that only a module has. */
const choiceScores: { readonly [K in ChoiceKind]: ChoiceScore<Choices[K]> } = {
  passMiracle: ({ way }) => (way === 'take' ? 1 : 0.2),
  miracleToken: nothing,
  shipsOut: nothing,
  layTrauma: nothing,
  crossroadsResult: nothing,
  condemn: nothing,
  escort: ({ area }, { view }) => 0.9 + 1.6 * raidersNear(view, area),
};

function scoreBy<K extends ChoiceKind>(kind: K, choice: Choices[K], now: Situation): number {
  return choiceScores[kind](choice, now);
}

const isOfModule = (choice: Choice): choice is Choices[ChoiceKind] => Object.hasOwn(choiceScores, choice.kind);

/** Returns the score of a module's choice, and 0 for those of the base. */
export function choiceScore(choice: Choice, now: Situation): number {
  return isOfModule(choice) ? scoreBy(choice.kind, choice, now) : 0;
}

/** Returns the score of one activation of a viper. */
export function flightScore(now: Situation, choice: Choice): number {
  return (flightGain(now, choice) ?? choiceScore(choice, now)) - flightPrice(now.view);
}
