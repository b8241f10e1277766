/** The head of the picture: the turn and its phases, who is asked what; at the end, who has won. */
import type { GameView, PlayerView } from '../../src/engine/types/view.ts';
import { endingWords, playerNames, questionWords } from '../content.ts';
import type { Box } from '../layout.ts';
import { columns, inset, layout } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { octagon, paint } from '../paint/shapes.ts';
import { baselineAt, fit, textWidth, write, writeCentred, writeFitted } from '../paint/text.ts';
import { colours, cut, gap, line, pawn, sizes, weights } from '../theme.ts';
import { turnPhases } from '../words.ts';
import type { PictureWords } from '../words.ts';
import { drawPanel } from './panel.ts';
import { drawCharacter } from './character.ts';
import { drawPawn } from './pawn.ts';

const who = { width: 352 } as const;
const chips = { height: 32, top: 8 } as const;

export function drawHeader(painter: DrawContext, view: GameView): void {
  painter.group('header', layout.header, () => {
    if (view.over !== undefined) return drawEnding(painter, view, view.over);
    drawPanel(painter, layout.header, { edge: colours.panelEdgeBright });
    drawTurn(painter, view);
    const right = {
      ...layout.header,
      x: layout.header.x + who.width,
      width: layout.header.width - who.width - gap.medium,
    };
    drawPhases(painter, view, { ...right, y: right.y + chips.top, height: chips.height });
    drawQuestions(painter, view, {
      ...right,
      y: right.y + chips.top + chips.height,
      height: right.height - chips.top - chips.height,
    });
  });
}

function drawTurn(painter: DrawContext, view: GameView): void {
  const { x, y, height } = layout.header;
  const player = view.players.find(({ seat }) => seat === view.current);
  const left = x + gap.large + 2 * pawn.head + gap.medium;
  if (player !== undefined) drawCharacter(painter, player, x + gap.large + pawn.head, y + height / 2, pawn.head);
  const { words } = painter;
  const turn =
    view.turn === 0 ? words.say('pictures.board.setup') : words.say('pictures.board.turn', { turn: view.turn });
  write(painter, turn.toUpperCase(), left, y + 36, { size: sizes.label, colour: colours.gold, weight: weights.bold });
  const name = playerNames(player ?? { seat: view.current, character: undefined }, words).slice(-1);
  writeFitted(painter, name, left, y + 76, who.width - 2 * pawn.head - 3 * gap.medium, {
    size: sizes.huge,
    colour: colours.text,
    weight: weights.bold,
  });
}

function drawPhases(painter: DrawContext, view: GameView, box: Box): void {
  const boxes = columns(box, turnPhases.length, gap.small);
  turnPhases.forEach((phase, index) => {
    const chip = boxes[index];
    if (chip === undefined) return;
    const here = phase === view.phase;
    octagon(painter, chip, cut.chip);
    paint(painter, {
      fill: here ? colours.gold : colours.inset,
      stroke: here ? colours.text : colours.panelEdge,
      width: line.thin,
    });
    const weight = here ? weights.bold : weights.text;
    const name = fit([painter.words.say(`pictures.board.phase.${phase}`)], chip.width - gap.small, sizes.small, weight);
    writeCentred(painter, name.text, chip.x + chip.width / 2, chip.y + chip.height / 2, {
      size: name.size,
      colour: here ? colours.onGold : colours.muted,
      weight,
    });
  });
}

/** People who are asked the same. */
export interface AskedGroup {
  readonly words: string;
  readonly players: ReadonlyArray<PlayerView>;
}

/** The open questions, those with the same words together. */
export function groupQuestions({ waitingFor, players }: GameView, words: PictureWords): ReadonlyArray<AskedGroup> {
  const names = (seat: number): string =>
    callName(
      players.find((player) => player.seat === seat),
      words,
    );
  const worded = waitingFor.map((question) => ({ seat: question.seat, asked: questionWords(question, names, words) }));
  return Array.from(new Set(worded.map(({ asked }) => asked)), (asked) => {
    const seats = worded.filter((question) => question.asked === asked).map(({ seat }) => seat);
    return { words: asked, players: players.filter(({ seat }) => seats.includes(seat)) };
  });
}

/** Draws the open questions and the players who are asked, on one line. */
export function drawQuestions(painter: DrawContext, view: GameView, box: Box): void {
  const groups = groupQuestions(view, painter.words);
  const y = box.y + box.height / 2;
  const lead = painter.words.say(groups.length === 0 ? 'pictures.board.waiting' : 'pictures.board.now');
  write(painter, lead, box.x, baselineAt(y, sizes.name), {
    size: sizes.name,
    colour: colours.gold,
    weight: weights.bold,
  });
  let x = box.x + textWidth(lead, sizes.name, weights.bold) + gap.medium;
  const end = box.x + box.width;
  const share = (end - x) / Math.max(1, groups.length);
  for (const { words, players } of groups) {
    const stop = Math.min(end, groups.length === 1 ? end : x + share);
    for (const player of players) {
      drawPawn(painter, player, x + pawn.normal, y, pawn.normal);
      x += 2 * pawn.normal + gap.tiny;
    }
    const sentence = players.length === 1 ? [askedWords(words, players, painter.words), words] : [words];
    writeFitted(painter, sentence, x + gap.tiny, baselineAt(y, sizes.name), stop - x - gap.medium, {
      size: sizes.name,
      colour: colours.text,
    });
    x = stop;
  }
}

/** “Boomer, choose your action”; several people with the same question together. */
export function askedWords(question: string, players: ReadonlyArray<PlayerView>, words: PictureWords): string {
  const names = players.map((player) => callName(player, words));
  const [player = ''] = names;
  return names.length === 1
    ? words.say('pictures.board.asked', { player, question })
    : words.say('pictures.board.askedAll', { players: names.join(', '), question });
}

/** Returns the player's short name. */
function callName(player: PlayerView | undefined, words: PictureWords): string {
  return player?.character === undefined ? words.say('pictures.people.newPlayer') : words.shortName(player.character);
}

export const endingLooks = {
  humans: { fill: colours.blueDeep, fillBelow: colours.panel, edge: colours.gold },
  cylons: { fill: colours.redDeep, fillBelow: colours.redDark, edge: colours.red },
} as const;

export function winnerWords({ winner }: NonNullable<GameView['over']>, words: PictureWords): string {
  return words.say(winner === 'humans' ? 'pictures.board.humansWin' : 'pictures.board.cylonsWin');
}

function drawEnding(painter: DrawContext, view: GameView, over: NonNullable<GameView['over']>): void {
  const box = layout.header;
  const humans = over.winner === 'humans';
  drawPanel(painter, box, endingLooks[over.winner]);
  octagon(painter, inset(box, 6), cut.panel - 4);
  paint(painter, { stroke: humans ? colours.gold : colours.red, width: line.thin });
  const y = box.y + box.height / 2;
  const left = box.x + 2 * gap.large;
  const style = { size: sizes.banner, colour: humans ? colours.gold : colours.text, weight: weights.bold };
  const title = winnerWords(over, painter.words).toUpperCase();
  write(painter, title, left, baselineAt(y, sizes.banner), style);
  const winners = view.players.filter(({ seat }) => over.winners.includes(seat));
  const pawns = winners.length * (2 * pawn.large + gap.small);
  const textStart = left + textWidth(title, sizes.banner, weights.bold) + 2 * gap.large;
  const room = box.x + box.width - gap.large - pawns - textStart;
  writeFitted(painter, endingWords(over, painter.words), textStart, baselineAt(y - 18, sizes.name), room, {
    size: sizes.name,
    colour: colours.text,
  });
  const after = painter.words.say('pictures.board.after', { turns: view.turn, distance: view.distance });
  writeFitted(painter, after, textStart, baselineAt(y + 20, sizes.label), room, {
    size: sizes.label,
    colour: colours.muted,
  });
  winners.forEach((player, index) => {
    drawCharacter(
      painter,
      player,
      box.x + box.width - gap.large - pawns + pawn.large + index * (2 * pawn.large + gap.small),
      y,
      pawn.large,
    );
  });
}
