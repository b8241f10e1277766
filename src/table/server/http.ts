import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ActionResult, UserAction } from '../contract.ts';
import { DiscordError } from './errors.ts';
import { snapshotFor } from './live/snapshot.ts';
import { userAction } from './live/action.ts';
import type { World } from './model/world.ts';
import { readBytes } from './rest/body.ts';

export type Page = (pathname: string) => Promise<{ readonly type: string; readonly body: Uint8Array | string } | undefined>;

export interface HttpParts {
  readonly world: World;
  readonly api: (incoming: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;
  readonly page: Page | undefined;
  readonly act: (action: UserAction) => Promise<ActionResult>;
  /** The table itself failed; where, and why. */
  readonly onFault: (where: string, error: unknown) => void;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: Uint8Array | string;
  readonly headers?: Readonly<Record<string, string>>;
}

const largestAction = 1024 * 1024;

/** Sends every request to where it belongs: the API, the page's own interface, attachments, or the page. */
export function createHttp({ world, api, page, act, onFault }: HttpParts): (incoming: IncomingMessage, response: ServerResponse) => void {
  /** `undefined` when the API has answered by itself. */
  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<Answer | undefined> {
    if (!isLocal(incoming)) return plain(403, 'The practice table only answers to this machine.');
    const url = new URL(incoming.url ?? '/', world.base);
    if (url.pathname === '/api' || url.pathname.startsWith('/api/')) {
      await api(incoming, response, url);
      return undefined;
    }
    const line = `${incoming.method ?? ''} ${url.pathname}`;
    if (line === 'GET /table/snapshot') return snapshot(url);
    if (line === 'POST /table/act') return json(await take(incoming));
    if (incoming.method !== 'GET') return plain(405, 'Only GET works here.');
    return url.pathname.startsWith('/attachments/') ? attachment(url) : pageAt(url.pathname);
  }

  function snapshot(url: URL): Answer {
    // A page that starts doesn't know anybody yet: it becomes the first person.
    const wanted = url.searchParams.get('user') ?? world.people.all()[0]?.id;
    const person = world.people.find(wanted ?? '');
    return person === undefined ? plain(404, 'There is nobody with this id in the guild.') : json(snapshotFor(world, person));
  }

  async function take(incoming: IncomingMessage): Promise<ActionResult> {
    const text = (await readBytes(incoming, largestAction)).toString('utf8');
    const action = readAction(text);
    return action === undefined ? { ok: false, error: 'The page sent something that the table does not understand.' } : act(action);
  }

  /** /attachments/:channel/:id/:name */
  function attachment(url: URL): Answer {
    const file = world.vault.get(url.pathname.split('/')[3] ?? '');
    if (file === undefined) return plain(404, 'This file is gone.');
    return { status: 200, type: shownType(file.type), body: file.bytes, headers: { 'Cache-Control': 'private, max-age=31536000, immutable' } };
  }

  async function pageAt(pathname: string): Promise<Answer> {
    if (page === undefined) return plain(200, 'The practice table is running. Its page has not been given to it.');
    const found = await page(pathname);
    return found === undefined ? plain(404, 'There is no such page.') : { status: 200, ...found };
  }

  return (incoming, response) => {
    answer(incoming, response)
      .catch((error: unknown) => {
        if (error instanceof DiscordError) return plain(error.status, error.message);
        // Who asked is gone, in the middle of a request: nobody waits for an answer.
        if (incoming.destroyed && !incoming.complete) return undefined;
        onFault(`${incoming.method ?? ''} ${incoming.url ?? ''}`, error);
        return plain(500, 'The practice table failed; the terminal says why.');
      })
      .then((made) => made !== undefined && send(response, made))
      .catch((error: unknown) => {
        onFault(incoming.url ?? '', error);
      });
  };
}

function send(response: ServerResponse, { status, type, body, headers }: Answer): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff', ...headers }).end(body);
}

function json(body: unknown): Answer {
  return { status: 200, type: 'application/json; charset=utf-8', body: JSON.stringify(body) };
}

function plain(status: number, words: string): Answer {
  return { status, type: 'text/plain; charset=utf-8', body: `${words}\n` };
}

/**
 * Only names of this machine count as Host, so that no website can reach the table by pointing its own name at 127.0.0.1;
 * and a page of another origin may not talk to it either.
 */
export function isLocal(incoming: IncomingMessage): boolean {
  const { host, origin } = incoming.headers;
  return isLoopback(`http://${host ?? ''}`) && (origin === undefined || isOwnOrigin(origin, host));
}

function isOwnOrigin(origin: string, host: string | undefined): boolean {
  return isLoopback(origin) && new URL(origin).host === host;
}

function isLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const name = new URL(address).hostname;
  return name === '127.0.0.1' || name === 'localhost' || name === '[::1]';
}

function readAction(text: string): UserAction | undefined {
  try {
    return userAction.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Only what can do no harm in a browser is shown as what it claims to be. */
function shownType(type: string): string {
  return /^(image\/(png|jpeg|gif|webp)|text\/plain|application\/json)\b/.test(type) ? type : 'application/octet-stream';
}
