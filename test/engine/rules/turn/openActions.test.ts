/** Open actions: whoever declares some has told all that anybody asks about them. */
import { expect, test } from 'vitest';
import '../../../../src/engine/index.ts';
import '../../../../src/engine/describe/index.ts';
import { actTraits } from '../../../../src/engine/describe/actTraits.ts';
import { openActionWords } from '../../../../src/engine/describe/openWords.ts';
import { everyOffer } from '../../../../src/engine/rules/turn/offers.ts';
import { everyOpenAction } from '../../../../src/engine/rules/turn/openActions.ts';
import '../../../../src/players/index.ts';
import { openScore } from '../../../../src/players/openScores.ts';

test('every open action, and all that may be done at any time, has its words, its group and what it is worth to automatic players', () => {
  const all = [...everyOpenAction(), ...everyOffer()];
  expect(all).toEqual(expect.arrayContaining(['infiltration/end', 'newCaprica/attackForce', 'newCaprica/detain']));
  expect(
    all.filter((key) => openActionWords(key) === undefined || actTraits(key).group === 'other' || openScore(key) === undefined),
  ).toEqual([]);
});
