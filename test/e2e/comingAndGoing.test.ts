import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buttonsOf } from '../../src/table/player/components.ts';
import type { InteractionReply } from '../../src/table/server/index.ts';
import { setScene, until } from './scene.ts';
import type { Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await setScene(['Ada', 'Bo', 'Chidi']);
});
afterAll(async () => {
  await scene.close();
});

function replyOf(outcome: InteractionReply): APIMessage {
  if (!('message' in outcome)) throw new Error(`No message came, but ${outcome.kind}.`);
  return outcome.message;
}

function said(text: string): APIMessage | undefined {
  return scene.channel().findLast(({ content }) => content.includes(text));
}

async function hears(text: string): Promise<APIMessage> {
  await until(
    () => said(text) !== undefined,
    () =>
      scene
        .channel()
        .map(({ content }) => content)
        .join('\n---\n'),
  );
  return said(text) ?? scene.person('Ada').waitFor(() => false);
}

test('a host calls the role that a manager has named, which alone is notified, once', async () => {
  const ada = scene.person('Ada');
  expect(replyOf(await ada.command('settings', { invite: 'Admiralty' })).content).toContain(
    '⚠ I’m not allowed to ping this role',
  );
  const named = replyOf(await ada.command('settings', { invite: 'Pilots' })).content;
  expect(named).not.toContain('⚠ I’m not allowed');
  const pilots = /<@&(\d+)>/.exec(named)?.[1] ?? '';
  await ada.command('game create');
  const lobby = await hears('Take a seat');
  expect(replyOf(await ada.press(lobby, 'Call for players')).content).toBe(`I pinged <@&${pilots}> in the channel.`);
  const call = await hears('is looking for players');
  expect(call.content).toContain(`<@&${pilots}>`);
  expect(call).toMatchObject({ mention_roles: [pilots], mentions: [], mention_everyone: false });
  await until(
    () => !JSON.stringify(said('Take a seat')?.components).includes('Invite'),
    () => 'The button stays.',
  );
});

test('a newcomer to the running game gets an automatic player’s seat by one press of the host', async () => {
  await scene.person('Ada').press(said('Take a seat') ?? '', 'Start with bots');
  await hears('under way');
  const bo = scene.person('Bo');
  const status = replyOf(await bo.command('game status'));
  const offered = replyOf(await bo.press(status.id, 'Take over from an automatic player'));
  expect(offered.content).toBe('Which seat would you like to take over?');
  const asked = replyOf(await bo.press(offered.id, buttonsOf(offered)[0]?.custom_id ?? ''));
  expect(asked.content).toMatch(/^I’ve asked the host for seat 2/);
  const wish = await hears('would like to take over');
  expect(wish.mentions.map(({ id }) => id)).toEqual([scene.person('Ada').id]);
  expect(replyOf(await bo.press(wish, 'Give the seat to Bo')).content).toMatch(/Ask Ada/);
  expect(bo.inbox()).toEqual([]);
  await scene.person('Ada').press(wish.id, 'Give the seat to Bo');
  await hears('gave the seat to **Bo**');
  await bo.waitFor(({ channel_id: channelId }) => bo.inbox().some((message) => message.channel_id === channelId), {
    channelId: 'dm',
  });
  await scene.restart();
  expect(replyOf(await bo.command('hand')).content).not.toMatch(/no seat/);
});

test('after its end one press opens the next game for the same people, who are called', async () => {
  const [ada, bo] = [scene.person('Ada'), scene.person('Bo')];
  const sure = replyOf(await ada.command('host abandon'));
  await ada.press(sure.id, 'Abandon the game');
  await hears('abandoned the game');
  expect(replyOf(await scene.person('Chidi').command('game rematch')).content).toMatch(/^Only this game’s players/);
  await bo.command('game rematch');
  const call = await hears('has opened a rematch');
  expect(call.mentions.map(({ id }) => id)).toEqual([ada.id]);
  await ada.press(call.id, 'Join');
  await until(
    () => said('Take a seat')?.content.includes('**Ada**') === true,
    () => said('Take a seat')?.content ?? '',
  );
  expect(said('Take a seat')?.content).toMatch(/1\. \*\*Bo\*\* · host\n2\. Bot 1/);
  expect(replyOf(await ada.command('game rematch')).content).toMatch(/^This game isn’t over\./);
  expect(scene.refusals()).toEqual([]);
  expect(scene.bot().output()).not.toMatch(/"level":(50|60)/);
});
