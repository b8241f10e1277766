import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buttonsOf } from '../../src/table/player/components.ts';
import type { InteractionReply } from '../../src/table/server/index.ts';
import { patience } from '../patience.ts';
import { playOn, setScene } from './scene.ts';
import type { Scene } from './scene.ts';
import { stateIn } from './stored.ts';

/** The player who opens a tutorial sits first. */
const learner = 0;

let scene: Scene;
beforeAll(async () => {
  scene = await setScene(['Ada', 'Bo', 'Cy']);
});
afterAll(async () => {
  await scene.close();
});

function textOf(outcome: InteractionReply): string {
  return 'message' in outcome ? outcome.message.content : outcome.kind;
}

/** The question of everyone that stands last and can be asked about. */
function question(channelId: string): APIMessage | undefined {
  return scene
    .person('Bo')
    .messages(channelId)
    .findLast((message) => buttonsOf(message).some(({ label }) => label === 'Hint'));
}

test('a learner asks for a hint by a button or a command, and gets options with a reason, alone', async () => {
  const bo = scene.person('Bo');
  await bo.command('game tutorial');
  await bo.waitFor((message) => buttonsOf(message).some(({ label }) => label === 'Hint'));
  const first = textOf(await bo.press(question(scene.channelId)?.id ?? '', 'Hint'));
  expect(first).toMatch(/^### A hint\n.+\n1\. \*\*.+\*\*: .+\.\n-# Based on what you know/s);
  // Where to move is thought about. By what is stored: the message of a question that was just answered may still
  // stand.
  const thought = /### A hint\n.+\n1\. \*\*.+\*\*: .+\.\n2\. \*\*.+\*\*: .+\.\n/s;
  await playOn(scene, ['Bo'], 2, () =>
    stateIn(scene).decisions.some(({ seat, topic }) => seat === learner && topic.kind === 'move'),
  );
  const asked = textOf(await bo.command('hint', {}, { timeout: patience }));
  expect(asked).toMatch(thought);
  expect(scene.channel().some(({ content }) => content.includes('A hint'))).toBe(false);
  expect(textOf(await scene.person('Ada').command('hint'))).toContain('You have no seat');
});

test('at a table of several people there are hints only where the host allows them', async () => {
  const ada = scene.person('Ada');
  const channelId = scene.table.generalChannelId;
  await ada.command('game create', {}, { channelId });
  const lobby = await ada.waitFor((message) => message.content.includes('Take a seat'), { channelId });
  for (const name of ['Bo', 'Cy']) await scene.person(name).press(lobby.id, 'Join');
  await ada.waitFor(({ components }) => JSON.stringify(components).includes('"Start"'), { channelId });
  await ada.press(lobby.id, 'Start');
  await ada.waitFor(({ content }) => content.startsWith('### '), { channelId });
  expect(question(channelId)).toBeUndefined();
  const refused = textOf(await ada.command('hint', {}, { channelId }));
  expect(refused).toContain('Hints are off in this game. You can turn them on for everyone with /host hints');
  expect(textOf(await scene.person('Bo').command('host hints', { allow: true }, { channelId }))).toContain('Ask Ada');
  expect(textOf(await ada.command('host hints', { allow: true }, { channelId }))).toContain(
    'Everyone can now get hints',
  );
  await ada.waitFor(({ content }) => content.includes('turned hints on'), { channelId });
  const ask = async (name: string): Promise<string> =>
    textOf(await scene.person(name).command('hint', {}, { channelId }));
  const replies = await Promise.all(['Ada', 'Bo', 'Cy'].map(ask));
  expect(replies.filter((reply) => reply.startsWith('### A hint'))).toHaveLength(1);
  expect(replies.filter((reply) => reply.includes('There’s nothing for you to decide'))).toHaveLength(2);
  expect(scene.refusals()).toEqual([]);
});
