/**
 * `npm run bench -- [--only engine,picture,…] [--seconds N] [--json]`: how fast the parts of the program are on this
 * machine, each beside its target. A missed target is a word in the table, no failure: machines differ.
 */
import { cpus, loadavg } from 'node:os';
import { bench } from './bench/flags.ts';
import { measure } from './bench/parts.ts';
import { table } from './bench/table.ts';
import { runProgram } from './commandLine.ts';

await runProgram(bench, async ({ only, seconds, json }) => {
  const before = load();
  const results = await measure(only, seconds, (part) => {
    if (!json) process.stderr.write(`Measuring: ${part}\n`);
  });
  process.stdout.write(
    json
      ? `${JSON.stringify(results)}\n`
      : `${table(results)}\n${cpus().length} cores, load average ${before} before and ${load()} after.\n`,
  );
  return 0;
});

/** Returns the machine's load over the last minute: what other programs do slows down the measurements. */
function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}
