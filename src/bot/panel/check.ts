import type { Decision } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { escapeMarkup } from '../text/escape.ts';
import { nameWithEmoji, withEmojis } from '../text/emojis.ts';
import type { CheckView, Names } from '../types.ts';
import { describeName, describeOutcomes } from '../../engine/describe/index.ts';
import { skillFaceOf } from '../lookUp/entries.ts';
import type { Wording } from '../wording.ts';

export interface Sides {
  readonly helps: number;
  readonly hinders: number;
}

/** Returns the strengths that these Skill cards would add for the check and against it. */
export function sidesOf(check: CheckView, cards: ReadonlyArray<string>): Sides {
  const sum = (wanted: boolean): number =>
    cards.reduce((total, card) => total + (helps(check, card) === wanted ? (skillFaceOf(card)?.strength ?? 0) : 0), 0);
  return { helps: sum(true), hinders: sum(false) };
}

function helps({ skills }: CheckView, card: string): boolean {
  const skill = skillFaceOf(card)?.skill;
  return skills.some((each) => each === skill);
}

/** Returns what a Skill card adds to the sum of a check: below 0 if it hinders. */
export function worthOf(check: CheckView, card: string): number {
  const strength = skillFaceOf(card)?.strength ?? 0;
  return helps(check, card) ? strength : -strength;
}

/** “+2 Leadership · Executive Order”, for a button or menu. */
export function cardLabel(check: CheckView, card: string, words: Wording, say: Say): string {
  const face = skillFaceOf(card);
  return face === undefined
    ? describeName(card, words.locale)
    : say('check.card', {
        strength: signed(worthOf(check, card)),
        skill: describeName(face.skill, words.locale),
        card: describeName(card, words.locale),
      });
}

export interface CheckFor {
  readonly check: CheckView;
  readonly words: Wording;
  readonly names: Names;
  readonly say: Say;
}

/** How a check stands for someone who may add cards: what it takes, what counts, and what lies there already. */
export function checkLines(wanted: CheckFor): ReadonlyArray<string> {
  const { check, words, say } = wanted;
  const needed = { source: escapeMarkup(describeName(check.source, words.locale)), difficulty: check.difficulty };
  return [
    check.partialAt === undefined
      ? say('check.needs', needed)
      : say('check.needsPartly', { ...needed, partialAt: check.partialAt }),
    say('check.sides', { skills: check.skills.map((skill) => nameWithEmoji(words, skill)).join(', ') }),
    ...addedLines(wanted),
    ...describeOutcomes(check, words.locale).map((line) => `- ${withEmojis(words, escapeMarkup(line))}`),
  ];
}

/** Whether a question is about the running check, so that it needs to be told how that stands. */
export function isAboutCheck(
  { topic, occasion }: Pick<Decision, 'topic' | 'occasion'>,
  check: CheckView | undefined,
): boolean {
  return (
    check !== undefined && (topic.kind === 'contribute' || (topic.kind === 'react' && occasion?.cause === check.source))
  );
}

function addedLines({ check, words, names, say }: CheckFor): ReadonlyArray<string> {
  const added = [
    ...(check.destinyCount === 0 ? [] : [say('check.destiny', { count: check.destinyCount })]),
    ...check.contributions.map(({ seat, count }) => say('check.added', { player: names.seat(seat), count })),
  ];
  const so = added.length === 0 ? [] : [say('check.soFar', { cards: added.join(', ') })];
  if (check.total !== undefined) {
    const counted = say('check.counted', { total: signless(check.total), difficulty: check.difficulty });
    return [...so, counted, ...changedLines({ check, words, names, say })];
  }
  if (check.cards.length === 0) return so;
  const sides = sidesOf(check, check.cards);
  return [...so, say('check.open', { ...sides, total: signed(sides.helps - sides.hinders) })];
}

/** Returns lines for the abilities that make the sum differ from that of the cards, and their players. */
function changedLines({ check: { changes = [] }, words, names, say }: CheckFor): ReadonlyArray<string> {
  if (changes.length === 0) return [];
  const told = changes.map(({ change, why, by }) => {
    const known = { change: signed(change), ability: escapeMarkup(describeName(why, words.locale)) };
    return by === undefined ? say('check.change', known) : say('check.changeOf', { ...known, player: names.seat(by) });
  });
  return [say('check.changed', { changes: told.join(', ') })];
}

/** The running total of what someone is about to add. */
export function picksLine(check: CheckView, cards: ReadonlyArray<string>, say: Say): string {
  if (cards.length === 0) return say('check.noPicks');
  const sides = sidesOf(check, cards);
  return say('check.picks', { ...sides, total: signed(sides.helps - sides.hinders), count: cards.length });
}

function signless(number: number): string {
  return number < 0 ? signed(number) : `${number}`;
}

/** Writes a number with its sign, and with a real minus. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}
