/** What only games on the way to the Ionian Nebula have to show. */
import { expect, test } from 'vitest';
import { nebulaScene, trial } from '../engine/nebulaScene.ts';
import { recordView, textsIn } from './recorder.ts';

const table = () => nebulaScene({
  players: ['adama', 'roslin', 'tyrol', { boomer: { revealed: true } }], trauma: { adama: 'aaaaa', boomer: 'bb' },
});

test('R-ION-02 every player is drawn with the number of trauma tokens, and with nothing of what they show', () => {
  const recording = recordView(table().view('public'));
  expect(textsIn(recording, 'player/0')).toContain('5');
  expect(textsIn(recording, 'player/3')).toContain('2');
  expect(JSON.stringify(recording.marks.map(({ text }) => text))).not.toMatch(/antagonistic|benevolent/i);
});

test('R-ION-81 who has been eliminated is out of the game on the picture, and after the trial nobody has tokens', () => {
  const recording = recordView(trial(table()).view('public'));
  expect(textsIn(recording, 'player/0')).toContain('Out of the game');
  expect(recordView(trial(table()).view('public')).groups.map(({ name }) => name)).toContain('player/0');
});
