import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { enter } from '../../src/processes/presence.ts';
import type { Presence } from '../../src/processes/presence.ts';
import type { Shards } from '../../src/processes/shards.ts';
import { openPostgresStore } from '../../src/store/postgres/index.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import type { Leases, Store } from '../../src/store/types.ts';
import { describeWithPostgres, freshDatabase } from '../postgres/database.ts';
import type { FreshDatabase } from '../postgres/database.ts';
import { createTime } from './time.ts';
import type { Time } from './time.ts';

export const silent = { debug: () => undefined, error: () => undefined, warn: () => undefined, info: () => undefined };

/** A process, as far as others know of it by the database. */
export interface Process {
  readonly presence: Presence;
  /** Those who have gone and whose heir it was. */
  readonly inherited: () => number;
  /** It does from now on what others have left; until then others do. */
  attend(): void;
  /** From now on it gives no sign. */
  kill(): void;
  /** Nor has it a connection to the database any more. */
  cut(): void;
  /** It gives signs again. */
  revive(): void;
}

export interface Scene {
  readonly leases: Leases;
  readonly time: Time;
  /** Begins to come in; it may take its time. */
  enter(name: string, shards?: Shards): Promise<Process>;
  /** The same, until it is in, and does what others have left. */
  start(name: string, shards?: Shards): Promise<Process>;
}

export function part(count: number, ...ids: ReadonlyArray<number>): Shards {
  return { kind: 'part', count, ids };
}

/** Real stores of both engines, and time that goes by as the test says. */
export function withEachStore(tests: (scene: () => Scene) => void): void {
  describe('with SQLite', () => {
    inScenes(async () => openSqliteStore(':memory:'), tests);
  });
  describeWithPostgres('with PostgreSQL', () => {
    let database: FreshDatabase;
    beforeAll(async () => {
      database = await freshDatabase();
    });
    afterAll(async () => {
      await database.drop();
    });
    inScenes(async () => {
      const store = await openPostgresStore(database.url);
      await database.query('TRUNCATE leases');
      return store;
    }, tests);
  });
}

function inScenes(open: () => Promise<Store>, tests: (scene: () => Scene) => void): void {
  let store: Store;
  let scene: Scene;
  let running: Array<Process>;
  beforeEach(async () => {
    store = await open();
    running = [];
    scene = sceneIn(store, running);
  });
  afterEach(async () => {
    for (const process of running) process.kill();
    await Promise.all(running.map(({ presence }) => presence.leave().catch(() => undefined)));
    await store.close();
  });
  tests(() => scene);
}

function sceneIn(store: Store, running: Array<Process>): Scene {
  const time = createTime();
  const leases = time.watched(store.leases);
  const cut = new Set<string>();
  const isConnected = async (name: string): Promise<boolean> => !cut.has(name);
  const enterHere = async (name: string, shards?: Shards): Promise<Process> => {
    let isDead = false;
    let inherited = 0;
    const alive =
      <Given extends ReadonlyArray<unknown>, Result>(work: (...given: Given) => Promise<Result>) =>
      async (...given: Given): Promise<Result> => {
        if (isDead) throw new Error(`${name} is dead.`);
        return await work(...given);
      };
    const own: Leases = {
      take: alive(leases.take),
      held: alive(leases.held),
      shorten: alive(leases.shorten),
      release: alive(leases.release),
    };
    const presence = await enter({
      leases: own,
      process: name,
      shards,
      isConnected,
      now: time.now,
      wait: time.wait,
      log: silent,
    });
    const process: Process = {
      presence,
      inherited: () => inherited,
      attend: () =>
        void presence.onLeft(() => {
          inherited += 1;
        }),
      kill: () => {
        isDead = true;
      },
      cut: () => void cut.add(name),
      revive: () => {
        isDead = false;
      },
    };
    running.push(process);
    return process;
  };
  return {
    leases,
    time,
    enter: enterHere,
    async start(name, shards) {
      const coming = enterHere(name, shards);
      await time.pass(100);
      const process = await coming;
      process.attend();
      return process;
    },
  };
}
