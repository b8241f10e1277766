/** What is told in words: the Crisis, damage, what each further board comes to, what is in play. */
import type { GameView } from '../../src/engine/types/view.ts';
import type { FurtherBoard, GlanceLine } from '../boards/further.ts';
import { drawPanel } from '../components/panel.ts';
import { entriesOf } from '../components/inPlay.ts';
import { lettersOf } from '../components/pawn.ts';
import { nameOf } from '../content.ts';
import type { Box } from '../layout.ts';
import type { Painter } from '../paint/painter.ts';
import { wrapParts } from '../paint/text.ts';
import { colours, skillLooks, weights } from '../theme.ts';
import { resultNames } from '../words.ts';
import { heights, letters, page, say } from './measures.ts';

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

function crisisLine({ check, currentCrisis }: GameView): ReadonlyArray<GlanceLine> {
  const source = check?.source ?? currentCrisis;
  if (source === undefined) return [];
  const line = { panel: 'crisis', tone: 'danger' } as const;
  if (check === undefined) return [{ ...line, title: 'Crisis', parts: [nameOf(source)] }];
  const skills = check.skills.map((skill) => skillLooks[skill].letters).join(' ');
  const result = check.result === undefined ? [] : [resultNames[check.result]];
  return [{ ...line, title: 'Check', parts: [nameOf(source), `${check.difficulty} ${skills}`, ...result] }];
}

function damageLine({ damaged }: GameView): ReadonlyArray<GlanceLine> {
  return damaged.length === 0 ? [] : [{ panel: 'damaged', title: 'Damaged', parts: damaged.map((place) => nameOf(place)), tone: 'danger' }];
}

function closedLine({ closed }: GameView): ReadonlyArray<GlanceLine> {
  return closed.length === 0 ? [] : [{ panel: 'closed', title: 'Closed', parts: closed.map((place) => nameOf(place)) }];
}

function inPlayLine(view: GameView): ReadonlyArray<GlanceLine> {
  const entries = entriesOf(view).map(({ words, owner }) => (owner === undefined ? words : `${words} (${lettersOf(owner)})`));
  return entries.length === 0 ? [] : [{ panel: 'inPlay', title: 'In play', parts: entries }];
}

/** What has no room in so many rows is counted. */
function rowsOf(parts: ReadonlyArray<string>, width: number): ReadonlyArray<string> {
  for (let shown = parts.length; shown > 1; shown -= 1) {
    const rest = parts.length - shown;
    const rows = wrapParts([...parts.slice(0, shown), ...(rest === 0 ? [] : [`and ${rest} more`])], joint, width, letters.text);
    if (rows.length <= mostRows) return rows;
  }
  return wrapParts([...parts.slice(0, 1), ...(parts.length > 1 ? [`and ${parts.length - 1} more`] : [])], joint, width, letters.text);
}

/** Below each other from `top` on. */
export function linesOf(view: GameView, boards: ReadonlyArray<FurtherBoard>, top: number): ReadonlyArray<PlacedLine> {
  const all = [
    ...crisisLine(view), ...damageLine(view), ...boards.flatMap((board) => board.glance?.(view) ?? []),
    ...closedLine(view), ...inPlayLine(view),
  ];
  let y = top;
  return all.map((line) => {
    const rows = rowsOf(line.parts, page.width - title - 4 * edge);
    const box = { ...page, y, height: rows.length * heights.line + 2 * padding };
    y += box.height + apart;
    return { ...line, box, rows };
  });
}

const tones = { plain: colours.gold, danger: colours.red, good: colours.green } as const;

export function drawLine(painter: Painter, { panel, title: heading, rows, tone = 'plain', box }: PlacedLine): void {
  painter.group(panel, box, () => {
    drawPanel(painter, box, tone === 'danger' ? { fill: colours.redDark, fillBelow: colours.cylonPanel, edge: colours.cylonEdge } : {});
    const left = box.x + 2 * edge;
    const middle = (row: number): number => box.y + padding + (row + 0.5) * heights.line;
    say(painter, heading.toUpperCase(), { x: left, y: middle(0), width: title - edge }, {
      size: letters.least, colour: tones[tone], weight: weights.bold,
    });
    rows.forEach((text, row) => {
      const room = { x: left + title, y: middle(row), width: box.width - title - 4 * edge };
      say(painter, text, room, { size: letters.text, colour: colours.text });
    });
  });
}
