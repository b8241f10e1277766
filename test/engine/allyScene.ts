/** Scenes with allies of the Ionian Nebula. */
import { catalogue } from '../../src/catalogue/index.ts';
import { standsFor } from '../../src/engine/content.ts';
import { removeCards } from '../../src/engine/pieces/cards.ts';
import { nebulaOf, type AllyInPlay } from '../../src/engine/modules/ionianNebula/state.ts';
import { nebulaScene, type NebulaScene } from './nebulaScene.ts';
import type { Person, PlayerScene, Table } from './scene.ts';

/** The token on the card: `b`, `a`, `d`, or nothing. */
export type Letter = 'b' | 'a' | 'd';

const symbols: Readonly<Record<Letter, string>> = { b: 'benevolent', a: 'antagonistic', d: 'disaster' };

export interface AllyInScene {
  readonly ally: string;
  readonly token?: Letter;
  readonly by?: Person;
}

export interface AllyScene extends NebulaScene {
  readonly allies?: ReadonlyArray<AllyInScene>;
  /** The allies who come next, the first one next. */
  readonly deck?: ReadonlyArray<string>;
}

export const allyId = (slug: string): string => `ally/exodus/${slug}`;
export const trauma = (letter: Letter): string => `token/exodus/trauma-${symbols[letter]}`;

export function locationOf(slug: string): string {
  const ally = catalogue.allies.get(allyId(slug));
  if (ally === undefined) throw new Error(`there is no ally ${slug}`);
  return ally.location;
}

export function allyScene({ allies = [], deck = [], ...set }: AllyScene): Table {
  const game = nebulaScene(set);
  const nebula = nebulaOf(game.state);
  nebula.allies.deck = deck.map(allyId).reverse();
  nebula.allies.inPlay = allies.map(({ ally, token, by }): AllyInPlay => {
    if (token !== undefined) removeCards(nebula.pool, [trauma(token)]);
    return {
      card: allyId(ally),
      location: standsFor(game.state, locationOf(ally)),
      ...(token === undefined ? {} : { token: trauma(token) }),
      ...(by === undefined ? {} : { by: game.seat(by) }),
    };
  });
  return game;
}

/** The allies in play now, as slugs. */
export function alliesOf({ state }: Table): Array<string> {
  return nebulaOf(state).allies.inPlay.map(({ card }) => card.split('/').at(-1) ?? '');
}

export function allyOf({ state }: Table, slug: string): AllyInPlay {
  const found = nebulaOf(state).allies.inPlay.find(({ card }) => card === allyId(slug));
  if (found === undefined) throw new Error(`${slug} is not in play`);
  return found;
}

/** The Movement step of the current player ends; no one reacts to anything. */
export function endMovement(game: Table): Table {
  return game.call('encounter', { seat: game.state.current }).decline();
}

interface Meeting extends Omit<AllyScene, 'players' | 'allies'> {
  /** The player who meets the ally, and is put where the ally is; Helo unless the scene names another. */
  readonly who?: Person;
  readonly self?: PlayerScene;
  readonly others?: ReadonlyArray<Person | Partial<Record<Person, PlayerScene>>>;
}

/**
 * The current player meets that ally, with that token on the card; Roslin is President and Starbuck Admiral, if no one
 * else is.
 */
export function meet(
  ally: string,
  token: Letter,
  { who = 'helo', self = {}, others = ['roslin', 'starbuck'], ...set }: Meeting = {},
): Table {
  const at = locationOf(ally).split('/').at(-1) ?? '';
  const game = allyScene({
    titles: { president: 'roslin', admiral: 'starbuck' },
    ...set,
    players: [{ [who]: { at, ...self } }, ...others],
    allies: [{ ally, token }],
  });
  return endMovement(game);
}
