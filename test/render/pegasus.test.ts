/** Things that only games with Pegasus must show. */
import { describe, expect, test } from 'vitest';
import { changesBetween, describeChanges } from '../../render/changes.ts';
import { playerBoxes } from '../../render/layout.ts';
import type { GameView, PlayerView } from '../../src/engine/types/view.ts';
import {
  many,
  newCapricaGame,
  numbered,
  pegasusGame,
  pegasusLost,
  player,
  sevenPlayers,
  startOfGame,
} from '../../src/tools/pictures/views/index.ts';
import type { Recording } from './recorder.ts';
import { english, groupOf, overhang, overlap, recordView, textsIn } from './recorder.ts';

function names(recording: Recording): ReadonlyArray<string> {
  return recording.groups.map(({ name }) => name);
}

/** How much is painted in a group. */
function fillsIn(recording: Recording, name: string): number {
  return recording.marks.filter(({ kind, groups }) => kind === 'fill' && groups.some((group) => group.name === name))
    .length;
}

describe('a lost Pegasus', () => {
  const lost = recordView(pegasusLost());

  test('R-PEG-23 is not on the picture any more, which says so', () => {
    expect(names(recordView(pegasusGame()))).toContain('board/pegasus');
    expect(names(lost)).not.toContain('board/pegasus');
    expect(textsIn(lost, 'crisis')).toContain('Destroyed: Pegasus');
  });

  test('is told as one change, not place by place', () => {
    const { players } = pegasusLost();
    const words = describeChanges(
      { ...pegasusGame(), players, damaged: ['location/base/armory'] },
      pegasusLost(),
      'en',
    );
    expect(words).toContain('Pegasus destroyed');
    expect(words).not.toMatch(/Airlock|Engine Room/);
  });
});

describe('what lasts', () => {
  const lost = recordView(pegasusLost());

  test('R-EXE-40 who has been executed', () => {
    expect(textsIn(lost, 'crisis')).toContain('Executed: Ellen, Apollo');
    expect(describeChanges(pegasusGame(), pegasusLost(), 'en')).toMatch(/Ellen executed, Apollo executed/);
  });

  test('R-PEG-13, R-PEG-74 what holds until the end of the turn', () => {
    expect(textsIn(lost, 'crisis')).toEqual(
      expect.arrayContaining(['This turn: next Crisis gains a jump icon', 'This turn: next morale loss −1']),
    );
  });

  test('in one line, those that fit are named, with the initials of whom they lie before, and the others are counted', () => {
    const line = (inPlay: ReadonlyArray<string>): string | undefined =>
      textsIn(recordView({ ...sevenPlayers(), inPlay }), 'crisis').find((text) => text.startsWith('In play:'));
    expect(line([])).toBe('In play: Assign Arbitrator (LR) · Executed: Ellen');
    expect(line(['crisis/base/detector-sabotage', 'crisis/pegasus/scar'])).toBe(
      'In play: Detector Sabotage · Scar and 2 more',
    );
  });
});

describe('Scar', () => {
  const ships = numbered([
    ...many(4, { kind: 'raider', area: 'stern' }),
    { kind: 'raider', area: 'stern', scar: true },
  ]);
  const recording = recordView(startOfGame({ ships }));

  test('R-PEG-50 is a raider apart from the others, with his name', () => {
    expect(textsIn(recording, 'area/stern')).toEqual(['×4', 'SCAR']);
    expect(textsIn(recording, 'ship/4')).toEqual(['SCAR']);
  });
});

describe('seven players', () => {
  const recording = recordView(sevenPlayers());

  test('have cards as high as those of six', () => {
    const heights = [6, 7].map((count) => Math.min(...playerBoxes(count).map(({ height }) => height)));
    expect(heights[1]).toBe(heights[0]);
  });

  test('each number of cards in a check is next to its pawn, apart from the next one', () => {
    const pawns = recording.groups.filter(
      ({ name, box }) => name.startsWith('pawn/') && overhang(box, groupOf(recording, 'crisis').box) <= 0,
    );
    expect(pawns).toHaveLength(7);
    const numbers = recording.marks.filter(
      ({ kind, text, groups }) =>
        kind === 'text' &&
        groups.at(-1)?.name === 'crisis' &&
        /^(11|[1-6])$/.test(text) &&
        pawns.some(({ box }) => overhang({ ...box, x: 0 }, { x: 0, y: box.y, width: 2000, height: box.height }) === 0),
    );
    for (const { box } of pawns) {
      const own = numbers
        .filter(
          (number) =>
            number.box.x >= box.x + box.width &&
            number.box.y < box.y + box.height &&
            number.box.y + number.box.height > box.y,
        )
        .sort((a, b) => a.box.x - b.box.x)[0];
      const next = pawns
        .filter((other) => other.box.x > box.x && Math.abs(other.box.y - box.y) < 5)
        .sort((a, b) => a.box.x - b.box.x)[0];
      expect(own).toBeDefined();
      if (next !== undefined && own !== undefined) expect(own.box.x + own.box.width).toBeLessThan(next.box.x - 10);
    }
  });

  test('cards of a check for which there is no room are counted', () => {
    const shown = textsIn(recording, 'crisis').filter((text) => /^−?\d$/.test(text) && text !== '0');
    expect(textsIn(recording, 'crisis')).toContain('+3');
    expect(shown.length).toBeGreaterThanOrEqual(25);
  });

  test('R-CHK-24 a reckless check says so', () => {
    expect(textsIn(recording, 'crisis')).toEqual(expect.arrayContaining(['Reckless', 'Total −18: failed']));
    expect(textsIn(recordView({ ...sevenPlayers(), check: undefined }), 'crisis')).not.toContain('Reckless');
  });
});

describe('a Crisis card of New Caprica', () => {
  const view = sevenPlayers();

  test('is called a Crisis, also while its check goes on', () => {
    expect(textsIn(recordView(view), 'crisis')[0]).toBe('CRISIS');
  });

  test('has its icons beside the heading, the last of them without a word where there is no room for it', () => {
    const words = textsIn(
      recordView({ ...view, currentCrisis: 'newCaprica/pegasus/execution-list', check: undefined }),
      'crisis',
    );
    expect(words).toEqual(expect.arrayContaining(['CRISIS', 'Heavy raiders', 'Occupation']));
    expect(words).not.toContain('Evacuate');
  });
});

describe('New Caprica', () => {
  const away = newCapricaGame();
  const recording = recordView(away);

  test('the damage of a ship that is away is still to be seen', () => {
    const clean = recordView({ ...away, damaged: [] });
    for (const place of ['location/base/armory', 'location/pegasus/airlock'])
      expect(fillsIn(recording, `location/${place}`)).toBeGreaterThan(fillsIn(clean, `location/${place}`));
  });

  test('what happens there is marked and told', () => {
    const settlement = away.modules.newCaprica ?? expect.fail('no New Caprica');
    const after: GameView = {
      ...away,
      modules: {
        newCaprica: {
          forces: ['location/pegasus/shipyard', 'location/pegasus/shipyard', 'location/pegasus/shipyard'],
          locked: 6,
          prepared: 3,
          inOrbit: true,
        },
      },
    };
    expect(changesBetween(away, after).map(({ panel, sign, words }) => [panel, sign, english.word(words)])).toEqual([
      ['board/newCaprica', undefined, 'Galactica is back in orbit'],
      ['stack/locked', '−1', 'locked ships −1'],
      ['stack/prepared', '+1', 'prepared ships +1'],
      ['forces/location/pegasus/occupation-authority', undefined, 'occupation forces (Occupation Authority) −1'],
      ['forces/location/pegasus/shipyard', undefined, 'occupation forces (Shipyard) +1'],
    ]);
    const drawn = names(recordView(after, undefined, away));
    for (const { panel } of changesBetween(away, after)) expect(drawn).toContain(panel);
    const arrival = changesBetween({ ...away, modules: {} }, { ...away, modules: { newCaprica: settlement } });
    expect(arrival.map(({ words }) => english.word(words))).toEqual(['the fleet has reached New Caprica']);
  });
});

describe('a Cylon Leader', () => {
  function withLeader(changes: Partial<PlayerView>): Recording {
    const game = pegasusGame();
    return recordView({ ...game, players: game.players.map((one) => (one.seat === 3 ? { ...one, ...changes } : one)) });
  }

  test('R-LOY-93 shows whether the ability that works once is left, and no Loyalty cards', () => {
    const [fresh, spent] = [withLeader({ handCount: 7 }), withLeader({ handCount: 7, usedOncePerGame: true })];
    expect(textsIn(fresh, 'player/3').filter((text) => /^\d+$/.test(text))).toEqual(['7', '2']);
    expect(fillsIn(fresh, 'player/3')).toBe(fillsIn(spent, 'player/3') + 1);
  });

  test('R-SET-04 who infiltrates says so', () => {
    expect(textsIn(withLeader({ infiltrating: true }), 'player/3')).toEqual(
      expect.arrayContaining(['Infiltrating', 'Cylon Leader']),
    );
  });

  test('the Agenda is told when the game is over, never before', () => {
    const over = { winner: 'humans', cause: 'reachedKobol', winners: [0] } as const;
    const agenda = { modules: { cylonLeaders: { agenda: 'agenda/pegasus/grant-mercy' } } };
    const game = pegasusGame();
    const players = game.players.map((one) => (one.seat === 3 ? { ...one, ...agenda } : one));
    expect(textsIn(recordView({ ...game, players, over }), 'player/3')).toContain('Grant Mercy');
    expect(textsIn(recordView(game), 'player/3')).not.toContain('Grant Mercy');
  });
});

test('every discard pile has its word, however many decks there are', () => {
  const view = sevenPlayers();
  const full = {
    ...view,
    skillDecks: Object.fromEntries(
      Object.keys(view.skillDecks).map((skill) => [
        skill,
        { left: 10, discard: Array<string>(16).fill('skill/base/repair/1') },
      ]),
    ),
  };
  const recording = recordView(full);
  const decks = ['politics', 'leadership', 'tactics', 'piloting', 'engineering', 'treachery'];
  expect(decks.map((deck) => textsIn(recording, `deck/${deck}`)[2])).toEqual(decks.map(() => '16 used'));
});

test('somebody with many Loyalty cards has them counted in the end, beside the other numbers', () => {
  const human = 'loyalty/base/you-are-not-a-cylon';
  const view = startOfGame({
    players: [0, 1, 2].map((seat) => player(seat, { openLoyalty: [human, human, human] })),
    over: { winner: 'humans', cause: 'reachedKobol', winners: [0, 1, 2] },
  });
  expect(textsIn(recordView(view), 'player/1')).toContain('Human ×3');
});

test('as many kinds of Loyalty cards as somebody can have find room in the end', () => {
  const cylon = 'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1';
  const openLoyalty = [cylon, cylon, 'loyalty/pegasus/you-are-a-sympathetic-cylon'];
  const view = startOfGame({
    players: [0, 1, 2].map((seat) => player(seat, { openLoyalty, handCount: 10 })),
    over: { winner: 'cylons', cause: 'fuel', winners: [] },
  });
  const recording = recordView(view);
  const words = recording.marks.filter(
    ({ kind, groups }) => kind === 'text' && groups.some(({ name }) => name === 'player/1'),
  );
  expect(words.map(({ text }) => text)).toEqual(expect.arrayContaining(['Cylon ×2', 'Sympathetic', '10']));
  const pairs = words.flatMap((one, index) => words.slice(index + 1).map((other) => [one, other] as const));
  expect(
    pairs
      .filter(([one, other]) => overlap(one.box, other.box) > 6)
      .map(([one, other]) => `${one.text} / ${other.text}`),
  ).toEqual([]);
});
