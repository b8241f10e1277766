/** Skill cards in hands and decks. */
import { skills as order } from '../../../catalogue/vocabulary.ts';
import type { Skill } from '../../../catalogue/vocabulary.ts';
import { list, plural } from '../grammar.ts';
import type { SkillCard } from '../../types/ids.ts';
import { deckName, faceName, faces } from '../names.ts';
import { skillCards, skillNames } from '../terms.ts';
import { inBrackets } from './cause.ts';
import type { EventWords } from './table.ts';

/** «2 Politics and 1 Leadership» */
function counted(skills: ReadonlyArray<Skill>): string {
  const parts = order.flatMap((skill) => {
    const count = skills.filter((one) => one === skill).length;
    return count === 0 ? [] : [`${count} ${skillNames[skill]}`];
  });
  return list(parts);
}

/** «1 Politics card», «5 Skill cards: 3 Politics and 2 Leadership»; by their names for those who know them. */
function drawn(skills: ReadonlyArray<Skill>, cards: ReadonlyArray<SkillCard> | undefined): string {
  if (cards) return cards.length === 1 ? faces(cards) : `${skillCards(cards.length)}: ${faces(cards)}`;
  const [first] = skills;
  if (first !== undefined && skills.every((skill) => skill === first)) return plural(skills.length, `${skillNames[first]} card`);
  return `${skillCards(skills.length)}: ${counted(skills)}`;
}

type SkillEvent =
  | 'skillsDrawn'
  | 'skillsDiscarded'
  | 'skillsSkipped'
  | 'skillTaken'
  | 'handSeen'
  | 'deckReshuffled'
  | 'destinyRebuilt'
  | 'skillNamed';

export const skillEvents: EventWords<SkillEvent> = {
  skillsDrawn: ({ seat, skills, why, cards }, names) =>
    skills.length === 0
      ? `${names.seat(seat)} draws no Skill cards${inBrackets(why)}`
      : `${names.seat(seat)} draws ${drawn(skills, cards)}${inBrackets(why)}`,
  skillsDiscarded: ({ seat, cards, why, random }, names) =>
    cards.length === 0
      ? `${names.seat(seat)} has no Skill cards to discard${inBrackets(why)}`
      : `${names.seat(seat)} discards ${faces(cards)}${random ? ', picked at random' : ''}${inBrackets(why)}`,
  skillsSkipped: ({ seat }, names) => `${names.seat(seat)} receives no Skill cards in this turn`,
  skillTaken: ({ by, from, card }, names) =>
    `${names.seat(by)} takes ${card === undefined ? '1 Skill card' : faceName(card)} from ${names.seat(from)}`,
  handSeen: ({ by, of, cards }, names) => {
    if (cards === undefined) return `${names.seat(by)} looks at the hand of ${names.seat(of)}`;
    return `The hand of ${names.seat(of)}: ${cards.length === 0 ? 'no Skill cards' : faces(cards)}`;
  },
  deckReshuffled: ({ deck }) => `The discard pile of the ${deckName(deck)} is shuffled into a new deck`,
  skillNamed: ({ seat, skill }, names) => `${names.seat(seat)} names ${skillNames[skill]}: these cards count 0 in the check`,
  destinyRebuilt: () => 'A new Destiny deck is built: 2 cards of each skill',
};
