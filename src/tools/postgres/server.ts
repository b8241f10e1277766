import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { findPostgres } from '../../../bin/setup/postgres.mjs';

/** A PostgreSQL server that belongs to the process that has started it. */
export interface PostgresServer {
  /** The id of the server's first process, until it is started again. */
  readonly pid: number;
  /** Returns the address of one of its databases, for a user who may do everything. */
  readonly url: (database: string) => string;
  readonly start: () => Promise<void>;
  /** Stops the server, which cuts everyone off. `crash`: as if it was killed. */
  readonly stop: (how?: 'stop' | 'crash') => Promise<void>;
  /** Restarts the server with a certificate and a key in PEM: clients may encrypt their connections from now on. */
  readonly encrypt: (papers: { readonly certificate: string; readonly key: string }) => Promise<void>;
  /** Stops the server for good and removes all of it. */
  readonly end: () => Promise<void>;
}

/** The keeper's first line about the server. */
const firstWord = z.object({ port: z.number(), user: z.string(), password: z.string(), pid: z.number() });

const keeper = fileURLToPath(new URL('keeper.mjs', import.meta.url));

/**
 * Starts a PostgreSQL server that ends with this process, however that ends. Throws if this machine has no PostgreSQL.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = findPostgres();
  if (programs === undefined)
    throw new Error(
      'No PostgreSQL was found on this machine. Install one, or set POSTGRES_BIN to the folder of its programs.',
    );
  const child = spawn(process.execPath, [keeper, programs], { stdio: ['pipe', 'pipe', 'inherit'] });
  // If the keeper has ended by itself, writing to it fails: the caller hears of that from `next`.
  child.stdin.on('error', () => undefined);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<string> => {
    const line = await lines.next();
    if (line.done === true) throw new Error('The PostgreSQL server for the tests did not start, or has ended.');
    return line.value;
  };
  const tell = async (word: string): Promise<void> => {
    child.stdin.write(`${word}\n`);
    await next();
  };
  const { port, user, password, pid } = firstWord.parse(JSON.parse(await next()));
  return {
    pid,
    url: (database) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
    start: () => tell('start'),
    stop: (how = 'stop') => tell(how),
    encrypt: ({ certificate, key }) => tell(`encrypt ${JSON.stringify({ certificate, key })}`),
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const closed = once(child, 'close');
      child.stdin.end();
      await closed;
    },
  };
}
