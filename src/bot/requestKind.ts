/** Purposes of a request to Discord, as far as its route tells. */
export const requestKinds = [
  'answer',
  'followUp',
  'send',
  'edit',
  'remove',
  'look',
  'direct',
  'thread',
  'channel',
  'event',
  'application',
  'gateway',
  'other',
] as const;
export type RequestKind = (typeof requestKinds)[number];

/** Patterns of method and beginning of the route; the first that fits decides. */
const kinds: ReadonlyArray<readonly [kind: RequestKind, pattern: RegExp]> = [
  ['answer', /^\w+ \/interactions\//],
  ['followUp', /^\w+ \/webhooks\//],
  ['thread', /^\w+ \/channels\/:id\/.*thread/],
  ['send', /^POST \/channels\/:id\/messages$/],
  ['edit', /^PATCH \/channels\/:id\/messages\//],
  ['remove', /^DELETE \/channels\/:id\/messages\//],
  ['look', /^GET \/(channels|guilds|users)\//],
  ['direct', /^POST \/users\/@me\/channels/],
  ['channel', /^\w+ \/channels\//],
  ['event', /^\w+ \/guilds\/:id\/scheduled-events/],
  ['application', /^\w+ \/applications\//],
  ['gateway', /^GET \/gateway/],
];

/** `route`: as discord.js tells requests of one kind apart, such as `/channels/:id/messages`. */
export function requestKind(method: string, route: string): RequestKind {
  const request = `${method.toUpperCase()} ${route}`;
  return kinds.find(([, pattern]) => pattern.test(request))?.[0] ?? 'other';
}
