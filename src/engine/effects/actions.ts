/** Actions of locations, titles and Skill cards that have rules of their own. */
import type { ActionVerb } from '../../catalogue/effects/actions.ts';
import type { Game } from '../flow/game.ts';
import { craftIn } from '../pieces/craft.ts';
import { hangarDeck } from '../pieces/places.ts';
import { humans, locationOf, pilotedShip } from '../pieces/players.ts';
import {
  canPayBesideCard,
  canPayForViper,
  payForViper,
  unmannedActivations,
  viperTargets,
} from '../rules/combat/vipers.ts';
import type { Seat } from '../types/ids.ts';
import { always, onlyIf } from '../effectHandling.ts';
import type { EffectHandlers } from '../effectHandling.ts';

export const actionHandlers: EffectHandlers<ActionVerb> = {
  repair: onlyIf(hasDamage, (game, { vipers }, { you, source }) => {
    game.call('repair', { seat: you, vipers, why: source });
  }),
  restoreShips: always((game, { viper, raptor }, { you, source }) => {
    game.call('restoreShips', { seat: you, viper, raptor, vipers: 0, why: source });
  }),
  repairAnywhere: always((game, numbers, { you, source }) => {
    game.call('repairAnywhere', { ...numbers, seat: you, why: source });
  }),
  repairVipers: always((game, count, { you, source }) => {
    game.call('repairCraft', { seat: you, kind: 'viper', count, why: source });
  }),
  viperActivations: onlyIf(canActivateUnmanned, (game, value, { you, source }) => {
    const activations = typeof value === 'number' ? { left: value } : { left: value.count, mandatory: true as const };
    game.call('viperActivations', { seat: you, why: source, ...activations });
  }),
  launchPilots: always((game, _value, { source }) => {
    game.call('launchPilots', { waiting: humans(game.state), why: source });
  }),
  viperAttacks: onlyIf(hasTarget, (game, left, { you, source }) => {
    if (!canPayForViper(game.state, you)) return;
    payForViper(game, you);
    game.call('viperAttacks', { seat: you, left, why: source });
  }),
  launchSelf: always((game, _value, { you, source }) => {
    game.call('launchSelf', { seat: you, why: source });
  }),
  ftlJump: always((game, _value, { you, source }) => {
    game.call('ftlJump', { seat: you, source });
  }),
  galacticaAttack: always((game, _value, { you, source }) => {
    game.call('galacticaAttack', { seat: you, why: source });
  }),
  attackCenturion: always((game, value, { you, source }) => {
    game.call('attackCenturion', { seat: you, why: source, ...(value === true ? {} : value) });
  }),
  inspectCivilians: always((game, count, { you, source }) => {
    game.call('inspectCivilians', { seat: you, left: count, seen: [], why: source });
  }),
  launchNuke: always((game, _value, { you, source }) => {
    game.call('launchNuke', { seat: you, why: source });
  }),
};

function hasDamage({ state }: Game, _value: unknown, seat: Seat): boolean {
  const here = locationOf(state, seat);
  return (
    here !== undefined &&
    (state.damaged.includes(here) || (here === hangarDeck && craftIn(state, 'damagedCraft', 'viper') > 0))
  );
}

function hasTarget({ state }: Game, _value: unknown, seat: Seat): boolean {
  const ship = pilotedShip(state, seat);
  return (
    ship !== undefined && canPayBesideCard(state, seat) && viperTargets(state, { ...ship, piloted: true }).length > 0
  );
}

function canActivateUnmanned({ state }: Game, _value: unknown, seat: Seat): boolean {
  return canPayForViper(state, seat) && unmannedActivations(state).length > 0;
}
