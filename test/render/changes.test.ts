import { describe, expect, test } from 'vitest';
import { changesBetween, describeChanges } from '../../render/changes.ts';
import { badTurn, crisisGallery } from '../../src/tools/pictures/crises.ts';
import { choosingCharacters, lateGame, startOfGame } from '../../src/tools/pictures/views/index.ts';
import { groupOf, overhang, recordView, textsIn } from './recorder.ts';

const { before, after } = badTurn();
const recording = recordView(after, (seat) => `Member ${seat}`, before);

describe('what has changed since the last picture', () => {
  test('is counted in a badge on its panel', () => {
    expect(textsIn(recording, 'dial/fuel')).toContain('−1');
    expect(textsIn(recording, 'dial/population')).toContain('−2');
    expect(textsIn(recording, 'dial/morale')).toContain('+1');
    expect(textsIn(recording, 'track/boarding')).toContain('+1');
    expect(textsIn(recording, 'distance')).toContain('+1');
    expect(textsIn(recording, 'area/portQuarter')).toContain('+2');
    expect(textsIn(recording, 'area/stern')).toContain('−2');
  });

  test('gets corners inside of its panel; nothing else does', () => {
    const cornered = recording.groups.filter(({ name }) =>
      recording.marks.some(
        ({ kind, groups, colour }) => kind === 'stroke' && colour === '#8cf5ff' && groups.at(-1)?.name === name,
      ),
    );
    expect(cornered.map(({ name }) => name).sort()).toEqual(
      changesBetween(before, after)
        .map(({ panel }) => panel)
        .sort(),
    );
    expect(recording.marks.filter(({ box, groups }) => groups.some((group) => overhang(box, group.box) > 3))).toEqual(
      [],
    );
  });

  test('covers no words', () => {
    const badges = recording.marks.filter(
      ({ kind, text, groups }) =>
        kind === 'text' && /^[+−]\d/.test(text) && !groups.some(({ name }) => name.startsWith('pawn')),
    );
    const words = recording.marks.filter(({ kind }) => kind === 'text');
    const over = badges.flatMap((badge) =>
      words
        .filter(
          (word) =>
            word !== badge &&
            Math.min(badge.box.x + badge.box.width, word.box.x + word.box.width) - Math.max(badge.box.x, word.box.x) >
              1 &&
            Math.min(badge.box.y + badge.box.height, word.box.y + word.box.height) - Math.max(badge.box.y, word.box.y) >
              8,
        )
        .map(({ text }) => `${badge.text} / ${text}`),
    );
    expect(over).toEqual([]);
  });

  test('is told in words', () => {
    expect(describeChanges(before, after, 'en')).toBe(
      'Changed since the last picture: fuel −1, morale +1, population −2, jump track −1, centurions +1, distance +1, starboard bow −1, stern −2, port quarter +2, Command, Brig, vipers in reserve −1, damaged vipers +1, Laura Roslin, William Adama.',
    );
  });

  test('is nothing without another picture, with the same one, and after set-up', () => {
    expect(describeChanges(undefined, after, 'en')).toBe('');
    expect(changesBetween(after, after)).toEqual([]);
    expect(changesBetween(choosingCharacters(), startOfGame())).toEqual([]);
  });

  test('a basestar that is hit marks its area, a repair its place, without a number', () => {
    const hit = {
      ...lateGame(),
      ships: lateGame().ships.map((ship) => (ship.kind === 'basestar' ? { ...ship, damage: [] } : ship)),
      damaged: ['location/base/weapons-control'],
    };
    expect(changesBetween(lateGame(), hit).map(({ panel, sign }) => [panel, sign])).toEqual([
      ['area/starboardBow', undefined],
      ['location/location/base/admirals-quarters', undefined],
    ]);
  });
});

describe('the crisis panel', () => {
  test('says what the options do, and shows the icons', () => {
    const words = textsIn(recordView(crisisGallery['crisis-choice']?.() ?? startOfGame()), 'crisis');
    expect(words).toEqual(
      expect.arrayContaining(['1', '2', 'Roll a die. On 4 or less: lose 1 fuel.', 'Raiders', 'Jump']),
    );
  });

  test.each(Object.entries(crisisGallery))('%s: everything is in the panel', (_name, makeView) => {
    const drawn = recordView(makeView());
    const panel = groupOf(drawn, 'crisis');
    expect(
      drawn.marks.filter(
        ({ box, groups }) => groups.some(({ name }) => name === 'crisis') && overhang(box, panel.box) > 3,
      ),
    ).toEqual([]);
    expect(textsIn(drawn, 'crisis').join(' ')).not.toContain('…');
  });
});
