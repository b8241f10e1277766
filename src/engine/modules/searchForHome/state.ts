/**
 * State of the objective Search for Home: Missions, the side of the Rebel Basestar, the pieces that Missions have taken
 * out of the game.
 */
import { fewCylons, type Allegiance, type FewCylons } from '../../../catalogue/effects/searchForHome.ts';
import type { BoardName } from '../../../catalogue/vocabulary.ts';
import { contentOf } from '../../content.ts';
import { shuffle, type RandomState } from '../../flow/random.ts';
import { sameKind, secret, type Known, type Secrecy } from '../../flow/secrecy.ts';
import type { CardId } from '../../types/ids.ts';
import type { GameOptions } from '../../types/options.ts';
import type { GameState, Pile } from '../../types/state.ts';

/**
 * The card on the Active Mission space of the Demetrius; all have seen it before it may have been turned facedown
 * (R-DAY-72).
 */
export interface ActiveMission {
  readonly card: CardId;
  faceUp: boolean;
  /** It has been passed and brings distance, from then on and beside the objective (R-DAY-71, R-DAY-75). */
  counts: boolean;
}

export interface SearchForHome {
  missions: Pile<CardId>;
  active?: ActiveMission;
  /** The side that has the Rebel Basestar, once it is in play (R-DAY-80). */
  rebel?: Allegiance;
  gone: Record<FewCylons, number>;
}

/** R-DAY-63: the player who looks at the top card. */
const looksAtTop: Known = ({ state: { modules, decisions }, viewer }, at) =>
  at + 1 === modules.searchForHome?.missions.deck.length &&
  decisions.some(({ seat, topic }) => seat === viewer && topic.kind === 'placeMission');

export const searchForHomeSecrets: Secrecy<SearchForHome> = {
  missions: { deck: secret(sameKind, looksAtTop), discard: 'public' },
  active: 'public',
  rebel: 'public',
  gone: 'public',
};

/** R-SET-110 */
export function searchForHomeAtStart(options: GameOptions, random: RandomState): SearchForHome {
  const cards = [...contentOf(options).missions.values()];
  const deck = shuffle(
    random,
    cards.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id)),
  );
  return { missions: { deck, discard: [] }, gone: { basestar: 0, heavyRaider: 0, centurion: 0 } };
}

/** The state of a game with this objective. Throws an `Error` in any other game. */
export function homeOf({ modules: { searchForHome } }: GameState): SearchForHome {
  if (searchForHome === undefined) throw new Error('there are no Missions in this game');
  return searchForHome;
}

export function allegiance(state: GameState, board: BoardName): Allegiance | undefined {
  return board === 'rebelBasestar' ? homeOf(state).rebel : undefined;
}

/** R-DAY-77: how many of these are left of the game, as numbers of those that are gone. */
export function centurionsLost(state: GameState): number {
  return homeOf(state).gone.centurion;
}

/** The counts above 0, in the order of the vocabulary. */
export function someOfThese(counts: Readonly<Partial<Record<FewCylons, number>>>): Partial<Record<FewCylons, number>> {
  const some: Partial<Record<FewCylons, number>> = {};
  for (const kind of fewCylons) if ((counts[kind] ?? 0) > 0) some[kind] = counts[kind] ?? 0;
  return some;
}
