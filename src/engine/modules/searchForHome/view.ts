/** The view of Missions and the Rebel Basestar: everything but the order of the Mission deck. */
import type { Allegiance, FewCylons } from '../../../catalogue/effects/searchForHome.ts';
import type { CardId, Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import type { ActiveMission } from './state.ts';
import { defined } from '../../../values/defined.ts';

export interface SearchForHomeView {
  /** The card on the Active Mission space. */
  readonly active?: Readonly<ActiveMission>;
  /** Mission cards in the deck. */
  readonly left: number;
  readonly discard: ReadonlyArray<CardId>;
  readonly rebel?: Allegiance;
  readonly gone: Readonly<Record<FewCylons, number>>;
}

/** The Mission that the viewer is looking at. */
export interface OwnMissionView {
  readonly seen: CardId;
}

export function searchForHomeView({ modules: { searchForHome } }: GameState): SearchForHomeView | undefined {
  if (searchForHome === undefined) return undefined;
  const { missions, active, rebel, gone } = searchForHome;
  return {
    ...(active === undefined ? {} : { active: { ...active } }),
    left: missions.deck.length,
    discard: [...missions.discard],
    ...defined({ rebel }),
    gone: { ...gone },
  };
}

export function ownMissionView(
  { modules: { searchForHome }, decisions }: GameState,
  viewer: Seat,
): OwnMissionView | undefined {
  const seen = searchForHome?.missions.deck.at(-1);
  const looks = decisions.some(({ seat, topic }) => seat === viewer && topic.kind === 'placeMission');
  return looks && seen !== undefined ? { seen } : undefined;
}
