/** What vipers, Galactica's guns and nukes bring to the fleet, by what the ships in space mean before and after. */
import { areas, launchAreas, type Area } from '../../catalogue/vocabulary.ts';
import { craftIn } from '../../engine/pieces/craft.ts';
import type { Choice } from '../../engine/types/decision.ts';
import type { GameView } from '../../engine/types/view.ts';
import { battleOf, changed, danger, type Battle, type ShipChange } from './battle.ts';

/** How likely an attack by a viper hits; a basestar it only damages. */
const viperHits = { raider: 0.75, heavyRaider: 0.25, basestar: 0.125 } as const;
/** The same of Galactica. */
const gunHits = { raider: 0.75, heavyRaider: 0.25, basestar: 0.5 } as const;
/** A damage token is worth so much of the whole basestar. */
const tokenShare = 0.4;

type Target = keyof typeof viperHits;

/** How much better the fleet stands after these changes. */
function better(view: GameView, battle: Battle, ...changes: ReadonlyArray<ShipChange>): number {
  return danger(view, battle) - danger(view, changed(battle, changes));
}

/** Of an attack on a ship of that kind there. */
function hit(view: GameView, battle: Battle, target: Target, area: Area, chance: number): number {
  const share = target === 'basestar' ? tokenShare : 1;
  return chance * share * better(view, battle, { kind: target, area, by: -1 });
}

interface Flight {
  readonly gain: number;
  readonly after: Battle;
}

function attackFlight(view: GameView, battle: Battle, area: Area, target: Target): Flight {
  const after = target === 'raider' ? changed(battle, [{ kind: target, area, by: -1 }]) : battle;
  return { gain: hit(view, battle, target, area, viperHits[target]), after };
}

function shiftFlight(view: GameView, battle: Battle, ...changes: ReadonlyArray<ShipChange>): Flight {
  return { gain: better(view, battle, ...changes) + nextShots(battle, changes), after: changed(battle, changes) };
}

/** A viper beside raiders can shoot the next time. */
function nextShots(battle: Battle, changes: ReadonlyArray<ShipChange>): number {
  return changes.reduce((sum, { area, by }) => sum + (countIn(battle, 'raider', area) > 0 ? 0.15 * by : 0), 0);
}

function countIn(battle: Battle, kind: keyof Battle, area: Area): number {
  return battle[kind][areas.indexOf(area)] ?? 0;
}

/** What this activation of a viper is worth now; `undefined` for choices that are none. */
export function flightGain(view: GameView, choice: Choice): number | undefined {
  const battle = battleOf(view);
  switch (choice.kind) {
    case 'attackWithViper':
      return attackFlight(view, battle, choice.area, choice.target).gain;
    case 'launchViper':
      return shiftFlight(view, battle, { kind: 'viper', area: choice.area, by: 1 }).gain - 0.1;
    case 'moveViper':
      return (
        shiftFlight(
          view,
          battle,
          { kind: 'viper', area: choice.from, by: -1 },
          { kind: 'viper', area: choice.to, by: 1 },
        ).gain - 0.05
      );
    default:
      return undefined;
  }
}

/** Neighbours clockwise and the other way. */
function beside(at: number): ReadonlyArray<Area> {
  return [at + 1, at + areas.length - 1].flatMap((one) => areas[one % areas.length] ?? []);
}

function possibleFlights(
  view: GameView,
  battle: Battle,
  reserves: number,
): ReadonlyArray<Flight & { readonly launch: boolean }> {
  const flights: Array<Flight & { readonly launch: boolean }> = [];
  if (reserves > 0) {
    for (const area of launchAreas)
      flights.push({ ...shiftFlight(view, battle, { kind: 'viper', area, by: 1 }), launch: true });
  }
  for (const [at, area] of areas.entries()) {
    if ((battle.viper[at] ?? 0) === 0) continue;
    const target = (['raider', 'heavyRaider', 'basestar'] as const).find((kind) => (battle[kind][at] ?? 0) > 0);
    if (target !== undefined) flights.push({ ...attackFlight(view, battle, area, target), launch: false });
    for (const to of beside(at)) {
      flights.push({
        ...shiftFlight(view, battle, { kind: 'viper', area, by: -1 }, { kind: 'viper', area: to, by: 1 }),
        launch: false,
      });
    }
  }
  return flights;
}

const planned = new WeakMap<GameView, Map<number, number>>();

/** What so many activations of unmanned vipers bring, the best one first. */
export function flightsWorth(view: GameView, count: number): number {
  const known = planned.get(view) ?? new Map<number, number>();
  planned.set(view, known);
  const found = known.get(count) ?? planFlights(view, count);
  known.set(count, found);
  return found;
}

function planFlights(view: GameView, count: number): number {
  let battle = battleOf(view);
  let reserves = craftIn(view, 'reserves', 'viper');
  let sum = 0;
  for (let flown = 0; flown < count; flown += 1) {
    let best: (Flight & { readonly launch: boolean }) | undefined;
    for (const flight of possibleFlights(view, battle, reserves)) if (flight.gain > (best?.gain ?? 0.05)) best = flight;
    if (best === undefined) break;
    sum += best.gain;
    battle = best.after;
    if (best.launch) reserves -= 1;
  }
  return sum;
}

/** Attacks by a viper there, at most so many. */
export function attacksWorth(view: GameView, area: Area, attacks: number): number {
  let battle = battleOf(view);
  let sum = 0;
  for (let shot = 0; shot < attacks; shot += 1) {
    const target = (['raider', 'heavyRaider', 'basestar'] as const).find((kind) => countIn(battle, kind, area) > 0);
    if (target === undefined) break;
    const flight = attackFlight(view, battle, area, target);
    sum += flight.gain;
    battle = flight.after;
  }
  return sum;
}

/** The best shot that Galactica has. */
export function gunWorth(view: GameView): number {
  const battle = battleOf(view);
  let best = 0;
  for (const area of areas) {
    for (const target of ['raider', 'heavyRaider', 'basestar'] as const) {
      if (countIn(battle, target, area) > 0) best = Math.max(best, hit(view, battle, target, area, gunHits[target]));
    }
  }
  return best;
}

/** A nuke on a basestar there, before its price. */
export function nukeWorth(view: GameView, area: Area): number {
  const battle = battleOf(view);
  if (countIn(battle, 'basestar', area) === 0) return 0;
  const raiders = Math.min(3, countIn(battle, 'raider', area));
  return (
    0.85 * better(view, battle, { kind: 'basestar', area, by: -1 }) +
    0.25 * raiders * better(view, battle, { kind: 'raider', area, by: -1 })
  );
}

/** A civilian ship there rather than nowhere: what it adds to the danger, from 0 down. */
export function civilianThere(view: GameView, area: Area): number {
  const launch = launchAreas.includes(area as (typeof launchAreas)[number]) ? 0.05 : 0;
  return (
    better(view, battleOf(view), { kind: 'civilian', area, by: 1 }) +
    launch +
    0.05 * countIn(battleOf(view), 'viper', area)
  );
}

/** What it brings the fleet to have a piloted viper of its own in that area. */
export function pilotThere(view: GameView, area: Area): number {
  return better(view, battleOf(view), { kind: 'viper', area, by: 1 }) + attacksWorth(view, area, 1) * 0.8;
}

/** Whatever Cylon ships there are leave the board. */
export function clearedWorth(view: GameView): number {
  return danger(view, battleOf(view));
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

/** What ships that come add to the danger or, if they are vipers, take from it. */
export function comingShips(view: GameView, changes: ReadonlyArray<ShipChange>): number {
  return better(view, battleOf(view), ...changes);
}
