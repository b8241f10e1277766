/** Open actions: whoever declares some has told all that anybody asks about them. */
import { expect, test } from 'vitest';
import '../../../../src/engine/index.ts';
import '../../../../src/engine/describe/index.ts';
import { actTraits } from '../../../../src/engine/describe/actTraits.ts';
import { openActionWords } from '../../../../src/engine/describe/en/openWords.ts';
import { everyOpenAction } from '../../../../src/engine/rules/turn/openActions.ts';
import '../../../../src/players/index.ts';
import { openScore } from '../../../../src/players/openScores.ts';

test('every open action has its words, its group and what it is worth to automatic players', () => {
  const all = everyOpenAction();
  expect(all).toEqual(expect.arrayContaining(['infiltration/end', 'newCaprica/attackForce', 'newCaprica/detain']));
  expect(
    all.filter((key) => openActionWords(key) === undefined || actTraits(key).group === 'other' || openScore(key) === undefined),
  ).toEqual([]);
});
