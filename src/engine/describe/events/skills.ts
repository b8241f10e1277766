/** Skill cards in hands and decks. */
import { skills as order } from '../../../catalogue/vocabulary.ts';
import type { Skill } from '../../../catalogue/vocabulary.ts';
import { inRow, listed, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import type { SkillCard } from '../../types/ids.ts';
import { cardsOfSkill, deck as deckNoun, face, faces, skill as skillNoun, skillCards } from '../nouns.ts';
import { withCauseNoted } from './cause.ts';
import type { EventWords } from './table.ts';

/** “2 Politics and 1 Leadership” */
const counted = (skills: ReadonlyArray<Skill>): Text =>
  listed(
    order.flatMap((skill) => {
      const count = skills.filter((one) => one === skill).length;
      return count === 0 ? [] : [tell('brief.skills', { count, skills: skillNoun(skill) })];
    }),
  );

/** “1 Politics card”, “5 Skill cards: 3 Politics and 2 Leadership”; by their names for those who know them. */
export function drawn(skills: ReadonlyArray<Skill>, cards: ReadonlyArray<SkillCard> | undefined): Text {
  if (cards) return cards.length === 1 ? faces(cards) : inRow([skillCards(cards.length), faces(cards)], ': ');
  const [first] = skills;
  if (first !== undefined && skills.every((skill) => skill === first)) return cardsOfSkill(skills.length, first);
  return inRow([skillCards(skills.length), counted(skills)], ': ');
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
    withCauseNoted(
      skills.length === 0
        ? tell('events.skills.drawnNone', { player: names.seat(seat) })
        : tell('events.skills.drawn', { player: names.seat(seat), cards: drawn(skills, cards) }),
      why,
    ),
  skillsDiscarded: ({ seat, cards, why, random }, names) =>
    withCauseNoted(
      cards.length === 0
        ? tell('events.skills.discardedNone', { player: names.seat(seat) })
        : tell('events.skills.discarded', { player: names.seat(seat), cards: faces(cards), random }),
      why,
    ),
  skillsSkipped: ({ seat }, names) => tell('events.skills.skipped', { player: names.seat(seat) }),
  skillTaken: ({ by, from, card }, names) =>
    tell('events.skills.taken', {
      player: names.seat(by),
      from: names.seat(from),
      cards: card === undefined ? skillCards(1) : face(card),
    }),
  handSeen: ({ by, of, cards }, names) => {
    if (cards === undefined) return tell('events.skills.looksAtHand', { player: names.seat(by), of: names.seat(of) });
    return tell('events.skills.hand', {
      of: names.seat(of),
      cards: cards.length === 0 ? tell('events.skills.none') : faces(cards),
    });
  },
  deckReshuffled: ({ deck }) => tell('events.skills.reshuffled', { deck: deckNoun(deck) }),
  skillNamed: ({ seat, skill }, names) =>
    tell('events.skills.named', { player: names.seat(seat), skill: skillNoun(skill) }),
  destinyRebuilt: () => tell('events.skills.destinyRebuilt'),
};
