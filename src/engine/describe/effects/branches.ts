/** Checks, rolls, choices, conditions: effects that hold other effects. */
import type { BranchVerb } from '../../../catalogue/effects/branches.ts';
import type { CheckEffects, ChoiceOption, Condition, Effects, Recipient } from '../../../catalogue/effect.ts';
import { capital, inForm, inRow, listed, openSentences, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { rollRange, ship, ships, skillList } from '../nouns.ts';
import { conditionOf, toldAsOne } from './alike.ts';
import { does, fleet, flow, long, longFleet, may, ofOne, verbs } from './clause.ts';
import type { Clause } from './clause.ts';
import { conditionOnThem, conditionTold } from './conditions.ts';
import type { EffectWords, Teller } from './table.ts';

/** “on 4 or less: …” */
const onRoll = (from: number, to: number, what: Text, brief = false): Text =>
  tell('effects.branches.onRoll', { brief, range: rollRange({ from, to }), what });

/** “Pass: …. Fail: ….” without the last stop. A brief one leaves out what has no effect. */
export function results(check: CheckEffects, teller: Teller): Text {
  const brief = teller.brief === true;
  const lines: ReadonlyArray<readonly [(what: Text) => Text, Effects | undefined]> = [
    ...(check.consequence === undefined ? [] : [[consequence, check.consequence] as const]),
    [passed, check.pass],
    ...(check.partialAt === undefined ? [] : [[partially(check.partialAt), check.partial] as const]),
    [failed, check.fail],
  ];
  const shown = brief ? lines.filter(([, effects]) => (effects ?? []).length > 0) : lines;
  return openSentences(shown.map(([line, effects]) => capital(line(teller.text(effects)))));
}

const consequence = (what: Text): Text => tell('effects.branches.consequence', { what });
export const passed = (what: Text): Text => tell('effects.branches.passed', { what });
export const failed = (what: Text): Text => tell('effects.branches.failed', { what });

/** “9+: …” */
export const partially =
  (from: number) =>
  (what: Text): Text =>
    tell('effects.branches.partially', { from, what });

/**
 * Returns an option without its subject, the player who chooses: “the Admiral chooses one: draw 2 Mutiny cards; or …”.
 */
function optionDeeds(effects: Effects, teller: Teller, by: Recipient): Text {
  if (by === 'you') return teller.text(effects);
  const clauses = teller.clauses(effects);
  const own = ofOne(clauses, by) ?? clauses;
  const isOwn = own.every(({ doer, mood, long: holdsMore }) => doer === by && mood === 'does' && !holdsMore);
  // “Their entire hand” has to say whose.
  const saysWhose = !teller.brief && effects.some((effect) => 'discard' in effect && effect.discard.count === 'all');
  return isOwn && !saysWhose ? inForm(verbs(own), 'to') : teller.text(effects);
}

/** “discard 1 nuke (only if there is a nuke left)”; what has sentences of its own stands behind its condition. */
const optionText = (option: ChoiceOption, teller: Teller, by: Recipient = 'you'): Text => {
  const what = option.effects.length === 0 ? tell('effects.branches.nothing') : optionDeeds(option.effects, teller, by);
  const requires = conditionOf(option);
  if (requires === undefined || teller.brief) return what;
  const isLong = teller.clauses(option.effects).some((clause) => clause.long);
  return tell(isLong ? 'effects.branches.onlyIf' : 'effects.branches.whatIf', {
    condition: conditionTold(requires),
    what,
  });
};

/** “check 7, pass: …, fail: …”: what has no effect is left out. */
const briefCheck = ({ difficulty, pass = [], fail = [] }: CheckEffects, teller: Teller): Text =>
  inRow([
    tell('effects.branches.briefCheck', { difficulty }),
    ...(pass.length === 0 ? [] : [passed(teller.text(pass))]),
    ...(fail.length === 0 ? [] : [failed(teller.text(fail))]),
  ]);

/** “(1) …; (2) …; or (3) …”, “…; or …” */
function oneOf(texts: ReadonlyArray<Text>): Text {
  const last = texts.at(-1);
  return last === undefined || texts.length < 2
    ? inRow(texts)
    : tell('effects.branches.oneOf', { first: inRow(texts.slice(0, -1), '; '), last });
}

/** Puts “(1)” before the first, and so on; an “or” is enough between two. */
const numbered = (texts: ReadonlyArray<Text>): ReadonlyArray<Text> =>
  texts.length < 3 ? texts : texts.map((text, at) => inRow([`(${at + 1})`, text], ' '));

const isNothing = ({ effects, requires }: ChoiceOption): boolean => effects.length === 0 && requires === undefined;

/** “draw 1 Quorum card or play 1 from your hand”: two short deeds of the player who chooses, without conditions. */
function eitherDeed(options: ReadonlyArray<ChoiceOption>, teller: Teller, by: Recipient): Text | undefined {
  const own = options.flatMap((option) => {
    const [clause, ...others] = conditionOf(option) === undefined ? teller.clauses(option.effects) : [];
    const isShort = others.length === 0 && clause?.doer === by && clause.mood !== 'suffers' && !clause.long;
    return isShort ? [clause.deed] : [];
  });
  return own.length === 2 && options.length === 2 ? listed(own, 'or') : undefined;
}

/**
 * Returns the clause of a choice in which one of the options is to do nothing, so that the others may be chosen: “you
 * may draw 1 Quorum card”.
 */
function mayChoose(by: Recipient, options: ReadonlyArray<ChoiceOption>, teller: Teller): Clause {
  const texts = options.map((option) => optionText(option, teller, by));
  const [only, ...others] = options;
  const one = toldAsOne(options, teller);
  const either = others.length > 0 && one === undefined ? eitherDeed(options, teller, by) : undefined;
  if (either !== undefined) return may(by, either);
  if (others.length > 0 && one === undefined) {
    return long(
      may(
        by,
        teller.brief
          ? tell('effects.branches.briefChoose', { options: inRow(texts, ' / ') })
          : tell('effects.branches.choose', { options: oneOf(numbered(texts)) }),
      ),
    );
  }
  const clauses =
    one?.clauses ?? (only === undefined || conditionOf(only) !== undefined ? [] : teller.clauses(only.effects));
  const own = by === 'you' ? clauses : (ofOne(clauses, by) ?? clauses);
  const isOwnDeed = own.length > 0 && own.every(({ doer, mood }) => doer === by && mood === 'does');
  if (isOwnDeed) return long(may(by, verbs(own)));
  return long(
    may(
      by,
      own.length > 0 &&
        own.every(({ doer, long: holdsMore }) => doer === 'fleet' && (!holdsMore || teller.brief === true))
        ? tell('effects.branches.chooseTo', { deeds: verbs(own) })
        : tell('effects.branches.chooseThis', { option: inRow(texts) }),
    ),
  );
}

/** Whether the same player goes on to choose someone, which says who chooses. */
const startsByChoosing = ({ effects: [first] }: ChoiceOption, by: Recipient): boolean =>
  first !== undefined && 'choosePlayer' in first && first.choosePlayer.by === by;

/** “the current player is sent to Detention if they are on New Caprica”: a condition on whoever does all of it. */
function ofThem(is: Condition, clauses: ReadonlyArray<Clause>): Clause | undefined {
  const condition = conditionOnThem(is);
  if (condition === undefined || clauses.some(({ doer, long: holdsMore }) => doer !== 'current' || holdsMore))
    return undefined;
  return fleet(tell('effects.branches.ifThey', { condition, what: flow(clauses) }));
}

export const branchEffects: EffectWords<BranchVerb> = {
  choose: ({ by, take, options }, teller) => {
    const real = options.filter((option) => !isNothing(option));
    if (take === undefined && real.length < options.length && real.length > 0) return mayChoose(by, real, teller);
    const texts = options.map((option) => optionText(option, teller, by));
    const one = by === 'you' && take === undefined ? toldAsOne(options, teller) : undefined;
    if (one !== undefined && one.requires === undefined) return one.clauses;
    // R-FLT-80: all are named before the first is resolved.
    if (take !== undefined)
      return long(does(by, tell('effects.branches.chooseSeveral', { take, options: inRow(numbered(texts), '; ') })));
    if (teller.brief && options.some((option) => startsByChoosing(option, by)))
      return longFleet(
        inRow(
          options.map((option) => optionText(option, teller)),
          ' / ',
        ),
      );
    if (teller.brief) return long(does(by, tell('effects.branches.briefChoose', { options: inRow(texts, ' / ') })));
    return long(does(by, tell('effects.branches.choose', { options: oneOf(numbered(texts)) })));
  },
  check: (check, teller) => {
    if (teller.brief) return longFleet(briefCheck(check, teller));
    const { difficulty, skills, lowerIfIn } = check;
    const head = tell('effects.branches.check', {
      difficulty,
      skills: skillList(skills),
      lowered: lowerIfIn === undefined ? 0 : difficulty - lowerIfIn.by,
    });
    return longFleet(openSentences([head, results(check, teller)]));
  },
  roll: ({ by, results: lines }, teller) => {
    const told = lines
      .filter((line) => line.then.length > 0)
      .map((line) => onRoll(line.from, line.to, teller.text(line.then), teller.brief));
    const deed = teller.brief ? inRow([teller.rolling, inRow(told)], '; ') : openSentences([teller.rolling, ...told]);
    return long(by === undefined ? fleet(deed) : does(by, deed));
  },
  when: ({ is, then, otherwise }, teller) => {
    const theirs = otherwise === undefined ? ofThem(is, teller.clauses(then)) : undefined;
    if (theirs !== undefined) return theirs;
    const text = tell('effects.branches.if', { condition: conditionTold(is), what: teller.text(then) });
    return otherwise === undefined
      ? fleet(text)
      : longFleet(openSentences([text, tell('effects.branches.otherwise', { what: teller.text(otherwise) })]));
  },
  risk: ({ by, ship: kind, count, atLeast, optional, then }, teller) => {
    const values = {
      stake: ships(count, kind),
      count,
      range: rollRange({ from: atLeast, to: 8 }),
      what: teller.text(then),
    };
    const deed = teller.brief
      ? tell('effects.branches.briefRisk', values)
      : tell('effects.branches.risk', {
          ...values,
          ship: ship(kind),
          lost: kind === 'raptor' ? 'destroyed' : 'damaged',
        });
    return long(optional ? may(by, deed) : does(by, deed));
  },
};

/** The option as it is read alone, or below the words that say who chooses: “Discard 1 nuke (only if …)”. */
export const optionAlone = (option: ChoiceOption, teller: Teller, by: Recipient = 'you'): Text =>
  capital(optionText(option, teller, by));

/** Effects of which one is a choice between several: what comes before the options, the options, what comes after. */
export interface ChoiceApart {
  readonly lead: Text;
  readonly options: ReadonlyArray<Text>;
  readonly after: Text | undefined;
}

/** Returns effects with the options of their choice apart, for lines of their own; `undefined`: there is no choice. */
export function choiceApart(effects: Effects, teller: Teller): ChoiceApart | undefined {
  const at = effects.findIndex((effect) => 'choose' in effect);
  const effect = effects[at];
  if (effect === undefined || !('choose' in effect)) return undefined;
  const { by, take, options } = effect.choose;
  const real = options.filter((option) => !isNothing(option));
  const mayDecline = real.length < options.length;
  if (real.length < 2 || (mayDecline && eitherDeed(real, teller, by) !== undefined)) return undefined;
  if ((by === 'you' || mayDecline) && toldAsOne(real, teller) !== undefined) return undefined;
  const deed =
    take === undefined ? tell('effects.branches.chooseBelow') : tell('effects.branches.chooseSeveralBelow', { take });
  const chooses = long((mayDecline ? may : does)(by, deed));
  const after = effects.slice(at + 1);
  return {
    lead: flow([...teller.clauses(effects.slice(0, at)), chooses]),
    options: real.map((option) => optionAlone(option, teller, by)),
    after: after.length === 0 ? undefined : tell('effects.then', { what: teller.text(after) }),
  };
}
