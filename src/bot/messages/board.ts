import type { App, GameId, GameView } from '../../app/types.ts';
import { describeChanges } from '../../../render/index.ts';
import { labelNames, playerNames } from '../names.ts';
import { limits, shorten } from '../text/limits.ts';
import type { CastGame, Message, Words } from '../types.ts';

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

/** Draws off the main thread. `labels`: how the seats are called, in order; `before`: the view of the last picture. */
export interface BoardPainter {
  board(view: GameView, labels: ReadonlyArray<string>, before?: GameView): Promise<Buffer>;
}

/** What has changed may take so much of the alternative text: the rest is for the board as it is. */
const mostChanges = 280;

export interface BoardOptions {
  /** Tells pictures apart. */
  readonly name?: string;
  /** What is different from it is marked. */
  readonly before?: GameView | undefined;
}

/** The picture of the board, with what it shows in words. */
export async function boardMessage(
  game: CastGame,
  view: GameView,
  words: Words,
  painter: BoardPainter,
  { name = 'board', before }: BoardOptions = {},
): Promise<Message> {
  const names = labelNames(game, words);
  const data = await painter.board(view, playerNames(game), before);
  const changes = shorten(describeChanges(before, view), mostChanges);
  const room = limits.altText - changes.length - 1;
  const description = `${changes} ${words.board(view, names, room)}`.trim();
  return { files: [{ name: `${name}.png`, description, data }] };
}
