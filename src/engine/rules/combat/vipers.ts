/** Viper activations and piloting: R-CMB-90 to R-CMB-104, R-TURN-122, R-TURN-126. */
import { areas, launchAreas, type Area } from '../../../catalogue/vocabulary.ts';
import { answerIfAny, answerOf, type Game } from '../../flow/game.ts';
import { procedure, type ProcedureStep } from '../../flow/procedures.ts';
import { hooks } from '../../hooks.ts';
import type { Choice, ChoiceOf, Topic } from '../../types/decision.ts';
import type { Cause } from '../../types/event.ts';
import type { Model, Seat, ShipId } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { rulesInPlay, sheetRule } from '../../abilities/rules.ts';
import { isFleetAway } from '../../pieces/places.ts';
import { pilotedShip, playerAt } from '../../pieces/players.ts';
import { marks, onePerSort, shipChoices } from '../../pieces/alike.ts';
import { craftIn, modelsIn, modelsOf, named, suffix } from '../../pieces/craft.ts';
import {
  pilotOf,
  placeViper,
  returnToReserves,
  shipsOf,
  unmannedVipers,
  withinReach,
  type ShipOf,
} from '../../pieces/ships.ts';
import { modelChoices } from './craft.ts';
import type { Flyer } from './hooks.ts';
import { present } from '../../../values/present.ts';
import { defined } from '../../../values/defined.ts';

/** Activations of vipers. `choice`: the one that is being paid for. */
export interface ViperActivations {
  readonly seat: Seat;
  left: number;
  readonly why: Cause;
  readonly mandatory?: true;
  choice?: Choice;
}

export interface VipersProcedures {
  viperActivations: ViperActivations;
  flyOwnShip: { readonly seat: Seat; readonly choice: Choice };
  viperAttacks: { readonly seat: Seat; left: number; readonly why: Cause };
  launchSelf: { readonly seat: Seat; readonly why: Cause };
  launchInto: { readonly seat: Seat; readonly area: Area; readonly why: Cause };
  boardViper: { readonly seat: Seat; readonly ships: ReadonlyArray<ShipId>; readonly why: Cause };
}

/** How many Skill cards the cards in play ask for each activation of a viper, discarded beforehand (R-DAY-56). */
export function viperCost(state: GameState): number {
  return rulesInPlay(state, 'viperCost').reduce((sum, { value }) => sum + value, 0);
}

export const canPayForViper = (state: GameState, seat: Seat): boolean =>
  playerAt(state, seat).hand.length >= viperCost(state);

/** The same for a card that is still in the hand itself, and what the sheet asks for its action. */
export function canPayBesideCard(state: GameState, seat: Seat): boolean {
  const cost = viperCost(state);
  return cost === 0 || playerAt(state, seat).hand.length > cost + (sheetRule(state, seat, 'cardActionCost') ?? 0);
}

/** Pays for the activation that is called next; for all that one card does, once. */
export function payForViper(game: Game, seat: Seat): void {
  for (const { source, value } of rulesInPlay(game.state, 'viperCost')) {
    game.call('discard', { from: [{ seat, count: value }], why: source, cost: true });
  }
}

/** The question for activations, of which each has its price. */
export function asksToActivate(
  state: GameState,
  left: number,
  why: Cause,
  which?: VipersMeant,
): Extract<Topic, { kind: 'viperActivation' }> {
  const cost = viperCost(state);
  return {
    kind: 'viperActivation',
    left,
    why,
    ...(cost === 0 ? {} : { cost }),
    ...defined({ which }),
  };
}

type VipersMeant = NonNullable<Extract<Topic, { kind: 'viperActivation' }>['which']>;

type Target = Extract<Choice, { kind: 'attackWithViper' }>;

/** The targets that such a viper can attack; ships that are alike are one choice. */
export function viperTargets(state: GameState, { area, model, piloted }: Flyer): Array<Target> {
  const found: Array<Target> = [];
  const own = named(state, model);
  const end = piloted ? '' : suffix(state, model);
  for (const target of ['raider', 'heavyRaider'] as const) {
    for (const { ship, name, choice } of marks(state, target, area, { withScar: true })) {
      const which =
        name === target
          ? {}
          : { shipId: ship.id, ...(choice.scar === true ? ({ scar: true } as const) : ({ spent: true } as const)) };
      found.push({
        id: `attack-${area}-${name}${end}`,
        kind: 'attackWithViper',
        area,
        target,
        ...which,
        piloted,
        ...own,
      });
    }
  }
  for (const ship of shipsOf(state, 'basestar', area)) {
    const id = `attack-${area}-basestar${ship.id}${end}`;
    found.push({ id, kind: 'attackWithViper', area, target: 'basestar', shipId: ship.id, piloted, ...own });
  }
  return found;
}

function targetShip(state: GameState, { target, area, shipId }: Target): ShipId | undefined {
  if (shipId !== undefined || target === 'basestar') return shipId;
  return marks(state, target, area)[0]?.ship.id;
}

/** Every activation of such a viper, launches apart. */
export function activationsOf(state: GameState, flyer: Flyer): Array<Choice> {
  // R-NCA-28: the fleet may have left in the middle of an effect.
  if (isFleetAway(state)) return [];
  const { area, model, piloted } = flyer;
  const end = piloted ? '' : suffix(state, model);
  const moves = withinReach(flyer).map((to): Choice => ({
    id: `move-${area}-${to}${end}`,
    kind: 'moveViper',
    from: area,
    to,
    piloted,
    ...named(state, model),
  }));
  const further = hooks(state, 'viperDeeds').flatMap(({ offers }) => offers(state, flyer));
  return [...viperTargets(state, flyer), ...further, ...moves];
}

/** R-CMB-90: everything that one activation of an unmanned viper can be. */
export function unmannedActivations(state: GameState): Array<Choice> {
  if (isFleetAway(state)) return [];
  const ready = modelsIn(state, 'reserves', 'viper').filter(({ flies }) => flies !== undefined);
  const launches = ready.flatMap(({ model }) =>
    launchAreas.map((area): Choice => ({
      id: `launch-${area}${suffix(state, model)}`,
      kind: 'launchViper',
      area,
      ...named(state, model),
    })),
  );
  const flyers = areas.flatMap((area) =>
    modelsOf(state, 'viper').flatMap(({ model }) =>
      unmannedVipers(state, area, model).length > 0 ? [{ area, model, piloted: false }] : [],
    ),
  );
  return [...launches, ...flyers.flatMap((flyer) => activationsOf(state, flyer))];
}

/** The activations of the player's own ship as actions (R-TURN-70 d). */
export function ownShipActions(state: GameState, seat: Seat): Array<Choice> {
  const ship = pilotedShip(state, seat);
  return ship === undefined || !canPayForViper(state, seat) ? [] : activationsOf(state, { ...ship, piloted: true });
}

/** Carries out one activation of that viper. */
export function activateViper(game: Game, seat: Seat, ship: ShipOf<'viper'>, choice: Choice): void {
  if (choice.kind === 'moveViper') {
    game.tell({
      kind: 'shipMoved',
      ship: 'viper',
      from: ship.area,
      to: choice.to,
      ...pilotOf(ship),
      ...named(game.state, ship.model),
    });
    ship.area = choice.to;
  } else if (choice.kind === 'attackWithViper') {
    const target = targetShip(game.state, choice);
    if (target !== undefined) game.call('attack', { attacker: 'viper', ship: ship.id, by: seat, target });
  } else for (const { carryOut } of hooks(game.state, 'viperDeeds')) carryOut(game, ship, choice);
}

/**
 * Asks for the next activation, as long as there are some left; a player who may stop and wants no more of them stops.
 */
export function askForActivation(
  game: Game,
  { seat, left, why, mandatory }: ViperActivations,
  open: (state: GameState) => ReadonlyArray<Choice>,
  which?: VipersMeant,
): void {
  const { state } = game;
  const choices = left > 0 && canPayForViper(state, seat) ? [...open(state)] : [];
  if (choices.length === 0) game.finish();
  else if (mandatory === true && viperCost(state) === 0)
    game.ask({
      seat,
      topic: { ...asksToActivate(state, left, why, which), mandatory },
      choices,
    });
  // R-DAY-103: no one has to pay for it.
  else game.ask({ seat, topic: asksToActivate(state, left, why, which), choices, min: 0, max: 1 });
}

/** Counts what has been chosen, and pays for it. */
export const payForActivation: ProcedureStep<ViperActivations> = (game, data, frame) => {
  const choice = answerIfAny(frame, data.seat);
  if (choice === undefined) {
    game.finish();
    return;
  }
  data.left -= 1;
  data.choice = choice;
  payForViper(game, data.seat);
};

/** R-CMB-93: each activation is chosen and resolved before the next one. */
export const viperActivationsProcedure = procedure('viperActivations', {
  choose: (game, data) => {
    askForActivation(game, data, unmannedActivations);
  },
  act: payForActivation,
  fly: (game, { seat, choice }) => {
    if (choice?.kind === 'launchViper') launchUnmanned(game, choice.area, choice.model);
    else {
      const ship = choice === undefined ? undefined : unmannedOf(game.state, choice);
      if (choice !== undefined && ship !== undefined) activateViper(game, seat, ship, choice);
    }
    game.goto('choose');
  },
});

/** Activates the player's own ship as an action. The payment may bring the pilot to the Brig (R-DAY-16). */
export const flyOwnShipProcedure = procedure('flyOwnShip', {
  pay: (game, { seat }) => {
    payForViper(game, seat);
  },
  fly: (game, { seat, choice }) => {
    const ship = pilotedShip(game.state, seat);
    if (ship !== undefined) activateViper(game, seat, ship, choice);
  },
});

/** The viper that such an activation is about; those of one model in one area are alike. */
export function unmannedOf(state: GameState, choice: Choice): ShipOf<'viper'> | undefined {
  const area = choice.kind === 'moveViper' ? choice.from : 'area' in choice ? choice.area : undefined;
  return area === undefined ? undefined : unmannedVipers(state, area, 'model' in choice ? choice.model : undefined)[0];
}

/** Gives the viper; `undefined` if there is none of that model. */
export function launchUnmanned(game: Game, area: Area, model: Model | undefined): ShipOf<'viper'> | undefined {
  const ship = placeViper(game.state, area, undefined, model);
  if (ship === undefined) return undefined;
  game.tell({ kind: 'viperLaunched', area, ...named(game.state, ship.model) });
  game.call('window', { window: 'viperPlaced', ships: [ship.id] });
  return ship;
}

/** Maximum Firepower: attacks with the player's own ship, one after the other, no moves between. */
export const viperAttacksProcedure = procedure('viperAttacks', {
  choose: (game, { seat, left, why }) => {
    const ship = pilotedShip(game.state, seat);
    const choices = ship === undefined || left <= 0 ? [] : viperTargets(game.state, { ...ship, piloted: true });
    if (choices.length === 0) game.finish();
    else game.ask({ seat, topic: { kind: 'viperActivation', left, why }, choices, min: 0, max: 1 });
  },
  attack: (game, data, frame) => {
    const choice = answerIfAny(frame, data.seat, 'attackWithViper');
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
export const launchSelfProcedure = procedure('launchSelf', {
  recall: (game, { seat, why }) => {
    const { state } = game;
    if (craftIn(state, 'reserves', 'viper') > 0) return;
    const choices = vipersByArea(state, unmannedVipers(state));
    if (choices.length > 0) game.ask({ seat, topic: { kind: 'chooseArea', why }, choices });
  },
  area: (game, { seat, why }, frame) => {
    const { state } = game;
    // No one is asked while there are vipers in the Reserves.
    const choice = answerIfAny(frame, seat, 'area', 'ship');
    if (choice !== undefined) {
      returnToReserves(state, viperMeant(choice, unmannedVipers(state)));
      game.tell({ kind: 'vipersRecalled', count: 1, why });
    }
    if (craftIn(state, 'reserves', 'viper') === 0) game.finish();
    else
      game.ask({
        seat,
        topic: { kind: 'chooseStartArea' },
        choices: launchAreas.map((area): Choice => ({ id: area, kind: 'area', area })),
      });
  },
  launch: (game, { seat, why }, frame) => {
    game.call('launchInto', { seat, area: answerOf(frame, seat, 'area').area, why });
  },
});

/** Launches the player as pilot of a viper of the Reserves, of a model of the player's choice (R-CMB-96). */
export const launchIntoProcedure = procedure('launchInto', {
  choose: (game, { seat, area, why }) => {
    const models = modelsIn(game.state, 'reserves', 'viper').filter(({ flies }) => flies !== undefined);
    if (models.length === 0) game.finish();
    else
      game.ask({
        seat,
        topic: { kind: 'chooseCraft', craft: 'viper', box: 'reserves', area, why },
        choices: modelChoices(models),
      });
  },
  launch: (game, { seat, area }, frame) => {
    const ship = placeViper(game.state, area, seat, answerOf(frame, seat, 'craft').model);
    if (ship !== undefined) takeSeat(game, seat, ship);
  },
});

/** R-CMB-104: a ship that is left for it goes to the Reserves. */
function takeSeat(game: Game, seat: Seat, ship: ShipOf<'viper'>): void {
  const left = pilotedShip(game.state, seat);
  if (left !== undefined) returnToReserves(game.state, left);
  ship.pilot = seat;
  game.player(seat).place = { kind: 'piloting', ship: ship.id };
  game.tell({ kind: 'viperLaunched', area: ship.area, pilot: seat, ...named(game.state, ship.model) });
}

/** One of each sort: its area where the game has one model, otherwise the ship. */
function vipersByArea(state: GameState, vipers: ReadonlyArray<ShipOf<'viper'>>): Array<Choice> {
  const sorts = onePerSort(
    state,
    [...vipers].sort((one, other) => areas.indexOf(one.area) - areas.indexOf(other.area)),
  );
  if (modelsOf(state, 'viper').length > 1) return shipChoices(state, sorts);
  return sorts.map(({ area }): Choice => ({ id: area, kind: 'area', area }));
}

function viperMeant(choice: ChoiceOf<'area' | 'ship'>, vipers: ReadonlyArray<ShipOf<'viper'>>): ShipOf<'viper'> {
  const found =
    choice.kind === 'area'
      ? vipers.find(({ area }) => area === choice.area)
      : vipers.find(({ id }) => id === choice.shipId);
  return present(found, `the viper ${choice.id}`);
}

/** R-CMB-105: becomes the pilot of one of the vipers that were just placed. */
export const boardViperProcedure = procedure('boardViper', {
  choose: (game, { seat, ships, why }) => {
    const { state } = game;
    game.ask({ seat, topic: { kind: 'chooseArea', why }, choices: vipersByArea(state, withoutPilot(state, ships)) });
  },
  board: (game, { seat, ships }, frame) => {
    const { state } = game;
    // None where someone else has boarded the last one.
    const choice = answerIfAny(frame, seat, 'area', 'ship');
    if (choice !== undefined) takeSeat(game, seat, viperMeant(choice, withoutPilot(state, ships)));
  },
});

function withoutPilot(state: GameState, ships: ReadonlyArray<ShipId>): Array<ShipOf<'viper'>> {
  return unmannedVipers(state).filter(({ id }) => ships.includes(id));
}
