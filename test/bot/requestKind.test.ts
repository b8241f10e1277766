import { expect, test } from 'vitest';
import { requestKind } from '../../src/bot/requestKind.ts';

test.each([
  ['POST', '/interactions/:id/:token/callback', 'answer'],
  ['PATCH', '/webhooks/:id/:token/messages/@original', 'followUp'],
  ['POST', '/webhooks/:id/:token', 'followUp'],
  ['POST', '/channels/:id/messages', 'send'],
  ['PATCH', '/channels/:id/messages/:id', 'edit'],
  ['DELETE', '/channels/:id/messages/:id/Delete Old Message', 'remove'],
  ['GET', '/channels/:id/messages', 'look'],
  ['GET', '/users/@me', 'look'],
  ['POST', '/users/@me/channels', 'direct'],
  ['POST', '/channels/:id/threads', 'thread'],
  ['POST', '/channels/:id/messages/:id/threads', 'thread'],
  ['PUT', '/channels/:id/thread-members/:id', 'thread'],
  ['PATCH', '/channels/:id', 'channel'],
  ['POST', '/guilds/:id/scheduled-events', 'event'],
  ['PUT', '/applications/:id/commands', 'application'],
  ['GET', '/gateway/bot', 'gateway'],
  ['get', '/gateway/bot', 'gateway'],
  ['POST', '/guilds/:id/channels', 'other'],
])('%s %s is told as %s', (method, route, kind) => {
  expect(requestKind(method, route)).toBe(kind);
});
