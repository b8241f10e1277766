import { ChannelType, GatewayIntentBits, PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { invalidForm, refusal } from '../../errors.ts';
import { guildPayload } from '../../model/guildPayload.ts';
import { issue } from '../../limits/issue.ts';
import { textPayload, threadPayload } from '../../model/channelPayloads.ts';
import type { TextChannel, ThreadChannel } from '../../model/records.ts';
import { memberPayload, rolePayloads } from '../../model/guild.ts';
import { canSee, guildPermissions, has } from '../../model/permissions.ts';
import type { World } from '../../model/world.ts';
import { byAge } from '../../snowflake.ts';
import { checked, schemas } from '../../validation/schemas.ts';
import { count, ok, param, route, type ApiAnswer, type ApiRequest, type Handler, type Route } from '../request.ts';
import { channelName, overwriteOf, tagsOf } from './channels.ts';

/** Only the practice guild exists. */
function inGuild(handle: Handler): Handler {
  return (world, request) => {
    if (param(request, 'guild') !== world.guild.id || !world.botIsMember) throw refusal('unknownGuild');
    return handle(world, request);
  };
}

function member(world: World, request: ApiRequest): ApiAnswer {
  const found = memberPayload(world, param(request, 'user'));
  if (found === undefined) throw refusal('unknownMember');
  return ok(found);
}

function everybody(world: World): string[] {
  return [world.guild.botId, ...world.people.all().map((person) => person.id)].sort(byAge);
}

function members(world: World, request: ApiRequest): ApiAnswer {
  if ((world.privilegedIntents & GatewayIntentBits.GuildMembers) === 0) throw refusal('missingAccess');
  const after = request.query.get('after') ?? '0';
  const most = count(request, 'limit', { fallback: 1, most: 1000 });
  return ok(
    everybody(world)
      .filter((id) => byAge(id, after) > 0)
      .slice(0, most)
      .map((id) => memberPayload(world, id)),
  );
}

function searchMembers(world: World, request: ApiRequest): ApiAnswer {
  const start = (request.query.get('query') ?? '').toLowerCase();
  const most = count(request, 'limit', { fallback: 1, most: 1000 });
  const found = world.people
    .all()
    .filter(({ username, displayName }) =>
      [username, displayName].some((name) => name.toLowerCase().startsWith(start)),
    );
  return ok(found.slice(0, most).map((person) => memberPayload(world, person.id)));
}

function channels(world: World): ApiAnswer {
  const texts = world.channels.all().filter((channel): channel is TextChannel => channel.kind === 'text');
  return ok(texts.map((channel) => textPayload(world, channel)));
}

function createChannel(world: World, request: ApiRequest): ApiAnswer {
  if (!has(guildPermissions(world, world.guild.botId), Bits.ManageChannels)) throw refusal('missingPermissions');
  const body = checked(schemas.createChannel, request.body);
  const type = body.type ?? ChannelType.GuildText;
  if (type !== ChannelType.GuildText && type !== ChannelType.GuildForum) {
    throw invalidForm([
      issue(['type'], 'BASE_TYPE_CHOICES', 'The practice guild has text channels (0) and forums (15) only.'),
    ]);
  }
  const channel: TextChannel = {
    kind: 'text',
    id: world.ids.next(),
    name: channelName(body.name),
    topic: body.topic ?? null,
    position: body.position ?? world.channels.all().length,
    overwrites: (body.permission_overwrites ?? []).map(overwriteOf),
    ...(type === ChannelType.GuildForum ? { forum: { tags: tagsOf(world, body.available_tags) ?? [] } } : {}),
  };
  world.channels.add(channel);
  return { status: 201, body: textPayload(world, channel) };
}

function activeThreads(world: World): ApiAnswer {
  const threads = world.channels
    .all()
    .filter((channel): channel is ThreadChannel => channel.kind === 'thread' && !channel.archived)
    .filter((thread) => canSee(world, world.guild.botId, thread));
  return ok({
    threads: threads.map((thread) => threadPayload(world, thread, world.guild.botId)),
    members: [],
    has_more: false,
  });
}

export const guildRoutes: ReadonlyArray<Route> = [
  route(
    'GET',
    '/guilds/:guild',
    inGuild((world) => ok(guildPayload(world))),
  ),
  route(
    'GET',
    '/guilds/:guild/roles',
    inGuild((world) => ok(rolePayloads(world))),
  ),
  route('GET', '/guilds/:guild/members', inGuild(members)),
  route('GET', '/guilds/:guild/members/search', inGuild(searchMembers)),
  route('GET', '/guilds/:guild/members/:user', inGuild(member)),
  route('GET', '/guilds/:guild/channels', inGuild(channels)),
  route('POST', '/guilds/:guild/channels', inGuild(createChannel)),
  route('GET', '/guilds/:guild/threads/active', inGuild(activeThreads)),
];
