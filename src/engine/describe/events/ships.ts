/** Ships in space: activations, attacks, losses. */
import { cylonShips, type Area } from '../../../catalogue/vocabulary.ts';
import type { ShipKind } from '../../types/decision.ts';
import type { Happening } from '../../types/event.ts';
import type { Model, Seat } from '../../types/ids.ts';
import type { Names } from '../types.ts';
import { find } from '../lookup.ts';
import { list, plural, signed } from '../grammar.ts';
import { grouped, nameOf } from '../names.ts';
import { activationNames, amounts, aShip, aViper, areaNames, atArea, rollRange, ships, viperName } from '../terms.ts';
import { because } from './cause.ts';
import type { EventWords } from './table.ts';

const at = (area: Area | undefined): string => (area === undefined ? '' : ` ${atArea(area)}`);

type Attack = Extract<Happening, { readonly kind: 'attack' }>;

function attacker({ attacker: who, target, pilot, model }: Attack, names: Names): string {
  if (who === 'nuke') return 'A nuke';
  if (who === 'armory') return 'The Armory';
  if (who === 'viper' && pilot !== undefined) return `${names.seat(pilot)}'s ${viperName(model)}`;
  return who === 'viper' && target !== 'galactica' ? `An unmanned ${viperName(model)}` : aShip(who);
}

function target({ attacker: who, target: aim, pilot, model }: Attack, names: Names): string {
  if (aim !== 'viper') return aShip(aim);
  return who !== 'viper' && pilot !== undefined ? `${names.seat(pilot)}'s ${viperName(model)}` : aViper(model);
}

/** «a viper», «Apollo's viper» */
function whichViper(model: Model | undefined, pilot: Seat | undefined, names: Names): string {
  return pilot === undefined ? aViper(model) : `${names.seat(pilot)}'s ${viperName(model)}`;
}

/** Galactica is everywhere: then the area says where the attacker is. */
function whoAttacksWhom(attack: Attack, names: Names): string {
  const [who, whom, where] = [attacker(attack, names), target(attack, names), at(attack.area)];
  return attack.target === 'galactica' ? `${who}${where} attacks ${whom}` : `${who} attacks ${whom}${where}`;
}

const results = { miss: 'missed', damaged: 'damaged', destroyed: 'destroyed' } as const;

/** «destroyed», «missed (3 or more hits)» */
export const attackResult = ({ result, needs }: Attack): string =>
  `${results[result]}${needs === undefined ? '' : ` (${rollRange({ from: needs, to: 8 })} hits)`}`;

/** «2 population» of a civilian ship's face. */
function cargo(token: string): string {
  const found = find(token);
  if (found?.kind !== 'token' || found.entry.kind !== 'civilianShip') return nameOf(token);
  return Object.keys(found.entry.lose).length === 0 ? 'nothing was aboard' : `${amounts(found.entry.lose)} aboard`;
}

/** «Disabled Hangar» of «Basestar damage: Disabled Hangar». */
const damageName = (token: string): string => nameOf(token).replace(/^.*: /, '');

function isShip(id: string): boolean {
  const found = find(id);
  return found?.kind === 'token' && (found.entry.kind === 'ship' || found.entry.kind === 'craft');
}

/** «2 raiders», and vipers by their model where a game has several. */
const counted = (count: number, ship: ShipKind, model: string | undefined): string => (
  model === undefined ? ships(count, ship) : plural(count, viperName(model))
);

type ShipEvent =
  | 'shipsActivated'
  | 'shipsPlaced'
  | 'shipMoved'
  | 'viperLaunched'
  | 'attack'
  | 'shipDestroyed'
  | 'viperDamaged'
  | 'basestarDamaged'
  | 'civilianDestroyed'
  | 'civiliansSeen'
  | 'raptorsChanged'
  | 'shipsRestored'
  | 'areaCleared'
  | 'vipersRecalled'
  | 'vipersRepaired';

export const shipEvents: EventWords<ShipEvent> = {
  shipsActivated: ({ activation, why }) =>
    activation === 'launchRaiders'
      ? `The basestars launch raiders${because(why)}`
      : `The ${activationNames[activation]} act${because(why)}`,
  // A ship as the cause: basestars launch what was to be activated and was not there.
  shipsPlaced: ({ ship, area, count, why, model }) =>
    `${counted(count, ship, model)} ${isShip(why) ? `launched ${atArea(area)}` : `placed ${atArea(area)}${because(why)}`}`,
  shipMoved: ({ ship, from, to, pilot, model }, names) =>
    `${ship === 'viper' ? whichViper(model, pilot, names) : aShip(ship)} `
      + `moves from the ${areaNames[from].toLowerCase()} to the ${areaNames[to].toLowerCase()}`,
  viperLaunched: ({ area, pilot, model }, names) =>
    pilot === undefined
      ? `An unmanned ${viperName(model)} launches ${atArea(area)}`
      : `${names.seat(pilot)} launches in ${aViper(model)} ${atArea(area)}`,
  attack: (attack, names) => `${whoAttacksWhom(attack, names)}: ${attack.die}, ${attackResult(attack)}`,
  shipDestroyed: ({ ship, area, count, why, model }) => `${counted(count, ship, model)} destroyed${at(area)}${because(why)}`,
  viperDamaged: ({ area, pilot, why, model }, names) =>
    `${whichViper(model, pilot, names)} is damaged${at(area)}${because(why)}`,
  basestarDamaged: ({ area, token }) => `The basestar ${atArea(area)} is damaged: ${damageName(token)}`,
  civilianDestroyed: ({ area, token }) => `A civilian ship is destroyed${at(area)}: ${cargo(token)}`,
  civiliansSeen: ({ seat, ships: seen }, names) => {
    const faces = grouped(seen.map(({ area, token }) => (token === undefined ? atArea(area) : `${atArea(area)} ${cargo(token)}`)));
    return `${names.seat(seat)} looks at ${plural(seen.length, 'civilian ship')}${faces.length === 0 ? '' : `: ${list(faces)}`}`;
  },
  raptorsChanged: ({ change, now, why }) => `Raptors ${signed(change)} (${change < 0 ? `${now} left` : `now ${now}`})${because(why)}`,
  shipsRestored: ({ viper, raptor, why }) =>
    `${list([...(viper > 0 ? [ships(viper, 'viper')] : []), ...(raptor > 0 ? [ships(raptor, 'raptor')] : [])]) || 'No ships'} `
      + `back in the Reserves${because(why)}`,
  areaCleared: ({ area, ships: gone, why }) => {
    const left = cylonShips.flatMap((kind) => (gone[kind] === 0 ? [] : [ships(gone[kind], kind)]));
    return `${list(left)} ${atArea(area)} ${Object.values(gone).reduce((sum, count) => sum + count, 0) === 1 ? 'leaves' : 'leave'} the board${because(why)}`;
  },
  vipersRecalled: ({ count, why }) => `${ships(count, 'viper')} back from space in the Reserves${because(why)}`,
  vipersRepaired: ({ count, seat, model }, names) => `${names.seat(seat)} repairs ${plural(count, viperName(model))}`,
};
