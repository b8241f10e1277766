import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { beginning, builtProgram, PROGRAM } from '../../../bin/setup/program.mjs';
import { ROOT } from '../../../bin/setup/shell.mjs';
import { defined } from '../../values/defined.ts';

const look = 20;

export interface ChildProgram {
  readonly child: ChildProcess;
  /** Returns everything that the program has written so far. */
  readonly output: () => string;
  /**
   * Waits until the program has written `words`. Rejects with what it wrote instead if that takes longer than
   * `patience` ms, or if it ends before.
   */
  says(words: string, patience?: number): Promise<void>;
  /**
   * Ends the program and returns its exit code, or `undefined` if the signal ended it. Rejects with what it wrote if it
   * ran and something else than this signal ended it.
   */
  end(signal: NodeJS.Signals): Promise<number | undefined>;
  /** Waits until the program ends by itself. Returns its exit code; `undefined` if a signal ended it. */
  ended(): Promise<number | undefined>;
}

interface Started {
  readonly child: ChildProcess;
  readonly closed: Promise<unknown>;
  readonly cleanUp: () => void;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** The programs that run now. */
const started = new Set<Started>();

/** Ends the program, too, when a signal ends this process: no one else would look after it. */
function endTogether(program: Started): void {
  if (started.size === 0) for (const signal of signals) process.on(signal, endAll);
  started.add(program);
  void program.closed.then(() => {
    started.delete(program);
    if (started.size === 0) for (const signal of signals) process.off(signal, endAll);
  });
}

function endAll(signal: NodeJS.Signals): void {
  const all = [...started];
  for (const { child } of all) child.kill('SIGTERM');
  void Promise.all(
    all.map(async ({ closed, cleanUp }) => {
      await closed;
      cleanUp();
    }),
  ).then(() => {
    // Another listener to this signal decides what becomes of the process.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  });
}

/**
 * Starts a program of ours in a process of its own, by its path in the project, as `npm start` would. It gets nothing
 * of our environment but what Node needs. `words`: its arguments. `cleanUp`: the work left if a signal ends this
 * process, and the program with it. Resolves when the program has begun.
 */
export async function startProgram(
  path: string,
  environment: Readonly<Record<string, string>>,
  words: ReadonlyArray<string> = [],
  cleanUp: () => void = () => undefined,
): Promise<ChildProgram> {
  const folder = process.env[PROGRAM] ?? (await builtProgram());
  const { file, options } = beginning(path, folder);
  const child = spawn(process.execPath, [...options, file, ...words], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      // Nor of the file in which someone has put the settings of their own bot.
      ENV_FILE: '',
      ...defined({ [PROGRAM]: folder }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let running = true;
  const add = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  const closed = once(child, 'close').then(([code, by]: Array<unknown>) => {
    running = false;
    return { code: typeof code === 'number' ? code : undefined, by };
  });
  endTogether({ child, closed, cleanUp });
  return {
    child,
    output: () => output,
    async says(words, patience = 20_000) {
      const end = Date.now() + patience;
      while (!output.includes(words)) {
        if (!running || Date.now() > end) throw new Error(`${path} did not say “${words}”, but: ${output}`);
        await new Promise((resolve) => setTimeout(resolve, look));
      }
    },
    async end(signal) {
      const ran = child.kill(signal);
      const { code, by } = await closed;
      if (ran && code === undefined && by !== signal)
        throw new Error(`${path} was ended by ${String(by)}, and had written: ${output}`);
      return code;
    },
    ended: async () => (await closed).code,
  };
}
