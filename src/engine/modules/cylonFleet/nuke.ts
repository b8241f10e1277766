/** A nuke hits a whole area: R-FLT-60 to R-FLT-64. */
import { areas, type Area } from '../../../catalogue/vocabulary.ts';
import { sheetsReactTo } from '../../abilities/reactions.ts';
import { answerIfAny, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { civilianChoices, civilianChosen, onePerSort, shipChoices, shipMeant } from '../../pieces/alike.ts';
import { shipsOf, type ShipOf } from '../../pieces/ships.ts';
import { destroyBasestar, nukedRaiders } from '../../rules/combat/attack.ts';
import { destroyCivilian, destroyCylonShip, destroyViper } from '../../rules/combat/losses.ts';
import { rolled, rollDie } from '../../rules/basics/dice.ts';
import type { Choice } from '../../types/decision.ts';
import type { Cause } from '../../types/event.ts';
import type { Seat, ShipId } from '../../types/ids.ts';

export interface CylonFleetNukeProcedures {
  /** `atBasestar`: an area with one of them. */
  nukeArea: { readonly seat: Seat; readonly why: Cause; readonly atBasestar?: true; area?: Area; die?: number };
  /** One by one, in the order that this seat says. */
  loseCivilians: { readonly seat: Seat; readonly ships: ReadonlyArray<ShipId> };
}

const token = 'token/base/nuke';

export const nukeAreaProcedure = procedure('nukeArea', {
  // R-FLT-63: also an area without any ship.
  aim: (game, { seat, why, area, atBasestar }) => {
    if (area !== undefined) return;
    const open = atBasestar === true ? areas.filter((one) => shipsOf(game.state, 'basestar', one).length > 0) : areas;
    const choices = open.map((one): Choice => ({ id: one, kind: 'area', area: one }));
    game.ask({ seat, topic: { kind: 'nukeTarget', why }, choices });
  },
  launch: (game, data, frame) => {
    const { state } = game;
    // No one is asked where the area is given, or where there is no basestar to aim at.
    const choice = answerIfAny(frame, data.seat, 'area');
    if (choice !== undefined) data.area = choice.area;
    if (data.area === undefined || state.nukes === 0) {
      game.finish();
      return;
    }
    state.nukes -= 1;
    game.tell({ kind: 'nukeDiscarded', left: state.nukes, why: data.why });
    // R-CMB-67: the bonus for the damage of a basestar does not count here.
    rollDie(game, { by: data.seat, why: token });
  },
  choose: (game, data, frame) => {
    const { state } = game;
    const { seat, area } = data;
    data.die = rolled(frame.returned);
    if (area === undefined) return;
    game.tell({ kind: 'areaNuked', area, die: data.die });
    // R-FLT-62: the Admiral picks.
    const sorts = data.die === 8 ? [] : onePerSort(state, shipsOf(state, 'basestar', area));
    game.ask({ seat, topic: { kind: 'chooseShip', why: token }, choices: shipChoices(state, sorts) });
  },
  hit: (game, { seat, area, die = 0 }, frame) => {
    if (area === undefined) return;
    if (die === 8) {
      destroyAll(game, area, seat);
      return;
    }
    // None in an area without a basestar.
    const choice = answerIfAny(frame, seat, 'ship');
    if (choice !== undefined) hitBasestar(game, shipMeant(game.state, choice, 'basestar'), die, seat);
    const ships = die === 7 ? shipsOf(game.state, 'raider', area).map(({ id }) => id) : [];
    if (ships.length > 0) game.call('destroySome', { seat, ships, count: nukedRaiders, why: token, attack: true });
  },
});

function hitBasestar(game: Game, basestar: ShipOf<'basestar'>, die: number, by: Seat): void {
  if (die <= 2) game.call('damageBasestar', { ship: basestar.id, count: 2, by });
  else destroyBasestar(game, basestar, by);
}

/** R-FLT-64: destroys everything at once; the consequences of a loss come after all of them. */
function destroyAll(game: Game, area: Area, by: Seat): void {
  for (const ship of game.state.ships.filter((it) => it.area === area)) {
    switch (ship.kind) {
      case 'basestar':
        destroyBasestar(game, ship, by);
        break;
      case 'raider':
      case 'heavyRaider':
        destroyCylonShip(game, ship, 'attack');
        break;
      case 'viper':
        destroyViper(game, ship, 'attack');
        break;
      case 'civilian':
        break;
      default: {
        const never: never = ship;
        throw new Error(`no such ship: ${JSON.stringify(never)}`);
      }
    }
  }
  game.call('loseCivilians', { seat: by, ships: shipsOf(game.state, 'civilian', area).map(({ id }) => id) });
}

export const loseCiviliansProcedure = procedure('loseCivilians', {
  // The order counts only where someone may answer each loss.
  next: (game, { seat, ships }) => {
    const civilians = shipsOf(game.state, 'civilian').filter(({ id }) => ships.includes(id));
    if (sheetsReactTo(game.state, 'civilianThreatened'))
      game.ask({ seat, topic: { kind: 'chooseShip', why: token }, choices: civilianChoices(game.state, civilians) });
    else {
      for (const ship of civilians) destroyCivilian(game, ship);
      game.finish();
    }
  },
  lose: (game, { seat }, frame) => {
    // None once all of them are lost.
    const choice = answerIfAny(frame, seat, 'ship');
    if (choice === undefined) return;
    destroyCivilian(game, civilianChosen(game.state, choice));
    game.goto('next');
  },
});
