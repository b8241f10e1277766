/** Effects on cards, and actions of locations and Skill cards that need rules of their own. */
import type { CardVerb } from '../../catalogue/effects/cards.ts';
import { rulesInPlay } from '../abilities/rules.ts';
import type { Game } from '../flow/game.ts';
import { hooks } from '../hooks.ts';
import type { EffectContext } from '../types/effectContext.ts';
import { distance } from '../pieces/distance.ts';
import { seatsOf } from '../pieces/players.ts';
import { hasNothingToStayFor } from '../pieces/cardsInPlay.ts';
import { holderOf } from '../pieces/titles.ts';
import type { CardId, Seat } from '../types/ids.ts';
import { always, onlyIf } from '../effectHandling.ts';
import type { EffectHandlers } from '../effectHandling.ts';

/** Tells the procedure that resolves this card where the card goes afterwards. */
function keep(game: Game, { source }: EffectContext, where: 'inPlay' | 'travelled' | 'attached' | 'removed'): void {
  const quorum = game.running('resolveQuorum');
  const crisis = game.running('crisis');
  if (quorum?.card === source) quorum.kept = true;
  else if (crisis?.card === source) crisis.kept = where === 'travelled' ? 'travelled' : 'inPlay';
}

function stayInPlay(game: Game, context: EffectContext): void {
  keep(game, context, 'inPlay');
  game.state.inPlay.push(context.source);
  game.tell({ kind: 'cardKept', card: context.source });
  const { state } = game;
  const closes = rulesInPlay(state, 'closesBoard').some(({ source }) => source === context.source);
  if (closes) for (const lost of hooks(state, 'placesLost')) lost(game);
}

export const cardHandlers: EffectHandlers<CardVerb> = {
  drawQuorum: always((game, count) => {
    game.call('drawQuorum', { count });
  }),
  pickQuorum: always((game, count, { you, source }) => {
    game.call('pickQuorum', { seat: you, count, cards: [], why: source });
  }),
  playQuorum: always((game, _value, { you, source }) => {
    game.call('playQuorum', { seat: you, why: source });
  }),
  exchangeQuorum: onlyIf(holdsQuorum, (game, _value, { you, source }) => {
    if (holdsQuorum(game, true, you)) game.call('exchangeQuorum', { seat: you, why: source });
  }),
  attachTo: always((game, role, context) => {
    const [seat] = seatsOf(game.state, role, context);
    if (seat === undefined) return;
    keep(game, context, 'attached');
    game.player(seat).attached.push(context.source);
    game.tell({ kind: 'quorumAttached', card: context.source, seat });
  }),
  keepInPlay: always((game, stay, context) => {
    if (!hasNothingToStayFor(game.state, stay)) stayInPlay(game, context);
  }),
  removeCard: always((game, _value, context) => {
    keep(game, context, 'removed');
    game.state.removed.push(context.source);
    game.tell({ kind: 'cardLeftPlay', card: context.source, how: 'removed' });
  }),
  countAsDistance: always((game, _count, context) => {
    keep(game, context, 'travelled');
    layBesideObjective(game, context.source);
  }),
  anotherCrisis: always((game) => {
    const crisis = game.running('crisis');
    if (crisis !== undefined) crisis.another = true;
  }),
  lookAtTop: onlyIf(
    ({ state: { crisis } }) => crisis.deck.length + crisis.discard.length > 0,
    (game, decks, { you, source }) => {
      game.call('lookAtTop', { seat: you, decks, deck: undefined, why: source });
    },
  ),
};

/** R-TTL-10: whether this seat holds the Quorum hand, which belongs to the title with that duty, and it isn't empty. */
function holdsQuorum({ state }: Game, _value: unknown, seat: Seat): boolean {
  return holderOf(state, 'quorumHand') === seat && state.quorumHand.length > 0;
}

/** R-JMP-33: the distance counts once the card's effect is finished, milestones at once. */
function layBesideObjective(game: Game, card: CardId): void {
  game.state.travelled.push(card);
  game.tell({ kind: 'distanceAdded', card, total: distance(game.state) });
  game.call('milestones', {});
}
