/** The Jump Preparation track and the Boarding Party track. */
import type { GameView } from '../../src/engine/types/view.ts';
import type { TrackSpace } from '../content.ts';
import { trackSpaces } from '../content.ts';
import type { Box } from '../layout.ts';
import { columns, inset, layout, titleHeight } from '../layout.ts';
import type { Painter } from '../paint/painter.ts';
import { at } from '../paint/painter.ts';
import { octagon, paint, polygon } from '../paint/shapes.ts';
import { baselineAt, textWidth, write, writeCentred } from '../paint/text.ts';
import { colours, cut, gap, line, sizes, weights } from '../theme.ts';
import { drawCenturion } from './cylonShips.ts';
import { drawPanel, drawPointer, drawTitle } from './panel.ts';
import { drawResource } from './resourceIcons.ts';

const lastWidth = 104;
const pointer = 9;
const people = { width: 30, scale: 0.68 } as const;

/** The spaces of a track; the last is wider, for its words. */
function spaceBoxes(track: Box, count: number): ReadonlyArray<Box> {
  const inner = inset(track, gap.small);
  const row = { ...inner, y: inner.y + titleHeight.panel - gap.small, height: inner.height - titleHeight.panel + gap.small };
  const last = { ...row, x: row.x + row.width - lastWidth, width: lastWidth };
  return [...columns({ ...row, width: row.width - lastWidth - gap.small }, count - 1, gap.small), last];
}

export function drawTrackFrames(painter: Painter): void {
  drawPanel(painter, layout.jumpTrack);
  drawTitle(painter, 'Jump preparation', layout.jumpTrack);
  drawPanel(painter, layout.boardingTrack);
  drawTitle(painter, 'Boarding party', layout.boardingTrack);
}

function signOf({ name }: TrackSpace): string {
  return name.toUpperCase();
}

/** What a jump from here may cost: so many people. */
function drawRisk(painter: Painter, population: number, x: number, y: number, ink: string): void {
  const words = `−${population}`;
  const width = textWidth(words, sizes.number, weights.bold) + people.width;
  write(painter, words, x - width / 2, baselineAt(y, sizes.number), { size: sizes.number, colour: ink, weight: weights.bold });
  at(painter, x + (width - people.width) / 2 + gap.tiny, y, people.scale, () => drawResource(painter, 'population', ink));
}

/** Says beside the title what stands on the track. */
function drawRemark(painter: Painter, words: string, track: Box, colour: string): void {
  const y = track.y + gap.hair + baselineAt(titleHeight.panel / 2, sizes.small);
  write(painter, words, track.x + track.width - gap.large, y, { size: sizes.small, colour, align: 'right' });
}

function drawJumpSpace(painter: Painter, space: TrackSpace, box: Box, here: boolean): void {
  const blue = space.colour === 'blue';
  const fill = here ? colours.gold : blue ? colours.blueDeep : space.colour === 'red' ? colours.redDeep : colours.greenDeep;
  const edge = here ? colours.text : blue ? colours.blue : space.colour === 'red' ? colours.red : colours.green;
  octagon(painter, box, cut.tile);
  paint(painter, { fill, stroke: edge, width: here ? line.thick - 1 : line.normal });
  const ink = here ? colours.onGold : colours.text;
  const size = space.population === undefined && space.name.length > 2 ? sizes.small : sizes.number;
  const y = box.y + box.height / 2 + (here ? pointer / 2 : 0);
  if (space.population === undefined)
    writeCentred(painter, signOf(space), box.x + box.width / 2, y, { size, colour: ink, weight: weights.bold });
  else drawRisk(painter, space.population, box.x + box.width / 2, y, ink);
  if (here) drawPointer(painter, box.x + box.width / 2, box.y + pointer + line.normal, pointer, 'down', colours.onGold);
}

export function drawJumpTrack(painter: Painter, view: GameView): void {
  const spaces = trackSpaces('jump-preparation');
  const boxes = spaceBoxes(layout.jumpTrack, spaces.length);
  painter.group('track/jump', layout.jumpTrack, () => {
    spaces.forEach((space, index) => {
      const box = boxes[index];
      if (box !== undefined) drawJumpSpace(painter, space, box, index === view.jumpTrack);
    });
    const risk = spaces[view.jumpTrack]?.population;
    if (view.autoJump !== 'jump')
      drawRemark(painter, view.autoJump === 'return' ? 'Brings Galactica back' : 'Not used any more', layout.jumpTrack, colours.muted);
    else if (risk === undefined) drawRemark(painter, 'FTL not ready', layout.jumpTrack, colours.muted);
    else drawRemark(painter, `FTL ready, risks ${risk} population`, layout.jumpTrack, colours.blue);
  });
}

function drawBoardingSpace(painter: Painter, space: TrackSpace, box: Box, centurions: number, last: boolean): void {
  octagon(painter, box, cut.tile);
  paint(painter, {
    fill: last ? colours.redDeep : colours.inset,
    stroke: last || centurions > 0 ? colours.red : colours.panelEdge,
    width: line.normal,
  });
  const y = box.y + box.height / 2;
  if (last) {
    const words = space.name.toUpperCase().split(' ');
    words.forEach((word, index) =>
      writeCentred(painter, word, box.x + box.width / 2, y + (index - (words.length - 1) / 2) * sizes.small, {
        size: sizes.small,
        colour: colours.text,
        weight: weights.bold,
      }),
    );
    return;
  }
  if (centurions === 0) {
    const size = space.name.length > 2 ? sizes.small : sizes.number;
    writeCentred(painter, space.name.toUpperCase(), box.x + box.width / 2, y, { size, colour: colours.muted, weight: weights.bold });
    return;
  }
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

export function drawBoardingTrack(painter: Painter, view: GameView): void {
  const spaces = trackSpaces('boarding-party');
  const boxes = spaceBoxes(layout.boardingTrack, spaces.length);
  painter.group('track/boarding', layout.boardingTrack, () => {
    spaces.forEach((space, index) => {
      const box = boxes[index];
      const centurions = view.boarding.filter((at) => at === index).length;
      if (box !== undefined) drawBoardingSpace(painter, space, box, centurions, index === spaces.length - 1);
    });
    const aboard = view.boarding.length;
    const remark = aboard === 0 ? 'No centurions aboard' : aboard === 1 ? '1 centurion aboard' : `${aboard} centurions aboard`;
    drawRemark(painter, remark, layout.boardingTrack, aboard === 0 ? colours.muted : colours.red);
    drawArrows(painter, boxes);
  });
}

function drawArrows(painter: Painter, boxes: ReadonlyArray<Box>): void {
  for (const box of boxes.slice(1)) {
    const [x, y] = [box.x - gap.hair, box.y + box.height / 2];
    polygon(painter, [[x, y], [x - 5, y - 7], [x - 5, y + 7]]);
    paint(painter, { fill: colours.panelEdgeBright });
  }
}
