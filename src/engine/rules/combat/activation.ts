/** Activating Cylon ships: R-CMB-10 to R-CMB-17, R-CMB-30 to R-CMB-46, R-CMB-60. */
import { catalogue } from '../../../catalogue/index.ts';
import { areas, type Activation, type Area, type CylonShip } from '../../../catalogue/vocabulary.ts';
import { rulesInPlay } from '../../abilities/rules.ts';
import { answersOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { hooks } from '../../hooks.ts';
import type { Choice } from '../../types/decision.ts';
import type { Cause } from '../../types/event.ts';
import type { ShipId } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { ofTheTurn } from '../basics/turnEnd.ts';
import type { CylonActivation } from './hooks.ts';
import { advanceCenturions, boardCenturion, centurionsLeft } from './boardingParty.ts';
import { bySort, shipChoices, shipMeant } from '../../pieces/alike.ts';
import {
  cylonShipsLeft,
  isScar,
  neighbour,
  placeCylonShip,
  returnToSupply,
  shipById,
  shipsOf,
  type ShipOf,
} from '../../pieces/ships.ts';

export interface ActivationProcedures {
  /** `ofTurn`: in the Activate Cylon Ships step, not by an effect. */
  activate: { readonly icons: ReadonlyArray<Activation>; at: number; readonly why: Cause; readonly ofTurn?: true };
  activateBasestars: { pending: Array<ShipId> };
  launch: LaunchData;
  launchKind: { readonly ship: 'raider' | 'heavyRaider'; readonly count: number; readonly why: Cause };
  activateHeavyRaiders: {
    boarding: Array<ShipId>;
    moving: Array<ShipId>;
    launches: boolean;
    readonly withoutCenturions?: true;
  };
}

interface LaunchData {
  readonly raider: number;
  readonly heavyRaider: number;
  readonly why: Cause;
}

/** R-CMB-10: icons one after the other, left to right. */
export const activateProcedure = procedure(
  'activate',
  {
    next: (game, data) => {
      const icon = data.icons[data.at];
      if (icon === undefined) {
        game.finish();
        return;
      }
      data.at += 1;
      game.goto('next');
      if (hooks(game.state, 'activation').some((activate) => activate(game, icon, data.why) === 'handled')) return;
      // R-NCA-60: without a module that knows them there are no occupation forces.
      if (icon === 'occupation') return;
      if (cylonsRest(game, data.why) || isIdle(game, icon, data.why)) return;
      game.tell({ kind: 'shipsActivated', activation: icon, why: data.why });
      activateKind(game, icon, data.why);
    },
  },
  ofTheTurn(['next'], undefined, ({ ofTurn }) => ofTurn === true),
);

/**
 * R-CMB-23, R-CMB-30, R-CMB-45: the ship that is missing though the activation needs it; without a basestar nothing
 * launches it either.
 */
function missingFor(state: GameState, icon: CylonActivation): CylonShip | undefined {
  if (shipsOf(state, 'basestar').length > 0) return undefined;
  switch (icon) {
    case 'raiders':
      return shipsOf(state, 'raider').length > 0 ? undefined : 'raider';
    case 'heavyRaiders':
      return shipsOf(state, 'heavyRaider').length > 0 || state.boarding.length > 0 ? undefined : 'heavyRaider';
    case 'launchRaiders':
    case 'basestars':
      return 'basestar';
    default: {
      const never: never = icon;
      throw new Error(`no such activation: ${String(never)}`);
    }
  }
}

/** R-FLT-28: whether something forbids all Cylon ships to act now, whatever else would come of it. */
export function cylonsRest(game: Game, why: Cause): boolean {
  return hooks(game.state, 'cylonsAct').some((act) => act(game, why) === 'handled');
}

/** Whether it finds nothing on the main board, and a module has made something else of it. */
function isIdle(game: Game, icon: CylonActivation, why: Cause): boolean {
  const ship = missingFor(game.state, icon);
  return (
    ship !== undefined && hooks(game.state, 'idleActivation').some((idle) => idle(game, ship, icon, why) === 'handled')
  );
}

function activateKind(game: Game, icon: CylonActivation, why: Cause): void {
  const { state } = game;
  switch (icon) {
    case 'raiders':
      // R-CMB-23
      if (shipsOf(state, 'raider').length === 0) game.call('launch', { raider: 2, heavyRaider: 0, why });
      else game.call('activateRaiders', { pending: fresh(game, 'raider'), area: undefined, missing: {} });
      return;
    case 'launchRaiders':
      game.call('launch', { raider: 3, heavyRaider: 0, why });
      return;
    case 'heavyRaiders':
      heavyRaidersAct(game, true);
      return;
    case 'basestars':
      game.call('activateBasestars', { pending: fresh(game, 'basestar') });
      return;
    default: {
      const never: never = icon;
      throw new Error(`no such activation: ${String(never)}`);
    }
  }
}

/** R-CMB-46: by a card that says so the centurions stay where they are. */
export function activateHeavyRaidersAlone(game: Game, why: Cause): void {
  if (cylonsRest(game, why) || isIdle(game, 'heavyRaiders', why)) return;
  game.tell({ kind: 'shipsActivated', activation: 'heavyRaiders', why });
  heavyRaidersAct(game, false);
}

/** R-CMB-40 */
function heavyRaidersAct(game: Game, withCenturions: boolean): void {
  const { state } = game;
  // R-CMB-40 (4): decided by what was there when the activation began.
  const launches = shipsOf(state, 'heavyRaider').length === 0;
  const ready = fresh(game, 'heavyRaider');
  const inLaunchArea = (id: ShipId): boolean => isLaunchArea(shipById(state, id)?.area);
  const data = { boarding: ready.filter(inLaunchArea), moving: ready.filter((id) => !inLaunchArea(id)), launches };
  game.call('activateHeavyRaiders', withCenturions ? data : { ...data, withoutCenturions: true });
}

/** R-CMB-13: ships of that kind that have not been activated in this turn; from now on they have. */
export function fresh(game: Game, kind: 'raider' | 'heavyRaider' | 'basestar'): Array<ShipId> {
  const { state } = game;
  const once = state.options.cylonShipsActivateOncePerTurn;
  const ready = shipsOf(state, kind).filter((ship) => !once || !ship.activated || isScar(ship));
  for (const ship of ready) ship.activated = true;
  return ready.map((ship) => ship.id);
}

function isLaunchArea(area: Area | undefined): boolean {
  return area === 'portQuarter' || area === 'portBow';
}

function disabled(ship: ShipOf<'basestar'>, what: 'noLaunch' | 'noAttack'): boolean {
  return ship.damage.some((id) => {
    const token = catalogue.tokens.get(id);
    return token?.kind === 'basestarDamage' && token.rules[what] === true;
  });
}

/** R-CMB-60: each basestar attacks Galactica with its own roll. */
export const activateBasestarsProcedure = procedure('activateBasestars', {
  next: (game, data) => {
    const next = data.pending.shift();
    const ship = next === undefined ? undefined : shipById(game.state, next);
    if (ship?.kind === 'basestar' && !disabled(ship, 'noAttack')) {
      game.call('attack', { attacker: 'basestar', ship: ship.id, by: game.state.current, target: 'galactica' });
    }
    if (data.pending.length > 0) game.goto('next');
  },
});

/** R-CMB-40: centurions move, heavy raiders board or move, basestars launch. */
export const activateHeavyRaidersProcedure = procedure('activateHeavyRaiders', {
  centurions: (game, { boarding, withoutCenturions }) => {
    if (withoutCenturions !== true) advanceCenturions(game);
    // R-CMB-44: with too few tokens the current player decides which ones board.
    const room = centurionsLeft(game.state);
    if (game.isDone || room === 0 || boarding.length <= room) return;
    const sorts = bySort(
      game.state,
      boarding.flatMap((id) => shipById(game.state, id) ?? []),
    );
    const choices = shipChoices(
      game.state,
      sorts.flatMap((alike) => alike.slice(0, room)),
    );
    game.ask({
      seat: game.state.current,
      topic: { kind: 'chooseShip', why: 'ship/base/heavy-raider' },
      choices,
      min: room,
      max: room,
      needed: true,
    });
  },
  board: (game, { boarding, moving, launches }, frame) => {
    const { state } = game;
    const chosen = answersOf(frame, state.current, 'ship').map((choice) => shipMeant(state, choice, 'heavyRaider').id);
    const willBoard = boarding.length <= centurionsLeft(state) ? boarding : chosen;
    for (const id of willBoard) {
      const ship = shipById(state, id);
      if (ship?.kind !== 'heavyRaider') continue;
      returnToSupply(state, ship);
      boardCenturion(game, 'ship/base/heavy-raider');
    }
    for (const id of moving) moveHeavyRaider(game, id);
    if (launches) game.call('launch', { raider: 0, heavyRaider: 1, why: 'ship/base/heavy-raider' });
  },
});

/** R-CMB-41: one area towards the nearest launch area. */
const heavyRaiderCourse: Readonly<Partial<Record<Area, Area>>> = {
  bow: neighbour('bow', -1),
  starboardBow: neighbour('starboardBow', -1),
  starboardQuarter: neighbour('starboardQuarter', 1),
  stern: neighbour('stern', 1),
};

function moveHeavyRaider(game: Game, id: ShipId): void {
  const ship = shipById(game.state, id);
  const to = ship === undefined ? undefined : heavyRaiderCourse[ship.area];
  if (ship?.kind !== 'heavyRaider' || to === undefined) return;
  game.tell({ kind: 'shipMoved', ship: 'heavyRaider', from: ship.area, to });
  ship.area = to;
}

/** R-CMB-30: every basestar that can launches these ships into its area. */
export const launchProcedure = procedure('launch', {
  kinds: (game, data) => {
    if (cylonsRest(game, data.why)) return;
    const bonus = rulesInPlay(game.state, 'launchBonus').reduce((sum, rule) => sum + rule.value, 0);
    for (const ship of ['raider', 'heavyRaider'] as const) {
      if (data[ship] > 0) game.call('launchKind', { ship, count: data[ship] + bonus, why: data.why });
    }
  },
});

/**
 * R-CMB-32, R-CMB-120: with too few ships for several basestars the current player decides which one launches how many.
 */
export const launchKindProcedure = procedure('launchKind', {
  ask: (game, { ship, count }) => {
    const { state } = game;
    const bases = launching(game);
    const left = cylonShipsLeft(state, ship);
    // Wherever they come from, those of one area are alike.
    if (new Set(bases.map(({ area }) => area)).size < 2 || left === 0 || left >= count * bases.length) return;
    const units = bases.flatMap(({ id, area }) =>
      Array.from({ length: count }, (_, n): Choice => ({ id: `${area}-${id}-${n + 1}`, kind: 'ship', ship, area })),
    );
    game.ask({
      seat: state.current,
      topic: { kind: 'whichToPlace', ship },
      choices: units,
      min: left,
      max: left,
      needed: true,
    });
  },
  launch: (game, { ship, count, why }, frame) => {
    const chosen = answersOf(frame, game.state.current, 'ship');
    const bases = launching(game);
    for (const area of new Set(bases.map((base) => base.area))) {
      const all = count * bases.filter((base) => base.area === area).length;
      // Ships of one area launch together, so that a choice for the area counts once.
      const mine = chosen.length === 0 ? all : chosen.filter((choice) => choice.area === area).length;
      launchFrom(game, area, ship, mine, why);
    }
  },
});

function launching(game: Game): Array<ShipOf<'basestar'>> {
  return shipsOf(game.state, 'basestar')
    .filter((ship) => !disabled(ship, 'noLaunch'))
    .sort((a, b) => areas.indexOf(a.area) - areas.indexOf(b.area));
}

function launchFrom(game: Game, area: Area, ship: 'raider' | 'heavyRaider', count: number, why: Cause): void {
  let placed = 0;
  while (placed < count && placeCylonShip(game.state, ship, area) !== undefined) placed += 1;
  if (placed > 0) game.tell({ kind: 'shipsPlaced', ship, area, count: placed, why });
}
