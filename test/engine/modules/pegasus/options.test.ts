import { inEnglish } from '../../../words/inEnglish.ts';
import { describe, expect, test } from 'vitest';
import { checkOptions, defaultOptions } from '../../../../src/engine/index.ts';
import { contentOf, gameRule, standsFor } from '../../../../src/engine/content.ts';
import type { GameOptions } from '../../../../src/engine/types/options.ts';

const objections = (set: Partial<GameOptions>): ReadonlyArray<string> =>
  inEnglish(checkOptions({ ...defaultOptions, ...set }));
const pegasus = { expansions: ['pegasus'] } as const;

describe('which options go together', () => {
  test.each([3, 4, 5, 6])('R-SET-10 R-SET-18 Pegasus with %s players', (players) => {
    expect(objections({ ...pegasus, players })).toEqual([]);
  });

  test('R-SET-18 seven need Pegasus or Daybreak and a Cylon Leader', () => {
    expect(objections({ ...pegasus, players: 7 })).toEqual([expect.stringMatching(/Cylon Leader/)]);
    expect(objections({ players: 7, cylonLeader: true })).toEqual([expect.stringMatching(/Pegasus or Daybreak/)]);
    expect(objections({ ...pegasus, players: 8, cylonLeader: true })).toEqual([
      expect.stringMatching(/3 to 6 players, or 7/),
    ]);
  });

  test('R-SET-15 Cylon Leaders need Pegasus and at least 4 players', () => {
    expect(objections({ players: 5, cylonLeader: true })).toEqual([expect.stringMatching(/need Pegasus or Daybreak/)]);
    expect(objections({ ...pegasus, players: 3, cylonLeader: true })[0]).toMatch(/need 4 to 7 players/);
  });

  test('R-SET-16 the Sympathetic Cylon needs Pegasus and 4 or 6 players', () => {
    expect(objections({ players: 4, sympatheticCylon: true })[0]).toMatch(/needs Pegasus/);
    expect(objections({ ...pegasus, players: 5, sympatheticCylon: true })[0]).toMatch(/4 or 6 players/);
  });

  test('R-SET-17 R-SET-54 without the Sympathizer there is neither a leader nor a Sympathetic Cylon', () => {
    expect(objections({ ...pegasus, players: 4, noSympathizer: true })).toEqual([]);
    expect(objections({ ...pegasus, players: 4, noSympathizer: true, cylonLeader: true }).join(' ')).toMatch(
      /doesn’t work with Cylon Leaders/,
    );
    expect(objections({ ...pegasus, players: 4, noSympathizer: true, sympatheticCylon: true }).join(' ')).toMatch(
      /doesn’t work with the Sympathetic Cylon/,
    );
  });

  test('R-SET-11 an objective needs its expansion', () => {
    expect(objections({ objective: 'newCaprica' })).toEqual(['The objective New Caprica needs Pegasus.']);
  });

  test('R-SET-10 an expansion is named once', () => {
    expect(objections({ expansions: ['pegasus', 'pegasus'] })).toEqual(['Name each expansion once.']);
  });
});

describe('the content of a game', () => {
  test.each([
    [true, 4],
    [false, 0],
  ] as const)('pegasus: R-SET-90 its board, tokens and cards are in the game: %s', (isThere, tokens) => {
    const content = contentOf({ ...defaultOptions, ...(isThere ? pegasus : {}) });
    for (const id of ['location/pegasus/airlock', 'location/pegasus/caprica'])
      expect(content.locations.has(id)).toBe(isThere);
    expect([...content.tokens.values()].filter(({ kind }) => kind === 'pegasusDamage')).toHaveLength(tokens);
    expect(content.crises.has('crisis/pegasus/scar')).toBe(isThere);
  });

  test('R-SET-91 R-PEG-60 what is replaced is gone, and what stands for it is known', () => {
    const options = { ...defaultOptions, ...pegasus };
    const content = contentOf(options);
    for (const id of ['location/base/caprica', 'location/base/resurrection-ship'])
      expect(content.locations.has(id)).toBe(false);
    expect(content.skillCards.has('skill/base/investigative-committee')).toBe(false);
    expect(standsFor({ options }, 'location/base/resurrection-ship')).toBe('location/pegasus/resurrection-ship');
    expect(standsFor({ options }, 'location/base/command')).toBe('location/base/command');
  });

  test('R-SET-19 nothing of Pegasus is in a base game, and nothing of New Caprica in one with Kobol', () => {
    const ids = (options: Partial<GameOptions>): ReadonlyArray<string> =>
      Object.values<ReadonlyMap<string, unknown>>({ ...contentOf({ ...defaultOptions, ...options }) }).flatMap(
        (deck) => [...deck.keys()],
      );
    expect(ids({}).filter((id) => id.includes('/pegasus/'))).toEqual([]);
    expect([...contentOf({ ...defaultOptions, ...pegasus }).objectives.keys()]).toEqual(['objective/base/kobol']);
  });

  test('R-SET-13 R-SET-22 R-TURN-102 a rule of the table is that of the latest expansion', () => {
    expect(gameRule({ options: defaultOptions }, 'quorumLimit')).toBeUndefined();
    expect(gameRule({ options: { ...defaultOptions, ...pegasus } }, 'quorumLimit')).toBe(10);
  });
});
