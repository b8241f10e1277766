import { createRenderer, emojiNames } from '../../render/index.ts';
import type { Server } from 'node:http';
import { checkAccess } from '../bot/access.ts';
import type { Access } from '../bot/access.ts';
import { startBot } from '../bot/bot.ts';
import type { RunningBot } from '../bot/bot.ts';
import type { GatewayError } from '../bot/gateway.ts';
import { untilStartIsFree } from '../bot/sessions.ts';
import { createClock, createSharedTime } from '../time/clock.ts';
import type { Clock, SharedTime } from '../time/clock.ts';
import type { Config } from './config.ts';
import { startHealth } from '../health/index.ts';
import type { Health } from '../health/index.ts';
import { watchWriting } from '../health/writing.ts';
import { startHousekeeping } from '../time/housekeeping.ts';
import { claimFor } from './ownership.ts';
import { enter } from '../processes/presence.ts';
import type { Presence } from '../processes/presence.ts';
import { openStore } from '../store/open.ts';
import type { StorePlace } from '../store/open.ts';
import type { Claim } from '../store/owner.ts';
import type { Store } from '../store/types.ts';
import { createThinker } from '../threads/thinker.ts';
import { programName } from './program.ts';
import { startTimekeeping } from '../time/timekeeping.ts';
import { assembleApp } from './wiring.ts';
import type { Log } from '../app/core/log.ts';
import type { App } from '../app/types.ts';
import { commands } from '../../commands/index.ts';
import { menus } from '../../commands/menus.ts';

export interface Running {
  /** The address of the practice table's page, if this is practice. */
  readonly pageUrl: string | undefined;
  /** Resolves when Discord has closed the connection for good: what is left to do is to stop. */
  readonly closed: Promise<GatewayError>;
  /** Lets everything under way end, then lets go of everything. */
  stop(): Promise<void>;
}

/** Discord's limits; a measurement pretends that they are higher. */
export interface Limits {
  /** The limit of all processes together. */
  readonly requestsPerSecond?: number;
}

type Ending = () => Promise<void>;

/**
 * Starts everything. If a part can't start, those before it are stopped, and the error is passed on. `signal` ends a
 * start that waits for Discord to let the bot connect.
 */
export async function run(config: Config, log: Log, limits: Limits = {}, signal?: AbortSignal): Promise<Running> {
  const endings: Array<Ending> = [];
  const time = createSharedTime();
  const clock = createClock(time.now);
  // Before all else: if its port is taken nothing is started, and requests meanwhile are told that the bot is starting.
  const health = config.health === undefined ? undefined : await listen(config.health, clock, log);
  if (health !== undefined) endings.push(() => health.close());
  const stop = async (): Promise<void> => {
    health?.stopping();
    for (const end of endings.splice(0).reverse()) await end();
  };
  try {
    const { pageUrl, closed } = await startAll({ config, log, limits, clock, time, health, signal }, endings);
    health?.started();
    void closed.then(({ message }) => {
      health?.failed(message);
    });
    return { pageUrl, closed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function listen(place: NonNullable<Config['health']>, clock: Clock, log: Log): Promise<Health> {
  const health = await startHealth(place, clock.now);
  log.info({ port: health.port }, 'How the bot is can be asked at /live, /ready and /metrics');
  return health;
}

interface Start {
  readonly config: Config;
  readonly log: Log;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly time: SharedTime;
  readonly health: Health | undefined;
  readonly signal: AbortSignal | undefined;
}

/**
 * Starts all parts. Each ending that it adds to `endings` runs in reverse order. All that can fail without Discord
 * comes before the bot connects: Discord counts how often it does.
 */
async function startAll(
  { config, log, limits, clock, time, health, signal }: Start,
  endings: Array<Ending>,
): Promise<Pick<Running, 'pageUrl' | 'closed'>> {
  // Before the database: with a wrong token, or a port that is taken, not even a file is made.
  const access = config.token === undefined ? undefined : await checkAccess(config.token, config.apiUrl);
  const tableServer = config.token === undefined ? await takeTablePort(config, endings) : undefined;
  const thinker = createThinker();
  endings.push(() => thinker.close());
  const opened = await openStore(placeOf(config), clock.now, await claimOf(config, access));
  if (config.databaseUrl !== undefined) await followServer(opened, time, log);
  endings.push(async () => time.stop());
  const writing = watchWriting(health?.measured(opened) ?? opened, log);
  endings.push(async () => writing.stop());
  const { store } = writing;
  const app = assembleApp(store, log, undefined, {
    now: clock.now,
    usualLevel: config.automaticLevel,
    thinker,
  });
  endings.push(() => app.close());
  health?.look({ store, writing, thoughts: () => thinker.load() });
  const home = await findHome(config, { clock, server: tableServer, endings });
  const renderer = createRenderer({ threads: 1, watch: health?.watch.picture });
  endings.push(() => renderer.close());
  const presence =
    config.databaseUrl === undefined ? undefined : await enterAmongOthers(config, { store, app, clock, log, endings });
  await app.tidy();
  await app.resume();
  if (access !== undefined) {
    const tell = (why: string): void => {
      health?.look({ waitsToConnect: why });
    };
    await untilStartIsFree({ shards: config.shards, ask: () => access.gateway(), log, tell, signal, now: clock.now });
  }
  const bot: RunningBot = await startBot({
    app,
    commands,
    menus,
    log,
    painter: renderer,
    emojiArt: { names: emojiNames, draw: (name) => renderer.emoji(name) },
    token: home.token,
    apiUrl: home.apiUrl,
    shards: config.shards,
    now: clock.now,
    presence,
    requestsPerSecond: limits.requestsPerSecond,
    program: programName(),
    watch: health?.watch,
  });
  health?.look({ shards: () => bot.shards(), commands: () => bot.commandsProblem(), delivery: () => bot.delivery() });
  endings.push(() => bot.stop());
  const stopWatching = writing.onChange((problem) => {
    if (problem === undefined) bot.lookAgain();
  });
  endings.push(async () => stopWatching());
  const nightly = startHousekeeping({ tidyAndPack: () => app.tidyAndPack(), redeliver: () => bot.redeliver() }, log);
  endings.push(async () => nightly.stop());
  const timekeeping = startTimekeeping({ app, log, now: time.now, jumped: () => bot.lookAgain() });
  endings.push(() => timekeeping.stop());
  const stopInheriting = presence?.onLeft(() => {
    app.resume().catch((error: unknown) => {
      log.error({ err: error }, 'What another process left could not be gone on with');
    });
    timekeeping.look();
  });
  endings.push(async () => stopInheriting?.());
  const stopListening = clock.onSkip(() => timekeeping.lookAgain());
  endings.push(async () => stopListening());
  return { pageUrl: home.pageUrl, closed: bot.closed };
}

async function claimOf(config: Config, access: Access | undefined): Promise<Claim> {
  return claimFor({
    applicationId: access?.applicationId,
    place: config.databaseUrl === undefined ? config.databasePath : 'in DATABASE_URL',
    practiceIds: access === undefined ? await practiceIds(tableStore(config)) : [],
    takesOver: config.takesOver,
  });
}

async function practiceIds(storePath: string | undefined): Promise<ReadonlyArray<string>> {
  if (storePath === undefined) return [];
  const { idsStoredIn } = await import('../table/server/model/store.ts');
  return idsStoredIn(storePath);
}

/** The least noticeable difference in milliseconds: then one of the two clocks is wrong. */
const noticeable = 5000;

/**
 * Follows the clock of the database server, as all processes on one database do: with clocks of their own each could
 * take the others for dead.
 */
async function followServer(store: Pick<Store, 'time'>, time: SharedTime, log: Log): Promise<void> {
  const jump = await time.follow(() => store.time());
  if (Math.abs(jump) > noticeable)
    log.warn(
      { jump },
      'The clock of the database server and the one of this machine differ: the bot goes by that of the server',
    );
}

function placeOf({ databasePath, databaseUrl }: Config): StorePlace {
  return databaseUrl === undefined ? { path: databasePath } : { url: databaseUrl };
}

interface Among {
  readonly store: Store;
  readonly app: App;
  readonly clock: Clock;
  readonly log: Log;
  readonly endings: Array<Ending>;
}

/** Enters this process among the others on its database. Only a PostgreSQL database may be open in several. */
async function enterAmongOthers({ shards }: Config, { store, app, clock, log, endings }: Among): Promise<Presence> {
  const presence = await enter({
    leases: store.leases,
    process: store.process,
    shards,
    isConnected: (other) => store.isConnected(other),
    now: clock.now,
    log,
  });
  // The last words of automatic players are for the processes that are left.
  endings.push(
    () => presence.leave(),
    () => app.rest(),
  );
  return presence;
}

interface Home {
  readonly token: string;
  readonly apiUrl: string | undefined;
  readonly pageUrl: string | undefined;
}

interface Around {
  readonly clock: Clock;
  /** The server of the practice table. */
  readonly server: Server | undefined;
  readonly endings: Array<Ending>;
}

/** Discord, or the practice table beside us. */
async function findHome(config: Config, { clock, server, endings }: Around): Promise<Home> {
  if (config.token !== undefined) return { token: config.token, apiUrl: config.apiUrl, pageUrl: undefined };
  const [{ startTable }, { servePage }] = await Promise.all([
    import('../table/server/index.ts'),
    import('../table/page/serve.ts'),
  ]);
  const table = await startTable({
    server,
    host: config.tableHost,
    page: servePage,
    storePath: tableStore(config),
    clock,
  });
  endings.push(() => table.close());
  return { token: table.token, apiUrl: table.apiUrl, pageUrl: table.pageUrl };
}

async function takeTablePort({ tableHost, tablePort }: Config, endings: Array<Ending>): Promise<Server> {
  const { listenAt } = await import('../table/server/index.ts');
  const server = await listenAt(tableHost, tablePort);
  // The table closes it, too, if one was started.
  endings.push(
    () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      }),
  );
  return server;
}

/** Beside the games, so that the guild in which they are played is there again after a restart. */
function tableStore({ databasePath, databaseUrl }: Config): string | undefined {
  if (databaseUrl === undefined && databasePath === ':memory:') return undefined;
  return databasePath.replace(/(\.sqlite)?$/, '-table.sqlite');
}
