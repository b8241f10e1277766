import { describe, expect, test } from 'vitest';
import {
  boardLimit,
  describeBoard,
  describeOutcome,
  describeStatus,
  statusLimit,
} from '../../../src/engine/describe/index.ts';
import type { GameView } from '../../../src/engine/types/view.ts';
import { names } from './samples.ts';
import { sampleView } from './view.ts';
import { faultsOf, faultsOfSentences } from './wording.ts';

const check: NonNullable<GameView['check']> = {
  source: 'crisis/base/water-sabotaged',
  difficulty: 13,
  partialAt: undefined,
  skills: ['politics', 'leadership', 'tactics'],
  destinyCount: 2,
  contributions: [
    { seat: 1, count: 3 },
    { seat: 2, count: 0 },
  ],
  cards: [],
  revealed: false,
  total: undefined,
  outcomes: {},
  result: undefined,
};

describe('describeStatus', () => {
  test.each([
    [[0, 0], 'Boarding party: 2 centurions at the start'],
    [[2], 'Boarding party: 1 centurion on space 2 of 3'],
    [[0, 1, 0], 'Boarding party: 3 centurions, 1 on space 1 of 3 and 2 at the start'],
  ])('centurions at %j are counted by their spaces', (boarding, line) => {
    expect(describeStatus({ ...sampleView, boarding }, names)).toContain(`${line}\n`);
  });

  test('tells the whole game in lines, the open question before the details', () => {
    expect(describeStatus(sampleView, names).split('\n')).toEqual([
      'Turn 5, Action: Roslin (@ana)',
      'Fuel 4 (red zone), food 6, morale 9, population 11',
      'Jump track 3 of 5, FTL Control ready (3 population at risk); distance 3 of 8',
      'Waiting for Roslin (@ana): choose your action',
      'Bow: 1 basestar (damaged), 2 raiders',
      'Starboard bow: 1 heavy raider',
      'Stern: 1 civilian ship',
      'Port bow: 2 vipers with Apollo (@ben)',
      'Reserves: 4 vipers, 3 raptors; 1 viper damaged; 2 nukes',
      'Damaged: Armory',
      'Boarding party: 2 centurions, 1 on space 2 of 3 and 1 at the start',
      'In play: Ambush',
      'Roslin (@ana): President, the President’s Office, 5 Skill cards, 1 Loyalty card, once-per-game ability used',
      'Apollo (@ben): in a viper at the port bow, 1 Skill card, 1 Loyalty card, Assign Arbitrator',
      'Tyrol (@caro): off the board, 3 Skill cards, 1 Loyalty card',
      'Baltar (@dan): Cylon, Caprica, 5 Skill cards, 2 Loyalty cards, 1 Super Crisis card',
    ]);
  });

  test.each([
    ['leader', false, 'Cylon Leader, Caprica'],
    ['leader', true, 'Cylon Leader, infiltrating, Caprica'],
    ['sympathetic', true, 'Sympathetic Cylon, infiltrating, Caprica'],
    ['sympathizer', false, 'Sympathizer and Cylon, Caprica'],
  ] as const)(
    'says what kind of Cylon somebody is: %s, infiltrating %s, also in place of the picture',
    (cylon, infiltrating, words) => {
      const players = sampleView.players.map((player) =>
        player.seat === 3 ? { ...player, cylon, infiltrating } : player,
      );
      expect(describeStatus({ ...sampleView, players }, names)).toContain(`Baltar (@dan): ${words}, 5 Skill cards`);
      expect(describeBoard({ ...sampleView, players }, names)).toContain(`Baltar (@dan): ${words}, 5 cards`);
    },
  );

  test('tells of a check and of its cards', () => {
    expect(describeStatus({ ...sampleView, check }, names)).toContain(
      'Skill check 13, Water Sabotaged (cards: Destiny 2, Apollo (@ben) 3, Tyrol (@caro) 0)',
    );
  });

  test('shows viewers their own open questions, and no one else’s', () => {
    const secret = {
      id: 'd10',
      seat: 2,
      topic: { kind: 'react', window: 'beforeRoll' },
      choices: [],
      min: 0,
      max: 1,
      fallback: [],
      privacy: 'secret',
    } as const;
    const own = { hand: [], loyalty: [], superCrises: [], quorumHand: [], modules: {}, decisions: [secret] };
    expect(describeStatus({ ...sampleView, viewer: 2, own }, names)).toContain(
      'Waiting for Tyrol (@caro): do you want to react?',
    );
    expect(describeStatus(sampleView, names)).not.toContain('react');
  });

  test('begins with the outcome when the game is over', () => {
    const over = { winner: 'humans', cause: 'reachedKobol', winners: [0, 1] } as const;
    expect(describeStatus({ ...sampleView, over }, names).split('\n')[0]).toBe(
      'The humans win: the fleet has reached Kobol. Winners: Roslin (@ana) and Apollo (@ben).',
    );
  });

  test('stays within its limit with the longest names', () => {
    const long = { ...names, seat: (seat: number) => `${'A very long name '.repeat(12)}${seat}` };
    const text = describeStatus({ ...sampleView, check }, long);
    expect(text.length).toBeLessThanOrEqual(statusLimit);
    expect(text.endsWith('…')).toBe(true);
  });

  test('has no unfinished line', () => {
    expect(
      describeStatus({ ...sampleView, check }, names)
        .split('\n')
        .flatMap(faultsOf),
    ).toEqual([]);
  });
});

describe('describeBoard', () => {
  test('tells the picture in sentences', () => {
    expect(faultsOfSentences(describeBoard({ ...sampleView, check }, names))).toEqual([]);
    expect(describeBoard(sampleView, names)).toBe(
      'The board on turn 5, Action: Roslin (@ana). Fuel 4 (red zone), food 6, morale 9, population 11. Jump track 3 of 5, FTL Control ready (3 population at risk); distance 3 of 8. ' +
        'Bow: 1 basestar (damaged), 2 raiders; Starboard bow: 1 heavy raider; Stern: 1 civilian ship; Port bow: 2 vipers with Apollo (@ben). ' +
        'Reserves: 4 vipers, 3 raptors; 1 viper damaged; 2 nukes. Damaged: Armory. Boarding party: 2 centurions, 1 on space 2 of 3 and 1 at the start. ' +
        'Roslin (@ana), President: the President’s Office, 5 cards; Apollo (@ben): in a viper at the port bow, 1 card; Tyrol (@caro): off the board, 3 cards; Baltar (@dan): Cylon, Caprica, 5 cards.',
    );
  });

  test('stays within the limit of an alternative text', () => {
    const long = { ...names, seat: (seat: number) => `${'A very long name '.repeat(12)}${seat}` };
    expect(describeBoard({ ...sampleView, check }, long).length).toBeLessThanOrEqual(boardLimit);
  });

  test('an empty sky is told as such', () => {
    expect(describeBoard({ ...sampleView, ships: [] }, names)).toContain('No ships in space.');
  });
});

test('R-VIC-30 the outcome tells who has won and why', () => {
  expect(describeOutcome({ winner: 'cylons', cause: 'invasion', winners: [3] }, names)).toBe(
    'The Cylons win: Cylon centurions have taken Galactica. Winner: Baltar (@dan).',
  );
  expect(describeOutcome({ winner: 'cylons', cause: 'fuel', winners: [] }, names)).toBe(
    'The Cylons win: the fleet has run out of fuel.',
  );
});
