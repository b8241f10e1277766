import { sql as first } from './001.ts';
import { sql as second } from './002.ts';
import { sql as third } from './003.ts';
import { sql as fourth } from './004.ts';
import { sql as fifth } from './005.ts';
import { sql as sixth } from './006.ts';
import { sql as seventh } from './007.ts';
import { sql as eighth } from './008.ts';
import { sql as ninth } from './009.ts';
import { sql as tenth } from './010.ts';
import { sql as eleventh } from './011.ts';
import { sql as twelfth } from './012.ts';
import { sql as thirteenth } from './013.ts';
import { sql as fourteenth } from './014.ts';
import { sql as fifteenth } from './015.ts';
import { sql as sixteenth } from './016.ts';
import { sql as seventeenth } from './017.ts';
import { sql as eighteenth } from './018.ts';
import { sql as nineteenth } from './019.ts';
import { sql as twentieth } from './020.ts';
import { sql as twentyFirst } from './021.ts';
import { sql as twentySecond } from './022.ts';

/**
 * Migrations in order; a database's `user_version` is how many of them it has been through. Never change one that was
 * released: add one.
 */
export const migrations: ReadonlyArray<string> = [
  first,
  second,
  third,
  fourth,
  fifth,
  sixth,
  seventh,
  eighth,
  ninth,
  tenth,
  eleventh,
  twelfth,
  thirteenth,
  fourteenth,
  fifteenth,
  sixteenth,
  seventeenth,
  eighteenth,
  nineteenth,
  twentieth,
  twentyFirst,
  twentySecond,
];
