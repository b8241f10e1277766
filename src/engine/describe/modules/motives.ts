/** Motives: what they say, and what is told and asked about them. */
import { catalogue } from '../../../catalogue/index.ts';
import type { MotiveCondition } from '../../../catalogue/effects/motives.ts';
import type { Motive } from '../../../catalogue/motives.ts';
import { skills } from '../../../catalogue/vocabulary.ts';
import { addActTraits } from '../actTraits.ts';
import { condition, wordsIf } from '../effects/filters.ts';
import { deckWords } from '../further.ts';
import { list, plural, sentence } from '../grammar.ts';
import { moduleWords } from '../moduleWords.ts';
import { nameOf, place } from '../names.ts';
import { addActionWords } from '../openWords.ts';
import { skillNames } from '../terms.ts';

wordsIf<MotiveCondition>({
  anyDamaged: (locations) => `${list(locations.map(place), 'or')} is damaged`,
  skillsInHand: (wanted) => {
    const cards = skills.flatMap((skill) => (wanted[skill] === undefined ? [] : [`${wanted[skill]} ${skillNames[skill]}`]));
    return `you have at least ${list(cards)} ${Object.keys(wanted).length === 1 ? 'cards' : 'card'} in hand`;
  },
  otherHeld: () => 'another player is in the Brig or in Detention',
  noCylonShips: () => 'there is no Cylon ship on the main board',
  noCenturions: () => 'there is no centurion on the Boarding Party track',
  distanceAtLeast: (least) => `the fleet has travelled ${least} or more`,
});

const teams = { humans: 'Humans', cylons: 'Cylons' } as const;
const atEnd = { anyTime: '', gameOver: 'when the game is over, ' } as const;

/** «Humans: when the game is over, food is 4 or less» */
const briefMotive = ({ allegiance, timing, requires }: Motive): string =>
  `${teams[allegiance]}: ${atEnd[timing]}${list(requires.map(condition))}`;

deckWords('motives', {
  kindName: 'Motive',
  brief: briefMotive,
  lines: (motive) => [
    `It is for a victory of the ${teams[motive.allegiance]}.`,
    motive.timing === 'anyTime'
      ? sentence(`you may reveal it at any time while it is so: ${list(motive.requires.map(condition))}`)
      : sentence(`you may reveal it when the game is over, if it is so then: ${list(motive.requires.map(condition))}`),
    'You win with a team if at least 2 revealed Motives are for it and at most 1 of yours is left unrevealed.',
  ],
});

const named = (cards: ReadonlyArray<string> | undefined): string =>
  cards === undefined || cards.length === 0 ? '' : `: ${list(cards.map(nameOf))}`;

const sideOf = (card: string): string => {
  const motive = catalogue.motives.get(card);
  return motive === undefined ? '' : ` (for the ${teams[motive.allegiance]})`;
};

const byMotives = 'You belong to no team: you win with the team that wins if at least 2 of your revealed Motives are for it and at '
  + 'most 1 is left unrevealed.';

moduleWords('motives', {
  // Those that are not revealed yet.
  noTeam: ({ own }) => {
    const conditions = own?.modules.motives?.filter(({ revealed }) => !revealed).flatMap(({ card, holds }) => {
      const motive = catalogue.motives.get(card);
      return motive === undefined ? [] : [{ text: sentence(`${nameOf(card)} (${briefMotive(motive)})`), holds }];
    });
    return conditions === undefined ? undefined : { sentence: byMotives, conditions };
  },
  events: {
    motivesDealt: ({ seat, count, cards }, names) => `${names.seat(seat)} gets ${plural(count, 'Motive')}${named(cards)}`,
    motiveRevealed: ({ seat, card }, names) => `${names.seat(seat)} reveals a Motive: ${nameOf(card)}${sideOf(card)}`,
    motivesLeft: ({ seat, cards }, names) => `${names.seat(seat)} has not revealed ${plural(cards.length, 'Motive')}${named(cards)}`,
  },
  questions: {
    lastMotives: () => ({
      ask: 'choose the Motives that you reveal at the end',
      help: 'The game is over, and all of these are so. You win with a team if at least 2 revealed Motives are for it and at most 1 of '
        + 'yours is left unrevealed.',
      rule: 'R-VIC-42',
      pass: { label: 'Reveal none' },
    }),
  },
});

const briefOf = (card = ''): string => {
  const motive = catalogue.motives.get(card);
  return motive === undefined ? '' : `${nameOf(card)}. ${briefMotive(motive)}`;
};

addActTraits('motives', { reveal: { group: 'cards' } });
addActionWords('motives', {
  reveal: { label: 'Reveal a Motive', detail: ({ card }) => briefOf(card), deed: ({ card }) => `reveals the Motive ${nameOf(card ?? '')}` },
});
