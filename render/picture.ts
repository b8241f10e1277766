/** Makes pictures in this thread: the unchanging layer and the palette are made once and kept. */
import type { Canvas } from 'canvas';
import { LRUCache } from 'lru-cache';
import type { GameView } from '../src/engine/types/view.ts';
import type { Locale } from '../src/words/languages.ts';
import { drawGrounds, drawStill, drawView } from './board.ts';
import type { FurtherBoard } from './boards/further.ts';
import { furtherBoards } from './boards/index.ts';
import type { Labels } from './components/players.ts';
import type { Encoder } from './encode/indexed.ts';
import { drawGlance, layOutGlance } from './glance/index.ts';
import { wordsIn } from './words.ts';
import type { PictureWords } from './words.ts';
import { formatOf, keyOf, plainFormat, sizeOf } from './format.ts';
import type { Format } from './format.ts';
import type { FleetHistory } from './history.ts';
import { readableLabel } from './labels.ts';
import { plainPainter } from './paint/painter.ts';
import type { DrawContext } from './paint/painter.ts';
import { drawCardSheet, layOutCard } from './sheets/card.ts';
import type { CardPicture } from './sheets/card.ts';
import { drawCharacterSheet, layOutCharacter } from './sheets/character.ts';
import type { CharacterPicture } from './sheets/character.ts';
import { drawCheckSheet, layOutCheck } from './sheets/check.ts';
import type { CheckPicture } from './sheets/check.ts';
import { drawHand, layOutHand } from './sheets/hand.ts';
import { drawSummary, layOutSummary } from './sheets/summary.ts';
import { discard, encode, encoderFor, newSheet } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** Tools that are made once and kept: for all pictures, and for all boards of the same format in the same language. */
interface Workshop {
  readonly encoder: Encoder;
  readonly benches: LRUCache<string, Bench>;
}

interface Bench {
  readonly still: Canvas;
  readonly board: Sheet;
}

/** Each takes the memory of two pictures; games with other expansions push the oldest out. */
const mostBenches = 4;
/** The palette is chosen from the board of a small game: larger ones have no other colors. */
const fewestSeats = 3;
let workshop: Workshop | undefined;

function setUp(format: Format, words: PictureWords): Bench {
  const still = newSheet(sizeOf(format));
  drawStill(plainPainter(still.context, words), format);
  return { still: still.canvas, board: newSheet(sizeOf(format)) };
}

function clear({ still, board }: Bench): void {
  for (const canvas of [still, board.canvas]) discard(canvas);
}

function prepare(): Workshop {
  const words = wordsIn('en');
  const { still, board } = setUp(plainFormat(fewestSeats), words);
  board.context.drawImage(still, 0, 0);
  drawGrounds(plainPainter(board.context, words));
  const encoder = encoderFor(board);
  clear({ still, board });
  return { encoder, benches: new LRUCache({ max: mostBenches, dispose: clear }) };
}

function workshopOf(): Workshop {
  workshop ??= prepare();
  return workshop;
}

function benchFor(format: Format, locale: Locale, { benches }: Workshop): Bench {
  const key = `${locale} ${keyOf(format)}`;
  const known = benches.get(key);
  if (known !== undefined) return known;
  const bench = setUp(format, wordsIn(locale));
  benches.set(key, bench);
  return bench;
}

export interface SeatLabels {
  readonly seat: (seat: number) => string;
}

function readable(labels: SeatLabels, words: PictureWords): Labels {
  return (seat) => readableLabel(labels.seat(seat), seat, words);
}

/**
 * The board as `view` shows it: a PNG of 1600 pixels' width, higher if boards of expansions or seven players are in the
 * game, in the language of `locale`. `labels` are the players' own names; letters that the fonts don't have are left
 * out. What is different from `before`, the view of the last picture, is marked. `all`: the further boards that there
 * are.
 */
export function renderBoard(
  view: GameView,
  labels: SeatLabels,
  locale: Locale,
  before?: GameView,
  all: ReadonlyArray<FurtherBoard> = furtherBoards,
): Buffer {
  const known = workshopOf();
  const words = wordsIn(locale);
  const format = formatOf(all, view);
  const { still, board } = benchFor(format, locale, known);
  board.context.drawImage(still, 0, 0);
  drawView(plainPainter(board.context, words), view, readable(labels, words), format, before);
  return encode(board, known.encoder);
}

/**
 * Draws everything that one has to know each turn: a PNG of 996 pixels' width, as high as it has to be, whose smallest
 * letters are 10 pixels high where it is shown 322 pixels wide. The differences from `before`, the view of the last
 * picture, are marked.
 */
export function renderGlance(
  view: GameView,
  locale: Locale,
  before?: GameView,
  all: ReadonlyArray<FurtherBoard> = furtherBoards,
): Buffer {
  const words = wordsIn(locale);
  const plan = layOutGlance(view, all, words);
  return render(plan, words, (painter) => drawGlance(painter, plan, view, before));
}

/**
 * Everything that only the viewer knows, as cards: a PNG as high as it has to be. Throws an `Error` for a public view.
 */
export function renderHand(view: GameView, labels: SeatLabels, locale: Locale): Buffer {
  const words = wordsIn(locale);
  const plan = layOutHand(view, words);
  return render(plan, words, (painter) => drawHand(painter, plan, readable(labels, words)));
}

/** A skill check that was turned over: a PNG as high as it has to be. */
export function renderCheck(check: CheckPicture, locale: Locale): Buffer {
  const plan = layOutCheck(check);
  return render(plan, wordsIn(locale), (painter) => drawCheckSheet(painter, plan));
}

/** A Crisis card, an attack with its placement: a PNG as high as it has to be. Throws an `Error` for other cards. */
export function renderCard(card: CardPicture, locale: Locale): Buffer {
  const words = wordsIn(locale);
  const plan = layOutCard(card, words);
  return render(plan, words, (painter) => drawCardSheet(painter, plan));
}

/** A character's sheet: a PNG as high as it has to be. Throws an `Error` for an id that is no character. */
export function renderCharacter({ label, ...character }: CharacterPicture, locale: Locale): Buffer {
  const words = wordsIn(locale);
  const shown = label === undefined ? {} : { label: readableLabel(label, character.player?.seat ?? 0, words) };
  const plan = layOutCharacter({ ...character, ...shown }, words);
  return render(plan, words, (painter) => drawCharacterSheet(painter, plan));
}

/** How a game went and who was what: a PNG as high as it has to be. Throws an `Error` if the game goes on. */
export function renderSummary(view: GameView, history: FleetHistory, labels: SeatLabels, locale: Locale): Buffer {
  const words = wordsIn(locale);
  const plan = layOutSummary(view, history);
  return render(plan, words, (painter) => drawSummary(painter, plan, readable(labels, words)));
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function render(size: Size, words: PictureWords, draw: (painter: DrawContext) => void): Buffer {
  const { encoder } = workshopOf();
  const sheet = newSheet(size);
  try {
    draw(plainPainter(sheet.context, words));
    return encode(sheet, encoder);
  } finally {
    discard(sheet.canvas);
  }
}
