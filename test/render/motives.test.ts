/** Motives in the pictures: of one’s own hand, of the board and of the end. */
import { expect, test } from 'vitest';
import { historyOf } from '../../render/index.ts';
import { drawHand, layOutHand } from '../../render/sheets/hand.ts';
import { drawSummary, layOutSummary } from '../../render/sheets/summary.ts';
import { cylonsWin, daybreakGame, player } from '../../src/tools/pictures/views/index.ts';
import { motiveScene } from '../engine/motiveScene.ts';
import { english, recordDrawing, recordView, textsIn } from './recorder.ts';

const label = (seat: number): string => `Seat ${seat}`;
const table = motiveScene({
  players: ['cavil', 'adama', 'roslin', 'starbuck'],
  hidden: ['end-the-chase', 'keep-them-docile'],
  revealed: ['no-unnecessary-force'],
  damaged: ['ftl-control'],
});

test('R-LOY-97 the hand has a card for each, with its team and whether it is fulfilled now', () => {
  const plan = layOutHand(table.view('cavil'), english);
  const drawn = recordDrawing(plan, (painter) => {
    drawHand(painter, plan, label);
  });
  expect(textsIn(drawn, 'card/motive/daybreak/end-the-chase')).toEqual(expect.arrayContaining(['HUMANS', 'MET']));
  expect(textsIn(drawn, 'card/motive/daybreak/keep-them-docile')).toEqual(
    expect.arrayContaining(['HUMANS', 'NOT MET']),
  );
  expect(textsIn(drawn, 'card/motive/daybreak/no-unnecessary-force')).toEqual(
    expect.arrayContaining(['CYLONS', 'REVEALED']),
  );
  expect(textsIn(drawn, 'card/standing').join(' ')).toContain('at most 1 is left unrevealed');
});

test('R-LOY-24 the board shows how many lie open', () => {
  const shown = (revealed: ReadonlyArray<string>): ReadonlyArray<string> =>
    textsIn(
      recordView(motiveScene({ players: ['cavil', 'adama', 'roslin', 'starbuck'], revealed }).view('public')),
      'player/0',
    );
  const [none, two] = [shown([]), shown(['no-unnecessary-force', 'savor-their-demise'])];
  expect(two.filter((text) => text === '2').length).toBeGreaterThan(none.filter((text) => text === '2').length);
});

test('R-VIC-40 the summary says which have been revealed', () => {
  const shown = (cards: ReadonlyArray<string>): ReadonlyArray<string> => {
    const motives = { revealed: { count: cards.length, cards } };
    const view = {
      ...cylonsWin(),
      players: [{ ...player(0), cylon: 'leader' as const, openLoyalty: [], modules: { motives } }, player(1)],
      over: { winner: 'cylons', cause: 'fuel', winners: [0] } as const,
    };
    const plan = layOutSummary(view, historyOf([], view));
    return textsIn(
      recordDrawing(plan, (painter) => {
        drawSummary(painter, plan, label);
      }),
      'player/0',
    );
  };
  expect(shown(['motive/daybreak/subjects-for-study', 'motive/daybreak/savor-their-demise'])).toEqual(
    expect.arrayContaining(['Cylon Leader', 'WON', 'Motives revealed: Subjects for Study, Savor their Demise']),
  );
  expect(shown([])).toContain('Motives revealed: none');
});

test('R-LOY-74 R-CMB-97 the board shows the side of the Resurrection Ship that is up, and assault raptors as what they are', () => {
  const shown = recordView(daybreakGame()).groups.map(({ name }) => name);
  expect(shown).toContain('location/location/daybreak/hub-destroyed');
  expect(shown).not.toContain('location/location/daybreak/resurrection-ship');
  expect(shown).toContain('reserve/vipers/assaultRaptor');
});
