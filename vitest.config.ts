import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    experimental: { fsModuleCache: true },
    // Only for what hangs: how fast the program is, the benchmark measures, and machines differ.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', './bin/countReporter.mjs'],
  },
});
