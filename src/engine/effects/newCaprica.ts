/** Effects of the New Caprica board and its Crisis cards. */
import { noPrepareForJump } from '../rules/crisis/crisis.ts';
import { placeForces } from '../modules/newCaprica/forces.ts';
import { prepareShip } from '../modules/newCaprica/stacks.ts';
import { seatsOf } from '../pieces/players.ts';
import type { Resolvers } from './interpreter.ts';

export const newCapricaEffects: Pick<
  Resolvers,
  'prepareShip' | 'evacuateShip' | 'placeForces' | 'activateForce' | 'destroyForces' | 'lookAtLocked' | 'skipPrepareForJump' | 'depart'
> = {
  prepareShip: (game) => {
    prepareShip(game);
  },
  evacuateShip: (game, { by, thenMove }, context) => {
    const [seat] = seatsOf(game.state, by, context);
    if (seat !== undefined) game.call('evacuateShip', { seat, why: context.source, ...(thenMove === true ? { thenMove: context.you } : {}) });
  },
  placeForces: (game, count, { source }) => {
    placeForces(game, count, source);
  },
  activateForce: (game, _value, { you, source }) => {
    game.call('activateForce', { seat: you, why: source });
  },
  destroyForces: (game, { by, count }, context) => {
    const [seat] = seatsOf(game.state, by, context);
    if (seat !== undefined) game.call('destroyForces', { seat, left: count, why: context.source });
  },
  lookAtLocked: (game, _value, { you, source }) => {
    game.call('lookAtLocked', { seat: you, why: source });
  },
  skipPrepareForJump: (game) => {
    game.state.thisTurn[noPrepareForJump] = true;
  },
  depart: (game, _value, { you }) => {
    game.call('depart', { seat: you });
  },
};
