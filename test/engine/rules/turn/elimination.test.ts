/** A player who is out of the game is no player for any rule: R-ION-81. */
import { expect, test } from 'vitest';
import { decisions } from '../../../../src/engine/index.ts';
import { sheetCounts } from '../../../../src/engine/pieces/players.ts';
import { scene, type Scene, type Table } from '../../scene.ts';

const why = 'location/base/brig';
const without = (set: Partial<Scene> = {}): Table =>
  scene({
    players: ['adama', { tigh: { hand: ['politics/1'], at: 'command' } }, 'roslin', 'starbuck'],
    titles: { admiral: 'tigh', president: 'roslin' },
    ...set,
  }).call('eliminate', { seat: 1, why });

test('R-ION-80 R-TTL-42 the hand is discarded, the sheet counts for nothing any more, the titles pass by the line', () => {
  const game = without();
  expect([game.player('tigh').hand, game.where('tigh'), game.holder('admiral')]).toEqual([[], 'none', 'adama']);
  expect([sheetCounts(game.state, 1), game.view('public').players[1]?.out]).toEqual([false, true]);
});

test('R-ION-81 the turn order goes past them', () => {
  const game = without().turn().settle(30);
  expect(new Set(game.told('turnStarted').map(({ seat }) => seat))).toEqual(new Set([0, 2, 3]));
});

test('R-TURN-05 R-ION-81 their turn ends at once, and nobody asks them to order anything', () => {
  const game = scene({ players: ['adama', 'tigh', 'roslin', 'starbuck'], crisisDeck: ['riots-a'] }).turn();
  while (game.question('adama')?.topic.kind !== 'action') game.settle(1);
  game.state.decisions.length = 0;
  game.state.stack.length = 2;
  game.call('eliminate', { seat: 0, why });
  expect([game.told('crisisDrawn'), game.state.current, decisions(game.state)[0]?.seat]).toEqual([[], 1, 1]);
});

test('R-ION-81 R-CHK-40 they add no card to a check, and effects for everybody pass them over', () => {
  const game = without().resolve([{ draw: { who: 'each', count: 1, from: ['politics'] } }], 'adama');
  expect(game.player('tigh').hand).toEqual([]);
  game.crisis('cylon-accusation').settle();
  expect(game.told('contributed').map(({ seat }) => seat)).toEqual([2, 3, 0]);
});

test('R-ION-81 nobody can choose them, and they win with nobody', () => {
  const game = without({ players: ['adama', 'tigh', 'roslin', { starbuck: { at: 'admirals-quarters' } }] })
    .actions('starbuck')
    .choose('starbuck', 'location');
  expect(
    game
      .choices('starbuck')
      .choices.map((choice) => ('seat' in choice ? choice.seat : undefined))
      .sort(),
  ).toEqual([0, 2, 3]);
  const over = without({ milestones: ['sleeperAgent', 'finalJump'] })
    .jump()
    .settle();
  expect(over.state.over).toMatchObject({ winner: 'humans', winners: [0, 2, 3] });
});
