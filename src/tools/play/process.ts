import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const look = 20;

export interface Program {
  readonly child: ChildProcess;
  /** Everything that it has written so far. */
  readonly output: () => string;
  /** Waits until it has written this. Rejects with what it wrote instead if that takes longer than `patience` ms, or if it ends before. */
  says(words: string, patience?: number): Promise<void>;
  /** Ends it and waits for the end; the exit code, or `undefined` if the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | undefined>;
  /** Waits until it ends by itself. */
  ended(): Promise<number | undefined>;
}

/**
 * A program of ours in a process of its own, by its path in the project. Nothing of our environment but what Node needs. `words`: its
 * arguments.
 */
export function startProgram(path: string, environment: Readonly<Record<string, string>>, words: ReadonlyArray<string> = []): Program {
  const child = spawn(process.execPath, ['--import', 'tsx', path, ...words], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let running = true;
  const add = (chunk: Buffer): void => { output += chunk.toString(); };
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  const exited = once(child, 'close').then(([code]: Array<unknown>) => {
    running = false;
    return typeof code === 'number' ? code : undefined;
  });
  return {
    child,
    output: () => output,
    async says(words, patience = 20_000) {
      const end = Date.now() + patience;
      while (!output.includes(words)) {
        if (!running || Date.now() > end) throw new Error(`${path} did not say «${words}», but: ${output}`);
        await new Promise((resolve) => setTimeout(resolve, look));
      }
    },
    async end(signal) {
      child.kill(signal);
      return await exited;
    },
    ended: () => exited,
  };
}
