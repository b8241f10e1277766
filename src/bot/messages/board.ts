import type { GameView } from '../../app/types.ts';
import { labelNames, playerNames } from '../names.ts';
import { limits, shorten } from '../text/limits.ts';
import type { CastGame, Message, Words } from '../types.ts';

/** Draws off the main thread. `labels`: how the seats are called, in order. */
export interface BoardPainter {
  board(view: GameView, labels: ReadonlyArray<string>): Promise<Buffer>;
}

/** The picture of the board, with what it shows in words. `name` tells pictures apart. */
export async function boardMessage(game: CastGame, view: GameView, words: Words, painter: BoardPainter, name = 'board'): Promise<Message> {
  const names = labelNames(game, words);
  const data = await painter.board(view, playerNames(game));
  return { files: [{ name: `${name}.png`, description: shorten(words.board(view, names), limits.altText), data }] };
}
