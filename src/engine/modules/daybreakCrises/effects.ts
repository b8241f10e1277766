/** Effects that only Crisis cards of Daybreak have. */
import type { DaybreakCrisisVerb } from '../../../catalogue/effects/daybreakCrises.ts';
import type { Game } from '../../flow/game.ts';
import { shuffle } from '../../flow/random.ts';
import { removeCards } from '../../pieces/cards.ts';
import { humans, isHeld, placeFor } from '../../pieces/players.ts';
import { personsOf } from '../../pieces/persons.ts';
import { holderOf } from '../../pieces/titles.ts';
import { putAt, whereabouts } from '../../rules/basics/sending.ts';
import type { Cause } from '../../types/event.ts';
import { always } from '../../effectHandling.ts';
import type { EffectHandlers } from '../../effectHandling.ts';

export const daybreakCrisisHandlers: EffectHandlers<DaybreakCrisisVerb> = {
  bringTo: always((game, { who, to }, context) => {
    for (const { seat } of personsOf(game.state, who, context)) {
      const there = placeFor(game.state, seat, to);
      game.tell({ kind: 'moved', seat, to: there, from: whereabouts(game, seat) });
      putAt(game, seat, there);
    }
  }),
  openBrig: always((game, _value, { source }) => {
    for (const seat of humans(game.state))
      if (isHeld(game.state, seat)) game.call('release', { seat, by: seat, why: source });
  }),
  quorumHand: always((game, value, { source }) => {
    // R-TTL-05: without a President no one draws.
    if (holderOf(game.state, 'quorumHand') === undefined) return;
    if ('draw' in value) game.call('drawQuorum', { count: value.draw });
    else discardAtRandom(game, value.discard, source);
  }),
};

/** Cards that lie before players are not in the hand. */
function discardAtRandom(game: Game, count: number, why: Cause): void {
  const { quorum, quorumHand, random } = game.state;
  const seat = holderOf(game.state, 'quorumHand');
  const cards = shuffle(random, [...quorumHand]).slice(0, count);
  if (seat === undefined || cards.length === 0) return;
  removeCards(quorumHand, cards);
  quorum.discard.push(...cards);
  game.tell({ kind: 'quorumDiscarded', seat, cards, why });
}
