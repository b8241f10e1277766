import { afterEach, beforeEach, expect, test } from 'vitest';
import { game } from '../../commands/game.ts';
import type { App } from '../../src/app/types.ts';
import type { Caller } from '../../src/bot/types.ts';
import { ada, channelId, dana, guildId, labels, memoryApp } from '../bot/support.ts';
import { callBy, botFor, replyTo } from './support.ts';
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
  expect(await said()).toMatch(/The next session of \S+: <t:\d+:f> \(<t:\d+:R>\)\..*events show it/);
});

test('it says so if no event can show it', async () => {
  expect(await said('in 3 hours', { lackingForEvent: ['Create Events'] })).toContain(
    'I need the permission Create Events',
  );
});

test('a time by the clock needs to know whose', async () => {
  expect(await said('friday 20:00')).toMatch(/by which clock.*\/me time/);
  await app.pace.setOwnTime(ada, { zone: 'Europe/Berlin' });
  expect(await said('friday 20:00')).toContain('The next session');
});

test('it is called off by command and by button', async () => {
  const reply = await game.run(callBy(ada, { when: 'in 3 hours' }, 'schedule'), bot);
  expect(labels(reply)).toEqual(['Call it off']);
  expect(await said('off')).toContain('no session');
});

test('is for those who play', async () => {
  expect(await said('in 3 hours', {}, dana)).toContain('Only those who play');
});
