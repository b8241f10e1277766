import { describe, expect, test } from 'vitest';
import { furtherBoards } from '../../render/boards/index.ts';
import { drawView } from '../../render/board.ts';
import { formatOf } from '../../render/format.ts';
import { drawGlance, layOutGlance } from '../../render/glance/index.ts';
import { letters } from '../../render/phoneMeasures.ts';
import { renderBoard, renderHand } from '../../render/index.ts';
import { drawCardSheet, layOutCard } from '../../render/sheets/card.ts';
import { createGame, defaultOptions, view } from '../../src/engine/index.ts';
import type { GameOptions } from '../../src/engine/types/options.ts';
import type { Decision } from '../../src/engine/types/decision.ts';
import type { GameState } from '../../src/engine/types/state.ts';
import type { GameView } from '../../src/engine/types/view.ts';
import { playOut } from '../../src/players/playOut.ts';
import { memberNames } from '../../src/tools/pictures/views/index.ts';
import { withHeadStart } from '../engine/properties/randomGames.ts';
import { soaking, tries } from '../soak.ts';
import { english, overlap } from './recorder.ts';
import { sketch } from './sketch.ts';
import type { Sketch } from './sketch.ts';

/** Each kind of table, and two by heuristics. */
const games = tries(8);
/**
 * Sensible games are longer, and their moves take time. Not a divisor of the tables' number: in soak each kind of table
 * gets one.
 */
const heuristicEvery = 7;
/** Hundreds of views to draw, on a machine that may be busy. */
const patience = 60_000;
const paintedEvery = 5;
/** From one answer to the next hardly anything moves. */
const drawnEvery = soaking ? 2 : 6;
/** Not even: what players see is looked at too. */
const glancedEvery = 3;
/** Every other game is one with Pegasus; those with a Cylon Leader can have seven players. */
const tables: ReadonlyArray<Partial<GameOptions>> = [
  { players: 3 },
  { players: 7, expansions: ['pegasus'], cylonLeader: true, objective: 'newCaprica' },
  { players: 4 },
  { players: 6, expansions: ['pegasus'], sympatheticCylon: true, objective: 'newCaprica' },
  { players: 6 },
  { players: 5, expansions: ['pegasus'], cylonLeader: true },
];
/** An overlap of so few pixels is not visible: lines of words are higher than their letters. */
const seen = 6;
/** Else hardly any of these games would come to New Caprica. */
const nearlyThere: typeof createGame = (options, seed) => withHeadStart(createGame(options, seed));
const longName = (seat: number): string => `${memberNames[seat] ?? ''} ${'with a name that goes on'.repeat(2)}`;

/** Words that lie on other words: each word is compared with those below its top only. */
function overwritten(words: Sketch['words']): ReadonlyArray<string> {
  const sorted = words.filter(({ text, box }) => text.trim() !== '' && box.width > 0).sort((a, b) => a.box.y - b.box.y);
  return sorted.flatMap((one, index) => {
    const found: Array<string> = [];
    for (const other of sorted.slice(index + 1)) {
      if (other.box.y > one.box.y + one.box.height - seen) break;
      if (overlap(one.box, other.box) > seen) found.push(`${one.text} / ${other.text}`);
    }
    return found;
  });
}

/** Draws a view without painting: the panels that have to be there are, and no words leave theirs or lie on others. */
function check(shown: GameView, before: GameView | undefined): void {
  const drawn = sketch();
  drawView(drawn.painter, shown, longName, formatOf(furtherBoards, shown), before);
  expect(drawn.strays).toEqual([]);
  expect(overwritten(drawn.words)).toEqual([]);
  const wanted = [
    'header',
    'distance',
    'track/jump',
    'crisis',
    ...shown.players.flatMap(({ seat }) => [`player/${seat}`, `pawn/${seat}`]),
  ];
  expect(wanted.filter((name) => !drawn.groups.has(name))).toEqual([]);
  expect(drawn.texts).toContain(`${shown.resources.fuel}`);
}

/** At a glance no words are smaller than a phone can show. */
function checkGlance(shown: GameView, before: GameView | undefined): void {
  const drawn = sketch();
  const plan = layOutGlance(shown, furtherBoards, english);
  drawGlance(drawn.painter, plan, shown, before);
  expect(drawn.strays).toEqual([]);
  expect(overwritten(drawn.words)).toEqual([]);
  expect(drawn.words.filter(({ size }) => size < letters.least)).toEqual([]);
  const wanted = [
    ...shown.players.map(({ seat }) => `player/${seat}`),
    ...(shown.ships.length > 0 ? ['area/bow'] : []),
  ];
  expect(wanted.filter((name) => !drawn.groups.has(name))).toEqual([]);
}

function sheetOf(card: string, shown: GameView): void {
  const drawn = sketch();
  const plan = layOutCard({ card, view: shown }, english);
  drawCardSheet(drawn.painter, plan);
  expect(drawn.strays).toEqual([]);
}

describe.each(Array.from({ length: games }, (_, game) => game))('game %d', (game) => {
  test(
    'its states can be drawn, as everybody and as a player sees them',
    () => {
      const options = { ...defaultOptions, ...tables[game % tables.length] };
      let before: GameView | undefined;
      let last: GameState | undefined;
      let states = 0;
      const each = (state: GameState, { seat }: Decision): void => {
        last = state;
        states += 1;
        if (states % drawnEvery !== 0) return;
        const shown = view(state, states % (2 * drawnEvery) === 0 ? 'public' : seat);
        check(shown, before);
        if (states % glancedEvery === 0) checkGlance(shown, before);
        if (shown.currentCrisis !== undefined && shown.currentCrisis !== before?.currentCrisis)
          sheetOf(shown.currentCrisis, shown);
        before = shown;
      };
      const begin = options.objective === 'newCaprica' ? { begin: nearlyThere } : {};
      playOut(options, `picture ${game}`, game % heuristicEvery === 0 ? 'heuristic' : 'random', { each, ...begin });
      expect(states).toBeGreaterThan(50);
      if (last === undefined || before === undefined) return;
      check(view(last, 'public'), before);
      // The end for real, and a hand that goes with it.
      if (game % paintedEvery !== 0) return;
      expect(renderBoard(view(last, 'public'), { seat: longName }, 'en', before).length).toBeGreaterThan(50_000);
      expect(renderHand(view(last, 0), { seat: longName }, 'en').length).toBeGreaterThan(5_000);
    },
    patience,
  );
});

test('the sketch notices words that leave their panel', () => {
  const { painter, strays } = sketch();
  painter.ctx.font = '20px "Board Bold"';
  painter.group('small', { x: 0, y: 0, width: 30, height: 30 }, () =>
    painter.ctx.fillText('far too long for it', 0, 20),
  );
  expect(strays).toEqual(['“far too long for it” leaves small']);
});
