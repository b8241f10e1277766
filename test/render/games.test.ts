import { describe, expect, test } from 'vitest';
import { furtherOf } from '../../render/boards/further.ts';
import { furtherBoards } from '../../render/boards/index.ts';
import { drawView } from '../../render/board.ts';
import { renderBoard, renderHand } from '../../render/index.ts';
import { drawCardSheet, layOutCard } from '../../render/sheets/card.ts';
import { defaultOptions, view } from '../../src/engine/index.ts';
import type { GameState } from '../../src/engine/types/state.ts';
import type { GameView } from '../../src/engine/types/view.ts';
import { playOut } from '../../src/players/playOut.ts';
import { memberNames } from '../../src/tools/pictures/views.ts';
import { sketch } from './sketch.ts';

const games = 50;
/** Sensible games are longer, and their moves take time. */
const heuristicEvery = 10;
const paintedEvery = 5;
const sizes = [3, 4, 5, 6] as const;
const longName = (seat: number): string => `${memberNames[seat] ?? ''} ${'with a name that goes on'.repeat(2)}`;

/** Draws a view without painting: the panels that have to be there are, and no words leave theirs. */
function check(shown: GameView, before: GameView | undefined): void {
  const drawn = sketch();
  drawView(drawn.painter, shown, longName, furtherOf(furtherBoards, shown), before);
  expect(drawn.strays).toEqual([]);
  const wanted = ['header', 'distance', 'track/jump', 'crisis', ...shown.players.flatMap(({ seat }) => [`player/${seat}`, `pawn/${seat}`])];
  expect(wanted.filter((name) => !drawn.groups.has(name))).toEqual([]);
  expect(drawn.texts).toContain(`${shown.resources.fuel}`);
}

function sheetOf(card: string, shown: GameView): void {
  const drawn = sketch();
  const plan = layOutCard({ card, view: shown });
  drawCardSheet(drawn.painter, plan);
  expect(drawn.strays).toEqual([]);
}

describe.each(Array.from({ length: games }, (_, game) => game))('game %d', (game) => {
  test('every state can be drawn, as everybody and as a player sees it', () => {
    const options = { ...defaultOptions, players: sizes[game % sizes.length] ?? 4 };
    let before: GameView | undefined;
    let last: GameState | undefined;
    let states = 0;
    playOut(options, `picture ${game}`, game % heuristicEvery === 0 ? 'heuristic' : 'random', (state, { seat }) => {
      const shown = view(state, states % 2 === 0 ? 'public' : seat);
      check(shown, before);
      if (shown.currentCrisis !== undefined && shown.currentCrisis !== before?.currentCrisis) sheetOf(shown.currentCrisis, shown);
      before = shown;
      last = state;
      states += 1;
    });
    expect(states).toBeGreaterThan(50);
    if (last === undefined || before === undefined) return;
    check(view(last, 'public'), before);
    // The end for real, and a hand that goes with it.
    if (game % paintedEvery !== 0) return;
    expect(renderBoard(view(last, 'public'), { seat: longName }, before).length).toBeGreaterThan(50_000);
    expect(renderHand(view(last, 0), { seat: longName }).length).toBeGreaterThan(5_000);
  });
});

test('the sketch notices words that leave their panel', () => {
  const { painter, strays } = sketch();
  painter.ctx.font = '20px "Board Bold"';
  painter.group('small', { x: 0, y: 0, width: 30, height: 30 }, () => painter.ctx.fillText('far too long for it', 0, 20));
  expect(strays).toEqual(['«far too long for it» leaves small']);
});
