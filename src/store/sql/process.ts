import { randomBytes } from 'node:crypto';

/** A name for this process by which others on the same database tell it apart. */
export function newProcess(): string {
  return randomBytes(6).toString('hex');
}
