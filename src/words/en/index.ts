import { errors } from './errors.ts';

/** English: a section a file. The keys of other languages are checked against these. */
export const en = { errors } as const;
