/**
 * The two ways in which a test has its bot: as a process of its own, or in the process of the test, which costs a
 * fifth.
 */
import { readConfig } from '../../src/startup/config.ts';
import { createLog } from '../../src/startup/log.ts';
import { run } from '../../src/startup/run.ts';
import { explain } from '../../src/startup/start.ts';
import { startProgram } from '../../src/tools/play/process.ts';

export interface Bot {
  /** The id of the process in which it runs. */
  readonly pid: number;
  /** Everything that it has written so far. */
  output(): string;
  /**
   * Ends it; in the process of the test it is always stopped in order. The exit code, or `undefined` if the signal
   * ended it.
   */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | undefined>;
}

/** @param environment the bot's settings, and nothing but those */
export type StartBot = (environment: Readonly<Record<string, string>>) => Promise<Bot>;

/** Starts it like `npm start`; resolves when it has begun. */
export const startInProcessOfItsOwn: StartBot = async (environment) => {
  const { child, output, end } = await startProgram('src/main.ts', environment);
  return { pid: child.pid ?? 0, output, end };
};

/**
 * All that the program does but for signals; resolves when everything runs. Rejects with the sentence with which the
 * program would end.
 */
export const startHere: StartBot = async (environment) => {
  const read = readConfig(environment);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const { config } = read;
  let output = '';
  const log = createLog(config.logLevel, {
    write: (line) => {
      output += line;
    },
  });
  const running = await run(config, log).catch((error: unknown) => {
    throw new Error(explain(error, config), { cause: error });
  });
  let stopped: Promise<void> | undefined;
  return {
    pid: process.pid,
    output: () => output,
    async end() {
      stopped ??= running.stop();
      await stopped;
      return 0;
    },
  };
};
