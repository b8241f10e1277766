import { describe, expect, test } from 'vitest';
import { areas as areaOrder } from '../../src/catalogue/vocabulary.ts';
import { characterNames, initialsOf } from '../../render/content.ts';
import {
  gallery,
  checkRevealed,
  choosingCharacters,
  crowded,
  cylonsWin,
  humansWin,
  lateGame,
  many,
  memberNames,
  numbered,
  player,
  standing,
  startOfGame,
} from '../../src/tools/pictures/views/index.ts';
import type { Group, Mark, Recording } from './recorder.ts';
import { english, groupOf, overhang, overlap, recordStill, recordView, textsIn } from './recorder.ts';

/** Frames are drawn half outside of their box. */
const frame = 3;

const longNames = (seat: number): string => `${memberNames[seat] ?? ''} with a name that goes on and on`;

function strays({ marks }: Recording): ReadonlyArray<string> {
  const outside = (mark: Mark, group: Group): boolean => overhang(mark.box, group.box) > frame;
  return marks.flatMap((mark) =>
    mark.groups
      .filter((group) => outside(mark, group))
      .map((group) => `${mark.kind} ${mark.text} leaves ${group.name}`),
  );
}

function clashes(recording: Recording, kind: string, within: string): ReadonlyArray<string> {
  const inside = recording.groups.filter(
    ({ name, box }) => name.startsWith(kind) && overhang(box, groupOf(recording, within).box) <= frame,
  );
  return inside.flatMap((a, index) =>
    inside
      .slice(index + 1)
      .filter((b) => overlap(a.box, b.box) > 1)
      .map((b) => `${a.name} lies on ${b.name}`),
  );
}

describe.each(Object.entries(gallery))('%s', (_name, makeView) => {
  const recording = recordView(makeView(), longNames);

  test('draws nothing outside of the panel that it belongs to', () => {
    expect(strays(recording)).toEqual([]);
  });

  test('has a panel around everything', () => {
    expect(recording.marks.filter(({ groups }) => groups.length === 0)).toEqual([]);
    expect(recording.marks.length).toBeGreaterThan(300);
  });

  test('writes no words over other words', () => {
    const words = recording.marks.filter(
      ({ kind, text, box }) => kind === 'text' && text.trim() !== '' && box.width > 0,
    );
    const over = words.flatMap((a, index) =>
      words
        .slice(index + 1)
        .filter((b) => overlap(a.box, b.box) > 6)
        .map((b) => `${a.text} / ${b.text}`),
    );
    expect(over).toEqual([]);
  });
});

describe('characters', () => {
  test.each(Object.entries(gallery))('%s: each stands in the panel of the place where it is', (_name, makeView) => {
    const view = makeView();
    const recording = recordView(view);
    for (const { seat, character, place } of view.players) {
      const initials = character === undefined ? `${seat + 1}` : initialsOf(character, english);
      expect(textsIn(recording, `player/${seat}`)).toContain(initials);
      if (place.kind === 'location') expect(textsIn(recording, `location/${place.location}`)).toContain(initials);
      if (place.kind === 'piloting') expect(textsIn(recording, `area/${place.area}`)).toContain(initials);
    }
  });

  test('stand nowhere else', () => {
    const recording = recordView(lateGame());
    const places = recording.groups
      .filter(({ name }) => name.startsWith('location/') || name.startsWith('area/'))
      .map(({ name }) => name);
    expect(places.filter((name) => textsIn(recording, name).includes('WA'))).toEqual([
      'location/location/base/sickbay',
    ]);
  });

  test('a crowd of seven finds room in the smallest panels', () => {
    for (const name of ['command', 'press-room', 'caprica']) {
      const players = [0, 1, 2, 3, 4, 5, 6].map((seat) => player(seat, { place: standing(name) }));
      const recording = recordView(startOfGame({ players }));
      const room = `location/location/base/${name}`;
      expect(clashes(recording, 'pawn/', room)).toEqual([]);
      expect(strays(recording)).toEqual([]);
      for (const { character } of players)
        expect(textsIn(recording, room)).toContain(initialsOf(character ?? '', english));
    }
  });

  test('a player without a character is shown by the seat', () => {
    expect(textsIn(recordView(choosingCharacters()), 'player/4')).toContain('Seat 5');
  });
});

describe('ships', () => {
  test.each(areaOrder)('in a crowd at %s, none lies on another', (area) => {
    const pilots = [0, 1, 2, 3, 4].map((seat) => ({ kind: 'viper', area, pilot: seat }) as const);
    const ships = numbered([
      ...many(2, {
        kind: 'basestar',
        area,
        damage: ['token/base/basestar-damage-disabled-hangar', 'token/base/basestar-damage-structural-damage'],
      }),
      ...many(16, { kind: 'raider', area }),
      ...many(4, { kind: 'heavyRaider', area }),
      ...pilots,
      ...many(3, { kind: 'viper', area, pilot: undefined }),
      ...many(12, { kind: 'civilian', area }),
    ]);
    const view = startOfGame({
      ships,
      players: [0, 1, 2, 3, 4].map((seat) => player(seat, { place: { kind: 'piloting', ship: 22 + seat, area } })),
    });
    const recording = recordView(view);
    expect(clashes(recording, 'ship/', `area/${area}`)).toEqual([]);
    expect(strays(recording)).toEqual([]);
    expect(textsIn(recording, `area/${area}`)).toEqual(
      expect.arrayContaining(['×16', '×4', '×3', '×12', 'LR', 'WA', 'KT', 'GB', 'SV', 'H', '+2']),
    );
  });

  test('many raiders are counted, few are drawn one by one', () => {
    expect(textsIn(recordView(crowded()), 'area/bow')).toContain('×10');
    expect(recordView(startOfGame()).groups.filter(({ name }) => name.startsWith('ship/'))).toHaveLength(8);
  });

  test('a civilian ship shows its face only to those whose view has it', () => {
    const token = 'token/base/civilian-ship-2-population';
    const hidden = recordView(startOfGame({ ships: numbered([{ kind: 'civilian', area: 'stern' }]) }));
    const known = recordView(startOfGame({ ships: numbered([{ kind: 'civilian', area: 'stern', token }]) }));
    expect(textsIn(hidden, 'area/stern')).toEqual([]);
    expect(textsIn(known, 'area/stern')).toEqual(['2P']);
  });
});

describe('what the board says', () => {
  test('R-ION-81 who is out of the game: struck through, with nothing in hand', () => {
    const view = startOfGame();
    const [first, ...others] = view.players;
    if (first === undefined) throw new Error('nobody plays');
    const recording = recordView({
      ...view,
      players: [{ ...first, place: { kind: 'none' }, titles: [], out: true }, ...others],
    });
    const said = textsIn(recording, `player/${first.seat}`);
    expect(said).toContain('Out of the game');
    expect(said).not.toContain(`${first.handCount}`);
    const strikes = ({ marks }: Recording): boolean => {
      const own = marks.filter(({ groups }) => groups.some(({ name }) => name === `player/${first.seat}`));
      const name = own.find(
        ({ kind, text }) => kind === 'text' && text === characterNames(first.character ?? '', english)[0],
      );
      return own.some(
        ({ kind, box }) =>
          kind === 'stroke' &&
          name !== undefined &&
          Math.abs(box.width - name.box.width) < 8 &&
          box.y > name.box.y &&
          box.y + box.height < name.box.y + name.box.height,
      );
    };
    expect([strikes(recording), strikes(recordView(view))]).toEqual([true, false]);
    expect(textsIn(recordView(view), `player/${first.seat}`)).not.toContain('Out of the game');
  });

  const late = recordView(lateGame());

  test('resources, and which of them are low', () => {
    expect(textsIn(late, 'dial/fuel')).toEqual(['2', 'Fuel low']);
    expect(textsIn(late, 'dial/food')).toEqual(['6', 'Food']);
    expect(textsIn(late, 'dial/population')).toEqual(['7', 'Population']);
  });

  test('distance, its milestones, and the cards beside the objective', () => {
    const words = textsIn(late, 'distance').join(' | ');
    expect(words).toContain('7');
    expect(words).toContain('4 Sleeper agents');
    expect(words).toContain('8 Last jump');
    for (const card of ['1 Tylium Planet', '3 Desolate Moon', '1 Legendary Discovery', '2 Remote Planet'])
      expect(words).toContain(card);
  });

  test('the tracks', () => {
    expect(textsIn(late, 'track/jump')).toEqual(
      expect.arrayContaining(['START', '1', '2', '−3', '−1', 'AUTO JUMP', 'FTL ready: 1 population at risk']),
    );
    expect(textsIn(recordView(crowded()), 'track/boarding')).toEqual(
      expect.arrayContaining(['×2', '2', 'HUMANS', 'LOSE', '4 centurions aboard']),
    );
  });

  test('decks with what is left and used', () => {
    expect(textsIn(late, 'deck/leadership')).toEqual(['LEA', '0', '16 used', 'Leadership']);
    expect(textsIn(late, 'deck/superCrisis')).toEqual(['!!', '3', 'Super Crisis']);
  });

  test('titles, a revealed Cylon, cards in hand', () => {
    expect(textsIn(late, 'player/4')).toEqual(
      expect.arrayContaining(['Admiral', 'Sharon “Boomer” Valerii', '0', '3', '?', 'FTL Control']),
    );
    expect(textsIn(late, 'player/3')).toEqual(expect.arrayContaining(['Cylon', 'Caprica', '1']));
    expect(textsIn(late, 'player/0')).toContain('President');
    expect(textsIn(late, 'player/0')).not.toContain('?');
  });

  test('closed places', () => {
    expect(textsIn(late, 'location/location/base/press-room')).toEqual(
      ['CLOSED', 'Press Room'].sort((a, b) => b.localeCompare(a)),
    );
  });

  test('cards in play, those before a player with the player', () => {
    expect(textsIn(late, 'crisis')).toEqual(expect.arrayContaining(['Detector Sabotage', 'LR', 'Accept Prophecy']));
  });

  test('who is asked what', () => {
    expect(textsIn(late, 'header').join(' ')).toMatch(/TURN 31 Boomer .*SV Boomer, choose your action/);
  });

  test('a check: difficulty, Skills, cards by seat, what was turned over and what came of it', () => {
    const words = textsIn(recordView(checkRevealed()), 'crisis');
    expect(words).toEqual(
      expect.arrayContaining([
        'Prisoner Revolt',
        '11',
        'partial 6+',
        'POL',
        'LEA',
        'TAC',
        'Total 7: partial success',
        '−5',
        '4',
        'GB',
        '0',
      ]),
    );
  });

  test('a check on a location has the location in its head', () => {
    const base = checkRevealed();
    const view = {
      ...base,
      currentCrisis: undefined,
      check: base.check && { ...base.check, source: 'location/base/brig' },
    };
    expect(textsIn(recordView(view), 'crisis')).toEqual(expect.arrayContaining(['SKILL CHECK', 'Brig']));
  });

  test("who has won, why, and everybody's loyalty", () => {
    const won = recordView(humansWin());
    expect(textsIn(won, 'header').join(' ')).toMatch(/HUMANS WIN The fleet has reached Kobol/);
    const lost = recordView(cylonsWin());
    expect(textsIn(lost, 'header')).toEqual(expect.arrayContaining(['CYLONS WIN', 'WA', 'GB']));
    expect(textsIn(lost, 'player/1').filter((word) => /^(Human|Cylon)/.test(word))).toEqual(['Cylon']);
  });
});

test('the unchanging layer names the six areas', () => {
  const words = recordStill().marks.map(({ text }) => text);
  expect(words).toEqual(
    expect.arrayContaining([
      'BOW',
      'STARBOARD BOW',
      'STARBOARD QUARTER',
      'STERN',
      'PORT QUARTER',
      'PORT BOW',
      'GALACTICA',
    ]),
  );
  expect(words.filter((word) => word === 'LAUNCH')).toHaveLength(2);
});
