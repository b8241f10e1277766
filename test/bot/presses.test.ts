import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { App, Decision, GameRecord, Person } from '../../src/app/types.ts';
import { isAppError } from '../../src/app/types.ts';
import { decodePress } from '../../src/bot/customId.ts';
import type { Press } from '../../src/bot/press.ts';
import { handlePress } from '../../src/bot/presses/handle.ts';
import type { Pressed } from '../../src/bot/presses/handle.ts';
import type { PressReply } from '../../src/bot/respond.ts';
import type { Below } from '../../src/bot/types.ts';
import { botFor } from '../commands/support.ts';
import {
  ada,
  bo,
  callerFor,
  channelId,
  componentsOf,
  customIds,
  dana,
  guildId,
  memoryApp,
  openLobby,
  question,
  startGame,
  whoIsAsked,
} from './support.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

let app: App;
let bot: BotContext;
beforeEach(() => {
  app = memoryApp();
  bot = botFor(app);
});
afterEach(async () => {
  await app.close();
});

/** The result of a press; a refusal as its code and text. */
async function press(
  person: Person,
  meaning: Press,
  more: Partial<Pick<Pressed, 'values' | 'place'>> = {},
): Promise<PressReply | { readonly kind: 'refused'; readonly code: string; readonly text: string }> {
  try {
    return await handlePress(bot, {
      caller: callerFor(person),
      press: meaning,
      values: [],
      place: 'channel',
      ...more,
    });
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { kind: 'refused', code: error.code, text: error.message };
  }
}

function textOf(outcome: Awaited<ReturnType<typeof press>>): string {
  return 'message' in outcome ? (outcome.message.content ?? '') : '';
}

function pressesIn(outcome: Awaited<ReturnType<typeof press>>): ReadonlyArray<Press | undefined> {
  return 'message' in outcome ? customIds(outcome.message).map(decodePress) : [];
}

describe('the lobby', () => {
  test('is joined, left, filled and started by buttons', async () => {
    const { id } = await app.create({ guildId, channelId, host: ada });
    for (const [person, deed] of [
      [bo, 'join'],
      [dana, 'join'],
      [dana, 'leave'],
      [ada, 'add'],
      [ada, 'add'],
      [ada, 'remove'],
      [ada, 'start'],
    ] as const) {
      expect(await press(person, { kind: 'lobby', game: id, deed })).toEqual({ kind: 'nothing' });
    }
    const { status, seats } = await app.game(id);
    expect([status, seats[2]?.kind]).toEqual(['running', 'automatic']);
    expect(
      seats
        .slice(0, 2)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Ada', 'Bo']);
  });

  test('refuses what is not possible', async () => {
    const { id } = await openLobby(app);
    expect(await press(ada, { kind: 'lobby', game: id, deed: 'join' })).toMatchObject({
      kind: 'refused',
      code: 'alreadyJoined',
    });
    expect(await press(bo, { kind: 'lobby', game: id, deed: 'add' })).toMatchObject({
      kind: 'refused',
      code: 'notAllowed',
    });
    expect(await press(dana, { kind: 'lobby', game: 'none-1', deed: 'join' })).toMatchObject({
      kind: 'refused',
      code: 'noSuchGame',
    });
  });
});

describe('answering by button', () => {
  async function asked(): Promise<{
    readonly game: GameRecord;
    readonly person: Person;
    readonly decision: Decision;
    readonly other: Person;
  }> {
    const game = await startGame(app);
    const {
      person,
      decision,
      others: [other = dana],
    } = await whoIsAsked(app, game);
    return { game, person, decision, other };
  }

  test('“Answer” opens their own question', async () => {
    const { game, person, decision } = await asked();
    const outcome = await press(person, { kind: 'ask', game: game.id });
    expect(outcome.kind).toBe('whisper');
    expect(pressesIn(outcome)[0]).toMatchObject({ decision: decision.id });
  });

  test('“Answer” tells somebody who is not asked whom the game waits for', async () => {
    const { game, person, other } = await asked();
    const [first, what, until] = textOf(await press(other, { kind: 'ask', game: game.id })).split('\n');
    expect([first, what]).toEqual([
      `Nothing for you right now: the game is waiting for **${person.name}**.`,
      `-# **${person.name}**, choose your character`,
    ]);
    expect(until).toMatch(/^-# ⏳ <t:\d+:R> I’ll answer “\S/);
  });

  test('a choice is taken, and a reply goes on with what is open next', async () => {
    const { game, person, decision } = await asked();
    const outcome = await press(
      person,
      { kind: 'pick', game: game.id, decision: decision.id, index: 0 },
      { place: 'reply' },
    );
    expect(outcome.kind).toBe('update');
    expect(textOf(outcome)).toMatch(/^✅ /);
    expect((await whoIsAsked(app, game)).decision.id).not.toBe(decision.id);
  });

  /** Draws a card in a reply, below which something stands. */
  async function drawIn(below: Below): Promise<PressReply> {
    bot = botFor(app, undefined, undefined, undefined, below);
    const game = await startGame(app);
    for (;;) {
      const { person, decision } = await whoIsAsked(app, game);
      if (decision.topic.kind === 'drawSkill' && decision.topic.count > 1) {
        const pick: Press = { kind: 'pick', game: game.id, decision: decision.id, index: 0 };
        return await handlePress(bot, {
          caller: callerFor(person),
          press: pick,
          values: [],
          place: 'reply',
          messageId: '7',
        });
      }
      await app.answer(game.id, person.id, decision.id, decision.fallback);
    }
  }

  test('what is asked next comes below what is told of the answer, and the reply keeps what was chosen alone', async () => {
    const seen: Array<string> = [];
    const outcome = await drawIn({
      told: async () => {
        seen.push('told');
      },
      hasMore: async (_game, _channel, messageId) => seen.push(messageId) > 0,
    });
    if (outcome.kind !== 'goOn') throw new Error(`it is ${outcome.kind}`);
    expect(outcome.instead).toMatchObject({ content: expect.stringMatching(/^✅ /), components: [] });
    const { message, below } = await outcome.next;
    expect([below, seen]).toEqual([true, ['told', '7']]);
    expect(message.content).not.toContain('✅');
    expect(customIds(message).length).toBeGreaterThan(1);
  });

  test('where nothing came below it, the reply goes on itself', async () => {
    const outcome = await drawIn({ told: async () => undefined, hasMore: async () => false });
    if (outcome.kind !== 'goOn') throw new Error(`it is ${outcome.kind}`);
    expect(await outcome.next).toMatchObject({ below: false, message: { content: expect.stringMatching(/^✅ /) } });
  });

  test('a button of somebody else changes nothing', async () => {
    const { game, decision, other } = await asked();
    expect(await press(other, { kind: 'pick', game: game.id, decision: decision.id, index: 0 })).toMatchObject({
      kind: 'refused',
      code: 'notYourDecision',
    });
    expect((await whoIsAsked(app, game)).decision.id).toBe(decision.id);
  });

  test('an old button says what has happened since and what is open', async () => {
    const { game, person, decision } = await asked();
    const old: Press = { kind: 'pick', game: game.id, decision: decision.id, index: 0 };
    await press(person, old);
    const outcome = await press(person, old);
    expect(outcome.kind).toBe('whisper');
    expect(textOf(outcome)).toMatch(/^This has already been decided\. .+\nRecently:\n> /s);
  });

  test('and leads to the next question, if there is one for the same person', async () => {
    const { game, person, decision } = await asked();
    const old: Press = { kind: 'pick', game: game.id, decision: decision.id, index: 0 };
    await press(person, old);
    for (let answers = 0; answers < 40; answers += 1) {
      const next = await whoIsAsked(app, game);
      if (next.person.id === person.id) break;
      await app.answer(game.id, next.person.id, next.decision.id, next.decision.fallback);
    }
    expect(pressesIn(await press(person, old))).toEqual([{ kind: 'ask', game: game.id }]);
  });

  test('two presses at once count once', async () => {
    const { game, person, decision } = await asked();
    const once: Press = { kind: 'pick', game: game.id, decision: decision.id, index: 0 };
    const outcomes = await Promise.all([press(person, once), press(person, once)]);
    expect(outcomes.filter((outcome) => textOf(outcome).startsWith('This has already been decided'))).toHaveLength(1);
    expect((await app.log(game.id, 'public')).filter(({ seq }) => seq > 1)).toEqual([]);
  });

  test('an index that no choice has is refused', async () => {
    const { game, person, decision } = await asked();
    expect(await press(person, { kind: 'pick', game: game.id, decision: decision.id, index: 999 })).toMatchObject({
      kind: 'refused',
      code: 'illegalChoice',
    });
    expect((await whoIsAsked(app, game)).decision.id).toBe(decision.id);
  });

  test('a choice from a menu is taken', async () => {
    const { game, person, decision } = await asked();
    await press(person, { kind: 'menu', game: game.id, decision: decision.id, page: 0, picked: [] }, { values: ['1'] });
    expect((await whoIsAsked(app, game)).decision.id).not.toBe(decision.id);
  });

  test('a button from before something was undone does not answer the question after it', async () => {
    const { game, person, decision } = await asked();
    await press(person, { kind: 'pick', game: game.id, decision: decision.id, index: 0 });
    const { target, mark } = await app.undo.preview(game.id, ada);
    await app.undo.confirm(game.id, ada, { ref: target.ref, mark });
    expect(textOf(await press(person, { kind: 'pick', game: game.id, decision: decision.id, index: 0 }))).toMatch(
      /^The game has been rewound since you were asked this/,
    );
  });
});

test('what a picture of Loyalty cards says stands in words behind a button', async () => {
  const game = await startGame(app);
  for (let answers = 0; answers < 60; answers += 1) {
    const { person, decision } = await whoIsAsked(app, game);
    if (((await app.viewFor(game.id, ada.id)).own?.loyalty.length ?? 0) > 0) break;
    await app.answer(game.id, person.id, decision.id, decision.fallback);
  }
  const words = (outcome: Awaited<ReturnType<typeof press>>): string =>
    ('message' in outcome ? (outcome.message.embeds ?? []) : []).map(({ description }) => description).join('');
  const sheet = await press(ada, { kind: 'hand', game: game.id });
  expect(words(sheet)).toMatch(/^- \*\*You Are (Not )?a Cylon\*\*$/m);
  expect(pressesIn(sheet)).toContainEqual({ kind: 'handText', game: game.id });
  const inWords = await press(ada, { kind: 'handText', game: game.id });
  expect(words(inWords)).toMatch(/^- \*\*You Are (Not )?a Cylon\*\*: .{20}/m);
  expect('message' in inWords ? inWords.message.files : undefined).toEqual([]);
});

describe('picking several', () => {
  const several = question(40, { min: 2, max: 3 });
  let taken: ReadonlyArray<string> | undefined;
  let pretended: BotContext;

  beforeEach(async () => {
    const game = await startGame(app);
    taken = undefined;
    const answer: App['answer'] = async (_game, _user, _decision, ids) => {
      taken = ids;
      return { game, seat: 0, decisions: [], goesOn: false };
    };
    pretended = {
      ...bot,
      app: { ...app, answer, openDecisions: async () => [several], openOffers: async () => [] },
    };
  });

  async function pick(meaning: Press, values: ReadonlyArray<string> = []): Promise<PressReply> {
    return await handlePress(pretended, { caller: callerFor(ada), press: meaning, values, place: 'reply' });
  }

  test('keeps what was picked on other pages', async () => {
    const { id: game } = (await app.gameInChannel(channelId)) ?? { id: '' };
    const decision = several.id;
    const outcome = await pick({ kind: 'menu', game, decision, page: 1, picked: [2, 30] }, ['26', '31']);
    expect(textOf(outcome)).toContain('**3 picked** (pick 2 or 3)');
    expect(pressesIn(outcome)).toContainEqual({ kind: 'confirm', game, decision, picked: [2, 26, 31] });
    expect(taken).toBeUndefined();
    await pick({ kind: 'confirm', game, decision, picked: [2, 26, 31] });
    expect(taken).toEqual(['seat:2', 'seat:26', 'seat:31']);
  });

  test('turns pages without answering', async () => {
    const { id: game } = (await app.gameInChannel(channelId)) ?? { id: '' };
    const outcome = await pick({ kind: 'page', game, decision: several.id, page: 1, picked: [2] });
    expect(textOf(outcome)).toContain('Pick 1 more');
    expect('message' in outcome && componentsOf(outcome.message).length).toBeGreaterThan(2);
    expect(taken).toBeUndefined();
  });
});

test('abandoning takes the button that asks again, of the host', async () => {
  const { id } = await startGame(app);
  expect(await press(bo, { kind: 'abandon', game: id, status: 'running' }, { place: 'reply' })).toMatchObject({
    kind: 'refused',
    code: 'notAllowed',
  });
  expect((await press(ada, { kind: 'keep', game: id }, { place: 'reply' })).kind).toBe('update');
  expect((await app.game(id)).status).toBe('running');
  await press(ada, { kind: 'abandon', game: id, status: 'running' }, { place: 'reply' });
  expect((await app.game(id)).status).toBe('abandoned');
});

test('who agreed to close a lobby does not end the game that has begun since', async () => {
  const { id } = await startGame(app);
  expect(await press(ada, { kind: 'abandon', game: id, status: 'lobby' }, { place: 'reply' })).toMatchObject({
    kind: 'refused',
    code: 'notRunning',
  });
  expect((await app.game(id)).status).toBe('running');
});

test('below the table at a glance is a button that shows the whole board to whoever presses it', async () => {
  const { id } = await startGame(app);
  const outcome = await press(dana, { kind: 'board', game: id });
  expect(outcome).toMatchObject({
    kind: 'whisper',
    message: { files: [{ name: 'board.png', data: Buffer.from('png') }] },
  });
});
