/** Things that only games on the Search for Home must show. */
import { describe, expect, test } from 'vitest';
import { describeChanges } from '../../render/changes.ts';
import { describeBoard, describeStatus } from '../../src/engine/describe/index.ts';
import type { SearchForHomeView } from '../../src/engine/modules/searchForHome/view.ts';
import type { GameView } from '../../src/engine/types/view.ts';
import { homeGame, missionCheck, missionFailed, startOfGame } from '../../src/tools/pictures/views/index.ts';
import { groupOf, overhang, recordView, textsIn, type Recording } from './recorder.ts';

const names = { seat: (seat: number): string => `Seat ${seat}`, character: String };
const groups = (recording: Recording): ReadonlyArray<string> => recording.groups.map(({ name }) => name);

function withHome(view: GameView, change: Partial<SearchForHomeView>): GameView {
  const { searchForHome } = view.modules;
  return searchForHome === undefined
    ? view
    : { ...view, modules: { ...view.modules, searchForHome: { ...searchForHome, ...change } } };
}

function withoutMission(view: GameView): GameView {
  const { left = 0, discard = [], rebel = 'human' } = view.modules.searchForHome ?? {};
  const gone = { basestar: 0, heavyRaider: 0, centurion: 0 };
  return { ...view, modules: { ...view.modules, searchForHome: { left, discard, rebel, gone } } };
}

describe('the boards', () => {
  const shown = recordView(homeGame());

  test('R-DAY-60 R-DAY-81 are drawn with three locations each, in games with them alone', () => {
    expect(groups(shown)).toEqual(
      expect.arrayContaining([
        'board/demetrius',
        'location/location/daybreak/bridge',
        'location/location/daybreak/tactical-plot',
        'location/location/daybreak/captains-cabin',
        'board/rebelBasestar',
        'location/location/daybreak/hybrid-tank',
        'location/location/daybreak/datastream',
        'location/location/daybreak/raider-bay',
      ]),
    );
    expect(groups(recordView(startOfGame())).filter((name) => /demetrius|rebel|mission/.test(name))).toEqual([]);
  });

  test('R-SET-110 the Rebel Basestar is not there before its Mission, and the Demetrius has the whole width', () => {
    const alone = recordView(missionFailed());
    expect(groups(alone)).not.toContain('board/rebelBasestar');
    expect(groupOf(alone, 'board/demetrius').box.width).toBeGreaterThan(
      1.9 * groupOf(shown, 'board/demetrius').box.width,
    );
  });

  test('R-DAY-80 it says whose the Rebel Basestar is', () => {
    expect(textsIn(shown, 'rebel')).toEqual(['CYLONS']);
    expect(textsIn(recordView(missionCheck()), 'rebel')).toEqual(['HUMANS']);
  });

  test('R-DAY-71 R-DAY-72 the Mission with what it asks for, and what has become of it', () => {
    const passed = ['Digging Up the Past', '14', 'POL', 'LEA', 'Passed: counts as 1 distance'];
    expect(textsIn(shown, 'mission')).toEqual(expect.arrayContaining(passed));
    expect(textsIn(recordView(missionFailed()), 'mission')).toEqual(
      expect.arrayContaining(['The Search For Home', '7 left']),
    );
    expect(textsIn(recordView(missionFailed()), 'mission').some((text) => text.startsWith('Failed'))).toBe(true);
    expect(textsIn(recordView(missionCheck()), 'mission')).toEqual(
      expect.arrayContaining(['25', 'ENG', 'Worth 2 distance']),
    );
  });

  test('an empty space says so', () => {
    const empty = recordView(withoutMission(homeGame()));
    expect(textsIn(empty, 'mission')).toContain('No Mission since the last jump');
  });

  test('everybody finds room on one of its locations', () => {
    const crowded = homeGame();
    const players = crowded.players.map((player) => ({
      ...player,
      place: { kind: 'location', location: 'location/daybreak/captains-cabin' } as const,
    }));
    const recording = recordView({ ...crowded, players });
    const room = groupOf(recording, 'location/location/daybreak/captains-cabin').box;
    expect(overhang(room, groupOf(recording, 'board/demetrius').box)).toBeLessThan(1);
  });

  test('R-DAY-71 R-DAY-75 each Mission that counts has its own part of the way, the active one too', () => {
    const texts = textsIn(shown, 'distance');
    expect(texts.filter((text) => /^\d$/.test(text))).toEqual(expect.arrayContaining(['2', '2', '1', '1', '6']));
    expect(texts.join(' ')).toMatch(/2 The Search For Home.+1 Digging Up the Past/);
  });

  test('R-DAY-77 what is out of the game stands among what is in play', () => {
    expect(textsIn(shown, 'crisis')).toContain('Removed: 2 heavy raiders, 2 centurions');
  });

  test('R-CHK-95 the check of a Mission shows the Mission', () => {
    const texts = textsIn(recordView(missionCheck()), 'crisis');
    expect(texts).toEqual(expect.arrayContaining(['MISSION', 'The Search For Home', 'PASS', 'FAIL']));
  });
});

describe('in words', () => {
  test('the board and the status say where the Missions and the Rebel Basestar stand', () => {
    for (const text of [describeBoard(homeGame(), names), describeStatus(homeGame(), names)]) {
      expect(text).toMatch(/Mission: Digging Up the Past, 5 Missions in the deck, the Rebel Basestar with the Cylons/);
      expect(text).toContain('out of the game: 2 heavy raiders and 2 centurions');
    }
    expect(describeBoard(missionFailed(), names)).toContain(
      'Mission: The Search For Home (facedown), 7 Missions in the deck',
    );
    expect(describeBoard(startOfGame(), names)).not.toContain('Mission');
  });

  test('what has changed is told and marked', () => {
    const before = withHome(missionCheck(), { gone: { basestar: 0, heavyRaider: 0, centurion: 0 } });
    const after = withHome(missionCheck(), {
      active: { card: 'mission/daybreak/attack-on-the-colony', faceUp: true, counts: false },
      rebel: 'cylon',
      gone: { basestar: 1, heavyRaider: 0, centurion: 0 },
    });
    expect(describeChanges(before, after, 'en')).toBe(
      'Changed since the last picture: Mission Attack on the Colony, the Rebel Basestar sides with the Cylons, removed from the game: 1 basestar.',
    );
    expect(groups(recordView(after, undefined, before))).toEqual(expect.arrayContaining(['mission', 'rebel']));
    expect(describeChanges(after, withoutMission(after), 'en')).toContain('no Mission');
  });

  test('R-DAY-80 the Rebel Basestar coming into play is told of', () => {
    const before = missionFailed();
    expect(describeChanges(before, withHome(before, { rebel: 'human' }), 'en')).toContain(
      'the Rebel Basestar sides with the humans',
    );
  });
});
