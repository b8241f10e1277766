/** Default answers are what `docs/pace.md` says of them, in whole games. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faceOf } from '../../../src/engine/pieces/cards.ts';
import type { Choice, Decision } from '../../../src/engine/types/decision.ts';
import { play, randomGame } from './randomGames.ts';

/** Questions about which of the own cards go. */
const discards: ReadonlyArray<Decision['topic']['kind']> = ['discard', 'payForMove', 'sift', 'discardStrength'];

const strengthOf = (choice: Choice): number => (choice.kind === 'skillCard' ? faceOf(choice.card).value : NaN);

/** The strengths of what goes by default, and of the weakest cards of those that can go. */
function strengths({ choices, fallback }: Decision): readonly [ReadonlyArray<number>, ReadonlyArray<number>] {
  const gone = choices.filter(({ id }) => fallback.includes(id)).map(strengthOf);
  return [gone.toSorted((a, b) => a - b), choices.map(strengthOf).toSorted((a, b) => a - b).slice(0, fallback.length)];
}

test('whoever does not answer discards the weakest cards, whatever for', { timeout: 120_000 }, () => {
  const seen = new Map<string, number>();
  fc.assert(fc.property(randomGame, (game) => {
    play(game, ({ decision }) => {
      if (!discards.includes(decision.topic.kind) || decision.fallback.length === 0) return;
      seen.set(decision.topic.kind, (seen.get(decision.topic.kind) ?? 0) + 1);
      const [gone, weakest] = strengths(decision);
      expect([decision.topic.kind, gone]).toEqual([decision.topic.kind, weakest]);
    });
  }), { numRuns: 12, seed: 12 });
  expect(seen.get('discard') ?? 0).toBeGreaterThan(50);
});
