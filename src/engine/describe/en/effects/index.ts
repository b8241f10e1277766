import type { Effect, EffectKind, Effects, EffectShapes, Option } from '../../../../catalogue/effect.ts';
import type { SendPlace } from '../../../../catalogue/vocabulary.ts';
import type { EffectContext } from '../../types.ts';
import { capital, stop } from '../grammar.ts';
import { aimedWords } from './aimed.ts';
import { branchWords, optionAlone, results } from './branches.ts';
import { cardWords } from './cards.ts';
import type { Clause } from './clause.ts';
import { flow } from './clause.ts';
import { fateWords } from './fates.ts';
import { fleetWords } from './fleet.ts';
import { leaderWords } from './leaders.ts';
import { newCapricaWords } from './newCaprica.ts';
import { everybodySent, peopleWords } from './people.ts';
import type { EffectWords, Teller } from './table.ts';

/** Words for every effect of the language; a new effect without words does not compile. */
const words: EffectWords = { ...fleetWords, ...aimedWords, ...peopleWords, ...fateWords, ...leaderWords, ...newCapricaWords, ...cardWords, ...branchWords };

const isKind = (key: string): key is EffectKind => key in words;

const say = <K extends EffectKind>(kind: K, value: EffectShapes[K], teller: Teller): Clause => words[kind](value, teller);

/** An effect has exactly one key: its kind. */
function clause(effect: Effect, teller: Teller): Clause {
  const [entry] = Object.entries<EffectShapes[EffectKind]>(effect);
  if (!entry || !isKind(entry[0])) throw new Error(`An effect without a known kind: ${JSON.stringify(effect)}.`);
  return say(entry[0], entry[1], teller);
}

/** Where an effect sends everybody of a location: several in a row are told as one. */
const emptied = (effect: Effect | undefined): { readonly at: string; readonly to: SendPlace } | undefined =>
  effect !== undefined && 'send' in effect && typeof effect.send.who === 'object' ? { at: effect.send.who.at, to: effect.send.to } : undefined;

function clauses(effects: Effects, self: Teller): ReadonlyArray<Clause> {
  const all: Array<Clause> = [];
  let together: Array<string> = [];
  effects.forEach((effect, at) => {
    const one = emptied(effect);
    if (one === undefined) {
      all.push(clause(effect, self));
      return;
    }
    together.push(one.at);
    if (emptied(effects[at + 1])?.to === one.to) return;
    all.push(everybodySent(together, one.to));
    together = [];
  });
  return all;
}

function teller(context: EffectContext, chosen = false): Teller {
  const self: Teller = {
    ...context,
    chosen,
    afterChoice: () => teller(context, true),
    clauses: (effects) => clauses(effects, self),
    text: (effects) => (effects === undefined || effects.length === 0 ? 'no effect' : flow(self.clauses(effects))),
  };
  return self;
}

/** «Lose 1 morale; the current player is sent to Sickbay.»; «No effect.» for an empty list. */
export const describeEffects = (effects: Effects, context: EffectContext): string => stop(capital(teller(context).text(effects)));

/** The same to stand after a colon, without the full stop. */
export const effectsText = (effects: Effects | undefined, context: EffectContext = {}): string => teller(context).text(effects);

/** Results of a check, one sentence each, without the last full stop. */
export const checkResults = (check: EffectShapes['check'], context: EffectContext = {}): string => results(check, teller(context));

export const describeOption = (option: Option, context: EffectContext = {}): string => optionAlone(option, teller(context));
