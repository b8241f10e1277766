/** The end of a game: who has won, how the resources went, who was what. */
import type { GameView, PlayerView } from '../../src/engine/types/view.ts';
import { drawChart } from '../components/chart.ts';
import { endingLooks, winnerWords } from '../components/header.ts';
import { drawPanel } from '../components/panel.ts';
import { drawCharacter } from '../components/character.ts';
import { cylonCard } from '../components/players.ts';
import type { Labels } from '../components/players.ts';
import { drawStarField } from '../components/space.ts';
import { drawTags } from '../components/tags.ts';
import type { Tag } from '../components/tags.ts';
import { endingWords, goalOf, playerNames, roleNames, sidesInPicture } from '../content.ts';
import { between, letters, margin, say as speak, width } from '../phoneMeasures.ts';
import type { SideInPicture } from '../content.ts';
import type { FleetHistory } from '../history.ts';
import type { Box } from '../layout.ts';
import { columns } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { baselineAt, textWidth, write, writeCentred } from '../paint/text.ts';
import { colours, gap, weights } from '../theme.ts';
import type { PictureWords } from '../words.ts';

/** `aim`: of a player with a third line, for an Agenda or Motives. */
const heights = { head: 190, chart: 660, facts: 112, player: 96, aim: 136 } as const;
const inner = width - 2 * margin;

type Over = NonNullable<GameView['over']>;

export interface SummaryLayout {
  readonly width: number;
  readonly height: number;
  readonly view: GameView;
  readonly over: Over;
  readonly history: FleetHistory;
  readonly head: Box;
  readonly chart: Box;
  readonly facts: Box;
  readonly players: ReadonlyArray<{ readonly player: PlayerView; readonly box: Box }>;
}

/**
 * Returns the places of everything, for a phone as much as for a page elsewhere: no words are smaller than those of a
 * glance. Throws an `Error` for a game that isn't over: no one may know yet who is what.
 */
export function layOutSummary(view: GameView, history: FleetHistory): SummaryLayout {
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
    const { cylonLeaders, motives } = player.modules;
    return { player, box: next(cylonLeaders === undefined && motives === undefined ? heights.player : heights.aim) };
  });
  return { width, height: Math.ceil(y - between + margin), view, over, history, head, chart, facts, players };
}

export function drawSummary(painter: DrawContext, plan: SummaryLayout, labels: Labels): void {
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

/** Which game it was, who won, and why: for someone who has not seen the channel. */
function drawHead(painter: DrawContext, { over, view, head }: SummaryLayout): void {
  drawPanel(painter, head, endingLooks[over.winner]);
  const { words } = painter;
  const humans = over.winner === 'humans';
  const room = { x: head.x + gap.large, width: head.width - 2 * gap.large };
  const length = words.say('pictures.ending.turns', { turns: view.turn, players: view.players.length });
  const style = { size: letters.text, colour: colours.text };
  write(painter, length, head.x + head.width - gap.large, baselineAt(head.y + 36, letters.text), {
    ...style,
    align: 'right',
  });
  const game = { ...room, y: head.y + 36, width: room.width - textWidth(length, letters.text) - gap.large };
  const { name } = goalOf(view.options.objective, words);
  speak(painter, [words.say('pictures.ending.game', { objective: name }), name], game, style);
  speak(
    painter,
    winnerWords(over, words).toUpperCase(),
    { ...room, y: head.y + 96 },
    {
      size: letters.dial,
      colour: humans ? colours.gold : colours.text,
      weight: weights.bold,
    },
  );
  speak(painter, endingWords(over, words), { ...room, y: head.y + 156 }, { size: letters.name, colour: colours.text });
}

function drawFacts(painter: DrawContext, { checks, against, civiliansLost }: FleetHistory, box: Box): void {
  drawPanel(painter, box);
  const { say } = painter.words;
  const passed = checks.pass + checks.partial;
  const facts = [
    { count: passed, words: say('pictures.ending.passed', { count: passed }), colour: colours.green },
    { count: checks.fail, words: say('pictures.ending.failed', { count: checks.fail }), colour: colours.red },
    { count: against, words: say('pictures.ending.against', { count: against }), colour: colours.text },
    { count: civiliansLost, words: say('pictures.ending.civilians', { count: civiliansLost }), colour: colours.text },
  ];
  const boxes = columns(box, facts.length, 0);
  facts.forEach(({ count, words, colour }, index) => {
    const cell = boxes[index];
    if (cell === undefined) return;
    writeCentred(painter, `${count}`, cell.x + cell.width / 2, cell.y + 40, {
      size: letters.number,
      colour,
      weight: weights.bold,
    });
    writeCentred(painter, words, cell.x + cell.width / 2, cell.y + 84, { size: letters.least, colour: colours.text });
  });
}

const sideFills = {
  notACylon: colours.green,
  cylon: colours.red,
  sympathizer: colours.orange,
  sympatheticCylon: colours.orange,
  mutineer: colours.gold,
} as const;

function sideTag(side: SideInPicture, words: PictureWords): Tag {
  if (side === 'leader') return { word: roleNames('leader', words).word, fill: colours.orange };
  return { word: words.say(`pictures.people.side.${side}`), fill: sideFills[side] };
}

/** Returns the Agenda or Motives by which someone without a team has won or lost. */
function aimOf(
  { modules: { cylonLeaders, motives } }: PlayerView,
  won: boolean,
  words: PictureWords,
): string | undefined {
  if (cylonLeaders !== undefined) {
    const key = won ? 'pictures.ending.agendaFulfilled' : 'pictures.ending.agendaMissed';
    return words.say(key, { agenda: words.name(cylonLeaders.agenda) });
  }
  if (motives === undefined) return undefined;
  const revealed = (motives.revealed?.cards ?? []).map(words.name);
  if (revealed.length === 0) return words.say('pictures.ending.motivesNone');
  return words.say('pictures.ending.motives', { motives: revealed.join(', ') });
}

function drawPlayer(painter: DrawContext, player: PlayerView, over: Over, labels: Labels, box: Box): void {
  const won = over.winners.includes(player.seat);
  const { words } = painter;
  const sides = sidesInPicture(player);
  const cylon = player.cylon !== undefined || sides.includes('cylon');
  drawPanel(painter, box, { ...(cylon ? cylonCard : {}), ...(won ? { edge: colours.gold } : {}) });
  const line = (number: number): number => box.y + 30 + number * 40;
  const radius = 40;
  drawCharacter(painter, player, box.x + gap.small + radius, box.y + heights.player / 2, radius);
  const left = box.x + 2 * gap.small + 2 * radius + gap.small;
  const right = box.x + box.width - gap.medium;
  const tags = sides.map((side) => sideTag(side, words));
  const worn = [...(won ? [{ word: words.say('pictures.people.tag.won'), fill: colours.gold }] : []), ...tags];
  const taken = drawTags(painter, worn, right, box.y + heights.player / 2, letters.least);
  const names = playerNames(player, words);
  speak(
    painter,
    names,
    { x: left, y: line(0), width: right - taken - left - gap.small },
    {
      size: letters.name,
      colour: colours.text,
      weight: weights.bold,
    },
  );
  speak(
    painter,
    labels(player.seat),
    { x: left, y: line(1), width: right - taken - left - gap.small },
    {
      size: letters.least,
      colour: colours.muted,
    },
  );
  const aim = aimOf(player, won, words);
  if (aim !== undefined)
    speak(painter, aim, { x: left, y: line(2), width: right - left }, { size: letters.least, colour: colours.text });
}
