/** The texts that everyone reads of the Ionian Nebula: the status and the picture's alternative text. */
import { expect, test } from 'vitest';
import {
  describeBoard,
  describeDecision,
  describeStatus,
  describeName,
} from '../../../../src/engine/describe/index.ts';
import type { Names } from '../../../../src/engine/describe/index.ts';
import { crossroads, nebulaScene, trial } from '../../nebulaScene.ts';

const names: Names = { seat: (seat) => ['Adama', 'Roslin', 'Tyrol'][seat] ?? '', character: describeName };
const table = () =>
  nebulaScene({ players: ['adama', 'roslin', 'tyrol'], trauma: { adama: 'aab', roslin: 'a', tyrol: 'ab' } });

test.each([
  ['status', describeStatus],
  ['alternative text', describeBoard],
] as const)('R-ION-02 R-ION-10 the %s tells where tokens lie, not what they show', (_, tell) => {
  const text = tell(table().view('public'), names);
  expect(text).toMatch(/trauma tokens: 30 in the pool, 1 each on Sickbay and the Brig/i);
  expect(text).toMatch(/Adama[^\n;]*3 trauma tokens/);
  expect(text).not.toMatch(/antagonistic|benevolent/);
});

test('R-ION-65 the cards of the Crossroads phase are told as they are revealed', () => {
  const game = crossroads(table(), { adama: 'the-opera-house' });
  expect(describeBoard(game.view('public'), names)).toContain(
    'Crossroads cards: Adama facedown without a token, Roslin facedown without a token',
  );
  game.choose('tyrol', 'trauma-antagonistic').choose('adama', 'trauma-antagonistic');
  expect(describeBoard(game.view('public'), names)).toContain('Adama The Opera House (antagonistic), Roslin');
});

test('R-ION-71 R-ION-81 tokens that lie open are named; after the trial there are none, and who is out is said to be', () => {
  const held = nebulaScene({ players: ['adama', 'roslin', 'tyrol'], trauma: { adama: 'aaab', tyrol: 'aaa' } });
  trial(held);
  expect(describeStatus(held.view('public'), names)).toMatch(/Adama: .*3 antagonistic trauma tokens/);
  held.choose('roslin', 'seat0');
  expect(describeBoard(held.view('public'), names)).toMatch(/Adama: out of the game/);
  expect(describeStatus(held.view('public'), names)).not.toMatch(/trauma/);
});

test.each([
  ['testimony', 'b', /^That player discards 2 Skill cards at random/],
  ['testimony', 'a', /^That player draws 2 Skill cards/],
  ['strange-music', 'b', /^Look at all of that player’s facedown Loyalty cards/],
  ['strange-music', 'a', /^That player .*1 Loyalty card/],
])('R-ION-90 %s, %s: before picking a player, the chooser reads what happens to that one', (card, letter, said) => {
  const game = crossroads(
    nebulaScene({ players: ['adama', 'roslin', 'tyrol'], trauma: { adama: `${letter}${letter}` } }),
    { adama: card },
  );
  game.choose('adama', game.ids('adama')[0] ?? '').decline();
  expect(describeDecision(game.choices('adama'), names).help).toMatch(said);
});
