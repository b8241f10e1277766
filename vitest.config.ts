import { defineConfig } from 'vitest/config';
import { patience, testLimit } from './test/patience.ts';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    experimental: { fsModuleCache: true },
    testTimeout: testLimit,
    hookTimeout: testLimit,
    expect: { poll: { timeout: patience } },
    reporters: ['default', './bin/countReporter.mjs'],
  },
});
