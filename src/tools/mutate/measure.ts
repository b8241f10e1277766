import { join } from 'node:path';
import { readImports } from '../../../bin/arrows/imports.mjs';
import { coverageOf } from './coverage.ts';
import type { MutateFlags } from './flags.ts';
import { codeBelow, mutantsOf, sampleOf } from './mutants.ts';
import type { Mutant } from './mutants.ts';
import { resultOf } from './report.ts';
import type { MutateResult, Survivor } from './report.ts';
import { isolatedTests, startTestProcess } from './testProcess.ts';
import { testsFor } from './testsFor.ts';
import { trier } from './trying.ts';
import type { MutantResult } from './trying.ts';

/** Milliseconds between two lines of progress. */
const tellEvery = 20_000;

export interface MutateListener {
  /** Receives each line of progress. */
  readonly tell: (text: string) => void;
  /** Receives each survivor as soon as it is known. */
  readonly survivor: (survivor: Survivor) => void;
}

/**
 * Tries mutants of some code of the project in `root` with the tests that can see it. Throws a `RangeError` with a
 * sentence for people.
 */
export async function measure(
  root: string,
  { paths, sample, seed, tests: chosen, longest }: MutateFlags,
  listener: MutateListener,
): Promise<MutateResult> {
  const { tell } = listener;
  const files = codeBelow(root, paths);
  const tests = testsFor(readImports(root, ['src', 'commands', 'render', 'test']), paths, chosen);
  if (tests.length === 0)
    throw new RangeError(`No test mirrors ${paths.join(', ')} or imports it: name some with --tests.`);
  const { mutants, sources } = await mutantsOf(root, files);
  const tried = sample === undefined ? mutants : sampleOf(mutants, sample, seed);
  const chosenBy = sample === undefined ? '' : ` (seed ${seed})`;
  tell(
    `${mutants.length} mutants in ${files.length} files, of which ${tried.length} are tried${chosenBy}; ${tests.length} files of tests.`,
  );
  const whole = (file: string): string => join(root, file);
  const alone = await isolatedTests(root);
  const changed = new Map([...sources].map(([file, code]) => [whole(file), code]));
  const runner = await startTestProcess(root, changed, { all: tests.map(whole), alone });
  try {
    const coverage = await coverageOf(runner, { all: tests.map(whole), alone, longest: 1000 * longest }, tell);
    for (const name of coverage.slow) tell(`Left out, because it takes too long: ${name}`);
    for (const name of coverage.unsure) tell(`Left out, because it fails without any change: ${name}`);
    const outcomes = await tryAll(tried, trier(runner, coverage, alone), listener);
    return resultOf(mutants.length, sample === undefined ? null : seed, outcomes);
  } finally {
    await runner.close();
  }
}

async function tryAll(
  mutants: ReadonlyArray<Mutant>,
  tryOne: (mutant: Mutant) => Promise<MutantResult>,
  { tell, survivor }: MutateListener,
): Promise<Array<readonly [Mutant, MutantResult]>> {
  const outcomes: Array<readonly [Mutant, MutantResult]> = [];
  let told = performance.now();
  let noticed = 0;
  for (const mutant of mutants) {
    const outcome = await tryOne(mutant);
    outcomes.push([mutant, outcome]);
    if (outcome === 'noticed') noticed += 1;
    else survivor({ ...mutant, outcome });
    if (performance.now() - told < tellEvery) continue;
    told = performance.now();
    tell(`${outcomes.length} of ${mutants.length} mutants tried, ${noticed} noticed.`);
  }
  return outcomes;
}
