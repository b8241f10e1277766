/** Parts of the status and of the picture's alternative text. Small first letter and no stop. */
import { inEnglish } from '../inEnglish.ts';
import { areas, cylonShips, resources } from '../../../catalogue/vocabulary.ts';
import type { Area, CraftBox, CraftKind } from '../../../catalogue/vocabulary.ts';
import { craftIn, modelsOf } from '../../pieces/craft.ts';
import type { CheckView, GameView, PlayerView, ShipView } from '../../types/view.ts';
import type { Names } from '../types.ts';
import { find, jumpSpace, objectiveCard, redZone } from '../lookup.ts';
import { asked } from '../decisions/index.ts';
import { fewCylonsText } from '../effects/searchForHome.ts';
import { list, number, plural } from '../grammar.ts';
import { nameOf, place } from '../names.ts';
import { kindsOfTrauma, symbolOfTrauma, traumaTokens } from '../trauma.ts';
import { areaNames, atArea, shipNames, ships, skillCards, titleName, viperName } from '../terms.ts';

export const resourcesLine = ({ resources: left }: GameView): string =>
  resources.map((resource) => `${resource} ${left[resource]}${left[resource] <= redZone(resource) ? ' (red zone)' : ''}`).join(', ');

export function jumpLine({ jumpTrack, autoJump }: GameView): string {
  if (autoJump === 'return') return `jump track ${jumpTrack} of 5, where Galactica returns`;
  if (autoJump === 'nothing') return 'the jump track is not used any more';
  const risk = jumpSpace(jumpTrack)?.population;
  return `jump track ${jumpTrack} of `
      + `5${risk === undefined ? ', FTL Control not ready' : `, FTL Control may jump at the risk of ${risk} population`}`;
}

export function distanceLine({ distance, options }: GameView): string {
  const goal = objectiveCard(options.objective)?.thresholds.find((threshold) => threshold.event === 'finalJump')?.distance;
  if (goal === undefined) return `distance ${distance}`;
  return distance >= goal ? `distance ${distance}, the next jump is the last one` : `distance ${distance} of ${goal}`;
}

const shipOrder = ['basestar', 'raider', 'heavyRaider', 'viper', 'civilian'] as const satisfies ReadonlyArray<ShipView['kind']>;

/** «1 basestar (damaged)», «2 vipers with Apollo» */
function shipsOfKind(kind: ShipView['kind'], here: ReadonlyArray<ShipView>, names: Names): string {
  const all = here.filter((ship) => ship.kind === kind);
  const models = [...new Set(all.flatMap((ship) => (ship.kind === 'viper' && ship.model !== undefined ? [ship.model] : [])))];
  const each = models.map((model) => plural(all.filter((ship) => ship.kind === 'viper' && ship.model === model).length, viperName(model)));
  const pilots = all.flatMap((ship) => (ship.kind === 'viper' && ship.pilot !== undefined ? [names.seat(ship.pilot)] : []));
  const hurt = all.filter((ship) => ship.kind === 'basestar' && ship.damage.length > 0).length;
  const damage = hurt === 0 ? '' : hurt === all.length ? ' (damaged)' : ` (${hurt} damaged)`;
  return `${each.length > 0 ? list(each) : ships(all.length, kind)}${damage}${pilots.length === 0 ? '' : ` with ${list(pilots)}`}`;
}

function areaShips(area: Area, view: GameView, names: Names): string {
  const here = view.ships.filter((ship) => ship.area === area);
  return shipOrder
    .filter((kind) => here.some((ship) => ship.kind === kind))
    .map((kind) => shipsOfKind(kind, here, names))
    .join(', ');
}

/** One line for each area that is not empty, clockwise from the bow. */
export function areaLines(view: GameView, names: Names): ReadonlyArray<string> {
  const lines = areas.flatMap((area) => {
    const here = areaShips(area, view, names);
    return here === '' ? [] : [`${areaNames[area]}: ${here}`];
  });
  return lines.length === 0 ? ['No ships in space'] : lines;
}

/** «6 vipers», or by model where the game has several. */
function craftText(view: GameView, box: CraftBox, kind: CraftKind): string {
  const models = modelsOf(view, kind).filter(({ neverDamaged }) => box !== 'damagedCraft' || neverDamaged !== true);
  if (models.length < 2) return ships(craftIn(view, box, kind), kind);
  return list(models.map(({ model, name }) => plural(view[box][model] ?? 0, name)));
}

export function reservesLine(view: GameView): string {
  const repair = craftIn(view, 'damagedCraft', 'viper') === 0 ? '' : `; ${craftText(view, 'damagedCraft', 'viper')} in repair`;
  const craft = `${craftText(view, 'reserves', 'viper')}, ${craftText(view, 'reserves', 'raptor')}`;
  return `reserves: ${craft}${repair}; ${plural(view.nukes, 'nuke')}`;
}

export const damageLine = ({ damaged }: GameView): string => (damaged.length === 0 ? '' : `damaged: ${damaged.map(nameOf).join(', ')}`);
export const closedLine = ({ closed }: GameView): string => (closed.length === 0 ? '' : `closed: ${closed.map(nameOf).join(', ')}`);
export const inPlayLine = ({ inPlay }: GameView): string => (inPlay.length === 0 ? '' : `in play: ${inPlay.map(nameOf).join(', ')}`);

export const truceLine = ({ modules }: GameView): string =>
  (modules.negotiation?.truce === true ? 'truce: no Cylon ship acts until the end of this turn' : '');

/** «New Caprica: Galactica is away, 7 ships locked, 2 prepared, occupation forces on Shipyard» */
export function newCapricaLine({ modules: { newCaprica } }: GameView): string {
  if (newCaprica === undefined) return '';
  const { forces, locked, prepared, inOrbit } = newCaprica;
  const where = forces.length === 0
    ? 'no occupation forces'
    : `${plural(forces.length, 'occupation force')} on ${list([...new Set(forces)].map(place))}`;
  return `New Caprica: Galactica is ${inOrbit ? 'back in orbit' : 'away'}, `
      + `${plural(locked, 'civilian ship')} locked, ${prepared} prepared, ${where}`;
}

/** «allies: Saul Tigh at Command, Felix Gaeta at FTL Control (benevolent)», with the token for those who know it. */
export function alliesLine({ modules: { allies } }: GameView): string {
  if (allies === undefined || allies.inPlay.length === 0) return '';
  const told = allies.inPlay.map(({ card, location, token }) => {
    const symbol = token === undefined ? undefined : symbolOfTrauma(token);
    return `${nameOf(card)} at ${place(location)}${symbol === undefined ? '' : ` (${symbol})`}`;
  });
  return `allies: ${list(told)}`;
}

/** «Cylon Fleet board: pursuit 1 of 4, bow 1 raider, stern 2 raiders» */
export function cylonFleetLine({ modules: { cylonFleet } }: GameView): string {
  if (cylonFleet === undefined) return '';
  const here = areas.flatMap((area) => {
    const parts = cylonShips.flatMap((ship) => (cylonFleet.ships[area][ship] > 0 ? [ships(cylonFleet.ships[area][ship], ship)] : []));
    return parts.length === 0 ? [] : [`${areaNames[area].toLowerCase()} ${list(parts)}`];
  });
  return `Cylon Fleet board: pursuit ${cylonFleet.pursuit} of 4, ${here.length === 0 ? 'no ships' : here.join(', ')}`;
}

/** «Mission: The Red Stripes; 6 Missions in the deck; the Rebel Basestar with the humans; out of the game: 1 basestar» */
export function missionsLine({ modules: { searchForHome } }: GameView): string {
  if (searchForHome === undefined) return '';
  const { active, left, rebel, gone } = searchForHome;
  const state = active === undefined ? 'none' : `${nameOf(active.card)}${active.faceUp ? '' : ' (face down)'}`;
  const lost = fewCylonsText(gone);
  return [
    `Mission: ${state}`,
    `${plural(left, 'Mission')} in the deck`,
    ...(rebel === undefined ? [] : [`the Rebel Basestar with ${rebel === 'human' ? 'the humans' : 'the Cylons'}`]),
    ...(lost === '' ? [] : [`out of the game: ${lost}`]),
  ].join(', ');
}

/** «trauma tokens: 12 in the pool, 1 each on Sickbay and the Brig» */
export function traumaLine({ modules: { ionianNebula } }: GameView): string {
  if (ionianNebula === undefined) return '';
  const { pool, lying } = ionianNebula;
  const waiting = lying.length === 0 ? '' : `, 1 ${lying.length > 1 ? 'each ' : ''}on ${list(lying.map(place))}`;
  return `trauma tokens: ${pool} in the pool${waiting}`;
}

/** «Crossroads cards: Roslin Perjury (benevolent), Apollo face down with a token» */
export function crossroadsLine({ modules: { ionianNebula } }: GameView, names: Names): string {
  const told = (ionianNebula?.crossroads ?? []).map(({ seat, card, token, laid }) => {
    const symbol = token === undefined ? undefined : symbolOfTrauma(token);
    if (card !== undefined) return `${names.seat(seat)} ${nameOf(card)}${symbol === undefined ? '' : ` (${symbol})`}`;
    return `${names.seat(seat)} face down ${laid ? 'with a token' : 'without a token'}`;
  });
  return told.length === 0 ? '' : `Crossroads cards: ${told.join(', ')}`;
}

/** How many trauma tokens a player has, and which ones once they lie open; nothing where there are none in the game. */
export function traumaWords({ modules: { ionianNebula: trauma }, out }: PlayerView): ReadonlyArray<string> {
  if (trauma === undefined || out === true) return [];
  return [trauma.tokens === undefined || trauma.count === 0 ? traumaTokens(trauma.count) : kindsOfTrauma(trauma.tokens)];
}

/** «Motives of Cavil: End the Chase, 3 hidden»; what lies open, and how many do not. */
export function motivesLine({ players }: GameView, names: Names): string {
  return players.flatMap(({ seat, modules: { motives } }) => {
    if (motives === undefined) return [];
    const { hidden, revealed } = motives;
    const open = [...(revealed?.cards ?? []), ...(hidden?.cards ?? [])].map(nameOf);
    const shut = hidden?.cards === undefined ? [`${hidden?.count ?? 0} hidden`] : [];
    return [`Motives of ${names.seat(seat)}: ${[...open, ...shut].join(', ')}`];
  }).join('; ');
}

export function boardingLine({ boarding }: GameView): string {
  if (boarding.length === 0) return '';
  const spaces = [...new Set(boarding)].toSorted((a, b) => b - a);
  const where = (space: number): string => (space === 0 ? 'on the start' : `on space ${space} of 3`);
  const [only, ...others] = spaces;
  if (only !== undefined && others.length === 0) return `boarding party: ${plural(boarding.length, 'centurion')} ${where(only)}`;
  const groups = spaces.map((space) => `${boarding.filter((each) => each === space).length} ${where(space)}`);
  return `boarding party: ${plural(boarding.length, 'centurion')}, ${list(groups)}`;
}

export function placeText({ place: at }: PlayerView): string {
  switch (at.kind) {
    case 'location':
      return place(at.location);
    case 'piloting':
      return `in a ${shipNames.viper} ${atArea(at.area)}`;
    case 'stranded':
      return 'off the board';
    case 'none':
      return 'not on the board yet';
  }
}

const cylonNames = {
  revealed: 'Cylon',
  sympathizer: 'Sympathizer and Cylon',
  sympathetic: 'Sympathetic Cylon',
  leader: 'Cylon Leader',
} as const;

/** What everybody knows of a Cylon; nothing of a human. */
export const cylonWords = ({ cylon, infiltrating }: PlayerView): ReadonlyArray<string> =>
  (cylon === undefined ? [] : [cylonNames[cylon], ...(infiltrating ? ['infiltrating'] : [])]);

/** Whether the once-per-game ability is used up, or what there is to pay for it. */
function onceWords({ usedOncePerGame, modules: { miracles } }: PlayerView): ReadonlyArray<string> {
  if (miracles !== undefined) return [miracles.tokens === 0 ? 'no miracle token' : plural(miracles.tokens, 'miracle token')];
  return usedOncePerGame ? ['once-per-game ability used'] : [];
}

/** «miracle tokens: Roslin, Baltar 3»; nothing where the game has none. */
export function miraclesLine({ players, over }: GameView, names: Names): string {
  if (over !== undefined || players.every(({ modules }) => modules.miracles === undefined)) return '';
  const held = players.flatMap(({ seat, modules: { miracles } }) =>
    (miracles === undefined || miracles.tokens === 0 ? [] : [`${names.seat(seat)}${miracles.tokens > 1 ? ` ${miracles.tokens}` : ''}`]));
  return `miracle tokens: ${held.length === 0 ? 'none' : held.join(', ')}`;
}

/** How many Mutiny cards a player has, and whether it is the Mutineer; nothing of Cylon players, who have none (R-DAY-22). */
export function mutinyWords({ cylon, infiltrating, openLoyalty, modules: { mutiny } }: PlayerView): ReadonlyArray<string> {
  if (mutiny?.cards === undefined || (cylon !== undefined && !infiltrating)) return [];
  const isMutineer = openLoyalty.some((card) => {
    const found = find(card);
    return found?.kind === 'loyalty' && found.entry.kind === 'mutineer';
  });
  return [...(isMutineer ? ['Mutineer'] : []), plural(mutiny.cards.count, 'Mutiny card')];
}

/** «Mutiny cards: Roslin 1, Tigh 2 (Mutineer)»; nothing where the game has none. */
export function mutinyLine({ players, over }: GameView, names: Names): string {
  if (over !== undefined || players.every(({ modules }) => modules.mutiny === undefined)) return '';
  const held = players.flatMap((player) => {
    const words = mutinyWords(player);
    const count = player.modules.mutiny?.cards?.count ?? 0;
    if (words.length === 0 || (count === 0 && words.length === 1)) return [];
    return [`${names.seat(player.seat)} ${count}${words.length > 1 ? ' (Mutineer)' : ''}`];
  });
  return `Mutiny cards: ${held.length === 0 ? 'none' : held.join(', ')}`;
}

export function playerLine(player: PlayerView, names: Names): string {
  const parts = [
    ...cylonWords(player),
    ...player.titles.map((title) => titleName(title)),
    ...(player.out === true ? ['out of the game'] : [placeText(player)]),
    skillCards(player.handCount),
    plural(player.loyaltyCount, 'Loyalty card'),
    ...traumaWords(player),
    ...mutinyWords(player),
    ...(player.superCrisisCount > 0 ? [plural(player.superCrisisCount, 'Super Crisis card')] : []),
    ...player.attached.map(nameOf),
    ...onceWords(player),
  ];
  return `${names.seat(player.seat)}: ${parts.join(', ')}`;
}

export function checkLine(check: CheckView, names: Names): string {
  const added = [
    ...(check.destinyCount > 0 ? [`Destiny ${check.destinyCount}`] : []),
    ...check.contributions.map(({ seat, count }) => `${names.seat(seat)} ${count}`),
  ];
  const total = check.total === undefined ? '' : `, strength ${number(check.total)}`;
  return `skill check ${check.difficulty}, ${nameOf(check.source)}${total}${added.length === 0 ? '' : ` (cards: ${added.join(', ')})`}`;
}

/** Open questions that the viewer may know of, and the viewer's own. */
export function waitingLines(view: GameView, names: Names): ReadonlyArray<string> {
  const known = new Set(view.waitingFor.map(({ id }) => id));
  const all = [...view.waitingFor, ...(view.own?.decisions ?? []).filter(({ id }) => !known.has(id))];
  return all.map(({ seat, topic }) => `${names.seat(seat)}: ${inEnglish(asked(topic, names).ask)}`);
}
