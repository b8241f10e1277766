/** Scenes with a Cylon Leader who has Motives. */
import { motivesOf } from '../../src/engine/modules/motives/state.ts';
import { daybreakScene, type DaybreakScene } from './daybreakScene.ts';
import type { Table } from './scene.ts';

export interface MotiveScene extends DaybreakScene {
  /** Slugs of the Motives that Cavil holds, and of those that lie open before him. */
  readonly hidden?: ReadonlyArray<string>;
  readonly revealed?: ReadonlyArray<string>;
}

export const withLeaders = { expansions: ['pegasus', 'daybreak'], cylonLeader: true } as const;

const idsOf = (slugs: ReadonlyArray<string> = []): Array<string> => slugs.map((slug) => `motive/daybreak/${slug}`);

/** Cavil has to play. */
export function motiveScene({ hidden, revealed, ...set }: MotiveScene): Table {
  const game = daybreakScene({ ...set, options: { ...withLeaders, ...set.options } });
  const own = motivesOf(game.state, game.seat('cavil'));
  own.hidden = idsOf(hidden);
  own.revealed = idsOf(revealed);
  const { motives } = game.state.modules;
  if (motives !== undefined)
    motives.deck = motives.deck.filter((card) => !own.hidden.includes(card) && !own.revealed.includes(card));
  return game;
}

/**
 * Cavil, the last in order, may reveal two of his three Motives now; Adama is asked for an action, or whoever is the
 * current player.
 */
export function readyToReveal(set: Partial<MotiveScene> = {}): Table {
  return motiveScene({
    players: ['adama', 'roslin', 'starbuck', 'cavil'],
    hidden: ['end-the-chase', 'no-unnecessary-force', 'keep-them-docile'],
    damaged: ['ftl-control'],
    travelled: ['asteroid-field', 'desolate-moon'],
    milestones: ['sleeperAgent'],
    ...set,
  }).actions(set.current ?? 'adama');
}
