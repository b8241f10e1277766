/** Things that only games on the way to the Ionian Nebula must show. */
import { expect, test } from 'vitest';
import { nebulaScene, trial } from '../engine/nebulaScene.ts';
import { tables } from '../../src/tools/play/tables.ts';
import { placeNames } from '../../render/content.ts';
import { english, recordView, textsIn } from './recorder.ts';
import { defined } from '../../src/values/defined.ts';

const table = () =>
  nebulaScene({
    players: ['adama', 'roslin', 'tyrol', { boomer: { revealed: true } }],
    trauma: { adama: 'aaaaa', boomer: 'bb' },
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

test('R-ION-10 the tokens on Sickbay and on the Brig are there until the trial', () => {
  const marked = (game: ReturnType<typeof table>) =>
    recordView(game.view('public')).groups.filter(({ name }) => name === 'trauma').length;
  expect(marked(table())).toBe(2);
  expect(marked(trial(table()))).toBe(0);
});

const crowd = [
  'adama',
  'roslin',
  'tyrol',
  'starbuck',
  'helo',
  'zarek',
  { boomer: { revealed: true, superCrises: ['massive-assault'] } },
] as const;

test('seven players with all that a game may let them hold: every place is written out, and every number is there', () => {
  const options = tables.find(
    ({ players, objective, expansions }) => players === 7 && objective === 'ionianNebula' && expansions.length > 2,
  );
  const game = nebulaScene({
    players: crowd,
    trauma: { adama: 'aaaaa', boomer: 'bb' },
    ...defined({ options }),
  });
  const places = [
    'admirals-quarters',
    'communications',
    'weapons-control',
    'hangar-deck',
    'presidents-office',
    'research-lab',
  ];
  const known = places.map((slug) => `location/base/${slug}`);
  game.state.players.slice(0, 6).forEach((player, seat) => {
    player.place = { kind: 'location', location: known[seat] ?? '' };
  });
  const recording = recordView(game.view('public'));
  known.forEach((location, seat) => {
    const texts = textsIn(recording, `player/${seat}`);
    const names = placeNames(location, english);
    expect(names, location).toEqual(expect.arrayContaining([texts.find((text) => names.includes(text))]));
    expect(texts.join(' '), location).not.toContain('…');
  });
  expect(textsIn(recording, 'player/6')).toEqual(expect.arrayContaining(['Resurrection Ship', '1', '2']));
});
