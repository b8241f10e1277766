/**
 * `npm run catalogue`: every card and piece in `data/` (rules, options and boards without their locations are none), as
 * a table or, with `--json`, as one array with the numbers of each entry and its words as the bot says them.
 */
import { z } from 'zod';
import { catalogue } from '../catalogue/index.ts';
import { describeCard } from '../engine/describe/index.ts';
import { catalogueRows } from './catalogue/facts.ts';
import { json, runProgram } from './commandLine.ts';
import type { Tool } from './commandLine.ts';

const flags = z.object({ json });
const program: Tool<typeof flags> = {
  name: 'catalogue',
  purpose: 'Everything in data/, with its words as the bot says them.',
  flags,
};

type Shown = Pick<ReturnType<typeof catalogueRows>[number], 'id' | 'name' | 'copies'> & { readonly text: string };

function table(rows: ReadonlyArray<Shown>): string {
  const wide = Math.max(...rows.map(({ id }) => id.length));
  const lines = rows.map(({ id, name, copies, text }) => {
    const indented = text.split('\n').map((line) => `${' '.repeat(wide + 6)}${line}`);
    return [`${id.padEnd(wide)}  ${String(copies).padStart(2)}  ${name}`, ...indented].join('\n');
  });
  const cards = rows.reduce((sum, { copies }) => sum + copies, 0);
  return [...lines, `${rows.length} entries, ${cards} cards and pieces`].join('\n');
}

await runProgram(program, (asked) => {
  const rows = catalogueRows(catalogue).map((row) => ({ ...row, text: describeCard(row.id).lines.join('\n') }));
  console.log(asked.json ? JSON.stringify(rows, undefined, 2) : table(rows));
  return 0;
});
