/** Each row of the table of faults in docs/operations.md names a test that there is. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const text = readFileSync(new URL('docs/operations.md', root), 'utf8');
const [, after = ''] = text.split(/^## Faults that are tried$/m);
const section = after.split(/^## /m)[0] ?? '';
const rows = section.split('\n').filter((line) => /^\|(?! *(?:---|fault \|))/.test(line));

test('each fault that is tried has its columns, and names a test that there is', () => {
  expect(rows.length, 'docs/operations.md has no table under “## Faults that are tried”').toBeGreaterThan(0);
  const wrong = rows.flatMap((row) => {
    const cells = row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim());
    const files = [...(cells[3] ?? '').matchAll(/test\/[\w/.-]+\.test\.ts/g)].map(([file]) => file);
    const missing = files.filter((file) => !existsSync(new URL(file, root)));
    const isWhole = cells.length === 4 && cells.every((cell) => cell !== '') && files.length > 0;
    return isWhole && missing.length === 0 ? [] : [`${row}: ${missing.join(', ')}`];
  });
  expect(wrong).toEqual([]);
});
