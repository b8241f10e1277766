/** How much an automatic player thinks: `easy` answers by rules of thumb alone, the others play on in their heads, `hard` for longer. */
export const levels = ['easy', 'normal', 'hard'] as const;

export type Level = (typeof levels)[number];
