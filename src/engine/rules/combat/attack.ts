/** Attacks with one die: R-CMB-67, R-CMB-70 to R-CMB-76, R-CMB-112 to R-CMB-115, R-TURN-127. */
import { catalogue } from '../../../catalogue/index.ts';
import { rulesInPlay } from '../../abilities/rules.ts';
import { contentOf } from '../../content.ts';
import type { Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { randomBelow } from '../../flow/random.ts';
import type { Area } from '../../../catalogue/vocabulary.ts';
import type { Attacker } from '../../types/decision.ts';
import type { Seat, ShipId } from '../../types/ids.ts';
import type { GameState, Ship } from '../../types/state.ts';
import { named } from '../../pieces/craft.ts';
import { hitOf, hitsFrom, type HitResult } from '../../pieces/hits.ts';
import { rolled, rollDie, wasRolled } from '../basics/dice.ts';
import { isScar, pilotOf, shipById, shipsOf, type ShipOf } from '../../pieces/ships.ts';
import { damageViper, destroyCylonShip, destroyViper } from './losses.ts';
import { defined } from '../../../values/defined.ts';

interface AttackData {
  readonly attacker: Attacker;
  /** The attacking ship, if it is one. */
  readonly ship?: ShipId;
  readonly by: Seat;
  readonly target: ShipId | 'galactica' | { readonly centurion: number };
  /** Added to the die. */
  readonly bonus?: number;
  /** A card attacks a centurion as the Armory does. */
  readonly awayFromArmory?: true;
  /** Something else happens in its place. */
  replaced?: boolean;
}

export interface AttackProcedures {
  attack: AttackData;
  nuke: { readonly by: Seat; readonly basestar: ShipId };
}

/** R-CMB-67: what the damage of a basestar adds to rolls against it. */
export function damageBonus(ship: Ship | undefined): number {
  if (ship?.kind !== 'basestar') return 0;
  return ship.damage.reduce((sum, id) => {
    const token = catalogue.tokens.get(id);
    return sum + (token?.kind === 'basestarDamage' ? (token.rules.attackBonus ?? 0) : 0);
  }, 0);
}

function unmannedPenalty(game: Game, attacker: Ship | undefined): number {
  if (attacker?.kind !== 'viper' || attacker.pilot !== undefined) return 0;
  return rulesInPlay(game.state, 'unmannedAttack').reduce((sum, rule) => sum + rule.value, 0);
}

export const attackProcedure = procedure('attack', {
  before: (game, { ship }) => {
    const attacker = ship === undefined ? undefined : shipById(game.state, ship);
    if (attacker?.kind === 'viper' && attacker.pilot !== undefined) game.call('window', { window: 'viperAttacks' });
  },
  roll: (game, { ship, by, target, replaced, bonus = 0 }) => {
    if (replaced === true) {
      game.finish();
      return;
    }
    const aimedAt = typeof target === 'number' ? shipById(game.state, target) : undefined;
    const attacker = ship === undefined ? undefined : shipById(game.state, ship);
    const modifier = damageBonus(aimedAt) + unmannedPenalty(game, attacker) + bonus;
    const onViper =
      aimedAt?.kind === 'viper' ? { attackOn: 'viper' as const, piloted: aimedAt.pilot !== undefined } : {};
    rollDie(game, { by, why: 'attack', modifier, ...onViper });
  },
  hit: (game, { attacker, ship, target, by, awayFromArmory }, frame) => {
    const die = rolled(frame.returned);
    const attacking = ship === undefined ? undefined : shipById(game.state, ship);
    const own = attacking?.kind === 'viper' ? { ...pilotOf(attacking), ...named(game.state, attacking.model) } : {};
    const common = { kind: 'attack', attacker, die, ...own } as const;
    if (target === 'galactica') {
      const result = hitOf({ attacker, target }, die);
      game.tell({
        ...common,
        target: 'galactica',
        result,
        ...(attacking === undefined ? {} : { area: attacking.area }),
      });
      if (result !== 'miss') game.call('damageGalactica', { count: 1, why: `ship/base/${attacker}` });
    } else if (typeof target === 'object') {
      const result = hitOf({ attacker, target: 'centurion' }, die);
      game.tell({
        ...common,
        ...(awayFromArmory === true ? { attacker: 'galactica' } : {}),
        target: 'centurion',
        result,
      });
      if (result === 'destroyed') destroyCenturion(game, target.centurion, by);
    } else {
      const aimedAt = shipById(game.state, target);
      if (aimedAt === undefined) return;
      const model =
        aimedAt.kind === 'viper' ? aimedAt.model : attacking?.kind === 'viper' ? attacking.model : undefined;
      const shot = { attacker, target: aimedAt.kind, ...defined({ model }) };
      const result = mayBeHit(aimedAt, die, frame.returned) ? hitOf(shot, die) : 'miss';
      const needs = result === 'miss' ? (isScar(aimedAt) ? scarFallsAt : hitsFrom(shot)) : undefined;
      game.tell({
        ...common,
        target: aimedAt.kind,
        area: aimedAt.area,
        result,
        ...(model === undefined ? {} : named(game.state, model)),
        ...defined({ needs }),
      });
      hitShip(game, aimedAt, result, by);
    }
  },
});

const scarFallsAt = 7;

/** R-PEG-50, R-PEG-51: Scar falls to a die of 7 or 8 alone, and not without one. */
function mayBeHit(ship: Ship, die: number, returned: unknown): boolean {
  return !isScar(ship) || (die >= scarFallsAt && wasRolled(returned));
}

function hitShip(game: Game, ship: Ship, result: HitResult, by: Seat): void {
  if (result === 'miss') return;
  if (ship.kind === 'basestar') game.call('damageBasestar', { ship: ship.id, count: 1, by });
  else if (ship.kind === 'viper') (result === 'destroyed' ? destroyViper : damageViper)(game, ship, 'attack');
  else if (ship.kind !== 'civilian') destroyCylonShip(game, ship, 'attack');
}

export function destroyCenturion(game: Game, space: number, by: Seat): void {
  const { boarding } = game.state;
  const at = boarding.indexOf(space);
  if (at < 0) return;
  boarding.splice(at, 1);
  game.tell({ kind: 'centurionDestroyed', space, why: 'attack' });
  game.call('window', { window: 'shipDestroyed', only: by });
}

/** R-CMB-61, R-CMB-64, R-CMB-66: points of damage that the tokens of a basestar stand for. */
export function damagePoints(ship: ShipOf<'basestar'>): number {
  return ship.damage.reduce((sum, id) => {
    const token = catalogue.tokens.get(id);
    return sum + (token?.kind === 'basestarDamage' ? token.counts : 0);
  }, 0);
}

export const pointsToDestroyBasestar = 3;

export interface NukeProcedures {
  /** `last`: the damage that destroys it has been done. */
  damageBasestar: { readonly ship: ShipId; count: number; readonly by: Seat; last?: true };
}

export const damageBasestarProcedure = procedure('damageBasestar', {
  damage: (game, data) => {
    const { state } = game;
    const ship = shipById(state, data.ship);
    if (data.count <= 0 || ship?.kind !== 'basestar') {
      game.finish();
      return;
    }
    data.count -= 1;
    // R-CMB-64: the last point needs no token, unless some of them do something when they are drawn.
    if (damagePoints(ship) < pointsToDestroyBasestar - 1) drawBasestarToken(game, ship, data.by);
    else {
      data.last = true;
      if (someWorkWhenDrawn(state)) drawBasestarToken(game, ship, data.by);
    }
  },
  destroy: (game, data) => {
    const ship = shipById(game.state, data.ship);
    if (ship?.kind === 'basestar' && (data.last === true || damagePoints(ship) >= pointsToDestroyBasestar)) {
      destroyBasestar(game, ship, data.by);
    }
    game.goto('damage');
  },
});

const someWorkWhenDrawn = ({ options }: GameState): boolean =>
  [...contentOf(options).tokens.values()].some(
    (token) => token.kind === 'basestarDamage' && token.rules.whenDrawn !== undefined,
  );

/**
 * R-CMB-66: an empty supply gives no token. R-CMB-123: the player who has caused the damage makes the choices of what
 * it does at once.
 */
function drawBasestarToken(game: Game, ship: ShipOf<'basestar'>, by: Seat): void {
  const { state } = game;
  const [token] = state.basestarDamage.splice(randomBelow(state.random, Math.max(1, state.basestarDamage.length)), 1);
  if (token === undefined) return;
  ship.damage.push(token);
  game.tell({ kind: 'basestarDamaged', area: ship.area, token });
  const entry = catalogue.tokens.get(token);
  const list = entry?.kind === 'basestarDamage' ? (entry.rules.whenDrawn ?? []) : [];
  const context = { source: token, you: by, ship: ship.id, area: ship.area, sparesNobody: true } as const;
  if (list.length > 0) game.call('effects', { list, context });
}

/** R-CMB-70: rolls a nuke against a basestar, and against the raiders beside it. */
export const nukeProcedure = procedure('nuke', {
  roll: (game, { by, basestar }) => {
    rollDie(game, { by, why: 'token/base/nuke', modifier: damageBonus(shipById(game.state, basestar)) });
  },
  hit: (game, { by, basestar }, frame) => {
    const die = rolled(frame.returned);
    const ship = shipById(game.state, basestar);
    if (ship?.kind !== 'basestar') return;
    game.tell({
      kind: 'attack',
      attacker: 'nuke',
      area: ship.area,
      target: 'basestar',
      result: die <= 2 ? 'damaged' : 'destroyed',
      die,
    });
    if (die <= 2) {
      game.call('damageBasestar', { ship: basestar, count: 2, by });
      return;
    }
    destroyBasestar(game, ship, by);
    if (die >= 7) destroyBeside(game, { by, area: ship.area, scarToo: wasRolled(frame.returned) });
  },
});

/** Destroys a basestar; the player who has done it may react (R-TURN-160, P3). */
export function destroyBasestar(game: Game, ship: ShipOf<'basestar'>, by: Seat): void {
  destroyCylonShip(game, ship, 'attack');
  game.call('window', { window: 'shipDestroyed', only: by });
}

/** R-CMB-115: three raiders beside the basestar; Scar only by a roll (R-PEG-51). */
function destroyBeside(
  game: Game,
  { by, area, scarToo }: { readonly by: Seat; readonly area: Area; readonly scarToo: boolean },
): void {
  const ships = shipsOf(game.state, 'raider', area)
    .filter((ship) => scarToo || !isScar(ship))
    .map(({ id }) => id);
  game.call('destroySome', { seat: by, ships, count: nukedRaiders, why: 'token/base/nuke', attack: true });
}

export const nukedRaiders = 3;
