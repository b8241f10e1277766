/** Skill checks. */
import { inRow, listed, noted, number, signed, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import type { CheckChange, Happening } from '../../types/event.ts';
import type { SkillCard } from '../../types/ids.ts';
import { skillFace } from '../lookup.ts';
import {
  cards as cardsOf,
  faces,
  faceSkill,
  grouped,
  name,
  skillCards,
  skillList,
  source as sourceNoun,
} from '../nouns.ts';
import type { Names } from '../types.ts';
import { withCause, withCauseNoted } from './cause.ts';
import type { EventWords } from './table.ts';

const valueOf = (card: SkillCard): number => skillFace(card)?.value ?? 0;
const strength = (cards: ReadonlyArray<SkillCard>): number => cards.reduce((sum, card) => sum + valueOf(card), 0);

/** “Tactics 5 + 2, Politics 3”: the strengths skill by skill, the strongest first. */
function bySkill(cards: ReadonlyArray<SkillCard>): Text {
  const skills = [...new Set(cards.map((card) => skillFace(card)?.entry.skill))].map((skill) =>
    cards
      .filter((card) => skillFace(card)?.entry.skill === skill)
      .toSorted((one, other) => valueOf(other) - valueOf(one)),
  );
  return inRow(
    skills
      .toSorted((one, other) => strength(other) - strength(one))
      .map(([first = '', ...others]) =>
        inRow([faceSkill(first), ...others.map((card) => String(valueOf(card)))], ' + '),
      ),
  );
}

/** Whether the change decides on which side cards count, or that they don't, which the sides show already. */
const isInSides = ({ how }: CheckChange): boolean => how === 'positive' || how === 'nullified';

type Revealed = Extract<Happening, { readonly kind: 'checkRevealed' }>;

/** Returns what abilities add to the strengths or take off: “+2 from Establish Network”. */
function abilitiesOf({ positive, negative, total, changes = [] }: Revealed): ReadonlyArray<Text> {
  const more = total - strength(positive) + strength(negative);
  const added = changes.filter((change) => !isInSides(change));
  const areKnown = added.reduce((all, { change }) => all + change, 0) === more;
  return (
    areKnown
      ? added.map(({ change, why }) => ({ change, by: sourceNoun(why) }))
      : [{ change: more, by: tell('events.checks.abilities') }]
  )
    .filter(({ change }) => change !== 0)
    .map(({ change, by }) => tell('events.checks.by', { change: signed(change), source: by }));
}

/**
 * Returns what a check's total is made of: “Tactics 5 + 2, Politics 3; minus Engineering 2; +2 from Establish Network”.
 * In brackets stands what abilities have changed within the sides.
 */
export function strengths(revealed: Revealed, names: Names): Text {
  const { positive, negative, nullified, changes = [] } = revealed;
  const parts = [
    ...(positive.length === 0 ? [] : [bySkill(positive)]),
    ...(negative.length === 0 ? [] : [tell('events.checks.against', { cards: bySkill(negative) })]),
    ...(positive.length + negative.length === 0 ? [tell('events.checks.noCards')] : []),
    ...abilitiesOf(revealed),
    ...(nullified.length === 0 ? [] : [tell('events.checks.noEffect', { cards: bySkill(nullified) })]),
  ];
  const within = changes
    .filter(isInSides)
    .map(({ change, why, by }) =>
      by === undefined
        ? tell('events.checks.by', { change: signed(change), source: sourceNoun(why) })
        : tell('events.checks.byOf', { change: signed(change), source: sourceNoun(why), player: names.seat(by) }),
    );
  return noted(inRow(parts, '; '), ...within);
}

/** “2× Engineering 2” and others, whatever they are called. */
const skillsOf = (cards: ReadonlyArray<SkillCard>): ReadonlyArray<Text> =>
  grouped(cards, faceSkill, (card) => `${skillFace(card)?.entry.skill ?? card} ${valueOf(card)}`);

type Result = Extract<Happening, { readonly kind: 'checkResult' }>;

/** “Riots check failed, 8 of 13” */
export function resultTold({ source, result, total, difficulty, decidedBy }: Result, names: Names): Text {
  if (decidedBy !== undefined)
    return tell('events.checks.decided', { source: name(source), result, player: names.seat(decidedBy) });
  return total === undefined
    ? tell('events.checks.result', { source: name(source), result })
    : tell('events.checks.resultOf', { source: name(source), result, total: number(total), difficulty });
}

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
  checkStarted: ({ source, difficulty, partialAt = 'never', skills }) =>
    tell('events.checks.started', { source: name(source), difficulty, partialAt, skills: skillList(skills) }),
  destinyAdded: ({ count, cards }) =>
    tell('events.checks.destinyAdded', {
      cards: cards === undefined || count === 0 ? skillCards(count) : listed(skillsOf(cards)),
    }),
  contributed: ({ seat, count, cards }, names) =>
    count === 0
      ? tell('events.checks.addedNone', { player: names.seat(seat) })
      : tell('events.checks.added', {
          player: names.seat(seat),
          cards: cards === undefined ? cardsOf(count, 'card') : listed(skillsOf(cards)),
        }),
  difficultyChanged: ({ by, to, why }) =>
    withCause(tell('events.checks.difficulty', { change: signed(by), now: to }), why),
  checkRevealed: (revealed, names) =>
    tell('events.checks.revealed', {
      difficulty: revealed.difficulty,
      total: number(revealed.total),
      cards: strengths(revealed, names),
    }),
  checkResult: resultTold,
  checkCardsDiscarded: ({ cards, why }) =>
    inRow([withCauseNoted(tell('events.checks.discarded'), why), faces(cards)], ': '),
  checkCardsTaken: ({ seat, cards }, names) =>
    cards.length === 0
      ? tell('events.checks.takenNone', { player: names.seat(seat) })
      : tell('events.checks.taken', { player: names.seat(seat), cards: faces(cards) }),
};
