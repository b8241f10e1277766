/** The Jump Preparation track and the Boarding Party track. */
import type { GameView } from '../../src/engine/types/view.ts';
import type { TrackSpace } from '../content.ts';
import { spaceSign, trackSpaces } from '../content.ts';
import type { Box } from '../layout.ts';
import { columns, inset, layout, titleHeight } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { at } from '../paint/painter.ts';
import { octagon, paint, polygon } from '../paint/shapes.ts';
import { baselineAt, textWidth, write, writeBlock, writeFitted } from '../paint/text.ts';
import { colours, cut, gap, line, sizes, weights } from '../theme.ts';
import type { PictureWords } from '../words.ts';
import { drawCenturion } from './cylonShips.ts';
import { drawPanel, drawPointer, drawTitle } from './panel.ts';
import { drawResource } from './resourceIcons.ts';
import { present } from '../../src/values/present.ts';

/** Width of the last space in pixels: as wide as its words need. */
const lastWidth = { least: 104, most: 150 } as const;
const pointer = 9;
const people = { width: 30, scale: 0.68 } as const;

/** The spaces of a track; the last is wider, for its words. */
function spaceBoxes(track: Box, signs: ReadonlyArray<string>): ReadonlyArray<Box> {
  const needed =
    Math.max(
      ...present(signs.at(-1), 'the last space')
        .split(' ')
        .map((word) => textWidth(word, sizes.tiny, weights.bold)),
    ) +
    2 * gap.tiny;
  const wide = Math.min(lastWidth.most, Math.max(lastWidth.least, Math.ceil(needed)));
  const inner = inset(track, gap.small);
  const row = {
    ...inner,
    y: inner.y + titleHeight.panel - gap.small,
    height: inner.height - titleHeight.panel + gap.small,
  };
  const last = { ...row, x: row.x + row.width - wide, width: wide };
  return [...columns({ ...row, width: row.width - wide - gap.small }, signs.length - 1, gap.small), last];
}

export function drawTrackFrames(painter: DrawContext): void {
  drawPanel(painter, layout.jumpTrack);
  drawTitle(painter, painter.words.say('pictures.board.jumpTrack'), layout.jumpTrack);
  drawPanel(painter, layout.boardingTrack);
  drawTitle(painter, painter.words.say('pictures.board.boardingTrack'), layout.boardingTrack);
}

/** A space between the first and the last has a number. */
function signsOf(spaces: ReadonlyArray<TrackSpace>, words: PictureWords): ReadonlyArray<string> {
  return spaces.map((space, index) =>
    index === 0 || index === spaces.length - 1 ? spaceSign(space, words) : `${index}`,
  );
}

/** Writes the sign on as many lines as it takes. */
function drawSign(painter: DrawContext, sign: string, box: Box, y: number, colour: string): void {
  const style = { size: sign.length > 2 ? sizes.small : sizes.number, colour, weight: weights.bold };
  writeBlock(painter, sign, { ...inset(box, gap.hair), y: y - box.height / 2, height: box.height }, style);
}

/** Draws how many people a jump from here may cost. */
function drawRisk(painter: DrawContext, population: number, x: number, y: number, ink: string): void {
  const words = `−${population}`;
  const width = textWidth(words, sizes.number, weights.bold) + people.width;
  write(painter, words, x - width / 2, baselineAt(y, sizes.number), {
    size: sizes.number,
    colour: ink,
    weight: weights.bold,
  });
  at(painter, x + (width - people.width) / 2 + gap.tiny, y, people.scale, () =>
    drawResource(painter, 'population', ink),
  );
}

/** Says beside the title what stands on the track. */
function drawRemark(
  painter: DrawContext,
  title: string,
  wordings: ReadonlyArray<string>,
  track: Box,
  colour: string,
): void {
  const y = track.y + gap.hair + baselineAt(titleHeight.panel / 2, sizes.small);
  const room = track.width - 3 * gap.large - textWidth(title.toUpperCase(), sizes.small, weights.bold);
  writeFitted(painter, wordings, track.x + track.width - gap.large, y, room, {
    size: sizes.small,
    colour,
    align: 'right',
  });
}

function drawJumpSpace(painter: DrawContext, space: TrackSpace, sign: string, box: Box, here: boolean): void {
  const blue = space.colour === 'blue';
  const fill = here
    ? colours.gold
    : blue
      ? colours.blueDeep
      : space.colour === 'red'
        ? colours.redDeep
        : colours.greenDeep;
  const edge = here ? colours.text : blue ? colours.blue : space.colour === 'red' ? colours.red : colours.green;
  octagon(painter, box, cut.tile);
  paint(painter, { fill, stroke: edge, width: here ? line.thick - 1 : line.normal });
  const ink = here ? colours.onGold : colours.text;
  const y = box.y + box.height / 2 + (here ? pointer / 2 : 0);
  if (space.population === undefined) drawSign(painter, sign, box, y, ink);
  else drawRisk(painter, space.population, box.x + box.width / 2, y, ink);
  if (here) drawPointer(painter, box.x + box.width / 2, box.y + pointer + line.normal, pointer, 'down', colours.onGold);
}

export function drawJumpTrack(painter: DrawContext, view: GameView): void {
  const { words } = painter;
  const spaces = trackSpaces('jump-preparation');
  const signs = signsOf(spaces, words);
  const boxes = spaceBoxes(layout.jumpTrack, signs);
  painter.group('track/jump', layout.jumpTrack, () => {
    spaces.forEach((space, index) => {
      const box = boxes[index];
      if (box !== undefined)
        drawJumpSpace(painter, space, present(signs[index], `space ${index}`), box, index === view.jumpTrack);
    });
    const count = spaces[view.jumpTrack]?.population;
    const ready = view.autoJump === 'jump' && count !== undefined;
    const title = words.say('pictures.board.jumpTrack');
    drawRemark(painter, title, jumpRemarks(view, count, words), layout.jumpTrack, ready ? colours.blue : colours.muted);
  });
}

/** `risk`: what FTL Control may cost now, if it may jump. */
function jumpRemarks({ autoJump }: GameView, risk: number | undefined, words: PictureWords): ReadonlyArray<string> {
  if (autoJump !== 'jump')
    return [words.say(autoJump === 'return' ? 'pictures.board.brings' : 'pictures.board.unused')];
  if (risk === undefined) return [words.say('pictures.board.ftlNotReady')];
  return [
    words.say('pictures.board.ftlReady', { count: risk }),
    words.say('pictures.board.ftlReadyShort', { count: risk }),
  ];
}

function drawBoardingSpace(painter: DrawContext, sign: string, box: Box, centurions: number, last: boolean): void {
  octagon(painter, box, cut.tile);
  paint(painter, {
    fill: last ? colours.redDeep : colours.inset,
    stroke: last || centurions > 0 ? colours.red : colours.panelEdge,
    width: line.normal,
  });
  const y = box.y + box.height / 2;
  if (last || centurions === 0) return drawSign(painter, sign, box, y, last ? colours.text : colours.muted);
  const count = centurions > 1 ? `×${centurions}` : '';
  const width = 34 + textWidth(count, sizes.number, weights.bold);
  at(painter, box.x + (box.width - width) / 2 + 16, y, 0.85, () => drawCenturion(painter));
  if (count !== '')
    write(painter, count, box.x + (box.width + width) / 2, baselineAt(y, sizes.number), {
      size: sizes.number,
      colour: colours.text,
      weight: weights.bold,
      align: 'right',
    });
}

export function drawBoardingTrack(painter: DrawContext, view: GameView): void {
  const { words } = painter;
  const spaces = trackSpaces('boarding-party');
  const signs = signsOf(spaces, words);
  const boxes = spaceBoxes(layout.boardingTrack, signs);
  painter.group('track/boarding', layout.boardingTrack, () => {
    spaces.forEach((_, index) => {
      const box = boxes[index];
      const last = index === spaces.length - 1;
      const centurions = view.boarding.filter((at) => at === index).length;
      if (box !== undefined) drawBoardingSpace(painter, present(signs[index], `space ${index}`), box, centurions, last);
    });
    const count = view.boarding.length;
    const remarks = [words.say('pictures.board.aboard', { count }), words.say('pictures.board.aboardShort', { count })];
    const title = words.say('pictures.board.boardingTrack');
    drawRemark(painter, title, remarks, layout.boardingTrack, count === 0 ? colours.muted : colours.red);
    drawArrows(painter, boxes);
  });
}

function drawArrows(painter: DrawContext, boxes: ReadonlyArray<Box>): void {
  for (const box of boxes.slice(1)) {
    const [x, y] = [box.x - gap.hair, box.y + box.height / 2];
    polygon(painter, [
      [x, y],
      [x - 5, y - 7],
      [x - 5, y + 7],
    ]);
    paint(painter, { fill: colours.panelEdgeBright });
  }
}
