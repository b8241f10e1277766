import { request } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
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

test('everything is only for this machine, the page and the API too', async () => {
  const made = await table({ page: () => Promise.resolve({ type: 'text/html', body: '<p>Hi' }) });
  const forged = (path: string) =>
    new Promise((resolve, reject) => {
      request(
        { host: '127.0.0.1', port: made.port, path, headers: { ...asBot(made), host: 'evil.example' } },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      )
        .on('error', reject)
        .end();
    });
  for (const path of ['/', '/nothing', '/attachments/1/2/x', '/api/v10/users/@me', '/api/v10/nothing'])
    expect([path, await forged(path)]).toEqual([path, 403]);
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
