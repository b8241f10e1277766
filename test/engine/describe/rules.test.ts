import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../src/catalogue/index.ts';
import { describeDecision, describeRule } from '../../../src/engine/describe/index.ts';
import { names, topics } from './samples.ts';
import { faultsOf, faultsOfSentences } from './wording.ts';

const sources = fileURLToPath(new URL('../../../src/engine/describe', import.meta.url));

describe('rules in words', () => {
  test('a rule tells its name, its chapter and what it says', () => {
    expect(describeRule('R-CHK-30')).toEqual({
      id: 'R-CHK-30',
      name: 'Destiny',
      chapterName: 'Skill checks',
      text: 'The top 2 cards of the Destiny deck are added first, facedown.',
    });
  });

  test.each([...catalogue.rules.keys()])('%s is told in whole sentences', (id) => {
    const { name, chapterName, text } = describeRule(id);
    expect(faultsOfSentences(text)).toEqual([]);
    expect([name, chapterName].flatMap(faultsOf)).toEqual([]);
  });

  test('a number that no rule has is an error', () => {
    expect(() => describeRule('R-CHK-999')).toThrow('No rule has the number R-CHK-999.');
  });

  test('every question names a rule that can be looked up', () => {
    for (const topic of topics) {
      const { rule } = describeDecision({ seat: 0, topic }, names);
      expect(describeRule(rule).text, topic.kind).not.toBe('');
    }
  });

  test('so does every rule that the describer could name', () => {
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    const named = files.flatMap((name) =>
      [...readFileSync(`${sources}/${name}`, 'utf8').matchAll(/'(R-[A-Z]+-\d+)'/g)].map(([, id = '']) => id),
    );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((id) => !catalogue.rules.has(id))).toEqual([]);
  });
});
