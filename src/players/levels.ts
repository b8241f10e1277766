/**
 * How much an automatic player thinks: `easy` answers by heuristic alone, the others search ahead, `hard` for longer.
 * Cylons search at `hard` only, and only then play without mercy (`difficulty.ts`).
 */
export const levels = ['easy', 'normal', 'hard'] as const;

export type Level = (typeof levels)[number];

/** The levels that search ahead. */
export type ThinkingLevel = Exclude<Level, 'easy'>;
