import { GatewayCloseCodes as Close, GatewayOpcodes as Op } from 'discord-api-types/v10';
import { WebSocketServer } from 'ws';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Worlds } from '../worlds.ts';
import type { RequestLog } from '../rest/log.ts';
import { GatewayConnection, type GatewaySessions } from './connection.ts';
import { gatewayEvents } from './events.ts';
import { GatewaySession } from './session.ts';
import { hearsOf } from './shard.ts';

/**
 * How the gateway lets go of the bot: `reconnect` asks it to come back and resume, `invalidate` ends its session so
 * that it must identify again, `cut` breaks the line, as a network does.
 */
export const dropKinds = ['reconnect', 'invalidate', 'cut'] as const;
export type DropKind = (typeof dropKinds)[number];

export interface Gateway {
  upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer, url: URL): void;
  drop(kind: DropKind): void;
  /** Closes all connections with one of Discord's close codes. */
  shut(code: number): void;
  /** Closes with this code whatever connection identifies or resumes from now on; `undefined`: takes them again. */
  refuse(code: number | undefined): void;
  /** The bot is connected, or still within the time in which it can resume. */
  hasSession(): boolean;
  close(): void;
}

/** The WebSocket gateway: sessions, and what happens in the guilds as dispatches to each of them. */
export function createGateway(worlds: Worlds, log: RequestLog): Gateway {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const connections = new Set<GatewayConnection>();
  const sessions = new Map<string, GatewaySession>();
  let refusedWith: number | undefined;

  const book: GatewaySessions = {
    open(intents, shard) {
      // A bot that identifies again has given up its broken connections for this part of Discord.
      for (const session of sessions.values())
        if (!session.connected && session.shard[0] === shard[0]) sessions.delete(session.id);
      const session = new GatewaySession(intents, shard);
      sessions.set(session.id, session);
      return session;
    },
    find: (id) => sessions.get(id),
    refusal: () => refusedWith,
    close: (session) => void sessions.delete(session.id),
    connectionChanged,
    refused(code, reason) {
      log.refuse({ method: 'GATEWAY', path: '/gateway', status: code, code, reason });
    },
  };

  function connectionChanged(): void {
    const online = [...sessions.values()].some((session) => session.connected);
    for (const world of worlds) {
      if (online === world.botOnline) continue;
      world.botOnline = online;
      world.bus.emit({ type: 'botOnline', online });
    }
  }

  const listening = worlds.map((world) =>
    world.bus.on((happening) => {
      for (const session of sessions.values()) {
        for (const event of gatewayEvents(world, happening, session.intents))
          if (hearsOf(session.shard, event)) session.dispatch(event.t, event.d);
      }
    }),
  );

  function dropOne(connection: GatewayConnection, kind: DropKind): void {
    switch (kind) {
      case 'reconnect':
        return connection.send({ op: Op.Reconnect, t: null, s: null, d: null });
      case 'invalidate':
        if (connection.session !== undefined) sessions.delete(connection.session.id);
        return connection.send({ op: Op.InvalidSession, t: null, s: null, d: false });
      case 'cut':
        return connection.terminate();
    }
  }

  return {
    upgrade(incoming, socket, head, url) {
      sockets.handleUpgrade(incoming, socket, head, (webSocket) => {
        const connection = new GatewayConnection(worlds, webSocket, book);
        connections.add(connection);
        webSocket.on('close', () => connections.delete(connection));
        refuseWrongTerms(connection, url, book);
      });
    },
    drop(kind) {
      for (const connection of connections) dropOne(connection, kind);
    },
    shut(code) {
      for (const connection of connections) connection.close(code, 'Ordered by the test.');
    },
    refuse(code) {
      refusedWith = code;
    },
    hasSession: () => sessions.size > 0,
    close() {
      for (const stop of listening) stop();
      for (const connection of connections) connection.terminate();
      sockets.close();
    },
  };
}

/** Version 10 and JSON are all that this gateway speaks, without compression. */
function refuseWrongTerms(connection: GatewayConnection, url: URL, sessions: GatewaySessions): void {
  const version = url.searchParams.get('v') ?? '10';
  const encoding = url.searchParams.get('encoding') ?? 'json';
  if (version === '10' && encoding === 'json' && url.searchParams.get('compress') === null) return;
  const reason = `Unsupported terms: version ${version}, encoding ${encoding}, compression ${url.searchParams.get('compress') ?? 'none'}.`;
  sessions.refused(Close.InvalidAPIVersion, reason);
  connection.close(Close.InvalidAPIVersion, 'Invalid API version.');
}
