/** Effects of the verbs of trauma tokens. */
import type { NebulaVerb } from '../../../catalogue/effects/ionianNebula.ts';
import { craftIn } from '../../pieces/craft.ts';
import { seatsOf } from '../../pieces/players.ts';
import { shipsOf } from '../../pieces/ships.ts';
import { always, onlyIf } from '../../effectHandling.ts';
import type { EffectHandlers } from '../../effectHandling.ts';
import { rouseRaiders } from './ships.ts';
import { traumaCounts } from './state.ts';

export const nebulaHandlers: EffectHandlers<NebulaVerb> = {
  drawTrauma: onlyIf(
    ({ state }) => traumaCounts(state),
    (game, { who, count }, context) => {
      for (const seat of seatsOf(game.state, who, context))
        game.call('drawTrauma', { seat, count, why: context.source, shown: [] });
    },
  ),
  discardTrauma: onlyIf(
    ({ state }) => traumaCounts(state),
    (game, { who, count, optional = false, random = false }, context) => {
      for (const seat of seatsOf(game.state, who, context)) {
        game.call('discardTrauma', { seat, count, optional, random, why: context.source });
      }
    },
  ),
  destroyBeside: onlyIf(
    ({ state }) => shipsOf(state, 'raider').length > 0,
    (game, count, { area, you, source }) => {
      if (area !== undefined) game.call('destroyBeside', { seat: you, area, count, why: source });
    },
  ),
  removeRaiders: onlyIf(
    ({ state }) => shipsOf(state, 'raider').length > 0,
    (game, count, { you, source }) => {
      game.call('removeRaiders', { seat: you, left: count, why: source });
    },
  ),
  rouseRaiders: onlyIf(
    ({ state }) => shipsOf(state, 'raider').length > 0,
    (game, _value, { source }) => {
      rouseRaiders(game, source);
    },
  ),
  raidersRun: always((game, count, { source }) => {
    game.call('raidersRun', { left: count, why: source });
  }),
  raiseVipers: onlyIf(
    ({ state }) => craftIn(state, 'destroyed', 'viper') > 0,
    (game, count, { you, source }) => {
      game.call('raiseVipers', { seat: you, count, why: source });
    },
  ),
};
