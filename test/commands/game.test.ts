import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { game } from '../../commands/game.ts';
import { host } from '../../commands/host.ts';
import type { App, Person } from '../../src/app/types.ts';
import type { Threads } from '../../src/bot/threads.ts';
import { decodePress } from '../../src/bot/customId.ts';
import { lobbyMessage } from '../../src/bot/messages/lobby.ts';
import { errorMessage } from '../../src/bot/messages/refusal.ts';
import { handlePress } from '../../src/bot/presses/handle.ts';
import type { Message } from '../../src/bot/types.ts';
import { english } from '../../src/words/index.ts';
import {
  ada,
  bo,
  callerFor,
  channelId,
  customIds,
  dana,
  guildId,
  memoryApp,
  openLobby,
  startGame,
} from '../bot/support.ts';
import { callBy, commandWith, botFor, replyTo, suggestions } from './support.ts';
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

async function say(
  person: Person,
  subcommand: string,
  values: Record<string, string | number | boolean> = {},
  place = {},
): Promise<string> {
  const { content } = await replyTo(commandWith(subcommand), bot, callBy(person, values, subcommand, place));
  return content ?? '';
}

async function status(): Promise<string | undefined> {
  return (await app.gameInChannel(channelId))?.status;
}

describe('/game create', () => {
  test('opens a lobby with the options, its caller as host', async () => {
    expect(
      await say(ada, 'create', { difficulty: 'easierForHumans', 'no-sympathizer': true, 'ships-act-once': false }),
    ).toContain('is open');
    expect(await app.gameInChannel(channelId)).toMatchObject({
      hostId: ada.id,
      status: 'lobby',
      options: { difficulty: 'easierForHumans', noSympathizer: true, cylonShipsActivateOncePerTurn: false },
    });
  });

  test('switches an expansion on with its parts, and says which part needs it', async () => {
    expect(await say(ada, 'create', { 'personal-goals': true })).toMatch(/Personal Goals needs Exodus\./);
    const parts = { 'personal-goals': true, 'final-five': true, 'cylon-fleet': true };
    expect(await say(ada, 'create', { exodus: true, ...parts })).toContain('is open');
    const options = { expansions: ['exodus'], switches: ['personalGoals', 'finalFive', 'cylonFleet'] };
    expect(await app.gameInChannel(channelId)).toMatchObject({ options });
  });

  test('starts from a preset, tells what it sets, and what is named beside it changes it', async () => {
    expect(await say(ada, 'create', { preset: 'preset/pegasus/first-game', 'redraw-loyalty': false })).toMatch(
      /is open[^\n]*\n\*\*First game with Pegasus\*\* sets: Pegasus · Objective: Kobol · Difficulty: normal · Cylon ships act once per turn\./,
    );
    expect(await app.gameInChannel(channelId)).toMatchObject({
      options: { expansions: ['pegasus'], objective: 'kobol', executionRedrawsLoyalty: false },
    });
  });

  test('needs a channel without a game', async () => {
    const { id } = await openLobby(app);
    expect(await say(dana, 'create')).toContain(id);
    expect(await app.gamesOf(dana.id)).toEqual([]);
  });

  test('needs the permissions to host a game', async () => {
    expect(await say(ada, 'create', {}, { lacking: ['Send Messages'] })).toMatch(/Missing permissions: Send Messages/);
    expect(await status()).toBeUndefined();
  });

  test('needs a server', async () => {
    expect(await say(ada, 'create', {}, { guildId: undefined })).toBe('Games need a server channel.');
  });

  test('remembers for how many players it is, for /game start to fill', async () => {
    await say(ada, 'create', { players: 5 });
    await say(bo, 'join');
    expect(await say(ada, 'start', { automatic: 'fill' })).toBe('The game begins.');
    const { seats, status: now } = (await app.gameInChannel(channelId)) ?? {};
    expect(now).toBe('running');
    expect(seats?.map(({ kind }) => kind)).toEqual(['user', 'user', 'automatic', 'automatic', 'automatic']);
  });
});

describe('/game create in a thread', () => {
  const opened: Array<{ readonly channelId: string; readonly name: string | undefined }> = [];
  const closed: Array<string> = [];
  const threads: Threads = {
    forumAmong: async () => undefined,
    open: async (from, { name }) => {
      opened.push({ channelId: from, name });
      return '777';
    },
    close: async (id) => {
      closed.push(id);
    },
  };
  beforeEach(() => {
    opened.length = 0;
    closed.length = 0;
    bot = botFor(app, threads);
  });

  test('opens one, in which the game lives from then on', async () => {
    expect(await say(ada, 'create', { thread: true, name: 'Friday' })).toContain('is open in <#777>');
    expect(opened).toEqual([{ channelId, name: 'Friday' }]);
    const game = await app.gameInChannel('777');
    expect(await app.setup.of(game?.id ?? '')).toEqual({
      name: 'Friday',
      parentId: channelId,
      ownThread: true,
      tutorial: false,
    });
    expect(await status()).toBeUndefined();
  });

  test('does so without being asked where the server’s settings say so, unless it is told not to', async () => {
    await app.guild.change(guildId, { ...dana, administrator: true }, { home: 'thread' });
    expect(await say(ada, 'create')).toContain('<#777>');
    expect(await say(bo, 'create', { thread: false })).not.toContain('<#777>');
    expect(await status()).toBe('lobby');
  });

  test('stays in the thread where it is used', async () => {
    expect(await say(ada, 'create', { thread: true }, { channelId: '555', parentId: channelId })).toContain(
      'is open. Others',
    );
    expect(opened).toEqual([]);
    expect(await app.setup.of((await app.gameInChannel('555'))?.id ?? '')).toMatchObject({
      parentId: channelId,
      ownThread: false,
    });
  });

  test('says which permission is missing, and opens nothing', async () => {
    expect(await say(ada, 'create', { thread: true }, { lackingForThread: ['Create Public Threads'] })).toMatch(
      /Missing permissions: Create Public Threads/,
    );
    expect(opened).toEqual([]);
  });

  test('closes the thread again if the game can’t be opened', async () => {
    expect(await say(ada, 'create', { thread: true, players: 7 })).toMatch(/can’t be combined/);
    expect(closed).toEqual(['777']);
    expect(await app.gamesOf(ada.id)).toEqual([]);
  });

  test('a tutorial can live there too', async () => {
    expect(await say(ada, 'tutorial', { thread: true })).toContain('starts in <#777>');
    expect(await app.gameInChannel('777')).toMatchObject({ status: 'running', hostId: ada.id });
  });
});

describe('what a server’s settings have against a game', () => {
  const manager = { ...dana, administrator: true };

  test('is said with the role or the channels', async () => {
    await app.guild.change(guildId, manager, { creators: { kind: 'role', roleId: '900' } });
    expect(await say(ada, 'create')).toMatch(/^Only members with the <@&900> role can open games here\. Ask/);
    await app.guild.change(guildId, manager, { creators: { kind: 'everyone' }, channels: ['300', '301'] });
    expect(await say(ada, 'tutorial')).toBe(
      'Games on this server are opened in <#300>, <#301>. Use `/game create` there.',
    );
    await app.guild.change(guildId, manager, { channels: [], mostGames: 1 });
    expect(await say(ada, 'create')).toContain('is open');
    expect(await say(bo, 'create', {}, { channelId: '301' })).toMatch(
      /^This server already has 1 open game, which is its limit\./,
    );
  });
});

describe('/game tutorial', () => {
  test.each([
    ['', /distance of 8/],
    ['pegasus', /New Caprica/],
    ['exodus', /trial/],
    ['daybreak', /distance of 10/],
  ])('says first how to win, with the box “%s”', async (expansion, goal) => {
    const first = await say(ada, 'tutorial', expansion === '' ? {} : { with: expansion });
    expect(first).toMatch(/\*\*How to win:\*\*/);
    expect(first).toMatch(goal);
  });
});

describe('/host options', () => {
  test('changes what is named, for the host alone', async () => {
    await say(ada, 'create');
    expect(await say(bo, 'options', { players: 4 })).toMatch(/^Only the host/);
    expect(await say(ada, 'options', { players: 4, 'no-sympathizer': true, name: 'Friday' })).toContain(
      'The lobby has been updated.',
    );
    const game = await app.gameInChannel(channelId);
    expect(game?.options).toMatchObject({ noSympathizer: true, difficulty: 'normal' });
    expect(await app.setup.of(game?.id ?? '')).toMatchObject({ name: 'Friday', wanted: 4 });
    expect(await say(ada, 'options', { players: 5 })).toMatch(/4 or 6 players/);
    expect(await say(ada, 'options')).toMatch(/^You didn’t say what to change\./);
  });
});

describe('/host here', () => {
  test('takes the game along, for its host', async () => {
    await say(ada, 'create');
    const { id } = (await app.gameInChannel(channelId)) ?? { id: '' };
    expect(await say(bo, 'here', { game: id }, { channelId: '300' })).toMatch(/^Only the host/);
    expect(await say(ada, 'here', { game: id })).toBe(
      'The game is already in this channel. The game ' +
        id +
        ' hasn’t started: `/game join` takes a seat, `/game start` starts it.',
    );
    expect(await say(ada, 'here', { game: id }, { channelId: '300' })).toBe(
      `The game ${id} continues here, in <#300>.`,
    );
    expect((await app.game(id)).channelId).toBe('300');
    expect((await suggestions(host, bot, callBy(ada, {}, 'here'), 'game')).map(({ value }) => value)).toEqual([id]);
  });
});

describe('seats', () => {
  test('are taken and given up before the game', async () => {
    const { id } = await app.create({ guildId: '100', channelId, host: ada });
    expect(await say(bo, 'join')).toContain(`You’ve taken a seat in ${id}`);
    expect(await say(bo, 'join')).toContain('already have a seat');
    expect(await say(bo, 'leave')).toBe(`You left ${id}.`);
    expect(await say(bo, 'leave')).toContain('no seat');
  });

  test('can not be taken where there is no game, and it says where their own games are', async () => {
    const { id } = await openLobby(app);
    expect(await say(ada, 'join', {}, { channelId: '999' })).toBe(
      `There is no game in this channel. You’re playing in ${id} (<#${channelId}>).`,
    );
  });

  test('can not be taken once the game has begun', async () => {
    await startGame(app);
    expect(await say(dana, 'join')).toMatch(
      /^This game has no automatic players left\. You can watch with \/game spectators\.$/,
    );
  });

  test('who comes too late is told of an automatic player’s seat, and who wants to leave of a stand-in and of handing over', async () => {
    const { id } = await openLobby(app);
    await app.addAutomatic(id, ada);
    await app.start(id, ada);
    expect(await say(dana, 'join')).toBe('I’ve asked the host for seat 4. They can approve with one press.');
    expect(await say(bo, 'leave')).toBe(
      'This game has already started. To take a break, use /away. To leave for good, ask Ada to hand your seat over with /host replace.',
    );
    await app.pace.away(bo, { until: '3 days', substitute: 'automatic' });
    expect(await say(dana, 'join')).toContain('has already been asked for seat 4');
    expect(await say(dana, 'leave')).toContain('already started');
  });

  test('are handed over by name or number, but not to nobody’s seat', async () => {
    await startGame(app);
    const offered = await suggestions(host, bot, callBy(ada, {}, 'replace'), 'seat', 'b');
    expect(offered).toEqual([{ name: 'Bo', value: '1' }]);
    expect(await say(ada, 'replace', { seat: '1' })).toBe('An automatic player takes over.');
    expect((await app.gameInChannel(channelId))?.seats[1]?.kind).toBe('automatic');
    expect(await say(ada, 'replace', { seat: 'Zak' })).toContain('There is no such seat.');
  });
});

describe('/game start', () => {
  test('is for the host', async () => {
    await openLobby(app);
    expect(await say(bo, 'start')).toMatch(/host/i);
    expect(await status()).toBe('lobby');
  });

  test('with too few players says how many are missing', async () => {
    await app.create({ guildId: '100', channelId, host: ada });
    expect(await say(ada, 'start')).toMatch(/needs 3 players/);
    expect(await status()).toBe('lobby');
  });
});

describe('/host abandon', () => {
  test('asks first', async () => {
    const { id } = await startGame(app);
    const reply = await replyTo(host, bot, callBy(ada, {}, 'abandon'));
    expect(customIds(reply)).toEqual([`abandon|${id}|running`, `keep|${id}`]);
    expect(await status()).toBe('running');
  });

  test('is for the host and for those who manage the server', async () => {
    await startGame(app);
    expect(await say(bo, 'abandon')).toContain('Only the host');
    expect(await say({ ...dana, administrator: true }, 'abandon')).toContain('Abandon the game');
  });

  test('has nothing to do when the game is over', async () => {
    const { id } = await startGame(app);
    await app.abandon(id, ada);
    expect(await say(ada, 'abandon')).toContain('nothing to abandon');
  });
});

test('/game status says where the fleet stands and what is open', async () => {
  await startGame(app);
  const text = await say(ada, 'status');
  expect(text).toMatch(/fuel/i);
  expect(text).toMatch(/Waiting for you|is waiting for/);
});

test('/game board is a picture with words, once the game has begun', async () => {
  await openLobby(app);
  expect(await say(ada, 'board')).toContain('no board yet');
  await app.start((await app.gameInChannel(channelId))?.id ?? '', ada);
  const { files } = await replyTo(game, bot, callBy(dana, {}, 'board'));
  expect(files?.[0]).toMatchObject({ name: 'board.png', description: expect.stringMatching(/fuel/i) });
});

test('/game log tells what happened', async () => {
  await startGame(app);
  const { embeds } = await replyTo(game, bot, callBy(ada, {}, 'log'));
  expect(embeds?.[0]?.description?.length).toBeGreaterThan(10);
  expect(await say(ada, 'log', { turn: 90 })).toBe('Nothing happened on turn 90.');
});

describe('/host seating and /game keep', () => {
  test('orders seats, names who begins, sits somebody further ahead', async () => {
    const { id } = await openLobby(app);
    expect(await say(ada, 'seating')).toMatch(/^You didn’t say what to change\./);
    expect(await say(bo, 'seating', { order: 'random' })).toMatch(/Ask Ada\./);
    expect(await say(ada, 'seating', { order: 'random', first: 'bo' })).toContain('new seating');
    expect((await app.setup.form(id)).seating).toMatchObject({ order: 'random', first: { userId: bo.id } });
    await say(ada, 'seating', { up: '2', first: 'lot' });
    expect((await app.game(id)).seats.map(({ name }) => name)).toEqual(['Ada', 'Chidi', 'Bo']);
    expect((await app.setup.form(id)).seating).toMatchObject({ order: 'byHand', first: undefined });
    await app.addAutomatic(id, ada);
    expect(await say(ada, 'seating', { first: '3' })).toMatch(/^An automatic player can’t go first/);
    expect(await suggestions(host, bot, callBy(ada, {}, 'seating'), 'first')).toHaveLength(4);
    expect(await suggestions(host, bot, callBy(ada, {}, 'seating'), 'up', 'bot')).toEqual([
      { name: 'Seat 4: Bot 1', value: '3' },
    ]);
  });

  test('keeps a role for the caller, or by the host for another, and says why not', async () => {
    const { id } = await openLobby(app);
    const [roslin] = await suggestions(game, bot, callBy(bo, {}, 'keep'), 'role', 'laura');
    expect(await say(bo, 'keep', { role: roslin?.value ?? '' })).toMatch(
      /^\*\*Laura Roslin\*\* is reserved for <@2>\./,
    );
    expect(await say(ada, 'keep', { role: 'Laura Roslin' })).toMatch(/^Bo has already reserved Laura Roslin\./);
    expect(await say(dana, 'keep', { role: 'pilot' })).toMatch(/no seat in this game/);
    expect(await say(bo, 'keep', { role: 'the Emperor' })).toMatch(/^There is no such role\./);
    expect(await say(bo, 'keep')).toBe('Nothing is reserved for <@2> any longer.');
    expect((await app.setup.form(id)).seating.kept).toEqual([]);
  });
});

describe('/game join while the game is played', () => {
  async function running(): Promise<string> {
    const { id } = await app.create({ guildId, channelId, host: ada });
    await app.start(id, ada, { fill: true });
    await app.idle();
    return id;
  }

  test('asks the host for an automatic player’s seat, who gives it with one press', async () => {
    const id = await running();
    const offered = await replyTo(game, bot, callBy(bo, {}, 'join'));
    expect(offered.content).toBe('Which seat would you like to take over?');
    expect(customIds(offered)).toEqual([`seat|${id}|ask|1`, `seat|${id}|ask|2`]);
    expect(await say(bo, 'join', { seat: '2' })).toMatch(/^I’ve asked the host for seat 3/);
    expect(await say(bo, 'join', { seat: '2' })).toMatch(/^The host has already been asked for seat 3/);
    expect((await pressBy(bo, `seat|${id}|give|2`)).content).toMatch(/Ask Ada/);
    expect(await pressBy(ada, `seat|${id}|give|2`)).toMatchObject({
      content: '✅ **Ada** gave the seat to **Bo**.',
      components: [],
    });
    expect((await app.game(id)).seats[2]).toMatchObject({ kind: 'user', userId: bo.id });
    expect((await pressBy(ada, `seat|${id}|give|2`)).content).toMatch(/^This seat is no longer wanted/);
  });

  test('/game status and the message of the game have a button for it, as long as there is such a seat', async () => {
    const id = await running();
    expect(customIds(await replyTo(game, bot, callBy(bo, {}, 'status')))).toEqual([`seat|${id}|ask|`]);
    expect(customIds(await replyTo(game, bot, callBy(ada, {}, 'status')))).toEqual([]);
    const message = async () => lobbyMessage(await app.game(id), await app.setup.form(id), english);
    expect(customIds(await message())).toEqual([`seat|${id}|ask|`]);
    await app.replaceSeat(id, ada, 1, bo);
    await app.replaceSeat(id, ada, 2, dana);
    expect(customIds(await message())).toEqual([]);
    expect((await pressBy({ id: '9', name: 'Eve' }, `seat|${id}|ask|`)).content).toMatch(
      /^This game has no automatic players left\./,
    );
  });

  test('takes it at once where the host has opened the seats, by command or with the press', async () => {
    const id = await running();
    expect(await say(bo, 'seating', { open: true })).toMatch(/Ask Ada/);
    await say(bo, 'join', { seat: '1' });
    expect((await pressBy(ada, `seat|${id}|giveAll|2`)).content).toContain('Automatic players’ seats are open');
    expect(await say(dana, 'join')).toMatch(/^Seat 3 is yours\./);
    expect(await say(ada, 'seating', { open: false })).toMatch(/^From now on, the host decides/);
  });
});

describe('/game rematch', () => {
  test('opens the next game with the same people, by command or by the button at the end', async () => {
    const { id } = await startGame(app);
    expect(await say(ada, 'rematch')).toMatch(/^This game isn’t over\./);
    await app.abandon(id, ada);
    expect(await say(dana, 'rematch')).toMatch(/^Only this game’s players/);
    expect((await pressBy(bo, `rematch|${id}`)).content).toMatch(/^The game \*\*.+\*\* is open here/);
    expect(await app.gameInChannel(channelId)).toMatchObject({ status: 'lobby', hostId: bo.id });
    expect((await pressBy(ada, `rematch|${id}`)).content).toMatch(/^This channel already has an open game/);
  });
});

async function pressBy(person: Person, customId: string): Promise<Message> {
  const press = decodePress(customId);
  if (press === undefined) throw new Error(`No button of ours: ${customId}`);
  try {
    const outcome = await handlePress(bot, { caller: callerFor(person), press, values: [], place: 'channel' });
    return 'message' in outcome ? outcome.message : {};
  } catch (error) {
    return errorMessage(error, undefined, english);
  }
}
