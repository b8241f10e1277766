/** Default answers are what `docs/pace.md` says of them, in whole games. */
import { expect } from 'vitest';
import { faceOf } from '../../../../src/engine/pieces/cards.ts';
import type { Choice, Decision } from '../../../../src/engine/types/decision.ts';
import { tries } from '../../../soak.ts';
import { observer } from '../watching.ts';

/** Questions about which of a player’s own cards go. */
const discards: ReadonlyArray<Decision['topic']['kind']> = ['discard', 'payForMove', 'sift', 'discardStrength'];

const strengthOf = (choice: Choice): number => (choice.kind === 'skillCard' ? faceOf(choice.card).value : NaN);

/** The strengths of what goes by default, and of the weakest cards of those that can go. */
function strengths({ choices, fallback }: Decision): readonly [ReadonlyArray<number>, ReadonlyArray<number>] {
  const gone = choices.filter(({ id }) => fallback.includes(id)).map(strengthOf);
  return [
    gone.toSorted((a, b) => a - b),
    choices
      .map(strengthOf)
      .toSorted((a, b) => a - b)
      .slice(0, fallback.length),
  ];
}

let discarded = 0;

export const defaults = [
  observer(
    'a player who does not answer discards the weakest cards, whatever for',
    tries(20, 800),
    () => ({
      before({ decision }) {
        if (!discards.includes(decision.topic.kind) || decision.fallback.length === 0) return;
        if (decision.topic.kind === 'discard') discarded += 1;
        const [gone, weakest] = strengths(decision);
        expect([decision.topic.kind, gone]).toEqual([decision.topic.kind, weakest]);
      },
    }),
    () => {
      expect(discarded).toBeGreaterThan(20);
    },
  ),
];
