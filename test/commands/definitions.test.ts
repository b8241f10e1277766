import {
  ApplicationCommandOptionType,
  ApplicationIntegrationType,
  InteractionContextType,
  PermissionFlagsBits,
} from 'discord.js';
import type { APIApplicationCommandOption } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';

const definitions = commands.map(({ definition }) => definition);
/** The commands with their subcommands, each with its own options. */
const all = definitions.flatMap(({ name, description, options = [] }) => [
  { name, description, options },
  ...options.flatMap((option) =>
    option.type === ApplicationCommandOptionType.Subcommand
      ? [{ name: `${name} ${option.name}`, description: option.description, options: option.options ?? [] }]
      : [],
  ),
]);
const optionsOf = ({
  options,
}: {
  readonly options: ReadonlyArray<APIApplicationCommandOption>;
}): ReadonlyArray<APIApplicationCommandOption> => options;

/** Letters that Discord counts of a command: names, descriptions and values of choices, all of it. */
function lettersOf(of: {
  readonly name: string;
  readonly description: string;
  readonly options?: ReadonlyArray<unknown>;
  readonly choices?: ReadonlyArray<{ readonly name: string; readonly value: string | number }>;
}): number {
  const inside = (of.options ?? []).reduce<number>(
    (sum, option) => sum + lettersOf(option as Parameters<typeof lettersOf>[0]),
    0,
  );
  const choices = (of.choices ?? []).reduce((sum, { name, value }) => sum + name.length + `${value}`.length, 0);
  return of.name.length + of.description.length + inside + choices;
}

/** Discord takes 25 and 8,000. Who needs more begins another command. */
const mostSubcommands = 19;
const mostLetters = 6000;

describe('the definitions of commands are within Discord’s limits, with room for more subcommands and options', () => {
  test.each(definitions.map((definition) => [definition.name, definition] as const))('/%s in all', (_, definition) => {
    expect(lettersOf(definition as Parameters<typeof lettersOf>[0])).toBeLessThanOrEqual(mostLetters);
    expect(
      (definition.options ?? []).filter(({ type }) => type === ApplicationCommandOptionType.Subcommand).length,
    ).toBeLessThanOrEqual(mostSubcommands);
    expect(definition.integration_types).toEqual([ApplicationIntegrationType.GuildInstall]);
    expect(definition.contexts?.length).toBeGreaterThan(0);
  });

  test.each(all.map((command) => [command.name, command] as const))('/%s', (_, command) => {
    expect(command.description.length).toBeGreaterThan(0);
    expect(command.description.length).toBeLessThanOrEqual(100);
    expect(command.options.length).toBeLessThanOrEqual(25);
    const names = optionsOf(command).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    // What has to be given comes before what may be left out.
    const needed = optionsOf(command).map((option) => 'required' in option && option.required === true);
    expect(needed).toEqual([...needed].sort((one, other) => Number(other) - Number(one)));
    for (const option of optionsOf(command)) {
      expect(option.name).toMatch(/^[-a-z\d]{1,32}$/);
      expect(option.description.length).toBeGreaterThan(0);
      expect(option.description.length).toBeLessThanOrEqual(100);
      expect('choices' in option && Array.isArray(option.choices) ? option.choices.length : 0).toBeLessThanOrEqual(25);
    }
  });
});

test('commands about a channel are for servers, those of players work in direct messages too', () => {
  const inServersOnly = definitions
    .filter(({ contexts }) => contexts?.includes(InteractionContextType.BotDM) !== true)
    .map(({ name }) => name);
  expect([...inServersOnly].sort()).toEqual(['game', 'host', 'settings']);
});

test('only the settings of the server are hidden from members who may not change them', () => {
  const hidden = definitions.filter(
    (definition) =>
      definition.default_member_permissions !== undefined && definition.default_member_permissions !== null,
  );
  expect(hidden.map(({ name, default_member_permissions: wanted }) => [name, wanted])).toEqual([
    ['settings', `${PermissionFlagsBits.ManageGuild}`],
  ]);
});
