/**
 * Which ships are alike: the one place that says what the rules can tell apart about them. A player who chooses among
 * ships is offered one of each sort, and is not asked at all where all are of one sort (R-CMB-11, R-CMB-17, R-CMB-115,
 * R-CMB-120).
 */
import type { Area } from '../../catalogue/vocabulary.ts';
import { randomBelow } from '../flow/random.ts';
import type { ChoiceOf } from '../types/decision.ts';
import type { GameState, Ship } from '../types/state.ts';
import { named } from './craft.ts';
import { isScar, shipById, shipsOf, type ShipOf } from './ships.ts';

type Table = Pick<GameState, 'options'>;

/** R-CMB-13: a ship that has acted in this turn and will not act in it again. */
function isSpent({ options }: Table, ship: Ship): boolean {
  return options.cylonShipsActivateOncePerTurn && 'activated' in ship && ship.activated;
}

/** Equal for ships that no rule can tell apart. */
function sortOf(table: Table, ship: Ship): string {
  const common = `${ship.kind} ${ship.area}`;
  switch (ship.kind) {
    case 'basestar':
      return `${common} ${isSpent(table, ship)} ${[...ship.damage].sort().join(' ')}`;
    case 'raider':
      return `${common} ${isSpent(table, ship)} ${isScar(ship)}`;
    case 'heavyRaider':
      return `${common} ${isSpent(table, ship)}`;
    case 'viper':
      return `${common} ${ship.model} ${ship.pilot ?? 'unmanned'}`;
    case 'civilian':
      // R-CMB-22: as soon as anyone has looked at it, it is not just any ship. Its face must not show in who is asked.
      return `${common} ${ship.seenBy.length > 0 ? ship.id : 'unseen'}`;
    default: {
      const never: never = ship;
      throw new Error(`no such ship: ${JSON.stringify(never)}`);
    }
  }
}

/** The ships by sorts, those that may still act in this turn before the others. */
export function bySort<S extends Ship>(table: Table, ships: ReadonlyArray<S>): Array<[S, ...Array<S>]> {
  const [only, ...others] = ships;
  if (only === undefined) return [];
  if (others.length === 0) return [[only]];
  const sorts = new Map<string, [S, ...Array<S>]>();
  for (const ship of [...ships].sort((one, other) => Number(isSpent(table, one)) - Number(isSpent(table, other)))) {
    const sort = sortOf(table, ship);
    const known = sorts.get(sort);
    if (known === undefined) sorts.set(sort, [ship]);
    else known.push(ship);
  }
  return [...sorts.values()];
}

/** One ship of each sort. */
export function onePerSort<S extends Ship>(table: Table, ships: ReadonlyArray<S>): Array<S> {
  return bySort(table, ships).map(([first]) => first);
}

type ShipChoice = ChoiceOf<'ship'>;

/** Ships as something to choose among: which they are, and what tells each from the others of its kind there. */
export function shipChoices(table: Table, ships: ReadonlyArray<Ship>): Array<ShipChoice> {
  return ships.map((ship) => {
    const fresh = ships.some((other) => other.kind === ship.kind && other.area === ship.area && !isSpent(table, other));
    return {
      ...shipChoice(ship, `ship${ship.id}`, fresh && isSpent(table, ship)),
      ...(ship.kind === 'viper' ? named(table, ship.model) : {}),
    };
  });
}

/** R-CMB-22: civilian ships that no one has looked at are one choice. */
export function civilianChoices(table: Table, civilians: ReadonlyArray<ShipOf<'civilian'>>): Array<ShipChoice> {
  return bySort(table, civilians).flatMap(([first, ...others]) =>
    shipChoices(table, [first]).map((choice) => (others.length > 0 ? { ...choice, unseen: true } : choice)),
  );
}

/**
 * The ship that a choice names, of one of these kinds or of any where none is named. Throws an `Error` if the choice
 * names none, or one that is not on the board or of another kind.
 */
export function shipMeant<K extends Ship['kind'] = Ship['kind']>(
  state: GameState,
  { id, shipId }: Pick<ShipChoice, 'id' | 'shipId'>,
  ...kinds: ReadonlyArray<K>
): ShipOf<K> {
  const ship = shipId === undefined ? undefined : shipById(state, shipId);
  const isExpected = (found: Ship): found is ShipOf<K> =>
    kinds.length === 0 || kinds.some((kind) => kind === found.kind);
  if (ship === undefined || !isExpected(ship)) throw new Error(`${id} names no such ship: ${ship?.kind ?? 'none'}`);
  return ship;
}

/** The civilian ship that an answer means; of those that no one has looked at chance picks one. */
export function civilianChosen(state: GameState, choice: ShipChoice): ShipOf<'civilian'> {
  if (choice.unseen !== true) return shipMeant(state, choice, 'civilian');
  const alike = shipsOf(state, 'civilian', choice.area).filter(({ seenBy }) => seenBy.length === 0);
  const ship = alike[randomBelow(state.random, Math.max(1, alike.length))];
  if (ship === undefined) throw new Error(`${choice.id}: no unseen civilian ship in ${choice.area}`);
  return ship;
}

function shipChoice(ship: Ship, id: string, spent: boolean): ShipChoice {
  return {
    id,
    kind: 'ship',
    ship: ship.kind,
    area: ship.area,
    shipId: ship.id,
    ...(ship.kind === 'viper' && ship.pilot !== undefined ? { pilot: ship.pilot } : {}),
    ...(isScar(ship) ? { scar: true } : {}),
    ...(spent ? { spent: true } : {}),
  };
}

/** A raider or heavy raider that can be aimed at. */
export interface RaiderTarget {
  readonly ship: ShipOf<'raider' | 'heavyRaider'>;
  /** Name in the ids of choices. */
  readonly name: string;
  readonly choice: ShipChoice;
}

/**
 * One raider or heavy raider of each sort in that area: `raider` and, where it makes a difference, `raider-spent`;
 * `scar` apart from them, since who means him has to say so (R-PEG-51).
 */
export function marks(
  state: GameState,
  kind: 'raider' | 'heavyRaider',
  area: Area,
  { withScar = false } = {},
): Array<RaiderTarget> {
  const sorts = onePerSort(state, shipsOf(state, kind, area));
  const mark = (ship: RaiderTarget['ship'], name: string, spent: boolean): RaiderTarget => ({
    ship,
    name,
    choice: shipChoice(ship, `${area}-${name}`, spent),
  });
  const plain = sorts
    .filter((ship) => !isScar(ship))
    .map((ship, at) => (at === 0 ? mark(ship, kind, false) : mark(ship, `${kind}-spent`, true)));
  return [...plain, ...(withScar ? sorts.filter(isScar).map((scar) => mark(scar, 'scar', false)) : [])];
}
