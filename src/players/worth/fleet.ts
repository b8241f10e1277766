/** Worth of resources, ships and tracks, and of the actions with them. */
import type { ActionVerb } from '../../catalogue/effects/actions.ts';
import type { AimedVerb } from '../../catalogue/effects/aimed.ts';
import type { FleetVerb } from '../../catalogue/effects/fleet.ts';
import { catalogue } from '../../catalogue/index.ts';
import { areas, launchAreas, type Area, type CylonShip } from '../../catalogue/vocabulary.ts';
import { craftIn } from '../../engine/pieces/craft.ts';
import type { GameView } from '../../engine/types/view.ts';
import { viperCards } from './areas.ts';
import { tasteForDamage, tasteForShips } from '../aims.ts';
import { activationPrice, centurionPrice, civilianPrice, damagePrice, standingOf } from './battle.ts';
import { attacksWorth, changesOf, clearedWorth, comingShips, flightsWorth, gunWorth, pilotThere } from './flights.ts';
import { afterwards } from './journey.ts';
import { jumpWorth, stepWorth } from './jumps.ts';
import { lossOf, sumOf } from './prices.ts';
import { worthOf, type EffectScores, type Situation } from './effects.ts';
import { habits } from '../habits.ts';
import type { SeatedPlayer } from '../seatedPlayer.ts';

export const fleetScores: EffectScores<FleetVerb> = {
  lose: (player, amounts) => -lossOf(player, amounts),
  gain: (player, amounts) => sumOf(player, amounts),
  place: (player, place) => comingShips(player, changesOf(place)),
  placeCivilians: (_player, ships) => -0.3 * ships,
  activate: (player, icons) => icons.reduce((sum, icon) => sum - activationPrice(player, icon), 0),
  activatePlaced: () => -0.8,
  basestarsAttack: ({ view }) => -0.62 * damagePrice(view) * count(view, 'basestar'),
  jumpTrack: {
    worth: ({ view }, by) => by * stepWorth(view),
    action: ({ view }) => (view.autoJump === 'return' ? stepWorth(view) : -1),
  },
  boardCenturions: (_player, centurions) => -centurionPrice(0) * centurions,
  damageGalactica: {
    worth: (player, times) => -damagePrice(player.view) * times * tasteForDamage(player),
    // A window offers it only to players who want it.
    window: () => 1,
  },
  chooseDamage: (player, { resolve }) => -damagePrice(player.view) * resolve * tasteForDamage(player),
  destroyRaptors: (player, raptors) => -0.5 * raptors * tasteForShips(player),
  restoreRaptors: (_player, raptors) => 0.4 * raptors,
  damageVipers: (player, { count: vipers }) => -0.5 * vipers * tasteForShips(player),
  // A damaged viper is not available anyway.
  destroyVipers: (player, { count: vipers, where }) =>
    (where === 'damagedCraft' ? -0.4 : -0.8) * vipers * tasteForShips(player),
  destroyCivilians: (player, ships) => -civilianPrice(player) * ships,
  recallVipers: () => -0.4,
  destroyCylons: (player, ships) => destroyed(player, ships),
  discardNuke: () => -1,
};

export const aimedScores: EffectScores<AimedVerb> = {
  chooseBasestar: {
    worth: (player, { then }) => worthOf(player, then),
    action: ({ basestars }) => (basestars > 0 ? 1.9 + 0.3 * basestars : 0),
  },
  chooseArea: {
    worth: (player, { then }) => worthOf(player, then),
    action: ({ raiders }) => (raiders >= 2 ? 0.6 + 0.25 * raiders : 0),
  },
  placeBasestar: (player, { then }) => -1.2 + worthOf(player, then),
  removeCylons: ({ view }) => Math.max(...areas.map((area) => cylonsIn(view, area))),
  destroyAllCylons: (player) => clearedWorth(player),
  damageBasestar: (_player, times) => 1.1 * times,
  hitArea: (_player, { ship, count: ships }) => (ship === 'raider' ? 0.5 * ships : -1.2 * ships),
  defendCivilian: ({ view }) => (count(view, 'civilian') > 0 ? 0.5 * Math.min(3, count(view, 'raider')) : 0),
  sacrifice: ({ view }) => 0.4 * count(view, 'raider') - 0.8,
  moveAndAttack: {
    worth: ({ view }) => (count(view, 'raider') > 0 ? 0.8 : 0.1),
    action: ({ raiders }) => (raiders > 0 ? 1.8 : 0),
  },
  // One raider becomes harder to hit.
  markScar: () => -0.5,
  interfere: { worth: (_player, raiders) => 0.3 * raiders, window: () => 0.8 },
  activateHeavyRaiders: ({ view }) => -0.3 - 0.2 * count(view, 'heavyRaider'),
};

export const actionScores: EffectScores<ActionVerb> = {
  repair: {
    worth: ({ view }) => (view.damaged.length > 0 ? 0.8 : 0.4),
    action: ({ view, me }) => repairHere(view, me.place),
  },
  restoreShips: ({ view }, { viper, raptor }) => {
    const vipers = craftIn(view, 'damagedCraft', 'viper') + craftIn(view, 'destroyed', 'viper');
    return 0.4 * (Math.min(viper, vipers) + Math.min(raptor, craftIn(view, 'destroyed', 'raptor')));
  },
  repairAnywhere: ({ view }, { locations, vipers }) =>
    0.8 * Math.min(locations, view.damaged.length) + 0.4 * Math.min(vipers, craftIn(view, 'damagedCraft', 'viper')),
  repairVipers: ({ view }, vipers) => 0.4 * Math.min(vipers, craftIn(view, 'damagedCraft', 'viper')),
  viperActivations: {
    worth: (player, value) => flightsWorth(player, activations(value)),
    action: activateVipers,
  },
  launchPilots: ({ view }) => (count(view, 'raider') > 0 ? 0.4 : 0),
  viperAttacks: {
    worth: (_player, attacks) => 0.5 * attacks,
    action: (now, attacks) =>
      now.me.place.kind === 'piloting' ? 0.2 + attacksWorth(now, now.me.place.area, attacks) : 0,
  },
  // A pilot who flies for nothing has to come back, whatever more the effect lets them do.
  launchSelf: { worth: () => 0.3, action: takeOff },
  ftlJump: { worth: (player) => jumpWorth(player, 0), action: (now) => jumpWorth(now, fleeing(now)) },
  galacticaAttack: { worth: gunWorth, action: gunWorth },
  attackCenturion: {
    worth: ({ view: { boarding } }) => 0.3 * Math.max(0, ...boarding.map(centurionPrice)),
    action: ({ view: { boarding } }, value) =>
      (typeof value === 'object' ? 0.25 + 0.125 * value.bonus : 0.25) * Math.max(0, ...boarding.map(centurionPrice)),
  },
  inspectCivilians: ({ view }, ships) => 0.1 * Math.min(ships, count(view, 'civilian')),
  // At most two nukes are left to a fleet, so a basestar has to be worth one.
  launchNuke: ({ view }) => (count(view, 'basestar') > 0 ? 0.8 : -1),
};

function count(view: GameView, kind: string): number {
  let ships = 0;
  for (const ship of view.ships) if (ship.kind === kind) ships += 1;
  return ships;
}

/** Returns what the Cylon ships of an area cost the fleet, in points. */
export function cylonsIn(view: GameView, area: Area): number {
  const ships = (kind: CylonShip): number =>
    view.ships.filter((ship) => ship.kind === kind && ship.area === area).length;
  return pointsOfShips({ basestar: ships('basestar'), raider: ships('raider'), heavyRaider: ships('heavyRaider') });
}

type ShipCounts = Readonly<Partial<Record<string, number>>>;

export function pointsOfShips({ basestar = 0, raider = 0, heavyRaider = 0, civilian = 0 }: ShipCounts): number {
  return basestar * 1.2 + raider * 0.3 + heavyRaider * 0.5 + civilian * 0.5;
}

const activations = (value: number | { readonly count: number }): number =>
  typeof value === 'number' ? value : value.count;

function activateVipers(now: Situation, value: number | { readonly count: number }): number {
  const { view, me } = now;
  if (me.handCount < viperCards(view)) return 0;
  return flightsWorth(now, activations(value)) + 0.35 * Math.min(3, toEscort(view));
}

/**
 * Returns how many civilian ships vipers could bring to safety: they stay in space from jump to jump (R-FLT-55,
 * R-FLT-56).
 */
function toEscort(view: GameView): number {
  return view.modules.cylonFleet === undefined ? 0 : count(view, 'civilian');
}

/** Returns the worth of the danger that a jump leaves behind. */
function fleeing(now: Situation): number {
  return (habits.fleeing / (1 + afterwards(now.view))) * standingOf(now).danger;
}

/**
 * Returns the worth of launching in a viper. A pilot who flies for nothing has to come back, whatever more the effect
 * lets them do.
 */
function takeOff(now: Situation): number {
  const { me } = now;
  if (me.character === undefined || catalogue.characters.get(me.character)?.pilot !== true) return -1.5;
  return Math.max(...launchAreas.map((area) => pilotThere(now, area))) - 1.6;
}

/** Returns the worth of destroying raiders, heavy raiders or centurions, where they hurt most. */
function destroyed(
  player: SeatedPlayer,
  { kind, count: ships }: { readonly kind: string; readonly count: number },
): number {
  const { view } = player;
  if (kind === 'centurion') return Math.max(0, ...view.boarding.map(centurionPrice));
  const most = Math.min(ships, count(view, kind));
  return most * (kind === 'raider' ? 0.2 + clearedWorth(player) / (2 + view.ships.length) : 0.6);
}

/**
 * Returns the worth of a repair there. A damaged location is worth more the nearer the ship is to its end; vipers are
 * worth little more than nothing.
 */
function repairHere(view: GameView, place: Situation['me']['place']): number {
  if (place.kind !== 'location' || !view.damaged.includes(place.location)) {
    return 0.5 * Math.min(2, craftIn(view, 'damagedCraft', 'viper'));
  }
  return 0.9 + 0.7 * damagePrice({ damaged: view.damaged.slice(1) });
}
