import { ChannelType, Events, OverwriteType, PermissionFlagsBits, TextChannel } from 'discord.js';
import { expect, test } from 'vitest';
import { bot, table } from './bench.ts';

async function scene() {
  const made = await table();
  const { client } = await bot(made);
  const channel = client.channels.cache.get(made.channelId);
  const guild = client.guilds.cache.get(made.guildId);
  if (!(channel instanceof TextChannel) || guild === undefined) throw new Error('The guild is not complete.');
  return { made, client, channel, guild, ada: made.person('Ada'), bo: made.person('Bo'), chidi: made.person('Chidi') };
}

test('a public thread is seen by everybody, its messages too', async () => {
  const { made, channel, bo } = await scene();
  const thread = await channel.threads.create({ name: 'Game 1', type: ChannelType.PublicThread });
  await thread.send('Welcome');
  expect(bo.messages(thread.id)).toMatchObject([{ content: 'Welcome', position: 0 }]);
  expect(bo.messages(made.channelId)).toMatchObject([
    { type: 18, content: 'Game 1', message_reference: { channel_id: thread.id } },
  ]);
  expect(made.refusals).toEqual([]);
});

test('a private thread is seen by its members, who can be added and removed', async () => {
  const { made, channel, bo, chidi } = await scene();
  const thread = await channel.threads.create({ name: 'Secret', type: ChannelType.PrivateThread, invitable: false });
  await thread.members.add(bo.id);
  await thread.send('Psst');
  expect(bo.messages(thread.id)).toHaveLength(1);
  expect(chidi.messages(thread.id)).toEqual([]);
  await thread.members.remove(bo.id);
  expect(bo.messages(thread.id)).toEqual([]);
  await thread.send(`<@${chidi.id}>, come in`);
  expect(chidi.messages(thread.id)).toHaveLength(2);
  expect(made.refusals).toEqual([]);
});

test('a post in a forum begins with a message and has tags of the forum; nobody writes beside the posts', async () => {
  const { made, guild, bo } = await scene();
  const forum = await guild.channels.create({
    name: 'games',
    type: ChannelType.GuildForum,
    availableTags: [{ name: 'Open' }],
  });
  const [open] = forum.availableTags;
  const post = await forum.threads.create({
    name: 'Friday',
    message: { content: 'Here we play' },
    appliedTags: [open?.id ?? ''],
  });
  expect(bo.messages(post.id)).toMatchObject([{ id: post.id, content: 'Here we play' }]);
  expect(post.appliedTags).toEqual([open?.id]);
  const tagged = await forum.setAvailableTags([...forum.availableTags, { name: 'Over' }]);
  expect(tagged.availableTags.map(({ name }) => name)).toEqual(['Open', 'Over']);
  await post.setAppliedTags([tagged.availableTags[1]?.id ?? '']);
  expect(bo.messages(forum.id)).toEqual([]);
  await expect(bo.say('Beside', { channelId: forum.id })).rejects.toThrow('inside a post');
  expect(made.refusals).toEqual([]);
  await expect(post.setAppliedTags(['1234567890123456'])).rejects.toMatchObject({ code: 10087 });
});

test('a thread starts from a message, once', async () => {
  const { channel } = await scene();
  const message = await channel.send('Discuss');
  const thread = await message.startThread({ name: 'Talk' });
  expect(thread.id).toBe(message.id);
  expect((await message.fetch()).hasThread).toBe(true);
  await expect(message.startThread({ name: 'Again' })).rejects.toThrow();
});

test('an archived thread keeps its messages as they are, and wakes up by a new one', async () => {
  const { made, channel, bo } = await scene();
  const thread = await channel.threads.create({ name: 'Old', type: ChannelType.PublicThread });
  const message = await thread.send('Before');
  await thread.setArchived(true);
  await expect(message.edit('After')).rejects.toMatchObject({ code: 50083 });
  await bo.say('Wake up', { channelId: thread.id });
  await expect.poll(() => thread.archived).toBe(false);
  await thread.setLocked(true);
  await thread.setArchived(true);
  await expect(bo.say('Again', { channelId: thread.id })).rejects.toThrow('locked');
  expect(made.refusals).toMatchObject([{ code: 50083 }]);
});

test('a channel for some people only', async () => {
  const { made, guild, bo, chidi } = await scene();
  const { ViewChannel } = PermissionFlagsBits;
  const channel = await guild.channels.create({
    name: 'Game Two',
    permissionOverwrites: [
      { id: guild.id, deny: ViewChannel },
      { id: made.applicationId, allow: ViewChannel },
      { id: bo.id, allow: ViewChannel, type: OverwriteType.Member },
    ],
  });
  await channel.send('Hello');
  expect(channel.name).toBe('game-two');
  expect(bo.messages(channel.id)).toHaveLength(1);
  expect(chidi.messages(channel.id)).toEqual([]);
  await expect(chidi.say('Let me in', { channelId: channel.id })).rejects.toThrow('can’t see');
  await channel.permissionOverwrites.edit(chidi.id, { ViewChannel: true }, { type: OverwriteType.Member });
  expect(chidi.messages(channel.id)).toHaveLength(1);
  await channel.setTopic('Turn 3');
  expect((await guild.channels.fetch(channel.id))?.name).toBe('game-two');
  await channel.delete();
  expect(bo.messages(channel.id)).toEqual([]);
  expect(made.refusals).toEqual([]);
});

test('members are fetched by id and by name', async () => {
  const { made, guild, ada, bo } = await scene();
  expect((await guild.members.fetch(bo.id)).displayName).toBe('Bo');
  expect((await guild.members.fetch({ user: [ada.id, bo.id] })).size).toBe(2);
  expect((await guild.members.search({ query: 'chi' })).map((member) => member.displayName)).toEqual(['Chidi']);
  const admin = await guild.members.fetch({ user: ada.id, force: true });
  expect(admin.permissions.has('ManageGuild')).toBe(true);
  await expect(guild.members.fetch({ user: '1', force: true })).rejects.toMatchObject({ code: 10007 });
  expect(made.refusals).toMatchObject([{ code: 10007 }]);
});

test('the gateway tells of new channels and threads', async () => {
  const { client, guild, channel } = await scene();
  const seen: string[] = [];
  client.on(Events.ChannelCreate, (made) => seen.push(made.name));
  client.on(Events.ThreadCreate, (made) => seen.push(made.name));
  await guild.channels.create({ name: 'new' });
  await channel.threads.create({ name: 'thread', type: ChannelType.PublicThread });
  await expect.poll(() => seen).toEqual(['new', 'thread']);
});
