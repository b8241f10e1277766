/** Open actions have all that anybody asks about them. */
import { expect, test } from 'vitest';
import '../../../../src/engine/index.ts';
import { partsOfGame } from '../../../../src/engine/parts.ts';
import type { ActionKey } from '../../../../src/engine/types/actions.ts';
import '../../../../src/players/index.ts';
import { openScore } from '../../../../src/players/openScores.ts';

test('every open action, and all that may be done at any time, has what it is worth to automatic players', () => {
  const { actions, offers } = partsOfGame();
  const abilities = [
    ...Object.entries(actions).map(([source, { carryOut }]) => [source, carryOut] as const),
    ...Object.entries(offers).map(([source, { take }]) => [source, take] as const),
  ];
  // Both parts of a key belong together by the type, which a template can't follow.
  const all = abilities.flatMap(([source, its]) => Object.keys(its).map((ability) => `${source}/${ability}` as ActionKey));
  expect(all).toEqual(expect.arrayContaining(['infiltration/end', 'newCaprica/attackForce', 'newCaprica/detain']));
  expect(all.filter((key) => openScore(key) === undefined)).toEqual([]);
});
