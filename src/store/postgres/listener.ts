import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { StoreError } from '../error.ts';
import { letGoIfGone, settingsFor } from './connections.ts';
import { nameOf } from './failures.ts';
import { openLock, processLock } from './locks.ts';

/** Tells other processes on this database that something was put into the outbox, and hears it from them. */
export interface LaneListener {
  /** Sends the news once it is stored. However often it is to be told while something is on its way, it goes once. */
  readonly tell: () => void;
  readonly close: () => Promise<void>;
}

interface Heard {
  /** Called on news from another process. */
  readonly news: () => void;
  /** The server does not answer, and does not say why. */
  readonly silent: () => void;
  /** Called when for a while no one could be heard: something may have come anywhere. */
  readonly missed: () => Promise<void>;
}

const channel = 'galactica_news';
/** Milliseconds between two tries to connect. */
const pause = 500;

/**
 * Connected when it resolves; from then on it connects again by itself. By this connection others know that `process`
 * is there. `heartbeat`: milliseconds between two looks whether the server still answers, and for which it may be
 * silent.
 */
export async function listenTo(
  {
    url,
    process,
    heartbeat,
  }: {
    readonly url: string;
    readonly process: string;
    readonly heartbeat: number;
  },
  heard: Heard,
): Promise<LaneListener> {
  let waiting = false;
  let client: Client | undefined;
  const over = new AbortController();
  let sending: Promise<void> | undefined;

  const connect = async (): Promise<void> => {
    const made = new Client({ ...settingsFor(url), query_timeout: heartbeat });
    const lose = (): void => {
      if (client !== made) return;
      client = undefined;
      made.end().catch(() => undefined);
      void connectAgain();
    };
    made.on('error', lose);
    made.on('end', lose);
    made.on('notification', ({ processId }) => {
      if (processId !== processOf(made)) heard.news();
    });
    await made.connect();
    letGoIfGone(made);
    try {
      await keepOpen(made, url);
      // Shared: of one's own lost connection the server may not know yet.
      await made.query(`SELECT pg_advisory_lock_shared(${processLock(process)})`);
      await made.query(`LISTEN ${channel}`);
    } catch (error) {
      await made.end();
      throw error;
    }
    client = made;
  };
  const connectAgain = async (): Promise<void> => {
    while (client === undefined) {
      await wait(pause, undefined, { ref: false });
      if (over.signal.aborted) return;
      await connect().catch(() => undefined);
    }
    await heard.missed().catch(() => undefined);
    send();
  };
  /** `pg` says so without a code. */
  const lookWhy = (error: unknown): void => {
    if (error instanceof Error && error.message === 'Query read timeout') heard.silent();
  };
  const send = (): void => {
    if (sending === undefined && waiting)
      sending = sendAll().finally(() => {
        sending = undefined;
      });
  };
  const sendAll = async (): Promise<void> => {
    while (client !== undefined && waiting) {
      waiting = false;
      try {
        await client.query({ name: 'tell', text: `NOTIFY ${channel}` });
      } catch (error) {
        lookWhy(error);
        // They are told when the server is there again.
        waiting = true;
        return;
      }
    }
  };

  await connect();
  // A server whose machine is gone says nothing at all.
  const beat = (): void => {
    const asked = client;
    asked?.query('SELECT 1').catch((error: unknown) => {
      lookWhy(error);
      asked.emit('error', error);
    });
  };
  const beating = setInterval(beat, heartbeat);
  beating.unref();
  return {
    tell() {
      waiting = true;
      send();
    },
    async close() {
      clearInterval(beating);
      await sending;
      over.abort();
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}

/**
 * Keeps anyone from moving the database elsewhere as long as this connection lasts. Throws `StoreError` if someone is
 * doing so.
 */
async function keepOpen(client: Client, url: string): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>(`SELECT pg_try_advisory_lock_shared(${openLock}) AS free`);
  if (rows[0]?.free === true) return;
  throw new StoreError(
    'locked',
    `The database ${nameOf(url)} is being moved (npm run move). Start the bot when that is done, with the database that it was moved to.`,
  );
}

/** The server's own name for the connection; what it tells itself is no news. */
function processOf(client: Client): number | undefined {
  return 'processID' in client && typeof client.processID === 'number' ? client.processID : undefined;
}
