/** Loyalty cards, reveals, looks. */
import { inRow, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { loyaltyTitle } from '../cards/loyalty.ts';
import { cards as cardsOf, grouped, name } from '../nouns.ts';
import { find } from '../lookup.ts';
import { withCause } from './cause.ts';
import { shown } from './shown.ts';
import type { EventWords } from './table.ts';

/** “You Are a Cylon (Can Damage Galactica)” */
export function loyaltyCard(card: string): Text {
  const found = find(card);
  return found?.kind === 'loyalty' ? loyaltyTitle(found.entry) : name(card);
}

/** “2× You Are Not a Cylon”: boxes have cards of their own that are called alike. */
export const loyaltyCards = (cards: ReadonlyArray<string>): ReadonlyArray<Text> =>
  grouped(cards, loyaltyCard, (card) => {
    const found = find(card);
    return found?.kind === 'loyalty' ? `${found.entry.name} ${found.entry.title ?? ''}` : card;
  });

const shownLoyalty = (what: Text, cards: ReadonlyArray<string> | undefined): Text =>
  shown(what, cards, (all) => inRow(loyaltyCards(all)));

type LoyaltyEvent =
  | 'loyaltyDealt'
  | 'sleeperAgentPhase'
  | 'loyaltySeen'
  | 'lookPrevented'
  | 'loyaltyRevealed'
  | 'becameCylon'
  | 'loyaltyHandedOver';

export const loyaltyEvents: EventWords<LoyaltyEvent> = {
  loyaltyDealt: ({ seat, count, cards }, names) =>
    shownLoyalty(tell('events.loyalty.dealt', { player: names.seat(seat), cards: cardsOf(count, 'loyalty') }), cards),
  sleeperAgentPhase: () => tell('events.loyalty.sleeperAgentPhase'),
  loyaltySeen: ({ by, of, count, cards }, names) =>
    shownLoyalty(
      tell('events.loyalty.seen', { player: names.seat(by), of: names.seat(of), cards: cardsOf(count, 'loyalty') }),
      cards,
    ),
  lookPrevented: ({ why }) => withCause(tell('events.loyalty.lookPrevented'), why),
  loyaltyRevealed: ({ seat, card }, names) =>
    tell('events.loyalty.revealed', { player: names.seat(seat), card: loyaltyCard(card) }),
  // Where to is told by the move that follows: the Resurrection Ship may be destroyed, or far away.
  becameCylon: ({ seat, how }, names) => tell('events.loyalty.becameCylon', { player: names.seat(seat), how }),
  loyaltyHandedOver: ({ from, to, count, cards }, names) => {
    const told = { player: names.seat(from), to: names.seat(to), cards: cardsOf(count, 'loyalty') };
    return shownLoyalty(tell('events.loyalty.handedOver', told), cards);
  },
};
