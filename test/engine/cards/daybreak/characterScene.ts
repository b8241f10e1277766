/** Scenes of one character of Daybreak at a table of three. */
import { miraclesOf } from '../../../../src/engine/modules/miracles/tokens.ts';
import { daybreakScene } from '../../daybreakScene.ts';
import type { Person, PlayerScene, Scene, Table } from '../../scene.ts';

export const tokens = (game: Table, person: Person): number => miraclesOf(game.state, game.seat(person));
export const hand = (game: Table, person: Person): ReadonlyArray<string> => game.player(person).hand;

/** One of them with two others, on their own turn. */
export const withTwo = (person: Person, own: PlayerScene = {}, set: Partial<Scene> = {}): Table =>
  daybreakScene({ players: [{ [person]: own }, 'tigh', 'roslin'], ...set });
