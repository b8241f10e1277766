/** What the verbs of Mutiny cards do, and when their conditions hold. */
import type { MutinyCondition, MutinyVerb } from '../../../catalogue/effects/mutiny.ts';
import { conditionsHold } from '../../conditions.ts';
import { clockwise, seatsOf } from '../../pieces/players.ts';
import type { GameState } from '../../types/state.ts';
import { effectDeeds, onlyIf } from '../../verbs.ts';
import './draw.ts';
import { mayHaveMutiny, mutinyHand } from './state.ts';

const thereAreCards = ({ modules: { mutiny } }: GameState): boolean =>
  mutiny !== undefined && mutiny.deck.length + mutiny.discard.length > 0;

effectDeeds<MutinyVerb>({
  drawMutiny: onlyIf(({ state }) => thereAreCards(state), (game, { who, count, stays, keeps, ifNone }, context) => {
    const { state } = game;
    const seats = seatsOf(state, who, context).filter((seat) => ifNone === undefined || mutinyHand(state, seat).length === 0);
    // R-TURN-145; R-CRI-15: a seat that is meant twice draws for both, at once.
    for (const seat of clockwise(state, context.you).filter((one) => seats.includes(one) && mayHaveMutiny(state, one))) {
      const left = count * seats.filter((one) => one === seat).length;
      game.call('drawMutiny', {
        seat, left, why: context.source,
        ...(stays === undefined ? {} : { stays }), ...(keeps === undefined ? {} : { keeps }),
      });
    }
  }),
  discardMutiny: onlyIf(({ state }) => thereAreCards(state), (game, { who, count, optional = false }, context) => {
    for (const seat of seatsOf(game.state, who, context)) game.call('discardMutiny', { seat, count, optional, why: context.source });
  }),
});

conditionsHold<MutinyCondition>({
  holdsMutiny: (state, count, seat) => mutinyHand(state, seat).length >= count,
  holderHasMutiny: (state, title) => {
    const holder = state.titles[title];
    return holder !== undefined && mutinyHand(state, holder).length > 0;
  },
});
