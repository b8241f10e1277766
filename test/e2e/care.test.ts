import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buttonsOf } from '../../src/table/player/components.ts';
import type { InteractionReply } from '../../src/table/server/index.ts';
import { beginGame, setScene, until } from './scene.ts';
import type { Scene } from './scene.ts';

const people = ['Ada', 'Bo', 'Chidi'];

let scene: Scene;
beforeAll(async () => {
  scene = await setScene([...people, 'Dana']);
  await beginGame(scene, people);
});
afterAll(async () => {
  await scene.close();
});

function replyOf(outcome: InteractionReply): APIMessage {
  if (!('message' in outcome)) throw new Error(`No message came, but ${outcome.kind}.`);
  return outcome.message;
}

function question(): APIMessage | undefined {
  return scene.channel().findLast(({ content }) => /^### .+ decides$/m.test(content));
}

function texts(): ReadonlyArray<string> {
  return scene.channel().map(({ content }) => content);
}

/** The person who is asked answers with the first button; gives who that was. */
async function answerOne(): Promise<string> {
  await until(
    () => question() !== undefined,
    () => 'Nobody was asked.',
  );
  const message = question();
  const name = people.find((each) => message?.content.includes(`<@${scene.person(each).id}>`));
  const pick =
    message === undefined ? undefined : buttonsOf(message).find(({ custom_id: id }) => id.startsWith('pick|'));
  if (message === undefined || name === undefined || pick === undefined) throw new Error('Nobody is asked.');
  await scene.person(name).press(message.id, pick.custom_id);
  await until(
    () => question()?.content !== message.content,
    () => 'The question stayed.',
  );
  return name;
}

async function gameId(): Promise<string> {
  const content =
    scene.channel().find((message) => message.content.startsWith('## Battlestar Galactica'))?.content ?? '';
  return /[a-z]+-\d+/.exec(content)?.[0] ?? '';
}

describe('undoing', () => {
  test('a slip costs one command and one button: the preview first, then the game is as it was', async () => {
    const name = await answerOne();
    const preview = replyOf(await scene.person(name).command('game undo'));
    expect(preview.content).toMatch(/^### Undo\?/);
    expect(preview.content).toContain('You can undo this immediately');
    expect(replyOf(await scene.person(name).press(preview, 'Undo')).content).toBe('Undone.');
    await until(
      () => texts().some((text) => text.startsWith(`↩ **${name}** undid their last decision`)),
      () => texts().join('\n'),
    );
    await until(
      () => question()?.content.includes(`<@${scene.person(name).id}>`) === true,
      () => 'Nobody is asked anew.',
    );
  });

  test('a vote survives that the bot is started again in the middle of it', async () => {
    const name = await answerOne();
    const asker = people.find((each) => each !== name && each !== 'Ada') ?? 'Bo';
    const preview = replyOf(await scene.person(asker).command('game undo'));
    expect(replyOf(await scene.person(asker).press(preview, 'Ask the others')).content).toBe(
      'I’ve asked the others in the channel.',
    );
    const isVote = ({ content }: APIMessage): boolean => content.includes('would like to undo something');
    await until(
      () => scene.channel().some(isVote),
      () => texts().join('\n'),
    );
    const vote = scene.channel().find(isVote);
    const voters = people.filter((each) => each !== asker);
    expect(vote?.mentions.map(({ id }) => id).sort()).toEqual(voters.map((each) => scene.person(each).id).sort());
    const [first = '', second = ''] = voters;
    await scene.person(first).press(vote?.id ?? '', 'Undo');
    await until(
      () => texts().some((text) => text.includes('For: 1 · Against: 0 · 2 of 2 votes needed')),
      () => texts().join('\n'),
    );
    await scene.restart();
    await scene.person(second).press(vote?.id ?? '', 'Undo');
    await until(
      () => texts().some((text) => text.startsWith('↩ The game has been rewound')),
      () => texts().join('\n'),
    );
    await until(
      () => texts().some((text) => text.includes('The vote passed')),
      () => texts().join('\n'),
    );
    expect(scene.channel().filter(isVote)).toEqual([]);
    await expect(scene.person(second).press(vote?.id ?? '', 'Undo')).rejects.toThrow('Undo');
  });
});

describe('hosts', () => {
  test('a paused game says so to whoever presses, and goes on', async () => {
    await scene.person('Ada').command('host pause');
    await until(
      () => texts().some((text) => text.startsWith('⏸ **Ada** paused the game')),
      () => texts().join('\n'),
    );
    const message = question();
    const name = people.find((each) => message?.content.includes(`<@${scene.person(each).id}>`)) ?? '';
    const pick =
      message === undefined ? undefined : buttonsOf(message).find(({ custom_id: id }) => id.startsWith('pick|'));
    expect(replyOf(await scene.person(name).press(message?.id ?? '', pick?.custom_id ?? '')).content).toMatch(
      /^The game is paused\./,
    );
    await scene.person('Ada').command('host resume');
    await answerOne();
  });

  test('spectators are listed; the audit log tells all of it to the host alone', async () => {
    const spectator = replyOf(await scene.person('Dana').command('game spectators', { add: scene.person('Dana').id }));
    expect(spectator.content).toBe('1 spectator: Dana.');
    const audit = replyOf(await scene.person('Ada').command('host audit')).embeds[0]?.description ?? '';
    for (const deed of [
      'added Dana as a spectator',
      'resumed it',
      'paused it',
      'rewound it after a vote',
      'proposed to undo something',
      'undid their last decision',
      'started the game',
      'opened the game',
    ])
      expect(audit).toContain(deed);
    expect(replyOf(await scene.person('Bo').command('host audit')).content).toMatch(/^Only the host/);
  });

  test('a running game is deleted by its name, everybody is told, and no button of it is left', async () => {
    const id = await gameId();
    expect(replyOf(await scene.person('Ada').command('game export')).content).toMatch(/^This game isn’t over/);
    expect(replyOf(await scene.person('Ada').command('host delete')).content).toContain(`/host delete name: ${id}`);
    await until(
      () => question() !== undefined,
      () => 'Nobody was asked.',
    );
    // A reply of one's own stays: its buttons answer.
    const page = replyOf(await scene.person('Bo').command('orders'));
    await scene.person('Ada').command('host delete', { name: id });
    await until(
      () => texts().some((text) => text.includes(`deleted the game **${id}**`)),
      () => texts().join('\n'),
    );
    expect(scene.channel().filter((message) => buttonsOf(message).length > 0)).toEqual([]);
    expect(texts().filter((text) => text.includes('The game was deleted.'))).toHaveLength(1);
    expect(
      people.flatMap((name) => scene.person(name).inbox()).filter((message) => buttonsOf(message).length > 0),
    ).toEqual([]);
    expect(replyOf(await scene.person('Bo').press(page, 'Ask me everything')).content).toMatch(
      /^This game was deleted\./,
    );
    expect(replyOf(await scene.person('Bo').command('stats')).content).toMatch(/^No games have been finished yet/);
  });
});
