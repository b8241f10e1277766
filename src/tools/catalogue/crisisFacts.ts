/** The numbers of a Crisis or Super Crisis card, in the reference's nesting. */
import type { AttackSteps, Crisis } from '../../catalogue/content.ts';
import type { CheckEffects, Effects, ChoiceOption, Placement } from '../../catalogue/effect.ts';
import { areas } from '../../catalogue/vocabulary.ts';
import type { Area } from '../../catalogue/vocabulary.ts';
import { effectsOf } from './walk.ts';
import type { Facts } from './walk.ts';

/** Returns the facts of a Crisis card: first those of its kind, then those in its corner. */
export function crisisFacts(it: Crisis): Facts {
  const { kind, activation, jump } = it;
  return { kind, ...ofKind(it), distance: effectsOf(it, 'countAsDistance')[0], activation, jump };
}

function ofKind(it: Crisis): Facts {
  switch (it.kind) {
    case 'check':
      return { check: numbers(it.check), ...resultFacts(it.check) };
    case 'choice':
      return { chooser: it.chooser, options: it.options.map(optionFacts) };
    case 'attack':
      return { steps: attackFacts(it.attack, it.id.startsWith('crisis/')) };
    case 'event':
      return {};
  }
}

function numbers({ difficulty, partialAt, skills, consequence }: CheckEffects): Facts {
  return {
    difficulty,
    partial: partialAt,
    skills,
    consequence: consequence && (effectsOf(consequence, 'activate')[0] ?? true),
  };
}

function resultFacts({ pass = [], fail = [] }: CheckEffects): Facts {
  return {
    failRoll: rollFacts(fail),
    failPlace: effectsOf(fail, 'place')[0],
    passActivation: effectsOf(pass, 'activate')[0],
    failActivation: effectsOf(fail, 'activate')[0],
    keepInPlay: stayFacts(pass) ?? stayFacts(fail, 'fail'),
  };
}

function stayFacts(effects: Effects, on = 'pass'): Facts | undefined {
  const [until] = effectsOf(effects, 'keepInPlay');
  if (until !== undefined) return { on, until };
  return effectsOf(effects, 'countAsDistance').length > 0 ? { on, until: 'toEnd' } : undefined;
}

/** Returns the facts of a roll in which something happens on a low number only. */
function rollFacts(effects: Effects): Facts | undefined {
  const upTo = effectsOf(effects, 'roll')[0]?.results.find(({ from }) => from === 1)?.to;
  return upTo === undefined ? undefined : { upTo };
}

function optionFacts({ effects, requires }: ChoiceOption): Facts {
  const [check] = effectsOf(effects, 'check');
  if (check !== undefined) return { check: numbers(check), ...resultFacts(check) };
  return {
    requires,
    chooser: effectsOf(effects, 'choose')[0]?.by,
    roll: rollFacts(effects),
    place: effectsOf(effects, 'place')[0],
    activate: effectsOf(effects, 'activate')[0],
    pursuit: effectsOf(effects, 'pursue')[0],
    thenDrawCrisis: effectsOf(effects, 'anotherCrisis')[0],
  };
}

/**
 * Returns the facts of an attack. `inFull`: with empty areas and totals, which the reference lists for Crisis cards but
 * not for Super Crisis cards.
 */
function attackFacts({ activate, place, special }: AttackSteps, inFull: boolean): Facts {
  const [stay] = effectsOf(special, 'keepInPlay');
  const marked = effectsOf(special, 'markScar').length > 0 ? withScar(place) : place;
  const shown = areas.filter((area) => inFull || place[area] !== undefined);
  return {
    activate,
    place: Object.fromEntries(shown.map((area) => [area, marked[area] ?? {}])),
    totals: inFull ? totals(marked) : undefined,
    special: special && { name: special.name, keepInPlay: inFull ? stay !== undefined : (stay ?? false) },
  };
}

/** Returns the placement with the token that marks the only raider of the card, as the reference lists it. */
function withScar(place: Placement): Readonly<Partial<Record<Area, Readonly<Record<string, number>>>>> {
  const scar = areas.find((area) => place[area]?.raider !== undefined);
  return scar === undefined ? place : { ...place, [scar]: { ...place[scar], scarToken: 1 } };
}

function totals(place: Readonly<Partial<Record<Area, Readonly<Record<string, number>>>>>): Facts {
  const sums: Record<string, number> = {};
  for (const [ship, count] of Object.values(place).flatMap((ships) => Object.entries(ships)))
    sums[ship] = (sums[ship] ?? 0) + count;
  return sums;
}
