/** When and how often an interaction may be answered. */
import { expect, test } from 'vitest';
import { createClock } from '../../../src/time/clock.ts';
import { bot, plainCommand, rest, scene, table } from './bench.ts';

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
    await interaction.client.rest.post(`/interactions/${interaction.id}/${interaction.token}/callback`, {
      body: { type: 4, data: { content: 'Two' } },
      auth: false,
    });
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
    await api
      .post(`/webhooks/${interaction.applicationId}/${interaction.token}`, { body: { content: 'x' }, auth: false })
      .catch((error: unknown) => errors.push(error));
    await api
      .post(`/interactions/${interaction.id}/wrong/callback`, { body: { type: 6 }, auth: false })
      .catch((error: unknown) => errors.push(error));
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
  expect(errors).toMatchObject([
    { code: 50035, rawError: { errors: { type: { _errors: [{ code: 'INTERACTION_RESPONSE_TYPE_INVALID' }] } } } },
  ]);
});

test('without a bot, commands cannot be sent', async () => {
  const made = await table();
  const { client } = await bot(made, { commands: [plainCommand('go')] });
  await client.destroy();
  await expect.poll(() => made.botOnline).toBe(false);
  await expect(made.person('Ada').command('go')).rejects.toThrow('The bot isn’t connected.');
});

test('the table notes once for each interaction how long its acknowledgement took', async () => {
  const { made, ada } = await scene(async (interaction) => {
    await interaction.deferReply();
    await interaction.editReply('Done');
  });
  const answers = [await ada.command('go'), await ada.command('go')];
  expect(made.acknowledgements.map(({ interactionId }) => interactionId)).toEqual(
    answers.map(({ interactionId }) => interactionId),
  );
  expect(made.acknowledgements.every(({ ms }) => ms > 0)).toBe(true);
});
