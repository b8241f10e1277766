import type { World } from '../../model/world.ts';
import { ok, route, type Route } from '../request.ts';

/** Where the gateway of this table is, as a WebSocket address. */
export function gatewayUrl(world: World): string {
  return `${world.base.replace(/^http/, 'ws')}/gateway`;
}

export const gatewayRoutes: ReadonlyArray<Route> = [
  { method: 'GET', pattern: '/gateway', withoutToken: true, handle: (world) => ok({ url: gatewayUrl(world) }) },
  route('GET', '/gateway/bot', (world) => {
    const { total, remaining, resetAfter } = world.sessionStarts.now();
    return ok({
      url: gatewayUrl(world),
      shards: world.shards.recommended,
      session_start_limit: { total, remaining, reset_after: resetAfter, max_concurrency: world.shards.atOnce },
    });
  }),
];
