import { afterEach, describe, expect, test } from 'vitest';
import { engine } from '../../src/app/core/engine.ts';
import type { HeldState } from '../../src/app/core/engine.ts';
import { choose } from '../../src/players/index.ts';
import { randomNumbers } from '../../src/players/randomNumbers.ts';
import { createThinker } from '../../src/threads/thinker.ts';
import type { RunningThinker } from '../../src/threads/thinker.ts';

const { answer, createGame, decisions, defaultOptions, view } = engine;
let thinker: RunningThinker | undefined;
afterEach(async () => {
  await thinker?.close();
});

/** A game that has come to a question that is worth a thought. */
function atThought({ isWorthThinking }: RunningThinker): {
  readonly state: HeldState;
  readonly seat: number;
  readonly decisionId: string;
} {
  const { state } = createGame({ ...defaultOptions, players: 4 }, 'thinker');
  const random = randomNumbers('thinker');
  for (let answers = 0; answers < 400; answers += 1) {
    const [decision] = decisions(state);
    if (decision === undefined) break;
    const own = view(state, decision.seat);
    if (isWorthThinking(own, decision, 'normal')) return { state, seat: decision.seat, decisionId: decision.id };
    answer(state, decision.seat, decision.id, choose({ view: own }, decision, random));
  }
  throw new Error('Nothing was worth a thought.');
}

const never = new AbortController().signal;

describe('the thinker', () => {
  test('answers what is legal, the same for the same seed, whatever happens to the game meanwhile', async () => {
    thinker = createThinker({ threads: 1 });
    const question = { ...atThought(thinker), level: 'normal', seed: 's', beliefs: [1, 1, 1, 1] } as const;
    const asked = structuredClone(question.state);
    const first = thinker.think(question, never);
    const fallback = decisions(question.state).find(({ id }) => id === question.decisionId)?.fallback ?? [];
    answer(question.state, question.seat, question.decisionId, fallback);
    const { choice, options } = await first;
    expect(options.length).toBeGreaterThan(1);
    expect(options.map((option) => option.choice)).toContainEqual(choice);
    expect(await thinker.think({ ...question, state: asked }, never)).toEqual({ choice, options });
    expect(() => answer(asked, question.seat, question.decisionId, choice)).not.toThrow();
  });

  test('says so where it can’t, and goes on with what is asked next', async () => {
    thinker = createThinker({ threads: 1 });
    const question = { ...atThought(thinker), level: 'normal', seed: 's', beliefs: [1, 1, 1, 1] } as const;
    await expect(thinker.think({ ...question, decisionId: 'nobody asked' }, never)).rejects.toThrow();
    expect((await thinker.think(question, never)).choice).toBeDefined();
  });

  test('gives up what takes too long, and thoughts under way when it is closed', async () => {
    thinker = createThinker({ threads: 1 });
    const question = { ...atThought(thinker), level: 'hard', seed: 's', beliefs: [1, 1, 1, 1] } as const;
    await expect(thinker.think(question, AbortSignal.abort())).rejects.toThrow();
    const underWay = expect(thinker.think(question, never)).rejects.toThrow();
    await thinker.close();
    await underWay;
    await expect(thinker.think(question, never)).rejects.toThrow('closed');
  });

  test('the main thread goes on while several think', async () => {
    thinker = createThinker({ threads: 1 });
    const question = { ...atThought(thinker), level: 'normal', seed: 's', beliefs: [1, 1, 1, 1] } as const;
    let over = 0;
    const all = ['a', 'b', 'c'].map(async (seed) => {
      await thinker?.think({ ...question, seed }, never);
      over += 1;
    });
    let ticks = 0;
    while (over < all.length) {
      await new Promise((resolve) => {
        setTimeout(resolve, 1);
      });
      ticks += 1;
    }
    await Promise.all(all);
    expect(ticks).toBeGreaterThan(1);
  });
});
