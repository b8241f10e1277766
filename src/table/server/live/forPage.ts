import type { World } from '../model/world.ts';

/**
 * Writes something for the page, as JSON. The page may know this server by another address than the bot does (a
 * container's port, another machine), so it gets the addresses of attachments without one.
 */
export function forPage(world: Pick<World, 'base'>, content: object): string {
  const ours = `${world.base}/attachments/`;
  return JSON.stringify(content, (key, value: unknown) =>
    typeof value === 'string' && key.endsWith('url') && value.startsWith(ours) ? value.slice(world.base.length) : value,
  );
}
