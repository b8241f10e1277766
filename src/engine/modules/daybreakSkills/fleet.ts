/** Vipers and locations of Galactica: R-DAY-103, R-CMB-90, R-CMB-93. */
import { catalogue } from '../../../catalogue/index.ts';
import { areas, type Area } from '../../../catalogue/vocabulary.ts';
import { answerIfAny, answerOf } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { changeBox, craftIn } from '../../pieces/craft.ts';
import { placeViper, shipsOf } from '../../pieces/ships.ts';
import { pickCraft, pickedCraft } from '../../rules/combat/craft.ts';
import { askForOneViper, flyOneViper, unmannedById, type OneViper } from '../../rules/combat/oneViper.ts';
import {
  activateViper,
  activationsOf,
  asksToActivate,
  canPayForViper,
  payForActivation,
  payForViper,
  unmannedActivations,
  viperCost,
} from '../../rules/combat/vipers.ts';
import { mayActivate } from '../../rules/turn/activation.ts';
import type { Choice } from '../../types/decision.ts';
import type { CardId, LocationId, Seat, ShipId } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';

export interface DaybreakSkillsFleetProcedures {
  activateFromAfar: { readonly seat: Seat; readonly locations: ReadonlyArray<LocationId>; readonly why: CardId };
  activateOneViper: OneViper;
  /** `ready`: the vipers that have still to be activated. */
  launchReserves: {
    readonly seat: Seat;
    readonly count: number;
    area?: Area;
    readonly ready: Array<ShipId>;
    choice?: Choice;
    readonly why: CardId;
  };
}

/** R-TURN-73: the conditions of each location count, except for where the player is and whether it is damaged. */
export function activatable(
  state: GameState,
  seat: Seat,
  locations: ReadonlyArray<LocationId>,
  played = 0,
): Array<LocationId> {
  return locations.filter((id) => {
    const location = catalogue.locations.get(id);
    return location !== undefined && mayActivate(state, seat, location, { damagedToo: true, played });
  });
}

export const activateFromAfarProcedure = procedure(
  'activateFromAfar',
  {
    choose: (game, { seat, locations, why }) => {
      const open = activatable(game.state, seat, locations);
      game.ask({
        seat,
        topic: { kind: 'activateFromAfar', why },
        choices: open.map((location): Choice => ({ id: location, kind: 'activateLocation', location })),
      });
    },
    activate: (game, { seat }, frame) => {
      // None where none of them can be activated.
      const choice = answerIfAny(frame, seat, 'activateLocation');
      if (choice !== undefined) game.call('activateLocation', { seat, location: choice.location, damagedToo: true });
    },
  },
  undefined,
  { locations: 'public' },
);

export const activateOneViperProcedure = procedure('activateOneViper', {
  choose: (game, data) => {
    askForOneViper(game, data, unmannedActivations);
  },
  act: payForActivation,
  fly: (game, data) => {
    flyOneViper(game, data);
    game.goto('choose');
  },
});

/** Areas with a piloted viper (K). */
export const escortAreas = (state: GameState): Array<Area> =>
  areas.filter((area) => shipsOf(state, 'viper', area).some(({ pilot }) => pilot !== undefined));

export const canLaunchReserves = (state: GameState): boolean =>
  escortAreas(state).length > 0 && craftIn(state, 'reserves', 'viper') > 0;

export const launchReservesProcedure = procedure('launchReserves', {
  area: (game, { seat, why }) => {
    const choices = escortAreas(game.state).map((area): Choice => ({ id: area, kind: 'area', area }));
    if (choices.length === 0) game.finish();
    else game.ask({ seat, topic: { kind: 'launchReserves', why }, choices });
  },
  count: (game, data, frame) => {
    data.area = answerOf(frame, data.seat, 'area').area;
    const most = Math.min(data.count, craftIn(game.state, 'reserves', 'viper'));
    const choices = Array.from({ length: most }, (_, n): Choice => ({
      id: `vipers${most - n}`,
      kind: 'amount',
      amount: most - n,
    }));
    game.ask({ seat: data.seat, topic: { kind: 'howManyLaunch', area: data.area, why: data.why }, choices });
  },
  pick: (game, { seat, why }, frame) => {
    // None with empty Reserves.
    const count = answerIfAny(frame, seat, 'amount')?.amount ?? 0;
    pickCraft(game, { seat, kind: 'viper', box: 'reserves', count, why });
  },
  place: (game, { area, ready }, frame) => {
    if (area === undefined) return;
    for (const model of pickedCraft(frame.returned)) {
      // They have been taken out of the box to be launched from it.
      changeBox(game.state, 'reserves', model, 1);
      const ship = placeViper(game.state, area, undefined, model);
      if (ship !== undefined) ready.push(ship.id);
    }
    if (ready.length === 0) return;
    game.tell({ kind: 'reservesLaunched', area, count: ready.length });
    // R-CMB-105
    game.call('window', { window: 'viperPlaced', ships: [...ready] });
  },
  choose: (game, { seat, ready, why }) => {
    const { state } = game;
    const ship = ready.map((id) => unmannedById(state, id)).find((found) => found !== undefined);
    if (ship === undefined) {
      game.finish();
      return;
    }
    ready.splice(0, ready.indexOf(ship.id));
    const choices = canPayForViper(state, seat) ? activationsOf(state, { ...ship, piloted: false }) : [];
    const topic = asksToActivate(state, ready.length, why, 'eachOnce');
    if (viperCost(state) === 0) game.ask({ seat, topic: { ...topic, mandatory: true }, choices });
    // R-DAY-103: no one has to pay for it.
    else game.ask({ seat, topic, choices, min: 0, max: 1 });
  },
  act: (game, data, frame) => {
    const choice = answerIfAny(frame, data.seat);
    delete data.choice;
    if (choice === undefined) return;
    data.choice = choice;
    payForViper(game, data.seat);
  },
  fly: (game, { seat, ready, choice }) => {
    const ship = unmannedById(game.state, ready.shift());
    if (ship !== undefined && choice !== undefined) activateViper(game, seat, ship, choice);
    game.goto('choose');
  },
});
