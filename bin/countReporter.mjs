// The last line of a test run, for people and for CI alike: `N passed, N failed`.

/**
 * @typedef {import('vitest/node').Reporter} Reporter
 * @typedef {import('vitest/node').TestModule} TestModule
 */

/** @implements {Reporter} */
export default class CountReporter {
  /**
   * @param {ReadonlyArray<TestModule>} modules
   * @param {ReadonlyArray<unknown>} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    const { passed, failed } = countTests(modules);
    const checks = process.env['FAILED_CHECKS'] ?? '';
    if (checks !== '') console.log(`Checks that failed, see the top: ${checks}`);
    // An error outside of any test fails the run too, so the line must not say «0 failed».
    console.log(`${String(passed)} passed, ${String(failed + unhandledErrors.length)} failed`);
  }
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
