/** Loyalty cards, reveals, looks. */
import { plural } from '../grammar.ts';
import { noted } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { inEnglish } from '../inEnglish.ts';
import { name } from '../nouns.ts';
import { find } from '../lookup.ts';
import { because } from './cause.ts';
import type { EventWords } from './table.ts';

const loyaltyCards = (count: number): string => plural(count, 'Loyalty card');

/** «You Are a Cylon (Can Damage Galactica)» */
export function loyaltyCard(card: string): Text {
  const found = find(card);
  return noted(name(card), ...(found?.kind === 'loyalty' && found.entry.title !== undefined ? [found.entry.title] : []));
}

/** In English, for words that are made of pieces. */
export const loyaltyName = (card: string): string => inEnglish(loyaltyCard(card));

const shown = (cards: ReadonlyArray<string> | undefined): string =>
  cards === undefined || cards.length === 0 ? '' : `: ${cards.map(loyaltyName).join(', ')}`;

// Where to is told by the move that follows: the Resurrection Ship may be destroyed, or far away.
const ways = {
  revealed: ' player from now on',
  leader: ' player from now on',
  sympathizer: ' now, as a Sympathizer',
  sympathetic: ' now, with an aim of their own',
} as const;

type LoyaltyEvent = 
  | 'loyaltyDealt'
  | 'sleeperAgentPhase'
  | 'loyaltySeen'
  | 'lookPrevented'
  | 'loyaltyRevealed'
  | 'becameCylon'
  | 'loyaltyHandedOver';

export const loyaltyEvents: EventWords<LoyaltyEvent> = {
  loyaltyDealt: ({ seat, count, cards }, names) => `${names.seat(seat)} gets ${loyaltyCards(count)}${shown(cards)}`,
  sleeperAgentPhase: () => 'Sleeper Agent phase: every player gets another Loyalty card',
  loyaltySeen: ({ by, of, count, cards }, names) => `${names.seat(by)} looks at ${loyaltyCards(count)} of ${names.seat(of)}${shown(cards)}`,
  lookPrevented: ({ why }) => `Nobody may look at Loyalty cards${because(why)}`,
  loyaltyRevealed: ({ seat, card }, names) => `${names.seat(seat)} reveals a Loyalty card: ${loyaltyName(card)}`,
  becameCylon: ({ seat, how }, names) =>
    `${names.seat(seat)} is a Cylon${ways[how]}`,
  loyaltyHandedOver: ({ from, to, count, cards }, names) =>
    `${names.seat(from)} gives ${loyaltyCards(count)} to ${names.seat(to)}${shown(cards)}`,
};
