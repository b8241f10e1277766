import { describe, expect, test } from 'vitest';
import type { Choice, Decision } from '../../src/app/types.ts';
import { catalogue } from '../../src/catalogue/index.ts';
import { english } from '../../src/words/index.ts';
import { questionMessage } from '../../src/bot/messages/question.ts';
import { decisionPanel } from '../../src/bot/panel/panel.ts';
import { surePanel } from '../../src/bot/panel/sure.ts';
import type { CheckView, Message } from '../../src/bot/types.ts';
import { customIds, gameRecord, labels, question, words } from './support.ts';

const game = { ...gameRecord(), characters: ['character/base/laura-roslin', undefined, undefined] };

function asking(choices: ReadonlyArray<Choice>, patch: Partial<Decision> = {}): Decision {
  return question(0, { choices, topic: { kind: 'action', left: 1, why: 'actionStep' }, ...patch });
}

function rowsOf(message: Message): ReadonlyArray<ReadonlyArray<string>> {
  return (message.components ?? []).map(({ components }) =>
    components.flatMap((component) =>
      'label' in component
        ? [component.label ?? '']
        : 'placeholder' in component
          ? [`menu ${component.placeholder ?? ''}`]
          : [],
    ),
  );
}

const locations = (slugs: ReadonlyArray<string>, costsCard: boolean): ReadonlyArray<Choice> =>
  slugs.map((slug) => ({ id: slug, kind: 'location', location: `location/base/${slug}`, costsCard }));
const onGalactica = [
  'ftl-control',
  'weapons-control',
  'communications',
  'research-lab',
  'command',
  'hangar-deck',
  'armory',
];
const onColonialOne = ['press-room', 'presidents-office', 'administration'];

describe('moves', () => {
  const move = asking([...locations(onColonialOne, true), ...locations(onGalactica, false)], {
    topic: { kind: 'move' },
    min: 0,
    privacy: 'open',
  });

  test('stand by ship, their own ship first, and say what they cost', () => {
    const message = questionMessage(
      { game, waitingFor: [{ id: 'd7', seat: 0, topic: move.topic }], open: move, say: english },
      words,
    );
    expect(rowsOf(message)).toEqual([
      ['FTL Control', 'Weapons Control', 'Communications', 'Research Lab', 'Command'],
      ['Hangar Deck', 'Armory'],
      ['Press Room (costs 1 card)', 'President’s Office (costs 1 card)', 'Administration (costs 1 card)'],
      ['Stay where you are', 'My hand', 'Rule', 'Recap'],
    ]);
  });
});

describe('actions', () => {
  const choices: ReadonlyArray<Choice> = [
    { id: 'a', kind: 'activateLocation', location: 'location/base/presidents-office' },
    { id: 'b', kind: 'playSkillCard', card: 'skill/base/consolidate-power/2' },
    { id: 'c', kind: 'playQuorum', card: 'quorum/base/inspirational-speech' },
    { id: 'd', kind: 'titleAction', action: 'drawQuorum' },
    { id: 'e', kind: 'revealLoyalty', card: 'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1' },
    { id: 'f', kind: 'pass' },
  ];

  test('are sorted by where they come from, and declining stands apart', () => {
    const message = decisionPanel({ game, decision: asking(choices), words, say: english });
    expect(rowsOf(message).at(-1)).toEqual(['Take no action', 'Rule']);
    expect(message.content).toMatch(
      /Your location\*\*[^]*Skill cards\*\*[^]*Quorum cards\*\*[^]*Your title\*\*[^]*Your Loyalty card\*\*/,
    );
  });

  test('become menus with headings when there are too many for buttons', () => {
    const cards = Array.from({ length: 18 }, (_, index): Choice => ({
      id: `s${index}`,
      kind: 'playSkillCard',
      card: 'skill/base/repair/1',
    }));
    const message = decisionPanel({ game, decision: asking([...choices, ...cards]), words, say: english });
    expect(rowsOf(message)).toContainEqual(['menu Skill cards (19)']);
    expect(message.components?.length).toBeLessThanOrEqual(5);
  });
});

describe('what can’t be undone', () => {
  const asked = (choice: Choice, patch: Partial<Decision> = {}): Message | undefined =>
    surePanel({ game, decision: asking([choice], patch), index: 0, words, say: english });

  test.each<Choice>([
    { id: 'x', kind: 'revealLoyalty', card: 'loyalty/base/you-are-a-cylon-can-damage-galactica' },
    { id: 'x', kind: 'titleAction', action: 'launchNuke' },
    {
      id: 'x',
      kind: 'ability',
      source: 'character/base/lee-apollo-adama',
      ability: 'character/base/lee-apollo-adama/cag',
    },
  ])('is asked again, with a way back: %o', (choice) => {
    const message = asked(choice);
    expect(labels(message ?? {})).toEqual(['Yes, do it', 'Never mind']);
    expect(customIds(message ?? {})).toEqual(['sure|adama-417|d7|0', 'page|adama-417|d7|0|0']);
  });

  test.each<Choice>([
    { id: 'x', kind: 'activateLocation', location: 'location/base/administration' },
    { id: 'x', kind: 'titleAction', action: 'drawQuorum' },
    { id: 'x', kind: 'playSkillCard', card: 'skill/base/repair/1' },
    { id: 'x', kind: 'pass' },
  ])('nothing else is: %o', (choice) => {
    expect(asked(choice)).toBeUndefined();
  });
});

describe('looking at characters before one is chosen', () => {
  const choices = (count: number): ReadonlyArray<Choice> =>
    Array.from({ length: count }, (_, index): Choice => ({
      id: `${index}`,
      kind: 'character',
      character: 'character/base/lee-apollo-adama',
    }));
  const chooser = (count: number) =>
    decisionPanel({
      game,
      decision: asking(choices(count), { topic: { kind: 'chooseCharacter' }, privacy: 'open' }),
      words,
      say: english,
    });

  test('gives way to the choices: all characters with Pegasus are buttons, each told with what it can do', () => {
    const sheets = [...catalogue.characters.values()].filter(({ id }) => /^character\/(base|pegasus)\//.test(id));
    const decision = asking(
      sheets.map(({ id }): Choice => ({ id, kind: 'character', character: id })),
      { topic: { kind: 'chooseCharacter' }, privacy: 'open' },
    );
    const message = questionMessage(
      { game, waitingFor: [{ id: 'd7', seat: 0, topic: decision.topic }], open: decision, say: english },
      words,
    );
    expect(customIds(message).filter((id) => id.startsWith('pick|'))).toHaveLength(sheets.length);
    expect(sheets.length).toBeGreaterThan(15);
    expect(rowsOf(message).at(-1)).toEqual(['Look up a character…', 'My hand', 'Rule', 'Recap']);
    expect(message.content).toContain('**⚖️ Political leaders**');
    expect(message.content).toMatch(/^- \*\*Laura Roslin\*\*: 3 Politics, 2 Leadership$/m);
    expect(message.content?.length).toBeLessThanOrEqual(2000);
  });

  test('is a menu beside them, or a button where there are more than fit in one', () => {
    expect(customIds(chooser(14))).toContain('look|adama-417|0');
    expect(labels(chooser(14))).not.toContain('Look up a character…');
    expect(labels(chooser(40))).toContain('Look up a character…');
    expect(rowsOf(chooser(40)).length).toBeLessThanOrEqual(5);
  });
});

describe('cards for a skill check', () => {
  const check: CheckView = {
    source: 'crisis/base/water-sabotaged',
    difficulty: 9,
    partialAt: undefined,
    skills: ['politics', 'leadership'],
    destinyCount: 2,
    contributions: [
      { seat: 1, count: 1 },
      { seat: 2, count: 0 },
    ],
    cards: [],
    revealed: false,
    total: undefined,
    outcomes: {},
    result: undefined,
  };
  const hand = ['skill/base/repair/1', 'skill/base/consolidate-power/1', 'skill/base/executive-order/2'];
  const decision = asking(
    hand.map((card): Choice => ({ id: card, kind: 'skillCard', card })),
    { topic: { kind: 'contribute' }, min: 0, max: 3 },
  );

  test('say what each does, those that help first', () => {
    const message = decisionPanel({ game, decision, words, say: english, check });
    expect(rowsOf(message)[0]).toEqual([
      '+2 Leadership · Executive Order 2',
      '+1 Politics · Consolidate Power 1',
      '−1 Engineering · Repair 1',
      'Add nothing',
      'Rule',
    ]);
    expect(message.content).toContain('No cards picked');
    expect(message.content).toContain('2 from the Destiny deck (random)');
    expect(message.content).toContain('1 from **Bo**, 0 from **Chidi**');
  });

  test('are picked and left by a tap each, with the running total', () => {
    const message = decisionPanel({ game, decision, words, say: english, check, picked: [0, 2] });
    expect(message.content).toContain('**Adding 2 cards: +2 −1 = +1**');
    expect(rowsOf(message)).toEqual([
      [
        '✓ +2 Leadership · Executive Order 2',
        '+1 Politics · Consolidate Power 1',
        '✓ −1 Engineering · Repair 1',
        'Confirm',
        'Rule',
      ],
    ]);
    expect(customIds(message)).toContain('toggle|adama-417|d7|1');
    expect(customIds(message)).toContain('confirm|adama-417|d7|5');
  });
});

describe('cards to discard', () => {
  const cards = ['politics/3', 'tactics/4', 'politics/1', 'tactics/2'];
  const faces = { politics: 'consolidate-power', tactics: 'launch-scout' } as const;
  const choices = cards.map((card): Choice => {
    const [skill = '', strength = ''] = card.split('/');
    return {
      id: card,
      kind: 'skillCard',
      card: `skill/base/${skill === 'politics' ? faces.politics : faces.tactics}/${strength}`,
    };
  });

  test('stand by skill, the weakest first; what is picked is still named by its card', () => {
    const decision = asking(choices, {
      topic: { kind: 'discard', count: 2, why: 'handLimit' },
      min: 2,
      max: 2,
      privacy: 'private',
    });
    const message = decisionPanel({ game, decision, words, say: english, picked: [2] });
    expect(labels(message).slice(0, 4)).toEqual([
      '✓ Consolidate Power 1 (Politics)',
      'Consolidate Power 3 (Politics)',
      'Launch Scout 2 (Tactics)',
      'Launch Scout 4 (Tactics)',
    ]);
    expect(message.content).toContain('**1 picked** (pick 2): Consolidate Power 1 (Politics).');
  });
});

test('a player who may play a Quorum card that was just drawn reads which it is', () => {
  const source = 'location/base/presidents-office';
  const decision = asking(
    [
      { id: 'option1', kind: 'effects', source, effects: [{ drawQuorum: 1 }] },
      { id: 'option2', kind: 'effects', source, effects: [{ playQuorum: true }] },
    ],
    { topic: { kind: 'chooseEffect', why: source }, privacy: 'open' },
  );
  const quorum = ['quorum/base/food-rationing', 'quorum/base/inspirational-speech'];
  const { content } = decisionPanel({ game, decision, words, say: english, quorum });
  expect(content).toMatch(/^Newest Quorum card: \*\*Inspirational Speech\*\*: \S.+$/m);
  expect(content).toContain('Your other Quorum cards: Food Rationing');
});
