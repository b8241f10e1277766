/** Checks, rolls, choices, conditions: effects that hold other effects. */
import type { BranchVerb } from '../../../../catalogue/effects/branches.ts';
import type { Check, Effects, Option, Role } from '../../../../catalogue/effect.ts';
import { capital, plural, stop, uncapital } from '../grammar.ts';
import { rollRange, shipNames, skillList } from '../terms.ts';
import { does, fleet, long, longFleet, may, verbs, type Clause } from './clause.ts';
import { condition } from './filters.ts';
import { effectWords } from './table.ts';
import type { Teller } from './table.ts';

/** «On 4 or less» */
const onRolls = (from: number, to: number): string => `On ${rollRange({ from, to })}`;

/** «If passed: …. If failed: ….» without the last stop. A brief one leaves out what has no effect. */
export function results(check: Check, teller: Teller): string {
  const lines: ReadonlyArray<readonly [string, Effects | undefined]> = [
    ...(check.consequence === undefined ? [] : [['Consequence', check.consequence] as const]),
    [teller.brief ? 'Passed' : 'If passed', check.pass],
    ...(check.partialAt === undefined ? [] : [[`With ${check.partialAt} to ${check.difficulty - 1}`, check.partial] as const]),
    [teller.brief ? 'Failed' : 'If failed', check.fail],
  ];
  const shown = teller.brief ? lines.filter(([, effects]) => (effects ?? []).length > 0) : lines;
  return shown.map(([when, effects]) => `${when}: ${teller.text(effects)}`).join('. ');
}

const lowered = ({ difficulty, lowerIfIn }: Check): string =>
  (lowerIfIn === undefined ? '' : `, or ${difficulty - lowerIfIn.by} if that player is in the Brig`);

const optionText = (option: Option, teller: Teller): string =>
  (option.requires && !teller.brief ? `only if ${condition(option.requires)}: ` : '')
    + (option.effects.length === 0 ? 'nothing' : teller.text(option.effects));

/** «check 7, passed: …, failed: …»: what has no effect is left out. */
const briefCheck = ({ difficulty, pass = [], fail = [] }: Check, teller: Teller): string =>
  [
    `check ${difficulty}`,
    ...(pass.length === 0 ? [] : [`passed: ${teller.text(pass)}`]),
    ...(fail.length === 0 ? [] : [`failed: ${teller.text(fail)}`]),
  ].join(', ');

const briefRisk = (stake: string, atLeast: number, gain: string): string => `risk ${stake}: on ${atLeast} or more ${gain}`;

/** R-FLT-80: all are named before the first is resolved. */
const chooseSeveral = (by: Role, take: number, texts: string): Clause =>
  long(does(by, `name ${take} of these, then resolve them in the order in which you named them: ${texts}`));

const oneOf = (texts: ReadonlyArray<string>): string =>
  (texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join('; ')}; or ${texts.at(-1) ?? ''}`);

const isNothing = ({ effects, requires }: Option): boolean => effects.length === 0 && requires === undefined;

/** Where one of the options is to do nothing, the others may be chosen: «you may draw 1 Quorum card». */
function mayChoose(by: Role, options: ReadonlyArray<Option>, teller: Teller): Clause {
  const texts = options.map((option) => optionText(option, teller));
  const [only, ...others] = options;
  if (others.length > 0) {
    const all = teller.brief ? texts.join(' / ') : oneOf(texts.map((text, at) => `(${at + 1}) ${text}`));
    return long(may(by, teller.brief ? `choose: ${all}` : `choose one: ${all}`));
  }
  const clauses = only === undefined || only.requires !== undefined ? [] : teller.clauses(only.effects);
  const isOwnDeed = by === 'you' && clauses.length > 0 && clauses.every(({ doer, subject }) => doer === 'you' && subject === '');
  return isOwnDeed
    ? long(may(by, verbs(clauses)))
    : long(may(by, `choose this: ${texts.join('')}`));
}

effectWords<BranchVerb>({
  choose: ({ by, take, options }, teller) => {
    const real = options.filter((option) => !isNothing(option));
    if (take === undefined && real.length < options.length && real.length > 0) return mayChoose(by, real, teller);
    const texts = options.map((option, at) => `(${at + 1}) ${optionText(option, teller)}`);
    const all = oneOf(texts);
    if (take !== undefined) return chooseSeveral(by, take, texts.join('; '));
    if (teller.brief) return long(does(by, `choose: ${options.map((option) => optionText(option, teller)).join(' / ')}`));
    return long(does(by, `choose one: ${all}`));
  },
  check: (check, teller) =>
    teller.brief
      ? longFleet(briefCheck(check, teller))
      : longFleet(
        `skill check ${check.difficulty}${lowered(check)} (${skillList(check.skills)}). ${results(check, teller)}`.replace(/\. $/, ''),
      ),
  roll: ({ by, results: lines }, teller) => {
    const told = lines.filter((line) => line.then.length > 0);
    const head = by === undefined ? fleet(teller.rolling) : does(by, teller.rolling);
    if (teller.brief)
      return {
        ...head,
        verb: `${head.verb}: ${told.map((line) => `${uncapital(onRolls(line.from, line.to))} ${teller.text(line.then)}`).join(', ')}`,
        long: true,
      };
    const texts = told.map((line) => `${onRolls(line.from, line.to)}: ${teller.text(line.then)}`);
    return { ...head, verb: [head.verb, ...texts].join('. '), long: true };
  },
  when: ({ is, then, otherwise }, teller) => {
    const text = `if ${condition(is)}, ${teller.text(then)}`;
    return otherwise === undefined ? fleet(text) : longFleet(`${stop(text)} Otherwise: ${teller.text(otherwise)}`);
  },
  risk: ({ by, ship, count, atLeast, optional, then }, teller) => {
    const stake = plural(count, shipNames[ship]);
    const lost = ship === 'raptor' ? 'destroyed' : 'damaged';
    const loss = count === 1 ? `the ${shipNames[ship]} is ${lost}` : `the ${shipNames[ship]}s are ${lost}`;
    if (teller.brief)
      return long(optional
        ? may(by, briefRisk(stake, atLeast, teller.text(then)))
        : does(by, briefRisk(stake, atLeast, teller.text(then))));
    const text = `risk ${stake} and roll a die. ${onRolls(atLeast, 8)}: ${teller.text(then)}. On less: ${loss}`;
    return long(optional ? may(by, text) : does(by, text));
  },
});

/** The option as it is read alone: «Only if there is a nuke left: discard 1 nuke.» */
export const optionAlone = (option: Option, teller: Teller): string => {
  const text = option.effects.length === 0 ? 'nothing' : teller.text(option.effects);
  return option.requires && !teller.brief ? `Only if ${condition(option.requires)}: ${text}` : capital(text);
};
