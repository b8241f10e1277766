import { describe, expect, test } from 'vitest';
import { describeHistory, historyOf, renderCheck, renderHand, renderSummary } from '../../render/index.ts';
import { drawCardSheet, layOutCard } from '../../render/sheets/card.ts';
import { drawCharacterSheet, layOutCharacter } from '../../render/sheets/character.ts';
import { drawCheckSheet, layOutCheck } from '../../render/sheets/check.ts';
import { drawHand, layOutHand } from '../../render/sheets/hand.ts';
import { letters } from '../../render/phoneMeasures.ts';
import { drawSummary, layOutSummary } from '../../render/sheets/summary.ts';
import { catalogue } from '../../src/catalogue/index.ts';
import { checkGallery } from '../../src/tools/pictures/checks.ts';
import { handGallery } from '../../src/tools/pictures/hands.ts';
import { summaryGallery, summaryOf } from '../../src/tools/pictures/summaries.ts';
import { cylonsWin, humansWin, player, startOfGame } from '../../src/tools/pictures/views/index.ts';
import type { GameView, PlayerView } from '../../src/engine/types/view.ts';
import type { CharacterPicture, CheckPicture } from '../../render/index.ts';
import type { Recording } from './recorder.ts';
import { english, overhang, overlap, recordDrawing, textsIn } from './recorder.ts';

const longName = (seat: number): string => `Member ${seat} with a name that goes on and on`;

function recordHand(view: GameView): Recording {
  const plan = layOutHand(view, english);
  return recordDrawing(plan, (painter) => drawHand(painter, plan, longName));
}

function recordCheck(check: CheckPicture): Recording {
  const plan = layOutCheck(check);
  return recordDrawing(plan, (painter) => drawCheckSheet(painter, plan));
}

function recordSummary(view: GameView): Recording {
  const plan = layOutSummary(view, summaryOf(view).history);
  return recordDrawing(plan, (painter) => drawSummary(painter, plan, longName));
}

function hand(name: string): GameView {
  return handGallery[name]?.() ?? startOfGame();
}

function strays({ marks }: Recording): ReadonlyArray<string> {
  return marks.flatMap((mark) =>
    mark.groups
      .filter(({ box }) => overhang(mark.box, box) > 3)
      .map(({ name }) => `${mark.kind} ${mark.text} leaves ${name}`),
  );
}

function overwritten({ marks }: Recording): ReadonlyArray<string> {
  const words = marks.filter(({ kind, text }) => kind === 'text' && text.trim() !== '');
  return words.flatMap((a, index) =>
    words
      .slice(index + 1)
      .filter((b) => overlap(a.box, b.box) > 6)
      .map((b) => `${a.text} / ${b.text}`),
  );
}

const recordings: ReadonlyArray<readonly [string, () => Recording]> = [
  ...Object.entries(handGallery).map(([name, makeView]) => [name, () => recordHand(makeView())] as const),
  ...Object.entries(checkGallery).map(([name, check]) => [name, () => recordCheck(check)] as const),
  ...Object.entries(summaryGallery).map(([name, make]) => [name, () => recordSummary(make().view)] as const),
];

test.each(recordings)(
  '%s: nothing leaves its card, no words lie on others, and every text is there to its end',
  (_name, record) => {
    const recording = record();
    expect(strays(recording)).toEqual([]);
    expect(overwritten(recording)).toEqual([]);
    expect(
      recording.marks
        .filter(
          ({ text, groups }) =>
            text.includes('…') && groups.every(({ name }) => name !== 'head' && !name.startsWith('player/')),
        )
        .map(({ text }) => text),
    ).toEqual([]);
  },
);

function recordCard(card: string): Recording {
  const plan = layOutCard({ card }, english);
  return recordDrawing(plan, (painter) => drawCardSheet(painter, plan));
}

function recordCharacter(picture: CharacterPicture): Recording {
  const plan = layOutCharacter(picture, english);
  return recordDrawing(plan, (painter) => drawCharacterSheet(painter, plan));
}

describe('cards and sheets of all expansions', () => {
  const faults = (recording: Recording): ReadonlyArray<string> => [
    ...strays(recording),
    ...overwritten(recording),
    ...recording.marks.map(({ text }) => text).filter((text) => text.includes('…')),
  ];

  test.each([...catalogue.crises.keys(), ...catalogue.superCrises.keys()])('%s is there to its end', (card) => {
    expect(faults(recordCard(card))).toEqual([]);
  });

  test.each([...catalogue.characters.keys()])('%s is there to its end', (character) => {
    expect(faults(recordCharacter({ character }))).toEqual([]);
  });

  test('a Crisis of New Caprica has its icon of evacuation', () => {
    expect(textsIn(recordCard('newCaprica/pegasus/execution-list'), 'part/icons')).toEqual([
      'Activate',
      'Evacuate',
      'Jump',
      'Occupation',
      'Heavy raiders',
    ]);
  });

  test('R-LOY-62 the sheet of a Cylon player says that it has no effect; that of a Cylon Leader counts', () => {
    const words = (character: string, cylon: 'revealed' | 'leader'): ReadonlyArray<string> =>
      recordCharacter({ character, player: player(3, { character, cylon }) }).marks.map(({ text }) => text);
    expect(words('character/base/gaius-baltar', 'revealed').filter((text) => text === 'NO EFFECT')).toHaveLength(3);
    expect(words('character/pegasus/cavil', 'leader')).toEqual(
      expect.arrayContaining(['ABILITY', 'ONCE', 'WEAKNESS', 'Cylon Leader', 'Draws 2 cards per turn']),
    );
  });

  test('R-TURN-26 an infiltrating Cylon Leader draws one more', () => {
    const shown = player(3, { character: 'character/pegasus/cavil', cylon: 'leader', infiltrating: true });
    expect(textsIn(recordCharacter({ character: 'character/pegasus/cavil', player: shown }), 'draws')).toContain(
      'Draws 2 cards per turn, plus 1 while infiltrating',
    );
  });
});

describe('a hand', () => {
  const president = recordHand(hand('hand-president'));

  test('shows equal cards once, with their number, strength and Skill', () => {
    expect(textsIn(president, 'card/skill/base/consolidate-power/2')).toEqual(
      expect.arrayContaining(['2', 'Consolidate Power', '×2', 'POL']),
    );
    expect(textsIn(president, 'title/hand')).toEqual(['HAND: 6 CARDS']);
  });

  test('has Quorum cards only for the President', () => {
    expect(textsIn(president, 'card/quorum/base/food-rationing')).toContain('Food Rationing');
    expect(
      recordHand(hand('hand-hidden-cylon'))
        .groups.map(({ name }) => name)
        .filter((name) => name.startsWith('card/quorum')),
    ).toEqual([]);
  });

  test('tells by a word on which side each Loyalty card is', () => {
    const cylon = recordHand(hand('hand-hidden-cylon'));
    expect(textsIn(cylon, 'card/-loyalty/base/you-are-a-cylon-can-reduce-morale-by-1')).toContain('CYLON');
    expect(textsIn(cylon, 'card/-loyalty/base/you-are-not-a-cylon')).toContain('×2');
    expect(textsIn(cylon, 'card/-loyalty/base/you-are-not-a-cylon')).not.toContain('HUMAN');
    expect(
      textsIn(recordHand(hand('hand-revealed-cylon')), 'card/+loyalty/base/you-are-a-cylon-can-damage-galactica'),
    ).toEqual(expect.arrayContaining(['CYLON', 'REVEALED']));
  });

  test('R-LOY-80 R-LOY-85 Personal Goals and the Final Five are human; a goal that is met says so', () => {
    const goals = recordHand(hand('hand-goal'));
    expect(textsIn(goals, 'card/-loyalty/exodus/personal-goal-devastation')).toEqual(
      expect.arrayContaining(['HUMAN', 'MET NOW']),
    );
    const five = textsIn(goals, 'card/-loyalty/exodus/final-five-whoever-examines-this-card-is-executed');
    expect([five.includes('HUMAN'), five.includes('MET NOW')]).toEqual([true, false]);
  });

  test('has the Agenda and the Treachery cards of a Cylon Leader, and says what the player is', () => {
    const leader = recordHand(hand('hand-leader'));
    expect(textsIn(leader, 'head')).toContain('Cylon Leader');
    expect(textsIn(leader, 'card/agenda/pegasus/reduce-them-to-ruins')).toContain('Reduce Them to Ruins');
    expect(textsIn(leader, 'card/skill/pegasus/sabotage/3')).toEqual(expect.arrayContaining(['3', 'Sabotage', 'TRE']));
    expect(leader.groups.map(({ name }) => name)).toContain('card/character/pegasus/cavil/primacy');
  });

  test('R-VIC-41 R-LOY-102 says which conditions of the Agenda hold now, and what infiltrating means', () => {
    const view = hand('hand-leader');
    const texts = textsIn(recordHand(view), 'card/agenda/pegasus/reduce-them-to-ruins');
    const after = (mark: string): string | undefined => texts[texts.indexOf(mark) + 1];
    expect([after('MET'), after('NOT MET')]).toEqual([
      'At least 4 locations on Galactica and Pegasus combined are damaged.',
      'Morale is 3 or less.',
    ]);
    expect(textsIn(recordHand(view), 'card/standing').join(' ')).toContain('until you infiltrate at the Human Fleet');
    const spy = {
      ...view,
      players: view.players.map((one) => (one.seat === view.viewer ? { ...one, infiltrating: true } : one)),
    };
    expect(textsIn(recordHand(spy), 'head')).toContain('Infiltrating');
    expect(textsIn(recordHand(spy), 'card/standing').join(' ')).toContain('up to 2 cards to a check');
    expect(recordHand(hand('hand-revealed-cylon')).groups.map(({ name }) => name)).not.toContain('card/standing');
  });

  test('R-LOY-62 has no sheet for another Cylon player', () => {
    const revealed = recordHand(hand('hand-revealed-cylon'));
    expect(revealed.groups.map(({ name }) => name)).not.toContain('title/character');
    expect(textsIn(revealed, 'head').join(' ')).not.toContain('Draws');
  });

  test('says which ability is spent', () => {
    expect(
      textsIn(recordHand(hand('hand-hidden-cylon')), 'card/character/base/william-adama/command-authority'),
    ).toContain('SPENT');
    expect(textsIn(president, 'card/character/base/laura-roslin/skilled-politician')).toContain('ONCE');
  });

  test('of nobody is refused', () => {
    expect(() => renderHand(startOfGame(), { seat: longName }, 'en')).toThrow(
      'needs the view of the player whose hand it is',
    );
  });

  test('is a PNG of at most 200 KB', () => {
    const png = renderHand(hand('hand-hidden-cylon'), { seat: longName }, 'en');
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect(png.length).toBeLessThan(200 * 1024);
  });
});

describe('a check', () => {
  test('has its cards on their sides, by Skill, the strongest first, with signs', () => {
    const recording = recordCheck(
      checkGallery['check-sheet-partial'] ?? Object.values(checkGallery)[0] ?? expect.fail('no checks'),
    );
    expect(textsIn(recording, 'side/positive').filter((word) => /^\+\d/.test(word))).toEqual([
      '+4',
      '+2',
      '+3',
      '+1',
      '+3',
      '+2',
    ]);
    expect(textsIn(recording, 'side/negative').filter((word) => /^−\d/.test(word))).toEqual(['−2', '−5', '−1']);
    expect(textsIn(recording, 'side/positive')).toContain('POSITIVE: +15');
    expect(textsIn(recording, 'head')).toEqual(
      expect.arrayContaining(['Prisoner Revolt', '7 vs. 11', 'PARTIAL SUCCESS']),
    );
  });

  test('shows cards that count for neither side only if there are any', () => {
    const sides = Object.values(checkGallery).map((check) =>
      layOutCheck(check)
        .sides.map(({ side }) => side)
        .join(),
    );
    expect(sides).toEqual(['positive,negative', 'positive,negative', 'positive,negative,nullified']);
  });

  test('can have thirty cards on a side', () => {
    const cards = Array.from({ length: 30 }, (_, index) => `skill/base/repair/${1 + (index % 2)}`);
    const many: CheckPicture = {
      source: 'crisis/base/prisoner-revolt',
      difficulty: 11,
      positive: cards,
      negative: cards,
      nullified: cards,
      total: 0,
      result: 'fail',
    };
    expect(strays(recordCheck(many))).toEqual([]);
    expect(renderCheck(many, 'en').length).toBeGreaterThan(1000);
  });
});

describe('the end', () => {
  test('has who won, whose side everybody was on, and the last level of each resource', () => {
    const lost = recordSummary(cylonsWin());
    const head = ['31 turns, 5 players', 'Battlestar Galactica: Kobol', 'CYLONS WIN', 'The fleet has run out of fuel.'];
    expect(textsIn(lost, 'head')).toEqual(head);
    expect(textsIn(lost, 'player/1')).toEqual(expect.arrayContaining(['William Adama', 'WON', 'Cylon']));
    expect(textsIn(lost, 'player/1')).not.toContain('Human');
    expect(textsIn(lost, 'player/0')).toContain('Human');
    expect(textsIn(lost, 'player/0')).not.toContain('WON');
    const chart = textsIn(lost, 'chart');
    const lines = ['Fuel', 'Food', 'Morale', 'Population', 'Distance'];
    expect(lines.map((name) => chart[chart.indexOf(name) - 1])).toEqual(['0', '6', '3', '7', '7']);
    expect(chart).toContain('5 jumps');
    expect(textsIn(recordSummary(humansWin()), 'head')).toContain('HUMANS WIN');
  });

  test('marks where the game turned, and says what the letters stand for', () => {
    const chart = textsIn(recordSummary(cylonsWin()), 'chart');
    for (const letter of ['L', 'M', 'E', 'C', 'V', 'B'])
      expect(chart.filter((text) => text === letter)).toHaveLength(2);
    expect(chart).toEqual(
      expect.arrayContaining(['losses', 'narrow miss', 'executed', 'Cylon', 'vipers lost', 'the Brig']),
    );
  });

  test('marks of turns close to each other stand above each other', () => {
    const marks = [5, 5, 6].map((turn) => ({ turn, kind: 'losses' as const }));
    const view = cylonsWin();
    const plan = layOutSummary(view, historyOf([], view, marks));
    const recording = recordDrawing(plan, (painter) => drawSummary(painter, plan, longName));
    expect(overwritten(recording)).toEqual([]);
    expect(strays(recording)).toEqual([]);
  });

  test.each(Object.entries(summaryGallery))('%s: its words are read on a phone', (_name, make) => {
    const { marks } = recordSummary(make().view);
    const words = marks.filter(({ kind, text }) => kind === 'text' && text.length > 2 && text !== '');
    const smallest = Math.min(...words.map(({ box }) => box.height)) / Math.max(...words.map(({ box }) => box.height));
    expect(smallest).toBeGreaterThanOrEqual(letters.least / letters.dial - 0.01);
  });

  test('R-VIC-40 shows their own side of those with an Agenda, whatever other Loyalty cards say, and whether it was fulfilled', () => {
    const cards = {
      human: 'loyalty/base/you-are-not-a-cylon',
      cylon: 'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1',
      sympathetic: 'loyalty/pegasus/you-are-a-sympathetic-cylon',
    };
    const winners = [0];
    const sidesShown = (one: Partial<PlayerView>): ReadonlyArray<string> => {
      const view = {
        ...cylonsWin(),
        players: [{ ...player(0), ...one }, player(1)],
        over: { winner: 'cylons', cause: 'fuel', winners } as const,
      };
      return textsIn(recordSummary(view), 'player/0');
    };
    const aim = { cylonLeaders: { agenda: 'agenda/pegasus/the-illusion-of-hope' } };
    const sympathetic = sidesShown({
      cylon: 'sympathetic',
      openLoyalty: [cards.sympathetic, cards.cylon],
      modules: aim,
    });
    expect(sympathetic).toEqual(
      expect.arrayContaining(['Sympathetic Cylon', 'Agenda fulfilled: The Illusion of Hope', 'WON']),
    );
    expect(sympathetic).not.toContain('Cylon');
    winners.pop();
    const leader = sidesShown({
      cylon: 'leader',
      openLoyalty: [],
      modules: { cylonLeaders: { agenda: 'agenda/pegasus/genocide' } },
    });
    expect(leader).toEqual(expect.arrayContaining(['Cylon Leader', 'Agenda failed: Genocide']));
    expect(leader).not.toContain('WON');
  });

  test('has room for seven players and equal levels', () => {
    const view = {
      ...cylonsWin(),
      players: [0, 1, 2, 3, 4, 5, 6].map((seat) => player(seat)),
      resources: { fuel: 0, food: 0, morale: 0, population: 0 },
    };
    const plan = layOutSummary(view, historyOf([], view));
    const recording = recordDrawing(plan, (painter) => drawSummary(painter, plan, longName));
    expect(strays(recording)).toEqual([]);
    expect(overwritten(recording)).toEqual([]);
  });

  test('is not drawn while a game goes on', () => {
    const { history } = summaryOf(cylonsWin());
    expect(() => renderSummary(startOfGame(), history, { seat: longName }, 'en')).toThrow(
      'There is no summary of a game that goes on.',
    );
  });

  test('levels come from the log: the first change tells the start, each turn ends with its last change', () => {
    const change = (turn: number, by: number, now: number) => ({
      turn,
      what: { kind: 'resource', resource: 'fuel', change: by, now, why: 'x' } as const,
    });
    const history = historyOf([change(1, -1, 7), change(1, -2, 5), change(3, 1, 6)], startOfGame({ turn: 4 }));
    expect(history.resources.fuel).toEqual([8, 5, 5, 6, 6]);
    expect(history.resources.food).toEqual([8, 8, 8, 8, 8]);
    expect(describeHistory(history, 'en')).toContain('fuel from 8 to 6 (lowest 5)');
  });
});
