/** Signs by which a trial sees that something was told to no one, or told twice. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/app/types.ts';
import { inPrivate, inStory } from '../../src/tools/trial/told.ts';
import { plainEnglish as words } from '../../src/bot/wording.ts';
import { english } from '../../src/words/index.ts';

const names = { seat: (seat: number) => `Seat ${seat}`, character: (id: string) => id };
const reading = { words, names, say: english, game: 'test' };
const skipped = (seat: number): string => `Seat ${seat} draws no Skill cards this turn`;
const message = (...lines: ReadonlyArray<string>) => ({ content: lines.join('\n'), embeds: [] });

describe('the story of a game', () => {
  const happened = (turn: number, what: GameEvent['what']) => ({ turn, event: { audience: 'public', what } as const });
  const entries = [
    happened(1, { kind: 'turnStarted', seat: 0, turn: 1 }),
    happened(1, { kind: 'phase', phase: 'movement', seat: 0 }),
    happened(1, { kind: 'skillsSkipped', seat: 0 }),
    happened(1, { kind: 'skillsSkipped', seat: 1 }),
    happened(2, { kind: 'turnStarted', seat: 1, turn: 2 }),
    happened(2, { kind: 'skillsSkipped', seat: 0 }),
  ];
  const [first, second] = ['### Turn 1: Seat 0', '### Turn 2: Seat 1'];

  test.each([
    ['in a message for each turn', [message(first, skipped(0), skipped(1)), message(second, skipped(0))]],
    [
      'in several, with others between them',
      [
        message(first),
        message('Ada proposes to undo'),
        message(skipped(0), skipped(1)),
        message(second, skipped(0)),
        message(''),
      ],
    ],
  ])('is told as a whole %s', (_, messages) => {
    expect(inStory(entries, messages, reading)).toEqual({ untold: [], toldTwice: [], events: 6 });
  });

  test('is not where a message is missing: nothing after it counts as told', () => {
    const { untold } = inStory(entries, [message(first, skipped(0)), message(second, skipped(0))], reading);
    expect(untold).toEqual([skipped(1), second, skipped(0)]);
  });

  test('is not where the end is missing', () => {
    expect(inStory(entries, [message(first, skipped(0), skipped(1)), message(second)], reading).untold).toEqual([
      skipped(0),
    ]);
  });

  test('is told twice where a message comes again, and not where the same happens again', () => {
    const messages = [
      message(first, skipped(0), skipped(1)),
      message(first, skipped(0), skipped(1)),
      message(second),
      message(skipped(0)),
    ];
    expect(inStory(entries, messages, reading)).toEqual({
      untold: [],
      toldTwice: [expect.stringContaining(first)],
      events: 6,
    });
  });
});

describe('what only one of them got to know', () => {
  const own: ReadonlyArray<GameEvent> = [0, 1, 0].map((seat) => ({
    audience: [0],
    what: { kind: 'skillsSkipped', seat },
  }));
  const dm = (...lines: ReadonlyArray<string>) => message(...lines, '-# Only you in #battlestar');

  test('is told when each line is there as often as it was to be told', () => {
    expect(inPrivate(own, [dm(skipped(0)), dm(skipped(1), skipped(0))], reading)).toEqual({
      untold: [],
      toldTwice: [],
      events: 3,
    });
  });

  test('is not told, or told twice, when it is not', () => {
    expect(inPrivate(own, [dm(skipped(0)), dm(skipped(1)), dm(skipped(1))], reading)).toMatchObject({
      untold: [skipped(0)],
      toldTwice: [skipped(1)],
    });
  });
});
