import { createServer } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../src/tools/postgres/server.ts';
import type { PostgresServer } from '../../src/tools/postgres/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A port of this machine: each connection is told the address of the run's PostgreSQL server. */
    readonly postgresPort: number;
  }
}

/** Each project of a run calls this, in one process. */
interface Shared {
  users: number;
  server: Promise<PostgresServer> | undefined;
  stop(): Promise<void>;
  readonly port: Promise<number>;
}

const place = Symbol.for('galactica: PostgreSQL for this run of the tests');
const known: typeof globalThis & { [place]?: Shared | undefined } = globalThis;

/** One server for the whole run, started when the first test asks for it. */
export default async function provide(project: TestProject): Promise<() => Promise<void>> {
  const shared = known[place] ?? share();
  known[place] = shared;
  shared.users += 1;
  project.provide('postgresPort', await shared.port);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    delete known[place];
    await shared.stop();
  };
}

function share(): Shared {
  const listening = createServer((socket) => {
    shared.server ??= startPostgres();
    socket.on('error', () => undefined);
    shared.server.then(
      ({ url }) => socket.end(url('postgres')),
      (error: unknown) => socket.end(String(error)),
    );
  });
  listening.unref();
  const shared: Shared = {
    users: 0,
    server: undefined,
    port: new Promise((resolve) => {
      listening.listen(0, '127.0.0.1', () => {
        const address = listening.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    }),
    async stop() {
      listening.close();
      await (await shared.server?.catch(() => undefined))?.end();
    },
  };
  return shared;
}
