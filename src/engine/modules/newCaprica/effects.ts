/** Effects of the New Caprica board and its Crisis cards. */
import type { NewCapricaVerb } from '../../../catalogue/effects/newCaprica.ts';
import type { ConditionTests } from '../../conditions.ts';
import { noPrepareForJump } from '../../rules/crisis/prepareForJump.ts';
import { placeForces } from './forces.ts';
import { inOrbit } from './reach.ts';
import { prepareShip } from './stacks.ts';
import { seatsOf } from '../../pieces/players.ts';
import { always } from '../../effectHandling.ts';
import type { EffectHandlers } from '../../effectHandling.ts';

export const newCapricaConditionTests: ConditionTests<'inOrbit'> = { inOrbit };

export const newCapricaHandlers: EffectHandlers<NewCapricaVerb> = {
  prepareShip: always((game) => {
    prepareShip(game);
  }),
  evacuateShip: always((game, { by, thenMove }, context) => {
    const [seat] = seatsOf(game.state, by, context);
    if (seat !== undefined)
      game.call('evacuateShip', {
        seat,
        why: context.source,
        ...(thenMove === true ? { thenMove: context.you } : {}),
      });
  }),
  placeForces: always((game, count, { source }) => {
    placeForces(game, count, source);
  }),
  activateForce: always((game, _value, { you, source }) => {
    game.call('activateForce', { seat: you, why: source });
  }),
  destroyForces: always((game, { by, count }, context) => {
    const [seat] = seatsOf(game.state, by, context);
    if (seat !== undefined) game.call('destroyForces', { seat, left: count, why: context.source });
  }),
  lookAtLocked: always((game, _value, { you, source }) => {
    game.call('lookAtLocked', { seat: you, why: source });
  }),
  skipPrepareForJump: always((game) => {
    game.state.thisTurn[noPrepareForJump] = true;
  }),
  depart: always((game, _value, { you }) => {
    game.call('depart', { seat: you });
  }),
};
