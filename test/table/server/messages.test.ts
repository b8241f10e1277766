import { createClock } from '../../../src/time/clock.ts';
import { AttachmentBuilder, EmbedBuilder, MessageFlags, Routes, TextChannel, type APIMessage } from 'discord.js';
import { expect, test } from 'vitest';
import type { RunningTable } from '../../../src/table/server/index.ts';
import { bot, rest, table } from './bench.ts';

/** The smallest PNG header that tells a size: 3 × 2. */
const picture = Buffer.from('89504e470d0a1a0a0000000d494844520000000300000002', 'hex');

async function scene() {
  const made = await table();
  const { client } = await bot(made);
  const channel = client.channels.cache.get(made.channelId);
  if (!(channel instanceof TextChannel)) throw new Error('#battlestar is missing');
  return { made, client, channel, ada: made.person('Ada') };
}

const post = (made: RunningTable, body: unknown) => rest(made).post(Routes.channelMessages(made.channelId), { body });

test('a message is sent, edited, read and deleted', async () => {
  const { made, channel, ada } = await scene();
  const message = await channel.send('Action stations');
  expect(ada.messages(made.channelId)).toMatchObject([
    { id: message.id, content: 'Action stations', author: { bot: true } },
  ]);
  await message.edit('Stand down');
  expect(ada.messages(made.channelId)).toMatchObject([{ content: 'Stand down', edited_timestamp: expect.any(String) }]);
  await ada.say('Aye');
  expect((await channel.messages.fetch({ limit: 1 })).map((one) => one.author.username)).toEqual(['ada']);
  expect((await channel.messages.fetch({ before: message.id })).size).toBe(0);
  expect((await channel.messages.fetch({ after: message.id })).size).toBe(1);
  await message.delete();
  expect(ada.messages(made.channelId)).toHaveLength(1);
  expect(made.refusals).toEqual([]);
});

test('the same nonce does not send a second message', async () => {
  const { made, channel, ada } = await scene();
  const first = await channel.send({ content: 'Once', nonce: '42', enforceNonce: true });
  const second = await channel.send({ content: 'Once', nonce: '42', enforceNonce: true });
  expect(second.id).toBe(first.id);
  await channel.send({ content: 'Twice', nonce: '42' });
  expect(ada.messages(made.channelId).map((message) => message.content)).toEqual(['Once', 'Twice']);
});

test('a nonce is forgotten after some minutes', async () => {
  let now = Date.now();
  const made = await table({ clock: createClock(() => now) });
  const body = { content: 'Once', nonce: '42', enforce_nonce: true };
  await post(made, body);
  now += 5 * 60_000 + 1;
  await post(made, body);
  expect(made.person('Ada').messages(made.channelId)).toHaveLength(2);
});

test('a direct message reaches its person, unless direct messages are closed', async () => {
  const { made, client, ada } = await scene();
  const user = await client.users.fetch(ada.id);
  await user.send('You are a Cylon');
  expect(ada.inbox()).toMatchObject([{ content: 'You are a Cylon' }]);
  expect(made.person('Bo').messages()).toEqual([]);
  ada.closeDirectMessages();
  await expect(user.send('Still a Cylon')).rejects.toMatchObject({ code: 50007, status: 403 });
  ada.openDirectMessages();
  await user.send('Still a Cylon');
  expect(ada.inbox()).toHaveLength(2);
  expect(made.refusals).toMatchObject([{ code: 50007 }]);
});

test('a picture is uploaded, served, shown in an embed, and replaced by an edit', async () => {
  const { made, channel, ada } = await scene();
  const file = (name: string) => new AttachmentBuilder(picture, { name, description: 'The board' });
  const message = await channel.send({ content: 'Board', files: [file('board 1.png')] });
  const attachment = message.attachments.first();
  expect(attachment).toMatchObject({
    name: 'board_1.png',
    width: 3,
    height: 2,
    description: 'The board',
    size: picture.length,
  });
  const served = await fetch(attachment?.url ?? '');
  expect(served.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await served.arrayBuffer())).toEqual(picture);

  const edited = await message.edit({
    attachments: [],
    files: [file('board2.png')],
    embeds: [new EmbedBuilder().setImage('attachment://board2.png')],
  });
  expect(edited.embeds[0]?.image?.url).toMatch(
    new RegExp(`^http://127\\.0\\.0\\.1:${made.port}/attachments/.*/board2\\.png$`),
  );
  expect(ada.messages(made.channelId)[0]).toMatchObject({ attachments: [] });
  expect(made.refusals).toEqual([]);
});

test('allowed_mentions decides who is pinged', async () => {
  const { channel, ada } = await scene();
  const content = `<@${ada.id}> @everyone`;
  const loud = await channel.send({ content });
  const quiet = await channel.send({ content, allowedMentions: { parse: [] } });
  expect(loud.mentions.users.map((user) => user.id)).toEqual([ada.id]);
  expect(loud.mentions.everyone).toBe(false);
  expect(quiet.mentions.users.size).toBe(0);
});

test('a reply points at its message', async () => {
  const { channel } = await scene();
  const first = await channel.send('First');
  const second = await first.reply('Second');
  expect(second.reference?.messageId).toBe(first.id);
  await first.delete();
  await expect(first.reply('Third')).rejects.toMatchObject({ code: 10008 });
});

test('a message is pinned and unpinned', async () => {
  const { made, channel, ada } = await scene();
  const message = await channel.send('The board');
  await message.pin();
  expect((await channel.messages.fetchPins()).items.map((pin) => pin.message.id)).toEqual([message.id]);
  expect(ada.messages(made.channelId).map((one) => one.type)).toEqual([0, 6]);
  await message.unpin();
  expect((await channel.messages.fetchPins()).items).toEqual([]);
  expect(made.refusals).toEqual([]);
});

test('without permission the bot is refused with 50013, in a hidden channel with 50001', async () => {
  const { made, channel } = await scene();
  made.permit(made.channelId, 'bot', { deny: 1n << 11n });
  await expect(channel.send('x')).rejects.toMatchObject({ code: 50013 });
  made.permit(made.channelId, 'bot', { deny: 1n << 15n });
  await expect(channel.send({ files: [picture] })).rejects.toMatchObject({ code: 50013 });
  made.permit(made.channelId, 'bot', { deny: 1n << 10n });
  await expect(channel.send('x')).rejects.toMatchObject({ code: 50001 });
});

test('unknown channels, messages and routes are refused as Discord does', async () => {
  const made = await table();
  const api = rest(made);
  await expect(api.post('/channels/1/messages', { body: { content: 'x' } })).rejects.toMatchObject({ code: 10003 });
  await expect(api.patch(`/channels/${made.channelId}/messages/1`, { body: { content: 'x' } })).rejects.toMatchObject({
    code: 10008,
  });
  await expect(api.get('/nonsense')).rejects.toMatchObject({ status: 404, code: 0 });
  await expect(api.get('/channels/abc')).rejects.toMatchObject({ code: 50035 });
  await expect(rest(made, 'wrong').get('/users/@me')).rejects.toMatchObject({ status: 401 });
  expect(made.refusals.map((refusal) => refusal.status)).toEqual([404, 404, 404, 400, 401]);
});

const row = (...components: object[]) => ({ type: 1, components });
const button = (parts: object = {}) => ({ type: 2, style: 1, label: 'Go', custom_id: 'go', ...parts });
const select = (parts: object = {}) => ({
  type: 3,
  custom_id: 'pick',
  options: [{ label: 'A', value: 'a' }],
  ...parts,
});
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const x = (count: number) => 'x'.repeat(count);

test.each<[string, object, string, string]>([
  ['2,001 characters', { content: x(2001) }, 'content', 'BASE_TYPE_MAX_LENGTH'],
  ['11 embeds', { embeds: times(11, () => ({ title: 'x' })) }, 'embeds', 'BASE_TYPE_MAX_LENGTH'],
  ['an embed title of 257', { embeds: [{ title: x(257) }] }, 'embeds.0.title', 'BASE_TYPE_MAX_LENGTH'],
  [
    'an embed description of 4,097',
    { embeds: [{ description: x(4097) }] },
    'embeds.0.description',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    '26 embed fields',
    { embeds: [{ fields: times(26, () => ({ name: 'a', value: 'b' })) }] },
    'embeds.0.fields',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'an embed field name of 257',
    { embeds: [{ fields: [{ name: x(257), value: 'b' }] }] },
    'embeds.0.fields.0.name',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'an embed field value of 1,025',
    { embeds: [{ fields: [{ name: 'a', value: x(1025) }] }] },
    'embeds.0.fields.0.value',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'an empty embed field',
    { embeds: [{ fields: [{ name: 'a', value: '' }] }] },
    'embeds.0.fields.0.value',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'an embed footer of 2,049',
    { embeds: [{ footer: { text: x(2049) } }] },
    'embeds.0.footer.text',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    '6,001 characters in embeds',
    { embeds: [{ description: x(3000) }, { description: x(3001) }] },
    'embeds',
    'MAX_EMBED_SIZE_EXCEEDED',
  ],
  [
    'an embed of a missing file',
    { embeds: [{ image: { url: 'attachment://no.png' } }] },
    'embeds.0.image.url',
    'ATTACHMENT_NOT_FOUND',
  ],
  [
    'a picture that is no web address',
    { embeds: [{ image: { url: 'file:///etc/passwd' } }] },
    'embeds.0.image.url',
    'URL_TYPE_INVALID_SCHEME',
  ],
  [
    '6 rows',
    { components: times(6, (index) => row(button({ custom_id: `${index}` }))) },
    'components',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    '6 buttons in a row',
    { components: [row(...times(6, (index) => button({ custom_id: `${index}` })))] },
    'components.0.components',
    'BASE_TYPE_MAX_LENGTH',
  ],
  ['an empty row', { components: [row()] }, 'components.0.components', 'BASE_TYPE_MIN_LENGTH'],
  [
    'a custom id of 101',
    { components: [row(button({ custom_id: x(101) }))] },
    'components.0.components.0.custom_id',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a custom id twice',
    { components: [row(button()), row(button())] },
    'components.1.components.0.custom_id',
    'COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
  [
    'a button label of 81',
    { components: [row(button({ label: x(81) }))] },
    'components.0.components.0.label',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a button without label',
    { components: [row({ type: 2, style: 1, custom_id: 'a' })] },
    'components.0.components.0',
    'BUTTON_COMPONENT_EMPTY',
  ],
  [
    'a button without custom id',
    { components: [row({ type: 2, style: 1, label: 'a' })] },
    'components.0.components.0',
    'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED',
  ],
  [
    'a link with a custom id',
    { components: [row(button({ style: 5, url: 'https://example.org' }))] },
    'components.0.components.0',
    'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
  ],
  [
    'an emoji that is none',
    { components: [row(button({ emoji: { name: 'smile' } }))] },
    'components.0.components.0.emoji.name',
    'COMPONENT_INVALID_EMOJI',
  ],
  [
    '26 options',
    { components: [row(select({ options: times(26, (index) => ({ label: 'A', value: `${index}` })) }))] },
    'components.0.components.0.options',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'no options',
    { components: [row(select({ options: [] }))] },
    'components.0.components.0.options',
    'BASE_TYPE_MIN_LENGTH',
  ],
  [
    'an option label of 101',
    { components: [row(select({ options: [{ label: x(101), value: 'a' }] }))] },
    'components.0.components.0.options.0.label',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'an option value of 101',
    { components: [row(select({ options: [{ label: 'a', value: x(101) }] }))] },
    'components.0.components.0.options.0.value',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'an option description of 101',
    { components: [row(select({ options: [{ label: 'a', value: 'a', description: x(101) }] }))] },
    'components.0.components.0.options.0.description',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'an option value twice',
    { components: [row(select({ options: times(2, () => ({ label: 'A', value: 'a' })) }))] },
    'components.0.components.0.options.1.value',
    'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
  ],
  [
    'more to pick than there is',
    { components: [row(select({ max_values: 2 }))] },
    'components.0.components.0.max_values',
    'SELECT_COMPONENT_MAX_VALUES_TOO_LARGE',
  ],
  [
    'a menu beside a button',
    { components: [row(select(), button())] },
    'components.0.components',
    'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
  ],
  [
    'a text display without its flag',
    { components: [{ type: 10, content: 'x' }] },
    'components.0.type',
    'UNION_TYPE_CHOICES',
  ],
  [
    'text beside components of version 2',
    { content: 'x', flags: MessageFlags.IsComponentsV2, components: [{ type: 10, content: 'x' }] },
    'content',
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    'mentions both parsed and listed',
    { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
    'allowed_mentions',
    'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
  ],
  [
    'somebody listed twice among the mentions',
    { content: 'x', allowed_mentions: { users: ['1', '1'] } },
    'allowed_mentions.users.1',
    'SET_TYPE_ALREADY_CONTAINS_VALUE',
  ],
  [
    'a link that is no web address',
    { components: [row({ type: 2, style: 5, label: 'a', url: 'javascript:alert(1)' })] },
    'components.0.components.0.url',
    'URL_TYPE_INVALID_SCHEME',
  ],
  [
    'a file that was not sent',
    { attachments: [{ id: '0', filename: 'a.png' }] },
    'attachments.0.id',
    'ATTACHMENT_NOT_FOUND',
  ],
  [
    'a flag that only answers may have',
    { content: 'x', flags: MessageFlags.Ephemeral },
    'flags',
    'INVALID_MESSAGE_FLAGS',
  ],
  ['a nonce of 26 characters', { content: 'x', nonce: x(26) }, 'nonce', 'BASE_TYPE'],
  ['a field that Discord does not know', { content: 'x', colour: 'red' }, 'colour', 'UNKNOWN_FIELD'],
])('a message with %s is refused', async (_what, body, path, code) => {
  const made = await table({ people: ['Ada'] });
  const refused: unknown = await post(made, { content: 'x', ...body }).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 50035, status: 400, rawError: { message: 'Invalid Form Body' } });
  expect(made.refusals[0]?.reason).toContain(`${path}: `);
  expect(made.refusals[0]?.reason).toContain(code);
  expect(made.person('Ada').messages()).toEqual([]);
});

test('the largest message that is allowed goes through', async () => {
  const made = await table({ people: ['Ada'] });
  const embeds = [
    { title: x(256), description: x(4096), fields: [{ name: x(256), value: x(1024) }], footer: { text: x(368) } },
  ];
  const buttons = times(4, (index) =>
    row(...times(5, (place) => button({ label: x(80), custom_id: `${index}-${place}-${x(90)}` }))),
  );
  const options = times(25, (index) => ({
    label: x(100),
    value: `${index}`,
    description: x(100),
    emoji: { name: '🚀' },
  }));
  const sent = await post(made, {
    content: x(2000),
    embeds,
    components: [...buttons, row(select({ options, max_values: 25 }))],
  });
  expect((sent as APIMessage).components).toHaveLength(5);
  expect(made.refusals).toEqual([]);
});

test('an empty message is refused with 50006, broken JSON with 50109', async () => {
  const made = await table();
  await expect(post(made, { content: '  ' })).rejects.toMatchObject({ code: 50006 });
  const broken = await fetch(`${made.apiUrl}/v10/channels/${made.channelId}/messages`, {
    method: 'POST',
    body: '{',
    headers: { Authorization: `Bot ${made.token}` },
  });
  expect(await broken.json()).toMatchObject({ code: 50109 });
});

test('11 files and a file above 10 MB are refused', async () => {
  const made = await table();
  const files = times(11, (index) => ({ name: `${index}.png`, data: picture }));
  await expect(rest(made).post(Routes.channelMessages(made.channelId), { files, body: {} })).rejects.toMatchObject({
    code: 50035,
  });
  const large = [{ name: 'large.png', data: Buffer.alloc(10 * 1024 * 1024 + 1) }];
  await expect(
    rest(made).post(Routes.channelMessages(made.channelId), { files: large, body: {} }),
  ).rejects.toMatchObject({
    status: 413,
    code: 40005,
  });
});

test('a message of somebody else cannot be edited, but moderated away', async () => {
  const { made, channel, ada } = await scene();
  await ada.say('Mutiny!');
  const [message] = [...(await channel.messages.fetch()).values()];
  await expect(
    rest(made).patch(Routes.channelMessage(made.channelId, message?.id ?? ''), { body: { content: 'x' } }),
  ).rejects.toMatchObject({ code: 50005 });
  await message?.delete();
  expect(ada.messages()).toEqual([]);
});
