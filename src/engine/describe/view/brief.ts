/** The same as in `lines.ts`, shorter: where a whole table has to go into one text. */
import { areas, cylonShips } from '../../../catalogue/vocabulary.ts';
import { counted, inRow, listed, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { craftIn } from '../../pieces/craft.ts';
import type { CheckView, GameView, PlayerView, ShipView } from '../../types/view.ts';
import type { Names } from '../types.ts';
import { board, cards, name, place, ships, shortName, title } from '../nouns.ts';
import { cylonWords, placeText } from './lines.ts';
import { traumaWords } from './modules.ts';

const pair = (what: Text, value: Text): Text => tell('view.pair', { what, value });

/** “out of the game”, or where. */
const where = (player: PlayerView): Text => (player.out === true ? tell('view.out') : placeText(player));

const withTitles = (called: Text, { titles }: PlayerView): Text =>
  titles.length === 0 ? called : inRow([called, listed(titles.map((id) => title(id)))]);

const handOf = (player: PlayerView): ReadonlyArray<Text> =>
  player.out === true ? [] : [cards(player.handCount, 'card')];

/** “Roslin, President: Command, 5 cards, 2 trauma tokens” */
export const peopleWhole = ({ players }: GameView, names: Names): Text =>
  inRow(
    players.map((player) =>
      pair(
        withTitles(names.seat(player.seat), player),
        inRow([...cylonWords(player), where(player), ...handOf(player), ...traumaWords(player)]),
      ),
    ),
    '; ',
  );

/** “Roslin, President: Command, 5 cards”, without people's own names where the character has one. */
export const peopleShort = ({ players }: GameView, names: Names): Text =>
  inRow(
    players.map((player) =>
      pair(
        withTitles(calledBy(player, names), player),
        inRow([...cylonWords(player), where(player), ...handOf(player)]),
      ),
    ),
    '; ',
  );

/** “Roslin: Command” */
export const peoplePlaces = ({ players }: GameView, names: Names): Text =>
  inRow(
    players.map((player) => pair(calledBy(player, names), where(player))),
    '; ',
  );

const calledBy = ({ character, seat }: PlayerView, names: Names): Text =>
  character === undefined ? names.seat(seat) : shortName(character);

const shipOrder = ['basestar', 'raider', 'heavyRaider', 'viper', 'civilian'] as const satisfies ReadonlyArray<
  ShipView['kind']
>;

/** “in space: 2 basestars, 7 raiders, 3 civilian ships” */
export function spaceShort(view: GameView): Text {
  const all = shipOrder.flatMap((kind) => {
    const count = view.ships.filter((ship) => ship.kind === kind).length;
    return count === 0 ? [] : [ships(count, kind)];
  });
  return all.length === 0 ? tell('view.noShips') : pair(tell('view.inSpace'), inRow(all));
}

export const reservesShort = (view: GameView): Text =>
  pair(tell('view.reserves'), inRow([ships(craftIn(view, 'reserves', 'viper'), 'viper'), counted(view.nukes, 'nuke')]));

export const damageShort = ({ damaged }: GameView): Text =>
  damaged.length === 0 ? '' : counted(damaged.length, 'damagedLocation');

export function cylonFleetShort({ modules: { cylonFleet } }: GameView): Text {
  if (cylonFleet === undefined) return '';
  const count = areas
    .flatMap((area) => cylonShips.map((ship) => cylonFleet.ships[area][ship]))
    .reduce((sum, one) => sum + one, 0);
  return pair(
    board('cylonFleetBoard'),
    inRow([tell('view.modules.pursuit', { space: cylonFleet.pursuit }), counted(count, 'anyShip')]),
  );
}

export function newCapricaShort({ modules: { newCaprica } }: GameView): Text {
  if (newCaprica === undefined) return '';
  const { locked, prepared, inOrbit } = newCaprica;
  return pair(
    board('newCaprica'),
    inRow([
      tell('view.modules.orbitShort', { inOrbit }),
      tell('view.modules.locked', { ships: counted(locked, 'anyShip') }),
      tell('view.modules.prepared', { count: prepared }),
    ]),
  );
}

export function missionShort({ modules: { searchForHome } }: GameView): Text {
  return searchForHome?.active === undefined ? '' : pair(tell('view.modules.mission'), name(searchForHome.active.card));
}

export function alliesShort({ modules: { allies } }: GameView): Text {
  if (allies === undefined || allies.inPlay.length === 0) return '';
  return tell('view.modules.alliesAt', {
    places: listed([...new Set(allies.inPlay.map(({ location }) => location))].map(place)),
  });
}

export function crossroadsShort({ modules: { ionianNebula } }: GameView): Text {
  const dealt = ionianNebula?.crossroads ?? [];
  if (dealt.length === 0) return '';
  const open = dealt.filter(({ card }) => card !== undefined).length;
  return pair(tell('view.modules.crossroads'), tell('view.modules.faceUp', { open, all: dealt.length }));
}

export const checkShort = ({ difficulty, source }: CheckView): Text =>
  tell('view.check', { difficulty, source: name(source) });
