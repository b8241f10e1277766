/** Parts that are told in words: the Crisis, damage, the state of each further board, what is in play. */
import type { GameView } from '../../src/engine/types/view.ts';
import type { FurtherBoard, GlanceLine } from '../boards/further.ts';
import { drawPanel } from '../components/panel.ts';
import { entriesOf, entryWords } from '../components/inPlay.ts';
import { skillLetters } from '../content.ts';
import type { Box } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { wrapParts } from '../paint/text.ts';
import { colours, weights } from '../theme.ts';
import type { PictureWords } from '../words.ts';
import { heights, letters, page, say } from '../phoneMeasures.ts';

export interface PlacedLine extends GlanceLine {
  readonly box: Box;
  readonly rows: ReadonlyArray<string>;
}

const title = 176;
const edge = 6;
const padding = 4;
const apart = 3;
const mostRows = 2;
const joint = ' · ';

function crisisLine({ check, currentCrisis }: GameView, words: PictureWords): ReadonlyArray<GlanceLine> {
  const source = check?.source ?? currentCrisis;
  if (source === undefined) return [];
  const line = { panel: 'crisis', tone: 'danger' } as const;
  if (check === undefined)
    return [{ ...line, title: words.say('pictures.crisis.glance.crisis'), parts: [words.name(source)] }];
  const skills = check.skills.map((skill) => skillLetters(skill, words)).join(' ');
  const result = check.result === undefined ? [] : [words.say(`pictures.crisis.result.${check.result}`)];
  return [
    {
      ...line,
      title: words.say('pictures.crisis.glance.check'),
      parts: [words.name(source), `${check.difficulty} ${skills}`, ...result],
    },
  ];
}

function damageLine({ damaged }: GameView, words: PictureWords): ReadonlyArray<GlanceLine> {
  const title = words.say('pictures.crisis.glance.damaged');
  return damaged.length === 0 ? [] : [{ panel: 'damaged', title, parts: damaged.map(words.name), tone: 'danger' }];
}

function closedLine({ closed }: GameView, words: PictureWords): ReadonlyArray<GlanceLine> {
  return closed.length === 0
    ? []
    : [{ panel: 'closed', title: words.say('pictures.crisis.glance.closed'), parts: closed.map(words.name) }];
}

function inPlayLine(view: GameView, words: PictureWords): ReadonlyArray<GlanceLine> {
  const entries = entriesOf(view, words).map((entry) => entryWords(entry, words));
  return entries.length === 0
    ? []
    : [{ panel: 'inPlay', title: words.say('pictures.crisis.glance.inPlay'), parts: entries }];
}

/** Returns rows of the parts, at most `mostRows`; parts that have no room are counted. */
function rowsOf(parts: ReadonlyArray<string>, width: number, words: PictureWords): ReadonlyArray<string> {
  const more = (count: number): ReadonlyArray<string> =>
    count === 0 ? [] : [words.say('pictures.crisis.more', { count })];
  for (let shown = parts.length; shown > 1; shown -= 1) {
    const rows = wrapParts([...parts.slice(0, shown), ...more(parts.length - shown)], joint, width, letters.text);
    if (rows.length <= mostRows) return rows;
  }
  return wrapParts([...parts.slice(0, 1), ...more(Math.max(0, parts.length - 1))], joint, width, letters.text);
}

/** Below each other from `top` on. */
export function linesOf(
  view: GameView,
  boards: ReadonlyArray<FurtherBoard>,
  top: number,
  words: PictureWords,
): ReadonlyArray<PlacedLine> {
  const all = [
    ...crisisLine(view, words),
    ...damageLine(view, words),
    ...boards.flatMap((board) => board.glance?.(view, words) ?? []),
    ...closedLine(view, words),
    ...inPlayLine(view, words),
  ];
  let y = top;
  return all.map((line) => {
    const rows = rowsOf(line.parts, page.width - title - 4 * edge, words);
    const box = { ...page, y, height: rows.length * heights.line + 2 * padding };
    y += box.height + apart;
    return { ...line, box, rows };
  });
}

const tones = { plain: colours.gold, danger: colours.red, good: colours.green } as const;

export function drawLine(painter: DrawContext, { panel, title: heading, rows, tone = 'plain', box }: PlacedLine): void {
  painter.group(panel, box, () => {
    drawPanel(
      painter,
      box,
      tone === 'danger' ? { fill: colours.redDark, fillBelow: colours.cylonPanel, edge: colours.cylonEdge } : {},
    );
    const left = box.x + 2 * edge;
    const middle = (row: number): number => box.y + padding + (row + 0.5) * heights.line;
    say(
      painter,
      heading.toUpperCase(),
      { x: left, y: middle(0), width: title - edge },
      {
        size: letters.least,
        colour: tones[tone],
        weight: weights.bold,
      },
    );
    rows.forEach((text, row) => {
      const room = { x: left + title, y: middle(row), width: box.width - title - 4 * edge };
      say(painter, text, room, { size: letters.text, colour: colours.text });
    });
  });
}
