import { ApplicationFlags, GatewayIntentBits } from 'discord-api-types/v10';
import type { World } from './world.ts';

/** The flags that tell which privileged intents are switched on; bots in few guilds have the “limited” ones. */
export function applicationFlags(world: World): ApplicationFlags {
  const pairs = [
    [GatewayIntentBits.GuildMembers, ApplicationFlags.GatewayGuildMembersLimited],
    [GatewayIntentBits.GuildPresences, ApplicationFlags.GatewayPresenceLimited],
    [GatewayIntentBits.MessageContent, ApplicationFlags.GatewayMessageContentLimited],
  ] as const;
  return pairs.reduce<number>(
    (flags, [intent, flag]) => ((world.privilegedIntents & intent) === 0 ? flags : flags | flag),
    0,
  );
}
