import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buttonsOf, menusOf } from '../../src/table/player/components.ts';
import type { InteractionReply } from '../../src/table/server/index.ts';
import { beginGame, setScene, until } from './scene.ts';
import type { Scene } from './scene.ts';

const people = ['Ada', 'Bo', 'Chidi'];
const ephemeral = 64;

let scene: Scene;
beforeAll(async () => {
  scene = await setScene([...people, 'Dana']);
});
afterAll(async () => {
  await scene.close();
});

function replyOf(outcome: InteractionReply): APIMessage {
  if (!('message' in outcome)) throw new Error(`No message came, but ${outcome.kind}.`);
  return outcome.message;
}

/** A sentence that only its reader sees. */
function expectWhisper(outcome: InteractionReply, text: RegExp): void {
  const message = replyOf(outcome);
  expect(message.content).toMatch(text);
  expect((message.flags ?? 0) & ephemeral).toBe(ephemeral);
}

function question(): APIMessage | undefined {
  return scene.channel().findLast(({ content }) => content.includes('decide'));
}

async function askedPerson(): Promise<{ readonly name: string; readonly message: APIMessage }> {
  await until(
    () => question() !== undefined,
    () => 'Nobody was asked.',
  );
  const message = question();
  const name = people.find((each) => message?.content.includes(`<@${scene.person(each).id}>`));
  if (message === undefined || name === undefined) throw new Error('Nobody of the players is asked.');
  return { name, message };
}

describe('before a game', () => {
  test.each([
    'move',
    'action',
    'play',
    'check',
    'choose',
    'pass',
    'hand',
    'game join',
    'game status',
    'game board',
    'game undo',
    'host abandon',
  ])('/%s says that there is none', async (path) => {
    expectWhisper(
      await scene.person('Ada').command(path),
      /^There is no game in this channel\. `\/game create` opens one\.$/,
    );
  });

  test('/help says how to begin', async () => {
    expectWhisper(await scene.person('Dana').command('help'), /`\/game create` opens one/);
  });

  test('suggestions at a wrong time are empty', async () => {
    expect(await scene.person('Ada').autocomplete('move', 'to', { to: 'c' })).toEqual([]);
  });

  test('a game can not be opened where the bot may not speak', async () => {
    const sendMessages = 1n << 11n;
    scene.table.permit(scene.table.generalChannelId, 'bot', { deny: sendMessages });
    expectWhisper(
      await scene.person('Ada').command('game create', {}, { channelId: scene.table.generalChannelId }),
      /Missing permissions: Send Messages/,
    );
  });
});

describe('in a game', () => {
  beforeAll(async () => {
    scene.person('Chidi').closeDirectMessages();
    await beginGame(scene, people);
  });

  test('the lobby message now says that the game is under way', async () => {
    await until(
      () => scene.channel().some(({ content }) => content.includes('under way')),
      () => 'The lobby message did not change.',
    );
    const lobby = scene.channel().filter(({ content }) => content.startsWith('## Battlestar Galactica'));
    expect(lobby).toHaveLength(1);
    expect(lobby[0]?.components).toEqual([]);
  });

  test('the one who is asked is notified, nobody else', async () => {
    const { name, message } = await askedPerson();
    expect(message.mentions.map(({ id }) => id)).toEqual([scene.person(name).id]);
    expect(scene.channel().filter(({ mention_everyone: everyone }) => everyone)).toEqual([]);
  });

  test('others and people without a seat are told whom the game is waiting for', async () => {
    const { name, message } = await askedPerson();
    const other = people.find((each) => each !== name) ?? '';
    expectWhisper(
      await scene.person(other).command('choose'),
      new RegExp(`the game is waiting for \\*\\*${name}\\*\\*`),
    );
    expectWhisper(await scene.person('Dana').command('choose'), /^You have no seat/);
    const button = buttonsOf(message)[0];
    if (button !== undefined)
      expectWhisper(await scene.person('Dana').press(message, button.custom_id), /^You have no seat/);
  });

  test('an answer by command takes the question away, and its button says so', async () => {
    const { name, message } = await askedPerson();
    const person = scene.person(name);
    const old = [...buttonsOf(message), ...menusOf(message)][0]?.custom_id ?? '';
    const [first] = await person.autocomplete('choose', 'choice', { choice: '' });
    expectWhisper(await person.command('choose', { choice: first?.value ?? '' }), /^✅ /);
    await until(
      () => !scene.channel().some(({ id, content }) => id === message.id && content === message.content),
      () => 'The old question stayed.',
    );
    expectWhisper(
      await person.command('choose', { choice: first?.value ?? '' }),
      /already been decided|Nothing is waiting|not possible/,
    );
    expect(old).not.toBe('');
  });

  test('somebody with closed direct messages is told once in the channel and can read everything by /hand', async () => {
    await until(
      () => scene.channel().some(({ content }) => content.includes('I can’t send you direct messages')),
      () => 'Nobody was told.',
    );
    const told = scene.channel().filter(({ content }) => content.includes('I can’t send you direct messages'));
    expect(told.map(({ mentions }) => mentions.map(({ id }) => id))).toEqual([[scene.person('Chidi').id]]);
    const sheet = replyOf(await scene.person('Chidi').command('hand'));
    expect(sheet.embeds[0]?.description).toContain('### Loyalty');
    expect((sheet.flags ?? 0) & ephemeral).toBe(ephemeral);
  });

  test('the others have their sheet in their direct messages', async () => {
    await until(
      () =>
        scene
          .person('Ada')
          .inbox()
          .some(({ embeds }) => embeds.length > 0),
      () => 'No sheet came.',
    );
    expect(
      scene
        .person('Ada')
        .inbox()
        .filter(({ embeds }) => embeds.length > 0),
    ).toHaveLength(1);
  });

  test('/hand works in direct messages too', async () => {
    const sheet = replyOf(await scene.person('Ada').command('hand', {}, { channelId: 'dm' }));
    expect(sheet.embeds[0]?.description).toContain('### Hand');
  });

  test('/game board is a picture for the one who asks', async () => {
    const message = replyOf(await scene.person('Dana').command('game board'));
    expect(message.attachments[0]?.content_type).toBe('image/png');
    expect(message.attachments[0]?.description?.length).toBeGreaterThan(50);
  });

  test('the bot goes on when the connection breaks', async () => {
    scene.table.dropGateway();
    await scene.table.untilOnline();
    expectWhisper(await scene.person('Ada').command('game status'), /./);
  });

  test('/host abandon asks, and the button does it', async () => {
    expectWhisper(await scene.person('Bo').command('host abandon'), /Only the host/);
    const confirm = replyOf(await scene.person('Ada').command('host abandon'));
    await scene.person('Ada').press(confirm, 'Abandon the game');
    await until(
      () => scene.channel().some(({ content }) => content.includes('abandoned the game')),
      () => 'Nothing was said.',
    );
    await until(
      () => question() === undefined,
      () => 'The question stayed.',
    );
    expectWhisper(await scene.person('Ada').command('move'), /No game is running here\. The game was abandoned/);
  });
});

test('Discord refused nothing but the closed direct messages', () => {
  expect(scene.refusals().filter(({ code }) => code !== 50_007)).toEqual([]);
});

test('every interaction was acknowledged', () => {
  const asked = scene.table.log.filter(({ path }) => path.startsWith('/interactions/'));
  expect(asked.length).toBeGreaterThan(20);
  expect(scene.table.acknowledgements).toHaveLength(asked.length);
});
