import type { Scene, Table } from '../../scene.ts';
import { pegasusScene } from '../../pegasusScene.ts';

export const cylonCard = 'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1';
export const humanCard = 'loyalty/base/you-are-not-a-cylon';
export const why = 'location/pegasus/airlock';

export const table = (set: Partial<Scene> = {}): Table =>
  pegasusScene({
    players: [
      'roslin',
      { tigh: { hand: ['tactics/1', 'tactics/2', 'leadership/1', 'leadership/2'], attached: ['assign-arbitrator'] } },
      'starbuck',
    ],
    titles: { admiral: 'tigh' },
    ...set,
  });
export type Executed = 'tigh' | 'starbuck' | 'roslin' | 'boomer' | 'dee' | 'apollo' | 'zarek';
export const condemn = (game: Table, who: Executed = 'tigh'): Table =>
  game.call('execute', { seat: game.seat(who), why });
/** Executed, and whoever has several Loyalty cards has shown the first that may be shown. */
export const execute = (game: Table, who: Executed = 'tigh'): Table => {
  condemn(game, who);
  return game.question(who)?.topic.kind === 'proveLoyalty' ? game.settle(1) : game;
};
/** The new character takes its seat; the scene still calls the seat by the old name. */
export const becomes = (game: Table, who: Exclude<Executed, 'dee' | 'apollo'>, slug: string): Table =>
  game.choose(who, slug);
