import { expect, test } from 'vitest';
import { counted, heldCards, holdings, type HeldViewOf } from '../../src/engine/flow/holdings.ts';
import { seedRandom } from '../../src/engine/flow/random.ts';
import { disguise, view } from '../../src/engine/index.ts';
import { mutinyHand } from '../../src/engine/modules/mutiny/state.ts';
import { undeclared } from '../../src/engine/secrets/index.ts';
import { mutinyId, mutinyScene } from './mutinyScene.ts';

const held = holdings({
  plots: heldCards({ faces: 'owner' }),
  favors: heldCards({ faces: 'everybody' }),
  oath: heldCards({ faces: 'owner', shownAtEnd: true }),
  courage: counted(),
});

/** The first of three players holds something of each kind. */
function first(): ReturnType<typeof held.start>[number] | undefined {
  const [all] = held.start(3);
  all?.plots.push('plot/a1', 'plot/a2');
  all?.favors.push('favor/a');
  all?.oath.push('oath/a');
  return all === undefined ? undefined : Object.assign(all, { courage: 1 });
}

test('a holding shows everybody and its player what it was declared to show', () => {
  const seen: HeldViewOf<typeof held> = {
    plots: { count: 2 },
    favors: { count: 1, cards: ['favor/a'] },
    oath: { count: 1 },
    courage: 1,
  };
  expect(held.seen(first(), false)).toEqual(seen);
  expect(held.own(first())).toEqual({
    ...seen,
    plots: { count: 2, cards: ['plot/a1', 'plot/a2'] },
    oath: { count: 1, cards: ['oath/a'] },
  });
});

test('what is shown at the end is shown to all when the game is over, and nothing else is', () => {
  const { oath, plots } = held.seen(first(), true) ?? {};
  expect([oath, plots]).toEqual([{ count: 1, cards: ['oath/a'] }, { count: 2 }]);
});

test('disguise deals held cards again among those that the viewer does not know, and leaves no trace in the view', () => {
  const [mine, theirs] = ['armed-resistance', 'assume-command'] as const;
  const { state } = mutinyScene({
    players: ['adama', 'roslin', 'starbuck'],
    mutiny: { adama: [mine], roslin: [theirs] },
  });
  expect(undeclared(state)).toEqual([]);
  const before = JSON.stringify(view(state, 0));
  const dealt = Array.from({ length: 30 }, (_, n) => n).flatMap((n) => {
    disguise(state, 0, seedRandom(`world ${n}`));
    expect(JSON.stringify(view(state, 0))).toBe(before);
    return mutinyHand(state, 1);
  });
  expect(new Set(dealt).size).toBeGreaterThan(5);
  expect(dealt).not.toContain(mutinyId(mine));
  expect(mutinyHand(state, 0)).toEqual([mutinyId(mine)]);
});
