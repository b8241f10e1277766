/** The head of the picture, the resources and how far the fleet is from jumping and from its goal. */
import type { GameView } from '../../src/engine/types/view.ts';
import { resources } from '../../src/catalogue/vocabulary.ts';
import type { Change } from '../changes.ts';
import { askedWords, endingLooks, groupQuestions, winnerWords } from '../components/header.ts';
import { drawHazard, drawPanel, drawPill, pillWidth } from '../components/panel.ts';
import { drawPawn } from '../components/pawn.ts';
import { drawResource } from '../components/resourceIcons.ts';
import { dialOf, endingWords, goalOf, trackSpaces } from '../content.ts';
import type { DistanceMark, TrackSpace } from '../content.ts';
import type { Box } from '../layout.ts';
import { columns, inset } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { at } from '../paint/painter.ts';
import { octagon, paint } from '../paint/shapes.ts';
import { baselineAt, textWidth, write, writeCentred } from '../paint/text.ts';
import { colours, cut, gap, line, weights } from '../theme.ts';
import type { PictureWords } from '../words.ts';
import { between, letters, say } from '../phoneMeasures.ts';

const pawn = 38;
const hazard = 12;
const bar = 14;
/** The last space of the track has a word on it. */
const wider = 18;

function turnWords({ turn, phase }: GameView, { say }: PictureWords): string {
  if (turn === 0) return say('pictures.board.setup');
  if (phase === 'setup') return say('pictures.board.turn', { turn });
  return say('pictures.board.turnPhase', { turn, phase: say(`pictures.board.phase.${phase}`) });
}

function waitingWords(view: GameView, words: PictureWords): string {
  const groups = groupQuestions(view, words).map((group) => askedWords(group.words, group.players, words));
  return groups.length === 0 ? words.say('pictures.board.waiting') : groups.join('; ');
}

export function drawHead(painter: DrawContext, view: GameView, box: Box): void {
  painter.group('header', box, () => {
    const { over } = view;
    drawPanel(painter, box, over === undefined ? { edge: colours.panelEdgeBright } : endingLooks[over.winner]);
    const player = view.players.find(({ seat }) => seat === view.current);
    const left =
      player === undefined || over !== undefined ? box.x + gap.large : box.x + gap.large + 2 * pawn + gap.medium;
    if (player !== undefined && over === undefined)
      drawPawn(painter, player, box.x + gap.large + pawn, box.y + box.height / 2, pawn);
    const room = box.x + box.width - gap.large - left;
    const { words } = painter;
    const heading = over === undefined ? turnWords(view, words) : winnerWords(over, words);
    say(
      painter,
      heading.toUpperCase(),
      { x: left, y: box.y + box.height * 0.29, width: room },
      {
        size: letters.text,
        colour: colours.gold,
        weight: weights.bold,
      },
    );
    const asked = over === undefined ? waitingWords(view, words) : endingWords(over, words);
    // What stands in brackets is the least of it.
    say(
      painter,
      [asked, asked.replace(/ \([^)]*\)$/, '')],
      { x: left, y: box.y + box.height * 0.7, width: room },
      {
        size: letters.name,
        colour: colours.text,
        weight: weights.bold,
      },
    );
  });
}

/** Draws the dials. For a change its amount stands in the place of the name, which the sign says too. */
export function drawDials(
  painter: DrawContext,
  view: GameView,
  boxes: ReadonlyArray<Box>,
  changes: ReadonlyArray<Change>,
): void {
  resources.forEach((resource, index) => {
    const box = boxes[index];
    if (box === undefined) return;
    const panel = `dial/${resource}`;
    const value = view.resources[resource];
    const low = value <= dialOf(resource).redZone;
    painter.group(panel, box, () => {
      drawPanel(painter, box, low ? { fill: colours.redDeep, fillBelow: colours.redDark, edge: colours.red } : {});
      if (low)
        drawHazard(painter, {
          x: box.x + cut.panel,
          y: box.y + gap.tiny,
          width: box.width - 2 * cut.panel,
          height: hazard,
        });
      const middle = box.y + box.height * 0.42;
      at(painter, box.x + 34, middle, 1.15, () => drawResource(painter, resource, low ? colours.red : colours.gold));
      write(painter, `${value}`, box.x + box.width - gap.medium, baselineAt(middle, letters.dial), {
        size: letters.dial,
        colour: colours.text,
        weight: weights.bold,
        align: 'right',
      });
      const sign = changes.find((change) => change.panel === panel)?.sign;
      const y = box.y + box.height - 26;
      const name = { size: letters.least, colour: colours.muted };
      if (sign === undefined)
        writeCentred(painter, painter.words.say(`pictures.board.dial.${resource}`), box.x + box.width / 2, y, name);
      else drawBadge(painter, sign, box.x + (box.width - pillWidth(sign, letters.least)) / 2, y);
    });
  });
}

/** Draws the amount of a change. */
export function drawBadge(painter: DrawContext, sign: string, x: number, y: number): void {
  drawPill(painter, sign, x, y, { fill: colours.changed, ink: colours.ink, size: letters.least });
}

const fills = { blue: colours.blueDeep, red: colours.redDeep, green: colours.greenDeep } as const;
const edges = { blue: colours.blue, red: colours.red, green: colours.green } as const;

function signOf({ population }: TrackSpace, index: number, last: boolean, words: PictureWords): string {
  if (last) return words.say('pictures.board.auto').toUpperCase();
  return population === undefined ? `${index}` : `−${population}`;
}

export function drawJump(painter: DrawContext, { jumpTrack, autoJump }: GameView, box: Box): void {
  const { words } = painter;
  painter.group('track/jump', box, () => {
    const room = { x: box.x + gap.small, y: box.y + box.height / 2, width: box.width - 2 * gap.small };
    const title = { size: letters.least, colour: colours.gold, weight: weights.bold };
    if (autoJump === 'nothing') return say(painter, words.say('pictures.board.jumpUnused'), room, title);
    const label = words.say(autoJump === 'jump' ? 'pictures.board.ftl' : 'pictures.board.back').toUpperCase();
    say(painter, label, room, title);
    const taken = textWidth(label, letters.least, weights.bold) + gap.large;
    const spaces = trackSpaces('jump-preparation');
    const cells = columns({ ...box, x: box.x + taken, width: box.width - taken - wider }, spaces.length, gap.tiny);
    spaces.forEach((space, index) => {
      const place = cells[index];
      if (place === undefined) return;
      const last = index === spaces.length - 1;
      const cell = last ? { ...place, width: place.width + wider } : place;
      const here = index === jumpTrack;
      const colour = space.colour ?? 'green';
      octagon(painter, cell, cut.tile);
      paint(painter, {
        fill: here ? colours.gold : fills[colour],
        stroke: here ? colours.text : edges[colour],
        width: here ? line.thick : line.normal,
      });
      writeCentred(painter, signOf(space, index, last, words), cell.x + cell.width / 2, cell.y + cell.height / 2, {
        size: letters.least,
        colour: here ? colours.onGold : colours.text,
        weight: weights.bold,
      });
    });
  });
}

/** Returns the words on the distance, from the fullest to the shortest. */
function distanceWords(
  distance: number,
  end: number,
  next: DistanceMark | undefined,
  words: PictureWords,
): ReadonlyArray<string> {
  const said = words.say('pictures.board.glanceDistance', { distance, end });
  if (next === undefined) return [said];
  const values = { distance, end, next: next.distance };
  const events = next.events.map((event) => words.name(event).toLowerCase()).join(' + ');
  return [
    words.say('pictures.board.glanceDistanceAt', { ...values, events }),
    words.say('pictures.board.glanceDistanceNext', values),
    said,
  ];
}

/** Words over a bar, on which the milestones are. */
export function drawDistance(painter: DrawContext, { distance, options }: GameView, box: Box): void {
  painter.group('distance', box, () => {
    const { words } = painter;
    const goal = goalOf(options.objective, words);
    const end = goal.milestones.at(-1)?.distance ?? 0;
    const room = { ...inset(box, gap.hair), x: box.x + gap.small, width: box.width - 2 * gap.small };
    const next = goal.milestones.find((milestone) => milestone.distance > distance);
    say(
      painter,
      distanceWords(distance, end, next, words),
      { ...room, y: room.y + 19 },
      {
        size: letters.text,
        colour: colours.text,
        weight: weights.bold,
      },
    );
    const track = { ...room, y: room.y + room.height - bar, height: bar };
    octagon(painter, track, cut.chip / 2);
    paint(painter, { fill: colours.inset, stroke: colours.panelEdge, width: line.thin });
    const step = track.width / Math.max(end, distance);
    octagon(painter, { ...track, width: distance * step }, cut.chip / 2);
    paint(painter, { fill: colours.blue });
    for (const milestone of goal.milestones) {
      const x = Math.min(track.x + milestone.distance * step, track.x + track.width) - between / 2;
      octagon(painter, { x, y: track.y - gap.tiny, width: between / 2, height: bar + gap.tiny }, 0);
      paint(painter, { fill: milestone.distance <= distance ? colours.text : colours.gold });
    }
  });
}
