import { ComponentType } from 'discord.js';
import type { APIStringSelectComponent } from 'discord.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textNames } from '../../src/bot/names.ts';
import { checkLines } from '../../src/bot/panel/check.ts';
import { decisionPanel } from '../../src/bot/panel/panel.ts';
import { questionMessage } from '../../src/bot/messages/question.ts';
import { english } from '../../src/words/index.ts';
import type { CheckView, Message } from '../../src/bot/types.ts';
import { componentsOf, customIds, gameRecord, labels, question, words } from './support.ts';

const game = { ...gameRecord(), characters: [] };

function menusOf(message: Message): ReadonlyArray<APIStringSelectComponent> {
  return componentsOf(message).flatMap((component) =>
    component.type === ComponentType.StringSelect ? [component] : [],
  );
}

function optionsOf(message: Message): ReadonlyArray<string> {
  return menusOf(message).flatMap(({ options }) => options.map(({ value }) => value));
}

function isDisabled(message: Message, label: string): boolean | undefined {
  const found = componentsOf(message).find(
    (component) => component.type === ComponentType.Button && 'label' in component && component.label === label,
  );
  return found === undefined ? undefined : 'disabled' in found && found.disabled === true;
}

describe('the panel of a question', () => {
  test('has a button for each of few choices', () => {
    const message = decisionPanel({ game, decision: question(3), words, say: english });
    expect(customIds(message)).toEqual([
      'pick|adama-417|d7|0',
      'pick|adama-417|d7|1',
      'pick|adama-417|d7|2',
      'rule|adama-417|d7',
    ]);
  });

  test('offers to decline where nothing has to be chosen', () => {
    expect(customIds(decisionPanel({ game, decision: question(2, { min: 0 }), words, say: english }))).toContain(
      'none|adama-417|d7',
    );
  });

  test('R-TURN-60 somebody who can only stay finds one button for it', () => {
    const decision = question(1, { topic: { kind: 'move' }, choices: [{ id: 'pass', kind: 'pass' }], min: 0 });
    expect(labels(decisionPanel({ game, decision, words, say: english }))).toEqual(['Stay where you are', 'Rule']);
  });

  test('has a menu for more choices', () => {
    const message = decisionPanel({ game, decision: question(25), words, say: english });
    expect(optionsOf(message)).toHaveLength(25);
    expect(labels(message)).toEqual(['Rule']);
  });

  test('pages over more choices than a menu takes', () => {
    const first = decisionPanel({ game, decision: question(60), words, say: english });
    expect(optionsOf(first)).toHaveLength(25);
    expect(isDisabled(first, '◀ Earlier')).toBe(true);
    const last = decisionPanel({ game, decision: question(60), words, say: english, page: 2 });
    expect(optionsOf(last)).toEqual(Array.from({ length: 10 }, (_, index) => `${50 + index}`));
    expect(isDisabled(last, 'More ▶')).toBe(true);
  });

  test('sums up what is picked over all pages and marks it in the menu', () => {
    const message = decisionPanel({
      game,
      decision: question(30, { min: 2, max: 4 }),
      words,
      say: english,
      picked: [1, 27],
      page: 1,
    });
    expect(message.content).toContain('**2 picked** (pick 2 to 4)');
    expect(
      menusOf(message)[0]
        ?.options.filter((option) => option.default === true)
        .map(({ value }) => value),
    ).toEqual(['27']);
  });

  test('can be confirmed only with a legal number', () => {
    const decision = question(10, { min: 2, max: 3 });
    expect(isDisabled(decisionPanel({ game, decision, words, say: english, picked: [1] }), 'Confirm')).toBe(true);
    expect(isDisabled(decisionPanel({ game, decision, words, say: english, picked: [1, 2] }), 'Confirm')).toBe(false);
    expect(isDisabled(decisionPanel({ game, decision, words, say: english, picked: [1, 2, 3, 4] }), 'Confirm')).toBe(
      true,
    );
  });

  describe('with a gap in the legal numbers', () => {
    const decision = question(10, { min: 0, max: 5, counts: [0, 2, 3, 5] });
    const panel = (...picked: ReadonlyArray<number>): Message =>
      decisionPanel({ game, decision, words, say: english, picked });

    test('says all of them', () => {
      expect(panel().content).toContain('**Nothing picked yet**: pick 0 or 2 or 3 or 5.');
    });

    test('says how many are missing up to the next legal number', () => {
      expect(panel(1).content).toMatch(/\*\*1 picked\*\* \(pick 0 or 2 or 3 or 5\).* Pick 1 more\./);
      expect(panel(1, 2).content).not.toContain('more.');
      expect(panel(1, 2, 3, 4).content).toContain('Pick 1 more.');
      expect(panel(1, 2, 3, 4, 5, 6).content).toContain('Too many: 5 at most.');
    });

    test('can be confirmed with a legal number alone', () => {
      const disabled = [[1], [1, 2], [1, 2, 3], [1, 2, 3, 4], [1, 2, 3, 4, 5]].map((picked) =>
        isDisabled(panel(...picked), 'Confirm'),
      );
      expect(disabled).toEqual([true, false, false, true, false]);
    });
  });

  test('is within the limits of Discord for any question, and no two parts have one id', () => {
    const shape = fc.record({
      count: fc.nat(200),
      min: fc.nat(3),
      more: fc.nat(8),
      page: fc.nat(9),
      picks: fc.uniqueArray(fc.nat(199), { maxLength: 20 }),
    });
    fc.assert(
      fc.property(shape, ({ count, min, more, page, picks }) => {
        const decision = question(count, { min, max: min + more });
        const message = decisionPanel({
          game,
          decision,
          words,
          say: english,
          page,
          picked: picks.sort((one, other) => one - other),
          others: 2,
        });
        expectWithinLimits(message);
      }),
    );
  });
});

describe('the question in the channel', () => {
  const waitingFor = [{ id: 'd7', seat: 0, topic: question(1).topic }];

  test('shows the choices of an open question as buttons, up to 20, and below them hand and rule', () => {
    const message = questionMessage({ game, say: english, waitingFor, open: question(20) }, words);
    expect(customIds(message).slice(0, 20)).toEqual(
      Array.from({ length: 20 }, (_, index) => `pick|adama-417|d7|${index}`),
    );
    expect(customIds(message).slice(20)).toEqual(['hand|adama-417', 'rule|adama-417|d7', 'log|adama-417|since|0']);
    expect(message.components).toHaveLength(5);
  });

  test('shows more choices in a menu with pages', () => {
    const message = questionMessage({ game, say: english, waitingFor, open: question(26), page: 1 }, words);
    expect(optionsOf(message)).toEqual(['25']);
    expect(labels(message)).toContain('My hand');
  });

  test('shows no choices of a private question, only the way to them', () => {
    const message = questionMessage({ game, say: english, waitingFor, open: undefined }, words);
    expect(customIds(message)).toEqual([
      'ask|adama-417',
      'rule|adama-417|d7',
      'hand|adama-417',
      'log|adama-417|since|0',
    ]);
  });

  test('names nobody when only reactions are awaited', () => {
    const message = questionMessage({ game, say: english, waitingFor: [], open: undefined }, words);
    expect(message.content).not.toMatch(/<@|Ada|Bo|Chidi/);
    expect(customIds(message)).toEqual(['ask|adama-417', 'hand|adama-417', 'log|adama-417|since|0']);
  });

  test('tells everybody how a skill check stands while cards are added', () => {
    const check: CheckView = {
      source: 'crisis/base/riots-a',
      difficulty: 13,
      partialAt: undefined,
      skills: ['politics', 'leadership'],
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
    const asked = [{ id: 'd7', seat: 0, topic: { kind: 'contribute' } as const }];
    const { content } = questionMessage({ game, say: english, waitingFor: asked, open: undefined, check }, words);
    expect(content).toContain(
      'needs **13** to pass.\nPositive: Politics, Leadership\nNegative: all other skills\nCards so far: 2 from the Destiny deck (random), 3 from **Bo**, 0 from **Chidi**',
    );
    expect(questionMessage({ game, say: english, waitingFor, open: undefined, check }, words).content).not.toContain(
      'needs',
    );
  });

  test('names the abilities that have changed the sum of a check', () => {
    const check: CheckView = {
      source: 'crisis/base/riots-a',
      difficulty: 13,
      partialAt: undefined,
      skills: ['politics'],
      destinyCount: 2,
      contributions: [],
      cards: ['skill/base/repair/2'],
      revealed: true,
      total: 6,
      outcomes: {},
      result: undefined,
      changes: [
        { why: 'skill/base/scientific-research', by: 1, how: 'positive', change: 4 },
        { why: 'skill/exodus/establish-network', how: 'times', change: -2 },
      ],
    };
    const lines = checkLines({ check, words, names: textNames(game, words), say: english });
    expect(lines).toContain('Total: **6** vs. **13**');
    expect(lines).toContain('Modified by abilities: +4 from **Bo**’s Scientific Research, −2 from Establish Network');
  });

  test('is within the limits of Discord for any number of choices', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(9), fc.nat(1), (count, page, min) => {
        expectWithinLimits(
          questionMessage({ game, say: english, waitingFor, open: question(count, { min }), page }, words),
        );
      }),
    );
  });
});

function expectWithinLimits(message: Message): void {
  expect(message.content?.length).toBeLessThanOrEqual(2000);
  expect(message.components?.length).toBeLessThanOrEqual(5);
  for (const row of message.components ?? []) {
    expect(row.components.length).toBeGreaterThanOrEqual(1);
    expect(row.components.length).toBeLessThanOrEqual(5);
  }
  for (const menu of menusOf(message)) {
    expect(menu.options.length).toBeGreaterThanOrEqual(1);
    expect(menu.options.length).toBeLessThanOrEqual(25);
    expect(menu.max_values).toBeLessThanOrEqual(menu.options.length);
    expect(menu.options.filter((option) => option.default === true).length).toBeLessThanOrEqual(menu.max_values ?? 1);
  }
  const ids = customIds(message);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id.length).toBeLessThanOrEqual(100);
}
