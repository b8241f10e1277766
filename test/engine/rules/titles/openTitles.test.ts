/**
 * A title is its card: a made-up one, whose line of succession the sheets have already, behaves as the Admiral's does
 * (chapter 08).
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TitleCard } from '../../../../src/catalogue/content.ts';
import { catalogue } from '../../../../src/catalogue/index.ts';
import { readState } from '../../../../src/engine/index.ts';
import { describeCard, describeChoice, describeEffects, describeEvent } from '../../../../src/engine/describe/index.ts';
import { dutyWords, titleActionWords } from '../../../../src/engine/describe/openWords.ts';
import { scene, type Scene, type Table } from '../../scene.ts';

const wing: TitleCard = {
  id: 'title/base/wing',
  name: 'Wing Leader',
  expansion: 'base',
  copies: 1,
  title: 'cag',
  onlyWith: ['wings'],
  lostAt: ['location/base/brig'],
  startsWith: {},
  actions: [{ id: 'rally', requires: [{ piloting: true }], effects: [{ gain: { morale: 1 } }] }],
};
// The content of a running program is closed; a test opens it for a title of its own.
const deck = catalogue.titles as Map<string, TitleCard>;
beforeAll(() => deck.set(wing.id, wing));
afterAll(() => deck.delete(wing.id));

const players = ['roslin', 'starbuck', 'apollo', 'helo'] as const;
const table = (set: Partial<Scene> = {}): Table => scene({ players, options: { switches: ['wings'] }, ...set });
const jail = (game: Table, person: (typeof players)[number]): Table =>
  game.resolve([{ send: { who: 'you', to: 'brig' } }], person);
const names = { seat: (seat: number): string => players[seat] ?? '', character: String };

describe('its line', () => {
  test('R-SET-80 R-TTL-50 goes to the highest on the sheets, only in games with it', () => {
    expect(table().holder('cag')).toBe('apollo');
    expect(scene({ players }).state.titles).not.toHaveProperty('cag');
  });

  test('R-TTL-38 lost in the Brig, where nobody can be given it, and not got back by leaving', () => {
    const game = jail(table(), 'apollo');
    expect(game.holder('cag')).toBe('starbuck');
    game.resolve([{ giveTitle: { title: 'cag', to: 'you' } }], 'apollo');
    expect(game.holder('cag')).toBe('starbuck');
  });

  test('R-TTL-33 if all are in the Brig the highest of them has it, until one is free', () => {
    const game = players.reduce(jail, table());
    expect(game.holder('cag')).toBe('apollo');
    game
      .call('release', { seat: game.seat('helo'), by: game.seat('helo'), why: 'location/base/brig' })
      .choose('helo', 'command');
    expect(game.holder('cag')).toBe('helo');
  });

  test('R-TTL-40 passes on with all others of whoever becomes a Cylon', () => {
    const game = table({ players: ['roslin', 'starbuck', { apollo: { loyalty: ['cylon'] } }, 'helo'] });
    game
      .call('reveal', { seat: 2, card: 'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1', withEffect: false })
      .settle();
    expect(game.holder('cag')).toBe('starbuck');
  });
});

describe('its actions', () => {
  test('R-TTL-07 belong to the holder, under the conditions of the card', () => {
    const game = table({
      players: ['roslin', 'starbuck', { apollo: { piloting: 'bow' } }, 'helo'],
      resources: { morale: 5 },
    });
    expect(table().actions('apollo').ids('apollo')).not.toContain('rally');
    expect(game.actions('apollo').ids('apollo')).toContain('rally');
    game.choose('apollo', 'rally');
    expect(game.state.resources.morale).toBe(6);
    expect(game.view('public').players[2]?.titles).toEqual(['cag']);
  });

  test('and have words without a table of their own', () => {
    const choice = { id: 'rally', kind: 'titleAction', action: 'rally' } as const;
    const topic = { kind: 'action', left: 1, why: 'actionStep' } as const;
    expect(describeChoice(choice, { topic }, names)).toMatchObject({
      label: 'Rally (Wing Leader)',
      detail: 'Gain 1 morale',
    });
    expect(describeEvent({ kind: 'titleGained', title: 'cag', seat: 1, from: 2 }, names)).toBe(
      'Starbuck replaces apollo as CAG',
    );
    expect(describeCard('title/base/admiral').lines[0]).toMatch(/Lost when sent to the Brig\.$/);
  });
});

test.each([...catalogue.titles.values()])(
  '$id: the title has words for its duties, and each of its actions has some',
  ({ title, actions }) => {
    expect(dutyWords(title)).toBeDefined();
    // Each Quorum card of the hand has its own.
    const silent = actions.filter(
      ({ id, effects }) => titleActionWords(id) === undefined && !effects.some((effect) => 'playQuorum' in effect),
    );
    expect(silent).toEqual([]);
  },
);

test('R-CRI-15 several roles at the same time, titles among them; who is both does the part of either', () => {
  const game = table({
    players: [
      'roslin',
      { starbuck: { hand: ['piloting/1', 'piloting/2'] } },
      { apollo: { hand: ['tactics/1', 'tactics/2'] } },
      'helo',
    ],
    current: 'apollo',
  });
  game.resolve([{ discard: { who: ['current', 'cag'], count: 1 } }], 'roslin').settle();
  expect([game.player('apollo').hand.length, game.player('starbuck').hand.length]).toEqual([0, 2]);
  expect(describeEffects([{ discard: { who: ['current', 'cag'], count: 1 } }])).toBe(
    'The current player and the CAG each discard 1 Skill card.',
  );
});

test('games of version 3 in the middle of an effect for two roles go on with both', () => {
  const { state } = table();
  const context = { source: 'crisis/base/riots-a', you: 0 };
  const frame = {
    procedure: 'effects',
    step: 'next',
    data: { list: [{ discard: { who: 'presidentAndAdmiral', count: 1 } }], context },
  };
  const stored: unknown = JSON.parse(JSON.stringify({ ...state, version: 3, milestones: [], stack: [frame] }));
  expect(readState(stored, 3).stack[0]?.data).toEqual({
    list: [{ discard: { who: ['president', 'admiral'], count: 1 } }],
    context,
  });
});
