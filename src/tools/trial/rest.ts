import type { RunningTable } from '../../table/server/index.ts';
import { calm } from '../crowd/games.ts';
import { numberOf } from './database.ts';
import type { TrialDatabase } from './database.ts';
import { pause } from './pause.ts';

/** Milliseconds between two looks. */
const look = 100;
/** A crowd's messages may take longer than anything else, in milliseconds. */
export const deliveryPatience = 600_000;

/** How many messages wait, in SQL. */
export const waiting = `SELECT count(*) AS n FROM outbox WHERE state = 'waiting'`;

/** Until everything is said: bots that have just begun may be silent for a while though there is much to say. */
export async function atRest(table: Pick<RunningTable, 'log'>, database: TrialDatabase): Promise<void> {
  await calm(table);
  await untilSaid(database);
}

/** Until no message waits. */
export async function untilSaid(database: TrialDatabase): Promise<void> {
  await until(async () => (await numberOf(database, waiting)) === 0, 'messages still wait', deliveryPatience);
}

/** Throws, in the words of what is `missing`, if it takes longer than `within`, in milliseconds. */
export async function until(isSo: () => Promise<boolean>, missing: string, within: number): Promise<void> {
  const end = Date.now() + within;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited ${within} ms in vain: ${missing}.`);
    await pause(look);
  }
}
