import { expect } from 'vitest';
import { answer, RuleError } from '../../../../src/engine/index.ts';
import { tries } from '../../../soak.ts';
import { observer } from '../watching.ts';

export const questions = [
  observer('every question has legal choices, a legal fallback and an id of its own', tries(8, 300), () => {
    const seen = new Set<string>();
    return {
      before({ decision }) {
        const ids = decision.choices.map((choice) => choice.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(decision.min).toBeLessThanOrEqual(decision.max);
        expect(decision.max).toBeLessThanOrEqual(ids.length);
        expect(ids.length).toBeGreaterThan(0);
        expect(decision.fallback.every((id) => ids.includes(id))).toBe(true);
        // An offer waits for no one, so nothing is taken for anyone.
        expect(decision.fallback.length).toBeGreaterThanOrEqual(decision.topic.kind === 'offer' ? 0 : decision.min);
        expect(decision.fallback.length).toBeLessThanOrEqual(decision.max);
        expect(seen.has(decision.id)).toBe(false);
        seen.add(decision.id);
      },
    };
  }),

  observer('an illegal answer is refused and changes nothing', tries(2, 60), () => ({
    before({ state, decision }) {
      const before = JSON.stringify(state);
      const other = (decision.seat + 1) % state.players.length;
      const [first] = decision.choices.map((choice) => choice.id);
      const tooMany = [...decision.choices.map((choice) => choice.id), 'nonsense'];
      expect(() => answer(state, decision.seat, 'd0', [])).toThrow(RuleError);
      expect(() => answer(state, other, decision.id, decision.fallback)).toThrow(RuleError);
      expect(() => answer(state, decision.seat, decision.id, ['nonsense'])).toThrow(RuleError);
      expect(() => answer(state, decision.seat, decision.id, tooMany)).toThrow(RuleError);
      expect(() => answer(state, decision.seat, decision.id, [first ?? '', first ?? ''])).toThrow(RuleError);
      expect(JSON.stringify(state)).toBe(before);
    },
  })),
];
