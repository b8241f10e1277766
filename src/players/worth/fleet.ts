/** Worth of resources, ships and tracks, and of the actions with them. */
import type { ActionVerb } from '../../catalogue/effects/actions.ts';
import type { AimedVerb } from '../../catalogue/effects/aimed.ts';
import type { FleetVerb } from '../../catalogue/effects/fleet.ts';
import { catalogue } from '../../catalogue/index.ts';
import { areas, type Area, type CylonShip } from '../../catalogue/vocabulary.ts';
import { craftIn } from '../../engine/pieces/craft.ts';
import { ftlRisk } from '../../engine/rules/jump/jumpTrack.ts';
import type { GameView } from '../../engine/types/view.ts';
import { viperCards } from '../areas.ts';
import { tasteForDamage, tasteForShips } from '../aims.ts';
import { sumOf } from './prices.ts';
import { effectWorth, worthOf, type Situation } from './table.ts';

effectWorth<FleetVerb>({
  lose: (view, amounts) => -sumOf(view, amounts),
  gain: (view, amounts) => sumOf(view, amounts),
  place: (_view, place) => -Object.values(place).reduce((sum, ships) => sum + pointsOfShips(ships), 0),
  placeCivilians: (_view, ships) => -0.4 * ships,
  activate: (view, icons) => -icons.length * (0.3 + 0.1 * view.ships.length),
  activatePlaced: () => -0.8,
  basestarsAttack: (view) => -1.2 * count(view, 'basestar'),
  jumpTrack: {
    worth: (view, by) => (view.autoJump === 'nothing' ? 0 : by * 1.2),
    action: ({ view }) => (view.autoJump === 'return' ? 1.5 : -1),
  },
  boardCenturions: (_view, centurions) => -1.3 * centurions,
  damageGalactica: {
    worth: (view, times) => -1.4 * times * tasteForDamage(view),
    // Offered only to whoever wants it.
    window: () => 1,
  },
  chooseDamage: (view, { resolve }) => -1.4 * resolve * tasteForDamage(view),
  destroyRaptors: (view, raptors) => -0.5 * raptors * tasteForShips(view),
  restoreRaptors: (_view, raptors) => 0.4 * raptors,
  damageVipers: (view, { count: vipers }) => -0.5 * vipers * tasteForShips(view),
  // A damaged one is not there anyway.
  destroyVipers: (view, { count: vipers, where }) => (where === 'damagedCraft' ? -0.4 : -0.8) * vipers * tasteForShips(view),
  destroyCivilians: (_view, ships) => -1.8 * ships,
  recallVipers: () => -0.4,
  destroyCylons: () => 1,
  discardNuke: () => -1,
});

effectWorth<AimedVerb>({
  chooseBasestar: {
    worth: (view, { then }) => worthOf(view, then),
    action: ({ basestars }) => (basestars > 0 ? 1.9 + 0.3 * basestars : 0),
  },
  chooseArea: {
    worth: (view, { then }) => worthOf(view, then),
    action: ({ raiders }) => (raiders >= 2 ? 1.2 + 0.15 * raiders : 0),
  },
  placeBasestar: (view, { then }) => -1.2 + worthOf(view, then),
  removeCylons: (view) => Math.max(...areas.map((area) => cylonsIn(view, area))),
  destroyAllCylons: (view) => areas.reduce((sum, area) => sum + cylonsIn(view, area), 0),
  damageBasestar: (_view, times) => 1.1 * times,
  hitArea: (_view, { ship, count: ships }) => (ship === 'raider' ? 0.5 * ships : -1.2 * ships),
  defendCivilian: (view) => (count(view, 'civilian') > 0 ? 0.5 * Math.min(3, count(view, 'raider')) : 0),
  sacrifice: (view) => 0.4 * count(view, 'raider') - 0.8,
  moveAndAttack: {
    worth: (view) => (count(view, 'raider') > 0 ? 0.8 : 0.1),
    action: ({ raiders }) => (raiders > 0 ? 1.8 : 0),
  },
  // One raider that is harder to hit.
  markScar: () => -0.5,
  interfere: { worth: (_view, raiders) => 0.3 * raiders, window: () => 0.8 },
  activateHeavyRaiders: (view) => -0.3 - 0.2 * count(view, 'heavyRaider'),
});

effectWorth<ActionVerb>({
  repair: { worth: (view) => (view.damaged.length > 0 ? 0.8 : 0.4), action: () => 2.4 },
  restoreShips: (view, { viper, raptor }) => {
    const vipers = craftIn(view, 'damagedCraft', 'viper') + craftIn(view, 'destroyed', 'viper');
    return 0.4 * (Math.min(viper, vipers) + Math.min(raptor, craftIn(view, 'destroyed', 'raptor')));
  },
  repairAnywhere: (view, { locations, vipers }) =>
    0.8 * Math.min(locations, view.damaged.length) + 0.4 * Math.min(vipers, craftIn(view, 'damagedCraft', 'viper')),
  repairVipers: (view, vipers) => 0.4 * Math.min(vipers, craftIn(view, 'damagedCraft', 'viper')),
  viperActivations: {
    worth: (view, value) => (count(view, 'raider') > 0 ? 0.5 * (typeof value === 'number' ? value : value.count) : 0.2),
    action: activateVipers,
  },
  launchPilots: (view) => (count(view, 'raider') > 0 ? 0.4 : 0),
  viperAttacks: { worth: (_view, attacks) => 0.5 * attacks, action: () => 3 },
  // Whoever flies for nothing has to come back, whatever more it lets them do.
  launchSelf: { worth: () => 0.3, action: ({ me, raiders }) => (isPilot(me.character) && raiders > 0 ? 0.4 : -1.4) },
  ftlJump: { worth: (view) =>
    flight(view, 0), action: ({ view, raiders, basestars, heavyRaiders }) => flight(view, raiders + 3 * basestars + 2 * heavyRaiders) },
  galacticaAttack: { worth: (view) => (view.ships.length > 0 ? 0.8 : 0), action: fire },
  attackCenturion: {
    worth: ({ boarding }) => (boarding.length === 0 ? 0 : 0.6),
    action: ({ view: { boarding } }) => (boarding.length === 0 ? 0 : 1.5 + Math.max(...boarding) * 1.8),
  },
  inspectCivilians: (view, ships) => 0.1 * Math.min(ships, count(view, 'civilian')),
  // Two nukes are left to a fleet at most: a basestar has to be worth one.
  launchNuke: (view) => (count(view, 'basestar') > 0 ? 0.8 : -1),
});

function count(view: GameView, kind: string): number {
  return view.ships.filter((ship) => ship.kind === kind).length;
}

/** What the Cylon ships of an area do to the fleet. */
export function cylonsIn(view: GameView, area: Area): number {
  const ships = (kind: CylonShip): number => view.ships.filter((ship) => ship.kind === kind && ship.area === area).length;
  return pointsOfShips({ basestar: ships('basestar'), raider: ships('raider'), heavyRaider: ships('heavyRaider') });
}

type ShipCounts = Readonly<Partial<Record<string, number>>>;

export function pointsOfShips({ basestar = 0, raider = 0, heavyRaider = 0, civilian = 0 }: ShipCounts): number {
  return basestar * 1.2 + raider * 0.3 + heavyRaider * 0.5 + civilian * 0.5;
}

function activateVipers({ view, me, raiders, vipersInSpace }: Situation): number {
  if (me.handCount < viperCards(view)) return 0;
  const more = craftIn(view, 'reserves', 'viper') > 0;
  if (raiders > 0 && (vipersInSpace > 0 || more)) return 2 + 0.15 * raiders;
  const escorted = vipersInSpace > 0 || more ? toEscort(view) : 0;
  if (escorted > 0) return 0.8 + 0.2 * Math.min(3, escorted);
  return more && vipersInSpace < 2 ? 0.8 : 0;
}

/** Civilian ships that vipers could bring to safety: they stay in space from jump to jump (R-FLT-55, R-FLT-56). */
function toEscort(view: GameView): number {
  return view.modules.cylonFleet === undefined ? 0 : count(view, 'civilian');
}

function fire({ raiders, basestars, heavyRaiders }: Situation): number {
  return raiders + basestars + heavyRaiders > 0 ? 1.6 + 0.6 * basestars : 0;
}

/** The jump away from that much danger, less the people who are left behind. */
function flight(view: GameView, danger: number): number {
  const cost = ftlRisk(view);
  if (cost === undefined || view.resources.population <= cost) return 0;
  return 3 + 0.3 * danger - 1.5 * cost;
}

function isPilot(character: string | undefined): boolean {
  return character !== undefined && catalogue.characters.get(character)?.pilot === true;
}
