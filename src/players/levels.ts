/**
 * How well an automatic player plays. `easy` answers by heuristic alone, the others search ahead, `hard` for longer;
 * Cylons search at `hard` only. How hasty an answer is, how much mercy Cylons have and how well hidden ones feign also
 * follow from the level (`difficulty.ts`). No level searches for the cards of a skill check (`contributing.ts`).
 */
export const levels = ['easy', 'normal', 'hard'] as const;

export type Level = (typeof levels)[number];

/** The levels that search ahead. */
export type ThinkingLevel = Exclude<Level, 'easy'>;
