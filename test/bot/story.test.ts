import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { App, GameEvent } from '../../src/app/types.ts';
import { deliverToChannel } from '../../src/bot/delivery/channel.ts';
import { createDelivery } from '../../src/bot/delivery/delivery.ts';
import { rememberMembers } from '../../src/bot/delivery/members.ts';
import type { DeliveryParts } from '../../src/bot/delivery/parts.ts';
import { storyMessage } from '../../src/bot/messages/story.ts';
import { english } from '../../src/words/index.ts';
import { fakeDiscord } from './fakeDiscord.ts';
import type { FakeDiscord } from './fakeDiscord.ts';
import { ada, channelId, dana, guildId, memoryApp, memoryLog, startGame, whoIsAsked, words } from './support.ts';
import { describeShortName } from '../../src/engine/describe/index.ts';

const names = { seat: (seat: number) => `Seat ${seat}`, character: (id: string) => id };
const past = { game: 'test', moments: [] };
const reading = { words, names, say: english, past };
const publicly = (what: GameEvent['what']): GameEvent => ({ audience: 'public', what });

describe('what is told of a turn', () => {
  test('leaves out phases and shuffled decks', () => {
    const events = [
      publicly({ kind: 'turnStarted', seat: 0, turn: 3 }),
      publicly({ kind: 'phase', phase: 'movement', seat: 0 }),
      publicly({ kind: 'deckReshuffled', deck: 'tactics' }),
      publicly({ kind: 'skillsSkipped', seat: 0 }),
    ];
    expect(storyMessage(events, reading)?.content).toBe('### Turn 3: Seat 0\nSeat 0 draws no Skill cards this turn');
  });

  test('a great moment has an embed of its own, and what follows stands below it', () => {
    const events = [
      publicly({ kind: 'skillsSkipped', seat: 0 }),
      publicly({ kind: 'becameCylon', seat: 1, how: 'revealed' }),
      publicly({ kind: 'skillsSkipped', seat: 2 }),
      publicly({ kind: 'skillsSkipped', seat: 3 }),
    ];
    expect(storyMessage(events, reading)).toEqual({
      content: 'Seat 0 draws no Skill cards this turn',
      embeds: [
        {
          title: 'One of us was never one of us.',
          description: 'Seat 1 is now a Cylon player',
          color: expect.any(Number),
        },
        { description: 'Seat 2 draws no Skill cards this turn\nSeat 3 draws no Skill cards this turn' },
      ],
    });
  });

  test('is no message if it is too long for one', () => {
    const line = publicly({ kind: 'skillsSkipped', seat: 0 });
    expect(
      storyMessage(
        Array.from({ length: 60 }, () => line),
        reading,
      ),
    ).toBeUndefined();
    const jump = publicly({ kind: 'jumped', final: false });
    expect(
      storyMessage(
        Array.from({ length: 11 }, () => jump),
        reading,
      ),
    ).toBeUndefined();
  });
});

describe('in the channel', () => {
  let app: App;
  let discord: FakeDiscord;
  let latest: string | undefined;
  let clock: number;

  beforeEach(() => {
    app = memoryApp();
    discord = fakeDiscord();
    latest = undefined;
    clock = Date.now() + 60_000;
  });
  afterEach(async () => {
    await app.close();
  });

  function partsNow(): DeliveryParts {
    const drawn = async (): Promise<Buffer> => Buffer.from('png');
    const painter = {
      board: drawn,
      glance: drawn,
      hand: drawn,
      check: drawn,
      card: drawn,
      character: drawn,
      summary: drawn,
    };
    const members = rememberMembers(discord, () => clock);
    return { app, words, painter, courier: discord, members, log: memoryLog(), lastMessageId: () => latest };
  }

  async function deliverAll(): Promise<void> {
    const worker = createDelivery(partsNow(), () => clock);
    worker.start();
    await worker.idle();
    await worker.stop();
  }

  async function answerFirst(gameId: string): Promise<void> {
    const { person, decision } = await whoIsAsked(app, await app.game(gameId));
    await app.answer(gameId, person.id, decision.id, decision.fallback);
  }

  const stories = (): ReadonlyArray<string> => discord.texts(channelId).filter((text) => text.startsWith('### Turn 1'));

  async function untilFirstTurn(): Promise<string> {
    const { id } = await startGame(app);
    for (let left = 60; left > 0 && (await app.viewFor(id, 'public')).turn < 1; left -= 1) await answerFirst(id);
    await deliverAll();
    return id;
  }

  test('a turn is one message that grows', async () => {
    const id = await untilFirstTurn();
    const [before] = stories();
    for (let count = 0; count < 2; count += 1) await answerFirst(id);
    await deliverAll();
    expect(stories()).toHaveLength(1);
    expect(stories()[0]).not.toBe(before);
    expect(stories()[0]?.startsWith(before ?? '?')).toBe(true);
  });

  test('a reminder of reactions that says nothing leaves no trace: the turn goes on in its message', async () => {
    const id = await untilFirstTurn();
    const lane = `channel:${channelId}`;
    const row = {
      id: 999_999,
      gameId: id,
      lane,
      intent: { kind: 'reactionReminder' },
      nonce: 'none',
      createdAt: 0,
      attempts: 0,
    } as const;
    const [before] = stories();
    expect(await deliverToChannel(partsNow(), row, channelId)).toEqual({});
    for (let count = 0; count < 2; count += 1) await answerFirst(id);
    await deliverAll();
    expect(stories()).toHaveLength(1);
    expect(stories()[0]).not.toBe(before);
  });

  test('when somebody has written something, it goes on below that, and the picture with it', async () => {
    const id = await untilFirstTurn();
    const before = discord.texts(channelId);
    latest = '9'.repeat(19);
    for (let count = 0; count < 2; count += 1) await answerFirst(id);
    await deliverAll();
    const after = discord.texts(channelId);
    expect(stories()).toEqual(before.filter((text) => text.startsWith('### Turn 1')));
    expect(after.length).toBeGreaterThan(before.length);
    const boards = discord.messages.filter(({ message }) =>
      (message.files ?? []).some(({ name }) => name.startsWith('board-')),
    );
    expect(boards.map(({ channelId: place }) => place)).toEqual([channelId]);
  });

  test('what a player has done is told by their name, also when the seat is somebody else’s before it is told', async () => {
    await app.close();
    let time = clock;
    app = memoryApp(() => time);
    const id = await untilFirstTurn();
    const { person } = await whoIsAsked(app, await app.game(id));
    const seat = (await app.game(id)).seats.findIndex(
      (holder) => holder.kind === 'user' && holder.userId === person.id,
    );
    const [before, after] = [person.name, 'Dana'];
    time += 1000;
    await answerFirst(id);
    time += 1000;
    await app.replaceSeat(id, ada, seat, dana);
    time += 1000;
    const [decision] = await app.openDecisions(id, dana.id);
    if (decision === undefined) await answerFirst(id);
    else await app.answer(id, dana.id, decision.id, decision.fallback);
    clock = time + 1000;
    await deliverAll();
    const said = discord.texts(channelId).join('\n');
    const [own = '', others = ''] = said.split(/^.* reassigned seat .*$/m);
    expect([own, others]).toEqual([expect.stringContaining(`(${before})`), expect.stringContaining(`(${after})`)]);
    expect(own).not.toContain(`(${after})`);
    expect(others).not.toContain(`(${before})`);
  });

  test('a bot that was killed before it had noted so tells nothing twice', async () => {
    const id = await untilFirstTurn();
    const noting = vi.spyOn(app.outbox, 'markDelivered').mockRejectedValueOnce(new Error('killed'));
    await answerFirst(id);
    await deliverAll();
    clock += 400_000;
    await deliverAll();
    expect(noting.mock.calls.length).toBeGreaterThan(1);
    const [story = ''] = stories();
    const lines = story.split('\n');
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.length).toBeGreaterThan(1);
  });

  test('a question that was sent again below what people wrote stands there once, also if the bot was killed right then', async () => {
    const id = await untilFirstTurn();
    const questions = (): ReadonlyArray<string> => discord.texts(channelId).filter((text) => text.includes('decides'));
    const [before] = questions();
    const { turn, waitingFor } = await app.viewFor(id, 'public');
    await app.outbox.add({ gameId: id, lane: `channel:${channelId}` }, [{ kind: 'question', turn, waitingFor }]);
    latest = '9'.repeat(19);
    const { send } = discord;
    vi.spyOn(discord, 'send').mockImplementationOnce(async (...message) => {
      await send(...message);
      throw new Error('killed');
    });
    await deliverAll();
    expect(questions()).toEqual([before, before]);
    latest = undefined;
    clock += 400_000;
    await deliverAll();
    expect(questions()).toEqual([before]);
  });

  test('a line that was told stays as it was when another character follows an executed one', async () => {
    const id = await untilFirstTurn();
    const { turn, players } = await app.viewFor(id, 'public');
    const [dies, follows] = [players[0]?.character ?? '', 'character/base/saul-tigh'];
    const entries = [...(await app.log(id, 'public'))];
    vi.spyOn(app, 'log').mockImplementation(async () => entries);
    const tell = async (...happened: ReadonlyArray<GameEvent['what']>): Promise<void> => {
      const events = happened.map(publicly);
      entries.push(...events.map((event) => ({ seq: 1, turn, at: clock, event })));
      await app.outbox.add({ gameId: id, lane: `channel:${channelId}` }, [{ kind: 'log', turn, events }]);
      await deliverAll();
    };
    const latestText = (): string =>
      JSON.stringify(
        discord.messages
          .findLast(({ message }) => JSON.stringify(message).includes('executed'))
          ?.message.embeds?.map(({ description }) => description),
      );
    await tell({ kind: 'executed', seat: 0, character: dies, why: 'location/base/brig' });
    const before = latestText();
    expect(before).toContain(`**${describeShortName(dies, words.locale)}** (Ada)`);
    const cast = vi.spyOn(app, 'viewFor');
    const now = await app.viewFor(id, 'public');
    const playersNow = now.players.map((player) => (player.seat === 0 ? { ...player, character: follows } : player));
    cast.mockResolvedValue({ ...now, players: playersNow });
    await tell({ kind: 'characterChosen', seat: 0, character: follows }, { kind: 'skillsSkipped', seat: 0 });
    const after = latestText();
    expect(after).toContain(`**${describeShortName(dies, words.locale)}** (Ada)`);
    expect(after).toContain('**Ada** plays as Saul Tigh');
    expect(after).toContain('**Tigh** (Ada) draws no Skill cards');
    // Someone writes: the turn goes on in another message, and no one is called otherwise in it.
    latest = '9'.repeat(19);
    await tell({ kind: 'skillsSkipped', seat: 0 });
    expect(discord.texts(channelId).at(-1)).toContain('**Tigh** (Ada) draws no Skill cards');
  });

  test('the story of a game in another channel is another', async () => {
    await untilFirstTurn();
    await app.create({ guildId, channelId: '201', host: ada });
    await deliverAll();
    expect(discord.texts('201').some((text) => text.startsWith('### Turn'))).toBe(false);
  });
});
