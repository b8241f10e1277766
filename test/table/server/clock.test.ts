import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TextChannel } from 'discord.js';
import { expect, test } from 'vitest';
import { createClock } from '../../../src/time/clock.ts';
import { bot, plainCommand, table } from './bench.ts';

const hour = 3_600_000;
const day = 24 * hour;

test('a clock goes with the machine’s, is set ahead for good, and tells whoever listens', () => {
  let machine = 1000;
  const clock = createClock(() => machine);
  const seen: Array<number> = [];
  const stop = clock.onSkip(() => seen.push(clock.now()));
  clock.skip(hour);
  machine += 5;
  clock.skip(1);
  stop();
  clock.skip(1);
  expect(seen).toEqual([1000 + hour, 1006 + hour]);
  expect(clock.now()).toBe(1007 + hour);
  expect(clock.skipped()).toBe(hour + 2);
});

test.each([-1, NaN, Infinity])('a clock is not set by %s', (wrong) => {
  expect(() => createClock().skip(wrong)).toThrow(RangeError);
});

test('what is written after a skip bears the later time, also in its id', async () => {
  const clock = createClock();
  const made = await table({ clock });
  const ada = made.person('Ada');
  await ada.say('before');
  expect(await made.act({ do: 'skipTime', user: ada.id, milliseconds: day })).toEqual({ ok: true });
  await ada.say('after');
  const [before, after] = ada.messages(made.channelId);
  expect(Date.parse(after?.timestamp ?? '') - Date.parse(before?.timestamp ?? '')).toBeGreaterThanOrEqual(day);
  expect(Number((BigInt(after?.id ?? 0) >> 22n) - (BigInt(before?.id ?? 0) >> 22n))).toBeGreaterThanOrEqual(day);
});

test('a skip fails no interaction that is under way, but ends the life of tokens', async () => {
  const clock = createClock();
  const made = await table({ clock });
  let refused: unknown;
  await bot(made, {
    commands: [plainCommand('go')],
    onCommand: async (interaction) => {
      clock.skip(hour);
      await interaction.reply('Still in time');
      clock.skip(hour);
      refused = await interaction.editReply('Too late').catch((error: unknown) => error);
    },
  });
  expect(await made.person('Ada').command('go')).toMatchObject({
    kind: 'message',
    message: { content: 'Still in time' },
  });
  await expect.poll(() => refused).toMatchObject({ code: 50027 });
});

test('a thread in which nobody writes is archived once its time is over', async () => {
  const clock = createClock();
  const made = await table({ clock });
  const { client } = await bot(made);
  const channel = await client.channels.fetch(made.channelId);
  if (!(channel instanceof TextChannel)) throw new Error('The table has no channel for threads.');
  const thread = await channel.threads.create({ name: 'A game', autoArchiveDuration: 1440 });
  clock.skip(23 * hour);
  expect((await thread.fetch(true)).archived).toBe(false);
  clock.skip(2 * hour);
  await expect.poll(() => thread.archived).toBe(true);
  await thread.send('Somebody is there');
  await expect.poll(() => thread.archived).toBe(false);
});

test('after a restart the table’s time goes on from where it was', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'galactica-clock-'));
  const storePath = join(folder, 'table.sqlite');
  const first = await table({ storePath });
  await first.act({ do: 'skipTime', user: first.person('Ada').id, milliseconds: 2 * day });
  await first.close();
  const clock = createClock();
  await table({ storePath, clock });
  expect(clock.skipped()).toBe(2 * day);
  rmSync(folder, { recursive: true, force: true });
});
