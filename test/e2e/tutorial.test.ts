import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buttonsOf } from '../../src/table/player/components.ts';
import { playOn, setScene, until } from './scene.ts';
import type { Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await setScene(['Ada', 'Bo']);
});
afterAll(async () => {
  await scene.close();
});

const isTip = ({ content }: APIMessage): boolean => content.startsWith('> 💡');
const isQuestion = ({ content }: APIMessage): boolean => content.startsWith('### ');

/** The tips that everyone sees, by their first words. */
function tips(): ReadonlyArray<string> {
  return scene
    .channel()
    .filter(isTip)
    .map(({ content }) => content.split('**')[1] ?? '');
}

test('a newcomer is on the first turn after one command and one button, with a tip above each new question', async () => {
  const bo = scene.person('Bo');
  await bo.command('game tutorial');
  const choosing = await bo.waitFor(
    (message) => isQuestion(message) && message.content.includes('choose your character'),
  );
  expect(tips()).toEqual(['First, choose your character.']);
  const seen = scene.channel();
  expect(seen.findIndex(({ id }) => id === choosing.id)).toBeGreaterThan(seen.findIndex(isTip));

  const look = await bo.select(choosing.id, 'Look up a character…', 'character/base/laura-roslin');
  expect(JSON.stringify(look)).toContain('Laura Roslin');
  await bo.press(choosing.id, 'Laura Roslin');
  await bo.waitFor(
    (message) =>
      isQuestion(message) && !message.content.includes('choose your character') && message.content.includes(bo.id),
  );
  expect(scene.channel().filter(({ content }) => content.includes('Take a seat'))).toEqual([]);
});

test('the Loyalty card is explained by direct message only', async () => {
  const bo = scene.person('Bo');
  const dealt = await bo.waitFor(({ content }) => content.includes('is dealt 1 Loyalty card: '), { channelId: 'dm' });
  const [, card = ''] = /is dealt 1 Loyalty card: (.+)/.exec(dealt.content) ?? [];
  // Its name, and what it means for whoever holds it.
  expect(dealt.content).toMatch(/^\*\*You Are .+\*\*\n- .{20,}/m);
  expect(JSON.stringify(scene.channel())).not.toContain(card);
  expect(scene.person('Ada').inbox()).toEqual([]);
});

test('“No more tips” is for the learner, and holds', async () => {
  const tip = scene.channel().find(isTip);
  if (tip === undefined) throw new Error('No tip was given.');
  const refused = await scene.person('Ada').press(tip.id, 'No more tips');
  expect(JSON.stringify(refused)).toContain('You have no seat in this game.');
  expect(JSON.stringify(await scene.person('Bo').press(tip.id, 'No more tips'))).toContain('No more tips.');
  const before = tips().length;
  const answered = scene.channel().length;
  const question = scene.channel().findLast((message) => isQuestion(message) && buttonsOf(message).length > 2);
  if (question !== undefined) await scene.person('Bo').press(question.id, buttonsOf(question)[0]?.custom_id ?? '');
  await until(
    () => question === undefined || scene.channel().length !== answered,
    () => 'Nothing happened.',
  );
  expect(tips().length).toBe(before);
});

test('three turns are guided to their end, whatever buttons are pressed, and none is a dead end', async () => {
  const ada = scene.person('Ada');
  const begun = await ada.command('game tutorial', {}, { channelId: scene.table.generalChannelId });
  expect(JSON.stringify(begun)).toContain('How to win');
  const told = (): ReadonlyArray<string> =>
    ada
      .messages(scene.table.generalChannelId)
      .filter(isTip)
      .map(({ content }) => content);
  const { failures } = await playOn(scene, ['Ada'], 4, () =>
    told().some((tip) => tip.includes('Those were three turns')),
  );
  expect(failures).toEqual([]);
  // On the first turn there is always somewhere to go; a later one may begin in the Brig.
  expect(told().filter((tip) => tip.includes('Worth doing right now: **'))).not.toEqual([]);
  for (const title of [
    'A skill check.',
    'The fleet has jumped.',
    'Your second turn.',
    'What a hidden Cylon can do.',
    'Your third turn.',
  ])
    expect(told().filter((tip) => tip.includes(`**${title}**`))).toHaveLength(1);
});

test('Discord would have refused nothing', () => {
  expect(scene.refusals()).toEqual([]);
});
