import { request } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addressOf } from '../../../src/table/server/callers.ts';
import type { RunningTable } from '../../../src/table/server/index.ts';
import { table } from './bench.ts';

const asBot = (made: RunningTable): Record<string, string> => ({ Authorization: `Bot ${made.token}` });

test.each([
  ['/v10/users/@me', 200],
  ['/users/@me', 200],
  ['/v10/users/%40me/', 200],
  ['/v9/users/@me', 400],
  ['/v10/users/nobody', 400],
  ['/v10/nothing', 404],
])('the API at %s answers %i', async (path, status) => {
  const made = await table();
  const answer = await fetch(`${made.apiUrl}${path}`, { headers: asBot(made) });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('via')).toBe('1.1 practice-table');
  expect(made.refusals.map((refusal) => refusal.status)).toEqual(status === 200 ? [] : [status]);
  expect(made.log).toMatchObject([{ method: 'GET', status }]);
});

test('the log tells the path as Discord documents it, and what was sent', async () => {
  const made = await table();
  const send = (body: string) =>
    fetch(`${made.apiUrl}/v10/channels/${made.channelId}/messages/?x=1`, {
      method: 'POST',
      headers: asBot(made),
      body,
    });
  expect((await send('{"content":"x"}')).status).toBe(200);
  expect(made.log).toMatchObject([
    { path: `/channels/${made.channelId}/messages`, route: '/channels/:channel/messages', body: { content: 'x' } },
  ]);
  const broken = await send('{');
  expect([broken.status, await broken.json()]).toEqual([
    400,
    { message: 'The request body contains invalid JSON.', code: 50109 },
  ]);
  const unknown = await fetch(`${made.apiUrl}/v10/users/@me`, { method: 'OPTIONS' });
  expect([unknown.status, await unknown.json()]).toEqual([405, { message: '405: Method Not Allowed', code: 0 }]);
});

/** Asks with headers that no browser or `fetch` would let us set. */
function ask(made: RunningTable, path: string, headers: Readonly<Record<string, string>>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: made.port, path, headers: { ...asBot(made), ...headers } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

const page = () => Promise.resolve({ type: 'text/html', body: '<p>Hi' });

test('everything is only for this machine, the page and the API too', async () => {
  const made = await table({ page });
  for (const path of ['/', '/nothing', '/attachments/1/2/x', '/api/v10/users/@me', '/api/v10/nothing'])
    for (const host of ['evil.example', '192.0.2.7:8137'])
      expect([path, host, await ask(made, path, { host })]).toEqual([path, host, 403]);
});

test.each([
  ['0.0.0.0', { host: 'localhost:9000' }, 200],
  ['0.0.0.0', { host: '192.0.2.7:9000' }, 200],
  ['0.0.0.0', { host: '[2001:db8::1]:9000', origin: 'http://[2001:db8::1]:9000' }, 200],
  ['0.0.0.0', { host: '192.0.2.7:9000', origin: 'http://evil.example' }, 403],
  ['0.0.0.0', { host: 'evil.example' }, 403],
  ['localhost', { host: '192.0.2.7' }, 403],
])('a table that listens at %s answers to %o with %i', async (host, headers, status) => {
  const made = await table({ host, page });
  expect(await ask(made, '/', headers)).toBe(status);
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:81'],
  ['0.0.0.0', 'http://127.0.0.1:81'],
  ['::', 'http://[::1]:81'],
  ['games.example', 'http://games.example:81'],
])('the bot finds a table that listens at %s at %s', (host, address) => {
  expect(addressOf(host, 81)).toBe(address);
});

test('the page gets its pictures from wherever it came from', async () => {
  const made = await table({ host: '0.0.0.0', people: ['Ada'] });
  const body = new FormData();
  body.append('payload_json', JSON.stringify({ content: made.apiUrl, attachments: [{ id: 0, filename: 'a.txt' }] }));
  body.append('files[0]', new Blob(['hello'], { type: 'text/plain' }), 'a.txt');
  const sent = await fetch(`${made.apiUrl}/v10/channels/${made.channelId}/messages`, {
    method: 'POST',
    headers: asBot(made),
    body,
  });
  expect(sent.status).toBe(200);
  const snapshot = await (await fetch(`${made.pageUrl}table/snapshot`)).text();
  const address = /"url":"(\/attachments\/[^"]+\/a\.txt)"/.exec(snapshot)?.[1];
  expect(snapshot).not.toContain(`${made.pageUrl}attachments/`);
  expect(await (await fetch(new URL(address ?? '', made.pageUrl))).text()).toBe('hello');
});

test('the page is only read, and its actions are of a bounded size', async () => {
  const made = await table();
  const post = (path: string, body: string) => fetch(`${made.pageUrl}${path}`, { method: 'POST', body });
  expect((await post('', 'x')).status).toBe(405);
  expect((await post('table/act', 'x'.repeat(1024 * 1024 + 1))).status).toBe(413);
  expect((await fetch(made.pageUrl, { method: 'HEAD' })).status).toBe(405);
});

test('a page that fails is told on the terminal and among the refusals, and the table goes on', async () => {
  const terminal = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => {
    terminal.mockRestore();
  });
  const made = await table({
    page: (path) =>
      path === '/' ? Promise.resolve({ type: 'text/html', body: '<p>Hi' }) : Promise.reject(new Error('no such file')),
  });
  const failed = await fetch(`${made.pageUrl}page.js`);
  expect([failed.status, await failed.text()]).toEqual([500, 'The practice table failed; the terminal says why.\n']);
  expect(terminal).toHaveBeenCalledWith(expect.stringContaining('no such file'));
  expect(made.refusals).toMatchObject([
    { method: 'TABLE', path: 'GET /page.js', reason: expect.stringContaining('no such file') },
  ]);
  expect((await fetch(made.pageUrl)).status).toBe(200);
});
