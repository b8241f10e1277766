import { expect, test } from 'vitest';
import { measure } from '../../src/tools/bench/parts.ts';

const quietly = (): void => undefined;

test('--only press measures presses early and late in a game', async () => {
  const press: Readonly<Record<string, number>> = { ...(await measure(['press'], 0.1, quietly)).press };
  expect(Object.keys(press)).toEqual(['games', 'earlyMs', 'lateMs', 'ratioToEarly', 'processorMs', 'ratioToCopy']);
  expect(Object.values(press).filter((figure) => !(figure > 0))).toEqual([]);
});

test('counts the requests of whole games of six people, by kind and by what they tell', async () => {
  const requests: Readonly<Record<string, number>> = { ...(await measure(['requests'], 1, quietly)).requests };
  const sumOf = (beginning: string): number =>
    Object.entries(requests).reduce((sum, [name, figure]) => (name.startsWith(beginning) ? sum + figure : sum), 0);
  expect(requests).toMatchObject({ games: 1 });
  for (const beginning of ['to', 'for']) expect(sumOf(beginning)).toBeCloseTo(requests['perTurn'] ?? NaN, 0);
  expect(requests['perTurn']).toBeLessThanOrEqual(55);
  expect(requests['perAnswer']).toBeLessThanOrEqual(4);
});
