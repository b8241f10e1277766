/** How many choices an answer may name: for whoever asks people. */
export { countRuns, countsOf, isLegalCount } from '../engine/index.ts';
