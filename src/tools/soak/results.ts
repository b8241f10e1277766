/** The output of `npm run soak -- --json`. Memory is that of the bot's process, in MB of a million bytes. */

export const partNames = ['memory', 'servers', 'tests'] as const;
/** The parts that run without `--only`: tests at length take hours. */
export const usualParts = ['memory', 'servers'] as const;
export type SoakPart = (typeof partNames)[number];

export interface SoakResult {
  readonly seed: number;
  readonly parts: { readonly memory?: MemoryResult; readonly servers?: ServersResult; readonly tests?: TestsResult };
}

export interface Memory {
  /** All memory that the process takes from the machine. */
  readonly residentMB: number;
  /** The memory of JavaScript's own objects, of the main thread. */
  readonly heapMB: number;
}

interface PartResult {
  /** Memory when the bot was ready. */
  readonly start: Memory;
  readonly end: Memory;
  readonly peakMB: number;
  /** Limits that were passed, a sentence each. */
  readonly passed: ReadonlyArray<string>;
}

/** Games with pictures, played by one person beside automatic players. */
export interface MemoryResult extends PartResult {
  readonly minutes: number;
  readonly games: number;
  /** Questions that people have answered. */
  readonly answers: number;
  readonly warmUp: { readonly answers: number } & Memory;
  /**
   * How much memory grew with each answer after the warm-up, in KB of a thousand bytes: the line through all samples.
   */
  readonly slopeKB: number;
  readonly samples: ReadonlyArray<MemorySample>;
  /** The errors of the games, each once; at most 5. */
  readonly errors: ReadonlyArray<string>;
}

export interface MemorySample extends Memory {
  /** Seconds since the bot was ready. */
  readonly seconds: number;
  readonly answers: number;
}

/** Servers full of other people's messages. */
export interface ServersResult extends PartResult {
  readonly servers: number;
  readonly channels: number;
  readonly messages: number;
  /** How many bytes memory grew with each message. */
  readonly bytesAMessage: number;
}

/** The project's own tests, at length. */
export interface TestsResult {
  readonly minutes: number;
  readonly succeeded: number;
  readonly failed: number;
  /** One sentence if any test failed; empty otherwise. */
  readonly passed: ReadonlyArray<string>;
}

export const limits = {
  memory: {
    /**
     * Growth in KB per answer after the warm-up. Fewer answers than `answers` may cost as much memory in all as
     * `answers` do, because memory comes and goes in large pieces.
     */
    slopeKB: 20,
    answers: 2000,
    residentMB: 450,
  },
  servers: { residentMB: 300 },
} as const;
