// The end of a test run, for people and for CI alike: where its time went, and as the last line `N passed, N failed`.
import { relative } from 'node:path';

/**
 * @typedef {import('vitest/node').Reporter} Reporter
 * @typedef {import('vitest/node').TestModule} TestModule
 * @typedef {import('vitest/node').Vitest} Vitest
 */

/** @implements {Reporter} */
export default class CountReporter {
  #root = process.cwd();

  /** @param {Vitest} vitest */
  onInit(vitest) {
    this.#root = vitest.config.root;
  }

  /**
   * @param {ReadonlyArray<TestModule>} modules
   * @param {ReadonlyArray<unknown>} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    const { passed, failed } = countTests(modules);
    for (const line of timeByFolder(modules, this.#root)) console.log(line);
    const checks = process.env['FAILED_CHECKS'] ?? '';
    if (checks !== '') console.log(`Checks that failed, see the top: ${checks}`);
    // An error outside of any test fails the run too, so the line must not say “0 failed”.
    console.log(`${String(passed)} passed, ${String(failed + unhandledErrors.length)} failed`);
  }
}

/**
 * A table of the folders: the seconds of their files (loading them, hooks and tests; files run side by side) and how
 * many tests ran. The slowest comes first.
 * @param {ReadonlyArray<TestModule>} modules
 * @param {string} root
 * @returns {string[]}
 */
function timeByFolder(modules, root) {
  /** @type {Map<string, { milliseconds: number, tests: number }>} */
  const folders = new Map();
  for (const module of modules) {
    const name = folderOf(relative(root, module.moduleId));
    const { milliseconds, tests } = folders.get(name) ?? { milliseconds: 0, tests: 0 };
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    const ran = [...module.children.allTests()].filter((test) => test.result().state !== 'skipped').length;
    folders.set(name, { milliseconds: milliseconds + collectDuration + setupDuration + duration, tests: tests + ran });
  }
  const slowestFirst = [...folders].sort(([, one], [, other]) => other.milliseconds - one.milliseconds);
  const width = Math.max(...slowestFirst.map(([name]) => name.length), 0);
  return slowestFirst.map(([name, { milliseconds, tests }]) => {
    const seconds = (milliseconds / 1000).toFixed(1).padStart(8);
    return `${name.padEnd(width)} ${seconds} s ${String(tests).padStart(6)} ${tests === 1 ? 'test' : 'tests'}`;
  });
}

/**
 * `test/engine` for test/engine/rules/jump.test.ts: two floors are as much as a glance takes in.
 * @param {string} file
 */
function folderOf(file) {
  return file.split(/[/\\]/).slice(0, -1).slice(0, 2).join('/') || '.';
}

/**
 * Counts the tests of a run. A file that failed without a failing test in it (it could not be loaded, or a hook threw)
 * counts as one failure.
 * @param {ReadonlyArray<TestModule>} modules
 */
export function countTests(modules) {
  let passed = 0;
  let failed = 0;
  for (const module of modules) {
    const states = [...module.children.allTests()].map((test) => test.result().state);
    const failures = states.filter((state) => state === 'failed').length;
    passed += states.filter((state) => state === 'passed').length;
    failed += failures === 0 && module.state() === 'failed' ? 1 : failures;
  }
  return { passed, failed };
}
