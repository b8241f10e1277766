/** The two actions of the New Caprica board, which activate no location: R-NCA-50 to R-NCA-52. */
import { answerIfAny } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import type { Choice } from '../../types/decision.ts';
import type { Seat } from '../../types/ids.ts';
import { rolled, rollDie } from '../../rules/basics/dice.ts';
import { detention, medicalCenter } from '../../pieces/places.ts';
import { charactersAt, isHuman, locationOf } from '../../pieces/players.ts';
import type { Source } from '../../rules/turn/openActions.ts';
import { sendTo } from '../../rules/basics/sending.ts';
import { forcesOn, forceToken, removeForce } from './forces.ts';

export interface NewCapricaBoardActionsProcedures {
  attackForce: { readonly seat: Seat };
  detain: { readonly seat: Seat; target?: Seat };
}

/** A force is destroyed from this result on. */
export const forceFallsAt = 5;
const secondChance = { card: 'skill/base/maximum-firepower', below: forceFallsAt } as const;

/** Actions of a seat here beside activating the location. */
export const newCapricaActions: Source<'newCaprica'> = {
  when: 'newCaprica',
  beside: 'location',
  offers: (state, seat) => {
    const here = locationOf(state, seat);
    if (here === undefined || !forcesOn(state).includes(here)) return [];
    if (isHuman(state, seat)) return [{ id: 'attackForce', ability: 'attackForce' }];
    return charactersAt(state, here).length === 0 ? [] : [{ id: 'detain', ability: 'detain' }];
  },
  carryOut: {
    attackForce: (game, seat) => {
      game.call('attackForce', { seat });
    },
    detain: (game, seat) => {
      game.call('detain', { seat });
    },
  },
};

/** R-NCA-50 */
export const attackForceProcedure = procedure('attackForce', {
  roll: (game, { seat }) => {
    rollDie(game, { by: seat, why: forceToken, retry: secondChance, on: { from: forceFallsAt, to: 8 } });
  },
  hit: (game, { seat }, frame) => {
    const here = locationOf(game.state, seat);
    if (here !== undefined && rolled(frame.returned) >= forceFallsAt) removeForce(game, here, 'attack');
  },
});

/** R-NCA-51 */
export const detainProcedure = procedure('detain', {
  choose: (game, { seat }) => {
    const here = locationOf(game.state, seat);
    const there = here === undefined ? [] : charactersAt(game.state, here);
    game.ask({
      seat,
      topic: { kind: 'choosePlayer', why: forceToken },
      choices: there.map((human): Choice => ({ id: `seat${human}`, kind: 'seat', seat: human })),
    });
  },
  roll: (game, data, frame) => {
    // None where no one is with the force.
    const choice = answerIfAny(frame, data.seat, 'seat');
    if (choice === undefined) {
      game.finish();
      return;
    }
    data.target = choice.seat;
    game.tell({ kind: 'targetChosen', by: data.seat, target: choice.seat, why: forceToken });
    rollDie(game, { by: data.seat, why: forceToken });
  },
  result: (game, { target }, frame) => {
    const die = rolled(frame.returned);
    if (target === undefined || die > 7) return;
    sendTo(game, target, die <= 3 ? detention : medicalCenter, forceToken);
  },
});
