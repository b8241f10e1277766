/**
 * Features of a position, as numbers of about 0 to 2, for `value.ts` to weigh. They are counted on a whole sampled
 * game, so the sides are known here. Features that an expansion adds are in `furtherFeatures.ts`.
 */
import { areas, resources, type Resource } from '../../catalogue/vocabulary.ts';
import { craftIn } from '../../engine/pieces/craft.ts';
import { distance, objective } from '../../engine/pieces/distance.ts';
import { isCylonCard } from '../../engine/pieces/loyalty.ts';
import { playsPart, sickbay } from '../../engine/pieces/places.ts';
import { humans, isHeld, isHuman, locationOf, playerAt, seatsInPlay } from '../../engine/pieces/players.ts';
import { shipsOf, stepsClockwise } from '../../engine/pieces/ships.ts';
import type { LocationId, Seat } from '../../engine/types/ids.ts';
import type { GameState, Ship } from '../../engine/types/state.ts';
import { furtherFeatures } from './furtherFeatures.ts';

export type Features = Readonly<Record<string, number>>;

/** Whether the player is a Cylon that no one has seen yet, by the cards that the player holds. */
export function isHiddenCylon({ players }: GameState, seat: Seat): boolean {
  const player = players[seat];
  if (player === undefined || player.cylon !== undefined || player.out === true) return false;
  return player.loyalty.some(({ card }) => isCylonCard(card));
}

export function featuresOf(state: GameState): Features {
  return { ...way(state), ...danger(state), ...strength(state), ...people(state), ...furtherFeatures(state) };
}

/** Returns how scarce a resource is: the first points count most, and a fleet with one left is nearly lost. */
const scarcity = (left: number): number => 3 / (Math.max(0, left) + 1) ** 1.5;

/** How much of each resource the whole way takes beyond what it gains, roughly. */
const needs: Readonly<Record<Resource, number>> = { fuel: 4, food: 3, morale: 4, population: 6 };

/**
 * Returns how likely it runs out before the end, by what is left and how much of the way is still to go (from 0 to 1).
 */
function shortage(state: GameState, resource: Resource, toGo: number): number {
  return 1 / (1 + Math.exp((state.resources[resource] - needs[resource] * toGo) / 1.6));
}

function way(state: GameState): Features {
  const toGo = wayToGo(state);
  const left = resources.map((resource) => state.resources[resource]);
  const lowest = Math.min(...left);
  return {
    toGo,
    // All resources count alike: scarcity makes the difference.
    stores: left.reduce((sum, one) => sum + one, 0) / 32,
    scarce: left.reduce((sum, one) => sum + scarcity(one), 0),
    nearlyOut: left.filter((one) => one <= 1).length,
    lowestForTheWay: Math.min(2, lowest / (1 + 6 * toGo)),
    sumForTheWay: Math.min(2, left.reduce((sum, one) => sum + one, 0) / (4 + 24 * toGo)),
    jumpTrack: state.autoJump === 'nothing' ? 0 : state.jumpTrack / 4,
    jumpIsPossible: state.autoJump === 'jump' && state.jumpTrack >= 2 ? 1 : 0,
    sleeperAgentsToCome: state.sleeperAgentsHaveCome ? 0 : 1,
    lastJump: state.milestones.length >= objective(state).thresholds.length ? 1 : 0,
    toGoSquared: toGo ** 2,
    trackOnTheWay: state.autoJump === 'nothing' ? 0 : (toGo * state.jumpTrack) / 4,
    ...shortages(state, toGo),
  };
}

/**
 * Returns the shortage of each resource, and their sum and the way to go under a name of the objective: a longer way
 * asks for more.
 */
function shortages(state: GameState, toGo: number): Features {
  const each = resources.map((resource) => [`short/${resource}`, shortage(state, resource, toGo)] as const);
  const all = each.reduce((sum, [, short]) => sum + short, 0);
  const { objective: goal } = state.options;
  return { ...Object.fromEntries(each), [`short/${goal}`]: all, [`toGo/${goal}`]: toGo };
}

/** Returns the part of the distance that is still to go, from 0 to 1. */
function wayToGo(state: GameState): number {
  const goal = objective(state).thresholds.at(-1)?.distance ?? 8;
  return Math.max(0, goal - distance(state)) / goal;
}

function danger(state: GameState): Features {
  const raiders = shipsOf(state, 'raider');
  const basestars = shipsOf(state, 'basestar');
  const civilians = shipsOf(state, 'civilian');
  const centurions = state.boarding;
  return {
    raiders: raiders.length / 8,
    basestars: basestars.filter(({ damage }) => damage.length === 0).length / 2,
    damagedBasestars: basestars.filter(({ damage }) => damage.length > 0).length / 2,
    heavyRaiders: shipsOf(state, 'heavyRaider').length / 3,
    centurions: centurions.reduce((sum, space) => sum + (1 + space) ** 2 / 16, 0),
    centurionAtTheDoor: centurions.some((space) => space >= 3) ? 1 : 0,
    civilians: civilians.length / 6,
    ...exposure(state, raiders, civilians),
  };
}

/**
 * Returns features of the civilian ships that raiders reach at once or in one step, by whether vipers are with them.
 */
function exposure(state: GameState, raiders: ReadonlyArray<Ship>, civilians: ReadonlyArray<Ship>): Features {
  const vipers = shipsOf(state, 'viper');
  const sums = { underFire: 0, near: 0, guarded: 0 };
  for (const area of areas) {
    const here = civilians.filter((ship) => ship.area === area).length;
    if (here === 0) continue;
    const guards = vipers.filter((ship) => ship.area === area).length;
    const attackers = raiders.filter((ship) => ship.area === area).length;
    const next = raiders.filter((ship) => [1, areas.length - 1].includes(stepsClockwise(ship.area, area))).length;
    sums.underFire += Math.min(here, Math.max(0, attackers - guards)) / 3;
    if (guards === 0) sums.near += Math.min(here, next) / 4;
    sums.guarded += Math.min(here, guards) / 4;
  }
  return { civiliansUnderFire: sums.underFire, civiliansNearRaiders: sums.near, civiliansGuarded: sums.guarded };
}

/** Locations whose loss matters most. */
const important: ReadonlyArray<[string, LocationId]> = [
  ['ftlDamaged', 'location/base/ftl-control'],
  ['weaponsDamaged', 'location/base/weapons-control'],
  ['hangarDamaged', 'location/base/hangar-deck'],
  ['commandDamaged', 'location/base/command'],
];

function strength(state: GameState): Features {
  return {
    vipersReady: craftIn(state, 'reserves', 'viper') / 6,
    vipersInSpace: shipsOf(state, 'viper').length / 6,
    pilotsInSpace: shipsOf(state, 'viper').filter(({ pilot }) => pilot !== undefined).length / 2,
    vipersDamaged: craftIn(state, 'damagedCraft', 'viper') / 6,
    raptors: craftIn(state, 'reserves', 'raptor') / 4,
    nukes: state.nukes / 2,
    damage: state.damaged.length / 4,
    damageNearTheEnd: Math.max(0, state.damaged.length - 3) / 2,
    ...Object.fromEntries(important.map(([name, location]) => [name, state.damaged.includes(location) ? 1 : 0])),
    quorumHand: state.quorumHand.length / 4,
  };
}

function people(state: GameState): Features {
  const seats = seatsInPlay(state);
  const hidden = seats.filter((seat) => isHiddenCylon(state, seat));
  const loyal = humans(state).filter((seat) => !hidden.includes(seat));
  const hand = (seat: Seat): number => Math.min(10, playerAt(state, seat).hand.length);
  const cards = (some: ReadonlyArray<Seat>): number => some.reduce((sum, seat) => sum + hand(seat), 0);
  const sick = (seat: Seat): boolean => playsPart(locationOf(state, seat), sickbay);
  const share = (some: ReadonlyArray<Seat>): number => some.length / seats.length;
  const holds = (some: ReadonlyArray<Seat>, title: 'president' | 'admiral'): number => {
    const holder = state.titles[title];
    return holder !== undefined && some.includes(holder) ? 1 : 0;
  };
  const revealed = seats.filter((seat) => !isHuman(state, seat));
  return {
    cardsOfTheLoyal: cards(loyal) / (5 * seats.length),
    cardsOfTheHidden: cards(hidden) / (5 * seats.length),
    loyalInTheBrig: share(loyal.filter((seat) => isHeld(state, seat))),
    hiddenInTheBrig: share(hidden.filter((seat) => isHeld(state, seat))),
    loyalInSickbay: share(loyal.filter(sick)),
    hidden: share(hidden),
    revealed: share(revealed),
    [`revealed/${state.options.objective}`]: share(revealed),
    hiddenOnTheWay: share(hidden) * wayToGo(state),
    revealedOnTheWay: share(revealed) * wayToGo(state),
    superCrises: revealed.reduce((sum, seat) => sum + playerAt(state, seat).superCrises.length, 0),
    hiddenPresident: holds(hidden, 'president'),
    hiddenAdmiral: holds(hidden, 'admiral'),
  };
}
