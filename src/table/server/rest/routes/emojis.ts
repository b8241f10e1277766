import type { APIEmoji } from 'discord-api-types/v10';
import { invalidForm, refusal } from '../../errors.ts';
import { issue } from '../../limits/issue.ts';
import { limits } from '../../limits/numbers.ts';
import { botUser } from '../../model/guild.ts';
import type { AppEmoji } from '../../model/records.ts';
import type { World } from '../../model/world.ts';
import { checked, schemas } from '../../validation/schemas.ts';
import { noContent, ok, param, route, type ApiAnswer, type ApiRequest, type Route } from '../request.ts';

function emojiPayload(world: World, { id, name }: AppEmoji): APIEmoji {
  return {
    id,
    name,
    roles: [],
    user: botUser(world),
    require_colons: true,
    managed: false,
    animated: false,
    available: true,
  };
}

function known(world: World, request: ApiRequest): AppEmoji {
  const found = world.emojis.find(param(request, 'emoji'));
  if (found === undefined) throw refusal('unknownEmoji');
  return found;
}

function create(world: World, request: ApiRequest): ApiAnswer {
  const { name, image } = checked(schemas.createEmoji, request.body);
  if (world.emojis.all().length >= limits.emojis) throw refusal('tooManyEmojis');
  const [, type = '', base64 = ''] = /^data:([^;]+);base64,(.*)$/.exec(image) ?? [];
  if (Buffer.byteLength(base64, 'base64') > limits.emojiBytes)
    throw invalidForm([issue(['image'], 'BINARY_TYPE_MAX_SIZE', 'File cannot be larger than 256.0 kb.')]);
  const emoji: AppEmoji = { id: world.ids.next(), name, type, base64 };
  world.emojis.put(emoji);
  return { status: 201, body: emojiPayload(world, emoji) };
}

function rename(world: World, request: ApiRequest): ApiAnswer {
  const emoji = { ...known(world, request), ...checked(schemas.editEmoji, request.body) };
  world.emojis.put(emoji);
  return ok(emojiPayload(world, emoji));
}

function list(world: World): ApiAnswer {
  return ok({ items: world.emojis.all().map((emoji) => emojiPayload(world, emoji)) });
}

export const emojiRoutes: ReadonlyArray<Route> = [
  route('GET', '/applications/:application/emojis', list),
  route('POST', '/applications/:application/emojis', create),
  route('GET', '/applications/:application/emojis/:emoji', (world, request) =>
    ok(emojiPayload(world, known(world, request))),
  ),
  route('PATCH', '/applications/:application/emojis/:emoji', rename),
  route('DELETE', '/applications/:application/emojis/:emoji', (world, request) => {
    world.emojis.remove(known(world, request));
    return noContent;
  }),
];
