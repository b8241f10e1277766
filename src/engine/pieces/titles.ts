/** Titles and the seats that may hold them: R-TTL-02. What is special about a title stands on its card. */
import type { Duty, TitleAction, TitleCard } from '../../catalogue/content.ts';
import type { Title } from '../../catalogue/vocabulary.ts';
import { ofContent } from '../content.ts';
import type { CardId, LocationId, Seat } from '../types/ids.ts';
import type { GameState } from '../types/state.ts';
import { isAt } from './players.ts';

type SourcedAction = TitleAction & { readonly source: CardId };

/** The titles of a game as its cards describe them, worked out once, since the rules ask after every move. */
interface TitlesOfGame {
  readonly titles: ReadonlyArray<Title>;
  readonly cards: ReadonlyMap<Title, ReadonlyArray<TitleCard>>;
  readonly actions: ReadonlyMap<Title, ReadonlyArray<SourcedAction>>;
  readonly duties: ReadonlyMap<Duty, Title>;
  /** The locations at which each is lost. */
  readonly lostAt: ReadonlyMap<Title, ReadonlyArray<LocationId>>;
}

const titlesOfGame = ofContent(({ titles: entries }): TitlesOfGame => {
  const all = [...entries.values()];
  const titles = [...new Set(all.map(({ title }) => title))];
  const cards = new Map(titles.map((title) => [title, all.filter((card) => card.title === title)]));
  const lostAt = new Map([...cards].map(([title, its]) => [title, its.flatMap((card) => card.lostAt ?? [])]));
  const duties = new Map(all.flatMap((card) => (card.duties ?? []).map((duty) => [duty, card.title] as const)));
  const actions = new Map([...cards].map(([title, its]) => [title, actionsOn(its)]));
  return { titles, cards, actions, duties, lostAt };
});

/** One can stand in the place of another (R-SET-85). */
function actionsOn(cards: ReadonlyArray<TitleCard>): ReadonlyArray<SourcedAction> {
  const all = cards.flatMap(({ id: source, actions }) => actions.map((action) => ({ ...action, source })));
  const replaced = all.flatMap(({ replaces }) => replaces ?? []);
  return all.filter(({ id }) => !replaced.includes(id));
}

/** R-TTL-01: the titles of this game, in the order of their cards. */
export function titlesIn(state: Pick<GameState, 'options'>): ReadonlyArray<Title> {
  return titlesOfGame(state).titles;
}

/** The cards of a title: more than one where an expansion adds to it. */
export function cardsOf(state: Pick<GameState, 'options'>, title: Title): ReadonlyArray<TitleCard> {
  return titlesOfGame(state).cards.get(title) ?? [];
}

/** The seat whose title has this duty now; `undefined` if no one has the title (R-TTL-06). */
export function holderOf({ options, titles }: Pick<GameState, 'options' | 'titles'>, duty: Duty): Seat | undefined {
  const title = titlesOfGame({ options }).duties.get(duty);
  return title === undefined ? undefined : titles[title];
}

/** The actions that all cards of a title have together. */
export function actionsOf(state: Pick<GameState, 'options'>, title: Title): ReadonlyArray<SourcedAction> {
  return titlesOfGame(state).actions.get(title) ?? [];
}

/** The titles that this seat holds. */
export function titlesOf(state: GameState, seat: Seat): Array<Title> {
  return titlesIn(state).filter((title) => state.titles[title] === seat);
}

/** Whether who enters that location loses the title, and no one there may be given it. */
export function isLostAt(state: GameState, title: Title, location: LocationId): boolean {
  return titlesOfGame(state).lostAt.get(title)?.includes(location) === true;
}

/** R-TTL-02: not even infiltrators; the character's location does not count here, see `mayHold`. */
export function couldHold(state: GameState, seat: Seat): boolean {
  const player = state.players[seat];
  return player !== undefined && player.out !== true && player.cylon === undefined && player.character !== undefined;
}

/** R-TTL-02: whether this seat may be given that title now. */
export function mayHold(state: GameState, title: Title, seat: Seat): boolean {
  return (
    couldHold(state, seat) &&
    titlesOfGame(state)
      .lostAt.get(title)
      ?.some((location) => isAt(state, seat, location)) !== true
  );
}
