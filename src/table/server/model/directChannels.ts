import type { DirectChannel } from './records.ts';
import type { World } from './world.ts';

/** The direct-message channel between the bot and a person; made when there is none yet. */
export function openDirectChannel(world: World, personId: string): DirectChannel {
  const known = world.channels.directWith(personId);
  if (known !== undefined) return known;
  const channel: DirectChannel = { kind: 'dm', id: world.ids.next(), personId };
  world.channels.add(channel);
  return channel;
}
