import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  MessageFlags,
  StringSelectMenuBuilder,
  type Client,
  type Interaction,
} from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { RunningTable } from '../../../src/table/server/index.ts';
import { bot, table } from './bench.ts';

const button = (id: string): ButtonBuilder =>
  new ButtonBuilder().setCustomId(id).setLabel(id).setStyle(ButtonStyle.Primary);
const row = (...ids: ReadonlyArray<string>) => [new ActionRowBuilder<ButtonBuilder>().addComponents(ids.map(button))];
const menu = [
  new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
    new StringSelectMenuBuilder().setCustomId('menu|g|q').addOptions([{ label: 'one', value: '1' }]),
  ),
];

async function ask(
  made: RunningTable,
  client: Client<true>,
  content: string,
  components = row('pick|g|q|0', 'pick|g|q|1'),
) {
  const channel = await client.channels.fetch(made.channelId);
  if (channel?.isSendable() !== true) throw new Error('The table has no channel.');
  return await channel.send({ content, components });
}

const whisper = (interaction: Interaction, content: string, components = row('pick|g|q|0')) =>
  interaction.isButton()
    ? interaction.reply({ content, components, flags: MessageFlags.Ephemeral })
    : Promise.resolve();

async function asked(made: RunningTable): Promise<ReadonlyArray<string>> {
  const snapshot: unknown = await (await fetch(`${made.pageUrl}table/snapshot`)).json();
  if (typeof snapshot !== 'object' || snapshot === null || !('waiting' in snapshot) || !Array.isArray(snapshot.waiting))
    throw new Error('The snapshot does not say who is asked.');
  return snapshot.waiting.map(({ userId }: { readonly userId: string }) => made.person(userId).name);
}

describe('who is asked', () => {
  test('the person with whom a line with answers begins; others in it are only named', async () => {
    const made = await table();
    const { client } = await bot(made);
    const [ada, bo, chidi] = ['Ada', 'Bo', 'Chidi'].map((name) => made.person(name).id);
    await ask(made, client, `<@${bo}>, <@${ada}> gives you an order\n<@${chidi}>, and you?`);
    expect(await asked(made)).toEqual(['Bo', 'Chidi']);
  });

  test('everybody of a list with a colon', async () => {
    const made = await table();
    const { client } = await bot(made);
    const [ada, bo, chidi] = ['Ada', 'Bo', 'Chidi'].map((name) => made.person(name).id);
    await ask(made, client, `⏳ <@${bo}>, <@${chidi}>: one of you may be waited for, <@${ada}> is not`);
    expect(await asked(made)).toEqual(['Bo', 'Chidi']);
  });

  test('nobody by buttons that answer nothing, by disabled ones, or without a name', async () => {
    const made = await table();
    const { client } = await bot(made);
    const bo = made.person('Bo').id;
    await ask(made, client, `<@${bo}> has joined`, row('lobby|g|join', 'hand|g'));
    await ask(made, client, `<@${bo}> was asked`, [
      new ActionRowBuilder<ButtonBuilder>().addComponents(button('pick|g|q|0').setDisabled(true)),
    ]);
    await ask(made, client, 'Who wants to?');
    expect(await asked(made)).toEqual([]);
  });

  test('by direct message whoever gets it, with a menu too; until it is answered', async () => {
    const made = await table();
    const { client } = await bot(made);
    const sent = await (await client.users.fetch(made.person('Ada').id)).send({ content: 'Which?', components: menu });
    expect(await asked(made)).toEqual(['Ada']);
    expect(made.person('Ada').asked()).toMatchObject([{ id: sent.id }]);
    await sent.edit({ components: [] });
    expect(await asked(made)).toEqual([]);
    const again = await ask(made, client, `<@${made.person('Ada').id}>?`);
    await again.delete();
    expect(await asked(made)).toEqual([]);
  });
});

describe('the table answers for people who are away', () => {
  const played = { standInPace: 1 };

  test('once: one question for each, by the interactions of a person', async () => {
    const made = await table(played);
    const presses: Array<string> = [];
    const { client } = await bot(made, {
      onInteraction: async (interaction) => {
        if (!interaction.isButton()) return;
        presses.push(`${interaction.user.displayName} ${interaction.customId}`);
        await interaction.update({ content: 'Thanks', components: [] });
      },
    });
    const bo = made.person('Bo').id;
    await ask(made, client, `<@${bo}>, the first`, row('pick|g|q|0', 'hand|g'));
    await ask(made, client, `<@${bo}>, the second`, row('pick|g|q|1', 'hand|g'));
    await made.act({ do: 'answerOnce', user: bo, users: [bo] });
    await made.person('Bo').waitFor(({ content }) => content === 'Thanks');
    expect(presses).toEqual(['Bo pick|g|q|1']);
    expect(await asked(made)).toEqual(['Bo']);
  });

  test('from now on: through a whispered panel, for those alone that it was said for', async () => {
    const made = await table(played);
    const { client, errors } = await bot(made, {
      onInteraction: async (interaction) => {
        if (!interaction.isButton()) return;
        if (interaction.customId.startsWith('ask')) await whisper(interaction, 'Yours alone');
        else await interaction.update({ content: `${interaction.user.displayName} has answered`, components: [] });
      },
    });
    const [ada, bo] = ['Ada', 'Bo'].map((name) => made.person(name).id);
    await made.act({ do: 'standIn', user: String(ada), users: [String(bo)] });
    await ask(made, client, `<@${ada}>\n<@${bo}>`, row('ask|g', 'hand|g'));
    await made.person('Bo').waitFor(({ content }) => content === 'Bo has answered');
    expect(
      made
        .person('Ada')
        .messages()
        .some(({ content }) => content === 'Yours alone'),
    ).toBe(false);
    await made.act({ do: 'standIn', user: String(ada), users: [] });
    expect(errors).toEqual([]);
    expect(made.refusals).toEqual([]);
  });

  test('what leads to nothing is pressed once, and again when it has changed', async () => {
    const made = await table(played);
    let presses = 0;
    const { client } = await bot(made, {
      onInteraction: async (interaction) => {
        if (!interaction.isButton()) return;
        presses += 1;
        await interaction.reply({ content: 'Nothing is open for you.', flags: MessageFlags.Ephemeral });
      },
    });
    const bo = made.person('Bo').id;
    await made.act({ do: 'standIn', user: bo, users: [bo] });
    const question = await ask(made, client, `<@${bo}>`, row('ask|g'));
    await expect.poll(() => presses).toBe(1);
    await question.edit(`<@${bo}>, now it is`);
    await expect.poll(() => presses).toBe(2);
  });
});
