import { gatewayUrl } from '../../model/gatewayUrl.ts';
import { ok, route, type Route } from '../request.ts';

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
