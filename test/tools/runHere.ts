import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

export interface Ran {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

const signals = ['SIGINT', 'SIGTERM'] as const;
const folder = fileURLToPath(new URL('../../src/tools/', import.meta.url));
let runs = 0;

/**
 * The result and the output of a program of `src/tools` with these arguments, in the process of the test, which is left
 * as it was.
 */
export async function runHere(program: string, ...args: ReadonlyArray<string>): Promise<Ran> {
  const { argv, exitCode } = process;
  // One of them sets it for all that its process makes.
  const umask = process.umask(0o077);
  const listeners = signals.map((signal) => process.listeners(signal));
  const written = { stdout: '', stderr: '' };
  const writing = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      written[stream] += String(text);
      return true;
    }),
  );
  process.argv = [process.execPath, program, ...args];
  process.exitCode = undefined;
  runs += 1;
  try {
    // An address of its own: it is run whoever has loaded it before.
    const address = `${folder}${program}.ts?run=${runs}`;
    await import(/* @vite-ignore */ address);
    return { status: exitCodeNow(), ...written };
  } finally {
    for (const spy of writing) spy.mockRestore();
    process.argv = argv;
    process.exitCode = exitCode;
    process.umask(umask);
    for (const [index, signal] of signals.entries()) {
      const added = process.listeners(signal).filter((listener) => listeners[index]?.includes(listener) !== true);
      for (const listener of added) process.off(signal, listener);
    }
  }
}

function exitCodeNow(): number {
  return Number(process.exitCode ?? 0);
}
