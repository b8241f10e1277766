/** The same as in `lines.ts`, shorter: where a whole table has to go into one text. */
import { areas, cylonShips } from '../../../catalogue/vocabulary.ts';
import { craftIn } from '../../pieces/craft.ts';
import type { CheckView, GameView, PlayerView, ShipView } from '../../types/view.ts';
import type { Names } from '../types.ts';
import { find } from '../lookup.ts';
import { list, plural } from '../grammar.ts';
import { nameOf, place } from '../names.ts';
import { ships, titleName } from '../terms.ts';
import { cylonWords, placeText, traumaWords } from './lines.ts';

/** «out of the game», or where. */
const where = (player: PlayerView): string => (player.out === true ? 'out of the game' : placeText(player));

/** «Roslin, President: Command, 5 cards, 2 trauma tokens» */
export function peopleWhole({ players }: GameView, names: Names): string {
  return players.map((player) => {
    const titles = player.titles.length === 0 ? '' : `, ${list(player.titles.map((title) => titleName(title)))}`;
    const more = player.out === true ? [] : [plural(player.handCount, 'card')];
    return `${names.seat(player.seat)}${titles}: ${[...cylonWords(player), where(player), ...more, ...traumaWords(player)].join(', ')}`;
  }).join('; ');
}

/** «Roslin, President: Command, 5 cards», without people's own names where the character has one. */
export function peopleShort({ players }: GameView, names: Names): string {
  return players.map((player) => {
    const titles = player.titles.length === 0 ? '' : `, ${list(player.titles.map((title) => titleName(title)))}`;
    const more = player.out === true ? [] : [plural(player.handCount, 'card')];
    return `${shortName(player, names)}${titles}: ${[...cylonWords(player), where(player), ...more].join(', ')}`;
  }).join('; ');
}

/** «Roslin: Command» */
export const peoplePlaces = ({ players }: GameView, names: Names): string =>
  players.map((player) => `${shortName(player, names)}: ${where(player)}`).join('; ');

function shortName({ character, seat }: PlayerView, names: Names): string {
  const found = character === undefined ? undefined : find(character);
  return found?.kind === 'character' ? found.entry.shortName : names.seat(seat);
}

const shipOrder = ['basestar', 'raider', 'heavyRaider', 'viper', 'civilian'] as const satisfies ReadonlyArray<ShipView['kind']>;

/** «in space: 2 basestars, 7 raiders, 3 civilian ships» */
export function spaceShort(view: GameView): string {
  const counted = shipOrder.flatMap((kind) => {
    const count = view.ships.filter((ship) => ship.kind === kind).length;
    return count === 0 ? [] : [ships(count, kind)];
  });
  return counted.length === 0 ? 'no ships in space' : `in space: ${counted.join(', ')}`;
}

export const reservesShort = (view: GameView): string =>
  `reserves: ${ships(craftIn(view, 'reserves', 'viper'), 'viper')}, ${plural(view.nukes, 'nuke')}`;

export const damageShort = ({ damaged }: GameView): string =>
  (damaged.length === 0 ? '' : plural(damaged.length, 'damaged location'));

export function cylonFleetShort({ modules: { cylonFleet } }: GameView): string {
  if (cylonFleet === undefined) return '';
  const count = areas.flatMap((area) => cylonShips.map((ship) => cylonFleet.ships[area][ship])).reduce((sum, one) => sum + one, 0);
  return `Cylon Fleet board: pursuit ${cylonFleet.pursuit} of 4, ${plural(count, 'ship')}`;
}

export function newCapricaShort({ modules: { newCaprica } }: GameView): string {
  if (newCaprica === undefined) return '';
  const { locked, prepared, inOrbit } = newCaprica;
  return `New Caprica: Galactica ${inOrbit ? 'in orbit' : 'away'}, ${plural(locked, 'ship')} locked, ${prepared} prepared`;
}

export function missionShort({ modules: { searchForHome } }: GameView): string {
  if (searchForHome?.active === undefined) return '';
  return `Mission: ${nameOf(searchForHome.active.card)}`;
}

export function alliesShort({ modules: { allies } }: GameView): string {
  if (allies === undefined || allies.inPlay.length === 0) return '';
  return `allies at ${list([...new Set(allies.inPlay.map(({ location }) => place(location)))])}`;
}

export function crossroadsShort({ modules: { ionianNebula } }: GameView): string {
  const dealt = ionianNebula?.crossroads ?? [];
  if (dealt.length === 0) return '';
  return `Crossroads cards: ${dealt.filter(({ card }) => card !== undefined).length} of ${dealt.length} face up`;
}

export const checkShort = ({ difficulty, source }: CheckView): string => `skill check ${difficulty}, ${nameOf(source)}`;
