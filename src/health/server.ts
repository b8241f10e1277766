import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export interface HealthServer {
  readonly port: number;
  close(): Promise<void>;
}

/** The reason why the server can't listen where it was asked to, in words for the operator. */
export class HealthError extends Error {
  override readonly name = 'HealthError';
}

/** Answers GET requests by their path. Rejects with a `HealthError` if it can't listen there. */
export async function serve(
  { host, port }: { readonly host: string; readonly port: number },
  pages: ReadonlyMap<string, () => Promise<Reply>>,
): Promise<HealthServer> {
  const server = createServer((request, response) => void answer(request, response, pages));
  const listening = once(server, 'listening');
  server.listen(port, host);
  await listening.catch((error: unknown) => {
    throw new HealthError(explain(error, host, port), { cause: error });
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function answer(
  { method, url = '/' }: IncomingMessage,
  response: ServerResponse,
  pages: ReadonlyMap<string, () => Promise<Reply>>,
): Promise<void> {
  const { status, type, body } = await replyTo(method, url, pages).catch(() =>
    text(500, 'This could not be found out.'),
  );
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
  });
  response.end(method === 'HEAD' ? undefined : body);
}

async function replyTo(
  method: string | undefined,
  url: string,
  pages: ReadonlyMap<string, () => Promise<Reply>>,
): Promise<Reply> {
  if (method !== 'GET' && method !== 'HEAD') return text(405, 'Only GET and HEAD are answered here.');
  const [path = '/'] = url.split('?');
  const page = pages.get(path);
  return page === undefined
    ? text(404, `There is nothing here. Ask for ${[...pages.keys()].join(', ')}.`)
    : await page();
}

export function text(status: number, body: string): Reply {
  return { status, type: 'text/plain; charset=utf-8', body: `${body}\n` };
}

function explain(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} at ${host} is in use: stop the other program (is the bot running already?), or set HEALTH_PORT to another port.`;
    case 'EACCES':
      return `Port ${port} may not be used by this user: set HEALTH_PORT to a port from 1024 up.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return `${host} is no address of this machine: set HEALTH_HOST to one that is, such as 127.0.0.1.`;
    default:
      return `Nothing can listen at ${host}, port ${port} (${error instanceof Error ? error.message : String(error)}): set HEALTH_HOST and HEALTH_PORT otherwise.`;
  }
}
