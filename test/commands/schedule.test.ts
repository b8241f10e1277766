import { afterEach, beforeEach, expect, test } from 'vitest';
import { game } from '../../commands/game.ts';
import type { App } from '../../src/app/types.ts';
import type { Caller } from '../../src/bot/types.ts';
import { ada, channelId, dana, guildId, labels, memoryApp } from '../bot/support.ts';
import { sayIn } from '../../src/words/index.ts';
import { callBy, botFor, replyTo, suggestions } from './support.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

let app: App;
let bot: BotContext;
beforeEach(async () => {
  app = memoryApp();
  bot = botFor(app);
  await app.create({ guildId, channelId, host: ada });
});
afterEach(async () => {
  await app.close();
});

async function said(when?: string, place: Partial<Caller> = {}, person = ada): Promise<string> {
  return (
    (await replyTo(game, bot, callBy(person, when === undefined ? {} : { when }, 'schedule', place))).content ?? ''
  );
}

test('without a time it says when the table plays together, and how to set that', async () => {
  expect(await said()).toContain('`/game schedule when: friday 20:00`');
  await said('in 3 hours');
  expect(await said()).toMatch(/Next session of \S+: <t:\d+:f> \(<t:\d+:R>\)\..*listed in the server’s events/);
});

test('it says so if no event can show it', async () => {
  expect(await said('in 3 hours', { lackingForEvent: ['Create Events'] })).toContain(
    'I’m missing the permission Create Events',
  );
});

test('a time by the clock needs to know whose', async () => {
  expect(await said('friday 20:00')).toMatch(/which time zone.*\/me time/);
  await app.pace.setOwnTime(ada, { zone: 'Europe/Berlin' });
  expect(await said('friday 20:00')).toContain('Next session');
});

test('it is called off by command and by button', async () => {
  const reply = await game.run(callBy(ada, { when: 'in 3 hours' }, 'schedule'), bot);
  expect(labels(reply)).toEqual(['Cancel it']);
  expect(await said('off')).toContain('canceled');
});

test('times are suggested and understood in the language of whoever types', async () => {
  await app.pace.setOwnTime(ada, { zone: 'Europe/Rome' });
  const italian = callBy(ada, {}, 'schedule', { say: sayIn('it') });
  const names = async (value: string): Promise<ReadonlyArray<string>> =>
    (await suggestions(game, bot, italian, 'when', value)).map(({ value: text }) => text);
  expect(await names('')).toEqual(expect.arrayContaining(['domani 20:00', 'venerdì 20:00', 'tra 2 ore', 'annulla']));
  expect(await names('VENERDI')).toEqual(expect.arrayContaining(['VENERDI', 'venerdì 20:00']));
  expect(await said('venerdì 20:00', { say: sayIn('it') })).toContain('<t:');
  expect(await said('Freitag 20:00', { say: sayIn('it') })).toMatch(/Freitag 20:00.*domani/s);
  expect(await said('annulla', { say: sayIn('it') })).not.toContain('<t:');
});

test('is for those who play', async () => {
  expect(await said('in 3 hours', {}, dana)).toContain('Only this game’s players');
});
