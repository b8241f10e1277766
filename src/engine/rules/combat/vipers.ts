/** Viper activations and piloting: R-CMB-90 to R-CMB-104, R-TURN-122, R-TURN-126. */
import { areas, launchAreas, type Area } from '../../../catalogue/vocabulary.ts';
import { answersOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import type { Choice } from '../../types/decision.ts';
import type { Cause } from '../../types/event.ts';
import type { Seat, ShipId } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { pilotedShip } from '../../pieces/players.ts';
import { marks } from '../../pieces/alike.ts';
import { neighbour, placeViper, returnToReserves, shipsOf, unmannedVipers, type ShipOf } from '../../pieces/ships.ts';

declare module '../../flow/procedures.ts' {
  interface Procedures {
    viperActivations: { readonly seat: Seat; left: number; readonly why: Cause };
    viperAttacks: { readonly seat: Seat; left: number; readonly why: Cause };
    launchSelf: { readonly seat: Seat; readonly why: Cause };
    boardViper: { readonly seat: Seat; readonly ships: ReadonlyArray<ShipId>; readonly why: Cause };
  }
}

type Target = Extract<Choice, { kind: 'attackWithViper' }>;

/** What a viper in that area can attack; ships that are alike are one choice. */
export function viperTargets(state: GameState, area: Area, piloted: boolean): Array<Target> {
  const found: Array<Target> = [];
  for (const target of ['raider', 'heavyRaider'] as const) {
    for (const { ship, name, choice } of marks(state, target, area, { withScar: true })) {
      const which = name === target ? {} : { shipId: ship.id, ...(choice.scar === true ? { scar: true } as const : { spent: true } as const) };
      found.push({ id: `attack-${area}-${name}`, kind: 'attackWithViper', area, target, ...which, piloted });
    }
  }
  for (const ship of shipsOf(state, 'basestar', area)) {
    found.push({ id: `attack-${area}-basestar${ship.id}`, kind: 'attackWithViper', area, target: 'basestar', shipId: ship.id, piloted });
  }
  return found;
}

function targetShip(state: GameState, { target, area, shipId }: Target): ShipId | undefined {
  if (shipId !== undefined || target === 'basestar') return shipId;
  return marks(state, target, area)[0]?.ship.id;
}

/** Every activation of one viper in that area, launches apart. */
function activationsIn(state: GameState, area: Area, piloted: boolean): Array<Choice> {
  const moves = ([1, -1] as const).map((step): Choice => {
    const to = neighbour(area, step);
    return { id: `move-${area}-${to}`, kind: 'moveViper', from: area, to, piloted };
  });
  return [...viperTargets(state, area, piloted), ...moves];
}

/** R-CMB-90: everything that one activation of an unmanned viper can be. */
export function unmannedActivations(state: GameState): Array<Choice> {
  const launches = state.reserves.viper > 0 ? launchAreas.map((area): Choice => ({ id: `launch-${area}`, kind: 'launchViper', area })) : [];
  const manned = areas.filter((area) => unmannedVipers(state, area).length > 0);
  return [...launches, ...manned.flatMap((area) => activationsIn(state, area, false))];
}

/** The own ship's activations as actions (R-TURN-70 d). */
export function ownShipActions(state: GameState, seat: Seat): Array<Choice> {
  const ship = pilotedShip(state, seat);
  return ship === undefined ? [] : activationsIn(state, ship.area, true);
}

/** Carries out one activation of that viper. */
export function activateViper(game: Game, seat: Seat, ship: ShipOf<'viper'>, choice: Choice): void {
  if (choice.kind === 'moveViper') {
    game.tell({ kind: 'shipMoved', ship: 'viper', from: ship.area, to: choice.to, ...(ship.pilot === undefined ? {} : { pilot: ship.pilot }) });
    ship.area = choice.to;
  } else if (choice.kind === 'attackWithViper') {
    const target = targetShip(game.state, choice);
    if (target !== undefined) game.call('attack', { attacker: 'viper', ship: ship.id, by: seat, target });
  }
}

/** R-CMB-93: each activation is chosen and resolved before the next one. */
procedure('viperActivations', {
  choose: (game, { seat, left, why }) => {
    const choices = left > 0 ? unmannedActivations(game.state) : [];
    if (choices.length === 0) game.finish();
    else game.ask({ seat, topic: { kind: 'viperActivation', left, why }, choices, min: 0, max: 1 });
  },
  act: (game, data, frame) => {
    const [choice] = answersOf(frame, data.seat);
    if (choice === undefined) {
      game.finish();
      return;
    }
    data.left -= 1;
    if (choice.kind === 'launchViper') launchUnmanned(game, choice.area);
    else if (choice.kind === 'moveViper' || choice.kind === 'attackWithViper') {
      const [ship] = unmannedVipers(game.state, choice.kind === 'moveViper' ? choice.from : choice.area);
      if (ship !== undefined) activateViper(game, data.seat, ship, choice);
    }
    game.goto('choose');
  },
});

function launchUnmanned(game: Game, area: Area): void {
  const ship = placeViper(game.state, area, undefined);
  if (ship === undefined) return;
  game.tell({ kind: 'viperLaunched', area });
  game.call('window', { window: 'viperPlaced', ships: [ship.id] });
}

/** Maximum Firepower: attacks with the own ship, one after the other, no moves between. */
procedure('viperAttacks', {
  choose: (game, { seat, left, why }) => {
    const ship = pilotedShip(game.state, seat);
    const choices = ship === undefined || left <= 0 ? [] : viperTargets(game.state, ship.area, true);
    if (choices.length === 0) game.finish();
    else game.ask({ seat, topic: { kind: 'viperActivation', left, why }, choices, min: 0, max: 1 });
  },
  attack: (game, data, frame) => {
    const [choice] = answersOf(frame, data.seat);
    const ship = pilotedShip(game.state, data.seat);
    if (choice === undefined || ship === undefined) {
      game.finish();
      return;
    }
    data.left -= 1;
    activateViper(game, data.seat, ship, choice);
    game.goto('choose');
  },
});

/** R-TURN-126: launches as pilot; an unmanned viper of any area may be called back for it. */
procedure('launchSelf', {
  recall: (game, { seat, why }) => {
    const { state } = game;
    if (state.reserves.viper > 0) return;
    const from = areas.filter((area) => unmannedVipers(state, area).length > 0);
    const choices = from.map((area): Choice => ({ id: area, kind: 'area', area }));
    if (choices.length > 0) game.ask({ seat, topic: { kind: 'chooseArea', why }, choices });
  },
  area: (game, { seat, why }, frame) => {
    const { state } = game;
    const [choice] = answersOf(frame, seat);
    const recalled = choice?.kind === 'area' ? unmannedVipers(state, choice.area)[0] : undefined;
    if (recalled !== undefined) {
      returnToReserves(state, recalled);
      game.tell({ kind: 'vipersRecalled', count: 1, why });
    }
    if (state.reserves.viper === 0) game.finish();
    else game.ask({ seat, topic: { kind: 'chooseStartArea' }, choices: launchAreas.map((area): Choice => ({ id: area, kind: 'area', area })) });
  },
  launch: (game, { seat }, frame) => {
    const [choice] = answersOf(frame, seat);
    const ship = choice?.kind === 'area' ? placeViper(game.state, choice.area, seat) : undefined;
    if (ship !== undefined) takeSeat(game, seat, ship);
  },
});

function takeSeat(game: Game, seat: Seat, ship: ShipOf<'viper'>): void {
  ship.pilot = seat;
  game.player(seat).place = { kind: 'piloting', ship: ship.id };
  game.tell({ kind: 'viperLaunched', area: ship.area, pilot: seat });
}

/** R-CMB-105: becomes the pilot of one of the vipers that were just placed. */
procedure('boardViper', {
  choose: (game, { seat, ships, why }) => {
    const open = new Set(shipsOf(game.state, 'viper').flatMap((ship) => (ships.includes(ship.id) && ship.pilot === undefined ? [ship.area] : [])));
    const choices = [...open].map((area): Choice => ({ id: area, kind: 'area', area }));
    game.ask({ seat, topic: { kind: 'chooseArea', why }, choices });
  },
  board: (game, { seat, ships }, frame) => {
    const [choice] = answersOf(frame, seat);
    const ship = shipsOf(game.state, 'viper').find((viper) => choice?.kind === 'area' && viper.area === choice.area && ships.includes(viper.id) && viper.pilot === undefined);
    if (ship !== undefined) takeSeat(game, seat, ship);
  },
});
