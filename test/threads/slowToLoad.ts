/** Work for a thread of the tests: it takes a while to load, and says in a file that it has. */
import { writeFileSync } from 'node:fs';

const told = process.env['LOADED_FILE'];
wait(500);
if (told !== undefined) writeFileSync(told, '');

function wait(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** Takes that many milliseconds. */
export default function twice(number: number): number {
  wait(number);
  return 2 * number;
}
