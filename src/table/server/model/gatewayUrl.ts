import type { World } from './world.ts';

/** Where the gateway of this table is, as a WebSocket address. */
export function gatewayUrl(world: World): string {
  return `${world.base.replace(/^http/, 'ws')}/gateway`;
}
