/** A process in which vitest runs tests of changed code, file by file, on request. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createVitest } from 'vitest/node';
import type { Vite } from 'vitest/node';
import { answer, greeting } from './messages.ts';
import type { z } from 'zod';
import type { RunAnswer, RunRequest } from './messages.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Returns the absolute paths of the test files that vitest.config.ts runs in a process each. */
export async function isolatedTests(root: string): Promise<ReadonlySet<string>> {
  const vitest = await createVitest('test', { root, watch: false, reporters: [{}] });
  const found = await vitest.globTestSpecifications();
  await vitest.close();
  return new Set(found.filter(({ project }) => project.config.isolate).map(({ moduleId }) => moduleId));
}

export interface TestProcess {
  /**
   * Runs a file of tests, or some tests of it, for at most `patience` milliseconds. `ended`: why the process has ended
   * instead; the next call starts another one.
   */
  run(asked: RunRequest, patience: number): Promise<RunAnswer | { readonly ended: string }>;
  close(): Promise<void>;
}

interface Connection {
  readonly pid: number;
  readonly socket: Socket;
  readonly lines: AsyncIterator<string, undefined>;
}

interface TestFiles {
  /** The absolute paths of all files that may be run. */
  readonly all: ReadonlyArray<string>;
  /** The files after which a new process begins. */
  readonly alone: ReadonlySet<string>;
}

/** Starts a process for tests. `sources`: the code that is loaded instead of files, by their absolute paths. */
export async function startTestProcess(
  root: string,
  sources: ReadonlyMap<string, string>,
  { all, alone }: TestFiles,
): Promise<TestProcess> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const vitest = await createVitest(
    'test',
    {
      root,
      config: false,
      watch: false,
      passWithNoTests: true,
      reporters: [{}],
      include: ['test/**/*.test.ts'],
      environment: 'node',
      env: { ENV_FILE: '' },
      globalSetup: ['builtProgram.ts', 'postgres/globalSetup.ts'].map((file) => here(`../../../test/${file}`)),
      pool: 'forks',
      isolate: false,
      maxWorkers: 1,
      runner: here('testsWorker.ts'),
      provide: { mutatePort: port },
      update: false,
      experimental: { fsModuleCache: true },
    },
    { plugins: [changed(sources)], logLevel: 'silent' },
  );
  const [first = ''] = all;
  const specification = vitest.getRootProject().createSpecification(first);

  let running: Promise<unknown> | undefined;
  let connection: Connection | undefined;

  async function connect(): Promise<Connection> {
    const connected = once(server, 'connection') as Promise<[Socket]>;
    running = vitest.runTestSpecifications([specification]);
    const early = running.then(() => {
      throw new Error(`The tests could not be started: ${vitest.state.getUnhandledErrors().map(String).join('\n')}`);
    });
    const [socket] = await Promise.race([connected, early]);
    early.catch(() => undefined);
    socket.on('error', () => undefined);
    const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
    const { pid } = await greetingIn(lines);
    return { pid, socket, lines };
  }

  async function end(): Promise<void> {
    connection = undefined;
    await running;
    running = undefined;
  }

  async function leave(): Promise<void> {
    connection?.socket.end();
    await end();
  }

  return {
    async run(asked, patience) {
      connection ??= await connect();
      const { pid, socket, lines } = connection;
      socket.write(`${JSON.stringify(asked)}\n`);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<'late'>((resolve) => {
        timer = setTimeout(() => {
          resolve('late');
        }, patience);
      });
      const came = await Promise.race([lines.next(), late]);
      clearTimeout(timer);
      if (came !== 'late' && came.done !== true) {
        // What it has mocked or plugged in stays in the process, whatever is loaded again.
        if (alone.has(asked.file)) await leave();
        return answer.parse(JSON.parse(came.value));
      }
      if (came === 'late') process.kill(pid, 'SIGKILL');
      await end();
      return {
        ended:
          came === 'late'
            ? `nothing came for ${patience} ms`
            : vitest.state.getUnhandledErrors().map(String).join('\n'),
      };
    },
    async close() {
      await leave();
      server.close();
      await vitest.close();
    },
  };
}

async function greetingIn(lines: AsyncIterator<string, undefined>): Promise<z.infer<typeof greeting>> {
  const { value } = await lines.next();
  if (value === undefined) throw new Error('The tests ended before they had begun.');
  return greeting.parse(JSON.parse(value));
}

function changed(sources: ReadonlyMap<string, string>): Vite.Plugin {
  return {
    name: 'changed sources',
    enforce: 'pre',
    // A file that imports one of them gets the code with all mutants in it, each behind a switch.
    transform: (_code: string, id: string) => sources.get(id),
    // What is kept of a file on disk belongs to the file as it is.
    configureVitest({ experimental_defineCacheKeyGenerator: define }) {
      define(({ id }) => (sources.has(id) ? false : undefined));
    },
  };
}
