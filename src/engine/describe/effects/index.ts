import { verbIn } from '../../../catalogue/effect.ts';
import type {
  Effect,
  EffectKind,
  Effects,
  EffectShapes,
  KindAndValue,
  Recipient,
  ChoiceOption,
} from '../../../catalogue/effect.ts';
import type { SendPlace } from '../../../catalogue/vocabulary.ts';
import type { CheckView } from '../../types/view.ts';
import type { Manner } from '../types.ts';
import { constant, sentences, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { branchEffects, choiceApart, failed, optionAlone, partially, passed, results } from './branches.ts';
import type { ChoiceApart } from './branches.ts';
import type { Clause } from './clause.ts';
import { allowed, flow, may, verbs, withShortSubject } from './clause.ts';
import { aimedEffects } from './aimed.ts';
import { allyEffects } from './allies.ts';
import { assaultRaptorEffects } from './assaultRaptors.ts';
import { cardEffects } from './cards.ts';
import { checkAbilityEffects } from './checkAbilities.ts';
import { cylonFleetEffects } from './cylonFleet.ts';
import { leaderEffects } from './cylonLeaders.ts';
import { daybreakCrisisEffects } from './daybreakCrises.ts';
import { daybreakPeopleEffects } from './daybreakPeople.ts';
import { daybreakSkillEffects } from './daybreakSkills.ts';
import { fateEffects } from './fates.ts';
import { featEffects } from './feats.ts';
import { fleetEffects } from './fleet.ts';
import { nebulaEffects } from './ionianNebula.ts';
import { miracleEffects } from './miracles.ts';
import { mutinyEffects } from './mutiny.ts';
import { negotiationEffects } from './negotiation.ts';
import { newCapricaEffects } from './newCaprica.ts';
import { pegasusEffects } from './pegasus.ts';
import { goalEffects } from './personalGoals.ts';
import { hubEffects } from './resurrectionHub.ts';
import { searchForHomeEffects } from './searchForHome.ts';
import { treacheryEffects } from './treachery.ts';
import { windowEffects } from './windows.ts';
import { everybodySent, playerEffects } from './people.ts';
import type { EffectWords, Said, Teller } from './table.ts';

const words: EffectWords<EffectKind> = {
  ...aimedEffects,
  ...allyEffects,
  ...assaultRaptorEffects,
  ...branchEffects,
  ...cardEffects,
  ...checkAbilityEffects,
  ...cylonFleetEffects,
  ...daybreakCrisisEffects,
  ...daybreakPeopleEffects,
  ...daybreakSkillEffects,
  ...fateEffects,
  ...featEffects,
  ...fleetEffects,
  ...goalEffects,
  ...hubEffects,
  ...leaderEffects,
  ...miracleEffects,
  ...mutinyEffects,
  ...nebulaEffects,
  ...negotiationEffects,
  ...newCapricaEffects,
  ...pegasusEffects,
  ...playerEffects,
  ...searchForHomeEffects,
  ...treacheryEffects,
  ...windowEffects,
};

/** Returns the clauses of one effect. */
function clausesOf(effect: Effect, teller: Teller): ReadonlyArray<Clause> {
  // The catalogue has checked the value by the shape of this verb.
  const said = [sayKind(verbIn(effect), teller)].flat();
  return teller.terse === true ? said.map(withShortSubject) : said;
}

function sayKind<K extends EffectKind>({ kind, value }: KindAndValue<K>, teller: Teller): Said {
  return words[kind](value, teller);
}

/**
 * Returns the location from which an effect sends everyone, and where to; several such effects in a row are told as
 * one.
 */
const emptied = (effect: Effect | undefined): { readonly at: string; readonly to: SendPlace } | undefined =>
  effect !== undefined && 'send' in effect && typeof effect.send.who === 'object' && 'at' in effect.send.who
    ? { at: effect.send.who.at, to: effect.send.to }
    : undefined;

function clauses(effects: Effects, self: Teller): ReadonlyArray<Clause> {
  const all: Array<Clause> = [];
  let together: Array<string> = [];
  effects.forEach((effect, at) => {
    const one = emptied(effect);
    if (one === undefined) {
      all.push(...clausesOf(effect, self));
      return;
    }
    together.push(one.at);
    if (emptied(effects[at + 1])?.to === one.to) return;
    all.push(everybodySent(together, one.to));
    together = [];
  });
  return all;
}

const rollOf = ({ terse }: Manner): Text => tell('effects.roll', { brief: terse === true });

function teller(manner: Manner, { chosen = false, rolling = rollOf(manner) } = {}): Teller {
  const self: Teller = {
    ...manner,
    chosen,
    rolling,
    afterChoice: () => teller(manner, { chosen: true, rolling }),
    rollingFor: (what) => teller(manner, { chosen, rolling: what }),
    clauses: (effects) => clauses(effects, self),
    text: (effects) =>
      effects === undefined || effects.length === 0 ? tell('effects.none') : flow(self.clauses(effects)),
  };
  return self;
}

/** Texts of lists of effects by manner; a list of the catalogue always says the same. */
const known = new WeakMap<Effects, Map<string, Text>>();

function textOf(effects: Effects, manner: Manner): Text {
  const ofEffects = known.get(effects) ?? new Map<string, Text>();
  known.set(effects, ofEffects);
  const key = `${manner.brief === true} ${manner.terse === true} ${manner.toEveryone === true}`;
  const text = ofEffects.get(key) ?? constant(teller(manner).text(effects));
  ofEffects.set(key, text);
  return text;
}

/** “Lose 1 morale; the current player is sent to Sickbay.”; “No effect.” for an empty list. */
export const toldEffects = (effects: Effects, manner: Manner = {}): Text => sentences(textOf(effects, manner));

/** The same to stand after a colon, without the full stop. */
export const openEffects = (effects: Effects | undefined, manner: Manner = {}): Text =>
  textOf(effects ?? nothing, manner);

/**
 * “you may draw 3 Piloting cards, then discard 1 of them”, “you may lose 1 fuel and gain 2 population”; `undefined` of
 * what does not begin with a deed of `you` and is not all of the fleet.
 */
export function offeredEffects(effects: Effects): Text | undefined {
  const told = teller({}).clauses(effects);
  const offer = allowed(told, 'you');
  if (offer !== undefined) return flow(offer);
  const isOfFleet = told.length > 0 && told.every(({ doer, long: holdsMore }) => doer === 'fleet' && !holdsMore);
  return isOfFleet ? flow([may('you', tell('effects.branches.chooseTo', { deeds: verbs(told) }))]) : undefined;
}

const nothing: Effects = [];

/** Results of a check, one sentence each, without the last full stop. */
export const toldResults = (check: EffectShapes['check'], manner: Manner = {}): Text => results(check, teller(manner));

/** “Pass: no effect.” for each result that there is. */
export function describeOutcomes({
  outcomes,
  partialAt,
}: Pick<CheckView, 'outcomes' | 'partialAt'>): ReadonlyArray<Text> {
  const brief = { brief: true } as const;
  return [
    passed(openEffects(outcomes.pass, brief)),
    ...(partialAt === undefined ? [] : [partially(partialAt)(openEffects(outcomes.partial, brief))]),
    failed(openEffects(outcomes.fail, brief)),
  ].map((line) => sentences(line));
}

export const toldOption = (option: ChoiceOption, manner: Manner = {}): Text => optionAlone(option, teller(manner));

/** An option below the words that say who chooses, which it does not say again. */
export const toldOptionOf = (by: Recipient, option: ChoiceOption): Text => optionAlone(option, teller({}), by);

/** Effects with the options of their choice apart; `undefined` where they are no choice between several. */
export const toldApart = (effects: Effects, manner: Manner = {}): ChoiceApart | undefined =>
  choiceApart(effects, teller(manner));
