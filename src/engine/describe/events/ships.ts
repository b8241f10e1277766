/** Ships in space: activations, attacks, losses. */
import { cylonShips, type Area } from '../../../catalogue/vocabulary.ts';
import type { ShipKind } from '../../types/decision.ts';
import type { Happening } from '../../types/event.ts';
import type { Model, Seat, ShipId, TokenId } from '../../types/ids.ts';
import { inRow, listed, noted, noun, signed, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import type { Names } from '../types.ts';
import { find } from '../lookup.ts';
import {
  activation as activationNoun,
  amounts,
  area as areaNoun,
  grouped,
  name,
  rollRange,
  ship as shipNoun,
  ships,
  viper,
  vipers,
} from '../nouns.ts';
import { isShip, withCause, withCauseUnlessCrisis } from './cause.ts';
import type { EventWords } from './table.ts';

type Attack = Extract<Happening, { readonly kind: 'attack' }>;

/** “viper”, “Apollo’s viper” */
const whichViper = (model: Model | undefined, pilot: Seat | undefined, names: Names): Text =>
  pilot === undefined ? viper(model) : tell('events.ships.pilots', { player: names.seat(pilot), ship: viper(model) });

function attacker({ attacker: who, target, pilot, model }: Attack, names: Names): Text {
  if (who === 'nuke' || who === 'armory') return noun(`attacker/${who}`);
  if (who === 'viper' && pilot !== undefined) return whichViper(model, pilot, names);
  return who === 'viper' && target !== 'galactica'
    ? tell('events.ships.unmanned', { ship: viper(model) })
    : shipNoun(who);
}

function target({ attacker: who, target: aim, pilot, model }: Attack, names: Names): Text {
  if (aim !== 'viper') return shipNoun(aim);
  return whichViper(model, who === 'viper' ? undefined : pilot, names);
}

/** Returns the values for the area where something happens, if that is known. */
export const inArea = (area: Area | undefined): Readonly<{ inSpace: boolean; area: Text }> => ({
  inSpace: area !== undefined,
  area: area === undefined ? '' : areaNoun(area),
});

/** Galactica is everywhere: then the area says where the attacker is. */
export function whereOf({ target: aim, area }: Attack): Readonly<{ where: string; area: Text }> {
  if (area === undefined) return { where: 'none', area: '' };
  return { where: aim === 'galactica' ? 'attacker' : 'target', area: areaNoun(area) };
}

/** “Apollo’s viper attacks a raider at the bow” */
export const whoAttacks = (attack: Attack, names: Names): Text =>
  tell('events.ships.attack', { who: attacker(attack, names), whom: target(attack, names), ...whereOf(attack) });

/**
 * “Apollo’s viper attacks a raider at the bow: missed (2, needed 3 or more)”. `roll`: the die as it was rolled, if
 * something was added to it.
 */
export const oneAttack = (attack: Attack, names: Names, roll: Text = String(attack.die)): Text =>
  inRow([whoAttacks(attack, names), attackResult(attack, roll)], ': ');

/** “destroyed (5)”, “missed (2, needed 3 or more)” */
const attackResult = ({ result, needs }: Attack, roll: Text): Text =>
  noted(
    tell('events.ships.result', { result }),
    roll,
    ...(needs === undefined ? [] : [tell('events.ships.wouldHit', { range: rollRange({ from: needs, to: 8 }) })]),
  );

export const nothingAboard = tell('events.ships.empty');

/** “2 population aboard” of a civilian ship's face. */
function cargo(token: TokenId): Text {
  const found = find(token);
  if (found?.kind !== 'token' || found.entry.kind !== 'civilianShip') return name(token);
  const { lose } = found.entry;
  return Object.keys(lose).length === 0 ? nothingAboard : tell('events.ships.aboard', { cargo: amounts(lose) });
}

/** Returns the name on a damage token of a basestar: “Disabled Hangar” of “Basestar damage: Disabled Hangar”. */
function damageName(token: TokenId): Text {
  const words = find(token)?.entry.name.replace(/^.*: /, '');
  return words === undefined ? name(token) : noun(token, words);
}

/** “no. 7 at the bow (2 population aboard)”; the area alone for those who don't know the face. */
const seenShip = ({
  area,
  token,
  ship: number,
}: {
  readonly area: Area;
  readonly token?: TokenId;
  readonly ship?: ShipId;
}): Text =>
  tell('events.ships.seenAt', {
    area: areaNoun(area),
    number: number ?? 'none',
    cargo: token === undefined ? '' : cargo(token),
    known: token !== undefined,
  });

/** “2 raiders”, and vipers by their model where a game has several. */
export const countedShips = (count: number, ship: ShipKind, model: Model | undefined): Text =>
  model === undefined ? ships(count, ship) : vipers(count, model);

/** “2 civilian ships are destroyed at the stern” */
export const civiliansLost = (count: number, area: Area | undefined): Text =>
  tell('events.ships.civiliansDestroyed', { count, ships: ships(count, 'civilian'), ...inArea(area) });

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
    withCauseUnlessCrisis(
      activation === 'launchRaiders'
        ? tell('events.ships.launchRaiders')
        : tell('events.ships.activated', { what: activationNoun(activation) }),
      why,
    ),
  // A ship as the cause: basestars launch what was to be activated and was not there.
  shipsPlaced: ({ ship, area, count, why, model }) => {
    const placed = { ships: countedShips(count, ship, model), area: areaNoun(area) };
    return isShip(why) ? tell('events.ships.launched', placed) : withCause(tell('events.ships.placed', placed), why);
  },
  shipMoved: ({ ship, from, to, pilot, model }, names) =>
    tell('events.ships.moved', {
      ship: ship === 'viper' ? whichViper(model, pilot, names) : shipNoun(ship),
      from: areaNoun(from),
      to: areaNoun(to),
    }),
  viperLaunched: ({ area, pilot, model }, names) =>
    pilot === undefined
      ? tell('events.ships.viperLaunched', { ship: viper(model), area: areaNoun(area) })
      : tell('events.ships.pilotLaunched', { player: names.seat(pilot), ship: viper(model), area: areaNoun(area) }),
  attack: (attack, names) => oneAttack(attack, names),
  shipDestroyed: ({ ship, area, count, why, model }) =>
    withCause(tell('events.ships.destroyed', { ships: countedShips(count, ship, model), ...inArea(area) }), why),
  viperDamaged: ({ area, pilot, why, model }, names) =>
    withCause(tell('events.ships.damaged', { ship: whichViper(model, pilot, names), ...inArea(area) }), why),
  basestarDamaged: ({ area, token }) =>
    tell('events.ships.basestarDamaged', { area: areaNoun(area), damage: damageName(token) }),
  civilianDestroyed: ({ area, token }) => inRow([civiliansLost(1, area), cargo(token)], ': '),
  civiliansSeen: ({ seat, ships: seen }, names) => {
    const faces = grouped(seen, seenShip, ({ area, token = '', ship: number = '' }) => `${area} ${token} ${number}`);
    const looks = tell('events.ships.civiliansSeen', {
      player: names.seat(seat),
      ships: ships(seen.length, 'civilian'),
    });
    return inRow([looks, ...(faces.length === 0 ? [] : [listed(faces)])], ': ');
  },
  raptorsChanged: ({ change, now, why }) =>
    withCause(tell('events.ships.raptors', { change: signed(change), loss: change < 0, now }), why),
  shipsRestored: ({ viper: vipersBack, raptor, why }) => {
    const back = [
      ...(vipersBack > 0 ? [ships(vipersBack, 'viper')] : []),
      ...(raptor > 0 ? [ships(raptor, 'raptor')] : []),
    ];
    return withCause(
      back.length === 0 ? tell('events.ships.restoredNone') : tell('events.ships.restored', { ships: listed(back) }),
      why,
    );
  },
  areaCleared: ({ area, ships: gone, why }) => {
    const left = cylonShips.flatMap((kind) => (gone[kind] === 0 ? [] : [ships(gone[kind], kind)]));
    const count = Object.values(gone).reduce((sum, each) => sum + each, 0);
    return withCause(tell('events.ships.cleared', { count, ships: listed(left), area: areaNoun(area) }), why);
  },
  vipersRecalled: ({ count, why }) => withCause(tell('events.ships.recalled', { ships: ships(count, 'viper') }), why),
  vipersRepaired: ({ count, seat, model }, names) =>
    tell('events.ships.repaired', { player: names.seat(seat), ships: vipers(count, model) }),
};
