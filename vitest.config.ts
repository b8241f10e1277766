import { defineConfig } from 'vitest/config';
import { patience, testLimit } from './test/patience.ts';
import { soaking } from './test/soak.ts';

/** Whole games that prove what a shorter test has proved, once more: `npm run soak` runs them. */
const soakOnly = soaking ? [] : ['test/**/*.soak.test.ts'];

export default defineConfig({
  test: {
    environment: 'node',
    // Settings of someone's own bot are not for tests.
    env: { ENV_FILE: '' },
    globalSetup: ['./test/builtProgram.ts', './test/postgres/globalSetup.ts'],
    pool: 'forks',
    // More than the two cores of a small machine: some tests wait for time to pass.
    maxWorkers: 3,
    experimental: { fsModuleCache: true },
    testTimeout: testLimit,
    hookTimeout: testLimit,
    expect: { poll: { timeout: patience } },
    reporters: ['default', './bin/countReporter.mjs'],
    projects: [
      // One process for many files: what they import is loaded once for all of them, which was a fifth of their time.
      { extends: true, test: { name: 'together', include: ['test/**/*.test.ts'], exclude: soakOnly, isolate: false } },
    ],
  },
});
