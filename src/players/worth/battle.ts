/**
 * The meaning of the ships in space to the fleet until it jumps: how many civilian ships raiders will find unguarded,
 * and what else comes.
 */
import { catalogue } from '../../catalogue/index.ts';
import { areas, launchAreas, type Activation, type Area } from '../../catalogue/vocabulary.ts';
import type { GameView, ShipView } from '../../engine/types/view.ts';
import { habits } from '../habits.ts';
import { findOnce } from '../findings.ts';
import type { SeatedPlayer } from '../seatedPlayer.ts';
import { lossOf } from './prices.ts';

/** The number of ships of each kind in each area, in the order of `areas`. */
export type Battle = Record<ShipView['kind'], Array<number>>;

const none = (): Array<number> => areas.map(() => 0);
const indexOf = Object.fromEntries(areas.map((area, at) => [area, at])) as Record<Area, number>;
const launches = launchAreas.map((area) => indexOf[area]);

/** Ships in space, and what they are likely to cost the fleet. */
export interface BattleStanding {
  /** The ships, never to be changed. */
  readonly battle: Battle;
  readonly danger: number;
}

/** Returns the ships that are there now, and their danger. */
export function standingOf(player: SeatedPlayer): BattleStanding {
  return findOnce(player, 'standing', () => standingIn(player, battleIn(player.view)));
}

/** Returns these ships, and the danger that they would be. */
export function standingIn(player: SeatedPlayer, battle: Battle): BattleStanding {
  return { battle, danger: danger(player, battle) };
}

function battleIn(view: GameView): Battle {
  const battle: Battle = { basestar: none(), raider: none(), heavyRaider: none(), viper: none(), civilian: none() };
  for (const { kind, area } of view.ships) add(battle, kind, area, 1);
  return battle;
}

function add(battle: Battle, kind: ShipView['kind'], area: Area, by: number): void {
  const at = indexOf[area];
  battle[kind][at] = Math.max(0, (battle[kind][at] ?? 0) + by);
}

export interface ShipChange {
  readonly kind: ShipView['kind'];
  readonly area: Area;
  readonly by: number;
}

export function changed(battle: Battle, changes: ReadonlyArray<ShipChange>): Battle {
  const next: Battle = { ...battle };
  for (const { kind } of changes) next[kind] = [...battle[kind]];
  for (const { kind, area, by } of changes) add(next, kind, area, by);
  return next;
}

const total = (counts: ReadonlyArray<number>): number => counts.reduce((sum, count) => sum + count, 0);

/** Returns in how many turns the fleet is expected to jump by itself. */
export function turnsToJump({ autoJump, jumpTrack }: GameView): number {
  return autoJump === 'nothing' ? 6 : Math.max(1, (5 - jumpTrack) * habits.turnsAStep);
}

const civilians = [...catalogue.tokens.values()].flatMap((token) => (token.kind === 'civilianShip' ? [token] : []));
const allCivilians = civilians.reduce((sum, { copies }) => sum + copies, 0);

/** Returns what losing one civilian ship costs the fleet on average. */
export function civilianPrice(player: SeatedPlayer): number {
  return findOnce(
    player,
    'civilianPrice',
    () => civilians.reduce((sum, { copies, lose }) => sum + copies * lossOf(player, lose), 0) / allCivilians,
  );
}

/** Returns the price of damage to one more place; with the sixth the game is lost. */
export function damagePrice({ damaged }: Pick<GameView, 'damaged'>): number {
  const hit = damaged.length;
  return 1.3 + 0.25 * hit + (hit >= 5 ? 8 : hit === 4 ? 3 : hit === 3 ? 1 : 0);
}

/** Returns the worth of removing a centurion on that space; on the fourth the game is lost. */
export function centurionPrice(space: number): number {
  return [1.5, 4, 9, 20][space] ?? 25;
}

/** Returns how likely raiders are activated at least 1, 2, 3 and 4 times in that many turns. */
function chances(turns: number): ReadonlyArray<number> {
  const mean = habits.raidersATurn * turns;
  const none = Math.exp(-mean);
  const one = none * mean;
  const two = (one * mean) / 2;
  const three = (two * mean) / 3;
  return [1 - none, 1 - none - one, 1 - none - one - two, Math.max(0, 1 - none - one - two - three)];
}

function stepsBetween(one: number, other: number): number {
  const steps = Math.abs(one - other);
  return Math.min(steps, areas.length - steps);
}

/** Returns the number of steps to the nearest civilian ship; 9 if there is none. */
function stepsToPrey({ civilian }: Battle, from: number): number {
  let least = 9;
  for (let at = 0; at < areas.length; at += 1)
    if ((civilian[at] ?? 0) > 0) least = Math.min(least, stepsBetween(at, from));
  return least;
}

/**
 * Returns how many raiders have come to that area by that round. Those that find other prey nearer, or vipers, stay
 * where they are. `toPrey`: the steps to the nearest civilian ship, by area.
 */
function raidersThere(
  battle: Battle,
  toPrey: ReadonlyArray<number>,
  at: number,
  round: number,
  launched: number,
): number {
  let raiders = 0;
  for (let from = 0; from < areas.length; from += 1) {
    const steps = stepsBetween(at, from);
    if (steps > round || (from !== at && (toPrey[from] ?? 0) < steps)) continue;
    const busy = from === at ? 0 : habits.shield * (battle.viper[from] ?? 0);
    const ready = (battle.raider[from] ?? 0) + launched * (battle.basestar[from] ?? 0);
    raiders += Math.max(0, ready - busy);
  }
  return raiders;
}

/** Returns for how many turns the ships that are in space now count. */
function turnsAhead(view: GameView): number {
  return Math.min(5, turnsToJump(view));
}

/** Returns how many civilian ships raiders are likely to destroy until the fleet jumps. */
function civiliansLost(player: SeatedPlayer, battle: Battle): number {
  const turns = turnsAhead(player.view);
  if (total(battle.civilian) === 0) return 0;
  const likely = findOnce(player, 'raids', () => chances(turns));
  let lost = 0;
  const launched = habits.launchesATurn * turns * 1.2;
  const toPrey = areas.map((_, from) => stepsToPrey(battle, from));
  for (let at = 0; at < areas.length; at += 1) {
    let left = battle.civilian[at] ?? 0;
    if (left === 0) continue;
    const shield = habits.shield * (battle.viper[at] ?? 0);
    for (let round = 0; round < likely.length; round += 1) {
      const gone = Math.min(left, Math.max(0, raidersThere(battle, toPrey, at, round, launched) - shield));
      lost += (likely[round] ?? 0) * gone;
      left -= gone;
    }
  }
  return lost;
}

/** Returns what these ships are likely to cost the fleet until it jumps, in points. */
function danger(player: SeatedPlayer, battle: Battle): number {
  const { view } = player;
  const raiders = total(battle.raider);
  const basestars = total(battle.basestar);
  const heavy = total(battle.heavyRaider);
  const vipers = total(battle.viper);
  if (raiders + basestars + heavy === 0) return 0;
  const turns = turnsAhead(view);
  const lost = civiliansLost(player, battle);
  const often = habits.raidersATurn * turns;
  const prey = total(battle.civilian) > 0 ? 0.35 : 1;
  const shots = Math.max(0, raiders - habits.shield * vipers) * prey;
  const damage = basestars * 0.62 * habits.basestarsATurn * turns + Math.min(1, often) * shots * 0.125;
  const viperLoss = Math.min(1, often) * Math.min(vipers, 0.5 * raiders) * 0.5 * habits.viper;
  return (
    lost * civilianPrice(player) +
    damage * damagePrice(view) +
    viperLoss +
    boarding(battle, turns) +
    habits.raider * raiders +
    habits.basestar * basestars
  );
}

function boarding({ heavyRaider }: Battle, turns: number): number {
  const often = habits.heavyRaidersATurn * turns;
  return heavyRaider.reduce((sum, ships, at) => {
    if (ships === 0) return sum;
    const steps = Math.min(...launches.map((from) => stepsBetween(at, from)));
    return sum + ships * (0.3 + 1.3 * Math.min(1, often / (1 + steps)));
  }, 0);
}

/** Returns what this icon costs the fleet if it comes now. */
export function activationPrice(player: SeatedPlayer, icon: Activation): number {
  const { view } = player;
  const { battle } = standingOf(player);
  const basestars = total(battle.basestar);
  switch (icon) {
    case 'raiders':
      return raidersNow(player, battle) + (total(battle.raider) === 0 ? 0.6 * basestars : 0);
    case 'launchRaiders':
      return 0.8 * basestars;
    case 'heavyRaiders': {
      const steps = view.boarding.reduce((sum, space) => sum + centurionPrice(space + 1) - centurionPrice(space), 0);
      return steps + 0.5 * total(battle.heavyRaider) + (total(battle.heavyRaider) === 0 ? 0.4 * basestars : 0);
    }
    case 'basestars':
      return 0.62 * damagePrice(view) * basestars;
    case 'occupation':
      return 0.5 + 0.1 * view.ships.length;
    default: {
      const never: never = icon;
      throw new Error(`no such icon: ${String(never)}`);
    }
  }
}

function raidersNow(player: SeatedPlayer, battle: Battle): number {
  const { view } = player;
  const anyPrey = total(battle.civilian) > 0;
  return battle.raider.reduce((sum, raiders, at) => {
    const free = Math.max(0, raiders - habits.shield * (battle.viper[at] ?? 0));
    const lost = Math.min(free, battle.civilian[at] ?? 0);
    return sum + lost * civilianPrice(player) + (anyPrey ? 0.1 * (free - lost) : 0.125 * free * damagePrice(view));
  }, 0);
}
