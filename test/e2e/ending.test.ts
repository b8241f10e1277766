/**
 * The messages after the end of a game, through the real client: the message of the end, its buttons, and /game replay.
 */
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choose } from '../../src/players/index.ts';
import { buttonsOf, menusOf } from '../../src/table/player/components.ts';
import { chance } from '../../src/tools/play/chance.ts';
import { engine as rules } from '../../src/app/core/engine.ts';
import { beginGame, setScene, until } from './scene.ts';
import type { Scene } from './scene.ts';
import { prepare } from './stored.ts';

const people = ['Ada', 'Bo', 'Chidi'];
const ephemeral = 64;

let scene: Scene;
let game: string;
beforeAll(async () => {
  const random = chance(5);
  const before = async (stored: Scene): Promise<void> => {
    const begun = await prepare(stored, {
      engine: rules,
      seed: 'ending',
      people,
      options: {},
      ready: ({ over }) => over !== undefined,
      decide: ({ decision, view }) => choose({ view }, decision, random),
    });
    game = begun.id;
  };
  scene = await setScene([...people, 'Dana'], { before });
  await until(
    () => ending() !== undefined,
    () => 'The end was not told.',
  );
}, 300_000);
afterAll(async () => {
  await scene.close();
});

function ending(): APIMessage | undefined {
  return scene.channel().find(({ embeds }) => embeds.some(({ title }) => title === 'Who was who'));
}

function endMessage(): APIMessage {
  const message = ending();
  if (message === undefined) throw new Error('The end was not told.');
  return message;
}

/**
 * The message that this person alone sees under that title, once it is there: a reply may come at once, or in the place
 * of another.
 */
async function whispered(name: string, title: RegExp): Promise<APIMessage> {
  const found = (): APIMessage | undefined =>
    scene
      .person(name)
      .messages(scene.channelId)
      .findLast(
        (message) =>
          ((message.flags ?? 0) & ephemeral) === ephemeral && title.test(titleOf(message) ?? message.content),
      );
  await until(
    () => found() !== undefined,
    () => `Nobody told ${name} of ${title.source}.`,
  );
  const message = found();
  if (message === undefined) throw new Error('It has gone again.');
  return message;
}

const titleOf = (message: APIMessage): string | undefined => message.embeds[0]?.title;
const pictures = ({ attachments }: APIMessage): ReadonlyArray<string> => attachments.map(({ filename }) => filename);

test('the message of the end has everything, and a picture with words for those who can not see it', () => {
  const message = endMessage();
  expect(message.content).toMatch(/^## .+\nThe (?:humans|Cylons) win/);
  expect(message.embeds.map(({ title }) => title)).toEqual([
    'Who was who',
    'Turning points',
    'What they added to skill checks',
    'New achievements',
  ]);
  expect(message.attachments[0]?.description).toMatch(/^The game in numbers: /);
  expect(buttonsOf(message).map(({ label }) => label)).toEqual(expect.arrayContaining(['All skill checks', 'Replay']));
});

test('anybody reads every check, and turns over the replay, without a word in the channel', async () => {
  const before = scene.channel().length;
  const dana = scene.person('Dana');
  await dana.press(endMessage(), 'All skill checks');
  await whispered('Dana', new RegExp(`^Who added what in ${game}`));
  await dana.press(endMessage(), 'Replay');
  const first = await whispered('Dana', new RegExp(`^How ${game} started$`));
  expect(pictures(first)).toEqual(['replay-0.png']);
  await dana.press(first, '▶');
  const second = await whispered('Dana', new RegExp(`^Turn 1 of ${game}: `));
  expect(second.id).toBe(first.id);
  expect(pictures(second)).toEqual(['replay-1.png']);
  await dana.press(second, '⏭');
  const last = await whispered('Dana', new RegExp(`^Turn (?!1 of).+ of ${game}: `));
  expect(buttonsOf(first).map(({ label }) => label)).toContain('▶');
  expect(buttonsOf(last).map(({ label }) => label)).not.toContain('▶');
  const [menu] = menusOf(last);
  await dana.select(last, menu?.custom_id ?? '', ['0']);
  expect((await whispered('Dana', new RegExp(`^How ${game} started$`))).id).toBe(first.id);
  expect(scene.channel()).toHaveLength(before);
});

test('/stats tells everybody what they have earned', async () => {
  await scene.person('Bo').command('stats', { player: scene.person('Bo').id });
  const { embeds } = await whispered('Bo', /^Bo’s finished games/);
  expect(embeds[1]?.title).toMatch(/^Achievements: /);
  expect(embeds[1]?.description).toContain(`**First Watch**: finished a game · ${game}`);
});

test('by command too: /game replay at a turn, or the checks', async () => {
  const ada = scene.person('Ada');
  await ada.command('game replay', { turn: 2 });
  await whispered('Ada', /^Turn 2 of /);
  await ada.command('game replay', { checks: true });
  await whispered('Ada', /^Who added what/);
});

test('the next game in the channel tells nothing before its own end; the one before goes on telling', async () => {
  await beginGame(scene, people);
  await scene.person('Ada').command('game replay');
  expect(pictures(await whispered('Ada', /^This game isn’t over/))).toEqual([]);
  await scene.person('Bo').press(endMessage(), 'Replay');
  await whispered('Bo', new RegExp(`^How ${game} started$`));
  expect(scene.refusals()).toEqual([]);
});
