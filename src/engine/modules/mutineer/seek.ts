/** The Mutineer card that nobody has got in the Sleeper Agent phase: R-LOY-36, R-DAY-47. */
import { answersOf } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { getsLoyalty, humans } from '../../pieces/players.ts';
import { loyaltyNumbers } from '../../rules/setup/loyaltyDeck.ts';
import type { Choice } from '../../types/decision.ts';
import { mutineerRecord } from './state.ts';

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
    const [choice] = answersOf(frame, state.current);
    const card = choice?.kind === 'seat' ? state.loyaltyDeck.pop() : undefined;
    if (choice?.kind === 'seat' && card !== undefined)
      game.call('receiveLoyalty', { seat: choice.seat, card, handed: true });
  },
});
