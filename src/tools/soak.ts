/**
 * `npm run soak -- [--only memory,servers,tests] [--minutes N] [--games N] [--at-once N] [--seed N] [--json]` and for
 * servers `[--servers N --channels N --messages N]`: runs the bot for a long time, as a process of its own with
 * everything that it has, and looks at what it does not give back. The pretended Discord and the people are this
 * process, whose memory does not count. Exit code 1: a limit was passed.
 */
import { availableParallelism, loadavg } from 'node:os';
import { runProgram } from './commandLine.ts';
import { soak } from './soak/flags.ts';
import { runParts } from './soak/parts.ts';
import { reportLines } from './soak/report.ts';

await runProgram(soak, async ({ json, ...wanted }) => {
  process.stderr.write(`Seed ${wanted.seed}.\n`);
  const result = await runParts(wanted, (text) => {
    process.stderr.write(`${text}\n`);
  });
  const machine = `${availableParallelism()} cores, load average ${(loadavg()[0] ?? 0).toFixed(1)} at the end.`;
  process.stdout.write(json ? `${JSON.stringify(result)}\n` : `${[...reportLines(result), machine].join('\n')}\n`);
  return Object.values(result.parts).every(({ passed }) => passed.length === 0) ? 0 : 1;
});
