import { LRUCache } from 'lru-cache';
import type { App, GameId, GameView } from '../../app/types.ts';
import { describeChanges } from '../../../render/index.ts';
import type { Locale, Say } from '../../words/index.ts';
import { button, buttonRows } from '../components.ts';
import { labelNames, playerNames } from '../names.ts';
import { limits, shorten } from '../text/limits.ts';
import type { CastGame, Message } from '../types.ts';
import { describeBoard } from '../../engine/describe/index.ts';
import type { Wording } from '../wording.ts';

interface Shown {
  readonly view: GameView;
  /** The view in the picture before this turn: changes since then are marked. */
  readonly before: GameView | undefined;
}

/** How many games' views are remembered, those that were drawn last; a view takes some 100 KB. */
const mostGames = 200;

/**
 * The views of each app's games. Only in memory: the first picture after a start of the bot, or after hundreds of other
 * games, marks no changes.
 */
const known = new WeakMap<App, LRUCache<GameId, Shown>>();

/** Returns the view in the picture of the turn before; this turn's picture is replaced as the turn proceeds. */
export function viewBefore(app: App, gameId: GameId, { turn }: GameView): GameView | undefined {
  const shown = known.get(app)?.get(gameId);
  return shown?.view.turn === turn ? shown.before : shown?.view;
}

export function rememberView(app: App, gameId: GameId, view: GameView): void {
  const before = viewBefore(app, gameId, view);
  const views = known.get(app) ?? new LRUCache<GameId, Shown>({ max: mostGames });
  known.set(app, views);
  if (view.over === undefined) views.set(gameId, { view, before });
  else views.delete(gameId);
}

/** Draws off the main thread. `labels`: how the seats are called, in order; `before`: the view of the last picture. */
export interface BoardPainter extends GlancePainter {
  board(view: GameView, labels: ReadonlyArray<string>, locale: Locale, before?: GameView): Promise<Buffer>;
}

export interface GlancePainter {
  glance(view: GameView, locale: Locale, before?: GameView): Promise<Buffer>;
}

/** The most of the alternative text that changes may take, in characters: the rest is for the board as it is. */
const mostChanges = 280;

export interface BoardOptions {
  /** Tells pictures apart. */
  readonly name?: string;
  /** An earlier view: differences from it are marked. */
  readonly before?: GameView | undefined;
}

/** The language of the reader. */
interface Spoken {
  readonly words: Wording;
  readonly say: Say;
}

/** The picture of the board, with what it shows in words. */
export async function boardMessage(
  game: CastGame,
  view: GameView,
  { words, say }: Spoken,
  painter: BoardPainter,
  { name = 'board', before }: BoardOptions = {},
): Promise<Message> {
  const data = await painter.board(view, playerNames(game, say), say.locale, before);
  return { files: [{ name: `${name}.png`, description: describe(game, view, { words, say }, before), data }] };
}

/** The same in large letters, without what one need not know each turn; a button shows the whole board. */
export async function glanceMessage(
  game: CastGame,
  view: GameView,
  { words, say }: Spoken,
  painter: GlancePainter,
  { name = 'board', before }: BoardOptions = {},
): Promise<Message> {
  const data = await painter.glance(view, say.locale, before);
  return {
    files: [{ name: `${name}.png`, description: describe(game, view, { words, say }, before), data }],
    components: buttonRows([button({ kind: 'board', game: game.id }, say('pictures.whole'))]),
  };
}

/**
 * Says in words what the picture would show, where there can be none. An edit to it removes the picture that was there.
 */
export function boardInWords(game: CastGame, view: GameView, spoken: Spoken, { before }: BoardOptions = {}): Message {
  return {
    content: describe(game, view, spoken, before, limits.content),
    files: [],
    components: buttonRows([button({ kind: 'board', game: game.id }, spoken.say('pictures.whole'))]),
  };
}

/** Describes the changes, then the board as it is. */
function describe(
  game: CastGame,
  view: GameView,
  { words, say }: Spoken,
  before: GameView | undefined,
  most: number = limits.altText,
): string {
  const changes = shorten(describeChanges(before, view, say.locale), mostChanges);
  const room = most - changes.length - 1;
  return `${changes} ${describeBoard(view, labelNames(game, words), room, words.locale)}`.trim();
}
