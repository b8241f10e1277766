import { numberOf } from './database.ts';
import type { TrialDatabase } from './database.ts';
import { pause } from './pause.ts';
import type { TrialScene } from './trial.ts';
import { deliveryPatience, until, waiting } from './rest.ts';

export interface Kill {
  readonly shard: number;
  /** Milliseconds until others had the messages and leases of the killed process. */
  readonly takenOverMs: number;
  /** Milliseconds until everything that had waited for its delivery was delivered. */
  readonly deliveredMs: number;
}

/** Milliseconds for a start, and for a takeover: far more than either should take. */
const patience = 120_000;

/** Kills one bot after the other, each `every` milliseconds, and starts each again at once. */
export async function killOneByOne(
  { bots }: Pick<TrialScene, 'bots'>,
  database: TrialDatabase,
  { kills, every }: { kills: number; every: number },
): Promise<ReadonlyArray<Kill>> {
  const under: Array<Promise<Kill>> = [];
  const starts: Array<Promise<unknown>> = [];
  const also = <Result>(all: Array<Promise<Result>>, one: Promise<Result>): void => {
    // Until all are waited for, a failure is no news for anyone.
    one.catch(() => undefined);
    all.push(one);
  };
  let next = 0;
  for (let count = 0; count < kills; count += 1) {
    await pause(every);
    // Of three one at least goes on.
    await until(async () => bots.running().length > 1, 'the bots do not start again', patience);
    const victim = bots.running().find(({ shard }) => shard >= next) ?? bots.running()[0];
    if (victim === undefined) throw new Error('No bot runs.');
    next = victim.shard + 1;
    const name = await nameOf(database, victim.shard);
    await bots.end(victim, 'SIGKILL');
    also(under, takenOver(database, victim.shard, name));
    also(starts, bots.start(victim.shard));
  }
  await Promise.all(starts);
  return await Promise.all(under);
}

/** Kills the only bot every `every` milliseconds, and starts it again at once; no other takes over meanwhile. */
export async function killAlone(
  { bots }: Pick<TrialScene, 'bots'>,
  database: TrialDatabase,
  { kills, every }: { kills: number; every: number },
): Promise<ReadonlyArray<Kill>> {
  const done: Array<Kill> = [];
  for (let count = 0; count < kills; count += 1) {
    await pause(every);
    const [bot] = bots.running();
    if (bot === undefined) throw new Error('No bot runs.');
    const at = Date.now();
    await bots.end(bot, 'SIGKILL');
    const last = await numberOf(database, 'SELECT max(id) AS id FROM outbox');
    await bots.start(bot.shard);
    const takenOverMs = Date.now() - at;
    await until(
      async () => (await numberOf(database, `${waiting} AND id <= ${last}`)) === 0,
      'what had waited when it was killed still waits',
      deliveryPatience,
    );
    done.push({ shard: bot.shard, takenOverMs, deliveredMs: Date.now() - at });
  }
  return done;
}

/** Returns the name under which the others know the latest process with this shard. */
async function nameOf(database: TrialDatabase, shard: number): Promise<string> {
  const rows = await database.query(
    `SELECT holder FROM leases WHERE name LIKE 'process:%:${shard}' ORDER BY until DESC LIMIT 1`,
  );
  return String(rows[0]?.['holder']);
}

async function takenOver(database: TrialDatabase, shard: number, dead: string): Promise<Kill> {
  const [at, last] = [Date.now(), await numberOf(database, 'SELECT max(id) AS id FROM outbox')];
  const held = (): Promise<number> =>
    numberOf(
      database,
      `
    SELECT (SELECT count(*) FROM outbox WHERE state = 'waiting' AND taken_by = '${dead}')
      + (SELECT count(*) FROM leases WHERE holder = '${dead}' AND until > ${Date.now()}) AS n`,
    );
  await until(async () => (await held()) === 0, `what ${dead} had taken is still its own`, patience);
  const takenOverMs = Date.now() - at;
  await until(
    async () => (await numberOf(database, `${waiting} AND id <= ${last}`)) === 0,
    `what had waited when ${dead} was killed still waits`,
    deliveryPatience,
  );
  return { shard, takenOverMs, deliveredMs: Date.now() - at };
}
