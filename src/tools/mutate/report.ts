import type { Mutant } from './mutants.ts';
import type { MutantResult } from './trying.ts';

export interface Survivor extends Mutant {
  readonly outcome: Exclude<MutantResult, 'noticed'>;
}

export interface MutateResult {
  readonly seed: number | null;
  /** The number of mutants of all the code, and how many of them were tried. */
  readonly mutants: number;
  readonly tried: number;
  readonly noticed: number;
  readonly survived: number;
  readonly uncovered: number;
  /** Percentage of the tried mutants that a test noticed, with one decimal. */
  readonly share: number;
  readonly survivors: ReadonlyArray<Survivor>;
}

export function resultOf(
  mutants: number,
  seed: number | null,
  outcomes: ReadonlyArray<readonly [Mutant, MutantResult]>,
): MutateResult {
  const survivors = outcomes.flatMap(([mutant, outcome]) => (outcome === 'noticed' ? [] : [{ ...mutant, outcome }]));
  const tried = outcomes.length;
  const noticed = tried - survivors.length;
  const survived = survivors.filter(({ outcome }) => outcome === 'survived').length;
  const share = tried === 0 ? 100 : Math.floor((1000 * noticed) / tried) / 10;
  return { seed, mutants, tried, noticed, survived, uncovered: survivors.length - survived, share, survivors };
}

/** Returns a line with the place of a survivor, the code that stood there, and what it became. */
export function survivorLine({ file, line, column, original, replacement, outcome }: Survivor): string {
  const why = outcome === 'uncovered' ? ' (no test executes it)' : '';
  return `${file}:${line}:${column}: ${short(original)} → ${short(replacement)}${why}`;
}

export function reportLines({ seed, mutants, tried, noticed, survived, uncovered, share }: MutateResult): string[] {
  const chosen = seed === null ? '' : `, chosen with the seed ${seed}`;
  return [
    `${tried} of ${mutants} mutants were tried${chosen}.`,
    `Noticed: ${noticed}, ${share} of 100. Survived: ${survived}. No test executes: ${uncovered}.`,
  ];
}

const most = 100;

/** Returns the code on one line, its middle left out if it is long. */
function short(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length <= most ? line : `${line.slice(0, most / 2)} … ${line.slice(-most / 2)}`;
}
