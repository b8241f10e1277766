/** Scenes with Mutiny cards. */
import { removeCards } from '../../src/engine/pieces/cards.ts';
import { mutinyHand, mutinyOf } from '../../src/engine/modules/mutiny/state.ts';
import { scene, type Person, type Scene, type Table } from './scene.ts';

export const withDaybreak = { expansions: ['daybreak'] } as const;

export interface MutinyScene extends Scene {
  /** Slugs of the Mutiny cards that each player holds. */
  readonly mutiny?: Partial<Record<Person, ReadonlyArray<string>>>;
  /** The next cards of the deck, the first one next. */
  readonly mutinyDeck?: ReadonlyArray<string>;
  /** Nothing but these is in the deck; the other cards lie on the discard pile. */
  readonly onlyMutiny?: ReadonlyArray<string>;
  /** The player with the faceup Mutineer card. */
  readonly mutineer?: Person;
}

export const mutinyId = (slug: string): string => `mutiny/daybreak/${slug}`;
export const mutineerCard = 'loyalty/daybreak/you-are-the-mutineer';

export function mutinyScene(set: MutinyScene): Table {
  return dealMutiny(scene({ ...set, options: { ...withDaybreak, ...set.options } }), set);
}

export function dealMutiny(
  game: Table,
  { mutiny = {}, mutinyDeck = [], onlyMutiny, mutineer }: Omit<MutinyScene, keyof Scene>,
): Table {
  const pile = mutinyOf(game.state);
  const take = (slugs: ReadonlyArray<string>): Array<string> => {
    const cards = slugs.map(mutinyId);
    removeCards(pile.deck, cards);
    return cards;
  };
  for (const [person, cards] of Object.entries(mutiny))
    mutinyHand(game.state, game.seat(person as Person)).push(...take(cards));
  const next = take(onlyMutiny ?? mutinyDeck).reverse();
  if (onlyMutiny === undefined) pile.deck.push(...next);
  else {
    pile.discard.push(...pile.deck);
    pile.deck = next;
  }
  if (mutineer !== undefined) game.player(mutineer).loyalty.push({ card: mutineerCard, faceUp: true });
  return game;
}

/** Slugs of what someone holds, in the order in which it came. */
export function mutinyOfPerson(game: Table, person: Person): Array<string> {
  return mutinyHand(game.state, game.seat(person)).map((card) => card.slice('mutiny/daybreak/'.length));
}

/** Slugs of the discard pile, the latest last. */
export function mutinyDiscard(game: Table): Array<string> {
  return mutinyOf(game.state).discard.map((card) => card.slice('mutiny/daybreak/'.length));
}

/** Someone plays a Mutiny card as an action. */
export function playMutiny(game: Table, person: Person, slug: string): Table {
  return game.actions(person).choose(person, mutinyId(slug));
}

/** Every Mutiny card, wherever it is. */
export function allMutiny({ state }: Table): number {
  const { deck, discard, held } = mutinyOf(state);
  const removed = state.removed.filter((card) => card.startsWith('mutiny/'));
  return deck.length + discard.length + held.flatMap(({ cards }) => cards).length + removed.length;
}
