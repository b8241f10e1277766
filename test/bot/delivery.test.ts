import { DiscordAPIError } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { App, GameRecord, GameView } from '../../src/app/types.ts';
import { createDelivery } from '../../src/bot/delivery/delivery.ts';
import type { Delivery } from '../../src/bot/delivery/delivery.ts';
import { fakeDiscord, networkError, refusalOf } from './fakeDiscord.ts';
import type { FakeDiscord } from './fakeDiscord.ts';
import {
  ada,
  bo,
  channelId,
  customIds,
  guildId,
  memoryApp,
  memoryLog,
  openLobby,
  startGame,
  whoIsAsked,
  words,
} from './support.ts';

let app: App;
let discord: FakeDiscord;
let log: ReturnType<typeof memoryLog>;
let clock: number;
let drawn: number;
/** The views that were shown at a glance. */
let glanced: Array<GameView>;

beforeEach(() => {
  app = memoryApp();
  discord = fakeDiscord();
  log = memoryLog();
  // Later than all that a slow test puts in the outbox.
  clock = Date.now() + 60_000;
  drawn = 0;
  glanced = [];
});
afterEach(async () => {
  await app.close();
});

const painter = {
  board: async () => {
    drawn += 1;
    return Buffer.from('png');
  },
  glance: async (view: GameView) => {
    drawn += 1;
    glanced.push(view);
    return Buffer.from('glance');
  },
  hand: async () => Buffer.from('hand'),
  check: async () => Buffer.from('check'),
  card: async () => Buffer.from('card'),
  character: async () => Buffer.from('character'),
  summary: async () => Buffer.from('summary'),
};

function newWorker(): Delivery {
  return createDelivery({ app, words, painter, courier: discord, log, lastMessageId: () => undefined }, () => clock);
}

/** Delivers what is due now, as a bot that starts and stops. */
async function deliverAll(): Promise<void> {
  const worker = newWorker();
  worker.start();
  await worker.idle();
  await worker.stop();
}

function lobbyTexts(): ReadonlyArray<string> {
  return discord.texts(channelId).filter((text) => text.includes('Battlestar Galactica ·'));
}

describe('an emoji that is no longer there', () => {
  test('is told to whoever makes them, and the message comes without it', async () => {
    const emoji = { _errors: [{ code: 'BUTTON_COMPONENT_INVALID_EMOJI', message: 'Invalid emoji' }] };
    const raw = { code: 50_035, message: 'Invalid Form Body', errors: { components: emoji } };
    const refused = new DiscordAPIError(raw, 50_035, 400, 'POST', 'url', { body: undefined, files: undefined });
    let lost = 0;
    const parts = {
      app,
      words,
      painter,
      courier: discord,
      log,
      lastMessageId: () => undefined,
      emojis: {
        lost: () => {
          lost += 1;
        },
      },
    };
    discord.failNext('send', refused);
    await app.create({ guildId, channelId, host: ada });
    for (let time = 0; time < 2; time += 1) {
      const worker = createDelivery(parts, () => clock);
      worker.start();
      await worker.idle();
      await worker.stop();
      clock += 60_000;
    }
    expect([lost, lobbyTexts().length]).toEqual([1, 1]);
  });
});

describe('the lobby message', () => {
  test('is sent once and edited in place', async () => {
    const { id } = await app.create({ guildId, channelId, host: ada });
    await deliverAll();
    await app.join(id, bo);
    await deliverAll();
    expect(lobbyTexts()).toHaveLength(1);
    expect(lobbyTexts()[0]).toContain('**Bo**');
  });

  test('comes back if somebody deleted it', async () => {
    const { id } = await app.create({ guildId, channelId, host: ada });
    await deliverAll();
    discord.drop(discord.messages.at(-1)?.id ?? '');
    await app.join(id, bo);
    await deliverAll();
    expect(lobbyTexts()).toHaveLength(1);
  });

  test('shows names that can not forge anything', async () => {
    await app.create({ guildId, channelId, host: { id: '1', name: '@everyone **x** <@1>' } });
    await deliverAll();
    expect(lobbyTexts()[0]).toContain('**\\@everyone \\*\\*x\\*\\* \\<\\@1\\>**');
    expect(discord.messages[0]?.message.ping).toBeUndefined();
  });
});

test('where the bot may make no events of the server, a session is told all the same', async () => {
  const { id } = await app.create({ guildId, channelId, host: ada });
  discord.failNext('event', refusalOf(403, 50_013));
  await app.pace.setSession(id, ada, 'in 3 hours');
  await deliverAll();
  expect(discord.texts(channelId).some((text) => text.includes('scheduled the next session'))).toBe(true);
  expect(await app.outbox.nextDueAt()).toBeUndefined();
});

describe('killed at a bad moment', () => {
  test('a message that arrived without its answer is not sent again', async () => {
    await app.create({ guildId, channelId, host: ada });
    discord.failNext('send', networkError(), true);
    await deliverAll();
    clock += 10_000;
    await deliverAll();
    expect(lobbyTexts()).toHaveLength(1);
  });

  test('not even when Discord has forgotten the nonce since', async () => {
    await startGame(app);
    for (let index = 0; index < 4; index += 1) discord.failNext('send', networkError(), true);
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await deliverAll();
      discord.forgetNonces();
      clock += 400_000;
    }
    const texts = discord.texts(channelId);
    const all = discord.messages.map(
      ({ channelId: place, message }) =>
        `${place} ${message.content ?? ''} ${(message.files ?? []).map(({ name }) => name).join(' ')} ${JSON.stringify(message.embeds)}`,
    );
    expect(texts.length).toBeGreaterThan(2);
    expect(new Set(all).size).toBe(all.length);
  });

  test('what never arrived is sent after a while, and what follows waits for it', async () => {
    await startGame(app);
    await deliverAll();
    const before = discord.texts(channelId);
    const { id } = await currentGame();
    for (let index = 0; index < 4; index += 1) discord.failNext('edit', networkError());
    await answerFirst(id);
    await deliverAll();
    expect(discord.texts(channelId)).toEqual(before);
    for (let attempt = 0; attempt < 5; attempt += 1) await deliverAll();
    expect(discord.texts(channelId)).not.toEqual(before);
  });
});

async function currentGame(): Promise<GameRecord> {
  const game = await app.gameInChannel(channelId);
  if (game === undefined) throw new Error('There is no game.');
  return game;
}

async function answerFirst(gameId: string): Promise<void> {
  const { person, decision } = await whoIsAsked(app, await app.game(gameId));
  await app.answer(gameId, person.id, decision.id, decision.fallback);
}

describe('what can not be delivered', () => {
  test('to a channel that is gone is left out, and the bot goes on', async () => {
    await openLobby(app);
    discord.failNext('send', refusalOf(404, 10_003));
    await deliverAll();
    expect(await app.outbox.nextDueAt()).toBeUndefined();
  });

  test('for want of a permission waits, and is tried as soon as something has changed in its server, not in another one', async () => {
    await openLobby(app);
    for (let index = 0; index < 2; index += 1) discord.failNext('send', refusalOf(403, 50_013));
    const worker = newWorker();
    worker.start();
    await worker.idle();
    expect([lobbyTexts().length, worker.condition(undefined).forbidden]).toEqual([0, 1]);
    await worker.lookAgainIn('101');
    expect(lobbyTexts()).toEqual([]);
    await worker.lookAgainIn(guildId);
    await worker.idle();
    expect([lobbyTexts().length, worker.condition(undefined).forbidden]).toEqual([1, 0]);
    await worker.stop();
  });

  test('because Discord refuses the message is left out after three times and logged as our mistake', async () => {
    await openLobby(app);
    for (let index = 0; index < 3; index += 1) discord.failNext('send', refusalOf(400, 50_035));
    const worker = newWorker();
    worker.start();
    for (let time = 0; time < 3; time += 1) {
      worker.lookAgain();
      await worker.idle();
      clock += 60_000;
    }
    expect([worker.condition(undefined).ourFault === undefined, await app.outbox.nextDueAt()]).toEqual([
      false,
      undefined,
    ]);
    await worker.stop();
    expect(log.lines.some(({ level, message }) => level === 'error' && message.includes('(body)'))).toBe(true);
  });
});

describe('closed direct messages', () => {
  test('are told once in the channel, without a secret', async () => {
    discord.closed.add(`9${bo.id}`);
    const game = await startGame(app);
    await deliverAll();
    for (let answers = 0; answers < 6; answers += 1) await answerFirst(game.id);
    await deliverAll();
    const told = discord.messages.filter(({ message }) => message.content?.includes('direct messages'));
    expect(told.map(({ channelId: place }) => place)).toEqual([channelId]);
    expect(told[0]?.message).toMatchObject({ ping: [bo.id], content: expect.stringContaining('/hand') });
    expect(discord.texts(`9${bo.id}`)).toEqual([]);
    expect(discord.texts(`9${ada.id}`).length).toBeGreaterThan(0);
  });
});

describe('a reaction', () => {
  /** Plays by default answers until someone may react, and delivers what that brings. */
  async function reaction() {
    const game = await startGame(app);
    for (let answers = 0; answers < 400; answers += 1) {
      const asked = await whoIsAsked(app, game);
      await deliverAll();
      if (asked.decision.privacy === 'secret') return { game, ...asked };
      await app.answer(game.id, asked.person.id, asked.decision.id, asked.decision.fallback);
    }
    throw new Error('Nobody could react.');
  }

  /** Messages with buttons there, but for those about standing orders, which everyone gets. */
  function armed(place: string) {
    const buttons = discord.messages.filter(
      ({ channelId: where, message }) =>
        where === place && JSON.stringify(message.components ?? []).includes('custom_id'),
    );
    return buttons.filter(({ message }) => !/"(?:orders|board|handText)\|/.test(JSON.stringify(message.components)));
  }

  test('is asked by direct message alone; the channel does not tell who is asked', async () => {
    const { person, decision, others } = await reaction();
    expect(armed(`9${person.id}`)).toHaveLength(1);
    expect(JSON.stringify(armed(`9${person.id}`)[0]?.message.components)).toContain(decision.id);
    for (const other of others)
      if ((await app.openDecisions((await currentGame()).id, other.id)).length === 0)
        expect(armed(`9${other.id}`)).toEqual([]);
    const [question] = armed(channelId);
    expect(question?.message.content).not.toMatch(/<@/);
    expect(JSON.stringify(question?.message)).not.toContain(decision.id);
  });

  test('can not be pressed any more once it is answered', async () => {
    const { game, person, decision } = await reaction();
    const [asked] = armed(`9${person.id}`);
    await app.answer(game.id, person.id, decision.id, decision.fallback);
    await deliverAll();
    expect(armed(`9${person.id}`).map(({ id }) => id)).not.toContain(asked?.id);
  });

  test('is told apart from Loyalty cards, which come with a sound and say what they mean; what was drawn is seen on the sheet', async () => {
    const { person } = await reaction();
    const told = discord.messages.filter(
      ({ channelId: place, message }) =>
        place === `9${person.id}` && message.content?.includes('Only you can see this') === true,
    );
    const [loyalty] = told;
    expect(loyalty?.message.content).toMatch(
      /is dealt \d Loyalty cards?: [^]*\*\*You Are (Not )?a Cylon[^]*\n- (It does not make you a Cylon|You are a Cylon)[^]*\n\*\*You are (human|a Cylon)/,
    );
    expect(loyalty?.message.silent).toBe(false);
    expect(told.filter(({ message }) => /draws .*Skill card/.test(message.content ?? ''))).toEqual([]);
  });
});

test('the sheet is sent once to each player and then edited', async () => {
  const game = await startGame(app);
  for (let answers = 0; answers < 25; answers += 1) {
    await answerFirst(game.id);
    await deliverAll();
  }
  for (const person of [ada, bo]) {
    const sheets = discord.messages.filter(
      ({ channelId: place, message }) => place === `9${person.id}` && (message.embeds ?? []).length > 0,
    );
    expect(sheets).toHaveLength(1);
    const hand = (await app.viewFor(game.id, person.id)).own?.hand.length;
    expect(sheets[0]?.message.embeds?.[0]?.description).toContain(`### Hand (${hand})`);
  }
});

describe('pictures', () => {
  test('are drawn for each phase in which something changed; one stays for each turn', async () => {
    const game = await startGame(app);
    for (let answers = 0; answers < 40; answers += 1) {
      await answerFirst(game.id);
      await deliverAll();
    }
    const { turn } = await app.viewFor(game.id, 'public');
    const boards = discord.messages.filter(({ message }) =>
      (message.files ?? []).some(({ name }) => name.startsWith('board-')),
    );
    expect(drawn).toBeGreaterThan(boards.length);
    expect(boards.length).toBeGreaterThan(1);
    expect(boards.length).toBeLessThanOrEqual(turn + 1);
  });

  test('show the table at a glance, with a button for the whole board, until the server wants the whole board each time', async () => {
    const game = await startGame(app);
    const boards = () =>
      discord.messages.filter(({ message }) => (message.files ?? []).some(({ name }) => name.startsWith('board-')));
    const play = async (answers: number): Promise<void> => {
      for (let answer = 0; answer < answers; answer += 1) {
        await answerFirst(game.id);
        await deliverAll();
      }
    };
    await play(40);
    const large = boards().filter(({ message }) => message.files?.[0]?.data.toString() === 'glance');
    // One stays for each turn.
    expect(glanced.length).toBeGreaterThan(large.length);
    expect(large.length).toBeGreaterThan(1);
    // Only the latest has the button: it shows the board as it is now.
    expect(large.map(({ message }) => customIds(message))).toEqual([
      ...large.slice(1).map(() => []),
      [`board|${game.id}`],
    ]);
    // People who see the channel see what everyone may know.
    expect(new Set(glanced.map(({ viewer, own }) => `${viewer} ${own === undefined}`))).toEqual(
      new Set(['public true']),
    );
    expect(glanced.filter(({ phase, over }) => phase === 'setup' || over !== undefined)).toEqual([]);
    const manager = { ...ada, administrator: true, guildId };
    await app.guild.change(guildId, manager, { picture: 'whole' });
    const [before, drawnBefore] = [glanced.length, drawn];
    await play(30);
    expect(drawn).toBeGreaterThan(drawnBefore);
    expect(glanced).toHaveLength(before);
    expect(boards().at(-1)?.message.components ?? []).toEqual([]);
  });

  test('that would be out of date at once are not drawn', async () => {
    const game = await startGame(app);
    for (let answers = 0; answers < 40; answers += 1) await answerFirst(game.id);
    await deliverAll();
    expect(drawn).toBe(1);
  });
});

describe('the question of a game', () => {
  test('notifies only players who weren’t asked before, and leaves no old question behind', async () => {
    const game = await startGame(app);
    await deliverAll();
    const { person } = await whoIsAsked(app, game);
    expect(questions().map(({ message }) => message.ping)).toEqual([[person.id]]);
    await answerFirst(game.id);
    await deliverAll();
    const { person: next } = await whoIsAsked(app, game);
    expect(questions().map(({ message }) => message.ping)).toEqual([[next.id]]);
  });

  function questions() {
    return discord.messages.filter(({ message }) => message.content?.includes(' decides') === true);
  }
});

test('a stop does not wait for ever for a message on its way, and the next start sends it', async () => {
  await openLobby(app);
  const notDrawn = (): Promise<Buffer> => Promise.reject(new Error('not drawn'));
  const stuck = createDelivery(
    {
      app,
      words,
      painter: {
        board: notDrawn,
        glance: notDrawn,
        hand: notDrawn,
        check: notDrawn,
        card: notDrawn,
        character: notDrawn,
        summary: notDrawn,
      },
      courier: { ...discord, send: () => new Promise(() => undefined) },
      log,
      lastMessageId: () => undefined,
    },
    () => clock,
  );
  stuck.start();
  await stuck.stop(20);
  expect(lobbyTexts()).toHaveLength(0);
  await deliverAll();
  expect(lobbyTexts()).toHaveLength(1);
});

test('a picture has the name of its own message and words for those who can’t see it', async () => {
  await startGame(app);
  await deliverAll();
  const pictures = discord.messages.flatMap(({ channelId: place, message }) =>
    place === channelId ? (message.files ?? []) : [],
  );
  expect(drawn).toBe(pictures.length);
  expect(pictures.length).toBeGreaterThan(0);
  for (const { name, description } of pictures) {
    expect(name).toMatch(/^board-.+\.png$/);
    expect(description.length).toBeLessThanOrEqual(1024);
    expect(description.length).toBeGreaterThan(50);
  }
});

test('what orders are is told once in a life, not in each game', async () => {
  const isOffer = (text: string | undefined): boolean => text?.includes('with `/orders` you can decide') === true;
  const offers = (): number => discord.messages.filter(({ message }) => isOffer(message.content)).length;
  const { id } = await startGame(app);
  await app.idle();
  await deliverAll();
  expect(offers()).toBe(3);
  await app.abandon(id, ada);
  await startGame(app);
  await app.idle();
  await deliverAll();
  expect(offers()).toBe(3);
});
