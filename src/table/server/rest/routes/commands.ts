import { ApplicationCommandType, type RESTPostAPIApplicationCommandsJSONBody } from 'discord-api-types/v10';
import * as z from 'zod/mini';
import { invalidForm, refusal } from '../../errors.ts';
import { commandIssues } from '../../limits/commands.ts';
import { issue, repeated } from '../../limits/issue.ts';
import { limits } from '../../limits/numbers.ts';
import type { CommandScope } from '../../model/commands.ts';
import type { World } from '../../model/world.ts';
import { checked, schemas } from '../../validation/schemas.ts';
import { noContent, ok, param, route, type ApiAnswer, type ApiRequest, type Route } from '../request.ts';

/** The scope of the path: the application's global commands or those of the guild. */
function scopeOf(world: World, request: ApiRequest): CommandScope {
  const guildId = request.params['guild'];
  if (param(request, 'application') !== world.guild.botId) throw refusal('missingAccess');
  if (guildId !== undefined && guildId !== world.guild.id) throw refusal('missingAccess');
  return { applicationId: world.guild.botId, guildId };
}

/** Discord leaves all translations out unless they are asked for. */
function list(world: World, request: ApiRequest): ApiAnswer {
  const commands = world.commands.list(scopeOf(world, request));
  return ok(request.query.get('with_localizations') === 'true' ? commands : commands.map(withoutTranslations));
}

function withoutTranslations(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTranslations);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key]) => key !== 'name_localizations' && key !== 'description_localizations',
  );
  return Object.fromEntries(kept.map(([key, each]) => [key, withoutTranslations(each)]));
}

function overwriteAll(world: World, request: ApiRequest): ApiAnswer {
  const scope = scopeOf(world, request);
  const bodies = checked(z.array(schemas.commandUpdate), request.body);
  if (bodies.length > limits.commands) throw refusal('tooManyCommands');
  const doubles = repeated(bodies.map((body) => `${body.type ?? ApplicationCommandType.ChatInput} ${body.name}`));
  const issues = [
    ...doubles.map(({ index }) =>
      issue([index, 'name'], 'APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique'),
    ),
    ...bodies.flatMap((body, index) => commandIssues(body, [index])),
  ];
  if (issues.length > 0) throw invalidForm(issues);
  return ok(world.commands.putAll(scope, bodies));
}

function create(world: World, request: ApiRequest): ApiAnswer {
  const scope = scopeOf(world, request);
  const body = checked(schemas.commandCreate, request.body);
  refuseWrong(body);
  const isNew = world.commands.namesake(scope, body) === undefined;
  if (isNew && world.commands.list(scope).length >= limits.commands) throw refusal('tooManyCommands');
  return { status: isNew ? 201 : 200, body: world.commands.put(scope, body) };
}

function edit(world: World, request: ApiRequest): ApiAnswer {
  const scope = scopeOf(world, request);
  const known = world.commands.find(scope, param(request, 'command'));
  if (known === undefined) throw refusal('unknownCommand');
  const patch = checked(schemas.commandPatch, request.body);
  const { id, application_id: _application, guild_id: _guild, version: _version, ...before } = known;
  const body = checked(schemas.commandCreate, { ...before, ...patch });
  refuseWrong(body);
  return ok(world.commands.put(scope, body, id));
}

function refuseWrong(body: RESTPostAPIApplicationCommandsJSONBody): void {
  const issues = commandIssues(body);
  if (issues.length > 0) throw invalidForm(issues);
}

function get(world: World, request: ApiRequest): ApiAnswer {
  const command = world.commands.find(scopeOf(world, request), param(request, 'command'));
  if (command === undefined) throw refusal('unknownCommand');
  return ok(command);
}

function remove(world: World, request: ApiRequest): ApiAnswer {
  const command = world.commands.find(scopeOf(world, request), param(request, 'command'));
  if (command === undefined) throw refusal('unknownCommand');
  world.commands.remove(command.id);
  return noContent;
}

export const commandRoutes: ReadonlyArray<Route> = [
  '/applications/:application/commands',
  '/applications/:application/guilds/:guild/commands',
].flatMap((base) => [
  route('GET', base, list),
  route('PUT', base, overwriteAll),
  route('POST', base, create),
  route('GET', `${base}/:command`, get),
  route('PATCH', `${base}/:command`, edit),
  route('DELETE', `${base}/:command`, remove),
]);
