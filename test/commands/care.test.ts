import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { game } from '../../commands/game.ts';
import { stats } from '../../commands/stats.ts';
import { exportFile } from '../../src/app/features/hosts/exportGame.ts';
import type { App, Person } from '../../src/app/types.ts';
import type { Call, Message } from '../../src/bot/types.ts';
import {
  ada,
  bo,
  channelId,
  chidi,
  customIds,
  dana,
  memoryApp,
  openLobby,
  startGame,
  whoIsAsked,
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

interface Given {
  readonly text?: Readonly<Record<string, string>>;
  readonly people?: Readonly<Record<string, Person & { readonly bot?: boolean; readonly member?: boolean }>>;
  readonly place?: Parameters<typeof callBy>[3];
}

function call(
  person: Person,
  subcommand: string | undefined,
  { text = {}, people = {}, place = {} }: Given = {},
): Call {
  const plain = callBy(person, text, subcommand, place);
  return {
    ...plain,
    options: {
      ...plain.options,
      person: (name) => (people[name] === undefined ? undefined : { bot: false, member: true, ...people[name] }),
    },
  };
}

async function reply(person: Person, subcommand: string, given: Given = {}): Promise<Message> {
  return await replyTo(commandWith(subcommand), bot, call(person, subcommand, given));
}

async function said(person: Person, subcommand: string, given: Given = {}): Promise<string> {
  return (await reply(person, subcommand, given)).content ?? '';
}

const server: Person = { ...ada, administrator: true };

/** A game between automatic players, which has been played to its end; Ada is still its host. */
async function finished(): Promise<string> {
  const { id } = await app.create({ guildId: '100', channelId, host: ada });
  for (let seat = 1; seat < 3; seat += 1) await app.addAutomatic(id, ada);
  await app.start(id, ada);
  await app.idle();
  for (let answers = 0; (await app.game(id)).status === 'running'; answers += 1) {
    const [decision] = await app.openDecisions(id, ada.id);
    if (decision === undefined || answers > 2000) throw new Error('The game does not end.');
    await app.answer(id, ada.id, decision.id, decision.fallback);
    await app.idle();
  }
  return id;
}

describe('/game undo', () => {
  test('shows what would be undone; without anything it says so', async () => {
    const { id } = await startGame(app);
    expect(await said(ada, 'undo')).toMatch(/^No decisions have been made yet\./);
    const { person, decision } = await whoIsAsked(app, await app.game(id));
    await app.answer(id, person.id, decision.id, decision.fallback);
    const message = await reply(person, 'undo');
    expect(message.content).toMatch(/^### Undo\?/);
    expect(customIds(message)).toHaveLength(2);
    expect(await said(dana, 'undo')).toMatch(/^Only the host of this game or a server manager can do this/);
  });

  test('suggests moments to go back to, and takes one as it was suggested or typed', async () => {
    const { id } = await startGame(app);
    const { person, decision } = await whoIsAsked(app, await app.game(id));
    await app.answer(id, person.id, decision.id, decision.fallback);
    const points = await suggestions(game, bot, call(ada, 'undo'), 'to');
    expect(points).toEqual([
      { name: expect.stringMatching(new RegExp(`^Setup: before “.*${person.name}.*”$`)), value: 'a1' },
      { name: 'The beginning of the game', value: 't0' },
    ]);
    expect(await said(ada, 'undo', { text: { to: 'the beginning of the game' } })).toContain(
      'The game goes back to its very beginning.',
    );
    expect(await said(ada, 'undo', { text: { to: 't0' } })).toContain('The game goes back to its very beginning.');
    expect(await said(ada, 'undo', { text: { to: 'a99' } })).toMatch(
      /^The game can no longer be rewound to that point/,
    );
  });
});

describe('an administrator of another server', () => {
  const elsewhere = { place: { guildId: '999' } };
  const stranger: Person = { ...dana, administrator: true, guildId: '999' };

  test('reads no audit log by the name of a game', async () => {
    const { id } = await startGame(app);
    expect(await said(stranger, 'audit', { ...elsewhere, text: { game: id } })).toMatch(/^There is no game/);
    expect((await reply({ ...stranger, guildId: '100' }, 'audit', { text: { game: id } })).embeds).toHaveLength(1);
  });

  test('is no organiser of a game in which they play', async () => {
    const { id } = await openLobby(app);
    await app.join(id, stranger);
    await app.start(id, ada);
    expect(await said(stranger, 'here', { ...elsewhere, text: { game: id } })).toMatch(
      /^Only the host of this game or a server manager/,
    );
    expect((await app.game(id)).channelId).toBe(channelId);
  });
});

describe('hosting', () => {
  test('/host pause and /host resume', async () => {
    await startGame(app);
    expect(await said(bo, 'pause')).toMatch(/^Only the host/);
    expect(await said(ada, 'pause')).toBe('The game is paused. `/host resume` continues it.');
    expect(await said(ada, 'pause')).toMatch(/^The game is already paused\./);
    expect(await said(server, 'resume')).toBe('The game continues.');
    expect(await said(ada, 'resume')).toMatch(/^The game isn’t paused\./);
  });

  test('/host transfer makes another player the host; bots and strangers not', async () => {
    const { id } = await openLobby(app);
    expect(await said(ada, 'transfer', { people: { to: dana } })).toMatch(/^Dana isn’t in this game\./);
    expect(await said(ada, 'transfer', { people: { to: { ...bo, bot: true } } })).toMatch(
      /^Discord bots can’t play or watch/,
    );
    expect(await said(ada, 'transfer', { people: { to: bo } })).toBe(`<@${bo.id}> is now the host.`);
    expect((await app.game(id)).hostId).toBe(bo.id);
  });

  test('/host kick empties a seat of a lobby, and gives one of a running game to an automatic player', async () => {
    const { id } = await openLobby(app);
    await app.join(id, dana);
    expect(await said(bo, 'kick', { people: { player: dana } })).toMatch(/^Only the host/);
    expect(await said(ada, 'kick', { people: { player: dana } })).toBe(`<@${dana.id}> has been removed.`);
    await app.start(id, ada);
    expect(await said(ada, 'kick', { people: { player: bo } })).toBe(`<@${bo.id}> has been removed.`);
    expect((await app.game(id)).seats.map(({ kind }) => kind)).toEqual(['user', 'automatic', 'user']);
  });

  test('nobody gets a seat, the game or a look at it who is no member of the server; who has left it can be taken out', async () => {
    await openLobby(app);
    const stranger = { ...dana, member: false };
    for (const [subcommand, option] of [
      ['transfer', 'to'],
      ['spectators', 'add'],
      ['replace', 'by'],
    ] as const) {
      expect(await said(ada, subcommand, { text: { seat: '1' }, people: { [option]: stranger } })).toMatch(
        /^<@4> isn’t a member of this server/,
      );
    }
    expect(await said(ada, 'kick', { people: { player: bo, by: stranger } })).toMatch(/^<@4> isn’t a member/);
    expect(await said(ada, 'kick', { people: { player: { ...bo, member: false } } })).toBe(
      `<@${bo.id}> has been removed.`,
    );
  });

  test('however many spectators there are, the list can be sent', async () => {
    await startGame(app);
    for (let number = 0; number < 45; number += 1)
      await said({ id: `9${number}`, name: '*'.repeat(32) }, 'spectators', {
        people: { add: { id: `9${number}`, name: '*'.repeat(32) } },
      });
    const list = await said(ada, 'spectators');
    expect(list.length).toBeLessThanOrEqual(2000);
    expect(list).toMatch(/^45 spectators: .*, and 25 more\.$/);
  });

  test('/game spectators lists, adds and takes away; nobody is pinged', async () => {
    await startGame(app);
    expect(await said(ada, 'spectators')).toMatch(/^There are no spectators\./);
    expect(await said(dana, 'spectators', { people: { add: dana } })).toBe('1 spectator: Dana.');
    expect(await said(bo, 'spectators', { people: { remove: dana } })).toMatch(/^Only the host/);
    expect(await said(dana, 'spectators', { people: { remove: dana } })).toMatch(/^There are no spectators\./);
    expect((await reply(ada, 'spectators', { people: { add: dana } })).ping).toBeUndefined();
  });
});

describe('records', () => {
  test('/game export gives a finished game as a file, and nothing of one that goes on', async () => {
    const id = await finished();
    const { files, content } = await reply(ada, 'export');
    expect(content).toContain(`${id}.json`);
    expect(content).toContain('/game replay');
    expect(files?.map(({ name }) => name)).toEqual([`${id}.json`]);
    const plain: unknown = JSON.parse(files?.[0]?.data.toString() ?? '');
    expect(exportFile.safeParse(plain).success).toBe(true);
    expect(await said(dana, 'export')).toMatch(/^Only this game’s players/);
  });

  test('/game export refuses while secrets count', async () => {
    await startGame(app);
    const { files, content } = await reply(server, 'export');
    expect(files).toBeUndefined();
    expect(content).toMatch(/^This game isn’t over/);
  });

  test('/host delete asks for the name of a game that goes on', async () => {
    const { id } = await startGame(app);
    const asked = await reply(ada, 'delete');
    expect(asked.content).toContain(`/host delete name: ${id}`);
    expect(asked.components).toBeUndefined();
    expect(await said(ada, 'delete', { text: { name: 'adama' } })).toMatch(
      /^That isn’t the name of this game, so nothing was deleted\./,
    );
    expect(await said(bo, 'delete', { text: { name: id } })).toMatch(/^Only the host/);
    const gone = await reply(ada, 'delete', { text: { name: id } });
    expect(gone).toMatchObject({ everyone: true, content: expect.stringContaining(`deleted the game **${id}**`) });
    expect(await app.gameInChannel(channelId)).toBeUndefined();
  });

  test('/host delete with the name of another game deletes nothing, also where the latest game of the channel has ended', async () => {
    const { id } = await startGame(app);
    await app.abandon(id, ada);
    expect(await said(ada, 'delete', { text: { name: 'adama' } })).toMatch(
      /^That isn’t the name of this game, so nothing was deleted\./,
    );
    expect((await app.game(id)).status).toBe('abandoned');
    expect(await said(ada, 'delete', { text: { name: id.toUpperCase() } })).toContain(`deleted the game **${id}**`);
  });

  test('/host audit is for those who look after the game; of a deleted game for administrators of its server', async () => {
    const { id } = await startGame(app);
    expect(await said(chidi, 'audit')).toMatch(/^Only the host/);
    expect((await reply(ada, 'audit')).embeds?.[0]?.description).toMatch(/started the game\n.*opened the game$/);
    await app.hosts.delete(id, ada, { status: 'running', name: id });
    expect((await reply(server, 'audit', { text: { game: id.toUpperCase() } })).embeds?.[0]?.description).toMatch(
      /^<t:\d+:f> · \*\*Ada\*\* deleted it \(running, 0 answers\)$/,
    );
    expect(await said(bo, 'audit', { text: { game: id } })).toMatch(/^There is no game/);
    expect(await said(server, 'audit', { text: { game: id }, place: { guildId: 'elsewhere' } })).toMatch(
      /^There is no game/,
    );
  });
});

describe('/stats', () => {
  async function statistics(person: Person, given: Given = {}): Promise<Message> {
    return await replyTo(stats, bot, call(person, undefined, given));
  }

  test('says that nothing was finished yet', async () => {
    expect((await statistics(ada)).content).toMatch(/^No games have been finished yet\./);
    expect((await statistics(ada, { people: { player: dana } })).content).toMatch(/^Dana hasn’t finished a game yet\./);
    expect((await statistics(ada, { text: { character: 'roslin' } })).content).toMatch(
      /^No game with Laura Roslin has been finished yet\./,
    );
    expect((await statistics(ada, { text: { character: 'nobody like that' } })).content).toMatch(
      /^There is no character by that name\./,
    );
  });

  test('tells how games went, that few of them say little, and automatic players apart', async () => {
    await finished();
    const [embed] = (await statistics(bo)).embeds ?? [];
    expect(embed?.title).toBe('Finished games on this server');
    expect(embed?.description).toMatch(
      /\*\*1 game\*\* of \d+ turns\nHumans won \d \(\d+ %\)\nCylons won \d \(\d+ %\)\n-# With so few games,/,
    );
    expect(embed?.description).toMatch(/### How games ended\n- 1 × The (humans|Cylons) win: /);
    expect(embed?.description).toContain('### Automatic players (counted separately)');
    expect(embed?.description).toMatch(/### Most games played\n- Ada: won \d of 1/);
    const own = (await statistics(ada, { place: { guildId: undefined } })).embeds?.[0];
    expect(own).toMatchObject({
      title: 'Ada’s finished games',
      description: expect.stringContaining('Across all servers where I host games.'),
    });
    expect(own?.description).not.toContain('Automatic players');
  });

  test('suggests characters', async () => {
    expect(await suggestions(stats, bot, call(ada, undefined), 'character', 'rosl')).toContainEqual({
      name: 'Laura Roslin',
      value: 'character/base/laura-roslin',
    });
  });
});
