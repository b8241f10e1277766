import {
  OverwriteType,
  PermissionFlagsBits as Bits,
  type APIGuildForumTag,
  type APIOverwrite,
} from 'discord-api-types/v10';
import * as z from 'zod/mini';
import { invalidForm, refusal } from '../../errors.ts';
import { tooLong } from '../../limits/issue.ts';
import { channelPayload } from '../../model/channelPayloads.ts';
import { forgetChannel } from '../../model/channels.ts';
import type { Channel, TextChannel } from '../../model/records.ts';
import type { World } from '../../model/world.ts';
import { checked, schemas } from '../../validation/schemas.ts';
import { noContent, ok, param, route, type ApiAnswer, type ApiRequest, type Route } from '../request.ts';
import { need, onChannel, onTextChannel } from './access.ts';
import { editThread } from './threads.ts';

function shown(world: World, channel: Channel): ApiAnswer {
  return ok(channelPayload(world, channel, world.guild.botId));
}

function edit(world: World, channel: Channel, request: ApiRequest): ApiAnswer {
  if (channel.kind === 'dm') throw refusal('wrongChannelType');
  if (channel.kind === 'thread') return editThread(world, channel, request);
  need(world, channel, Bits.ManageChannels);
  const body = checked(schemas.editChannel, request.body);
  const changed: TextChannel = {
    ...channel,
    name: body.name === undefined ? channel.name : channelName(body.name),
    topic: body.topic === undefined ? channel.topic : body.topic,
    position: body.position ?? channel.position,
    ...(channel.forum === undefined
      ? {}
      : { forum: { tags: tagsOf(world, body.available_tags) ?? channel.forum.tags } }),
    overwrites:
      body.permission_overwrites === undefined || body.permission_overwrites === null
        ? channel.overwrites
        : body.permission_overwrites.map(overwriteOf),
  };
  world.channels.change(changed);
  return shown(world, changed);
}

const mostTags = 20;

interface PartialTag {
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly moderated?: boolean | null | undefined;
  readonly emoji_id?: string | null | undefined;
  readonly emoji_name?: string | null | undefined;
}

/** The tags of a forum as a request wants them; those without an id are new. `undefined`: they stay as they are. */
export function tagsOf(
  world: World,
  wanted: ReadonlyArray<PartialTag | null> | null | undefined,
): APIGuildForumTag[] | undefined {
  if (wanted === null || wanted === undefined) return undefined;
  if (wanted.length > mostTags) throw invalidForm([tooLong(['available_tags'], mostTags)]);
  return wanted.flatMap((tag) =>
    tag === null
      ? []
      : [
          {
            id: tag.id ?? world.ids.next(),
            name: tag.name,
            moderated: tag.moderated ?? false,
            emoji_id: tag.emoji_id ?? null,
            emoji_name: tag.emoji_name ?? null,
          },
        ],
  );
}

/** Text channels have lower-case names with hyphens. */
export function channelName(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}

interface PartialOverwrite {
  readonly id: string;
  readonly type?: OverwriteType | null | undefined;
  readonly allow?: string | number | null | undefined;
  readonly deny?: string | number | null | undefined;
}

export function overwriteOf({ id, type, allow, deny }: PartialOverwrite): APIOverwrite {
  return { id, type: type ?? OverwriteType.Role, allow: String(allow ?? 0), deny: String(deny ?? 0) };
}

function remove(world: World, channel: Channel): ApiAnswer {
  if (channel.kind === 'text') need(world, channel, Bits.ManageChannels);
  if (channel.kind === 'thread') need(world, channel, Bits.ManageThreads);
  const gone = shown(world, channel);
  // “Deleting” a direct-message channel only closes it; its messages stay.
  if (channel.kind === 'dm') return gone;
  for (const thread of world.channels.threadsOf(channel.id)) forgetChannel(world, thread);
  forgetChannel(world, channel);
  return gone;
}

const bits = z.nullish(z.union([z.string().check(z.regex(/^\d+$/)), z.int()]));
const overwriteBody = z.strictObject({
  id: z.optional(z.string()),
  type: z.nullish(z.literal([0, 1])),
  allow: bits,
  deny: bits,
});

function putOverwrite(world: World, channel: TextChannel, request: ApiRequest): ApiAnswer {
  // Only who may manage roles may change who sees a channel, or who manages the channel itself.
  need(world, channel, Bits.ManageChannels);
  const made = overwriteOf({ ...checked(overwriteBody, request.body), id: param(request, 'overwrite') });
  world.channels.change({
    ...channel,
    overwrites: [...channel.overwrites.filter((other) => other.id !== made.id), made],
  });
  return noContent;
}

function removeOverwrite(world: World, channel: TextChannel, request: ApiRequest): ApiAnswer {
  need(world, channel, Bits.ManageChannels);
  const left = channel.overwrites.filter((overwrite) => overwrite.id !== param(request, 'overwrite'));
  if (left.length === channel.overwrites.length) throw refusal('unknownOverwrite');
  world.channels.change({ ...channel, overwrites: left });
  return noContent;
}

export const channelRoutes: ReadonlyArray<Route> = [
  route('GET', '/channels/:channel', onChannel(shown)),
  route('PATCH', '/channels/:channel', onChannel(edit)),
  route('DELETE', '/channels/:channel', onChannel(remove)),
  route('PUT', '/channels/:channel/permissions/:overwrite', onTextChannel(putOverwrite)),
  route('DELETE', '/channels/:channel/permissions/:overwrite', onTextChannel(removeOverwrite)),
];
