import { findGame } from '../../src/bot/actions/findGame.ts';
import { ApplicationCommandOptionType as Kind } from 'discord.js';
import type { APIApplicationCommandBasicOption, APIApplicationCommandOption } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import type { App, GameRecord, Person } from '../../src/app/types.ts';
import { isAppError } from '../../src/app/types.ts';
import type { Press } from '../../src/bot/press.ts';
import { handlePress } from '../../src/bot/presses/handle.ts';
import { handleModal, modalFor, opensModal } from '../../src/bot/presses/modal.ts';
import type { Servers } from '../../src/bot/servers.ts';
import type { Caller, Command, Message } from '../../src/bot/types.ts';
import { english } from '../../src/words/index.ts';
import { ada, bo, callerFor, channelId, chidi, dana, guildId, memoryApp, startGame } from '../bot/support.ts';
import { callBy, botFor, replyTo, suggestions } from './support.ts';
import { auditOf } from '../../src/bot/actions/hosting.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

/** A command, or a subcommand, that takes the name of a game. */
interface Called {
  readonly path: string;
  readonly command: Command;
  readonly subcommand: string | undefined;
  readonly options: ReadonlyArray<APIApplicationCommandBasicOption>;
}

const called: ReadonlyArray<Called> = commands.flatMap((command) => {
  const { name, options = [] } = command.definition;
  const below = options.flatMap((option) => (option.type === Kind.Subcommand ? [option] : []));
  const all =
    below.length > 0
      ? below.map((sub) => ({ path: `${name} ${sub.name}`, subcommand: sub.name, options: sub.options ?? [] }))
      : [{ path: name, subcommand: undefined, options: options.filter(isBasic) }];
  return all.flatMap((each) => (each.options.some((option) => option.name === 'game') ? [{ ...each, command }] : []));
});

function isBasic(option: APIApplicationCommandOption): option is APIApplicationCommandBasicOption {
  return option.type !== Kind.Subcommand && option.type !== Kind.SubcommandGroup;
}

/** Something for each option that must be there. */
function typicalOf(options: Called['options'], game: string): Readonly<Record<string, string | number | boolean>> {
  const needed = options
    .filter(({ required }) => required === true)
    .map(
      ({ name, type }) =>
        [
          name,
          type === Kind.Integer ? 1 : type === Kind.Boolean ? true : name === 'until' ? '2 days' : 'x; y',
        ] as const,
    );
  return { ...Object.fromEntries(needed), game };
}

/** A name like that of a game, which no game has. */
const nowhere = 'nowhere-000';
const eve: Person = { id: '7', name: 'Eve' };
const manager: Person = { id: '8', name: 'Max', administrator: true };
const namesake: Person = { id: '9', name: 'Ada' };
const elsewhere = { channelId: '201' };
const direct = { guildId: undefined, channelId: '999' };
const abroad = { guildId: '101', channelId: '301' };

/** Whether the game's channel is shown to someone who has no part in the game. */
let open = false;
const servers: Servers = {
  nameOf: async () => 'Fleet',
  maySee: async (_, channel) => (channel === channelId ? open : true),
};

let app: App;
let bot: BotContext;
let game: GameRecord;
let deleted: string;
beforeAll(async () => {
  app = memoryApp();
  bot = botFor(app, undefined, undefined, servers);
  const lobby = await app.create({ guildId, channelId, host: dana });
  await app.hosts.delete(lobby.id, dana, { status: 'lobby' });
  deleted = lobby.id;
  game = await startGame(app);
  await app.hosts.transfer(game.id, ada, bo);
  await app.replaceSeat(game.id, bo, 1, undefined);
  await app.pace.away(chidi, { until: '2 days', substitute: 'automatic', gameId: game.id });
});
afterAll(async () => {
  await app.close();
});

const strangers: ReadonlyArray<readonly [who: string, person: Person, place: Partial<Caller>]> = [
  ['a member who can’t see the channel, elsewhere on the server', eve, elsewhere],
  ['a member by direct message', eve, direct],
  ['a member of another server', eve, abroad],
  ['a manager of another server', manager, abroad],
  ['a manager by direct message', manager, direct],
  ['somebody with the host’s name', namesake, elsewhere],
];

const involved: ReadonlyArray<readonly [who: string, person: Person, place: Partial<Caller>]> = [
  ['a player by direct message', ada, direct],
  ['a player on another server', ada, abroad],
  ['a host who does not play, elsewhere on the server', bo, elsewhere],
  ['the owner of a seat who is away', chidi, direct],
  ['a manager of the server who can’t see the channel', manager, elsewhere],
  ['a member in the channel', eve, {}],
];

/** The reply about a name, with the name taken out. */
async function said(work: Promise<unknown>, name: string): Promise<string> {
  const answer = await work.catch((error: unknown) => {
    if (!isAppError(error)) throw error;
    const { message, hint } = error.worded(english);
    return { code: error.code, message, hint };
  });
  return JSON.stringify(answer, (_, value: unknown) => (typeof value === 'function' ? 'function' : value)).replaceAll(
    name,
    '…',
  );
}

function run(
  { command, subcommand, options }: Called,
  name: string,
  person: Person,
  place: Partial<Caller>,
): Promise<Message> {
  return replyTo(command, bot, callBy(person, typicalOf(options, name), subcommand, place));
}

describe.each(strangers)('to %s', (_, person, place) => {
  test.each(called)(
    '/$path says the same of a game that they may not look at as of one that is not there',
    async (each) => {
      open = place !== elsewhere;
      const expected = await said(run(each, nowhere, person, place), nowhere);
      expect(await said(run(each, game.id, person, place), game.id)).toBe(expected);
      expect(await said(run(each, deleted, person, place), deleted)).toBe(expected);
    },
  );

  test.each(called)('/$path suggests the same', async ({ command, subcommand, options }) => {
    open = place !== elsewhere;
    for (const { name } of options.filter((option) => 'autocomplete' in option && option.autocomplete === true)) {
      const suggested = (id: string): Promise<unknown> =>
        suggestions(command, bot, callBy(person, { ...typicalOf(options, id), [name]: '' }, subcommand, place), name);
      expect(await said(suggested(game.id), game.id), name).toBe(await said(suggested(nowhere), nowhere));
    }
  });

  test.each(Object.keys(presses('')))('a button of the kind “%s” says the same', async (kind) => {
    open = place !== elsewhere;
    const pressed = (id: string): Promise<unknown> =>
      carriedOut(presses(id), kind, callerFor(person, { ...place, pressed: true }));
    expect(await said(pressed(game.id), game.id)).toBe(await said(pressed(nowhere), nowhere));
  });
});

describe.each(involved)('to %s', (_, person, place) => {
  test.each(called)('/$path knows the game', async (each) => {
    open = false;
    const missing = await said(run(each, nowhere, person, place), nowhere);
    // Help needs no game, and direct messages are no place for one.
    if (each.path === 'help' || (each.path === 'host here' && place === direct)) return;
    expect(await said(run(each, game.id, person, place), game.id)).not.toBe(missing);
  });
});

test('a member who may see the channel finds the game from elsewhere, and not from another server', async () => {
  open = true;
  const status = called.filter(({ path }) => path === 'status');
  for (const each of status) {
    expect(await said(run(each, game.id, eve, elsewhere), game.id)).not.toContain('There is no game');
    expect(await said(run(each, game.id, eve, abroad), game.id)).toContain('There is no game');
  }
  expect(status).toHaveLength(1);
});

test('a manager reads what was done to a game of the server that was deleted', async () => {
  const audit = async (person: Person, place: Partial<Caller>): Promise<string> =>
    await said(auditOf(bot, callerFor(person, place), deleted, 0), deleted);
  expect(await audit(manager, elsewhere)).toContain('deleted it');
  expect(await audit(manager, abroad)).toContain('There is no game');
  expect(await audit(dana, elsewhere)).toContain('There is no game');
});

test('a database that fails is not taken for a game that is not there', async () => {
  const failing = botFor(
    { ...app, game: async () => await Promise.reject(new TypeError('broken')) },
    undefined,
    undefined,
    servers,
  );
  await expect(findGame(failing, callerFor(eve), game.id)).rejects.toThrow('broken');
});

test('many commands take the name of a game', () => {
  const paths = called.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['status', 'log', 'host audit', 'host here', 'poll', 'away', 'back']));
});

async function carriedOut(all: Pressing, kind: string, caller: Caller): Promise<unknown> {
  const press = Object.values(all).find((each) => each.kind === kind);
  if (press === undefined) throw new Error(`No press of the kind ${kind}.`);
  const pressed = { caller, press, values: ['x'], place: 'reply', messageId: '1' } as const;
  if (!opensModal(press)) return await handlePress(bot, pressed);
  return [await modalFor(bot, pressed), await handleModal(bot, { caller, press, filled: {} })];
}

/** One button of each kind that is about a game. */
type AboutGames = Exclude<Press['kind'], 'games' | 'settings' | 'stats'>;
type Pressing = { readonly [Of in AboutGames]: Extract<Press, { readonly kind: Of }> };

function presses(id: string): Pressing {
  const about = { game: id, decision: 'd1' };
  return {
    lobby: { kind: 'lobby', game: id, deed: 'join' },
    rematch: { kind: 'rematch', game: id },
    seat: { kind: 'seat', game: id, deed: 'ask', about: '1' },
    ask: { kind: 'ask', game: id },
    hand: { kind: 'hand', game: id },
    hint: { kind: 'hint', game: id },
    handText: { kind: 'handText', game: id },
    board: { kind: 'board', game: id },
    pick: { kind: 'pick', ...about, index: 0 },
    sure: { kind: 'sure', ...about, index: 0 },
    mix: { kind: 'mix', ...about },
    group: { kind: 'group', ...about, group: 0 },
    rule: { kind: 'rule', ...about },
    log: { kind: 'log', game: id, part: { show: 'latest', page: 0 } },
    none: { kind: 'none', ...about },
    silent: { kind: 'silent', ...about },
    menu: { kind: 'menu', ...about, page: 0, picked: [] },
    page: { kind: 'page', ...about, page: 0, picked: [] },
    toggle: { kind: 'toggle', ...about, picked: [] },
    confirm: { kind: 'confirm', ...about, picked: [] },
    abandon: { kind: 'abandon', game: id, status: 'running' },
    form: { kind: 'form', game: id, section: 'table', page: 0 },
    set: { kind: 'set', game: id, menu: 'pace', part: 0, shown: [] },
    look: { kind: 'look', game: id, part: 0 },
    join: { kind: 'join', game: id },
    tips: { kind: 'tips', game: id },
    orders: { kind: 'orders', game: id, deed: 'open', about: '' },
    undo: { kind: 'undo', game: id, deed: 'confirm', ref: 'a1', mark: 'abcdefgh' },
    vote: { kind: 'vote', game: id, number: 1, yes: true },
    checks: { kind: 'checks', game: id, page: 0 },
    replay: { kind: 'replay', game: id, turn: 0, page: 0, way: 'open' },
    replayTo: { kind: 'replayTo', game: id },
    audit: { kind: 'audit', game: id, page: 0 },
    delete: { kind: 'delete', game: id, status: 'running' },
    forget: { kind: 'forget', game: id, status: 'running' },
    spare: { kind: 'spare', game: id },
    callOff: { kind: 'callOff', game: id },
    keep: { kind: 'keep', game: id },
    notes: { kind: 'notes', game: id, deed: 'open', about: '' },
    poll: { kind: 'poll', game: id, deed: 'new', number: 0, answer: 0 },
  };
}
