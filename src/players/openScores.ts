/** What open actions, and places besides their actions, are worth to automatic players; whoever brings some says so. */
import type { ActionKey, ActionSource, OpenActions } from '../engine/types/actions.ts';
import type { CardId, LocationId } from '../engine/types/ids.ts';
import type { Situation } from './worth/table.ts';

/** `loyal`: how far somebody acts for the humans; `card`: the one that the action is about, if any. */
export type OpenScore = (now: Situation, loyal: number, card?: CardId) => number;

const scores = new Map<string, OpenScore>();

/** Those of one source, all of them. */
export function addOpenScores<S extends ActionSource>(source: S, its: Readonly<Record<OpenActions[S], OpenScore>>): void {
  for (const [ability, score] of Object.entries<OpenScore>(its)) scores.set(`${source}/${ability}`, score);
}

/** `undefined`: nobody has said what it is worth. */
export const openScore = (key: ActionKey): OpenScore | undefined => scores.get(key);

/** What ending a move there brings, beside the action of the location. */
export type PlaceScore = (location: LocationId, now: Situation) => number;

const places: Array<PlaceScore> = [];

export function addPlaceScore(score: PlaceScore): void {
  places.push(score);
}

export const furtherPlaceScore = (location: LocationId, now: Situation): number =>
  places.reduce((sum, score) => sum + score(location, now), 0);
