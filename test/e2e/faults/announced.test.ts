/** Messages of a game that moderators delete come back; the host hears what happens to the place of a game. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Slot } from '../../../src/app/types.ts';
import { beginGame, connect } from '../../bot/connected.ts';
import type { Connected } from '../../bot/connected.ts';
import { patience } from '../../patience.ts';
import { until } from '../scene.ts';

const people = ['Ada', 'Bo', 'Chidi'];
const hour = 60 * 60_000;
let at: Connected;
let gameId: string;
let ada: string;

beforeAll(async () => {
  at = await connect(people);
  ada = at.table.person('Ada').id;
  await at.app.guild.change(at.table.guildId, { id: ada, name: 'Ada', administrator: true }, { privately: 'threads' });
  gameId = await beginGame(at, people);
  await newSlot('question', undefined);
  await newSlot(`sheet:${ada}`, undefined);
});
afterAll(async () => {
  await at.close();
});

/** The slot of this name as soon as it names another message than that one. */
async function newSlot(name: string, before: Slot | undefined): Promise<Slot> {
  let slot: Slot | undefined;
  await until(
    async () => {
      slot = await at.app.outbox.slot(gameId, name);
      return slot !== undefined && slot.messageId !== before?.messageId;
    },
    () => `Nothing new for ${name}: ${JSON.stringify(at.log.lines.slice(-5))}`,
  );
  if (slot === undefined) throw new Error(`There is no ${name}.`);
  return slot;
}

async function slotNow(name: string): Promise<Slot> {
  const slot = await at.app.outbox.slot(gameId, name);
  if (slot === undefined) throw new Error(`There is no ${name}.`);
  return slot;
}

function idsIn(channelId: string): ReadonlyArray<string> {
  return at.table
    .person('Ada')
    .messages(channelId)
    .map(({ id }) => id);
}

/** Someone who is asked answers by the default. */
async function answerOne(): Promise<void> {
  for (const name of people) {
    const { id } = at.table.person(name);
    const [decision] = await at.app.openDecisions(gameId, id);
    if (decision !== undefined) return void (await at.app.answer(gameId, id, decision.id, decision.fallback));
  }
  throw new Error('Nobody is asked.');
}

test('a question that a moderator deletes comes back, below all else', async () => {
  const before = await slotNow('question');
  await at.table.person('Bo').say('Who goes first?');
  at.table.moderation.deleteMessage(before.channelId, before.messageId);
  const { channelId, messageId } = await newSlot('question', before);
  expect(idsIn(channelId).at(-1)).toBe(messageId);
  expect(JSON.stringify(at.table.person('Ada').messages(channelId).at(-1)?.components)).toContain('custom_id');
});

test('what is deleted in bulk comes back where it asks something; what was told is not told twice', async () => {
  const [question, log] = [await slotNow('question'), await slotNow('log')];
  at.table.moderation.deleteMessages(question.channelId, [question.messageId, log.messageId]);
  await newSlot('question', question);
  expect(await at.app.outbox.slot(gameId, 'log')).toBeUndefined();
  await answerOne();
  await newSlot('log', undefined);
});

test('a sheet that is deleted in a private thread comes back there, and one whose thread is deleted in a new thread', async () => {
  const name = `sheet:${ada}`;
  const before = await slotNow(name);
  at.table.moderation.deleteMessage(before.channelId, before.messageId);
  const again = await newSlot(name, before);
  expect(again.channelId).toBe(before.channelId);
  at.table.moderation.deleteChannel(again.channelId);
  const anew = await newSlot(name, again);
  expect(anew.channelId).not.toBe(again.channelId);
  expect(idsIn(anew.channelId)).toContain(anew.messageId);
});

test('what the bot deletes itself does not come back', async () => {
  const sentAgain = (): number => at.log.lines.filter(({ message }) => message.includes('it is sent again')).length;
  const deletions = (): number =>
    at.table.log.filter(({ method, status }) => method === 'DELETE' && status === 204).length;
  const before = { sentAgain: sentAgain(), deletions: deletions() };
  // A question for someone else stands further down, and the one above it goes.
  await until(
    async () => {
      await answerOne();
      return deletions() > before.deletions;
    },
    () => 'The bot deletes nothing.',
  );
  await until(
    async () => (await at.app.outbox.nextDueAt(`channel:${at.table.channelId}`)) === undefined,
    () => 'Something still waits.',
  );
  // One that a moderator deletes is seen to after it.
  const question = await slotNow('question');
  at.table.moderation.deleteMessage(question.channelId, question.messageId);
  await newSlot('question', question);
  expect(sentAgain()).toBe(before.sentAgain + 1);
});

test('against a bot that deletes everything it is not fought for long: the host is told what to do', async () => {
  at.skip(2 * hour);
  const posts: Array<string> = [];
  await until(
    async () => {
      const slot = await at.app.outbox.slot(gameId, 'question');
      if (slot !== undefined && idsIn(slot.channelId).includes(slot.messageId)) {
        posts.push(slot.messageId);
        at.table.moderation.deleteMessage(slot.channelId, slot.messageId);
      }
      return at.table
        .person('Ada')
        .inbox()
        .some(({ content }) => content.includes('keeps deleting'));
    },
    () => `The host was not told: ${JSON.stringify(at.log.lines.slice(-5))}`,
  );
  expect(posts).toHaveLength(4);
  expect(
    at.table
      .person('Ada')
      .inbox()
      .filter(({ content }) => content.includes('keeps deleting')),
  ).toHaveLength(1);
});

test('the host of a game whose channel is deleted is told, and nothing is lost: it is told in the next one', async () => {
  at.skip(2 * hour);
  const { channelId, generalChannelId, guildId } = at.table;
  at.table.moderation.deleteChannel(channelId);
  await expect
    .poll(
      () =>
        at.table
          .person('Ada')
          .inbox()
          .map(({ content }) => content)
          .join('\n'),
      { timeout: patience },
    )
    .toContain('no longer exists');
  for (let answers = 0; answers < 3; answers += 1) await answerOne();
  await until(
    async () => (await at.app.outbox.nextDueAt(`channel:${channelId}`)) === undefined,
    () => 'Something still waits.',
  );
  await at.app.move(gameId, { id: ada, name: 'Ada', administrator: true }, { guildId, channelId: generalChannelId });
  const question = await newSlot('question', undefined);
  expect(question.channelId).toBe(generalChannelId);
  const log = await newSlot('log', undefined);
  expect(log.channelId).toBe(generalChannelId);
  expect(idsIn(generalChannelId).at(-1)).toBe(question.messageId);
});

test('Discord would have refused nothing but what is said in a channel that is gone, and of messages that others deleted', () => {
  expect(at.table.refusals.filter(({ code }) => code !== 10_003 && code !== 10_008)).toEqual([]);
});
