import { defineConfig } from 'vitest/config';
import { patience, testLimit } from './test/patience.ts';

/** Files that share a process: the engine and the catalogue are loaded once for all of them, which is half of their time. */
const together = ['app', 'bot', 'catalogue', 'commands', 'engine', 'players', 'render', 'store', 'words'].map(
  (folder) => `test/${folder}/**/*.test.ts`,
);

/** They plug something made up into the registries or the catalogue, where no other test is to find it: a process each. */
const plugIns = [
  'test/catalogue/furtherDecks.test.ts',
  'test/engine/holdings.test.ts',
  'test/engine/hooks.test.ts',
  'test/*/madeUp/*.test.ts',
  'test/engine/pieces/otherBoards.test.ts',
  'test/engine/rules/checks/openChecks.test.ts',
  'test/engine/rules/combat/models.test.ts',
  'test/engine/rules/victory/endHooks.test.ts',
];

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['./test/builtProgram.ts', './test/postgres/globalSetup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    experimental: { fsModuleCache: true },
    testTimeout: testLimit,
    hookTimeout: testLimit,
    expect: { poll: { timeout: patience } },
    reporters: ['default', './bin/countReporter.mjs'],
    projects: [
      { extends: true, test: { name: 'together', include: together, exclude: plugIns, isolate: false } },
      { extends: true, test: { name: 'alone', include: ['test/**/*.test.ts'], exclude: together } },
      { extends: true, test: { name: 'plugged in', include: plugIns } },
    ],
  },
});
