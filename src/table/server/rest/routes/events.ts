import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { invalidForm, refusal } from '../../errors.ts';
import { issue, required } from '../../limits/issue.ts';
import { eventPayload } from '../../model/eventPayload.ts';
import { guildPermissions, has } from '../../model/permissions.ts';
import type { ScheduledEvent } from '../../model/records.ts';
import type { World } from '../../model/world.ts';
import { checked, schemas } from '../../validation/schemas.ts';
import { noContent, ok, param, route, type ApiAnswer, type ApiRequest, type Handler, type Route } from '../request.ts';

/** Returns a handler for the guild of the path; events outside of voice channels need a permission of the guild. */
function withRight(handle: Handler, bit?: bigint): Handler {
  return (world, request) => {
    if (param(request, 'guild') !== world.guild.id) throw refusal('unknownGuild');
    if (bit !== undefined && !has(guildPermissions(world, world.guild.botId), bit)) throw refusal('missingPermissions');
    return handle(world, request);
  };
}

function meant(world: World, request: ApiRequest): ScheduledEvent {
  const event = world.events.find(param(request, 'event'));
  if (event === undefined) throw refusal('unknownEvent');
  return event;
}

function create(world: World, request: ApiRequest): ApiAnswer {
  const body = checked(schemas.createEvent, request.body);
  if (body.scheduled_end_time === undefined || body.scheduled_end_time === null)
    throw invalidForm([required(['scheduled_end_time'])]);
  const event: ScheduledEvent = {
    id: world.ids.next(),
    name: body.name,
    description: body.description ?? null,
    location: body.entity_metadata.location,
    startsAt: future(world, body.scheduled_start_time),
    endsAt: Date.parse(body.scheduled_end_time),
  };
  world.events.put(event);
  return ok(eventPayload(world, event));
}

function edit(world: World, request: ApiRequest): ApiAnswer {
  const event = meant(world, request);
  const body = checked(schemas.editEvent, request.body);
  const changed: ScheduledEvent = {
    ...event,
    name: body.name ?? event.name,
    description: body.description === undefined ? event.description : body.description,
    location: body.entity_metadata?.location ?? event.location,
    startsAt: body.scheduled_start_time === undefined ? event.startsAt : future(world, body.scheduled_start_time),
    endsAt:
      body.scheduled_end_time === undefined || body.scheduled_end_time === null
        ? event.endsAt
        : Date.parse(body.scheduled_end_time),
  };
  world.events.put(changed);
  return ok(eventPayload(world, changed));
}

function future(world: World, typed: string): number {
  const at = Date.parse(typed);
  if (at > world.clock.now()) return at;
  throw invalidForm([
    issue(['scheduled_start_time'], 'GUILD_SCHEDULED_EVENT_SCHEDULE_PAST', 'Cannot schedule event in the past.'),
  ]);
}

function remove(world: World, request: ApiRequest): ApiAnswer {
  world.events.remove(meant(world, request));
  return noContent;
}

const base = '/guilds/:guild/scheduled-events';

export const eventRoutes: ReadonlyArray<Route> = [
  route(
    'GET',
    base,
    withRight((world) => ok(world.events.all().map((event) => eventPayload(world, event)))),
  ),
  route('POST', base, withRight(create, Bits.CreateEvents)),
  route(
    'GET',
    `${base}/:event`,
    withRight((world, request) => ok(eventPayload(world, meant(world, request)))),
  ),
  route('PATCH', `${base}/:event`, withRight(edit, Bits.CreateEvents)),
  route('DELETE', `${base}/:event`, withRight(remove, Bits.CreateEvents)),
];
