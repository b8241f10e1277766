import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { menusOf } from '../../src/table/player/components.ts';
import type { InteractionReply } from '../../src/table/server/index.ts';
import { setScene, until } from './scene.ts';
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
  if (!('message' in outcome)) throw new Error(`No message came, but ${outcome.kind}.`);
  return outcome.message;
}

function lobby(): APIMessage {
  const found = scene.channel().find(({ content }) => content.startsWith('## Battlestar Galactica'));
  if (found === undefined) throw new Error('There is no lobby.');
  return found;
}

async function lobbySays(text: string): Promise<void> {
  await until(
    () => lobby().content.includes(text),
    () => lobby().content,
  );
}

test('a game is opened with a preset, another one is chosen in the form, and each option can be changed afterwards', async () => {
  const ada = scene.person('Ada');
  const opened = replyOf(await ada.command('game create', { preset: 'preset/daybreak/first-game' }));
  expect(opened.content).toContain(
    '**First game with Daybreak** sets: Daybreak · Objective: Kobol · Difficulty: normal · ',
  );
  await until(
    () => scene.channel().some(({ content }) => content.startsWith('## Battlestar Galactica')),
    () => 'There is no lobby.',
  );
  await lobbySays(
    '- Preset: **First game with Daybreak**\n- Expansions: **Daybreak**\n- Objective: **Kobol**\n- Difficulty: **normal**',
  );
  const form = replyOf(await ada.press(lobby(), 'Expansions and objective'));
  await ada.select(form.id, 'Objective…', 'Objective: Earth');
  await lobbySays('- Expansions: **Daybreak**\n- Objective: **Earth**');
  expect(lobby().content).not.toContain('Preset');
  await ada.select(form.id, 'Preset…', 'First game');
  await lobbySays('- Preset: **First game**\n- Expansions: **none**\n- Objective: **Kobol**');
});

test('a host sets a game up by the form, which only the host sees; everybody reads what it has become', async () => {
  const ada = scene.person('Ada');
  const form = replyOf(await ada.press(lobby(), 'Expansions and objective'));
  expect((form.flags ?? 0) & ephemeral).toBe(ephemeral);
  expect(replyOf(await ada.select(form, 'Objective…', 'Objective: New Caprica')).content).toMatch(
    /^⚠ .*New Caprica needs Pegasus/,
  );
  await ada.select(form.id, 'Expansions…', ['Pegasus']);
  const chosen = replyOf(await ada.select(form.id, 'Objective…', 'Objective: New Caprica'));
  expect(chosen.id).toBe(form.id);
  await lobbySays('- Expansions: **Pegasus**\n- Objective: **New Caprica**');
  await ada.press(form.id, 'Roles and rules');
  await ada.select(form.id, 'Roles…', ['Cylon Leaders']);
  await lobbySays('- Roles: **Cylon Leaders, Sympathizer with 4 or 6 players if no one plays a Cylon Leader**');
  await ada.press(form.id, 'Players and pace');
  await ada.select(form.id, 'Players…', '4 players');
  await lobbySays('### Seats: 1 of 4 taken');
  expect(
    scene
      .person('Bo')
      .messages(scene.channelId)
      .filter(({ id }) => id === form.id),
  ).toEqual([]);
});

test('Exodus is switched on with its parts in the same form', async () => {
  const ada = scene.person('Ada');
  const form = replyOf(await ada.press(lobby(), 'Expansions and objective'));
  await ada.select(form.id, 'Expansions…', ['Pegasus', 'Exodus']);
  await ada.select(form.id, 'Parts…', ['Personal Goals', 'The Final Five', 'Cylon Fleet board']);
  await lobbySays('- Expansions: **Pegasus, Exodus**\n- Parts: **Personal Goals, The Final Five, Cylon Fleet board**');
  await ada.select(form.id, 'Expansions…', ['Pegasus']);
  await lobbySays('- Expansions: **Pegasus**\n- Objective: **New Caprica**');
});

test('others open it to read, and can change nothing', async () => {
  const read = replyOf(await scene.person('Bo').press(lobby(), 'Roles and rules'));
  expect(read.content).toContain('Only Ada can change these.');
  expect(menusOf(read)).toEqual([]);
});

test('the game begins as it was set up, and a form that is open still says that it is too late', async () => {
  const ada = scene.person('Ada');
  const open = replyOf(await ada.press(lobby(), 'Players and pace'));
  await ada.press(lobby(), 'Start with bots');
  await lobbySays('under way');
  await lobbySays('Pegasus · Objective: New Caprica · Difficulty: normal · Cylon Leaders');
  expect(JSON.stringify(lobby().components)).not.toContain('"Join"');
  expect(replyOf(await ada.select(open.id, 'Pace…', 'Pace: Evening')).content).toMatch(
    /^The game has started or been closed/,
  );
  expect(scene.refusals()).toEqual([]);
  expect(scene.bot().output()).not.toMatch(/"level":(50|60)/);
});
