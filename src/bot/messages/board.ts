import { describeChanges } from '../../../render/index.ts';
import type { GameView } from '../../app/types.ts';
import { labelNames, playerNames } from '../names.ts';
import { limits, shorten } from '../text/limits.ts';
import type { CastGame, Message, Words } from '../types.ts';

/** Draws off the main thread. `labels`: how the seats are called, in order; `before`: the view of the last picture. */
export interface BoardPainter {
  board(view: GameView, labels: ReadonlyArray<string>, before?: GameView): Promise<Buffer>;
}

export interface BoardOptions {
  /** Tells pictures apart. */
  readonly name?: string;
  /** What is different from it is marked. */
  readonly before?: GameView | undefined;
}

/** The picture of the board, with what it shows in words. */
export async function boardMessage(game: CastGame, view: GameView, words: Words, painter: BoardPainter, { name = 'board', before }: BoardOptions = {}): Promise<Message> {
  const names = labelNames(game, words);
  const data = await painter.board(view, playerNames(game), before);
  const description = [describeChanges(before, view), words.board(view, names)].join(' ').trim();
  return { files: [{ name: `${name}.png`, description: shorten(description, limits.altText), data }] };
}
