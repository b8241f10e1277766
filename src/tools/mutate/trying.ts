/** Tries mutants one by one and says whether a test notices. */
import type { Coverage, CoveringTest } from './coverage.ts';
import type { Mutant } from './mutants.ts';
import type { TestProcess } from './testProcess.ts';

/** The outcome of a mutant; `uncovered`: no test executes it. */
export type MutantResult = 'noticed' | 'survived' | 'uncovered';

/** The ending of a run; `idle`: all tests passed without having executed the mutant. */
type Ending = 'passed' | 'failed' | 'ended' | 'idle';

/** How many times as often as usual code may run with a mutant: loops may take longer by it without being endless. */
const longer = 100;
/**
 * Milliseconds for a test and for a run. Endless loops are ended by how often they run, so both may be generous on a
 * busy machine.
 */
const leastForTest = 30_000;
const leastForRun = 300_000;
/** Milliseconds above which a test runs by itself. */
const slow = 200;

interface Part {
  readonly file: string;
  readonly tests: ReadonlyArray<CoveringTest>;
  readonly milliseconds: number;
}

/** Returns a function that tries a mutant. `alone`: test files around which everything is loaded again. */
export function trier(
  runner: TestProcess,
  coverage: Coverage,
  alone: ReadonlySet<string>,
): (mutant: Mutant) => Promise<MutantResult> {
  /** Whether modules are loaded otherwise than usual. */
  let isSpoilt = true;

  async function runPart(
    { file, tests, milliseconds }: Part,
    mutant: string | undefined,
    fresh: boolean,
  ): Promise<Ending> {
    const executions = mutant === undefined ? undefined : coverage.executions.get(mutant);
    const usual = tests.reduce((sum, { id }) => sum + (executions?.get(id) ?? 0), 0);
    const timeLimit = leastForTest + 10 * Math.max(...tests.map((test) => test.milliseconds));
    const asked = { file, mutant, fresh: fresh || alone.has(file), timeLimit, tests: tests.map(({ id }) => id) };
    const hitLimit = usual === 0 ? undefined : longer * (usual + longer);
    const ran = await runner.run({ ...asked, hitLimit }, leastForRun + 10 * milliseconds);
    isSpoilt = 'ended' in ran || alone.has(file);
    if ('ended' in ran) return 'ended';
    if (ran.failed) return 'failed';
    return mutant === undefined || ran.executed > 0 ? 'passed' : 'idle';
  }

  /** Tries a mutant with everything loaded again, and the mutant in it from the beginning. */
  async function tryFresh({ id }: Mutant, parts: ReadonlyArray<Part>): Promise<MutantResult> {
    let outcome: MutantResult = 'survived';
    for (const [at, part] of parts.entries()) {
      const ending = await runPart(part, id, at === 0);
      if (ending !== 'failed' && ending !== 'ended') continue;
      outcome = 'noticed';
      break;
    }
    isSpoilt = true;
    return outcome;
  }

  return async (mutant) => {
    if (coverage.atLoad.has(mutant.id)) return await tryFresh(mutant, partsOf(coverage.tests));
    const executions = coverage.executions.get(mutant.id);
    const parts = partsOf(coverage.tests.filter(({ id }) => executions?.has(id) === true));
    if (parts.length === 0) return 'uncovered';
    let isIdle = true;
    for (const part of parts) {
      const ending = await runPart(part, mutant.id, isSpoilt);
      if (ending !== 'idle') isIdle = false;
      if (ending === 'ended') return 'noticed';
      if (ending !== 'failed') continue;
      // If it fails without the mutant too, an earlier one has left something behind.
      return (await runPart(part, undefined, isSpoilt)) === 'passed' ? 'noticed' : await tryFresh(mutant, parts);
    }
    // What is worked out once and remembered doesn't run again.
    return isIdle ? await tryFresh(mutant, parts) : 'survived';
  };
}

/** Groups tests by file, each slow one by itself; the quickest group comes first. */
function partsOf(tests: ReadonlyArray<CoveringTest>): Part[] {
  const together = new Map<string, CoveringTest[]>();
  for (const test of tests) {
    const key = test.milliseconds > slow ? test.id : test.file;
    together.set(key, [...(together.get(key) ?? []), test]);
  }
  return [...together.values()]
    .map((some) => ({
      file: some[0]?.file ?? '',
      tests: some,
      milliseconds: some.reduce((sum, test) => sum + test.milliseconds, 0),
    }))
    .sort((a, b) => a.milliseconds - b.milliseconds);
}
