import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginGame, playOn, setScene } from './scene.ts';
import type { Scene } from './scene.ts';

const people = ['Ada', 'Bo', 'Chidi'];
const ephemeral = 64;

let scene: Scene;
beforeAll(async () => {
  scene = await setScene([...people, 'Dana']);
  await beginGame(scene, people);
});
afterAll(async () => {
  await scene.close();
});

const isBoard = ({ attachments }: APIMessage): boolean =>
  attachments.some(({ filename }) => filename.startsWith('board-'));
const isGlance = (message: APIMessage): boolean =>
  isBoard(message) && JSON.stringify(message.components).includes('Whole board');
const pictures = (): ReadonlyArray<APIMessage> => scene.channel().filter(isBoard);

test('after a phase of the game the channel sees the table at a glance', async () => {
  await playOn(scene, people, 3, () => pictures().some(isGlance));
  const shown = pictures().find(isGlance);
  expect(shown?.attachments[0]?.description).toContain('Fuel 8, food 8');
});

test.each(['Ada', 'Dana'])('a press shows the whole board to %s alone', async (name) => {
  const glance = pictures().findLast(isGlance);
  const outcome = await scene.person(name).press(glance?.id ?? '', 'Whole board');
  if (!('message' in outcome)) throw new Error(`No picture came, but ${outcome.kind}.`);
  expect((outcome.message.flags ?? 0) & ephemeral).toBe(ephemeral);
  expect(outcome.message.attachments).toHaveLength(1);
  expect(
    scene
      .person(name === 'Ada' ? 'Bo' : 'Ada')
      .messages(scene.channelId)
      .some(({ id }) => id === outcome.message.id),
  ).toBe(false);
});

test('where the server wants it so, the channel sees the whole board each time', async () => {
  await scene.person('Ada').command('settings', { picture: 'whole' });
  // What was drawn before the server's wish was known may still come.
  const isWhole = (message: APIMessage): boolean => isBoard(message) && !isGlance(message);
  const before = new Set(pictures().map(({ attachments }) => attachments[0]?.id));
  const fresh = (): boolean =>
    pictures().some((message) => isWhole(message) && !before.has(message.attachments[0]?.id));
  await playOn(scene, people, 4, fresh);
});
