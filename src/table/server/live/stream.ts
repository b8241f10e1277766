import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { World } from '../model/world.ts';
import { forPage } from './forPage.ts';
import { liveEvents, losesChannel } from './events.ts';

/** WebSocket's “service restart”: the page connects again and takes a new snapshot. */
const comeBack = 1012;

export interface LiveStream {
  upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer, url: URL): void;
  close(): void;
}

/** WS /table/live?user=ID: everything that this person may see, as it happens. */
export function createLiveStream(world: World): LiveStream {
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const sockets = new Set<WebSocket>();

  function follow(socket: WebSocket, userId: string): void {
    sockets.add(socket);
    const stop = world.bus.on((happening) => {
      const person = world.people.find(userId);
      if (person === undefined || socket.readyState !== socket.OPEN) return;
      if (losesChannel(world, happening, person)) return socket.close(comeBack, 'channels changed');
      for (const event of liveEvents(world, happening, person)) socket.send(forPage(world, event));
    });
    socket.on('close', () => {
      sockets.delete(socket);
      stop();
    });
    // The close event follows.
    socket.on('error', () => undefined);
  }

  return {
    upgrade(incoming, socket, head, url) {
      const userId = url.searchParams.get('user') ?? '';
      if (world.people.find(userId) === undefined) {
        socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
        return;
      }
      server.handleUpgrade(incoming, socket, head, (webSocket) => follow(webSocket, userId));
    },
    close() {
      for (const socket of sockets) socket.terminate();
      server.close();
    },
  };
}
