import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the kernel's clock in a second. */
const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

interface Usage {
  readonly parent: number;
  /** Milliseconds, those of children who have ended included. */
  readonly spent: number;
}

/** Returns the processor time that a process and all that it has started have used so far, in milliseconds (Linux). */
export function processorTimeOf(pid: number): number {
  const all = usages();
  const own = all.get(pid)?.spent ?? 0;
  const children = [...all].filter(([, { parent }]) => parent === pid);
  return children.reduce((total, [child]) => total + processorTimeOf(child), own);
}

function usages(): ReadonlyMap<number, Usage> {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return new Map(
    pids.flatMap((pid) => {
      const usage = usageOf(pid);
      return usage === undefined ? [] : [[Number(pid), usage]];
    }),
  );
}

function usageOf(pid: string): Usage | undefined {
  try {
    // The name of the program, in brackets, may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const [parent, ...times] = [1, 11, 12, 13, 14].map((place) => Number(fields[place]));
    return { parent: parent ?? 0, spent: (times.reduce((total, ticks) => total + ticks, 0) / ticksPerSecond) * 1000 };
  } catch {
    return undefined;
  }
}
