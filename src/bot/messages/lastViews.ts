import type { App, GameId, GameView } from '../../app/types.ts';

/** Only in memory: the first picture after a start of the bot marks no changes. */
const known = new WeakMap<App, Map<GameId, GameView>>();

/** What the latest picture in the game's channel shows. */
export function lastView(app: App, gameId: GameId): GameView | undefined {
  return known.get(app)?.get(gameId);
}

export function rememberView(app: App, gameId: GameId, view: GameView): void {
  const views = known.get(app) ?? new Map<GameId, GameView>();
  known.set(app, views);
  if (view.over === undefined) views.set(gameId, view);
  else views.delete(gameId);
}
