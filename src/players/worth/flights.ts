/**
 * The worth of vipers, Galactica's guns and nukes to the fleet, from the danger of the ships in space before and after.
 */
import { areas, launchAreas, type Area } from '../../catalogue/vocabulary.ts';
import { craftIn } from '../../engine/pieces/craft.ts';
import type { Choice } from '../../engine/types/decision.ts';
import { findOnce, findOnceFor } from '../findings.ts';
import type { SeatedPlayer } from '../seatedPlayer.ts';
import { changed, standingIn, standingOf, type Battle, type ShipChange, type BattleStanding } from './battle.ts';

/** How likely an attack by a viper hits, by target; a basestar is only damaged. */
const viperHits = { raider: 0.75, heavyRaider: 0.25, basestar: 0.125 } as const;
/** How likely an attack by Galactica hits, by target. */
const gunHits = { raider: 0.75, heavyRaider: 0.25, basestar: 0.5 } as const;
/** The share of a whole basestar that a damage token is worth. */
const tokenShare = 0.4;

type Target = keyof typeof viperHits;

/** Returns the standing of the fleet after these changes. */
function after(
  player: SeatedPlayer,
  { battle }: BattleStanding,
  ...changes: ReadonlyArray<ShipChange>
): BattleStanding {
  return standingIn(player, changed(battle, changes));
}

/** Returns how much less danger there is after these changes, in points. */
function better(player: SeatedPlayer, now: BattleStanding, ...changes: ReadonlyArray<ShipChange>): number {
  return now.danger - after(player, now, ...changes).danger;
}

/** Returns the worth of an attack on a ship of that kind there. */
function hit(player: SeatedPlayer, now: BattleStanding, target: Target, area: Area, chance: number): number {
  const share = target === 'basestar' ? tokenShare : 1;
  return chance * share * better(player, now, { kind: target, area, by: -1 });
}

interface Flight {
  readonly gain: number;
  readonly after: BattleStanding;
}

function attackFlight(player: SeatedPlayer, now: BattleStanding, area: Area, target: Target): Flight {
  if (target !== 'raider') return { gain: hit(player, now, target, area, viperHits[target]), after: now };
  const next = after(player, now, { kind: target, area, by: -1 });
  return { gain: viperHits[target] * (now.danger - next.danger), after: next };
}

function shiftFlight(player: SeatedPlayer, now: BattleStanding, ...changes: ReadonlyArray<ShipChange>): Flight {
  const next = after(player, now, ...changes);
  return { gain: now.danger - next.danger + nextShots(now.battle, changes), after: next };
}

/** Returns the worth of the shots that these changes prepare: a viper beside raiders can shoot the next time. */
function nextShots(battle: Battle, changes: ReadonlyArray<ShipChange>): number {
  return changes.reduce((sum, { area, by }) => sum + (countIn(battle, 'raider', area) > 0 ? 0.15 * by : 0), 0);
}

function countIn(battle: Battle, kind: keyof Battle, area: Area): number {
  return battle[kind][areas.indexOf(area)] ?? 0;
}

/** Returns what this activation of a viper is worth now; `undefined` for other choices. */
export function flightGain(player: SeatedPlayer, choice: Choice): number | undefined {
  const now = standingOf(player);
  switch (choice.kind) {
    case 'attackWithViper':
      return attackFlight(player, now, choice.area, choice.target).gain;
    case 'launchViper':
      return shiftFlight(player, now, { kind: 'viper', area: choice.area, by: 1 }).gain - 0.1;
    case 'moveViper':
      return (
        shiftFlight(
          player,
          now,
          { kind: 'viper', area: choice.from, by: -1 },
          { kind: 'viper', area: choice.to, by: 1 },
        ).gain - 0.05
      );
    default:
      return undefined;
  }
}

/** Returns the areas next to this one, clockwise first. */
function beside(at: number): ReadonlyArray<Area> {
  return [at + 1, at + areas.length - 1].flatMap((one) => areas[one % areas.length] ?? []);
}

function possibleFlights(
  player: SeatedPlayer,
  now: BattleStanding,
  reserves: number,
): ReadonlyArray<Flight & { readonly launch: boolean }> {
  const { battle } = now;
  const flights: Array<Flight & { readonly launch: boolean }> = [];
  if (reserves > 0) {
    for (const area of launchAreas)
      flights.push({ ...shiftFlight(player, now, { kind: 'viper', area, by: 1 }), launch: true });
  }
  for (const [at, area] of areas.entries()) {
    if ((battle.viper[at] ?? 0) === 0) continue;
    const target = (['raider', 'heavyRaider', 'basestar'] as const).find((kind) => (battle[kind][at] ?? 0) > 0);
    if (target !== undefined) flights.push({ ...attackFlight(player, now, area, target), launch: false });
    for (const to of beside(at)) {
      flights.push({
        ...shiftFlight(player, now, { kind: 'viper', area, by: -1 }, { kind: 'viper', area: to, by: 1 }),
        launch: false,
      });
    }
  }
  return flights;
}

/** Returns what `count` activations of unmanned vipers are worth, the best one first. */
export function flightsWorth(player: SeatedPlayer, count: number): number {
  return findOnceFor(player.findings?.flights, count, () => planFlights(player, count));
}

function planFlights(player: SeatedPlayer, count: number): number {
  let now = standingOf(player);
  let reserves = craftIn(player.view, 'reserves', 'viper');
  let sum = 0;
  for (let flown = 0; flown < count; flown += 1) {
    let best: (Flight & { readonly launch: boolean }) | undefined;
    for (const flight of possibleFlights(player, now, reserves)) if (flight.gain > (best?.gain ?? 0.05)) best = flight;
    if (best === undefined) break;
    sum += best.gain;
    now = best.after;
    if (best.launch) reserves -= 1;
  }
  return sum;
}

/** Returns the worth of at most `attacks` attacks by a viper there. */
export function attacksWorth(player: SeatedPlayer, area: Area, attacks: number): number {
  let now = standingOf(player);
  let sum = 0;
  for (let shot = 0; shot < attacks; shot += 1) {
    const target = (['raider', 'heavyRaider', 'basestar'] as const).find((kind) => countIn(now.battle, kind, area) > 0);
    if (target === undefined) break;
    const flight = attackFlight(player, now, area, target);
    sum += flight.gain;
    now = flight.after;
  }
  return sum;
}

/** Returns the worth of Galactica's best shot. */
export function gunWorth(player: SeatedPlayer): number {
  return findOnce(player, 'gun', () => bestShot(player));
}

function bestShot(player: SeatedPlayer): number {
  const now = standingOf(player);
  let best = 0;
  for (const area of areas) {
    for (const target of ['raider', 'heavyRaider', 'basestar'] as const) {
      if (countIn(now.battle, target, area) > 0) best = Math.max(best, hit(player, now, target, area, gunHits[target]));
    }
  }
  return best;
}

/** Returns the worth of a nuke on a basestar there, before its price. */
export function nukeWorth(player: SeatedPlayer, area: Area): number {
  const now = standingOf(player);
  const { battle } = now;
  if (countIn(battle, 'basestar', area) === 0) return 0;
  const raiders = Math.min(3, countIn(battle, 'raider', area));
  return (
    0.85 * better(player, now, { kind: 'basestar', area, by: -1 }) +
    0.25 * raiders * better(player, now, { kind: 'raider', area, by: -1 })
  );
}

/** Returns what a civilian ship there adds to the fleet's standing: 0 or less, since it adds danger. */
export function civilianThere(player: SeatedPlayer, area: Area): number {
  const launch = launchAreas.includes(area as (typeof launchAreas)[number]) ? 0.05 : 0;
  return (
    better(player, standingOf(player), { kind: 'civilian', area, by: 1 }) +
    launch +
    0.05 * countIn(standingOf(player).battle, 'viper', area)
  );
}

/** Returns the worth to the fleet of a piloted viper of its own in that area. */
export function pilotThere(player: SeatedPlayer, area: Area): number {
  return better(player, standingOf(player), { kind: 'viper', area, by: 1 }) + attacksWorth(player, area, 1) * 0.8;
}

/** Returns the worth of removing all Cylon ships from the board. */
export function clearedWorth(player: SeatedPlayer): number {
  return standingOf(player).danger;
}

type Placement = Readonly<Partial<Record<Area, Readonly<Partial<Record<string, number>>>>>>;

export function changesOf(placement: Placement): ReadonlyArray<ShipChange> {
  return Object.entries(placement).flatMap(([area, ships]) =>
    Object.entries(ships).flatMap(([kind, by = 0]) =>
      // Only ships are placed, in areas.
      [{ kind: kind as ShipChange['kind'], area: area as Area, by }],
    ),
  );
}

/**
 * Returns the change for the fleet if these ships come: negative for the danger that they add, positive for what vipers
 * take from it.
 */
export function comingShips(player: SeatedPlayer, changes: ReadonlyArray<ShipChange>): number {
  return better(player, standingOf(player), ...changes);
}
