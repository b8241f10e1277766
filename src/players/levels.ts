/**
 * How much an automatic player thinks: `easy` answers by rules of thumb alone, the others play on in their heads,
 * `hard` for longer. Cylons do so at `hard` only, and only then spare the fleet nothing (`difficulty.ts`).
 */
export const levels = ['easy', 'normal', 'hard'] as const;

export type Level = (typeof levels)[number];

/** Those that play on in their heads. */
export type ThinkingLevel = Exclude<Level, 'easy'>;
