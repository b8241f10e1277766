/** Runs the tests without any mutant, to learn which test executes which mutant, and how long it takes. */
import type { MutantHits, RunAnswer } from './messages.ts';
import type { TestProcess } from './testProcess.ts';

/** Milliseconds for a test while nothing is mutated. */
const wholeLimit = 300_000;

export interface CoveringTest {
  readonly id: string;
  readonly name: string;
  readonly file: string;
  readonly milliseconds: number;
}

export interface Coverage {
  readonly tests: ReadonlyArray<CoveringTest>;
  /** For the id of each mutant: the ids of the tests that execute it, and how often each does. */
  readonly executions: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Mutants that run only while modules are loaded. */
  readonly atLoad: ReadonlySet<string>;
  /** Tests that fail without any mutant, or differ from run to run: they can't tell anything. */
  readonly unsure: ReadonlyArray<string>;
  /** Tests that take longer than the limit. */
  readonly slow: ReadonlyArray<string>;
}

interface Files {
  readonly all: ReadonlyArray<string>;
  /** Files that plug something into what all tests share: everything is loaded again around them. */
  readonly alone: ReadonlySet<string>;
  /** Milliseconds of processor time that a test may take. */
  readonly longest: number;
}

/**
 * Runs each file twice and returns which tests execute which mutants. What is executed outside of tests the first time
 * alone is executed while modules are loaded; a test that fails the second time depends on what ran before it.
 */
export async function coverageOf(
  runner: TestProcess,
  { all, alone, longest }: Files,
  tell: (text: string) => void,
): Promise<Coverage> {
  const ledger = new Ledger();
  let fresh = true;
  const run = async (file: string, tests?: string[]): Promise<RunAnswer> => {
    const ran = await runner.run(
      { file, tests, fresh: fresh || alone.has(file), timeLimit: wholeLimit },
      2 * wholeLimit,
    );
    fresh = alone.has(file);
    if ('ended' in ran) throw new Error(`${file}: ${ran.ended}`);
    return ran;
  };
  for (const [at, file] of all.entries()) {
    tell(`${at + 1} of ${all.length} files of tests: ${file}`);
    const first = await run(file);
    const quick = first.tests.filter(({ processor }) => processor <= longest).map(({ id }) => id);
    ledger.enter(file, first, quick, await run(file, quick));
  }
  return ledger.coverage();
}

class Ledger {
  private readonly tests = new Map<string, CoveringTest>();
  private readonly executions = new Map<string, Map<string, number>>();
  private readonly loaded = new Set<string>();
  private readonly unsure: string[] = [];
  private readonly slow: string[] = [];

  public enter(file: string, first: RunAnswer, quick: ReadonlyArray<string>, second: RunAnswer): void {
    const passed = new Set(first.tests.filter((test) => test.passed).map(({ id }) => id));
    for (const { id, name, milliseconds, passed: again } of second.tests) {
      if (again && passed.has(id)) this.tests.set(id, { id, name, file, milliseconds });
      else this.unsure.push(name);
    }
    if (second.failed && second.tests.every((test) => test.passed)) this.unsure.push(`${file}, outside of its tests`);
    this.slow.push(...first.tests.filter(({ id }) => !quick.includes(id)).map(({ name }) => name));
    for (const mutant of Object.keys(first.outside)) this.loaded.add(mutant);
    this.add(
      second.outside,
      second.tests.map(({ id }) => id),
    );
    for (const { perTest } of [first, second])
      for (const [test, hits] of Object.entries(perTest)) this.add(hits, [test]);
  }

  public coverage(): Coverage {
    const { tests, executions, loaded, unsure, slow } = this;
    const sure = new Map(
      [...executions].map(([mutant, by]) => [mutant, new Map([...by].filter(([test]) => tests.has(test)))]),
    );
    const atLoad = new Set([...loaded].filter((mutant) => (sure.get(mutant)?.size ?? 0) === 0));
    return { tests: [...tests.values()], executions: sure, atLoad, unsure, slow };
  }

  private add(hits: MutantHits, by: ReadonlyArray<string>): void {
    for (const [mutant, count] of Object.entries(hits)) {
      const known = this.executions.get(mutant) ?? new Map<string, number>();
      this.executions.set(mutant, known);
      for (const test of by) known.set(test, Math.max(known.get(test) ?? 0, count));
    }
  }
}
