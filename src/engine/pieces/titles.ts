/** Who may hold a title: R-TTL-02. What is special about one stands on its card. */
import type { TitleCard } from '../../catalogue/content.ts';
import type { Title } from '../../catalogue/vocabulary.ts';
import { contentOf } from '../content.ts';
import type { LocationId, Seat } from '../types/ids.ts';
import type { GameState } from '../types/state.ts';
import { isAt } from './players.ts';

/** R-TTL-01: the titles of this game, in the order of their cards. */
export function titlesIn({ options }: Pick<GameState, 'options'>): Array<Title> {
  return [...new Set([...contentOf(options).titles.values()].map(({ title }) => title))];
}

/** The cards of a title: more than one where an expansion adds to it. */
export function cardsOf({ options }: Pick<GameState, 'options'>, title: Title): Array<TitleCard> {
  return [...contentOf(options).titles.values()].filter((card) => card.title === title);
}

/** The titles that this seat holds. */
export function titlesOf(state: GameState, seat: Seat): Array<Title> {
  return titlesIn(state).filter((title) => state.titles[title] === seat);
}

/** Whether who enters that location loses the title, and nobody there may be given it. */
export function isLostAt(state: GameState, title: Title, location: LocationId): boolean {
  return cardsOf(state, title).some(({ lostAt = [] }) => lostAt.includes(location));
}

/** R-TTL-02: not even infiltrators; where the character is does not count here, see `mayHold`. */
export function couldHold(state: GameState, seat: Seat): boolean {
  const player = state.players[seat];
  return player !== undefined && player.out !== true && player.cylon === undefined && player.character !== undefined;
}

/** R-TTL-02: whether this seat may be given that title now. */
export function mayHold(state: GameState, title: Title, seat: Seat): boolean {
  const barred = cardsOf(state, title).flatMap(({ lostAt = [] }) => lostAt);
  return couldHold(state, seat) && !barred.some((location) => isAt(state, seat, location));
}
