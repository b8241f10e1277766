/** Activation of raiders, one by one: R-CMB-11, R-CMB-12, R-CMB-20 to R-CMB-24. */
import type { Area } from '../../../catalogue/vocabulary.ts';
import { answerIfAny, answerOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import type { Choice } from '../../types/decision.ts';
import type { ShipId } from '../../types/ids.ts';
import { rulesInPlay } from '../../abilities/rules.ts';
import { civilianChoices, civilianChosen, onePerSort, shipChoices, shipMeant } from '../../pieces/alike.ts';
import { isScar, neighbour, shipById, shipsOf, stepsClockwise, type ShipOf } from '../../pieces/ships.ts';
import { destroyCivilian } from './losses.ts';

export interface RaidersProcedures {
  /** `missing`: how many raiders of an area still miss (Run Interference). */
  activateRaiders: { pending: Array<ShipId>; area: Area | undefined; missing: Partial<Record<Area, number>> };
  raider: { readonly ship: ShipId; misses?: boolean };
}

export const activateRaidersProcedure = procedure('activateRaiders', {
  announce: (game, { pending }) => {
    if (pending.length > 0) game.call('window', { window: 'raidersActivate' });
  },
  pickArea: (game, data) => {
    data.pending = data.pending.filter((id) => shipById(game.state, id) !== undefined);
    const open = [...new Set(data.pending.flatMap((id) => shipById(game.state, id)?.area ?? []))];
    const [first] = open;
    data.area = first;
    if (first === undefined) game.goto('launch');
    // R-CMB-11
    else if (open.length > 1 && orderMatters(game, waiting(game, data.pending))) {
      const choices = open.map((area): Choice => ({ id: area, kind: 'area', area }));
      game.ask({ seat: game.state.current, topic: { kind: 'nextArea', activation: 'raiders' }, choices, needed: true });
    }
  },
  takeArea: (game, data, frame) => {
    // No one is asked where the order makes no difference.
    const choice = answerIfAny(frame, game.state.current, 'area');
    if (choice !== undefined) data.area = choice.area;
  },
  next: (game, { pending, area }) => {
    const { state } = game;
    const here = waiting(game, pending).filter((ship) => ship.area === area);
    const sorts = onePerSort(state, here);
    const [first] = sorts;
    if (first === undefined) game.goto('pickArea');
    // R-CMB-17: which one acts next is for the current player too, if they are not alike.
    else if (sorts.length > 1 && orderMatters(game, here)) {
      game.ask({
        seat: state.current,
        topic: { kind: 'nextRaider', area: first.area },
        choices: shipChoices(state, sorts),
        needed: true,
      });
    }
  },
  run: (game, data, frame) => {
    const { state } = game;
    const choice = answerIfAny(frame, state.current, 'ship');
    const ship = waiting(game, data.pending).find(
      ({ id, area }) => area === data.area && (choice === undefined || choice.shipId === id),
    );
    game.goto('next');
    if (ship === undefined) return;
    data.pending.splice(data.pending.indexOf(ship.id), 1);
    game.call('raider', { ship: ship.id });
    // R-PEG-52: the second run starts from where the first has left him.
    if (runsTwice(game, ship)) game.call('raider', { ship: ship.id });
  },
  launch: (game) => {
    for (const { source, value } of rulesInPlay(game.state, 'raidersAlsoLaunch')) {
      game.call('launch', { raider: value, heavyRaider: 0, why: source });
    }
  },
});

/** Whether a raider that begins to act there misses, which is counted. */
function takeMiss(game: Game, area: Area): boolean {
  const missing = game.running('activateRaiders')?.missing;
  const left = missing?.[area] ?? 0;
  if (missing !== undefined && left > 0) missing[area] = left - 1;
  return left > 0;
}

function waiting(game: Game, pending: ReadonlyArray<ShipId>): Array<ShipOf<'raider'>> {
  return shipsOf(game.state, 'raider').filter(({ id }) => pending.includes(id));
}

/**
 * Whether it can make a difference which of these raiders acts first: something stands in the way of one of them, or
 * may do so in Scar's second run. All others only move by fixed rules or attack Galactica, one like the other.
 */
function orderMatters(game: Game, raiders: ReadonlyArray<ShipOf<'raider'>>): boolean {
  const prey = game.state.ships.filter(({ kind }) => kind === 'viper' || kind === 'civilian');
  const toFind = prey.some(({ kind }) => kind === 'civilian');
  return raiders.some((raider) => prey.some(({ area }) => area === raider.area) || (toFind && runsTwice(game, raider)));
}

/** R-PEG-52 */
function runsTwice({ state }: Game, ship: ShipOf<'raider'>): boolean {
  return isScar(ship) && rulesInPlay(state, 'scar').length > 0;
}

/** R-CMB-20: the first possible of attack a viper, destroy a civilian ship, move, attack Galactica. */
export const raiderProcedure = procedure('raider', {
  look: (game, data) => {
    const { state } = game;
    const ship = shipById(state, data.ship);
    if (ship?.kind !== 'raider') {
      game.finish();
      return;
    }
    data.misses = takeMiss(game, ship.area);
    const vipers = shipsOf(state, 'viper', ship.area);
    const civilians = shipsOf(state, 'civilian', ship.area);
    if (vipers.length > 0) askViper(game, vipers, ship.area);
    else if (civilians.length > 0) askCivilian(game, civilians, ship.area);
    else {
      moveOrAttack(game, ship);
      game.finish();
    }
  },
  strike: (game, data, frame) => {
    const choice = answerOf(frame, game.state.current, 'ship');
    if (choice.ship !== 'viper') {
      destroyCivilian(game, civilianChosen(game.state, choice));
      return;
    }
    const target = shipMeant(game.state, choice, 'viper');
    if (data.misses === true) game.tell({ kind: 'raiderMisses', area: target.area });
    else game.call('attack', { attacker: 'raider', ship: data.ship, by: game.state.current, target: target.id });
  },
});

function askViper(game: Game, vipers: ReadonlyArray<ShipOf<'viper'>>, area: Area): void {
  const unmanned = vipers.filter((viper) => viper.pilot === undefined);
  const targets = onePerSort(game.state, unmanned.length > 0 ? unmanned : vipers);
  game.ask({
    seat: game.state.current,
    topic: { kind: 'raiderTarget', area },
    choices: shipChoices(game.state, targets),
    needed: true,
  });
}

/** R-CMB-22. Ships that no one has looked at are all alike: chance has no part before the raider strikes. */
function askCivilian(game: Game, civilians: ReadonlyArray<ShipOf<'civilian'>>, area: Area): void {
  const choices = civilianChoices(game.state, civilians);
  game.ask({ seat: game.state.current, topic: { kind: 'raiderTarget', area }, choices, needed: true });
}

/** R-CMB-20 (3) and (4), R-CMB-24: towards the nearest civilian ship, clockwise on a tie. */
function moveOrAttack(game: Game, ship: ShipOf<'raider'>): void {
  const { state } = game;
  let clockwiseSteps = Infinity;
  let counterSteps = Infinity;
  for (const civilian of shipsOf(state, 'civilian')) {
    const steps = stepsClockwise(ship.area, civilian.area);
    clockwiseSteps = Math.min(clockwiseSteps, steps);
    counterSteps = Math.min(counterSteps, 6 - steps);
  }
  if (clockwiseSteps === Infinity) {
    game.call('attack', { attacker: 'raider', ship: ship.id, by: state.current, target: 'galactica' });
    return;
  }
  const to = neighbour(ship.area, clockwiseSteps <= counterSteps ? 1 : -1);
  game.tell({ kind: 'shipMoved', ship: 'raider', from: ship.area, to });
  ship.area = to;
}
