/** The Mutineer card that no one has got in the Sleeper Agent phase: R-LOY-36, R-DAY-47. */
import { answerOf } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { getsLoyalty, humans } from '../../pieces/players.ts';
import { loyaltyNumbers } from '../../rules/setup/loyaltyDeck.ts';
import type { Choice } from '../../types/decision.ts';
import { mutineerRecord } from './state.ts';
import { present } from '../../../values/present.ts';

export interface MutineerSeekProcedures {
  seekMutineer: Record<string, never>;
}

export const seekMutineerProcedure = procedure('seekMutineer', {
  choose: (game) => {
    const { state } = game;
    const isSought =
      loyaltyNumbers(state).mutineer === 1 && !mutineerRecord(state).revealed && state.loyaltyDeck.length > 0;
    const able = isSought ? humans(state).filter((seat) => getsLoyalty(state, seat)) : [];
    const choices = able.map((seat): Choice => ({ id: `seat${seat}`, kind: 'seat', seat }));
    if (choices.length === 0) game.finish();
    else game.ask({ seat: state.current, topic: { kind: 'seekMutineer' }, choices, needed: true });
  },
  deal: (game, _data, frame) => {
    const { state } = game;
    const { seat } = answerOf(frame, state.current, 'seat');
    const card = present(state.loyaltyDeck.pop(), 'a card of the Loyalty deck');
    game.call('receiveLoyalty', { seat, card, handed: true });
  },
});
