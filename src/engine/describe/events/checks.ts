/** Skill checks. */
import type { CheckChange, CheckResult } from '../../types/event.ts';
import type { SkillCard } from '../../types/ids.ts';
import { skillFace } from '../lookup.ts';
import { list, number, plural, signed } from '../grammar.ts';
import { faces, faceSkill, faceValue, grouped, nameOf, sourceName } from '../names.ts';
import { skillCards, skillList } from '../terms.ts';
import { because, inBrackets } from './cause.ts';
import type { EventWords } from './table.ts';

const resultNames: Readonly<Record<CheckResult, string>> = { pass: 'passed', partial: 'partly passed', fail: 'failed' };

const strength = (cards: ReadonlyArray<SkillCard>): number => cards.reduce((sum, card) => sum + faceValue(card), 0);

/** The strengths of a side, skill by skill: «9 + 3». */
function bySkill(cards: ReadonlyArray<SkillCard>): ReadonlyArray<number> {
  const skills = [...new Set(cards.map((card) => skillFace(card)?.entry.skill))];
  return skills.map((skill) => strength(cards.filter((card) => skillFace(card)?.entry.skill === skill))).sort((one, other) => other - one);
}

/** What decides on which side cards count, or that they don't, shows in the sides already. */
const isInSides = ({ how }: CheckChange): boolean => how === 'positive' || how === 'nullified';

/** «9 + 3 − 4 = 8»: the skills for it, those against it, what abilities add to it or take off, and what comes of it. */
function sum(
  positive: ReadonlyArray<SkillCard>, negative: ReadonlyArray<SkillCard>, total: number, changes: ReadonlyArray<CheckChange>,
): string {
  if (positive.length + negative.length === 0) return `no cards, ${number(total)}`;
  const against = bySkill(negative).filter((strengths, at) => strengths > 0 || at === 0).map((strengths) => ` − ${strengths}`).join('');
  const more = total - strength(positive) + strength(negative);
  const added = changes.filter((change) => !isInSides(change));
  const areKnown = added.reduce((all, { change }) => all + change, 0) === more;
  const abilities = (areKnown ? added.map(({ change, why }) => ({ change, by: sourceName(why) })) : [{ change: more, by: 'abilities' }])
    .map(({ change, by }) => (change === 0 ? '' : ` ${change > 0 ? '+' : '−'} ${Math.abs(change)} by ${by}`))
    .join('');
  return `${positive.length === 0 ? '0' : bySkill(positive).join(' + ')}${against}${abilities} = ${number(total)}`;
}

const cardsOf = (title: string, cards: ReadonlyArray<SkillCard>): ReadonlyArray<string> =>
  cards.length === 0 ? [] : [`${title} ${grouped(cards.map(faceSkill)).join(', ')}`];

type CheckEvent = 
  | 'checkStarted'
  | 'destinyAdded'
  | 'contributed'
  | 'difficultyChanged'
  | 'checkRevealed'
  | 'checkResult'
  | 'checkCardsDiscarded'
  | 'checkCardsTaken';

export const checkEvents: EventWords<CheckEvent> = {
  checkStarted: ({ source, difficulty, partialAt, skills }) =>
    `Skill check ${difficulty}${partialAt === undefined ? '' : ` (partly passed from ${partialAt})`}: `
      + `${nameOf(source)}. ${skillList(skills)} count for it`,
  destinyAdded: ({ count, cards }) =>
    `The Destiny deck adds ${cards === undefined ? skillCards(count) : list(grouped(cards.map(faceSkill)))}`,
  contributed: ({ seat, count, cards }, names) => {
    if (count === 0) return `${names.seat(seat)} adds no cards`;
    return `${names.seat(seat)} adds ${cards === undefined ? plural(count, 'card') : list(grouped(cards.map(faceSkill)))}`;
  },
  difficultyChanged: ({ by, to, why }) => `Difficulty ${signed(by)} (now ${to})${because(why)}`,
  checkRevealed: ({ positive, negative, nullified, total, difficulty, changes = [] }, names) => {
    const notes = [
      ...cardsOf('for it', positive),
      ...cardsOf('against it', negative),
      ...cardsOf('without effect', nullified),
      ...changes.filter(isInSides).map(({ change, why, by }) =>
        `${signed(change)} by ${sourceName(why)}${by === undefined ? '' : ` of ${names.seat(by)}`}`),
    ];
    return `Check ${difficulty}: ${sum(positive, negative, total, changes)}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`;
  },
  checkResult: ({ source, result, total, difficulty, decidedBy }, names) => {
    if (decidedBy !== undefined) return `${nameOf(source)}: ${names.seat(decidedBy)} has decided, the check is ${resultNames[result]}`;
    return `${nameOf(source)}: ${total === undefined ? '' : `${number(total)} against ${difficulty}, `}${resultNames[result]}`;
  },
  checkCardsDiscarded: ({ cards, why }) => `Discarded from the check${inBrackets(why)}: ${faces(cards)}`,
  checkCardsTaken: ({ seat, cards }, names) =>
    cards.length === 0
      ? `${names.seat(seat)} takes no cards of the check`
      : `${names.seat(seat)} takes the cards of the check into the hand: ${faces(cards)}`,
};
