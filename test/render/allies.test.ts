/** Allies in the picture. */
import { describe, expect, test } from 'vitest';
import { describeChanges } from '../../render/changes.ts';
import { nebulaGame } from '../../src/tools/pictures/views/index.ts';
import { groupOf, overhang, overlap, recordView, textsIn } from './recorder.ts';

const id = (slug: string): string => `ally/exodus/${slug}`;

describe('R-ION-20 allies on the board', () => {
  const game = recordView(nebulaGame());

  test.each([
    ['aaron-kelly', 'command', 'KE'],
    ['margaret-racetrack-edmondson', 'weapons-control', 'ME'],
    ['tory-foster', 'press-room', 'TF'],
  ])('%s stands at %s with the letters %s', (slug, location, letters) => {
    const marker = game.groups.find(({ name }) => name === `ally/${id(slug)}`);
    expect(marker).toBeDefined();
    if (marker === undefined) return;
    expect(overhang(marker.box, groupOf(game, `location/location/base/${location}`).box)).toBe(0);
    expect(textsIn(game, `ally/${id(slug)}`)).toContain(letters);
  });

  test('no marker covers a pawn', () => {
    const pieces = game.groups.filter(({ name }) => name.startsWith('ally/') || name.startsWith('pawn/'));
    for (const [at, one] of pieces.entries()) {
      for (const other of pieces.slice(at + 1))
        expect(overlap(one.box, other.box), `${one.name} ${other.name}`).toBe(0);
    }
  });

  test('a panel tells their names and places, and what a token that was turned up shows', () => {
    expect(textsIn(game, 'board/allies')).toEqual(
      expect.arrayContaining([
        'Aaron Kelly',
        'Command',
        'Tory Foster',
        'Press Room',
        'Weapons Control',
        'ANTAGONISTIC',
      ]),
    );
  });

  test('without allies there is no such panel', () => {
    const { modules, ...rest } = nebulaGame();
    const none = recordView({ ...rest, modules: { ...modules, allies: { inPlay: [], left: 0 } } });
    expect(none.groups.some(({ name }) => name.startsWith('ally/') || name === 'board/allies')).toBe(false);
  });

  test('a new one is a change of its place', () => {
    const { modules, ...rest } = nebulaGame();
    const before = {
      ...rest,
      modules: { ...modules, allies: { inPlay: modules.allies?.inPlay.slice(0, 2) ?? [], left: 28 } },
    };
    expect(describeChanges(before, nebulaGame(), 'en')).toBe('Changed since the last picture: Press Room.');
  });
});

test('two milestones at one distance do not run into the one before', () => {
  const words = recordView(nebulaGame()).marks.filter(({ text }) => /Sleeper agents|Crossroads/.test(text));
  expect(words).toHaveLength(2);
  const [one, other] = words;
  expect(one !== undefined && other !== undefined && overlap(one.box, other.box)).toBe(0);
});
