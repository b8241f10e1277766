/** Raider Bay of the Rebel Basestar: R-DAY-85 to R-DAY-87, R-DAY-103. */
import { areas, type Area } from '../../../catalogue/vocabulary.ts';
import { answerIfAny, answerOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { changeBox, craftIn, modelsOf, named } from '../../pieces/craft.ts';
import { isHuman } from '../../pieces/players.ts';
import { cylonShipsLeft, placeCylonShip, placeViper, unmannedVipers, type ShipOf } from '../../pieces/ships.ts';
import { cylonsRest } from '../../rules/combat/activation.ts';
import { pickCraft, pickedCraft } from '../../rules/combat/craft.ts';
import {
  activateViper,
  activationsOf,
  asksToActivate,
  canPayForViper,
  payForViper,
  viperCost,
} from '../../rules/combat/vipers.ts';
import type { Choice } from '../../types/decision.ts';
import type { CardId, Seat, ShipId } from '../../types/ids.ts';

interface SendOut {
  readonly seat: Seat;
  readonly raider: number;
  readonly viper: number;
  readonly why: CardId;
  area?: Area;
  /** Vipers that have been placed and not been activated. */
  readonly waiting: Array<ShipId>;
  /** The choice that is being paid for. */
  choice?: Choice;
}

export interface SearchForHomeRaiderBayProcedures {
  sendOut: SendOut;
}

export const sendOutProcedure = procedure(
  'sendOut',
  {
    aim: (game, data) => {
      const { seat, why } = data;
      // R-DAY-85: with no ships at all there is nothing to aim at.
      if (shipsOut(game, data).length === 0) {
        game.finish();
        return;
      }
      game.ask({
        seat,
        topic: { kind: 'chooseArea', why },
        choices: areas.map((area): Choice => ({ id: area, kind: 'area', area })),
      });
    },
    choose: (game, data, frame) => {
      const { seat, why } = data;
      const { area } = answerOf(frame, seat, 'area');
      data.area = area;
      game.ask({ seat, topic: { kind: 'sendOut', area, why }, choices: shipsOut(game, data) });
    },
    place: (game, { seat, area, why }, frame) => {
      const choice = answerOf(frame, seat, 'shipsOut');
      if (area === undefined) {
        game.finish();
        return;
      }
      if (choice.ship === 'viper') {
        pickCraft(game, { seat, kind: 'viper', box: 'reserves', count: choice.count, why });
        return;
      }
      sendRaiders(game, area, choice.count, why);
      game.finish();
    },
    launch: (game, { area, waiting, why }, frame) => {
      const { state } = game;
      if (area === undefined) return;
      const models = pickedCraft(frame.returned);
      for (const model of models) {
        changeBox(state, 'reserves', model, 1);
        const ship = placeViper(state, area, undefined, model);
        if (ship !== undefined) waiting.push(ship.id);
      }
      for (const model of new Set(models)) {
        const count = models.filter((one) => one === model).length;
        game.tell({ kind: 'shipsPlaced', ship: 'viper', area, count, why, ...named(state, model) });
      }
      // R-DAY-86: a player who takes one acts with it at once, and it is not activated here.
      if (waiting.length > 0) game.call('window', { window: 'viperPlaced', ships: [...waiting] });
    },
    fly: (game, data) => {
      const { seat, why } = data;
      const ready = stillWaiting(game, data);
      const sorts = modelsOf(game.state, 'viper').flatMap(
        ({ model }) => ready.find((ship) => ship.model === model) ?? [],
      );
      const choices = sorts.flatMap(({ area, model }) => activationsOf(game.state, { area, model, piloted: false }));
      const topic = asksToActivate(game.state, ready.length, why, 'eachOnce');
      if (choices.length === 0 || !canPayForViper(game.state, seat)) game.finish();
      else if (viperCost(game.state) === 0) game.ask({ seat, topic: { ...topic, mandatory: true }, choices });
      else game.ask({ seat, topic, choices, min: 0, max: 1 });
    },
    act: (game, data, frame) => {
      const choice = answerIfAny(frame, data.seat);
      if (choice === undefined) {
        // R-DAY-103: no one has to pay, and what is not paid for is lost.
        game.finish();
        return;
      }
      data.choice = choice;
      payForViper(game, data.seat);
    },
    activate: (game, data) => {
      const { choice } = data;
      const model = choice !== undefined && 'model' in choice ? choice.model : undefined;
      const ship = stillWaiting(game, data).find((one) => model === undefined || one.model === model);
      if (choice === undefined || ship === undefined) return;
      data.waiting.splice(data.waiting.indexOf(ship.id), 1);
      activateViper(game, data.seat, ship, choice);
      game.goto('fly');
    },
  },
  undefined,
  { waiting: 'public' },
);

/**
 * The ships that can be sent out, up to those there are, ships of the player's own side first; a kind with none can't
 * be chosen.
 */
function shipsOut({ state }: Game, { seat, raider, viper }: SendOut): Array<Choice> {
  const counts = {
    raider: Math.min(raider, cylonShipsLeft(state, 'raider')),
    viper: Math.min(viper, craftIn(state, 'reserves', 'viper')),
  };
  const kinds = isHuman(state, seat) ? (['viper', 'raider'] as const) : (['raider', 'viper'] as const);
  return kinds.flatMap((ship): Array<Choice> =>
    counts[ship] === 0 ? [] : [{ id: ship, kind: 'shipsOut', ship, count: counts[ship] }],
  );
}

/** R-CMB-13: they have been activated in this turn then. */
function sendRaiders(game: Game, area: Area, count: number, why: CardId): void {
  const raiders = Array.from({ length: count }, () => placeCylonShip(game.state, 'raider', area)).filter(
    (ship) => ship?.kind === 'raider',
  );
  game.tell({ kind: 'shipsPlaced', ship: 'raider', area, count: raiders.length, why });
  // R-DAY-100: they are placed anyway.
  if (cylonsRest(game, why)) return;
  for (const ship of raiders) ship.activated = true;
  const placed = raiders.map(({ id }) => id);
  game.call('activateRaiders', { pending: placed, area: undefined, missing: {} });
}

function stillWaiting({ state }: Game, { waiting }: SendOut): Array<ShipOf<'viper'>> {
  return unmannedVipers(state).filter(({ id }) => waiting.includes(id));
}
