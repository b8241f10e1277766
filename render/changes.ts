/** The differences from the picture before: where to look, by how much, and the same in words. */
import { areas, cylonShips, resources, type CylonShip } from '../src/catalogue/vocabulary.ts';
import { craftIn } from '../src/engine/pieces/craft.ts';
import type { GameView, PlaceView, PlayerView, ShipView } from '../src/engine/types/view.ts';
import * as told from '../src/engine/describe/telling.ts';
import type { Locale } from '../src/words/languages.ts';
import { inRow, noun, tell } from '../src/words/text.ts';
import type { Text } from '../src/words/text.ts';
import { reserves } from './components/reserves.ts';
import type { Reserve } from './components/reserves.ts';
import { goneCylons, placesOn } from './content.ts';
import type { BoardArea } from './layout.ts';
import { minus, wordsIn } from './words.ts';

export interface Change {
  /** The group of the picture in which it is: `dial/fuel`, `area/bow`… */
  readonly panel: string;
  /** The amount of the change, for a badge: `−1`. */
  readonly sign: string | undefined;
  readonly words: Text;
}

function signed(change: number): string {
  return change > 0 ? `+${change}` : minus(change);
}

function counted(panel: string, what: Text, change: number): ReadonlyArray<Change> {
  const sign = signed(change);
  return change === 0 ? [] : [{ panel, sign, words: tell('pictures.changes.counted', { what, sign }) }];
}

/** Told by how much in words alone. */
const unsigned = (changes: ReadonlyArray<Change>): ReadonlyArray<Change> =>
  changes.map((change) => ({ ...change, sign: undefined }));

function resourceChanges(before: GameView, after: GameView): ReadonlyArray<Change> {
  return resources.flatMap((one) => counted(`dial/${one}`, noun(one), after.resources[one] - before.resources[one]));
}

function boardingChanges(before: GameView, after: GameView): ReadonlyArray<Change> {
  const more = after.boarding.length - before.boarding.length;
  if (more !== 0) return counted('track/boarding', tell('pictures.changes.centurions'), more);
  const moved = [...before.boarding].sort().join() !== [...after.boarding].sort().join();
  return moved ? [{ panel: 'track/boarding', sign: undefined, words: tell('pictures.changes.centurionsMoved') }] : [];
}

/** Returns the part of a ship's state that others can see. */
function lookOf(ship: ShipView): string {
  switch (ship.kind) {
    case 'basestar':
      return ship.damage.join();
    case 'viper':
      return `${ship.pilot ?? ''}`;
    case 'raider':
    case 'heavyRaider':
      return ship.scar === true ? 'scar' : '';
    case 'civilian':
      return '';
  }
}

function areaChange(area: BoardArea, before: GameView, after: GameView): ReadonlyArray<Change> {
  const [old, now] = [before, after].map(
    ({ ships }) => new Map(ships.filter((ship) => ship.area === area).map((ship) => [ship.id, lookOf(ship)])),
  );
  if (old === undefined || now === undefined) return [];
  const came = [...now.keys()].filter((id) => !old.has(id)).length;
  const left = [...old.keys()].filter((id) => !now.has(id)).length;
  const signs = [came, -left].filter((count) => count !== 0).map(signed);
  const other = [...now].some(([id, look]) => old.has(id) && old.get(id) !== look);
  if (signs.length === 0 && !other) return [];
  const sign = signs.length === 0 ? undefined : signs.join(' ');
  const words = sign === undefined ? noun(area) : tell('pictures.changes.counted', { what: noun(area), sign });
  return [{ panel: `area/${area}`, sign, words }];
}

function locationOf(place: PlaceView | undefined): string | undefined {
  return place?.kind === 'location' ? place.location : undefined;
}

function placesOnAll(boards: GameView['lostBoards'], options: GameView['options']): ReadonlyArray<string> {
  return boards.flatMap((board) => placesOn(board, options).map(({ id }) => id));
}

/** Places that were damaged, repaired or closed, or where someone arrived or a new ally waits. */
function locationChanges(before: GameView, after: GameView): ReadonlyArray<Change> {
  // A ship that is lost is told of as a whole.
  const lost = placesOnAll(after.lostBoards, after.options);
  const conditions = (view: GameView): ReadonlyArray<string> =>
    [...view.damaged, ...view.closed].filter((location) => !lost.includes(location));
  const others = [
    ...conditions(before).filter((one) => !conditions(after).includes(one)),
    ...conditions(after).filter((one) => !conditions(before).includes(one)),
  ];
  const arrivals = after.players.flatMap(({ seat, place }) => {
    const here = locationOf(place);
    return here === undefined || here === locationOf(before.players.find((player) => player.seat === seat)?.place)
      ? []
      : [here];
  });
  const allies = (after.modules.allies?.inPlay ?? []).flatMap(({ card, location }) =>
    before.modules.allies?.inPlay.some((ally) => ally.card === card) === true ? [] : [location],
  );
  return Array.from(new Set([...others, ...arrivals, ...allies]), (location) => ({
    panel: `location/${location}`,
    sign: undefined,
    words: told.name(location),
  }));
}

/**
 * All that everyone knows of someone but the hand, which changes all the time, and the place, which is told as such.
 */
function playerChanges(before: GameView, after: GameView): ReadonlyArray<Change> {
  const known = (player: PlayerView): string => JSON.stringify({ ...player, handCount: 0, place: undefined });
  return after.players.flatMap((player) => {
    const old = before.players.find(({ seat }) => seat === player.seat);
    if (old === undefined || known(old) === known(player)) return [];
    return [
      {
        panel: `player/${player.seat}`,
        sign: undefined,
        words:
          player.character === undefined
            ? tell('pictures.changes.seat', { seat: player.seat + 1 })
            : told.name(player.character),
      },
    ];
  });
}

/** The number of each reserve, all models together. */
function reserveCounts(view: GameView): Readonly<Record<Reserve, number>> {
  return {
    vipers: craftIn(view, 'reserves', 'viper'),
    raptors: craftIn(view, 'reserves', 'raptor'),
    nukes: view.nukes,
    damagedVipers: craftIn(view, 'damagedCraft', 'viper'),
    lostVipers: craftIn(view, 'destroyed', 'viper'),
    lostRaptors: craftIn(view, 'destroyed', 'raptor'),
    lostCivilians: view.destroyedCivilians.length,
  };
}

function reserveChanges(before: GameView, after: GameView): ReadonlyArray<Change> {
  const [old, now] = [reserveCounts(before), reserveCounts(after)];
  return reserves.flatMap((one) =>
    unsigned(counted(`reserve/${one}`, tell(`pictures.changes.reserve.${one}`), now[one] - old[one])),
  );
}

/** Occupation forces, by the place where they stand. */
function forceChanges(before: ReadonlyArray<string>, after: ReadonlyArray<string>): ReadonlyArray<Change> {
  return Array.from(new Set([...before, ...after])).flatMap((location) => {
    const [old, now] = [before, after].map((forces) => forces.filter((one) => one === location).length);
    const what = tell('pictures.changes.forces', { place: told.name(location) });
    return unsigned(counted(`forces/${location}`, what, (now ?? 0) - (old ?? 0)));
  });
}

function settlementChanges(
  { modules: { newCaprica: old } }: GameView,
  { modules: { newCaprica: now } }: GameView,
): ReadonlyArray<Change> {
  if (now === undefined) return [];
  const board = { panel: 'board/newCaprica', sign: undefined };
  if (old === undefined) return [{ ...board, words: tell('pictures.changes.settled') }];
  const orbit = tell(now.inOrbit ? 'pictures.changes.returned' : 'pictures.changes.left');
  return [
    ...(old.inOrbit === now.inOrbit ? [] : [{ ...board, words: orbit }]),
    ...counted('stack/locked', tell('pictures.changes.locked'), now.locked - old.locked),
    ...counted('stack/prepared', tell('pictures.changes.prepared'), now.prepared - old.prepared),
    ...forceChanges(old.forces, now.forces),
  ];
}

/** Ships that gather or come over, and the pursuit. */
function fleetChanges(
  { modules: { cylonFleet: old } }: GameView,
  { modules: { cylonFleet: now } }: GameView,
): ReadonlyArray<Change> {
  if (old === undefined || now === undefined) return [];
  const all = (ships: Readonly<Record<CylonShip, number>>): number =>
    cylonShips.reduce((sum, ship) => sum + ships[ship], 0);
  return [
    ...counted('track/pursuit', tell('pictures.changes.pursuit'), now.pursuit - old.pursuit),
    ...areas.flatMap((area) =>
      counted(
        `fleet/${area}`,
        tell('pictures.changes.fleetArea', { area: noun(area) }),
        all(now.ships[area]) - all(old.ships[area]),
      ),
    ),
  ];
}

/** The Mission on its space, and whose the Rebel Basestar is. */
function homeChanges(
  { modules: { searchForHome: old } }: GameView,
  { modules: { searchForHome: now } }: GameView,
): ReadonlyArray<Change> {
  if (old === undefined || now === undefined) return [];
  const words =
    now.active === undefined
      ? tell('pictures.changes.noMission')
      : tell('pictures.changes.mission', { mission: told.name(now.active.card) });
  const mission =
    JSON.stringify(old.active) === JSON.stringify(now.active) ? [] : [{ panel: 'mission', sign: undefined, words }];
  const side = now.rebel ?? 'cylon';
  const panel = old.rebel === undefined ? 'board/rebelBasestar' : 'rebel';
  const rebel =
    old.rebel === now.rebel ? [] : [{ panel, sign: undefined, words: tell(`pictures.changes.rebel.${side}`) }];
  return [...mission, ...rebel];
}

/** Trauma tokens in the pool and on their places, allies that left or whose token was turned up, Crossroads cards. */
function nebulaChanges({ modules: old }: GameView, { modules: now }: GameView): ReadonlyArray<Change> {
  if (old.ionianNebula === undefined || now.ionianNebula === undefined) return [];
  const lying = [...old.ionianNebula.lying, ...now.ionianNebula.lying];
  const moved = lying.filter((one) => old.ionianNebula?.lying.includes(one) !== now.ionianNebula?.lying.includes(one));
  const allies = (old.allies?.inPlay ?? []).filter(
    (ally) => now.allies?.inPlay.some((other) => JSON.stringify(other) === JSON.stringify(ally)) !== true,
  );
  const cards = JSON.stringify(old.ionianNebula.crossroads) !== JSON.stringify(now.ionianNebula.crossroads);
  return [
    ...unsigned(counted('trauma', tell('view.modules.trauma'), now.ionianNebula.pool - old.ionianNebula.pool)),
    ...moved.map((location) => ({
      panel: `location/${location}`,
      sign: undefined,
      words: tell('pictures.changes.traumaAt', { place: told.name(location) }),
    })),
    ...allies.map(({ card, location }) => ({ panel: `location/${location}`, sign: undefined, words: told.name(card) })),
    ...(cards ? [{ panel: 'crisis', sign: undefined, words: tell('view.modules.crossroads') }] : []),
  ];
}

/** Cards that came into play or left it, and what holds until the end of the turn. */
function inPlayChanges(before: GameView, after: GameView): ReadonlyArray<Change> {
  const came = after.inPlay.filter((card) => !before.inPlay.includes(card));
  const left = before.inPlay.filter((card) => !after.inPlay.includes(card));
  const [over, truce] = [before, after].map(({ modules }) => modules.negotiation?.truce === true);
  const { nextCrisisJumps, protects } = after.turnEffects;
  return [
    ...came.map((card) => told.name(card)),
    ...left.map((card) => tell('pictures.changes.leftPlay', { card: told.name(card) })),
    ...(truce === over ? [] : [tell(truce === true ? 'pictures.changes.truce' : 'pictures.changes.truceOver')]),
    ...(nextCrisisJumps && !before.turnEffects.nextCrisisJumps ? [tell('pictures.changes.nextJumps')] : []),
    ...protects
      .filter((resource) => !before.turnEffects.protects.includes(resource))
      .map((resource) => tell('pictures.changes.protects', { resource: noun(resource) })),
  ].map((words) => ({ panel: 'crisis', sign: undefined, words }));
}

/** Changes to the things that are out of the game for good; they stand among those that are in play. */
function goneChanges(before: GameView, after: GameView): ReadonlyArray<Change> {
  const boards = after.lostBoards
    .filter((board) => !before.lostBoards.includes(board))
    .map((board) => tell('pictures.changes.destroyed', { board: told.name(board) }));
  const people = (after.modules.executions?.gone ?? [])
    .filter((character) => before.modules.executions?.gone.includes(character) !== true)
    .map((character) => tell('pictures.changes.executed', { character: told.shortName(character) }));
  const [fewer = [], more = []] = [before, after].map(({ modules }) => goneCylons(modules.searchForHome?.gone));
  const cylons =
    more.length === 0 || JSON.stringify(more) === JSON.stringify(fewer)
      ? []
      : [tell('pictures.changes.outOfGame', { ships: inRow(more) })];
  return [...boards, ...people, ...cylons].map((words) => ({ panel: 'crisis', sign: undefined, words }));
}

/** Returns the changes in the order in which the eye finds them. Empty after set-up, when everything is new. */
export function changesBetween(before: GameView, after: GameView): ReadonlyArray<Change> {
  if (before.phase === 'setup') return [];
  return [
    ...resourceChanges(before, after),
    ...counted('track/jump', 'jump track', after.jumpTrack - before.jumpTrack),
    ...boardingChanges(before, after),
    ...counted('distance', 'distance', after.distance - before.distance),
    ...areas.flatMap((area) => areaChange(area, before, after)),
    ...locationChanges(before, after),
    ...reserveChanges(before, after),
    ...fleetChanges(before, after),
    ...homeChanges(before, after),
    ...settlementChanges(before, after),
    ...nebulaChanges(before, after),
    ...inPlayChanges(before, after),
    ...goneChanges(before, after),
    ...playerChanges(before, after),
  ];
}

/** The changes as a sentence for those who can't see the picture; empty if there are none. */
export function describeChanges(before: GameView | undefined, after: GameView, locale: Locale): string {
  const changes = before === undefined ? [] : changesBetween(before, after);
  const told = inRow(changes.map(({ words }) => words));
  return changes.length === 0 ? '' : wordsIn(locale).say('pictures.changes.since', { changes: told });
}
