/** Options that say the same of several things, told as one: “gain 1 fuel, 1 food or 1 morale”. */
import type { ChoiceOption, Condition, Effect } from '../../../catalogue/effect.ts';
import { listed, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { ships } from '../nouns.ts';
import { does, fleet } from './clause.ts';
import type { Clause } from './clause.ts';
import type { Teller } from './table.ts';

interface AsOne {
  readonly clauses: ReadonlyArray<Clause>;
  /** The condition of all of them. */
  readonly requires: Condition | undefined;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether the effects of the option say by themselves that its condition has to hold. */
const impliesCondition = ({ requires, effects }: ChoiceOption): boolean =>
  requires === undefined ||
  ('viperIn' in requires && effects.some((effect) => 'destroyVipers' in effect)) ||
  ('canTake' in requires && effects.some((effect) => 'borrowTitle' in effect)) ||
  ('otherEligible' in requires && effects.some((effect) => 'choosePlayer' in effect)) ||
  ('holdsSuperCrisis' in requires && effects.some((effect) => 'playSuperCrisis' in effect));

/** Returns the condition that an option's text has to tell. */
export const conditionOf = (option: ChoiceOption): Condition | undefined =>
  impliesCondition(option) ? undefined : option.requires;

/** A number up or down: “raise or lower the difficulty by 2”. */
function eitherWay(
  amounts: ReadonlyArray<number>,
  told: (values: { readonly by: number }) => Text,
): Clause | undefined {
  const [one = 0, other = 0] = amounts;
  return amounts.length === 2 && one === -other ? does('you', told({ by: Math.abs(one) })) : undefined;
}

/** Returns effects of one kind that differ in a way of their own. */
function inOwnWay(effects: ReadonlyArray<Effect>, teller: Teller): Clause | undefined {
  const isAll = (amounts: ReadonlyArray<unknown>): boolean => amounts.length === effects.length;
  const difficulty = effects.flatMap((effect) => ('changeDifficulty' in effect ? [effect.changeDifficulty] : []));
  if (isAll(difficulty)) return eitherWay(difficulty, (by) => tell('effects.windows.eitherDifficulty', by));
  const result = effects.flatMap((effect) => ('adjustRoll' in effect ? [effect.adjustRoll] : []));
  if (isAll(result)) return eitherWay(result, (by) => tell('effects.windows.eitherResult', by));
  if (effects.every((effect) => 'protect' in effect))
    return does('you', tell('effects.fates.protectAny', { brief: teller.brief === true }));
  const vipers = effects.flatMap((effect) => ('destroyVipers' in effect ? [effect.destroyVipers] : []));
  const [first] = vipers;
  return isAll(vipers) &&
    first !== undefined &&
    vipers.length === 3 &&
    vipers.every(({ count }) => count === first.count)
    ? fleet(tell('effects.fleet.destroyAnyViper', { vipers: ships(first.count, 'viper') }))
    : undefined;
}

/** Returns texts that differ in one thing only as one text: “become President or Admiral”; `undefined` of others. */
function withAllValues(texts: ReadonlyArray<Text>): Text | undefined {
  const [first] = texts;
  if (typeof first !== 'object' || first.is !== 'message') return undefined;
  const { values: own = {}, ...message } = first;
  const all = texts.flatMap((text) => {
    if (typeof text !== 'object' || text.is !== 'message') return [];
    const { values = {}, ...rest } = text;
    return isSame(rest, message) ? [values] : [];
  });
  const [name = '', ...others] = Object.keys(own).filter((key) => all.some((values) => !isSame(values[key], own[key])));
  const different = all.flatMap((values) => {
    const value = values[name];
    return typeof value === 'object' ? [value] : [];
  });
  if (others.length > 0 || different.length < texts.length) return undefined;
  return { ...first, values: { ...own, [name]: withAllValues(different) ?? listed(different, 'or') } };
}

/** The same of clauses. */
function asOneClause(clauses: ReadonlyArray<Clause>): Clause | undefined {
  const [first] = clauses;
  const deed = withAllValues(clauses.map((clause) => clause.deed));
  const isAlike = first !== undefined && clauses.every((clause) => isSame(withoutDeed(clause), withoutDeed(first)));
  return deed !== undefined && isAlike ? { ...first, deed } : undefined;
}

function withoutDeed({ deed: _deed, ...rest }: Clause): Omit<Clause, 'deed'> {
  return rest;
}

/** Returns what the options have in common and where they differ; `undefined` if they can't be told as one. */
export function toldAsOne(options: ReadonlyArray<ChoiceOption>, teller: Teller): AsOne | undefined {
  const [first, ...others] = options;
  if (first === undefined || others.length === 0) return undefined;
  const requires = conditionOf(first);
  const isAlike = others.every(
    (option) => option.effects.length === first.effects.length && isSame(conditionOf(option), requires),
  );
  if (!isAlike) return undefined;
  const differing = first.effects.flatMap((effect, at) =>
    others.every(({ effects }) => isSame(effects[at], effect)) ? [] : [at],
  );
  const [where, ...elsewhere] = differing;
  if (where === undefined || elsewhere.length > 0) return undefined;
  const effects = options.flatMap((option) => option.effects[where] ?? []);
  const clauses = effects.flatMap((effect) => teller.clauses([effect]));
  const merged = inOwnWay(effects, teller) ?? (clauses.length === effects.length ? asOneClause(clauses) : undefined);
  if (merged === undefined) return undefined;
  return {
    clauses: [
      ...teller.clauses(first.effects.slice(0, where)),
      merged,
      ...teller.clauses(first.effects.slice(where + 1)),
    ],
    requires,
  };
}
