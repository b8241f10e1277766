import { sql as first } from './001.ts';
import { sql as second } from './002.ts';
import { sql as third } from './003.ts';
import { sql as fourth } from './004.ts';
import { sql as fifth } from './005.ts';
import { sql as sixth } from './006.ts';
import { sql as seventh } from './007.ts';

/**
 * Migrations in order; a database's version is how many of them it has been through. Never change one that was
 * released: add one.
 */
export const migrations: ReadonlyArray<string> = [first, second, third, fourth, fifth, sixth, seventh];
