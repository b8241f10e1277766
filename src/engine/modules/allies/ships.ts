/** Effects of allies on civilian and Cylon ships. */
import type { Area } from '../../../catalogue/vocabulary.ts';
import { answerIfAny, answerOf, answersOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { shuffle } from '../../flow/random.ts';
import { shipChoices, shipMeant } from '../../pieces/alike.ts';
import { isScar, neighbour, shipById, shipsOf, takeOff } from '../../pieces/ships.ts';
import { destroyCylonShip } from '../../rules/combat/losses.ts';
import { seeCivilians } from '../../rules/turn/seeCivilians.ts';
import type { Choice } from '../../types/decision.ts';
import type { CardId, Seat, ShipId } from '../../types/ids.ts';

export interface AlliesShipsProcedures {
  surveyCivilians: { readonly seat: Seat; moving: Array<ShipId>; readonly why: CardId };
  hideCivilians: { readonly seat: Seat; left: number; readonly why: CardId };
}

/** R-PEG-51: Scar stays, since nothing is rolled. A basestar falls as a whole, and its tokens go back. */
export function clearArea(game: Game, area: Area, by: Seat, why: CardId): void {
  const { state } = game;
  const small = [
    ...shipsOf(state, 'raider', area).filter((ship) => !isScar(ship)),
    ...shipsOf(state, 'heavyRaider', area),
  ];
  for (const ship of small) destroyCylonShip(game, ship, why);
  for (const ship of shipsOf(state, 'basestar', area)) {
    destroyCylonShip(game, ship, why);
    game.call('window', { window: 'shipDestroyed', only: by });
  }
}

/** Looks at all of them, then some, all or none move, each once and to an adjacent area. */
export const surveyCiviliansProcedure = procedure(
  'surveyCivilians',
  {
    look: (game, { seat, why }) => {
      const ships = shipsOf(game.state, 'civilian');
      if (ships.length === 0) {
        game.finish();
        return;
      }
      seeCivilians(game, seat, ships);
      const choices = shipChoices(game.state, ships);
      game.ask({ seat, topic: { kind: 'shipsToMove', why }, choices, min: 0, max: choices.length });
    },
    choose: (game, data, frame) => {
      data.moving = answersOf(frame, data.seat, 'ship').map((choice) => shipMeant(game.state, choice, 'civilian').id);
    },
    ask: (game, { seat, moving, why }) => {
      const [next] = moving;
      const ship = next === undefined ? undefined : shipById(game.state, next);
      if (ship === undefined) {
        game.finish();
        return;
      }
      const choices = ([1, -1] as const)
        .map((step) => neighbour(ship.area, step))
        .map((area): Choice => ({ id: area, kind: 'area', area }));
      game.ask({ seat, topic: { kind: 'moveCivilian', why, ship: ship.id, area: ship.area }, choices, min: 0, max: 1 });
    },
    move: (game, { seat, moving }, frame) => {
      const next = moving.shift();
      const ship = next === undefined ? undefined : shipById(game.state, next);
      const choice = answerIfAny(frame, seat, 'area');
      if (ship !== undefined && choice !== undefined) {
        game.tell({ kind: 'shipMoved', ship: 'civilian', from: ship.area, to: choice.area });
        ship.area = choice.area;
      }
      game.goto('ask');
    },
  },
  undefined,
  { moving: 'public' },
);

/** Its face is not looked at. */
export const hideCiviliansProcedure = procedure('hideCivilians', {
  choose: (game, { seat, left, why }) => {
    const choices = left > 0 ? shipChoices(game.state, shipsOf(game.state, 'civilian')) : [];
    if (choices.length === 0) game.finish();
    else game.ask({ seat, topic: { kind: 'chooseShip', why }, choices });
  },
  hide: (game, data, frame) => {
    const { state } = game;
    const ship = shipMeant(state, answerOf(frame, data.seat, 'ship'), 'civilian');
    data.left -= 1;
    takeOff(state, ship);
    state.civilianPile.push(ship.token);
    shuffle(state.random, state.civilianPile);
    game.tell({ kind: 'civilianHidden', seat: data.seat, ship: ship.id });
    game.goto('choose');
  },
});
