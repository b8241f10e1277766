/** The Demetrius, a freighter with three rooms in a row, and beside them her Active Mission space. */
import type { SearchForHomeView } from '../../src/engine/modules/searchForHome/view.ts';
import { drawRooms } from '../components/locations.ts';
import { drawPanel, drawPill, drawTitle, pillWidth } from '../components/panel.ts';
import { missionFace, placesOn, skillLetters } from '../content.ts';
import type { Box } from '../layout.ts';
import { below, columns, inset, titleHeight } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { clipped } from '../paint/painter.ts';
import type { Point } from '../paint/shapes.ts';
import { downward, glow, octagon, paint, polygon, segments, stripes } from '../paint/shapes.ts';
import { baselineAt, textWidth, write, writeFitted } from '../paint/text.ts';
import { colours, cut, gap, line, sizes, skillLooks, weights } from '../theme.ts';
import type { PictureWords } from '../words.ts';
import type { FurtherBoard } from './further.ts';
import { present } from '../../src/values/present.ts';

/** The Mission's part of the board, and the lines of the card as parts of its height. */
const mission = { share: 0.36, title: 28, name: 0.22, demand: 0.53, state: 0.83 } as const;
/** Her bow is blunt, her containers hang on a spine; parts of her box. */
const outline: ReadonlyArray<Point> = [
  [0, 0.42],
  [0.03, 0.2],
  [0.13, 0.06],
  [0.86, 0.06],
  [0.9, 0.2],
  [0.97, 0.2],
  [1, 0.32],
  [1, 0.68],
  [0.97, 0.8],
  [0.9, 0.8],
  [0.86, 0.94],
  [0.13, 0.94],
  [0.03, 0.8],
  [0, 0.58],
];
const ribs = [0.13, 0.37, 0.62, 0.86] as const;

function groundIn(box: Box): Box {
  return inset(below(box, titleHeight.panel - gap.small), gap.medium);
}

function missionIn(box: Box): Box {
  const ground = groundIn(box);
  const width = Math.round(ground.width * mission.share);
  return { ...ground, x: ground.x + ground.width - width, width };
}

function hullIn(box: Box): Box {
  const ground = groundIn(box);
  return { ...ground, width: ground.width - missionIn(box).width - gap.large };
}

function roomsIn(box: Box): Box {
  const hull = hullIn(box);
  return {
    x: hull.x + hull.width * 0.05,
    y: hull.y + hull.height * 0.14,
    width: hull.width * 0.89,
    height: hull.height * 0.72,
  };
}

function drawHull(painter: DrawContext, box: Box): void {
  const at = ([x, y]: Point): Point => [box.x + x * box.width, box.y + y * box.height];
  glow(
    painter,
    { x: box.x + box.width - 16, y: box.y + box.height * 0.2, width: 32, height: box.height * 0.6 },
    colours.engine,
    0.7,
  );
  polygon(painter, outline.map(at));
  paint(painter, {
    fill: downward(painter, box, colours.hullLight, colours.hullDark),
    stroke: colours.hullEdge,
    width: line.normal,
  });
  segments(
    painter,
    ribs.map((x) => [at([x, 0.06]), at([x, 0.94])] as const),
  );
  paint(painter, { stroke: colours.hullLine, width: line.normal });
}

const looks = {
  none: { fill: colours.inset, edge: colours.panelEdge },
  open: { fill: colours.colonialPanel, edge: colours.panelEdgeBright },
  counts: { fill: colours.colonialPanel, edge: colours.gold },
  down: { fill: colours.redDark, edge: colours.cylonEdge },
} as const;

function drawMission(painter: DrawContext, { active, left, discard }: SearchForHomeView, box: Box): void {
  const { words } = painter;
  const baseline = box.y + baselineAt(mission.title / 2, sizes.tiny);
  const title = words.say('pictures.further.activeMission').toUpperCase();
  write(painter, title, box.x, baseline, { size: sizes.tiny, colour: colours.gold, weight: weights.bold });
  const inDeck = words.say('pictures.further.missionsLeft', { left });
  const discarded = words.say('pictures.further.missionsDiscarded', { left, discarded: discard.length });
  const piles = discard.length === 0 ? [inDeck] : [discarded, inDeck];
  const room = box.width - textWidth(title, sizes.tiny, weights.bold) - gap.medium;
  writeFitted(painter, piles, box.x + box.width, baseline, room, {
    size: sizes.tiny,
    colour: colours.muted,
    align: 'right',
  });
  const card = below(box, mission.title);
  const look = looks[active === undefined ? 'none' : !active.faceUp ? 'down' : active.counts ? 'counts' : 'open'];
  octagon(painter, card, cut.tile);
  paint(painter, { fill: look.fill, stroke: look.edge, width: active?.counts === true ? line.thick - 1 : line.normal });
  if (active?.faceUp === false) drawBack(painter, card);
  const face = inset(card, gap.medium);
  const y = (part: number): number => card.y + card.height * part;
  const style = { size: sizes.small, colour: colours.muted };
  if (active === undefined) {
    writeFitted(
      painter,
      words.say('pictures.further.noMission'),
      face.x,
      baselineAt(y(0.5), style.size),
      face.width,
      style,
    );
    return;
  }
  writeFitted(painter, words.name(active.card), face.x, baselineAt(y(mission.name), sizes.label), face.width, {
    size: sizes.label,
    colour: colours.text,
    weight: weights.strong,
  });
  drawDemand(painter, active.card, face, y(mission.demand));
  writeFitted(painter, stateOf(active, words), face.x, baselineAt(y(mission.state), style.size), face.width, {
    ...style,
    colour: active.counts ? colours.gold : colours.muted,
  });
}

function drawBack(painter: DrawContext, card: Box): void {
  clipped(
    painter,
    () => {
      octagon(painter, card, cut.tile);
    },
    () => {
      stripes(painter, card, 22, colours.redDeep, line.thick);
    },
  );
}

function stateOf(
  { card, faceUp, counts }: NonNullable<SearchForHomeView['active']>,
  { say }: PictureWords,
): ReadonlyArray<string> {
  if (!faceUp) return [say('pictures.further.missionFailed'), say('pictures.further.missionFailedShort')];
  const distance = missionFace(card)?.distance;
  const worth = { distance: distance ?? 0 };
  if (counts) return [say('pictures.further.missionCounts', worth), say('pictures.further.missionCountsShort', worth)];
  return [
    distance === undefined ? say('pictures.further.missionUntilJump') : say('pictures.further.missionWorth', worth),
  ];
}

/** Difficulty and skills. */
function drawDemand(painter: DrawContext, card: string, room: Box, y: number): void {
  const face = missionFace(card);
  if (face === undefined) return;
  const size = sizes.large;
  write(painter, `${face.difficulty}`, room.x, baselineAt(y, size), {
    size,
    colour: colours.text,
    weight: weights.bold,
  });
  let x = room.x + 2 * size * 0.62 + gap.small;
  for (const skill of face.skills) {
    const { fill, ink } = skillLooks[skill];
    const letters = skillLetters(skill, painter.words);
    if (x + pillWidth(letters) > room.x + room.width) return;
    x += drawPill(painter, letters, x, y, { fill, ink }) + gap.tiny;
  }
}

export const demetrius: FurtherBoard = {
  id: 'demetrius',
  width: 'half',
  height: 196,
  inPlay: ({ modules }) => modules.searchForHome !== undefined,
  glance: ({ modules: { searchForHome: home } }, words) => [
    {
      panel: 'mission',
      title: words.say('pictures.further.glance.mission'),
      parts:
        home?.active === undefined
          ? [words.say('pictures.further.noMission')]
          : [words.name(home.active.card), present(stateOf(home.active, words).at(-1), 'the state of a Mission')],
      ...(home?.active?.counts === true ? { tone: 'good' } : {}),
    },
  ],
  drawStill: (painter, box) => {
    drawPanel(painter, box);
    drawTitle(painter, painter.words.name('demetrius'), box);
    drawHull(painter, hullIn(box));
  },
  draw: (painter, view, box) => {
    const { searchForHome } = view.modules;
    if (searchForHome === undefined) return;
    const places = placesOn('demetrius', view.options);
    drawRooms(painter, places, columns(roomsIn(box), places.length, gap.small), view);
    const space = missionIn(box);
    painter.group('mission', space, () => {
      drawMission(painter, searchForHome, space);
    });
  },
};
