import { refusal } from '../../errors.ts';
import { directPayload } from '../../model/channelPayloads.ts';
import { botUser, tableGuild, userPayload } from '../../model/guild.ts';
import { openDirectChannel } from '../../model/directChannels.ts';
import type { World } from '../../model/world.ts';
import { checked, schemas } from '../../validation/schemas.ts';
import { ok, param, route, type ApiAnswer, type ApiRequest, type Route } from '../request.ts';

function get(world: World, request: ApiRequest): ApiAnswer {
  const user = userPayload(world, param(request, 'user'));
  if (user === undefined) throw refusal('unknownUser');
  return ok(user);
}

/** The channel can always be made; whether the person takes messages shows when one is sent. */
function createDirect(world: World, request: ApiRequest): ApiAnswer {
  const { recipient_id } = checked(schemas.createDirectChannel, request.body);
  const person = world.people.find(recipient_id ?? '');
  if (person === undefined) throw refusal('invalidRecipient');
  return ok(directPayload(world, openDirectChannel(world, person.id), world.guild.botId));
}

export const userRoutes: ReadonlyArray<Route> = [
  route('GET', '/users/@me', (world) =>
    ok({ ...botUser(world), mfa_enabled: false, locale: 'en-US', verified: true, email: null }),
  ),
  route('GET', '/users/@me/guilds', (world) =>
    ok([
      { id: world.guild.id, name: tableGuild(world).name, icon: null, owner: false, permissions: '0', features: [] },
    ]),
  ),
  route('GET', '/users/:user', get),
  route('POST', '/users/@me/channels', createDirect),
];
