import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OverwriteType } from 'discord-api-types/v10';
import { createClock } from '../../time/clock.ts';
import { act } from './acts/act.ts';
import { createGateway, type Gateway } from './gateway/server.ts';
import { addressOf, mayCall, thisMachine } from './callers.ts';
import { serveHttp } from './http.ts';
import { createLiveStream, type LiveStream } from './live/stream.ts';
import { createWorld, defaultPeople, type PersonWish, type WorldParts } from './model/create.ts';
import { openStore } from './model/store.ts';
import { createMemoryVault } from './model/vault.ts';
import type { TableMember as PersonRecord } from './model/people.ts';
import type { World } from './model/world.ts';
import type { RunningTable, TableGuild, TableOptions } from './options.ts';
import { createChaos } from './rest/chaos.ts';
import { createFaults } from './rest/faults.ts';
import { RequestLog } from './rest/log.ts';
import { createOldEdits, usualOldEdits } from './rest/oldEdits.ts';
import { createRateLimits } from './rest/rateLimits.ts';
import { createStandIns } from './standIns.ts';
import { moderationOf } from './verbs/moderation.ts';
import { personVerbs, type Act, type TestPerson } from './verbs/person.ts';
import { waitUntil } from './verbs/wait.ts';
import type { Worlds } from './worlds.ts';

export type { RunningTable, TableGuild, TableOptions } from './options.ts';
export type { PersonWish } from './model/create.ts';
export type { Acknowledgement, RefusedRequest, LoggedRequest } from './rest/log.ts';
export type { TestPerson, Where, Patience } from './verbs/person.ts';
export type { InteractionReply } from './verbs/outcome.ts';
export type { MessageMatcher } from './verbs/find.ts';
export { chaosKinds } from './rest/chaos.ts';
export type { Chaos, ChaosCounts, ChaosKind, ChaosOptions } from './rest/chaos.ts';
export type { RouteMatcher } from './rest/faults.ts';
export type { DropKind } from './gateway/server.ts';

/**
 * Starts a pretended Discord, by default on 127.0.0.1. Rejects when the port is taken or the store is of a newer
 * version.
 */
export async function startTable(options: TableOptions = {}): Promise<RunningTable> {
  const host = options.host ?? thisMachine;
  const server = options.server ?? (await listenAt(host, options.port ?? 0));
  // A server that listens on an address, not on a pipe, has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  const base = addressOf(host, port);
  const clock = options.clock ?? createClock();
  const store = options.storePath === undefined ? undefined : openStore(options.storePath);
  const parts: Omit<WorldParts, 'token' | 'vault' | 'remembered'> = {
    clock,
    base,
    people: wishes(options.people),
    privilegedIntents: options.privilegedIntents ?? 0,
    botLacks: options.botLacks ?? 0n,
    shards: { recommended: 1, least: 1, atOnce: 16, ...options.shards },
  };
  const world = createWorld({
    ...parts,
    token: (applicationId) => options.token ?? madeUpToken(applicationId),
    vault: store?.vault ?? createMemoryVault(),
    remembered: store?.load(base),
  });
  store?.follow(world);
  const further = Array.from({ length: (options.guilds ?? 1) - 1 }, (_, place) =>
    createWorld({
      ...parts,
      token: () => world.token,
      vault: world.vault,
      remembered: undefined,
      beside: { first: world, number: place + 1 },
    }),
  );
  const worlds: Worlds = [world, ...further];

  const log = new RequestLog();
  for (const each of worlds) logAcknowledgements(each, log);
  const faults = createFaults();
  const gateway = createGateway(worlds, log);
  const live = createLiveStream(world);
  const rateLimits = options.rateLimits === 'discord' ? createRateLimits(world.deadlines) : undefined;
  const oldEdits = createOldEdits(
    world.clock,
    options.oldEdits ?? (options.rateLimits === 'discord' ? usualOldEdits : undefined),
  );
  const asGuild = (each: World): TableGuild =>
    guildOf(each, {
      patience: options.patience ?? 5000,
      perform: (action) => act(each, action, { botIsThere: () => gateway.hasSession(), standIns: () => standIns }),
    });
  const home = asGuild(world);
  function onFault(where: string, error: unknown): void {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    log.refuse({
      method: 'TABLE',
      path: where,
      status: 500,
      code: 0,
      reason: `The practice table itself failed: ${reason}`,
    });
    process.stderr.write(`The practice table failed at ${where}: ${reason}\n`);
  }
  serveSockets(server, { base, host, gateway, live });

  const standIns = createStandIns({ world, person: (name) => home.person(name), pace: options.standInPace ?? 900 });
  await serveHttp(server, {
    host,
    worlds,
    faults,
    log,
    rateLimits,
    oldEdits,
    page: options.page,
    act: (action) => home.act(action),
    onFault,
  });

  return {
    port,
    apiUrl: `${base}/api`,
    pageUrl: `${base}/`,
    token: world.token,
    guildId: home.guildId,
    channelId: home.channelId,
    generalChannelId: home.generalChannelId,
    moderation: home.moderation,
    get people() {
      return home.people;
    },
    person: (name) => home.person(name),
    act: (action) => home.act(action),
    guilds: [home, ...further.map(asGuild)],
    applicationId: world.guild.botId,
    refusals: log.refusals,
    log: log.requests,
    acknowledgements: log.acknowledgements,
    get botOnline() {
      return world.botOnline;
    },
    rateLimit: (matcher, retryAfterMs, times = 1, { global = false } = {}) =>
      faults.plan(matcher, times, { kind: 'rateLimit', retryAfterMs, global }),
    failNext: (matcher, status, times = 1, { afterwards = false, code = 0 } = {}) =>
      faults.plan(matcher, times, { kind: 'fail', status, afterwards, code }),
    chaos(chosen) {
      const chaos = createChaos(chosen, { drop: (kind) => gateway.drop(kind) });
      faults.byChance(chaos.take);
      return chaos;
    },
    dropGateway: (kind = 'reconnect') => gateway.drop(kind),
    closeGateway: (code) => gateway.shut(code),
    refuseGateway: (code) => gateway.refuse(code),
    limitSessions: (remaining, resetAfter) => world.sessionStarts.limit(remaining, resetAfter),
    checkTime: () => world.deadlines.check(),
    permit: (channel, who, bits) => permit(world, channel, who, bits),
    async untilOnline(timeout = options.patience ?? 5000) {
      await waitUntil(world, () => world.botOnline || undefined, {
        timeout,
        missing: () => 'the bot is not connected.',
      });
    },
    async close() {
      world.deadlines.stop();
      standIns.close();
      gateway.close();
      live.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      store?.close();
    },
  };
}

function logAcknowledgements(world: World, log: RequestLog): void {
  world.bus.on((happening) => {
    if (happening.type !== 'interactionAnswered') return;
    const { id, acknowledgedAfter } = happening.interaction;
    if (acknowledgedAfter !== undefined) log.acknowledge({ interactionId: id, ms: acknowledgedAfter });
  });
}

function guildOf(
  world: World,
  { perform, patience }: { readonly perform: Act; readonly patience: number },
): TableGuild {
  const [channelId, generalChannelId] = firstChannelIds(world);
  const verbsOf = (record: PersonRecord): TestPerson =>
    personVerbs(world, perform, { record, home: channelId, patience });
  return {
    guildId: world.guild.id,
    channelId,
    generalChannelId,
    moderation: moderationOf(world),
    act: perform,
    get people() {
      return world.people.all().map(verbsOf);
    },
    person(name) {
      const record = world.people.named(name);
      if (record === undefined) throw new Error(`Nobody here is called “${name}”.`);
      return verbsOf(record);
    },
  };
}

/** Takes a port for a table that is to be started. Rejects when it is taken, or `host` isn't of this machine. */
export async function listenAt(host: string, port: number): Promise<Server> {
  const server = createServer();
  const listening = once(server, 'listening');
  server.listen(port, host);
  await listening;
  return server;
}

function serveSockets(
  server: Server,
  { base, host, gateway, live }: { base: string; host: string; gateway: Gateway; live: LiveStream },
): void {
  server.on('upgrade', (incoming, socket, head) => {
    const url = new URL(incoming.url ?? '/', base);
    if (!mayCall(incoming, host)) socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
    else if (/^\/gateway\/?$/.test(url.pathname)) gateway.upgrade(incoming, socket, head, url);
    else if (url.pathname === '/table/live') live.upgrade(incoming, socket, head, url);
    else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
  });
}

/** Shaped like Discord's: the application's id, a time, a secret. */
function madeUpToken(applicationId: string): string {
  return [
    Buffer.from(applicationId).toString('base64url'),
    randomBytes(4).toString('base64url'),
    randomBytes(28).toString('base64url'),
  ].join('.');
}

function wishes(people: TableOptions['people']): ReadonlyArray<PersonWish> {
  if (people === undefined) return defaultPeople;
  const asked = people.map((wish) => (typeof wish === 'string' ? { name: wish } : wish));
  const [first, ...rest] = asked;
  if (first === undefined) throw new Error('A table needs at least one person.');
  return asked.some((wish) => wish.admin === true)
    ? [{ admin: false, ...first }, ...rest]
    : [{ ...first, admin: true }, ...rest];
}

/** The two channels that every table starts with; when one was deleted, what is left stands in. */
function firstChannelIds(world: World): [string, string] {
  const texts = world.channels.all().filter((channel) => channel.kind === 'text');
  const [first, second] = texts;
  if (first === undefined)
    throw new Error('The stored table has no text channel left; delete its file to start afresh.');
  return [first.id, second?.id ?? first.id];
}

function permit(
  world: World,
  channelId: string,
  who: string,
  { allow = 0n, deny = 0n }: { allow?: bigint; deny?: bigint },
): void {
  const channel = world.channels.find(channelId);
  if (channel?.kind !== 'text') throw new Error('Only text channels have permissions of their own.');
  const id =
    who === 'everyone' ? world.guild.id : who === 'bot' ? world.guild.botId : (world.people.named(who)?.id ?? who);
  const type = who === 'everyone' ? OverwriteType.Role : OverwriteType.Member;
  const others = channel.overwrites.filter((overwrite) => overwrite.id !== id);
  world.channels.change({
    ...channel,
    overwrites: [...others, { id, type, allow: allow.toString(), deny: deny.toString() }],
  });
}
