/** A way of its own to a server, on which something happens to what goes over it. */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface Way {
  /** The same database by this way. */
  readonly url: string;
  readonly close: () => void;
}

/** Two ends of one connection. */
export interface Ends {
  readonly near: Socket;
  readonly far: Socket;
}

/** `carry` says what becomes of what each end says; one that is gone takes the other with it. */
export async function wayTo(url: string, carry: (ends: Ends) => void): Promise<Way> {
  const address = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(address.port), address.hostname);
    for (const side of [near, far]) {
      sockets.add(side);
      side.on('error', () => undefined);
      side.on('close', () => {
        near.destroy();
        far.destroy();
      });
    }
    carry({ near, far });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = new URL(url);
  // A server that listens on a port has such an address.
  own.port = String((server.address() as AddressInfo).port);
  return {
    url: own.href,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
