/** The end of a game: who has won, how the resources went, who was what. */
import type { GameView, PlayerView } from '../../src/engine/types/view.ts';
import { drawChart } from '../components/chart.ts';
import { endingLooks } from '../components/header.ts';
import { drawPanel, drawTitle } from '../components/panel.ts';
import { drawCharacter } from '../components/character.ts';
import { cylonCard } from '../components/players.ts';
import type { Labels } from '../components/players.ts';
import { drawStarField } from '../components/space.ts';
import { drawTags } from '../components/tags.ts';
import type { Tag } from '../components/tags.ts';
import { characterNames, endingWords, nameOf, sideOfCard } from '../content.ts';
import type { History } from '../history.ts';
import type { Box } from '../layout.ts';
import { below, columns, sheetWidth, titleHeight } from '../layout.ts';
import type { Painter } from '../paint/painter.ts';
import { baselineAt, write, writeCentred, writeFitted } from '../paint/text.ts';
import { colours, gap, pawn, sizes, weights } from '../theme.ts';
import { cylonNames } from '../words.ts';

const margin = gap.large;
const heights = { head: 116, chart: 440, facts: 100, player: 104 } as const;
const playerColumns = 2;

type Over = NonNullable<GameView['over']>;

export interface SummaryLayout {
  readonly width: number;
  readonly height: number;
  readonly view: GameView;
  readonly over: Over;
  readonly history: History;
  readonly head: Box;
  readonly chart: Box;
  readonly facts: Box;
  readonly players: ReadonlyArray<{ readonly player: PlayerView; readonly box: Box }>;
}

/** Where everything is. Throws an `Error` for a game that goes on: nobody may know yet who is what. */
export function layOutSummary(view: GameView, history: History): SummaryLayout {
  const { over } = view;
  if (over === undefined) throw new Error('There is no summary of a game that goes on.');
  const full = { x: margin, width: sheetWidth - 2 * margin };
  const head: Box = { ...full, y: margin, height: heights.head };
  const chart: Box = { ...full, y: head.y + head.height + gap.medium, height: heights.chart };
  const facts: Box = { ...full, y: chart.y + chart.height + gap.medium, height: heights.facts };
  const top = facts.y + facts.height + gap.medium;
  const players = view.players.flatMap((player, index) => {
    const row = { ...full, y: top + Math.floor(index / playerColumns) * (heights.player + gap.medium), height: heights.player };
    const box = columns(row, playerColumns, gap.medium)[index % playerColumns];
    return box === undefined ? [] : [{ player, box }];
  });
  const bottom = Math.max(top, ...players.map(({ box }) => box.y + box.height));
  return { width: sheetWidth, height: Math.ceil(bottom + margin), view, over, history, head, chart, facts, players };
}

export function drawSummary(painter: Painter, plan: SummaryLayout, labels: Labels): void {
  drawStarField(painter, plan);
  painter.group('head', plan.head, () => drawHead(painter, plan));
  painter.group('chart', plan.chart, () => {
    drawPanel(painter, plan.chart);
    drawTitle(painter, 'Resources by turn', plan.chart);
    drawChart(painter, plan.history, below(plan.chart, titleHeight.panel));
  });
  painter.group('facts', plan.facts, () => drawFacts(painter, plan.history, plan.facts));
  for (const { player, box } of plan.players)
    painter.group(`player/${player.seat}`, box, () => drawPlayer(painter, player, plan.over, labels, box));
}

function drawHead(painter: Painter, { over, view, head }: SummaryLayout): void {
  drawPanel(painter, head, endingLooks[over.winner]);
  const humans = over.winner === 'humans';
  write(painter, humans ? 'HUMANS WIN' : 'CYLONS WIN', head.x + gap.large, head.y + 64, {
    size: sizes.banner,
    colour: humans ? colours.gold : colours.text,
    weight: weights.bold,
  });
  write(painter, `${view.turn} turns, distance ${view.distance}`, head.x + head.width - gap.large, head.y + 60, {
    size: sizes.number,
    colour: colours.text,
    align: 'right',
  });
  writeFitted(painter, endingWords(over), head.x + gap.large, head.y + 98, head.width - 2 * gap.large, {
    size: sizes.name,
    colour: colours.text,
  });
}

function drawFacts(painter: Painter, { checks, jumps, against, civiliansLost }: History, box: Box): void {
  drawPanel(painter, box);
  const facts = [
    { count: checks.pass, words: checks.pass === 1 ? 'check passed' : 'checks passed', colour: colours.green },
    { count: checks.partial, words: 'partly passed', colour: colours.gold },
    { count: checks.fail, words: checks.fail === 1 ? 'check failed' : 'checks failed', colour: colours.red },
    { count: against, words: against === 1 ? 'card against' : 'cards against', colour: colours.text },
    { count: jumps.length, words: jumps.length === 1 ? 'jump' : 'jumps', colour: colours.blue },
    { count: civiliansLost, words: civiliansLost === 1 ? 'civilian lost' : 'civilians lost', colour: colours.text },
  ];
  const boxes = columns(box, facts.length, 0);
  facts.forEach(({ count, words, colour }, index) => {
    const cell = boxes[index];
    if (cell === undefined) return;
    writeCentred(painter, `${count}`, cell.x + cell.width / 2, cell.y + 38, { size: sizes.dial, colour, weight: weights.bold });
    writeCentred(painter, words, cell.x + cell.width / 2, cell.y + 78, { size: sizes.label, colour: colours.text });
  });
}

const sides = {
  notACylon: { word: 'Human', fill: colours.green },
  cylon: { word: 'Cylon', fill: colours.red },
  sympathizer: { word: 'Sympathizer', fill: colours.orange },
  sympatheticCylon: { word: 'Sympathetic Cylon', fill: colours.orange },
  mutineer: { word: 'Mutineer', fill: colours.gold },
} as const;

/**
 * What somebody was in the end. Who wins by an Agenda is on no side but the own (R-VIC-40), whatever Loyalty cards say; of
 * others one Cylon card makes a Cylon.
 */
function sidesOf({ cylon, openLoyalty }: PlayerView): ReadonlyArray<Tag> {
  if (cylon === 'leader') return [{ word: cylonNames.leader, fill: colours.orange }];
  if (cylon === 'sympathetic') return [sides.sympatheticCylon];
  const kinds = openLoyalty.map(sideOfCard);
  return kinds.includes('cylon') ? [sides.cylon] : Array.from(new Set(kinds), (kind) => sides[kind]);
}

/** What somebody without a team has won or lost by. */
function aimOf({ modules: { cylonLeaders, motives } }: PlayerView, won: boolean): string | undefined {
  if (cylonLeaders !== undefined) return `Agenda ${won ? 'fulfilled' : 'missed'}: ${nameOf(cylonLeaders.agenda)}`;
  if (motives === undefined) return undefined;
  const revealed = (motives.revealed?.cards ?? []).map((card) => nameOf(card));
  return `Motives revealed: ${revealed.length === 0 ? 'none' : revealed.join(', ')}`;
}

function drawPlayer(painter: Painter, player: PlayerView, over: Over, labels: Labels, box: Box): void {
  const won = over.winners.includes(player.seat);
  const tags = sidesOf(player);
  const cylon = player.cylon !== undefined || tags.includes(sides.cylon);
  drawPanel(painter, box, { ...(cylon ? cylonCard : {}), ...(won ? { edge: colours.gold } : {}) });
  const y = box.y + box.height / 2;
  // Those with an Agenda or with Motives have a third line for it.
  const aim = aimOf(player, won);
  const step = aim === undefined ? 22 : 32;
  const second = aim === undefined ? y + step : y;
  drawCharacter(painter, player, box.x + gap.medium + pawn.head, y, pawn.head);
  const left = box.x + 2 * gap.medium + 2 * pawn.head;
  const right = box.x + box.width - gap.medium;
  const badge = won ? drawTags(painter, [{ word: 'WON', fill: colours.gold }], right, y - step, sizes.small) : 0;
  const names = player.character === undefined ? [`Seat ${player.seat + 1}`] : characterNames(player.character);
  writeFitted(painter, names, left, baselineAt(y - step, sizes.name), right - badge - left - gap.small, {
    size: sizes.name,
    colour: colours.text,
    weight: weights.bold,
  });
  const taken = drawTags(painter, tags, right, second, sizes.small);
  writeFitted(painter, labels(player.seat), left, baselineAt(second, sizes.label), right - taken - left - gap.small, {
    size: sizes.label,
    colour: colours.muted,
  });
  if (aim === undefined) return;
  writeFitted(painter, aim, left, baselineAt(y + step, sizes.label), right - left, { size: sizes.label, colour: colours.text });
}
