import type { APIApplication } from 'discord-api-types/v10';
import { applicationFlags } from '../../model/applicationFlags.ts';
import { botUser, tableGuild } from '../../model/guild.ts';
import type { World } from '../../model/world.ts';
import { ok, route, type Route } from '../request.ts';

/** The bot's application, as its owner would see it. */
export function applicationPayload(world: World): APIApplication {
  const owner = world.people.find(world.guild.ownerId);
  return {
    id: world.guild.botId,
    name: tableGuild(world).botName,
    icon: null,
    description: '',
    summary: '',
    bot_public: false,
    bot_require_code_grant: false,
    verify_key: world.guild.botId.padStart(64, '0'),
    flags: applicationFlags(world),
    flags_new: String(applicationFlags(world)),
    bot: botUser(world),
    team: null,
    ...(owner === undefined
      ? {}
      : {
          owner: {
            ...botUser(world),
            id: owner.id,
            username: owner.username,
            global_name: owner.displayName,
            bot: false,
          },
        }),
    approximate_guild_count: 1,
    integration_types_config: { 0: {} },
    event_webhooks_status: 1,
  };
}

export const applicationRoutes: ReadonlyArray<Route> = [
  route('GET', '/applications/@me', (world) => ok(applicationPayload(world))),
  route('GET', '/oauth2/applications/@me', (world) => ok(applicationPayload(world))),
];
