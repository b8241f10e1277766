/** Scenes on the Search for Home. */
import { homeOf } from '../../src/engine/modules/searchForHome/state.ts';
import { removeCards } from '../../src/engine/pieces/cards.ts';
import { scene, type Person, type PlayerScene, type Scene, type Table } from './scene.ts';

export const withHome = { expansions: ['daybreak'], objective: 'searchForHome' } as const;

export interface HomeScene extends Scene {
  /** Slugs of the next Missions, the first one next; the rest is as shuffled. */
  readonly missions?: ReadonlyArray<string>;
  /** Slugs of all Missions of the deck; none of the others is left. */
  readonly onlyMissions?: ReadonlyArray<string>;
  /** The side of the Rebel Basestar, if it is in play. */
  readonly rebel?: 'human' | 'cylon';
}

export const mission = (slug: string): string => `mission/daybreak/${slug}`;

export function homeScene(set: HomeScene): Table {
  return layMissions(scene({ ...set, options: { ...withHome, ...set.options } }), set);
}

export function layMissions(game: Table, { missions = [], onlyMissions, rebel }: Omit<HomeScene, keyof Scene>): Table {
  const home = homeOf(game.state);
  if (onlyMissions !== undefined) home.missions.deck = onlyMissions.map(mission).reverse();
  removeCards(home.missions.deck, missions.map(mission));
  home.missions.deck.push(...missions.map(mission).reverse());
  if (rebel !== undefined) {
    home.rebel = rebel;
    game.state.boardsToCome = [];
  }
  return game;
}

/** Someone activates the location where their own character stands, as an action. */
export function activate(game: Table, person: Person): Table {
  return game.actions(person).choose(person, 'location');
}

/** The top Mission is turned up on the Bridge by someone, and passed or failed by no one's cards. */
export function flyMission(game: Table, person: Person, result: 'pass' | 'fail'): Table {
  // Someone has to have a card, or no one is asked for one.
  game.player(person).hand.push(...(game.state.skillDecks.politics?.deck.splice(-1) ?? []));
  activate(game, person);
  const check = game.state.stack.find(({ procedure }) => procedure === 'skillCheck');
  // What is told of a check is tested elsewhere: here it is easy, or out of reach.
  if (check !== undefined && 'difficulty' in check.data)
    Object.assign(check.data, { difficulty: result === 'pass' ? -99 : 99 });
  return game.contributeNothing();
}

/** On a location of the Demetrius or of the Rebel Basestar. */
export const at = (slug: string): PlayerScene => ({ at: `location/daybreak/${slug}` });

/** The places where someone may go, by the end of the location's id, and whether each costs a card. */
export function goals(game: Table, person: Person): ReadonlyMap<string, boolean> {
  game.call('move', { seat: game.seat(person), to: undefined });
  const found = game
    .question(person)
    ?.choices.flatMap((choice) =>
      choice.kind === 'location' ? [[choice.location.split('/').at(-1) ?? '', choice.costsCard] as const] : [],
    );
  game.state.decisions.length = 0;
  game.state.stack.length = 0;
  return new Map(found);
}
