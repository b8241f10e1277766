import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  Events,
  MessageFlags,
  ModalBuilder,
  TextInputBuilder,
  TextInputStyle,
  type Interaction,
} from 'discord.js';
import { expect, test } from 'vitest';
import { rest, scene } from './bench.ts';

const button = (customId: string, label: string, disabled = false) =>
  new ActionRowBuilder<ButtonBuilder>().addComponents(
    new ButtonBuilder().setCustomId(customId).setLabel(label).setStyle(ButtonStyle.Primary).setDisabled(disabled),
  );

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
  expect(guild).toMatchObject({
    locale: 'en-US',
    guildLocale: 'en-US',
    guildId: made.guildId,
    context: 0,
    attachmentSizeLimit: 10_485_760,
  });
  expect(guild?.authorizingIntegrationOwners[0]).toBe(made.guildId);
  expect(direct).toMatchObject({ guildId: null, member: null, context: 1, user: { username: 'ada' } });
  expect(direct?.channel?.isDMBased()).toBe(true);
});

test('a button updates its message', async () => {
  const { made, ada, bo } = await scene(
    (interaction) => interaction.reply({ content: 'Ready?', components: [button('ready', 'I am ready')] }),
    async (interaction) => {
      if (interaction.isButton())
        await interaction.update({ content: `${interaction.user.displayName} is ready`, components: [] });
    },
  );
  const question = await ada.command('go');
  const answer = await bo.press(question, 'I am ready');
  expect(answer).toMatchObject({ kind: 'update', message: { content: 'Bo is ready', components: [] } });
  await expect(bo.press(question, 'ready')).rejects.toThrow('has no button or menu “ready”');
  expect(
    await made.act({
      do: 'press',
      user: bo.id,
      channelId: made.channelId,
      messageId: ada.messages(made.channelId)[0]?.id ?? '',
      customId: 'ready',
    }),
  ).toEqual({ ok: false, error: 'This message no longer has that button or menu.' });
});

test('a button that is switched off, or that one cannot see, cannot be pressed', async () => {
  const { made, ada, bo } = await scene(async (interaction) => {
    await interaction.reply({ content: 'Off', components: [button('off', 'Off', true)] });
    await interaction.followUp({ content: 'Secret', components: [button('on', 'On')], flags: MessageFlags.Ephemeral });
  });
  const off = await ada.command('go');
  await expect(ada.press(off, 'off')).rejects.toThrow('is disabled');
  const secret = await ada.waitFor((message) => message.content === 'Secret');
  expect(
    await made.act({ do: 'press', user: bo.id, channelId: made.channelId, messageId: secret.id, customId: 'on' }),
  ).toMatchObject({
    error: 'You can’t see this message.',
  });
  made.permit(made.channelId, 'Bo', { deny: 1n << 10n });
  expect(
    await made.act({
      do: 'press',
      user: bo.id,
      channelId: made.channelId,
      messageId: off.kind === 'message' ? off.message.id : '',
      customId: 'off',
    }),
  ).toMatchObject({ error: 'You can’t see this channel.' });
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
      if (interaction.isModalSubmit())
        await interaction.reply(`Noted: ${interaction.fields.getTextInputValue('text')}`);
    },
  );
  const open = await ada.command('go');
  expect(open).toMatchObject({ kind: 'modal', modal: { customId: 'note', title: 'Leave a note' } });
  await expect(ada.submitModal(open, { text: '' })).rejects.toThrow('is required');
  await expect(ada.submitModal(open, { text: 'no' })).rejects.toThrow('at least 3');
  await expect(ada.submitModal(open, { what: 'no' })).rejects.toThrow('no field “what”');
  expect(await ada.submitModal(open, { text: 'frak' })).toMatchObject({ message: { content: 'Noted: frak' } });
  await expect(ada.submitModal(open, { text: 'again' })).rejects.toThrow('no longer open');
});

test('a form that a button opened can update the message of the button', async () => {
  const form = new ModalBuilder()
    .setCustomId('name')
    .setTitle('Name')
    .addComponents(
      new ActionRowBuilder<TextInputBuilder>().addComponents(
        new TextInputBuilder().setCustomId('name').setLabel('Name').setStyle(TextInputStyle.Short),
      ),
    );
  const { ada } = await scene(
    (interaction) => interaction.reply({ content: 'Nameless', components: [button('rename', 'Rename')] }),
    async (interaction) => {
      if (interaction.isButton()) await interaction.showModal(form);
      if (interaction.isModalSubmit() && interaction.isFromMessage())
        await interaction.update(interaction.fields.getTextInputValue('name'));
    },
  );
  const open = await ada.press(await ada.command('go'), 'rename');
  expect(await ada.submitModal(open, { name: 'Starbuck' })).toMatchObject({
    kind: 'update',
    message: { content: 'Starbuck' },
  });
});

test('a message that only one person sees cannot be edited by way of its channel', async () => {
  const { ada, errors, made } = await scene((interaction) =>
    interaction.reply({ content: 'Secret', flags: MessageFlags.Ephemeral }),
  );
  const answer = await ada.command('go');
  const id = answer.kind === 'message' ? answer.message.id : '';
  await expect(
    rest(made).patch(`/channels/${made.channelId}/messages/${id}`, { body: { content: 'x' } }),
  ).rejects.toMatchObject({
    code: 10008,
  });
  expect(await rest(made).get(`/channels/${made.channelId}/messages`)).toEqual([]);
  expect(errors).toEqual([]);
});

test('an answer to a command mentions whom it answers, and the gateway repeats it', async () => {
  const { client, ada } = await scene((interaction) => interaction.reply('Hello'));
  const heard = new Promise<string | undefined>((resolve) =>
    client.once(Events.MessageCreate, (message) => resolve(message.interactionMetadata?.user.displayName)),
  );
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

const field = (customId: string, parts: object = {}) => ({
  type: 1,
  components: [{ type: 4, custom_id: customId, label: 'Text', style: 1, ...parts }],
});
const form = (parts: object) => ({ custom_id: 'form', title: 'Form', components: [field('a')], ...parts });

test.each<[string, object, string, string]>([
  ['a title of 46', form({ title: 'x'.repeat(46) }), 'data.title', 'BASE_TYPE_MAX_LENGTH'],
  [
    '6 rows',
    form({ components: [1, 2, 3, 4, 5, 6].map((index) => field(`${index}`)) }),
    'data.components',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a custom id twice',
    form({ components: [field('a'), field('a')] }),
    'data.components.1.components.0.custom_id',
    'COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
  [
    'a field without label',
    form({ components: [field('a', { label: undefined })] }),
    'data.components.0.components.0.label',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'a label of 46',
    form({ components: [field('a', { label: 'x'.repeat(46) })] }),
    'data.components.0.components.0.label',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a value longer than it may be',
    form({ components: [field('a', { value: 'xxx', max_length: 2 })] }),
    'data.components.0.components.0.value',
    'BASE_TYPE_MAX_LENGTH',
  ],
  ['nothing in it', form({ components: [] }), 'data.components', 'BASE_TYPE_MIN_LENGTH'],
])('a form with %s is refused', async (_what, data, path, code) => {
  const { made, ada, errors } = await scene(async (interaction) => {
    const callback = `/interactions/${interaction.id}/${interaction.token}/callback` as const;
    await rest(made)
      .post(callback, { body: { type: 9, data }, auth: false })
      .catch((error: unknown) => errors.push(error));
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
  expect(made.refusals).toMatchObject([
    { code: 50035, reason: expect.stringContaining('data.content: Must be 2000 or fewer') },
  ]);
});
