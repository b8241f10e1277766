import {
  ApplicationCommandType,
  ApplicationIntegrationType,
  type APIApplicationCommand,
  type Locale,
  type RESTPostAPIApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { Snowflakes } from '../snowflake.ts';
import type { Bus } from './happenings.ts';
import { defined } from '../../../values/defined.ts';

export interface CommandScope {
  readonly applicationId: string;
  /** The guild whose commands are meant, or none for the global ones. */
  readonly guildId: string | undefined;
}

/** The registered commands, global ones and the guild's. */
export class CommandBook {
  readonly #bus: Bus;
  readonly #ids: Snowflakes;
  #commands: ReadonlyArray<APIApplicationCommand> = [];

  constructor(bus: Bus, ids: Snowflakes) {
    this.#bus = bus;
    this.#ids = ids;
  }

  all(): ReadonlyArray<APIApplicationCommand> {
    return this.#commands;
  }

  list(scope: CommandScope): APIApplicationCommand[] {
    return this.#commands.filter((command) => command.guild_id === scope.guildId);
  }

  find(scope: CommandScope, id: string): APIApplicationCommand | undefined {
    return this.list(scope).find((command) => command.id === id);
  }

  byId(id: string): APIApplicationCommand | undefined {
    return this.#commands.find((command) => command.id === id);
  }

  namesake(scope: CommandScope, body: RESTPostAPIApplicationCommandsJSONBody): APIApplicationCommand | undefined {
    const type = body.type ?? ApplicationCommandType.ChatInput;
    return this.list(scope).find((command) => command.name === body.name && command.type === type);
  }

  /** Registers a command, in place of one with the same name or with the given id. */
  put(scope: CommandScope, body: RESTPostAPIApplicationCommandsJSONBody, id?: string): APIApplicationCommand {
    const command = this.#made(scope, body, id ?? this.namesake(scope, body)?.id ?? this.#ids.next());
    this.restore([...this.#commands.filter((other) => other.id !== command.id), command]);
    return command;
  }

  /** Replaces all commands of a scope; a command that keeps its name keeps its id. */
  putAll(scope: CommandScope, bodies: ReadonlyArray<RESTPostAPIApplicationCommandsJSONBody>): APIApplicationCommand[] {
    const commands = bodies.map((body) => this.#made(scope, body, this.namesake(scope, body)?.id ?? this.#ids.next()));
    this.restore([...this.#commands.filter((command) => command.guild_id !== scope.guildId), ...commands]);
    return commands;
  }

  remove(id: string): void {
    this.restore(this.#commands.filter((command) => command.id !== id));
  }

  restore(commands: ReadonlyArray<APIApplicationCommand>): void {
    this.#commands = commands;
    this.#bus.emit({ type: 'commandsChanged' });
  }

  #made(scope: CommandScope, body: RESTPostAPIApplicationCommandsJSONBody, id: string): APIApplicationCommand {
    const permissions = body.default_member_permissions ?? undefined;
    const options = 'options' in body ? body.options : undefined;
    return {
      id,
      application_id: scope.applicationId,
      ...defined({ guild_id: scope.guildId }),
      version: this.#ids.next(),
      type: body.type ?? ApplicationCommandType.ChatInput,
      name: body.name,
      name_localizations: translations(body.name_localizations),
      description: 'description' in body ? (body.description ?? '') : '',
      description_localizations:
        'description_localizations' in body ? translations(body.description_localizations) : null,
      ...(options === undefined ? {} : { options: options.map(asReturned) }),
      default_member_permissions: permissions ?? null,
      contexts: body.contexts ?? null,
      integration_types: body.integration_types ?? [ApplicationIntegrationType.GuildInstall],
      dm_permission: body.dm_permission ?? true,
      nsfw: body.nsfw ?? false,
    };
  }
}

/** Discord leaves out what an option has by default, at whatever depth. */
function asReturned<Option extends object>(option: Option): Option {
  const kept = Object.entries(option).filter(([, value]) => value !== false && value !== null && value !== undefined);
  const nested = kept.map(([key, value]: [string, unknown]) => [
    key,
    key === 'options' && Array.isArray(value) ? value.map((each: object) => asReturned(each)) : value,
  ]);
  return Object.fromEntries(nested) as Option;
}

function translations(given: object | null | undefined): Partial<Record<Locale, string | null>> | null {
  return given === null || given === undefined ? null : { ...given };
}
