/** Skill checks. */
import { inRow, listed, noted, number, signed, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import type { CheckChange } from '../../types/event.ts';
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
import { withCause, withCauseNoted } from './cause.ts';
import type { EventWords } from './table.ts';

const valueOf = (card: SkillCard): number => skillFace(card)?.value ?? 0;
const strength = (cards: ReadonlyArray<SkillCard>): number => cards.reduce((sum, card) => sum + valueOf(card), 0);

/** The strengths of a side, skill by skill: “9 + 3”. */
function bySkill(cards: ReadonlyArray<SkillCard>): ReadonlyArray<number> {
  const skills = [...new Set(cards.map((card) => skillFace(card)?.entry.skill))];
  return skills
    .map((skill) => strength(cards.filter((card) => skillFace(card)?.entry.skill === skill)))
    .sort((one, other) => other - one);
}

/** Whether the change decides on which side cards count, or that they don't, which the sides show already. */
const isInSides = ({ how }: CheckChange): boolean => how === 'positive' || how === 'nullified';

/** “9 + 3 − 4 = 8”: the skills for it, those against it, what abilities add to it or take off, and what comes of it. */
function sum(
  positive: ReadonlyArray<SkillCard>,
  negative: ReadonlyArray<SkillCard>,
  total: number,
  changes: ReadonlyArray<CheckChange>,
): Text {
  if (positive.length + negative.length === 0) return tell('events.checks.noCards', { total });
  const against = bySkill(negative)
    .filter((strengths, at) => strengths > 0 || at === 0)
    .map((strengths) => `− ${strengths}`);
  const more = total - strength(positive) + strength(negative);
  const added = changes.filter((change) => !isInSides(change));
  const areKnown = added.reduce((all, { change }) => all + change, 0) === more;
  const abilities = (
    areKnown
      ? added.map(({ change, why }) => ({ change, by: sourceNoun(why) }))
      : [{ change: more, by: tell('events.checks.abilities') }]
  )
    .filter(({ change }) => change !== 0)
    .map(({ change, by }) =>
      tell('events.checks.by', { change: `${change > 0 ? '+' : '−'} ${Math.abs(change)}`, source: by }),
    );
  const own = positive.length === 0 ? '0' : bySkill(positive).join(' + ');
  return inRow([own, ...against, ...abilities, `= ${number(total)}`], ' ');
}

/** “2× Engineering 2” and others, whatever they are called. */
const skillsOf = (cards: ReadonlyArray<SkillCard>): ReadonlyArray<Text> =>
  grouped(cards, faceSkill, (card) => `${skillFace(card)?.entry.skill ?? card} ${valueOf(card)}`);

/** “for it Tactics 5, Engineering 2” */
const sideOf = (side: 'for' | 'against' | 'noEffect', cards: ReadonlyArray<SkillCard>): ReadonlyArray<Text> =>
  cards.length === 0 ? [] : [tell(`events.checks.${side}`, { cards: inRow(skillsOf(cards)) })];

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
  checkRevealed: ({ positive, negative, nullified, total, difficulty, changes = [] }, names) => {
    const notes = [
      ...sideOf('for', positive),
      ...sideOf('against', negative),
      ...sideOf('noEffect', nullified),
      ...changes
        .filter(isInSides)
        .map(({ change, why, by }) =>
          by === undefined
            ? tell('events.checks.by', { change: signed(change), source: sourceNoun(why) })
            : tell('events.checks.byOf', { change: signed(change), source: sourceNoun(why), player: names.seat(by) }),
        ),
    ];
    const told = tell('events.checks.revealed', { difficulty, sum: sum(positive, negative, total, changes) });
    return notes.length === 0 ? told : noted(told, inRow(notes, '; '));
  },
  checkResult: ({ source, result, total, difficulty, decidedBy }, names) => {
    if (decidedBy !== undefined)
      return tell('events.checks.decided', { source: name(source), result, player: names.seat(decidedBy) });
    return total === undefined
      ? tell('events.checks.result', { source: name(source), result })
      : tell('events.checks.resultOf', { source: name(source), result, total, difficulty });
  },
  checkCardsDiscarded: ({ cards, why }) =>
    inRow([withCauseNoted(tell('events.checks.discarded'), why), faces(cards)], ': '),
  checkCardsTaken: ({ seat, cards }, names) =>
    cards.length === 0
      ? tell('events.checks.takenNone', { player: names.seat(seat) })
      : tell('events.checks.taken', { player: names.seat(seat), cards: faces(cards) }),
};
