/** Ships that are damaged, destroyed or called back: R-CMB-94, R-CMB-103, R-CMB-104, R-CMB-116. */
import { catalogue } from '../../../catalogue/index.ts';
import type { Area, CylonShip, Resource } from '../../../catalogue/vocabulary.ts';
import { answersOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import type { Cause } from '../../types/event.ts';
import type { CardId, Seat, ShipId, TokenId } from '../../types/ids.ts';
import type { Ship } from '../../types/state.ts';
import { sheetsReactTo } from '../../abilities/reactions.ts';
import { rulesInPlay, sheetRule } from '../../abilities/rules.ts';
import { leavePlayAtLoss, leavePlayAtRaiderLoss } from '../../pieces/cardsInPlay.ts';
import { hangarDeck, sickbay } from '../../pieces/places.ts';
import { changeResource } from '../victory/resources.ts';
import { putAt, sendTo } from '../basics/sending.ts';
import { boxWhenDamaged, changeBox, craftOf, named } from '../../pieces/craft.ts';
import { bySort, shipChoices, shipMeant } from '../../pieces/alike.ts';
import {
  pilotOf,
  returnToReserves,
  returnToSupply,
  shipById,
  shipsOf,
  takeOff,
  type ShipOf,
} from '../../pieces/ships.ts';
import { defined } from '../../../values/defined.ts';

interface DestroySome {
  readonly seat: Seat;
  readonly ships: ReadonlyArray<ShipId>;
  readonly count: number;
  readonly why: CardId;
  /** They fall to a roll. */
  readonly attack?: true;
}

export interface LossesProcedures {
  destroySome: DestroySome;
  loseFromSpace: { readonly ship: ShipId; saved?: true };
}

export function destroyCylonShip(game: Game, ship: ShipOf<CylonShip>, why: Cause | 'attack'): void {
  destroyCylonShips(game, [ship], why);
}

/** Destroys several ships at the same time; those of one kind and area are reported together. */
export function destroyCylonShips(game: Game, ships: ReadonlyArray<ShipOf<CylonShip>>, why: Cause | 'attack'): void {
  for (const ship of ships) returnToSupply(game.state, ship);
  for (const { kind, area } of ships.filter((ship, at) => ships.findIndex((other) => isAlike(ship, other)) === at)) {
    game.tell({
      kind: 'shipDestroyed',
      ship: kind,
      area,
      count: ships.filter((ship) => isAlike(ship, { kind, area })).length,
      why,
    });
  }
  if (ships.some(({ kind }) => kind === 'raider')) leavePlayAtRaiderLoss(game);
  for (const { kind } of ships) if (kind === 'basestar') loseBasestar(game);
}

function isAlike(one: Pick<Ship, 'kind' | 'area'>, other: Pick<Ship, 'kind' | 'area'>): boolean {
  return one.kind === other.kind && one.area === other.area;
}

function loseBasestar(game: Game): void {
  leavePlayAtLoss(game, 'basestar');
  for (const { source, value } of rulesInPlay(game.state, 'atBasestarLoss')) {
    game.call('effects', { list: value, context: { source, you: game.state.current } });
  }
}

/**
 * Destroys `count` of these raiders and heavy raiders, or all if there are fewer; asks which ones where they are not
 * all alike (R-CMB-115).
 */
export const destroySomeProcedure = procedure('destroySome', {
  choose: (game, { seat, ships, count, why }) => {
    const { state } = game;
    const present = ships.flatMap((id) => shipById(state, id) ?? []);
    const open = bySort(state, present).flatMap((alike) => alike.slice(0, count));
    const most = Math.min(count, present.length);
    // One sort: these are as many as are destroyed, so no one is asked.
    game.ask({ seat, topic: { kind: 'chooseShip', why }, choices: shipChoices(state, open), min: most, max: most });
  },
  destroy: (game, { seat, why, attack }, frame) => {
    for (const choice of answersOf(frame, seat, 'ship')) {
      const ship = shipMeant(game.state, choice, 'raider', 'heavyRaider');
      destroyCylonShip(game, ship, attack === true ? 'attack' : why);
    }
  },
});

/**
 * R-CMB-94, R-CMB-97, R-CMB-103: damages a viper: it goes to the Damaged Vipers box, its pilot to Sickbay; a model that
 * is never damaged is destroyed.
 */
export function damageViper(game: Game, ship: ShipOf<'viper'>, why: Cause | 'attack'): void {
  const isLost = ship.pilot !== undefined && sheetRule(game.state, ship.pilot, 'losesDamagedViper') === true;
  if (isLost || boxWhenDamaged(ship.model) === 'destroyed') {
    destroyViper(game, ship, why);
    return;
  }
  takeOff(game.state, ship);
  changeBox(game.state, 'damagedCraft', ship.model, 1);
  game.tell({ kind: 'viperDamaged', area: ship.area, why, ...pilotOf(ship), ...named(game.state, ship.model) });
  ejectPilot(game, ship, why);
}

export function destroyViper(game: Game, ship: ShipOf<'viper'>, why: Cause | 'attack'): void {
  takeOff(game.state, ship);
  changeBox(game.state, 'destroyed', ship.model, 1);
  game.tell({ kind: 'shipDestroyed', ship: 'viper', area: ship.area, count: 1, why, ...named(game.state, ship.model) });
  ejectPilot(game, ship, why);
}

function ejectPilot(game: Game, ship: ShipOf<'viper'>, why: Cause | 'attack'): void {
  if (ship.pilot !== undefined) sendTo(game, ship.pilot, sickbay, why === 'attack' ? craftOf(ship.model).id : why);
}

/** R-CMB-116: turned faceup, its losses apply, it leaves the game. */
export function destroyCivilian(game: Game, ship: ShipOf<'civilian'>): void {
  if (sheetsReactTo(game.state, 'civilianThreatened')) game.call('loseFromSpace', { ship: ship.id });
  else lose(game, ship);
}

function lose(game: Game, ship: ShipOf<'civilian'>): void {
  takeOff(game.state, ship);
  loseCivilian(game, ship.token, ship.area);
}

/** Loses a civilian ship from space. Before it is turned faceup someone may save it, who sets `saved`. */
export const loseFromSpaceProcedure = procedure('loseFromSpace', {
  window: (game) => {
    game.call('window', { window: 'civilianThreatened', once: true });
  },
  lose: (game, { ship: id, saved }) => {
    const ship = shipById(game.state, id);
    if (saved !== true && ship?.kind === 'civilian') lose(game, ship);
  },
});

/** R-CMB-116 for a ship of the pile (or one just taken off the board). */
export function loseCivilian(game: Game, token: TokenId, area?: Area): void {
  game.state.destroyedCivilians.push(token);
  game.tell({ kind: 'civilianDestroyed', token, ...defined({ area }) });
  const entry = catalogue.tokens.get(token);
  if (entry?.kind !== 'civilianShip') throw new Error(`${token} is no civilian ship`);
  for (const [resource, amount] of Object.entries(entry.lose))
    changeResource(game, resource as Resource, -amount, token);
  leavePlayAtLoss(game, 'civilian');
}

/**
 * All vipers in space but these go to the Reserves, their pilots to the Hangar Deck (R-JMP-10, R-JMP-11, R-CMB-108).
 */
export function recallVipers(game: Game, why: Cause, staying: ReadonlyArray<ShipId> = []): void {
  const vipers = shipsOf(game.state, 'viper').filter(({ id }) => !staying.includes(id));
  if (vipers.length === 0) return;
  for (const ship of vipers) {
    returnToReserves(game.state, ship);
    if (ship.pilot !== undefined) putAt(game, ship.pilot, hangarDeck);
  }
  game.tell({ kind: 'vipersRecalled', count: vipers.length, why });
}
