import { createClock } from '../../../src/clock.ts';
import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelSelectMenuBuilder,
  ChannelType,
  Events,
  GuildMemberRoleManager,
  MessageFlags,
  ModalBuilder,
  RoleSelectMenuBuilder,
  StringSelectMenuBuilder,
  TextChannel,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
  type ChatInputCommandInteraction,
  type Interaction,
} from 'discord.js';
import { expect, test } from 'vitest';
import { bot, plainCommand, rest, table } from './bench.ts';

const button = (customId: string, label: string, disabled = false) =>
  new ActionRowBuilder<ButtonBuilder>().addComponents(
    new ButtonBuilder().setCustomId(customId).setLabel(label).setStyle(ButtonStyle.Primary).setDisabled(disabled),
  );
const menu = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
  new StringSelectMenuBuilder()
    .setCustomId('ship')
    .setPlaceholder('Which ships?')
    .setMinValues(1)
    .setMaxValues(2)
    .addOptions(['viper', 'raptor', 'civilian'].map((value) => ({ label: value.toUpperCase(), value }))),
);

/** A bot that answers /go as told, and everything else too. */
async function scene(go: (interaction: ChatInputCommandInteraction) => Promise<unknown>, other?: (interaction: Interaction) => Promise<unknown>) {
  const made = await table();
  const { client, errors } = await bot(made, {
    commands: [plainCommand('go')],
    onCommand: go,
    ...(other === undefined ? {} : { onInteraction: other }),
  });
  return { made, client, errors, ada: made.person('Ada'), bo: made.person('Bo') };
}

test('a deferred reply shows as thinking until it is edited', async () => {
  const { made, ada } = await scene(async (interaction) => {
    await interaction.deferReply();
    expect(ada.messages(made.channelId).at(-1)?.flags).toBe(MessageFlags.Loading);
    await interaction.editReply('Done');
  });
  const answer = await ada.command('go');
  expect(answer).toMatchObject({ kind: 'message', message: { content: 'Done', flags: 0, edited_timestamp: null } });
  expect(made.refusals).toEqual([]);
});

test('the first follow-up of a deferred reply becomes that reply', async () => {
  const { made, ada } = await scene(async (interaction) => {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await interaction.followUp('Only for you');
  });
  const answer = await ada.command('go');
  expect(answer).toMatchObject({ message: { content: 'Only for you', flags: MessageFlags.Ephemeral } });
  expect(made.person('Bo').messages(made.channelId)).toEqual([]);
});

test('a reply can be fetched, edited, followed up and deleted', async () => {
  const { made, ada, errors } = await scene(async (interaction) => {
    const response = await interaction.reply({ content: 'One', withResponse: true });
    expect(response.resource?.message?.content).toBe('One');
    expect((await interaction.fetchReply()).content).toBe('One');
    await interaction.editReply('Two');
    await interaction.followUp({ content: 'Three', flags: MessageFlags.Ephemeral });
    await interaction.deleteReply();
  });
  await ada.command('go');
  const last = await ada.waitFor((message) => message.content === 'Three');
  await ada.dismiss(last);
  await expect.poll(() => ada.messages(made.channelId)).toEqual([]);
  expect(errors).toEqual([]);
  expect(made.refusals).toEqual([]);
});

test('an interaction carries all that Discord sends', async () => {
  const seen: Interaction[] = [];
  const { made, ada } = await scene(async (interaction) => {
    seen.push(interaction);
    await interaction.reply('ok');
  });
  await ada.command('go');
  await ada.command('go', {}, { channelId: 'dm' });
  const [guild, direct] = seen;
  expect(guild?.memberPermissions?.has('ManageGuild')).toBe(true);
  expect(guild?.appPermissions.has('SendMessages')).toBe(true);
  expect(guild).toMatchObject({ locale: 'en-US', guildLocale: 'en-US', guildId: made.guildId, context: 0, attachmentSizeLimit: 10_485_760 });
  expect(guild?.authorizingIntegrationOwners[0]).toBe(made.guildId);
  expect(direct).toMatchObject({ guildId: null, member: null, context: 1, user: { username: 'ada' } });
  expect(direct?.channel?.isDMBased()).toBe(true);
});

test('a button updates its message', async () => {
  const { made, ada, bo } = await scene(
    (interaction) => interaction.reply({ content: 'Ready?', components: [button('ready', 'I am ready')] }),
    async (interaction) => {
      if (interaction.isButton()) await interaction.update({ content: `${interaction.user.displayName} is ready`, components: [] });
    },
  );
  const question = await ada.command('go');
  const answer = await bo.press(question, 'I am ready');
  expect(answer).toMatchObject({ kind: 'update', message: { content: 'Bo is ready', components: [] } });
  await expect(bo.press(question, 'ready')).rejects.toThrow('has no button or menu «ready»');
  expect(await made.act({ do: 'press', user: bo.id, channelId: made.channelId, messageId: ada.messages(made.channelId)[0]?.id ?? '', customId: 'ready' })).toEqual({
    ok: false,
    error: 'This message has no such button or menu any more.',
  });
});

test('a button that is switched off, or that one cannot see, cannot be pressed', async () => {
  const { made, ada, bo } = await scene(async (interaction) => {
    await interaction.reply({ content: 'Off', components: [button('off', 'Off', true)] });
    await interaction.followUp({ content: 'Secret', components: [button('on', 'On')], flags: MessageFlags.Ephemeral });
  });
  const off = await ada.command('go');
  await expect(ada.press(off, 'off')).rejects.toThrow('switched off');
  const secret = await ada.waitFor((message) => message.content === 'Secret');
  expect(await made.act({ do: 'press', user: bo.id, channelId: made.channelId, messageId: secret.id, customId: 'on' })).toMatchObject({
    error: 'You cannot see this message.',
  });
  made.permit(made.channelId, 'Bo', { deny: 1n << 10n });
  expect(await made.act({ do: 'press', user: bo.id, channelId: made.channelId, messageId: off.kind === 'message' ? off.message.id : '', customId: 'off' })).toMatchObject({
    error: 'You cannot see this channel.',
  });
});

test('a press that is acknowledged without an answer, and then edits', async () => {
  const { ada } = await scene(
    (interaction) => interaction.reply({ content: 'Ready?', components: [button('ready', 'Ready')] }),
    async (interaction) => {
      if (!interaction.isButton()) return;
      await interaction.deferUpdate();
      await interaction.editReply({ content: 'Edited later' });
    },
  );
  const answer = await ada.press(await ada.command('go'), 'ready');
  expect(answer.kind).toBe('deferredUpdate');
  await ada.waitFor((message) => message.content === 'Edited later');
});

test('a menu takes from its minimum to its maximum of choices', async () => {
  const { ada } = await scene(
    (interaction) => interaction.reply({ content: 'Ships', components: [menu] }),
    async (interaction) => {
      if (interaction.isStringSelectMenu()) await interaction.reply(interaction.values.join('+'));
    },
  );
  const question = await ada.command('go');
  expect(await ada.select(question, 'Which ships?', ['VIPER', 'raptor'])).toMatchObject({ message: { content: 'viper+raptor' } });
  await expect(ada.select(question, 'ship', [])).rejects.toThrow('Pick at least 1.');
  await expect(ada.select(question, 'ship', ['viper', 'raptor', 'civilian'])).rejects.toThrow('Pick at most 2.');
  await expect(ada.select(question, 'ship', 'basestar')).rejects.toThrow('no choice «basestar»');
  await expect(ada.press(question, 'ship')).rejects.toThrow('a menu, not a button');
});

test('a menu of people resolves them', async () => {
  const people = new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(new UserSelectMenuBuilder().setCustomId('who'));
  const { ada, bo } = await scene(
    (interaction) => interaction.reply({ content: 'Who?', components: [people] }),
    async (interaction) => {
      if (interaction.isUserSelectMenu()) await interaction.reply(`${interaction.users.first()?.displayName} ${interaction.members.size}`);
    },
  );
  const answer = await ada.select(await ada.command('go'), 'who', bo.id);
  expect(answer).toMatchObject({ message: { content: 'Bo 1' } });
});

test('a menu of roles resolves them, one of channels takes no others than it wants', async () => {
  const roles = new ActionRowBuilder<RoleSelectMenuBuilder>().addComponents(new RoleSelectMenuBuilder().setCustomId('role'));
  const channels = new ActionRowBuilder<ChannelSelectMenuBuilder>().addComponents(new ChannelSelectMenuBuilder().setCustomId('place').setChannelTypes(ChannelType.GuildText));
  const { made, client, ada } = await scene(
    (interaction) => interaction.reply({ content: 'Which?', components: [roles, channels] }),
    async (interaction) => {
      if (interaction.isRoleSelectMenu()) await interaction.reply(`${interaction.roles.first()?.name} ${interaction.member?.roles instanceof GuildMemberRoleManager ? interaction.member.roles.cache.map(({ name }) => name).sort().join() : ''}`);
      if (interaction.isChannelSelectMenu()) await interaction.reply(`${interaction.channels.size}`);
    },
  );
  const question = await ada.command('go');
  const pilots = client.guilds.cache.get(made.guildId)?.roles.cache.find(({ name }) => name === 'Pilots')?.id ?? '';
  expect(await ada.select(question, 'role', pilots)).toMatchObject({ message: { content: 'Pilots @everyone,Admiralty,Pilots' } });
  expect(await ada.select(question, 'place', made.generalChannelId)).toMatchObject({ message: { content: '1' } });
  const battlestar = client.channels.cache.get(made.channelId);
  const thread = battlestar instanceof TextChannel ? await battlestar.threads.create({ name: 'Aside', type: ChannelType.PublicThread }) : expect.fail('#battlestar is missing');
  await expect(ada.select(question, 'place', thread.id)).rejects.toThrow('There is no channel with the id');
});

test('a form opens, is filled in once, and is answered', async () => {
  const form = new ModalBuilder()
    .setCustomId('note')
    .setTitle('Leave a note')
    .addComponents(
      new ActionRowBuilder<TextInputBuilder>().addComponents(
        new TextInputBuilder().setCustomId('text').setLabel('Text').setStyle(TextInputStyle.Paragraph).setMinLength(3),
      ),
    );
  const { ada } = await scene(
    (interaction) => interaction.showModal(form),
    async (interaction) => {
      if (interaction.isModalSubmit()) await interaction.reply(`Noted: ${interaction.fields.getTextInputValue('text')}`);
    },
  );
  const open = await ada.command('go');
  expect(open).toMatchObject({ kind: 'modal', modal: { customId: 'note', title: 'Leave a note' } });
  await expect(ada.submitModal(open, { text: '' })).rejects.toThrow('must be filled in');
  await expect(ada.submitModal(open, { text: 'no' })).rejects.toThrow('at least 3');
  await expect(ada.submitModal(open, { what: 'no' })).rejects.toThrow('no field «what»');
  expect(await ada.submitModal(open, { text: 'frak' })).toMatchObject({ message: { content: 'Noted: frak' } });
  await expect(ada.submitModal(open, { text: 'again' })).rejects.toThrow('no longer open');
});

test('a form that a button opened can update the message of the button', async () => {
  const form = new ModalBuilder()
    .setCustomId('name')
    .setTitle('Name')
    .addComponents(new ActionRowBuilder<TextInputBuilder>().addComponents(new TextInputBuilder().setCustomId('name').setLabel('Name').setStyle(TextInputStyle.Short)));
  const { ada } = await scene(
    (interaction) => interaction.reply({ content: 'Nameless', components: [button('rename', 'Rename')] }),
    async (interaction) => {
      if (interaction.isButton()) await interaction.showModal(form);
      if (interaction.isModalSubmit() && interaction.isFromMessage()) await interaction.update(interaction.fields.getTextInputValue('name'));
    },
  );
  const open = await ada.press(await ada.command('go'), 'rename');
  expect(await ada.submitModal(open, { name: 'Starbuck' })).toMatchObject({ kind: 'update', message: { content: 'Starbuck' } });
});

test('an interaction that is answered late fails, and the late answer is refused with 10062', async () => {
  let now = Date.now();
  const made = await table({ clock: createClock(() => now) });
  const { errors } = await bot(made, {
    commands: [plainCommand('go')],
    onCommand: async (interaction) => {
      now += 3001;
      await interaction.reply('Too late');
    },
  });
  await expect(made.person('Ada').command('go')).rejects.toThrow('This interaction failed');
  await expect.poll(() => errors).toMatchObject([{ code: 10062 }]);
  expect(made.refusals).toMatchObject([{ code: 10062, status: 404 }]);
});

test('without any answer it fails by itself after 3 seconds', async () => {
  let now = Date.now();
  const made = await table({ clock: createClock(() => now) });
  await bot(made, { commands: [plainCommand('go')], onCommand: () => Promise.resolve() });
  const answer = made.person('Ada').command('go');
  const failed = expect(answer).rejects.toThrow('This interaction failed');
  now += 2999;
  made.checkTime();
  now += 1;
  made.checkTime();
  await failed;
});

test('a second acknowledgement is refused with 40060', async () => {
  const { ada, errors, made } = await scene(async (interaction) => {
    await interaction.reply('One');
    await interaction.client.rest.post(`/interactions/${interaction.id}/${interaction.token}/callback`, { body: { type: 4, data: { content: 'Two' } }, auth: false });
  });
  await ada.command('go');
  await expect.poll(() => errors).toMatchObject([{ code: 40060, status: 400 }]);
  expect(ada.messages(made.channelId)).toHaveLength(1);
});

test('after 15 minutes the token is of no use, with 50027', async () => {
  let now = Date.now();
  const made = await table({ clock: createClock(() => now) });
  let later: (() => Promise<unknown>) | undefined;
  await bot(made, {
    commands: [plainCommand('go')],
    onCommand: async (interaction) => {
      later = () => interaction.editReply('Two');
      await interaction.reply('One');
    },
  });
  await made.person('Ada').command('go');
  await expect.poll(() => later?.()).toMatchObject({ content: 'Two' });
  now += 15 * 60_000 - 5000;
  await later?.();
  now += 6000;
  await expect(later?.()).rejects.toMatchObject({ code: 50027, status: 401 });
});

test('a follow-up before the acknowledgement is refused with 10015, a wrong token with 10062', async () => {
  const { ada, errors, made } = await scene(async (interaction) => {
    const api = rest(made);
    await api.post(`/webhooks/${interaction.applicationId}/${interaction.token}`, { body: { content: 'x' }, auth: false }).catch((error: unknown) => errors.push(error));
    await api.post(`/interactions/${interaction.id}/wrong/callback`, { body: { type: 6 }, auth: false }).catch((error: unknown) => errors.push(error));
    await interaction.reply('ok');
  });
  await ada.command('go');
  expect(errors).toMatchObject([{ code: 10015 }, { code: 10062 }]);
});

test('a command cannot be answered as if it were a button', async () => {
  const { ada, errors } = await scene(async (interaction) => {
    const api = interaction.client.rest;
    const path = `/interactions/${interaction.id}/${interaction.token}/callback` as const;
    await api.post(path, { body: { type: 6 }, auth: false }).catch((error: unknown) => errors.push(error));
    await interaction.reply('ok');
  });
  await ada.command('go');
  expect(errors).toMatchObject([{ code: 50035, rawError: { errors: { type: { _errors: [{ code: 'INTERACTION_RESPONSE_TYPE_INVALID' }] } } } }]);
});

test('without a bot, commands cannot be sent', async () => {
  const made = await table();
  const { client } = await bot(made, { commands: [plainCommand('go')] });
  await client.destroy();
  await expect.poll(() => made.botOnline).toBe(false);
  await expect(made.person('Ada').command('go')).rejects.toThrow('The bot is not connected.');
});

test('a message that only one person sees cannot be edited by way of its channel', async () => {
  const { ada, errors, made } = await scene((interaction) => interaction.reply({ content: 'Secret', flags: MessageFlags.Ephemeral }));
  const answer = await ada.command('go');
  const id = answer.kind === 'message' ? answer.message.id : '';
  await expect(rest(made).patch(`/channels/${made.channelId}/messages/${id}`, { body: { content: 'x' } })).rejects.toMatchObject({ code: 10008 });
  expect(await rest(made).get(`/channels/${made.channelId}/messages`)).toEqual([]);
  expect(errors).toEqual([]);
});

test('an answer to a command mentions whom it answers, and the gateway repeats it', async () => {
  const { client, ada } = await scene((interaction) => interaction.reply('Hello'));
  const heard = new Promise<string | undefined>((resolve) => client.once(Events.MessageCreate, (message) => resolve(message.interactionMetadata?.user.displayName)));
  await ada.command('go');
  expect(await heard).toBe('Ada');
});

test('an answer carries files, as does its edit', async () => {
  const file = (name: string) => new AttachmentBuilder(Buffer.from(name), { name });
  const { made, ada } = await scene(async (interaction) => {
    await interaction.reply({ content: 'Board', files: [file('one.txt')] });
    await interaction.editReply({ attachments: [], files: [file('two.txt')] });
  });
  await ada.command('go');
  const message = await ada.waitFor((one) => one.attachments[0]?.filename === 'two.txt');
  expect(await (await fetch(message.attachments[0]?.url ?? '')).text()).toBe('two.txt');
  expect(message.attachments).toHaveLength(1);
  expect(made.refusals).toEqual([]);
});

test('a public follow-up does not carry the secret that it follows', async () => {
  const { ada, bo } = await scene(async (interaction) => {
    await interaction.reply({ content: 'Your loyalty', flags: MessageFlags.Ephemeral });
    await interaction.followUp('Ada looked at her loyalty');
  });
  await ada.command('go');
  const seen = await bo.waitFor((message) => message.content.startsWith('Ada looked'));
  expect(JSON.stringify(seen)).not.toContain('Your loyalty');
});

const field = (customId: string, parts: object = {}) => ({ type: 1, components: [{ type: 4, custom_id: customId, label: 'Text', style: 1, ...parts }] });
const form = (parts: object) => ({ custom_id: 'form', title: 'Form', components: [field('a')], ...parts });

test.each<[string, object, string, string]>([
  ['a title of 46', form({ title: 'x'.repeat(46) }), 'data.title', 'BASE_TYPE_MAX_LENGTH'],
  ['6 rows', form({ components: [1, 2, 3, 4, 5, 6].map((index) => field(`${index}`)) }), 'data.components', 'BASE_TYPE_MAX_LENGTH'],
  ['a custom id twice', form({ components: [field('a'), field('a')] }), 'data.components.1.components.0.custom_id', 'COMPONENT_CUSTOM_ID_DUPLICATED'],
  ['a field without label', form({ components: [field('a', { label: undefined })] }), 'data.components.0.components.0.label', 'BASE_TYPE_REQUIRED'],
  ['a label of 46', form({ components: [field('a', { label: 'x'.repeat(46) })] }), 'data.components.0.components.0.label', 'BASE_TYPE_MAX_LENGTH'],
  ['a value longer than it may be', form({ components: [field('a', { value: 'xxx', max_length: 2 })] }), 'data.components.0.components.0.value', 'BASE_TYPE_MAX_LENGTH'],
  ['nothing in it', form({ components: [] }), 'data.components', 'BASE_TYPE_MIN_LENGTH'],
])('a form with %s is refused', async (_what, data, path, code) => {
  const { made, ada, errors } = await scene(async (interaction) => {
    const callback = `/interactions/${interaction.id}/${interaction.token}/callback` as const;
    await rest(made).post(callback, { body: { type: 9, data }, auth: false }).catch((error: unknown) => errors.push(error));
    await interaction.reply('ok');
  });
  await ada.command('go');
  expect(errors).toMatchObject([{ code: 50035 }]);
  expect(made.refusals[0]?.reason).toContain(`${path}: `);
  expect(made.refusals[0]?.reason).toContain(code);
});

test('an answer above a limit is refused, and can be given again', async () => {
  const { made, ada } = await scene(async (interaction) => {
    await interaction.reply('x'.repeat(2001)).catch(() => interaction.reply('x'.repeat(2000)));
  });
  const answer = await ada.command('go');
  expect(answer.kind === 'message' && answer.message.content.length).toBe(2000);
  expect(made.refusals).toMatchObject([{ code: 50035, reason: expect.stringContaining('data.content: Must be 2000 or fewer') }]);
});

test('the table notes once for each interaction how long its acknowledgement took', async () => {
  const { made, ada } = await scene(async (interaction) => {
    await interaction.deferReply();
    await interaction.editReply('Done');
  });
  const answers = [await ada.command('go'), await ada.command('go')];
  expect(made.acknowledgements.map(({ interactionId }) => interactionId)).toEqual(answers.map(({ interactionId }) => interactionId));
  expect(made.acknowledgements.every(({ ms }) => ms > 0)).toBe(true);
});
