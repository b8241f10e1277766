import type { World } from './world.ts';

/** Returns the gateway's WebSocket address for this table. */
export function gatewayUrl(world: World): string {
  return `${world.base.replace(/^http/, 'ws')}/gateway`;
}
