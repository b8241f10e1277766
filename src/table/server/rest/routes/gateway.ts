import type { World } from '../../model/world.ts';
import { ok, route, type Route } from '../request.ts';

/** Where the gateway of this table is, as a WebSocket address. */
export function gatewayUrl(world: World): string {
  return `${world.base.replace(/^http/, 'ws')}/gateway`;
}

export const gatewayRoutes: ReadonlyArray<Route> = [
  { method: 'GET', pattern: '/gateway', withoutToken: true, handle: (world) => ok({ url: gatewayUrl(world) }) },
  route('GET', '/gateway/bot', (world) =>
    ok({
      url: gatewayUrl(world),
      shards: world.shards.recommended,
      session_start_limit: { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: world.shards.atOnce },
    }),
  ),
];
