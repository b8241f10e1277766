import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ActionResult, PageWords, Snapshot, UserAction } from '../../../src/table/contract.ts';
import { servePage } from '../../../src/table/page/serve.ts';
import { pageWords } from '../../../src/table/server/pageWords.ts';
import { localeOf } from '../../../src/words/index.ts';
import { answerAction } from './fakeBot.ts';
import {
  COMMANDS,
  GUILD,
  PEOPLE,
  ROLES,
  type FakeChannel,
  type FakeTable,
  apiChannel,
  freshChannels,
} from './fakeGuild.ts';
import { fillHistory } from './fakeHistory.ts';

/** A stand-in for the practice table's server: it keeps to the contract, and a few commands play a bot. */
export interface FakeServer {
  readonly url: string;
  /** Everything that the page has sent, oldest first. */
  readonly actions: ReadonlyArray<UserAction>;
  /** For what happens without anyone at the page. */
  readonly table: FakeTable;
  readonly setOnline: (online: boolean) => void;
  /** Cuts every live line, as a network does. */
  readonly cutLines: () => void;
  readonly close: () => Promise<void>;
}

export async function startFakeServer({ port = 0 } = {}): Promise<FakeServer> {
  const lines = new Map<WebSocket, string>();
  const table = createTable(lines);
  const actions: Array<UserAction> = [];
  let online = true;

  const server = createServer((request, response) => {
    route(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  const route = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/table/words') {
      sendJson(response, pageWords(localeOf(url.searchParams.get('locale') ?? undefined)));
    } else if (url.pathname === '/table/snapshot') {
      sendJson(response, snapshotFor(table, url.searchParams.get('user') ?? undefined, online));
    } else if (url.pathname === '/table/act') {
      const action: UserAction = JSON.parse(await text(request));
      actions.push(action);
      sendJson(response, await answerAction(table, action));
    } else if (url.pathname === '/table/files/board.svg') {
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(BOARD);
    } else {
      const page = await servePage(url.pathname);
      response
        .writeHead(page === undefined ? 404 : 200, { 'content-type': page?.type ?? 'text/plain' })
        .end(page?.body ?? 'Not here.');
    }
  };
  const sockets = new WebSocketServer({ server, path: '/table/live' });
  sockets.on('connection', (socket, request) => {
    lines.set(socket, new URL(request.url ?? '/', 'http://localhost').searchParams.get('user') ?? '');
    socket.on('close', () => lines.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`,
    actions,
    table,
    setOnline: (now) => {
      online = now;
      table.tell('all', { type: 'botOnline', online });
    },
    cutLines: () => lines.forEach((_, socket) => socket.terminate()),
    close: () =>
      new Promise((resolve) => {
        lines.forEach((_, socket) => socket.terminate());
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function createTable(lines: ReadonlyMap<WebSocket, string>): FakeTable {
  const channels = freshChannels();
  fillHistory(channels);
  const tell: FakeTable['tell'] = (user, event) =>
    lines.forEach((owner, socket) => {
      if (user === 'all' || owner === user) socket.send(JSON.stringify(event));
    });
  const find = (id: string): FakeChannel => {
    const channel = channels.find((one) => one.id === id);
    if (channel === undefined) throw new Error(`No channel ${id}.`);
    return channel;
  };
  return {
    channels,
    people: PEOPLE,
    standIns: [],
    waiting: [],
    ahead: 0,
    tell,
    post: (entry) => {
      const channel = find(entry.message.channel_id);
      channel.messages = [...channel.messages, entry];
      tell(entry.only ?? channel.owner ?? 'all', { type: 'message', message: entry.message });
    },
    replace: (message) => {
      const channel = find(message.channel_id);
      channel.messages = channel.messages.map((entry) =>
        entry.message.id === message.id ? { ...entry, message } : entry,
      );
      tell(channel.owner ?? 'all', { type: 'messageUpdate', message });
    },
    remove: (channelId, messageId) => {
      const channel = find(channelId);
      channel.messages = channel.messages.filter((entry) => entry.message.id !== messageId);
      tell(channel.owner ?? 'all', { type: 'messageDelete', channelId, messageId });
    },
  };
}

function snapshotFor(table: FakeTable, user: string | undefined, botOnline: boolean): Snapshot | undefined {
  const me = user === undefined ? table.people[0] : table.people.find((person) => person.user.id === user);
  if (me === undefined) return undefined;
  const { id } = me.user;
  return {
    me,
    botOnline,
    waiting: table.waiting,
    standIns: table.standIns,
    events: [],
    ahead: table.ahead,
    people: table.people,
    guild: GUILD,
    roles: ROLES,
    commands: COMMANDS,
    channels: table.channels
      .filter((channel) => channel.owner === undefined || channel.owner === id)
      .map((channel) => ({
        channel: apiChannel(channel),
        kind: channel.kind,
        messages: channel.messages
          .filter((entry) => entry.only === undefined || entry.only === id)
          .map((entry) => entry.message),
      })),
  };
}

function sendJson(response: ServerResponse, body: Snapshot | ActionResult | PageWords | undefined): void {
  response
    .writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' })
    .end(JSON.stringify(body ?? {}));
}

const BOARD = `<svg xmlns="http://www.w3.org/2000/svg" width="1100" height="700" viewBox="0 0 1100 700">
<rect width="1100" height="700" fill="#0b1020"/><g fill="none" stroke="#3a4a7a" stroke-width="3">
<path d="M550 60 950 200v300L550 640 150 500V200z M550 60v580 M150 200l800 300 M950 200 150 500"/></g>
<path d="M470 260h160l60 90-60 90H470l-60-90z" fill="#26335f" stroke="#8fa4e8" stroke-width="4"/>
<text x="550" y="362" fill="#dfe6ff" font-family="sans-serif" font-size="34" text-anchor="middle">GALACTICA</text></svg>`;
