import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { App, AuditLine, GameRecord, Person } from '../../src/app/types.ts';
import { isAppError } from '../../src/app/types.ts';
import { decodePress, encodePress } from '../../src/bot/customId.ts';
import type { Press } from '../../src/bot/press.ts';
import { createDelivery } from '../../src/bot/delivery/delivery.ts';
import { auditMessage } from '../../src/bot/messages/audit.ts';
import { deletedMessage, deletionMessage } from '../../src/bot/messages/hosts.ts';
import { noticeMessage } from '../../src/bot/messages/notices.ts';
import { handlePress } from '../../src/bot/presses/handle.ts';
import type { PressReply } from '../../src/bot/respond.ts';
import type { Message } from '../../src/bot/types.ts';
import { english } from '../../src/words/index.ts';
import { botFor } from '../commands/support.ts';
import { fakeDiscord } from './fakeDiscord.ts';
import type { FakeDiscord } from './fakeDiscord.ts';
import {
  ada,
  bo,
  callerFor,
  channelId,
  chidi,
  customIds,
  dana,
  gameRecord,
  guildId,
  labels,
  memoryApp,
  memoryLog,
  openLobby,
  startGame,
  whoIsAsked,
  words,
} from './support.ts';
import { findGame } from '../../src/bot/actions/findGame.ts';
import { auditOf, deleteGame, deletionPreview, undoPreview } from '../../src/bot/actions/hosting.ts';
import { statusOf } from '../../src/bot/actions/board.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

let app: App;
let bot: BotContext;
let discord: FakeDiscord;
beforeEach(() => {
  app = memoryApp();
  discord = fakeDiscord();
  bot = botFor(app, undefined, discord);
});
afterEach(async () => {
  await app.close();
});

async function press(person: Person, meaning: Press): Promise<PressReply> {
  return await handlePress(bot, {
    caller: callerFor(person, { pressed: true }),
    press: meaning,
    values: [],
    place: 'reply',
  });
}

function pressesIn(message: Message): ReadonlyArray<Press> {
  return customIds(message).flatMap((id) => decodePress(id) ?? []);
}

/** The first answer of someone, and the preview of undoing it, as that person sees it. */
async function answered(): Promise<{ readonly game: GameRecord; readonly person: Person; readonly preview: Message }> {
  const game = await startGame(app);
  const { person, decision } = await whoIsAsked(app, game);
  await app.answer(game.id, person.id, decision.id, decision.fallback);
  return { game, person, preview: await previewFor(person, game) };
}

async function previewFor(person: Person, { id }: GameRecord): Promise<Message> {
  const caller = callerFor(person);
  return await undoPreview(bot, caller, await findGame(bot, caller, id));
}

/** Everything that waits is delivered; texts of the channel, and who was notified with the last message. */
async function delivered(): Promise<{ readonly texts: ReadonlyArray<string>; readonly last: Message | undefined }> {
  const delivery = createDelivery(
    { app, words, painter: deskPainter, courier: discord, log: memoryLog(), lastMessageId: () => undefined },
    Date.now,
  );
  delivery.start();
  await expect.poll(() => app.outbox.nextDueAt()).toBeUndefined();
  await delivery.stop();
  return {
    texts: discord.texts(channelId),
    last: discord.messages.filter((each) => each.channelId === channelId).at(-1)?.message,
  };
}

const png = async (): Promise<Buffer> => Buffer.from('png');
const deskPainter = { board: png, glance: png, hand: png, check: png, card: png, character: png, summary: png };

describe('undoing', () => {
  test('shows what goes before anything happens, and does it when confirmed', async () => {
    const { game, person, preview } = await answered();
    expect(preview.content).toMatch(
      /^### Undo\?\nThe game goes back to the setup, just before .* decided\.\nThis undoes 1 answer by /,
    );
    expect(preview.content).toContain('These log entries will no longer count:\n> ');
    expect(labels(preview)).toEqual(['Undo', 'Never mind']);
    expect((await app.game(game.id)).undone).toBe(0);
    const [confirm] = pressesIn(preview);
    if (confirm === undefined) throw new Error('No button.');
    expect(await press(person, confirm)).toMatchObject({ kind: 'update', message: { content: 'Undone.' } });
    expect((await app.game(game.id)).undone).toBe(1);
  });

  test('an old preview shows what would be undone now instead', async () => {
    const { game, person, preview } = await answered();
    const [confirm, cancel] = pressesIn(preview);
    if (confirm === undefined || cancel === undefined) throw new Error('No buttons.');
    expect(await press(person, cancel)).toMatchObject({ message: { content: 'Nothing was undone.' } });
    const next = await whoIsAsked(app, game);
    await app.answer(game.id, next.person.id, next.decision.id, next.decision.fallback);
    const outcome = await press(person, confirm);
    expect(outcome).toMatchObject({
      kind: 'update',
      message: {
        content: expect.stringMatching(
          /^Something has changed since you looked, so nothing was undone\. .*\n### Undo\?/,
        ),
      },
    });
    expect((await app.game(game.id)).undone).toBe(0);
  });

  test('the others are asked in the channel, once with a ping; the message tells how the vote stands', async () => {
    const { game, person } = await answered();
    const proposer = [bo, chidi].find(({ id }) => id !== person.id) ?? bo;
    const preview = await previewFor(proposer, game);
    expect(labels(preview)).toEqual(['Ask the others', 'Never mind']);
    const [propose] = pressesIn(preview);
    if (propose === undefined) throw new Error('No button.');
    expect(await press(proposer, propose)).toMatchObject({
      message: { content: 'I’ve asked the others in the channel.' },
    });
    const asked = await delivered();
    expect(asked.last?.content).toMatch(new RegExp(`^### \\*\\*${proposer.name}\\*\\* would like to undo something`));
    expect(asked.last?.content).toContain('For: 0 · Against: 0 · 2 of 2 votes needed');
    expect([...(asked.last?.ping ?? [])].sort()).toEqual(
      [ada, bo, chidi].filter(({ id }) => id !== proposer.id).map(({ id }) => id),
    );
    const voters = [ada, bo, chidi].filter(({ id }) => id !== proposer.id);
    for (const voter of voters)
      expect(await press(voter, { kind: 'vote', game: game.id, number: 1, yes: true })).toMatchObject({
        kind: 'whisper',
        message: { content: 'Your vote has been counted.' },
      });
    const after = await delivered();
    const vote = discord.messages.find(({ message }) => message.content?.includes('The vote passed') === true);
    expect(vote?.message.components).toEqual([]);
    expect(after.texts).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^↩ The game has been rewound, as \*\*.*\*\* proposed and a majority agreed/),
      ]),
    );
    await expect(press(voters[0] ?? ada, { kind: 'vote', game: game.id, number: 1, yes: true })).rejects.toMatchObject({
      code: 'voteClosed',
    });
  });
});

describe('a paused game', () => {
  test('says who paused it, to whoever presses and to whoever looks', async () => {
    const game = await startGame(app);
    await app.hosts.pause(game.id, ada);
    const { person, decision } = await whoIsAsked(app, game);
    await expect(press(person, { kind: 'pick', game: game.id, decision: decision.id, index: 0 })).rejects.toMatchObject(
      { code: 'paused' },
    );
    expect((await statusOf(bot, await findGame(bot, callerFor(dana), undefined), callerFor(dana))).content).toMatch(
      /The game is paused: Ada paused it <t:\d+:R>/,
    );
    const { texts } = await delivered();
    expect(texts.at(-1)).toMatch(/^⏸ \*\*Ada\*\* paused the game/);
  });
});

describe('deleting', () => {
  test('asks first, tells everybody, and leaves buttons that say so', async () => {
    const { id } = await openLobby(app);
    const message = await deletionPreview(bot, callerFor(ada), await findGame(bot, callerFor(ada), id));
    expect(message.content).toContain(`### Delete the game ${id}?`);
    const [remove, spare] = pressesIn(message);
    if (remove === undefined || spare === undefined) throw new Error('No buttons.');
    expect(await press(ada, spare)).toMatchObject({ kind: 'update', message: { content: 'Nothing was deleted.' } });
    expect(await press(ada, remove)).toEqual({
      kind: 'announce',
      message: deletedMessage(id, 'Ada', english),
      instead: { content: 'The game has been deleted.' },
    });
    await expect(press(bo, { kind: 'lobby', game: id, deed: 'join' })).rejects.toMatchObject({
      code: 'gameDeleted',
      message: 'This game was deleted.',
    });
    await expect(press(bo, { kind: 'hand', game: id })).rejects.toSatisfy(
      (error: unknown) => isAppError(error) && error.code === 'gameDeleted',
    );
  });

  test('leaves no button and no secret behind: the lobby says it, the question goes, and so does what the sheets held', async () => {
    const { id } = await openLobby(app);
    await delivered();
    await app.start(id, ada);
    for (let answers = 0; answers < 200 && (await app.viewFor(id, ada.id)).turn === 0; answers += 1) {
      const { person, decision } = await whoIsAsked(app, await app.game(id));
      await app.answer(id, person.id, decision.id, decision.fallback);
    }
    await delivered();
    const sent = (text: string) => discord.messages.filter(({ message }) => JSON.stringify(message).includes(text));
    expect(sent('Loyalty').length).toBeGreaterThanOrEqual(3);
    expect(sent('custom_id').length).toBeGreaterThan(0);
    await press(ada, { kind: 'orders', game: id, deed: 'open', about: '' });
    await deleteGame(bot, callerFor(ada), await findGame(bot, callerFor(ada), id), { status: 'running', name: id });
    expect(sent('custom_id')).toEqual([]);
    expect(sent(' decides')).toEqual([]);
    expect(
      discord.messages.filter(
        ({ message }) => message.content === `The game ${id} was deleted, along with your cards.`,
      ),
    ).toHaveLength(3);
    expect(sent('The game was deleted. `/game create` opens a new one.')).toHaveLength(1);
  });

  test('is not held up by a message that is gone', async () => {
    const { id } = await openLobby(app);
    await delivered();
    for (const { id: messageId } of [...discord.messages]) discord.drop(messageId);
    await deleteGame(bot, callerFor(ada), await findGame(bot, callerFor(ada), id), { status: 'lobby' });
    await expect(app.game(id)).rejects.toMatchObject({ code: 'gameDeleted' });
  });

  test('says that the result goes on counting, and offers to forget it, too, to whoever may', () => {
    const preview = {
      game: gameRecord({ id: 'adama-417', status: 'over' }),
      answers: 3,
      lines: 9,
      counts: true,
      needsName: false,
    };
    const buttons = (mayForget: boolean) =>
      pressesIn(deletionMessage({ ...preview, mayForget }, english)).map(({ kind }) => kind);
    expect(buttons(false)).toEqual(['delete', 'spare']);
    expect(buttons(true)).toEqual(['delete', 'forget', 'spare']);
    expect(deletionMessage({ ...preview, mayForget: false }, english).content).toContain(
      'still counts in the players’ statistics',
    );
  });

  test('messages of a game that is deleted meanwhile are not sent', async () => {
    const { id } = await openLobby(app);
    await app.hosts.delete(id, ada, { status: 'lobby' });
    const { texts } = await delivered();
    expect(texts).toEqual([]);
  });

  test.each(['send', 'edit'] as const)(
    'deleted while Discord takes a message of it (%s), a game leaves nothing, and no warning',
    async (step) => {
      const { id } = await openLobby(app);
      if (step === 'edit') await delivered();
      if (step === 'edit') await app.leave(id, bo);
      const log = memoryLog();
      const deleting = async (): Promise<void> => {
        if (
          !(await app.game(id).then(
            () => true,
            () => false,
          ))
        )
          return;
        await deleteGame(bot, callerFor(ada), await findGame(bot, callerFor(ada), id), { status: 'lobby' });
      };
      const { send, edit } = discord;
      const courier: FakeDiscord = {
        ...discord,
        send: async (...message) => {
          const sent = await send(...message);
          await deleting();
          return sent;
        },
        edit: async (...message) => {
          await edit(...message);
          await deleting();
        },
      };
      const worker = createDelivery(
        { app, words, painter: deskPainter, courier, log, lastMessageId: () => undefined },
        Date.now,
      );
      worker.start();
      await worker.idle();
      await worker.stop();
      expect(discord.messages.filter(({ message }) => JSON.stringify(message).includes('custom_id'))).toEqual([]);
      expect(log.lines).toEqual([]);
    },
  );

  test.each([
    ['the question', 'decides'],
    ['the picture', 'board-'],
    ['a sheet', 'Loyalty'],
  ])(
    'deleted while Discord takes %s, a game leaves it nowhere, nor what would be remembered of it',
    async (_, mark) => {
      const { id } = await startGame(app);
      let sentMeanwhile: string | undefined;
      const { send } = discord;
      const courier: FakeDiscord = {
        ...discord,
        send: async (...message) => {
          const sent = await send(...message);
          if (sentMeanwhile === undefined && JSON.stringify(message[1]).includes(mark)) {
            sentMeanwhile = sent;
            await deleteGame(bot, callerFor(ada), await findGame(bot, callerFor(ada), id), {
              status: 'running',
              name: id,
            });
          }
          return sent;
        },
      };
      const parts = { app, words, painter: deskPainter, courier, log: memoryLog(), lastMessageId: () => undefined };
      const worker = createDelivery(parts, Date.now);
      worker.start();
      await worker.idle();
      await worker.stop();
      expect(sentMeanwhile).toBeDefined();
      expect(discord.messages.filter((message) => message.id === sentMeanwhile)).toEqual([]);
      const remembered = ['asked', 'questionShown', 'pictureTurn', 'story'].map((key) => [`game:${id}`, key] as const);
      expect(await app.settings.many(remembered)).toEqual(remembered.map(() => undefined));
    },
  );
});

test('the audit log tells who did what, and what was undone, a page at a time', async () => {
  const { game, person } = await answered();
  const administrator = { ...person, administrator: true };
  const { target, mark } = await app.undo.preview(game.id, administrator);
  await app.undo.confirm(game.id, administrator, { ref: target.ref, mark });
  for (let times = 0; times < 8; times += 1) {
    await app.hosts.pause(game.id, administrator);
    await app.hosts.resume(game.id, administrator);
  }
  const first = await auditOf(bot, callerFor(administrator), game.id, 0);
  expect(first.embeds?.[0]?.title).toBe(`Audit log of ${game.id}`);
  expect(first.embeds?.[0]?.description).toMatch(/<t:\d+:f> · \*\*.*\*\* resumed it/);
  const older = pressesIn(first).find((each) => each.kind === 'audit' && each.page === 1);
  if (older === undefined) throw new Error('No button.');
  const outcome = await press(administrator, older);
  const second = 'message' in outcome ? (outcome.message.embeds?.[0]?.description ?? '') : '';
  expect(second).toMatch(/(rewound it as host or server manager|undid their last decision) \(1 answer by /);
  expect(second).toContain('> ~~');
  expect(second).toMatch(/opened the game$/);
});

test('a page of the audit log leaves no entry out, however much was undone', async () => {
  const game = await startGame(app);
  const long = {
    seq: 1,
    turn: 3,
    at: 0,
    event: { audience: 'public', what: { kind: 'phase', phase: 'crisis', seat: 0 } },
  } as const;
  const named = {
    ...(await findGame(bot, callerFor(ada), game.id)),
    seats: game.seats.map(() => ({ kind: 'user', userId: ada.id, name: '*'.repeat(32) }) as const),
  };
  const entries = Array.from({ length: 12 }, (_, number): AuditLine => ({
    id: number,
    gameId: game.id,
    at: number,
    by: { id: ada.id, name: '_'.repeat(32) },
    lines: Array.from({ length: 9 }, () => long),
    deed: { kind: 'undone', right: 'vote', answers: [{ seat: 0, count: number + 100 }] },
  }));
  const { embeds } = auditMessage({ gameId: game.id, game, entries, page: 0, pages: 1 }, named, words, english);
  const text = embeds?.[0]?.description ?? '';
  expect(text.length).toBeLessThanOrEqual(4096);
  for (const { at } of entries) expect(text).toContain(`${at + 100} answers by`);
  expect(text).toContain('> ~~');
});

test('spectators are added to the thread of the game, and get nothing else', async () => {
  const { id } = await app.create({ guildId, channelId, host: ada, parentId: '900' });
  await app.hosts.addSpectator(id, ada, dana);
  const { texts } = await delivered();
  expect(discord.members).toEqual([
    { threadId: channelId, userId: ada.id },
    { threadId: channelId, userId: dana.id },
  ]);
  expect(texts).toContain('👁 **Dana** is now a spectator and sees what everyone sees.');
  expect(discord.messages.filter((each) => each.channelId !== channelId)).toEqual([]);
});

describe('buttons', () => {
  test.each<Press>([
    { kind: 'undo', game: 'adama-417', deed: 'confirm', ref: 'a12', mark: 'Ab-_9' },
    { kind: 'undo', game: 'adama-417', deed: 'cancel', ref: 't3', mark: 'x' },
    { kind: 'vote', game: 'adama-417', number: 3, yes: false },
    { kind: 'audit', game: 'adama-417', page: 2 },
    { kind: 'delete', game: 'adama-417', status: 'over' },
    { kind: 'forget', game: 'adama-417', status: 'over' },
    { kind: 'spare', game: 'adama-417' },
  ])('%o is read as it was written', (meaning) => {
    expect(decodePress(encodePress(meaning))).toEqual(meaning);
  });

  test('what is no such button is none', () => {
    for (const id of [
      'undo|g|burn|a1|x',
      'undo|g|confirm|a1',
      'vote|g|x|yes',
      'vote|g|1|maybe',
      'audit|g|-1',
      'delete|g|gone',
    ])
      expect(decodePress(id)).toBeUndefined();
  });
});

test('names in notices can’t format or mention anything', () => {
  const name = '@everyone **x** <@1>';
  const notices = [
    { kind: 'paused', by: name },
    { kind: 'resumed', by: name },
    { kind: 'hostChanged', by: name, to: name },
    { kind: 'kicked', by: name, name },
    { kind: 'spectator', name },
    { kind: 'undone', by: name, right: 'vote', answers: [{ name, count: 2 }], revealed: true },
  ] as const;
  for (const notice of notices) {
    const { content = '' } = noticeMessage(notice, english);
    expect(content).not.toContain('<@1>');
    expect(content.replaceAll('\\@everyone', '')).not.toContain('@everyone');
    expect(content).toContain('\\@everyone');
  }
});
