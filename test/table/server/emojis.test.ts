import { ButtonStyle, ComponentType, Routes } from 'discord.js';
import { expect, test } from 'vitest';
import { renderEmoji } from '../../../render/emoji.ts';
import { bot, table } from './bench.ts';

const picture = renderEmoji('fuel');

test('an emoji is made, listed, renamed and taken away by the real client; the page has its picture', async () => {
  const made = await table();
  const { client } = await bot(made);
  const { emojis } = client.application;
  const emoji = await emojis.create({ name: 'fuel', attachment: picture });
  expect((await emojis.fetch()).map(({ name }) => name)).toEqual(['fuel']);
  const shown = await fetch(new URL(`/emojis/${emoji.id}`, made.pageUrl));
  expect(shown.status).toBe(200);
  expect(Buffer.from(await shown.arrayBuffer()).equals(picture)).toBe(true);
  await emoji.edit({ name: 'tylium' });
  expect((await emojis.fetch(emoji.id, { force: true })).name).toBe('tylium');
  await emoji.delete();
  expect((await emojis.fetch()).size).toBe(0);
  expect(made.refusals).toEqual([]);
});

test('a button may show one that is there, and none that is not', async () => {
  const made = await table();
  const { client } = await bot(made);
  const { id } = await client.application.emojis.create({ name: 'fuel', attachment: picture });
  const button = (emoji: string) => ({
    body: {
      content: `<:fuel:${emoji}> Fuel`,
      components: [
        {
          type: ComponentType.ActionRow,
          components: [
            {
              type: ComponentType.Button,
              style: ButtonStyle.Primary,
              custom_id: 'x',
              label: 'Fuel',
              emoji: { id: emoji, name: 'fuel' },
            },
          ],
        },
      ],
    },
  });
  await client.rest.post(Routes.channelMessages(made.channelId), button(id));
  await client.application.emojis.delete(id);
  await expect(client.rest.post(Routes.channelMessages(made.channelId), button(id))).rejects.toMatchObject({
    code: 50035,
  });
});

test('names and pictures as Discord takes them', async () => {
  const { client } = await bot(await table());
  const refused = { code: 50035 };
  await expect(client.application.emojis.create({ name: 'x', attachment: picture })).rejects.toMatchObject(refused);
  await expect(
    client.application.emojis.create({ name: 'large', attachment: Buffer.alloc(300 * 1024) }),
  ).rejects.toMatchObject(refused);
});
