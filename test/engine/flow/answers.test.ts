import { expect, test } from 'vitest';
import { answerIfAny, answerOf, answersOf } from '../../../src/engine/flow/game.ts';
import type { Choice } from '../../../src/engine/types/decision.ts';
import type { Frame } from '../../../src/engine/types/state.ts';

const area: Choice = { id: 'bow', kind: 'area', area: 'bow' };
const pass: Choice = { id: 'pass', kind: 'pass' };

const frame = (answers: Frame['answers']): Frame => ({ procedure: 'chooseArea', step: 'then', data: {}, answers });

test('the answer of a seat is a choice of the kind that was asked for', () => {
  expect(answerOf(frame({ 2: [area] }), 2, 'area').area).toBe('bow');
  expect(answerOf(frame({ 2: [pass] }), 2, 'area', 'pass')).toEqual(pass);
  expect(answersOf(frame({ 2: [area, pass] }), 2)).toEqual([area, pass]);
});

test.each([
  ['of another kind', { 2: [pass] }, 'chooseArea: seat 2 answered pass instead of area'],
  ['of another seat', { 1: [area] }, 'chooseArea: seat 2 answered nothing instead of area'],
  ['that is missing', undefined, 'chooseArea: seat 2 answered nothing instead of area'],
])('an answer %s throws where the seat had to choose', (_, answers, message) => {
  expect(() => answerOf(frame(answers), 2, 'area')).toThrow(message);
});

test('a seat that may pass may have answered nothing, but nothing of another kind', () => {
  expect(answerIfAny(frame({ 2: [] }), 2, 'area')).toBeUndefined();
  expect(answerIfAny(frame(undefined), 2, 'area')).toBeUndefined();
  expect(() => answerIfAny(frame({ 2: [pass] }), 2, 'area')).toThrow('answered pass instead of area');
});

test('several answers are all of the kinds that were asked for', () => {
  expect(answersOf(frame(undefined), 2, 'area')).toEqual([]);
  expect(() => answersOf(frame({ 2: [area, pass] }), 2, 'area')).toThrow('answered area, pass instead of area');
});
