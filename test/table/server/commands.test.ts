import {
  ApplicationCommandOptionType as Kind,
  PermissionFlagsBits,
  SlashCommandBuilder,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
} from 'discord.js';
import { expect, test } from 'vitest';
import type { Snapshot } from '../../../src/table/contract.ts';
import { bot, plainCommand, rest, table } from './bench.ts';

const game = new SlashCommandBuilder()
  .setName('game')
  .setDescription('Games')
  .addSubcommand((sub) =>
    sub
      .setName('create')
      .setDescription('Creates a game')
      .addIntegerOption((option) =>
        option.setName('players').setDescription('How many').setMinValue(3).setMaxValue(7).setRequired(true),
      )
      .addUserOption((option) => option.setName('host').setDescription('Who leads'))
      .addStringOption((option) => option.setName('name').setDescription('Name').setMaxLength(10))
      .addStringOption((option) =>
        option.setName('boards').setDescription('Boards').addChoices({ name: 'Pegasus', value: 'pegasus' }),
      ),
  )
  .addSubcommandGroup((group) =>
    group
      .setName('seat')
      .setDescription('Seats')
      .addSubcommand((sub) =>
        sub
          .setName('give')
          .setDescription('Gives a seat')
          .addStringOption((option) => option.setName('to').setDescription('To').setAutocomplete(true)),
      ),
  )
  .toJSON();

test('options arrive with their subcommand and resolved people', async () => {
  const made = await table();
  const seen: unknown[] = [];
  await bot(made, {
    commands: [game],
    onCommand: async (interaction: ChatInputCommandInteraction) => {
      const { options } = interaction;
      seen.push([
        options.getSubcommand(),
        options.getInteger('players'),
        options.getUser('host')?.displayName,
        options.getMember('host') !== null,
      ]);
      await interaction.reply('ok');
    },
  });
  await made.person('Ada').command('game create', { players: 5, host: 'Bo' });
  expect(seen).toEqual([['create', 5, 'Bo', true]]);
  expect(made.refusals).toEqual([]);
});

test('what the client would not let a person type is refused in words', async () => {
  const made = await table();
  await bot(made, { commands: [game] });
  const ada = made.person('Ada');
  await expect(ada.command('game create')).rejects.toThrow('/game create needs “players”.');
  await expect(ada.command('game create', { players: 2 })).rejects.toThrow('must be 3 or more');
  await expect(ada.command('game create', { players: 3.5 })).rejects.toThrow('whole number');
  await expect(ada.command('game create', { players: 3, boards: 'exodus' })).rejects.toThrow(
    'one of the listed choices',
  );
  await expect(ada.command('game create', { players: 3, name: 'much too long a name' })).rejects.toThrow(
    'at most 10 characters',
  );
  await expect(ada.command('game create', { players: 3, colour: 'red' })).rejects.toThrow('no “colour” option');
  await expect(ada.command('game create', { players: 3, host: 'nobody' })).rejects.toThrow(
    'must be picked from the list',
  );
  await expect(ada.command('games')).rejects.toThrow('There is no command /games');
  expect(
    await made.act({ do: 'command', user: ada.id, channelId: made.channelId, commandId: '1', options: [] }),
  ).toMatchObject({
    ok: false,
  });
});

test('autocomplete offers the choices of the bot', async () => {
  const made = await table();
  await bot(made, {
    commands: [game],
    onInteraction: async (interaction) => {
      if (interaction.isAutocomplete())
        await interaction.respond([{ name: `Seat for ${interaction.options.getFocused()}`, value: '1' }]);
    },
  });
  expect(await made.person('Ada').autocomplete('game seat give', 'to', { to: 'Bo' })).toEqual([
    { name: 'Seat for Bo', value: '1' },
  ]);
});

test.each([
  [
    '26 choices',
    Array.from({ length: 26 }, (_, index) => ({ name: `${index}`, value: `${index}` })),
    'BASE_TYPE_MAX_LENGTH',
  ],
  ['a name of 101 characters', [{ name: 'x'.repeat(101), value: 'x' }], 'BASE_TYPE_MAX_LENGTH'],
  ['a value of 101 characters', [{ name: 'x', value: 'x'.repeat(101) }], 'BASE_TYPE_MAX_LENGTH'],
  ['a number for a text', [{ name: 'x', value: 1 }], 'STRING_TYPE_CONVERT'],
])('autocomplete with %s is refused', async (_what, choices, code) => {
  const made = await table();
  const answered = new Promise<unknown>((resolve) => {
    void bot(made, {
      commands: [game],
      onInteraction: async (interaction) => {
        await (interaction as AutocompleteInteraction).respond(choices).catch(resolve);
        await (interaction as AutocompleteInteraction).respond([]).catch(() => undefined);
      },
    });
  });
  await expect.poll(() => rest(made).get(`/applications/${made.applicationId}/commands`)).toHaveLength(1);
  void made
    .person('Ada')
    .autocomplete('game seat give', 'to', { to: '' })
    .catch(() => undefined);
  expect(await answered).toMatchObject({ code: 50035 });
  expect(JSON.stringify(made.refusals)).toContain(code);
});

test('a command for managers is kept from others, and direct messages from commands of the guild', async () => {
  const made = await table();
  await bot(made, {
    commands: [
      { ...plainCommand('admin'), default_member_permissions: PermissionFlagsBits.ManageGuild.toString() },
      { ...plainCommand('table'), contexts: [0] },
    ],
    onCommand: (interaction) => interaction.reply('ok'),
  });
  await made.person('Ada').command('admin');
  await expect(made.person('Bo').command('admin')).rejects.toThrow('permission to use /admin');
  const answer = await fetch(`${made.pageUrl}table/snapshot?user=${made.person('Bo').id}`);
  const offered = JSON.parse(await answer.text()) as Snapshot;
  expect(offered.commands.map((command) => command.name)).toEqual(['table']);
  await expect(made.person('Bo').command('table', {}, { channelId: 'dm' })).rejects.toThrow(
    'can’t be used in direct messages',
  );
});

test('commands keep their ids when they are registered again', async () => {
  const made = await table();
  const { client } = await bot(made);
  const before = await client.application.commands.set([{ name: 'hand', description: 'Cards' }]);
  const after = await client.application.commands.set([
    { name: 'hand', description: 'All cards' },
    { name: 'jump', description: 'Jumps' },
  ]);
  expect(after.find((command) => command.name === 'hand')?.id).toBe(before.first()?.id);
  expect(after.size).toBe(2);
  const guilds = await client.application.commands.create({ name: 'local', description: 'Here' }, made.guildId);
  expect(guilds.guildId).toBe(made.guildId);
  const edited = await client.application.commands.edit(guilds.id, { description: 'There' }, made.guildId);
  expect(edited).toMatchObject({ id: guilds.id, name: 'local', description: 'There' });
  await client.application.commands.delete(guilds.id, made.guildId);
  expect((await client.application.commands.fetch({ guildId: made.guildId })).size).toBe(0);
  expect(made.refusals).toEqual([]);
});

const option = (parts: object) => ({ type: Kind.String, name: 'a', description: 'A', ...parts });
const command = (parts: object) => ({ name: 'x', description: 'X', ...parts });
const many = (count: number, parts: (index: number) => object) =>
  Array.from({ length: count }, (_, index) => parts(index));

test.each([
  ['capitals in its name', command({ name: 'Hand' }), 'name', 'APPLICATION_COMMAND_INVALID_NAME'],
  ['a blank in its name', command({ name: 'a b' }), 'name', 'APPLICATION_COMMAND_INVALID_NAME'],
  ['a name of 33 characters', command({ name: 'x'.repeat(33) }), 'name', 'BASE_TYPE_MAX_LENGTH'],
  ['no description', { name: 'x' }, 'description', 'BASE_TYPE_REQUIRED'],
  ['a description of 101 characters', command({ description: 'x'.repeat(101) }), 'description', 'BASE_TYPE_MAX_LENGTH'],
  [
    '26 options',
    command({ options: many(26, (index) => option({ name: `o${index}` })) }),
    'options',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    '26 choices',
    command({ options: [option({ choices: many(26, (index) => ({ name: `${index}`, value: `${index}` })) })] }),
    'options',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a choice of 101 characters',
    command({ options: [option({ choices: [{ name: 'x'.repeat(101), value: 'x' }] })] }),
    'options',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'two options of one name',
    command({ options: [option({}), option({})] }),
    'options',
    'APPLICATION_COMMAND_OPTIONS_NAME_NOT_UNIQUE',
  ],
  [
    'a required option after another',
    command({ options: [option({}), option({ name: 'b', required: true })] }),
    'options',
    'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
  ],
  [
    'subcommands beside options',
    command({ options: [option({}), option({ type: Kind.Subcommand, name: 'b' })] }),
    'options',
    'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
  ],
  [
    'more than 8,000 characters',
    command({
      options: many(25, (index) =>
        option({
          name: `o${index}`,
          choices: many(4, (choice) => ({ name: `${choice}${'x'.repeat(90)}`, value: `${index}` })),
        }),
      ),
    }),
    '',
    'APPLICATION_COMMAND_TOO_LARGE',
  ],
  ['a field that Discord does not know', command({ colour: 'red' }), 'colour', 'UNKNOWN_FIELD'],
])('a command with %s is refused', async (_what, body, field, code) => {
  const made = await table({ people: ['Ada'] });
  const refused = await rest(made)
    .post(`/applications/${made.applicationId}/commands`, { body })
    .catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 50035, status: 400 });
  expect(made.refusals[0]?.reason).toMatch(new RegExp(`${field || 'body'}[^;]*\\[${code}\\]`));
});

test('101 commands are refused, and two of one name', async () => {
  const made = await table({ people: ['Ada'] });
  const path = `/applications/${made.applicationId}/commands` as const;
  await expect(
    rest(made).put(path, { body: many(101, (index) => command({ name: `c${index}` })) }),
  ).rejects.toMatchObject({ code: 30032 });
  await expect(rest(made).put(path, { body: [command({}), command({})] })).rejects.toMatchObject({ code: 50035 });
  await rest(made).put(path, { body: many(100, (index) => command({ name: `c${index}` })) });
  await expect(rest(made).post(path, { body: command({ name: 'one-more' }) })).rejects.toMatchObject({ code: 30032 });
});
