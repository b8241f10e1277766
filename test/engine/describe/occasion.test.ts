import { expect, test } from 'vitest';
import { describeDecision } from '../../../src/engine/describe/index.ts';
import { scene } from '../scene.ts';

const names = { seat: (seat: number): string => `Player ${seat + 1}`, character: (id: string): string => id };

test('R-TURN-142 a question before or after a roll says what the die is for and what it shows', () => {
  const game = scene({
    players: [
      'adama',
      { tigh: { hand: ['strategic-planning/3'] } },
      { apollo: { piloting: 'bow', hand: ['evasive-maneuvers/1'] } },
    ],
    ships: { bow: { raider: 1 } },
  });
  game.dice(7).activate('raiders');
  expect(describeDecision(game.choices('tigh'), names).about).toBe('A raider attacks the viper piloted by Player 3.');
  game.dice(7).pass('tigh');
  expect(describeDecision(game.choices('apollo'), names).about).toBe(
    'A raider attacks the viper piloted by Player 3: rolled 7.',
  );
});

test('R-CHK-82 the question after counting says how the check stands', () => {
  const game = scene({
    players: ['adama', { roslin: { hand: ['declare-emergency/3'] } }, 'zarek'],
    destiny: ['politics/3', 'leadership/2'],
  });
  game.crisis('cylon-accusation').pass('roslin');
  expect(describeDecision(game.choices('roslin'), names).about).toBe('Cylon Accusation: total 5, difficulty 10');
});
