/** Every topic, choice and happening reads well, with all its variants (`samples.ts`, `happenings.ts`). */
import { describe, expect, test } from 'vitest';
import {
  describeChoice,
  describeDecision,
  describeEvent,
  describePass,
  describePhase,
  detailLimit,
  labelLimit,
} from '../../../src/engine/describe/index.ts';
import { phases } from '../../../src/engine/types/event.ts';
import { happenings } from './happenings.ts';
import { choices, names, topics } from './samples.ts';
import { faultsOf, faultsOfSentences } from './wording.ts';

const fits = ({ label, detail }: { readonly label: string; readonly detail: string }): boolean =>
  label.length <= labelLimit && detail.length <= detailLimit;

describe.each(topics.map((topic) => [topic.kind, topic] as const))('the question %s', (_, topic) => {
  const question = describeDecision({ seat: 0, topic }, names);

  test('begins with the player', () => {
    expect(question.title.startsWith('Roslin (@ana), ')).toBe(true);
    expect(faultsOf(question.title)).toEqual([]);
  });

  test('explains itself in sentences and names its rule', () => {
    expect(faultsOfSentences(question.help)).toEqual([]);
    expect(question.rule).toMatch(/^R-[A-Z]{3,6}-\d{2,3}$/);
  });

  test('has words for passing and for every kind of choice', () => {
    const texts = [
      describePass({ topic }, names),
      ...choices.map((choice) => describeChoice(choice, { topic }, names)),
    ];
    expect(texts.flatMap(({ label }) => faultsOf(label))).toEqual([]);
    expect(texts.flatMap(({ detail }) => (detail === '' ? [] : faultsOf(detail)))).toEqual([]);
    expect(texts.every(fits)).toBe(true);
  });
});

test.each(happenings.map((what) => [what.kind, describeEvent(what, names)]))(
  'the event %s is one line: %s',
  (_, line) => {
    expect(faultsOf(line)).toEqual([]);
    expect(line).not.toContain('\n');
    expect(line).toMatch(/^[A-Z0-9“"]/);
  },
);

test('a long name of a player does not break the limits of a choice', () => {
  const long = {
    ...names,
    seat: () => 'Somebody whose name goes on and on and on until nobody can remember how it began (@somebody)',
  };
  const texts = choices.map((choice) =>
    describeChoice(choice, { topic: { kind: 'choosePlayer', why: 'location/base/administration' } }, long),
  );
  expect(texts.every(fits)).toBe(true);
});

test('phases are called as in the rulebook', () => {
  expect(phases.map((phase) => describePhase(phase))).toEqual([
    'Setup',
    'Start of turn',
    'Receive Skills',
    'Movement',
    'Action',
    'Crisis',
    'Activate Cylon Ships',
    'Prepare for Jump',
    'End of turn',
  ]);
});
