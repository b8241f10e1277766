import { setTimeout as delay } from 'node:timers/promises';
import type { ChatInputCommandInteraction } from 'discord.js';
import { expect, test } from 'vitest';
import { respondToCommand } from '../../src/bot/respond.ts';
import { english } from '../../src/words/index.ts';
import type { Message } from '../../src/bot/types.ts';

const ephemeral = 64;

interface Fake {
  /** The requests to Discord, in order: the verb, the text and whether only the caller sees it. */
  readonly told: ReadonlyArray<string>;
  readonly interaction: ChatInputCommandInteraction;
  /** Something else is told meanwhile. */
  tell(text: string): void;
}

function fakeInteraction(): Fake {
  const told: Array<string> = [];
  const verb =
    (name: string) =>
    async ({ content = '', flags = 0 }: { content?: string; flags?: number }): Promise<{ id: string }> => {
      told.push(`${name} ${content}${flags === ephemeral ? ' (for you)' : ''}`);
      return { id: `${told.length}` };
    };
  const verbs = {
    reply: verb('reply'),
    deferReply: verb('deferReply'),
    editReply: verb('editReply'),
    followUp: verb('followUp'),
  };
  return {
    told,
    tell: (text) => {
      told.push(text);
    },
    interaction: verbs as unknown as ChatInputCommandInteraction,
  };
}

const slow = async (message: Message): Promise<Message> => {
  await delay(120);
  return message;
};

test('a reply is for the caller alone, unless it says otherwise', async () => {
  const { told, interaction } = fakeInteraction();
  await respondToCommand(interaction, { work: Promise.resolve({ content: 'secret' }), slow: false }, english);
  await respondToCommand(
    interaction,
    { work: Promise.resolve({ content: 'open', everyone: true }), slow: false },
    english,
  );
  expect(told).toEqual(['reply secret (for you)', 'reply open']);
});

test('a slow reply is announced first, and is seen by the same people as a quick one', async () => {
  const { told, interaction } = fakeInteraction();
  await respondToCommand(interaction, { work: slow({ content: 'secret' }), slow: false }, english);
  await respondToCommand(interaction, { work: slow({ content: 'open', everyone: true }), slow: false }, english);
  expect(told).toEqual([
    'deferReply  (for you)',
    'editReply secret',
    'deferReply  (for you)',
    'editReply Everyone can see the reply.',
    'followUp open',
  ]);
});

test('what is known to be slow is announced before anything else happens', async () => {
  const { told, interaction } = fakeInteraction();
  let drawn = (_: Message): void => undefined;
  const work = new Promise<Message>((resolve) => {
    drawn = resolve;
  });
  const responding = respondToCommand(interaction, { work, slow: true }, english);
  expect(told).toEqual([]);
  await Promise.resolve();
  expect(told).toEqual(['deferReply  (for you)']);
  drawn({ content: 'board' });
  await responding;
  expect(told).toEqual(['deferReply  (for you)', 'editReply board']);
});

test('what a reply leads on to comes below what is told meanwhile, and in the reply where nothing is', async () => {
  const { told, tell, interaction } = fakeInteraction();
  const untilTold = delay(20).then(() => {
    tell('the log');
  });
  const leading = (on: Promise<void> | undefined): Message => ({
    content: 'done and next',
    apart: { done: { content: 'done' }, next: { content: 'next' }, told: on },
  });
  const shown = await respondToCommand(
    interaction,
    { work: Promise.resolve(leading(untilTold)), slow: false },
    english,
  );
  await shown?.edit({ content: 'next, changed' });
  await respondToCommand(interaction, { work: Promise.resolve(leading(undefined)), slow: false }, english);
  await respondToCommand(interaction, { work: slow(leading(undefined)), slow: false }, english);
  expect(told).toEqual([
    'reply done (for you)',
    'the log',
    'followUp next (for you)',
    'editReply next, changed',
    'reply done and next (for you)',
    'deferReply  (for you)',
    'editReply done',
    'followUp next (for you)',
  ]);
});
