/** What a window of reactions is about: the sentence before the question. */
import type { Attacker, Occasion } from '../../types/decision.ts';
import type { Names } from '../types.ts';
import { number, sentence } from '../grammar.ts';
import { sourceName } from '../names.ts';
import { aShip, aViper, viperName } from '../terms.ts';

const attackers: Readonly<Record<Attacker, string>> = {
  raider: 'a raider',
  basestar: 'a basestar',
  viper: 'a viper',
  galactica: 'Galactica',
  nuke: 'a nuke',
  armory: 'the Armory',
};

function targetOf({ target, pilot, model }: NonNullable<Occasion['attack']>, names: Names): string {
  if (pilot !== undefined) return `the ${viperName(model)} of ${names.seat(pilot)}`;
  if (target === 'viper') return aViper(model);
  return target === 'centurion' ? 'a centurion' : aShip(target);
}

function subject({ cause, attack }: Occasion, names: Names): string {
  if (attack !== undefined) return `${attackers[attack.attacker]} attacks ${targetOf(attack, names)}`;
  return cause === 'attack' ? 'an attack' : sourceName(cause);
}

/** «A raider attacks the viper of Apollo (Ana): the die shows 7.», «Riots: 8 against 9.» */
export function describeOccasion(occasion: Occasion, names: Names): string {
  const { die, check } = occasion;
  const after = die !== undefined
    ? `: the die shows ${die}`
    : check !== undefined ? `: ${number(check.total)} against ${number(check.difficulty)}` : '';
  return sentence(`${subject(occasion, names)}${after}`);
}
