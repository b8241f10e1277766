/** The messages between this process and the one in which the tests run: one line of JSON each. */
import { z } from 'zod';

/** How often each mutant was executed. */
const hits = z.record(z.string(), z.number());
export type MutantHits = z.infer<typeof hits>;

export const request = z.object({
  file: z.string(),
  /** Ids of tests; all tests of the file if it is missing. */
  tests: z.array(z.string()).optional(),
  /** The id of the mutant that is switched on. */
  mutant: z.string().optional(),
  /**
   * Whether all modules are loaded again first, so that what runs while they load runs with the mutant, and nothing of
   * earlier runs is remembered.
   */
  fresh: z.boolean(),
  /** The number of executions of a mutant above which it is taken for an endless loop. */
  hitLimit: z.number().optional(),
  /** Milliseconds per test. */
  timeLimit: z.number(),
});
export type RunRequest = z.infer<typeof request>;

export const greeting = z.object({ pid: z.number() });

export const answer = z.object({
  tests: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      milliseconds: z.number(),
      /** Milliseconds of processor time: the same however busy the machine is. */
      processor: z.number(),
      passed: z.boolean(),
    }),
  ),
  /** Whether a test, a hook or the loading of the file failed, or no one caught an error. */
  failed: z.boolean(),
  /** How often the mutant that was switched on was executed. */
  executed: z.number(),
  /** How often each test executed each mutant, by the id of the test. */
  perTest: z.record(z.string(), hits),
  /** How often each mutant was executed outside of tests: while modules are loaded, and in hooks of groups. */
  outside: hits,
});
export type RunAnswer = z.infer<typeof answer>;
