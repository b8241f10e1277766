/** Motives: what they say, and what is told and asked about them. */
import { catalogue } from '../../../catalogue/index.ts';
import type { MotiveCondition } from '../../../catalogue/effects/motives.ts';
import type { Motive } from '../../../catalogue/motives.ts';
import { skills } from '../../../catalogue/vocabulary.ts';
import { inRow, listed, noted, sentences, tell, withItems } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { addActTraits } from '../actTraits.ts';
import { question, withPass } from '../decisions/table.ts';
import { conditionTold, wordsIf } from '../effects/filters.ts';
import { deckWords } from '../further.ts';
import { moduleWords } from '../moduleWords.ts';
import { cardsOfSkill, name, place, skill } from '../nouns.ts';
import { addActionWords } from '../openWords.ts';

wordsIf<MotiveCondition>({
  anyDamaged: (locations) => tell('modules.motives.anyDamaged', { places: listed(locations.map(place), 'or') }),
  skillsInHand: (wanted) => {
    const [first, ...others] = skills.flatMap((id) => (wanted[id] === undefined ? [] : [{ id, count: wanted[id] }]));
    if (first === undefined || others.length === 0) {
      return tell('modules.motives.skillInHand', { cards: first === undefined ? '' : cardsOfSkill(first.count, first.id) });
    }
    return tell('modules.motives.skillsInHand', {
      skills: listed([first, ...others].map(({ id, count }) => inRow([String(count), skill(id)], ' '))),
    });
  },
  otherHeld: () => tell('modules.motives.otherHeld'),
  noCylonShips: () => tell('modules.motives.noCylonShips'),
  noCenturions: () => tell('modules.motives.noCenturions'),
  distanceAtLeast: (least) => tell('modules.motives.distanceAtLeast', { least }),
});

const demands = ({ requires }: Motive): Text => listed(requires.map(conditionTold));

/** «Humans: when the game is over, food is 4 or less» */
const briefMotive = (motive: Motive): Text =>
  tell('modules.motives.brief', { team: motive.allegiance, atEnd: motive.timing === 'gameOver', what: demands(motive) });

deckWords('motives', {
  kindName: tell('modules.motives.kind'),
  brief: briefMotive,
  lines: (motive) => [
    tell('modules.motives.team', { team: motive.allegiance }),
    sentences(tell(`modules.motives.${motive.timing}`, { what: demands(motive) })),
    tell('modules.motives.wins'),
  ],
});

const namesOf = (cards: ReadonlyArray<string> = []): ReadonlyArray<Text> => cards.map(name);

moduleWords('motives', {
  // Those that are not revealed yet.
  noTeam: ({ own }) => {
    const conditions = own?.modules.motives?.filter(({ revealed }) => !revealed).flatMap(({ card, holds }) => {
      const motive = catalogue.motives.get(card);
      return motive === undefined ? [] : [{ text: sentences(noted(name(card), briefMotive(motive))), holds }];
    });
    return conditions === undefined ? undefined : { sentence: tell('modules.motives.noTeam'), conditions };
  },
  events: {
    motivesDealt: ({ seat, count, cards }, names) =>
      withItems(tell('modules.motives.dealt', { player: names.seat(seat), count }), ...namesOf(cards)),
    motiveRevealed: ({ seat, card }, names) => tell('modules.motives.revealed', {
      player: names.seat(seat), card: name(card), team: catalogue.motives.get(card)?.allegiance ?? 'none',
    }),
    motivesLeft: ({ seat, cards }, names) =>
      withItems(tell('modules.motives.left', { player: names.seat(seat), count: cards.length }), ...namesOf(cards)),
  },
  questions: {
    lastMotives: () => withPass(question('modules.motives.lastMotives', 'R-VIC-42'), tell('modules.motives.revealNone')),
  },
});

function briefOf(card = ''): Text {
  const motive = catalogue.motives.get(card);
  return motive === undefined ? '' : inRow([name(card), briefMotive(motive)], '. ');
}

addActTraits('motives', { reveal: { group: 'cards' } });
addActionWords('motives', {
  reveal: {
    label: tell('modules.motives.reveal'),
    detail: ({ card }) => briefOf(card),
    deed: ({ card = '' }) => tell('modules.motives.reveals', { card: name(card) }),
  },
});
