import type { Server } from 'node:http';
import { fastify, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { localeOf, sayIn } from '../../words/index.ts';
import type { ActionResult, UserAction } from '../contract.ts';
import { mayCall, refusalAt } from './callers.ts';
import { forPage } from './live/forPage.ts';
import { snapshotFor } from './live/snapshot.ts';
import { userAction } from './live/action.ts';
import type { World } from './model/world.ts';
import { pageWords } from './pageWords.ts';
import { apiRoutes, type ApiParts } from './rest/api.ts';

/** `languages`: what the browser's reader reads, the dearest first. */
export type PageFiles = (pathname: string, languages: ReadonlyArray<string>) => Promise<PageFile | undefined>;

interface PageFile {
  readonly type: string;
  readonly body: Uint8Array | string;
}

export interface HttpParts extends ApiParts {
  /** The address or name at which the server listens. */
  readonly host: string;
  readonly page: PageFiles | undefined;
  readonly act: (action: UserAction) => Promise<ActionResult>;
  /** The table itself failed; where, and why. */
  readonly onFault: (where: string, error: unknown) => void;
}

const largestAction = 1024 * 1024;

/**
 * Answers everything that comes to this server: the bot's API, the page's own interface, attachments, and the page. The
 * server listens already (the world has to know its address), so a request waits until the routes are in place.
 */
export async function serveHttp(server: Server, { host, page, act, onFault, ...apiParts }: HttpParts): Promise<void> {
  const [world] = apiParts.worlds;
  const app: FastifyInstance = fastify({
    serverFactory: (handle) =>
      server.on(
        'request',
        (incoming, response) =>
          void app.ready().then(() => {
            handle(incoming, response);
          }),
      ),
    rewriteUrl: plainUrl,
    routerOptions: { ignoreTrailingSlash: true },
    exposeHeadRoutes: false,
    bodyLimit: largestAction,
  });

  app.addHook('onRequest', (request, reply, next) => {
    void reply.header('X-Content-Type-Options', 'nosniff');
    if (mayCall(request.raw, host)) next();
    else plain(reply, 403, refusalAt(host));
  });
  // What a body is, its reader knows better than its header: the page sends no type, the bot forms with files.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => {
    done(null, bytes);
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // The client has gone in the middle of a request: no one waits for an answer.
    if (request.raw.destroyed && !request.raw.complete) return reply.hijack();
    if (error.statusCode !== undefined && error.statusCode < 500) return plain(reply, error.statusCode, error.message);
    onFault(`${request.method} ${request.url}`, error);
    return plain(reply, 500, 'The practice table failed; the terminal says why.');
  });

  void app.register(apiRoutes(apiParts), { prefix: '/api' });
  app.get<{ Querystring: { user?: string } }>('/table/snapshot', (request, reply) =>
    snapshot(world, request.query.user, reply),
  );
  app.get<{ Querystring: { locale?: string } }>('/table/words', (request) => pageWords(localeOf(request.query.locale)));
  app.post('/table/act', async (request) => {
    const action = readAction(request.body);
    return action === undefined ? { ok: false, error: sayIn(world.guild.locale)('table.notUnderstood') } : act(action);
  });
  app.get<{ Params: { id: string } }>('/attachments/:channel/:id/*', (request, reply) =>
    attachment(world, request.params.id, reply),
  );
  app.get<{ Params: { id: string } }>('/emojis/:id', (request, reply) => {
    const emoji = world.emojis.find(request.params.id);
    if (emoji === undefined) return plain(reply, 404, 'This emoji is gone.');
    return reply.header('Cache-Control', forEver).type(shownType(emoji.type)).send(Buffer.from(emoji.base64, 'base64'));
  });
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' ? pageAt(page, request, reply) : plain(reply, 405, 'Only GET works here.'),
  );
  await app.ready();
}

/**
 * Other spellings of the same address: the version of the API that is the only one, and `@` as a client may write it.
 */
function plainUrl({ url = '/' }: { readonly url?: string | undefined }): string {
  return url.replace(/^\/api\/v10(?=[/?]|$)/, '/api').replaceAll('%40', '@');
}

function snapshot(world: World, user: string | undefined, reply: FastifyReply): FastifyReply {
  // A page that starts doesn't know anyone yet: it becomes the first person.
  const person = world.people.find(user ?? world.people.all()[0]?.id ?? '');
  return person === undefined
    ? plain(reply, 404, 'There is nobody with this id in the guild.')
    : reply.type('application/json; charset=utf-8').send(forPage(world, snapshotFor(world, person)));
}

/** Cache header for files with an id of their own, which never change. */
const forEver = 'private, max-age=31536000, immutable';

function attachment(world: World, id: string, reply: FastifyReply): FastifyReply {
  const file = world.vault.get(id);
  if (file === undefined) return plain(reply, 404, 'This file is gone.');
  return reply.header('Cache-Control', forEver).type(shownType(file.type)).send(file.bytes);
}

async function pageAt(
  page: PageFiles | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (page === undefined) return plain(reply, 200, 'The practice table is running. Its page has not been given to it.');
  const found = await page(request.url.replace(/\?.*/, ''), languagesIn(request.headers['accept-language']));
  return found === undefined
    ? plain(reply, 404, 'There is no such page.')
    : reply.code(200).type(found.type).send(found.body);
}

/** “it-IT,it;q=0.9,en;q=0.8”: browsers write the dearest first. */
function languagesIn(header: string | undefined): ReadonlyArray<string> {
  return (header ?? '').split(',').map((part) => part.replace(/;.*/, '').trim());
}

function plain(reply: FastifyReply, status: number, words: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(`${words}\n`);
}

function readAction(body: unknown): UserAction | undefined {
  try {
    return userAction.safeParse(JSON.parse(String(body))).data;
  } catch {
    return undefined;
  }
}

/** Only what can do no harm in a browser is shown as what it claims to be. */
function shownType(type: string): string {
  return /^(image\/(png|jpeg|gif|webp)|text\/plain|application\/json)\b/.test(type) ? type : 'application/octet-stream';
}
