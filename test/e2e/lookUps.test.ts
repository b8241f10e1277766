import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InteractionReply } from '../../src/table/server/index.ts';
import { setScene } from './scene.ts';
import type { Scene } from './scene.ts';

const ephemeral = 64;

let scene: Scene;
beforeAll(async () => {
  scene = await setScene(['Ada', 'Bo']);
});
afterAll(async () => {
  await scene.close();
});

function replyOf(outcome: InteractionReply): APIMessage {
  if (outcome.kind !== 'message') throw new Error(`No message came, but ${outcome.kind}.`);
  return outcome.message;
}

const isWhisper = ({ flags }: APIMessage): boolean => ((flags ?? 0) & ephemeral) !== 0;

test.each([
  ['card', 'name', 'executiv', 'Executive Order'],
  ['character', 'name', 'starb', 'Kara “Starbuck” Thrace'],
  ['location', 'name', 'hangr', 'Hangar Deck'],
  ['rule', 'about', 'hand lim', 'R-TURN-101 · Hand limit'],
])(
  '/%s suggests while somebody types and shows what was chosen, to them alone',
  async (command, option, typed, title) => {
    const suggested = await scene.person('Ada').autocomplete(command, option, { [option]: typed });
    expect(suggested[0]?.name).toContain(title);
    const message = replyOf(await scene.person('Ada').command(command, { [option]: suggested[0]?.value ?? '' }));
    expect(message.embeds[0]?.title).toBe(title);
    expect(isWhisper(message)).toBe(true);
    expect(scene.channel().some(({ id }) => id === message.id)).toBe(false);
  },
);

test('show: everyone puts it into the channel', async () => {
  const message = replyOf(await scene.person('Bo').command('rule', { about: 'R-CMB-70', show: 'everyone' }));
  expect(isWhisper(message)).toBe(false);
  expect(scene.channel().find(({ id }) => id === message.id)?.embeds[0]?.title).toBe('R-CMB-70 · Attack table');
});

test('what is not found is said to who asked, with what is near', async () => {
  const message = replyOf(await scene.person('Bo').command('card', { name: 'bomb thrt', show: 'everyone' }));
  expect(message.content).toMatch(/^There is no card by that name\. Did you mean “Bomb Threat/);
  expect(isWhisper(message)).toBe(true);
});
