/** The output of `npm run load -- --json`. */
export interface LoadResult {
  readonly games: number;
  readonly seconds: number;
  readonly inFlight: number;
  readonly engine: 'PostgreSQL' | 'SQLite';
  /** One result for each number of processes, in the order asked for. */
  readonly measured: ReadonlyArray<ProcessesResult>;
  readonly target: { readonly processorRatio: number };
}

export interface ProcessesResult {
  readonly processes: number;
  /**
   * How long people pressed: in the first result as long as asked for, in the others until they had pressed as often.
   */
  readonly seconds: number;
  /** Answers to questions of a game that were stored. */
  readonly answers: number;
  readonly answersPerSecond: number;
  /** Milliseconds from the press to the first sign of the bot. */
  readonly acknowledgement: { readonly medianMs: number; readonly p99Ms: number; readonly interactions: number };
  /** Milliseconds of processor time per answer. */
  readonly processor: { readonly botsMs: number; readonly databaseMs: number; readonly peopleMs: number };
  /** How many processors each of them kept busy on average, and how many there are. */
  readonly cores: { readonly of: number; readonly bots: number; readonly database: number; readonly people: number };
  /** Transactions of PostgreSQL per answer. */
  readonly transactions: number;
  /** Processor time of the bots per answer, as a multiple of that with the fewest processes. */
  readonly processorRatio: number;
  readonly messagesPerSecond: number;
  readonly requestsPerSecond: number;
  /** Presses on what had just become another message. */
  readonly vain: number;
  /** Presses to which the bot gave no sign within three seconds. */
  readonly unanswered: number;
  /** Other errors, in words; at most 5. */
  readonly errors: ReadonlyArray<string>;
}
