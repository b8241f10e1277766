/** Mutiny cards: what they say, and what is told and asked about them. */
import { catalogue } from '../../../catalogue/index.ts';
import type { MutinyCard } from '../../../catalogue/mutiny.ts';
import { addActTraits } from '../actTraits.ts';
import { condition } from '../effects/filters.ts';
import { effectsText } from '../effects/index.ts';
import { from } from '../decisions/about.ts';
import { because } from '../events/cause.ts';
import { deckWords } from '../further.ts';
import { list, plural, sentence } from '../grammar.ts';
import { moduleWords } from '../moduleWords.ts';
import { nameOf } from '../names.ts';
import { addActionWords } from '../openWords.ts';
import { skillCards, titleName } from '../terms.ts';

/** «discard 5 Skill cards: you become Admiral» */
function whatItDoes({ cost, effects }: MutinyCard, brief: boolean): string {
  const text = effectsText(effects, brief ? { brief } : {});
  return cost === undefined ? text : `discard ${skillCards(cost)}: ${text}`;
}

deckWords('mutiny', {
  kindName: 'Mutiny card',
  brief: (card) => whatItDoes(card, true),
  lines: (card) => [
    sentence(`action: ${whatItDoes(card, false)}`),
    ...(card.requires === undefined ? [] : [sentence(`only if ${list(card.requires.map(condition))}`)]),
    'Only its holder sees it. Whoever draws a second Mutiny card, the Mutineer a third, goes to the Brig and discards one.',
  ],
});

const named = (cards: ReadonlyArray<string> | undefined): string =>
  cards === undefined || cards.length === 0 ? '' : `: ${list(cards.map(nameOf))}`;

moduleWords('mutiny', {
  noTeam: 'nothing',
  events: {
    mutinyDrawn: ({ seat, count, cards, why }, names) =>
      `${names.seat(seat)} draws ${plural(count, 'Mutiny card')}${named(cards) || because(why)}`,
    mutinySeen: ({ seat, to, count, cards }, names) =>
      `${names.seat(seat)} looks at ${plural(count, 'Mutiny card')}${seat === to ? '' : ` for ${names.seat(to)}`}${named(cards)}`,
    mutinyDiscarded: ({ seat, cards }, names) => `${names.seat(seat)} discards ${plural(cards.length, 'Mutiny card')}${named(cards)}`,
    mutinyPlayed: ({ seat, card }, names) => `${names.seat(seat)} plays the Mutiny card ${nameOf(card)}`,
    nukesRemoved: ({ why }) => `All nukes leave the game${because(why)}`,
  },
  questions: {
    giveMutiny: ({ to, why }, names) => ({
      ask: `choose the Mutiny card for ${names.seat(to)}${from(why)}`,
      help: 'Only you see both cards. The other one goes to the bottom of the Mutiny deck.',
      rule: 'R-DAY-29',
    }),
    keepMutiny: ({ count, why }) => ({
      ask: `choose ${plural(count, 'Mutiny card')} to keep${from(why)}`,
      help: 'You hold too many. Everybody sees what you discard; it has no effect.',
      rule: 'R-DAY-24',
    }),
    discardMutiny: ({ why }) => ({
      ask: `discard a Mutiny card${from(why)}`,
      help: 'Everybody sees it. It has no effect.',
      rule: 'R-DAY-51',
      pass: { label: 'Keep what you hold' },
    }),
    keepTitle: ({ title, card, nominee }, names) => ({
      ask: `do you want to discard ${nameOf(card)} to stay ${titleName(title)}?`,
      help: `Otherwise ${names.seat(nominee)} becomes ${titleName(title)} now.`,
      rule: 'R-DAY-52',
      pass: { label: 'Give up the title' },
    }),
  },
});

const briefOf = (card = ''): string => {
  const found = catalogue.mutiny.get(card);
  return found === undefined ? '' : whatItDoes(found, true);
};

addActTraits('mutiny', { play: { group: 'cards' } });
addActionWords('mutiny', {
  play: {
    label: 'Play a Mutiny card',
    detail: ({ card }) => briefOf(card),
    deed: ({ card }) => `plays the Mutiny card ${nameOf(card ?? '')}`,
  },
});
