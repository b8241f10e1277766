/** The end of a game: who has won, how the resources went, who was what. */
import type { GameView, PlayerView } from '../../src/engine/types/view.ts';
import { drawChart } from '../components/chart.ts';
import { endingLooks } from '../components/header.ts';
import { drawPanel } from '../components/panel.ts';
import { drawCharacter } from '../components/character.ts';
import { cylonCard } from '../components/players.ts';
import type { Labels } from '../components/players.ts';
import { drawStarField } from '../components/space.ts';
import { drawTags } from '../components/tags.ts';
import type { Tag } from '../components/tags.ts';
import { characterNames, endingWords, goalOf, nameOf, sideOfCard } from '../content.ts';
import { between, letters, margin, say, width } from '../glance/measures.ts';
import type { History } from '../history.ts';
import type { Box } from '../layout.ts';
import { columns } from '../layout.ts';
import type { Painter } from '../paint/painter.ts';
import { baselineAt, textWidth, write, writeCentred } from '../paint/text.ts';
import { colours, gap, weights } from '../theme.ts';
import { cylonNames } from '../words.ts';

/** `aim`: of a player with a third line, for an Agenda or Motives. */
const heights = { head: 190, chart: 660, facts: 112, player: 96, aim: 136 } as const;
const inner = width - 2 * margin;

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

/**
 * Where everything is, for a phone as much as for a page elsewhere: no words are smaller than those of a glance. Throws an `Error`
 * for a game that goes on: nobody may know yet who is what.
 */
export function layOutSummary(view: GameView, history: History): SummaryLayout {
  const { over } = view;
  if (over === undefined) throw new Error('There is no summary of a game that goes on.');
  let y = margin;
  const next = (height: number): Box => {
    const box = { x: margin, y, width: inner, height };
    y += height + between;
    return box;
  };
  const [head, chart, facts] = [next(heights.head), next(heights.chart), next(heights.facts)];
  const players = view.players.map((player) => {
    const aim = aimOf(player, over.winners.includes(player.seat));
    return { player, box: next(aim === undefined ? heights.player : heights.aim) };
  });
  return { width, height: Math.ceil(y - between + margin), view, over, history, head, chart, facts, players };
}

export function drawSummary(painter: Painter, plan: SummaryLayout, labels: Labels): void {
  drawStarField(painter, plan);
  painter.group('head', plan.head, () => drawHead(painter, plan));
  painter.group('chart', plan.chart, () => {
    drawPanel(painter, plan.chart);
    drawChart(painter, plan.history, plan.chart);
  });
  painter.group('facts', plan.facts, () => drawFacts(painter, plan.history, plan.facts));
  for (const { player, box } of plan.players)
    painter.group(`player/${player.seat}`, box, () => drawPlayer(painter, player, plan.over, labels, box));
}

/** Which game it was, who won, and why: for somebody who has not seen the channel. */
function drawHead(painter: Painter, { over, view, head }: SummaryLayout): void {
  drawPanel(painter, head, endingLooks[over.winner]);
  const humans = over.winner === 'humans';
  const room = { x: head.x + gap.large, width: head.width - 2 * gap.large };
  const length = `${view.turn} turns, ${view.players.length} players`;
  const style = { size: letters.text, colour: colours.text };
  write(painter, length, head.x + head.width - gap.large, baselineAt(head.y + 36, letters.text), { ...style, align: 'right' });
  const game = { ...room, y: head.y + 36, width: room.width - textWidth(length, letters.text) - gap.large };
  const { name } = goalOf(view.options.objective);
  say(painter, [`Battlestar Galactica: ${name}`, name], game, style);
  say(painter, humans ? 'HUMANS WIN' : 'CYLONS WIN', { ...room, y: head.y + 96 }, {
    size: letters.dial, colour: humans ? colours.gold : colours.text, weight: weights.bold,
  });
  say(painter, endingWords(over), { ...room, y: head.y + 156 }, { size: letters.name, colour: colours.text });
}

function drawFacts(painter: Painter, { checks, against, civiliansLost }: History, box: Box): void {
  drawPanel(painter, box);
  const passed = checks.pass + checks.partial;
  const facts = [
    { count: passed, words: passed === 1 ? 'check passed' : 'checks passed', colour: colours.green },
    { count: checks.fail, words: checks.fail === 1 ? 'check failed' : 'checks failed', colour: colours.red },
    { count: against, words: against === 1 ? 'card against' : 'cards against', colour: colours.text },
    { count: civiliansLost, words: civiliansLost === 1 ? 'civilian lost' : 'civilians lost', colour: colours.text },
  ];
  const boxes = columns(box, facts.length, 0);
  facts.forEach(({ count, words, colour }, index) => {
    const cell = boxes[index];
    if (cell === undefined) return;
    writeCentred(painter, `${count}`, cell.x + cell.width / 2, cell.y + 40, { size: letters.number, colour, weight: weights.bold });
    writeCentred(painter, words, cell.x + cell.width / 2, cell.y + 84, { size: letters.least, colour: colours.text });
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
  const line = (number: number): number => box.y + 30 + number * 40;
  const radius = 40;
  drawCharacter(painter, player, box.x + gap.small + radius, box.y + heights.player / 2, radius);
  const left = box.x + 2 * gap.small + 2 * radius + gap.small;
  const right = box.x + box.width - gap.medium;
  const worn = [...(won ? [{ word: 'WON', fill: colours.gold }] : []), ...tags];
  const taken = drawTags(painter, worn, right, box.y + heights.player / 2, letters.least);
  const names = player.character === undefined ? [`Seat ${player.seat + 1}`] : characterNames(player.character);
  say(painter, names, { x: left, y: line(0), width: right - taken - left - gap.small }, {
    size: letters.name, colour: colours.text, weight: weights.bold,
  });
  say(painter, labels(player.seat), { x: left, y: line(1), width: right - taken - left - gap.small }, {
    size: letters.least, colour: colours.muted,
  });
  const aim = aimOf(player, won);
  if (aim !== undefined) say(painter, aim, { x: left, y: line(2), width: right - left }, { size: letters.least, colour: colours.text });
}
