import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Lane } from '../outbox.ts';
import { settingsFor } from './connections.ts';

/** Tells other processes on this database in which lanes something else may come first, and hears it from them. */
export interface Listener {
  /** Once it is stored. All that is to be told while something is on its way goes together. */
  tell(lanes: Iterable<Lane>): void;
  close(): Promise<void>;
}

interface Heard {
  /** From another process. */
  lanes(lanes: ReadonlyArray<Lane>): void;
  /** For a while nobody could be heard: something may have come anywhere. */
  missed(): Promise<void>;
}

const channel = 'galactica_news';
/** The server takes 7999 bytes at a time; no lane is longer than 40. */
const lanesAtATime = 150;
/** Milliseconds: between two tries to connect, and between two looks whether the server still answers. */
const [pause, heartbeat] = [500, 20_000];

/** Connected when it resolves; from then on it connects again by itself. */
export async function listenTo(url: string, heard: Heard): Promise<Listener> {
  const waiting = new Set<Lane>();
  let client: Client | undefined;
  let isOver = false;
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
    made.on('notification', ({ processId, payload = '' }) => {
      if (processId !== processOf(made)) heard.lanes(payload.split(' ').filter(isLane));
    });
    await made.connect();
    await made.query(`LISTEN ${channel}`);
    client = made;
  };
  const connectAgain = async (): Promise<void> => {
    while (!isOver && client === undefined) {
      await wait(pause, undefined, { ref: false });
      await (isOver ? undefined : connect().catch(() => undefined));
    }
    if (isOver) return;
    await heard.missed().catch(() => undefined);
    send();
  };
  const send = (): void => {
    if (sending === undefined && waiting.size > 0) sending = sendAll().finally(() => { sending = undefined; });
  };
  const sendAll = async (): Promise<void> => {
    while (client !== undefined && waiting.size > 0) {
      const lanes = [...waiting].slice(0, lanesAtATime);
      for (const lane of lanes) waiting.delete(lane);
      try {
        await client.query({ name: 'tell', text: 'SELECT pg_notify($1, $2)', values: [channel, lanes.join(' ')] });
      } catch {
        // They are told when the server is there again.
        for (const lane of lanes) waiting.add(lane);
        return;
      }
    }
  };

  await connect();
  // A server whose machine is gone says nothing at all.
  const beating = setInterval(() => { client?.query('SELECT 1').catch(() => client?.emit('error', new Error('The server is silent.'))); }, heartbeat);
  beating.unref();
  return {
    tell(lanes) {
      for (const lane of lanes) waiting.add(lane);
      send();
    },
    async close() {
      clearInterval(beating);
      await sending;
      isOver = true;
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}

function isLane(text: string): text is Lane {
  return text.startsWith('channel:') || text.startsWith('user:');
}

/** The server's own name for the connection; what it tells itself is no news. */
function processOf(client: Client): number | undefined {
  return 'processID' in client && typeof client.processID === 'number' ? client.processID : undefined;
}
