import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface BotProcess {
  readonly child: ChildProcess;
  /** Everything that it has written so far. */
  readonly output: () => string;
  /** Ends it and waits for the end; the exit code, or `undefined` if the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | undefined>;
  /** Waits until it ends by itself. */
  ended(): Promise<number | undefined>;
}

/** The real program in a process of its own. Nothing of our environment but what Node needs. */
export function startProcess(environment: Readonly<Record<string, string>>): BotProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const add = (chunk: Buffer): void => { output += chunk.toString(); };
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  const exited = once(child, 'close').then(([code]: Array<unknown>) => (typeof code === 'number' ? code : undefined));
  return {
    child,
    output: () => output,
    async end(signal) {
      child.kill(signal);
      return await exited;
    },
    ended: () => exited,
  };
}
