import {
  ActionRowBuilder,
  ChannelSelectMenuBuilder,
  ChannelType,
  GuildMemberRoleManager,
  RoleSelectMenuBuilder,
  StringSelectMenuBuilder,
  TextChannel,
  UserSelectMenuBuilder,
} from 'discord.js';
import { expect, test } from 'vitest';
import { scene } from './bench.ts';

const menu = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
  new StringSelectMenuBuilder()
    .setCustomId('ship')
    .setPlaceholder('Which ships?')
    .setMinValues(1)
    .setMaxValues(2)
    .addOptions(['viper', 'raptor', 'civilian'].map((value) => ({ label: value.toUpperCase(), value }))),
);

test('a menu takes from its minimum to its maximum of choices', async () => {
  const { ada } = await scene(
    (interaction) => interaction.reply({ content: 'Ships', components: [menu] }),
    async (interaction) => {
      if (interaction.isStringSelectMenu()) await interaction.reply(interaction.values.join('+'));
    },
  );
  const question = await ada.command('go');
  expect(await ada.select(question, 'Which ships?', ['VIPER', 'raptor'])).toMatchObject({
    message: { content: 'viper+raptor' },
  });
  await expect(ada.select(question, 'ship', [])).rejects.toThrow('Pick 1 or more.');
  await expect(ada.select(question, 'ship', ['viper', 'raptor', 'civilian'])).rejects.toThrow('Pick 2 or fewer.');
  await expect(ada.select(question, 'ship', 'basestar')).rejects.toThrow('no choice “basestar”');
  await expect(ada.press(question, 'ship')).rejects.toThrow('a menu, not a button');
});

test('a menu of people resolves them', async () => {
  const people = new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(
    new UserSelectMenuBuilder().setCustomId('who'),
  );
  const { ada, bo } = await scene(
    (interaction) => interaction.reply({ content: 'Who?', components: [people] }),
    async (interaction) => {
      if (interaction.isUserSelectMenu())
        await interaction.reply(`${interaction.users.first()?.displayName} ${interaction.members.size}`);
    },
  );
  const answer = await ada.select(await ada.command('go'), 'who', bo.id);
  expect(answer).toMatchObject({ message: { content: 'Bo 1' } });
});

test('a menu of roles resolves them, one of channels takes no others than it wants', async () => {
  const roles = new ActionRowBuilder<RoleSelectMenuBuilder>().addComponents(
    new RoleSelectMenuBuilder().setCustomId('role'),
  );
  const channels = new ActionRowBuilder<ChannelSelectMenuBuilder>().addComponents(
    new ChannelSelectMenuBuilder().setCustomId('place').setChannelTypes(ChannelType.GuildText),
  );
  const { made, client, ada } = await scene(
    (interaction) => interaction.reply({ content: 'Which?', components: [roles, channels] }),
    async (interaction) => {
      if (interaction.isRoleSelectMenu())
        await interaction.reply(
          `${interaction.roles.first()?.name} ${
            interaction.member?.roles instanceof GuildMemberRoleManager
              ? interaction.member.roles.cache
                  .map(({ name }) => name)
                  .sort()
                  .join()
              : ''
          }`,
        );
      if (interaction.isChannelSelectMenu()) await interaction.reply(`${interaction.channels.size}`);
    },
  );
  const question = await ada.command('go');
  const pilots = client.guilds.cache.get(made.guildId)?.roles.cache.find(({ name }) => name === 'Pilots')?.id ?? '';
  expect(await ada.select(question, 'role', pilots)).toMatchObject({
    message: { content: 'Pilots @everyone,Admiralty,Pilots' },
  });
  expect(await ada.select(question, 'place', made.generalChannelId)).toMatchObject({ message: { content: '1' } });
  const battlestar = client.channels.cache.get(made.channelId);
  const thread =
    battlestar instanceof TextChannel
      ? await battlestar.threads.create({ name: 'Aside', type: ChannelType.PublicThread })
      : expect.fail('#battlestar is missing');
  await expect(ada.select(question, 'place', thread.id)).rejects.toThrow('There’s no channel with the ID');
});
