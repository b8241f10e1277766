/** What is different from the picture before: where to look, by how much, and the same in words. */
import type { GameView, PlaceView, ShipView } from '../src/engine/types/view.ts';
import { nameOf } from './content.ts';
import type { Area } from './layout.ts';
import { areaNames, reserveNames, resourceNames } from './words.ts';

export interface Change {
  /** The group of the picture in which it is: `dial/fuel`, `area/bow`… */
  readonly panel: string;
  /** By how much, for a badge: `−1`. */
  readonly sign: string | undefined;
  readonly words: string;
}

type Resource = keyof GameView['resources'];
type Reserve = keyof typeof reserveNames;

export function signed(change: number): string {
  return change > 0 ? `+${change}` : `−${-change}`;
}

function counted(panel: string, name: string, change: number): ReadonlyArray<Change> {
  return change === 0 ? [] : [{ panel, sign: signed(change), words: `${name} ${signed(change)}` }];
}

function namesOf<Name extends string>(names: Readonly<Record<Name, string>>): ReadonlyArray<Name> {
  return Object.keys(names).filter((name): name is Name => name in names);
}

function resourceChanges(before: GameView, after: GameView): ReadonlyArray<Change> {
  return namesOf<Resource>(resourceNames).flatMap((one) => counted(`dial/${one}`, resourceNames[one].toLowerCase(), after.resources[one] - before.resources[one]));
}

function boardingChanges(before: GameView, after: GameView): ReadonlyArray<Change> {
  const more = after.boarding.length - before.boarding.length;
  if (more !== 0) return counted('track/boarding', 'centurions', more);
  const moved = [...before.boarding].sort().join() !== [...after.boarding].sort().join();
  return moved ? [{ panel: 'track/boarding', sign: undefined, words: 'centurions advanced' }] : [];
}

/** What of a ship others can see. */
function lookOf(ship: ShipView): string {
  return JSON.stringify(ship.kind === 'basestar' ? ship.damage : ship.kind === 'viper' ? ship.pilot ?? '' : '');
}

function areaChange(area: Area, before: GameView, after: GameView): ReadonlyArray<Change> {
  const [old, now] = [before, after].map(({ ships }) => new Map(ships.filter((ship) => ship.area === area).map((ship) => [ship.id, lookOf(ship)])));
  if (old === undefined || now === undefined) return [];
  const came = [...now.keys()].filter((id) => !old.has(id)).length;
  const left = [...old.keys()].filter((id) => !now.has(id)).length;
  const signs = [came, -left].filter((count) => count !== 0).map(signed);
  const other = [...now].some(([id, look]) => old.has(id) && old.get(id) !== look);
  if (signs.length === 0 && !other) return [];
  const sign = signs.length === 0 ? undefined : signs.join(' ');
  return [{ panel: `area/${area}`, sign, words: `${areaNames[area].toLowerCase()}${sign === undefined ? '' : ` ${sign}`}` }];
}

function locationOf(place: PlaceView | undefined): string | undefined {
  return place?.kind === 'location' ? place.location : undefined;
}

/** Places that were damaged, repaired or closed, or where somebody arrived. */
function locationChanges(before: GameView, after: GameView): ReadonlyArray<Change> {
  const conditions = (view: GameView): ReadonlyArray<string> => [...view.damaged, ...view.closed];
  const others = [...conditions(before).filter((one) => !conditions(after).includes(one)), ...conditions(after).filter((one) => !conditions(before).includes(one))];
  const arrivals = after.players.flatMap(({ seat, place }) => {
    const here = locationOf(place);
    return here === undefined || here === locationOf(before.players.find((player) => player.seat === seat)?.place) ? [] : [here];
  });
  return Array.from(new Set([...others, ...arrivals]), (location) => ({ panel: `location/${location}`, sign: undefined, words: nameOf(location) }));
}

/** Titles, Loyalty and what everybody knows of somebody; hands change all the time. */
function playerChanges(before: GameView, after: GameView): ReadonlyArray<Change> {
  const known = ({ titles, cylon, loyaltyCount, attached, usedOncePerGame, superCrisisCount }: GameView['players'][number]): string =>
    JSON.stringify([titles, cylon, loyaltyCount, attached, usedOncePerGame, superCrisisCount]);
  return after.players.flatMap((player) => {
    const old = before.players.find(({ seat }) => seat === player.seat);
    if (old === undefined || known(old) === known(player)) return [];
    return [{ panel: `player/${player.seat}`, sign: undefined, words: player.character === undefined ? `seat ${player.seat + 1}` : nameOf(player.character) }];
  });
}

function reserveCounts({ reserves, nukes, damagedVipers, destroyed }: GameView): Readonly<Record<Reserve, number>> {
  return {
    vipers: reserves.viper, raptors: reserves.raptor, nukes, damagedVipers,
    lostVipers: destroyed.viper, lostRaptors: destroyed.raptor, lostCivilians: destroyed.civilian.length,
  };
}

function reserveChanges(before: GameView, after: GameView): ReadonlyArray<Change> {
  const [old, now] = [reserveCounts(before), reserveCounts(after)];
  return namesOf<Reserve>(reserveNames).flatMap((one) => counted(`reserve/${one}`, reserveNames[one], now[one] - old[one]).map((change) => ({ ...change, sign: undefined })));
}

/** In the order in which the eye finds them. Nothing after set-up, when everything is new. */
export function changesBetween(before: GameView, after: GameView): ReadonlyArray<Change> {
  if (before.phase === 'setup') return [];
  return [
    ...resourceChanges(before, after),
    ...counted('track/jump', 'jump track', after.jumpTrack - before.jumpTrack),
    ...boardingChanges(before, after),
    ...counted('distance', 'distance', after.distance - before.distance),
    ...namesOf<Area>(areaNames).flatMap((area) => areaChange(area, before, after)),
    ...locationChanges(before, after),
    ...reserveChanges(before, after),
    ...playerChanges(before, after),
  ];
}

/** The changes as a sentence for those who can't see the picture; empty if there are none. */
export function describeChanges(before: GameView | undefined, after: GameView): string {
  const changes = before === undefined ? [] : changesBetween(before, after);
  return changes.length === 0 ? '' : `Changed since the last picture: ${changes.map(({ words }) => words).join(', ')}.`;
}
