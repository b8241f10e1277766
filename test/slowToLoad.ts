/** What a thread of the tests runs: it takes a while to load, and says in a file that it has. */
import { writeFileSync } from 'node:fs';

const told = process.env['LOADED_FILE'];
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
if (told !== undefined) writeFileSync(told, '');

export default function twice(number: number): number {
  return 2 * number;
}
