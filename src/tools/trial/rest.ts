import type { RunningTable } from '../../table/server/index.ts';
import { calm } from '../crowd/games.ts';
import { numberOf } from './database.ts';
import type { TrialDatabase } from './database.ts';
import { pause } from './pause.ts';

/** Milliseconds between two looks. */
const look = 100;
/** Milliseconds for the delivery of a crowd's messages, which may take longer than anything else. */
export const deliveryPatience = 600_000;

/** The SQL for how many messages wait. */
export const waiting = `SELECT count(*) AS n FROM outbox WHERE state = 'waiting'`;

/** Waits until everything is said: bots that have just begun may be silent for a while though there is much to say. */
export async function atRest(table: Pick<RunningTable, 'log'>, database: TrialDatabase): Promise<void> {
  await calm(table);
  await untilSaid(database);
}

/** Waits until no message waits for delivery. */
export async function untilSaid(database: TrialDatabase): Promise<void> {
  await until(async () => (await numberOf(database, waiting)) === 0, 'messages still wait', deliveryPatience);
}

/** Waits until `isSo`. Throws, in the words of what is `missing`, after `within` milliseconds. */
export async function until(isSo: () => Promise<boolean>, missing: string, within: number): Promise<void> {
  const end = Date.now() + within;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited ${within} ms in vain: ${missing}.`);
    await pause(look);
  }
}
