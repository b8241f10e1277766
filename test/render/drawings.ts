/** Every picture of the gallery, drawn without paint, in any words. */
import { drawStill, drawView } from '../../render/board.ts';
import { furtherBoards } from '../../render/boards/index.ts';
import { formatOf } from '../../render/format.ts';
import { drawGlance, layOutGlance } from '../../render/glance/index.ts';
import type { DrawContext } from '../../render/paint/painter.ts';
import { drawCardSheet, layOutCard } from '../../render/sheets/card.ts';
import { drawCharacterSheet, layOutCharacter } from '../../render/sheets/character.ts';
import { drawCheckSheet, layOutCheck } from '../../render/sheets/check.ts';
import { drawHand, layOutHand } from '../../render/sheets/hand.ts';
import { drawSummary, layOutSummary } from '../../render/sheets/summary.ts';
import type { PictureWords } from '../../render/words.ts';
import type { GameView } from '../../src/engine/types/view.ts';
import { cardGallery, characterGallery } from '../../src/tools/pictures/cards.ts';
import { checkGallery } from '../../src/tools/pictures/checks.ts';
import { badTurn, crisisGallery } from '../../src/tools/pictures/crises.ts';
import { handGallery } from '../../src/tools/pictures/hands.ts';
import { summaryGallery } from '../../src/tools/pictures/summaries.ts';
import { gallery } from '../../src/tools/pictures/views/index.ts';
import { sketch } from './sketch.ts';
import type { Sketch } from './sketch.ts';

/** The names of people: nothing that could be taken for words of a picture. */
const labels = (seat: number): string => `${seat}${seat}`;
const { before, after } = badTurn();

type Draw = (painter: DrawContext) => void;

function board(painter: DrawContext, view: GameView, old?: GameView): void {
  const format = formatOf(furtherBoards, view);
  drawStill(painter, format);
  drawView(painter, view, labels, format, old);
}

function glance(painter: DrawContext, view: GameView, old?: GameView): void {
  drawGlance(painter, layOutGlance(view, furtherBoards, painter.words), view, old);
}

function drawn<T>(
  them: Readonly<Record<string, T>>,
  draw: (painter: DrawContext, it: T) => void,
  prefix = '',
): ReadonlyArray<readonly [string, Draw]> {
  return Object.entries(them).map(
    ([name, it]) =>
      [
        `${prefix}${name}`,
        (painter: DrawContext) => {
          draw(painter, it);
        },
      ] as const,
  );
}

const drawings: ReadonlyArray<readonly [name: string, draw: Draw]> = [
  ...drawn({ ...gallery, ...crisisGallery }, (painter, makeView) => {
    board(painter, makeView());
  }),
  [
    'changes',
    (painter) => {
      board(painter, after, before);
    },
  ],
  ...drawn(
    gallery,
    (painter, makeView) => {
      glance(painter, makeView());
    },
    'glance-',
  ),
  [
    'glance-changes',
    (painter) => {
      glance(painter, after, before);
    },
  ],
  ...drawn(handGallery, (painter, makeView) => {
    drawHand(painter, layOutHand(makeView(), painter.words), labels);
  }),
  ...drawn(checkGallery, (painter, check) => {
    drawCheckSheet(painter, layOutCheck(check));
  }),
  ...drawn(cardGallery, (painter, card) => {
    drawCardSheet(painter, layOutCard(card, painter.words));
  }),
  ...drawn(characterGallery, (painter, { label, ...character }) => {
    const shown = label === undefined ? character : { ...character, label: labels(1) };
    drawCharacterSheet(painter, layOutCharacter(shown, painter.words));
  }),
  ...drawn(summaryGallery, (painter, make) => {
    const { view, history } = make();
    drawSummary(painter, layOutSummary(view, history), labels);
  }),
];

/** All of them, by their names in the gallery. */
export function sketches(words: PictureWords): ReadonlyArray<readonly [name: string, sketch: Sketch]> {
  return drawings.map(([name, draw]) => {
    const made = sketch(words);
    draw(made.painter);
    return [name, made] as const;
  });
}
