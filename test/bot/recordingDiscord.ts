import { REST } from 'discord.js';
import { restCourier } from '../../src/bot/delivery/courier.ts';
import type { Courier } from '../../src/bot/delivery/courier.ts';

export interface RecordingDiscord {
  readonly courier: Courier;
  /** Every request about this channel, in order: method, path and the whole body, files included. */
  requestsTo(channelId: string): ReadonlyArray<string>;
}

type Init = Parameters<NonNullable<ConstructorParameters<typeof REST>[0]>['makeRequest'] & object>[1];

/** The real courier over a Discord that takes everything and numbers the messages of each channel from 1. */
export function recordingDiscord(): RecordingDiscord {
  const requests: Array<{ readonly channelId: string; readonly text: string }> = [];
  const sent = new Map<string, number>();
  const answer = (body: unknown): Response =>
    new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  const makeRequest = async (url: string, init: Init): Promise<Response> => {
    const { pathname } = new URL(url);
    const path = pathname.replace(/^\/api\/v\d+/, '');
    const body = await bodyOf(init.body);
    if (path === '/users/@me/channels') return answer({ id: `9${/"recipient_id":"(\d+)"/.exec(body)?.[1] ?? ''}` });
    const channelId = /^\/channels\/(\d+)/.exec(path)?.[1] ?? '';
    requests.push({ channelId, text: `${init.method ?? 'GET'} ${path} ${body}` });
    if (init.method === 'DELETE') return new Response(null, { status: 204 });
    if (init.method === 'GET') return answer([]);
    if (init.method !== 'POST') return answer({});
    const number = (sent.get(channelId) ?? 0) + 1;
    sent.set(channelId, number);
    return answer({ id: `${channelId}${String(number).padStart(6, '0')}` });
  };
  const rest = new REST({ makeRequest }).setToken('token');
  return {
    courier: restCourier(rest, () => '1'),
    requestsTo: (channelId) => requests.filter((each) => each.channelId === channelId).map(({ text }) => text),
  };
}

async function bodyOf(body: Init['body']): Promise<string> {
  if (body === undefined || body === null) return '';
  if (typeof body === 'string') return body;
  if (!(body instanceof FormData)) throw new TypeError('A body of another kind.');
  const parts = await Promise.all(
    [...body].map(
      async ([name, value]) => `${name}=${typeof value === 'string' ? value : `${value.name}:${await value.text()}`}`,
    ),
  );
  return parts.join(' ');
}
