import { ApplicationCommandOptionType as Kind, InteractionContextType } from 'discord.js';
import type { APIApplicationCommandBasicOption, APIApplicationCommandOption } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { commandFor } from '../../src/bot/playCommands.ts';
import type { PlayCommand } from '../../src/bot/playCommands.ts';
import type { Decision, GameRecord, Person } from '../../src/app/types.ts';
import { english } from '../../src/words/index.ts';
import { patience as tablePatience } from '../patience.ts';
import { connect } from '../bot/connected.ts';
import type { Connected } from '../bot/connected.ts';

/** A command, or a subcommand, with its own options. */
interface Called {
  readonly path: string;
  readonly options: ReadonlyArray<APIApplicationCommandBasicOption>;
  /** Also by direct message. */
  readonly direct: boolean;
  /** Only for those who manage the server: Discord shows it to no one else. */
  readonly managers: boolean;
}

type Value = string | number | boolean;
type Values = Readonly<Record<string, Value>>;

const called: ReadonlyArray<Called> = commands.flatMap(
  ({ definition: { name, options = [], contexts, default_member_permissions: permissions } }) => {
    const direct = contexts?.includes(InteractionContextType.BotDM) === true;
    const managers = permissions !== undefined && permissions !== null;
    const below = options.flatMap((option) =>
      option.type === Kind.Subcommand ? [{ name: `${name} ${option.name}`, options: option.options ?? [] }] : [],
    );
    return (below.length > 0 ? below : [{ name, options }]).map((each) => ({
      path: each.name,
      options: each.options.filter(isBasic),
      direct,
      managers,
    }));
  },
);

function isBasic(option: APIApplicationCommandOption): option is APIApplicationCommandBasicOption {
  return option.type !== Kind.Subcommand && option.type !== Kind.SubcommandGroup;
}

const people = ['Ada', 'Bo', 'Cy', 'Dee'] as const;
const patience = { timeout: tablePatience };
const nonsense = '*nonsense* <@1> #|';
const bugs = [english('refusals.bug'), english('errors.bug')];

let bot: Connected;
beforeAll(async () => {
  bot = await connect(people);
});
afterAll(async () => {
  await bot.close();
});

function person(name: (typeof people)[number]): Person {
  return { id: bot.table.person(name).id, name, administrator: name === 'Ada', guildId: bot.table.guildId };
}

async function lobby(): Promise<GameRecord> {
  const {
    app,
    table: { guildId, channelId },
  } = bot;
  const { id } = await app.create({ guildId, channelId, host: person('Ada') });
  await app.join(id, person('Bo'));
  return await app.join(id, person('Cy'));
}

/** The game as soon as Ada is asked something that this command answers. */
async function until(command: PlayCommand): Promise<void> {
  const { app } = bot;
  const { id } = await app.start((await lobby()).id, person('Ada'));
  for (let answers = 0; answers < 300; answers += 1) {
    const open = await Promise.all(
      (['Ada', 'Bo', 'Cy'] as const).map(async (name) => ({
        name,
        decisions: await app.openDecisions(id, person(name).id),
      })),
    );
    if (open[0]?.decisions.some((decision) => commandFor(decision) === command) === true) return;
    const asked = open.find(({ decisions }) => decisions.length > 0);
    const [decision] = asked?.decisions ?? [];
    if (asked === undefined || decision === undefined) throw new Error('Nobody is asked.');
    await app.answer(id, person(asked.name).id, decision.id, someAnswer(decision));
  }
  throw new Error(`Ada was never asked anything for /${command}.`);
}

/** Adds a card to each check and moves to begin with, so that all kinds of questions come. */
function someAnswer({ choices, fallback, max, topic }: Decision): ReadonlyArray<string> {
  const [first] = choices;
  return topic.kind === 'move' && max === 1 && first !== undefined ? [first.id] : fallback;
}

async function archived(): Promise<void> {
  const { app } = bot;
  const { id } = await lobby();
  await app.pace.setTimers(id, person('Ada'), { archiveAfter: 1 });
  bot.skip(2 * 24 * 3_600_000);
  await app.pace.tick(true);
  expect((await app.game(id)).status).toBe('archived');
}

interface Situation {
  readonly name: string;
  readonly prepare: () => Promise<unknown>;
  /** Left out: only options whose suggestions depend on the situation are tried here, the others elsewhere. */
  readonly everyValue?: boolean;
  readonly caller?: (typeof people)[number];
  readonly direct?: boolean;
}

const situations: ReadonlyArray<Situation> = [
  { name: 'in a channel without a game', prepare: async () => undefined, everyValue: true },
  { name: 'in a lobby, by its host', prepare: lobby, everyValue: true },
  { name: 'in a lobby, by somebody who only looks on', prepare: lobby, caller: 'Dee', everyValue: true },
  { name: 'where a game was put away', prepare: archived },
  {
    name: 'in a game that has just begun',
    prepare: async () => {
      await until('choose');
    },
  },
  {
    name: 'in a game, when a move is asked for',
    prepare: async () => {
      await until('move');
    },
  },
  {
    name: 'in a game, when an action is asked for',
    prepare: async () => {
      await until('action');
    },
    everyValue: true,
  },
  {
    name: 'in a game, during a skill check',
    prepare: async () => {
      await until('check');
    },
  },
  { name: 'by direct message, without a game', prepare: async () => undefined, direct: true },
  {
    name: 'by direct message, in a game',
    prepare: async () => {
      await until('action');
    },
    direct: true,
  },
];

/** Changes that a call may have made for the calls after it. */
async function standing(): Promise<string> {
  const { app, table } = bot;
  const { id } = person('Ada');
  return JSON.stringify([
    await app.gamesOfGuild(table.guildId),
    await app.guild.settings(table.guildId),
    await app.pace.ownTime(id),
    await app.pace.awayUntil(id),
  ]);
}

async function clear(): Promise<void> {
  const { app, table } = bot;
  const ada = person('Ada');
  if ((await app.pace.awayUntil(ada.id)) !== undefined) await app.pace.back(ada);
  for (const { id } of await app.gamesOfGuild(table.guildId)) await app.abandon(id, ada);
  await app.guild.reset(table.guildId, ada);
}

/**
 * Each value of an option that stands for a kind of them; of what is suggested the first suggestion, and something
 * else.
 */
async function valuesOf(
  called: Called,
  option: APIApplicationCommandBasicOption,
  situation: Situation,
): Promise<ReadonlyArray<Value>> {
  switch (option.type) {
    case Kind.Boolean:
      return [true, false];
    case Kind.String:
      if (option.choices !== undefined && option.choices.length > 0) return option.choices.map(({ value }) => value);
      return option.autocomplete === true
        ? await suggestedValues(called, option.name, situation)
        : ['Something', 'x'.repeat(option.max_length ?? 200)];
    case Kind.Integer:
    case Kind.Number:
      if (option.choices !== undefined && option.choices.length > 0) return option.choices.map(({ value }) => value);
      return [option.min_value ?? -1, option.max_value ?? 1_000_000];
    case Kind.User:
      return ['Bo', 'Dee', bot.table.applicationId];
    case Kind.Role:
      return [bot.table.guildId];
    case Kind.Channel:
      return [bot.table.generalChannelId];
    default:
      throw new Error(`No value is known for an option of kind ${option.type}.`);
  }
}

async function suggestedValues(called: Called, name: string, situation: Situation): Promise<ReadonlyArray<Value>> {
  const ask = async (text: string): Promise<ReadonlyArray<{ readonly value: string | number }>> =>
    caller(situation).autocomplete(called.path, name, { [name]: text }, where(situation));
  await ask(nonsense);
  const [first] = await ask('');
  return [...(first === undefined ? [] : [first.value]), nonsense];
}

/** To the caller, where the caller is. */
function isShown({ direct, managers }: Called, situation: Situation): boolean {
  return (situation.direct !== true || direct) && (!managers || situation.caller === undefined);
}

function caller({ caller: name = 'Ada' }: Situation) {
  return bot.table.person(name);
}

function where({ direct = false }: Situation) {
  return direct ? { ...patience, channelId: 'dm' } : patience;
}

async function callsOf(called: Called, situation: Situation): Promise<ReadonlyArray<Values>> {
  const all = await Promise.all(
    called.options.map(async (option) => ({ option, values: await valuesOf(called, option, situation) })),
  );
  const firsts = (which: typeof all): Values =>
    Object.fromEntries(
      which.flatMap(({ option: { name }, values: [first] }) => (first === undefined ? [] : [[name, first]])),
    );
  const needed = firsts(all.filter(({ option }) => option.required === true));
  const tried =
    situation.everyValue === true
      ? all
      : all.filter(({ option }) => 'autocomplete' in option && option.autocomplete === true);
  return [
    needed,
    ...tried.flatMap(({ option: { name }, values }) => values.map((value) => ({ ...needed, [name]: value }))),
    firsts(all),
  ];
}

/** The failure in words; nothing: the bot had an answer. */
async function problemWith(path: string, values: Values, situation: Situation): Promise<ReadonlyArray<string>> {
  const before = bot.log.lines.length;
  const outcome = await caller(situation)
    .command(path, values, where(situation))
    .catch((error: unknown) => String(error));
  const reply = typeof outcome === 'string' ? outcome : 'message' in outcome ? outcome.message.content : '';
  const errors = bot.log.lines
    .slice(before)
    .filter(({ level }) => level === 'error')
    .map(({ message, details }) => `${message} ${'err' in details ? String(details.err) : ''}`);
  const failed = typeof outcome === 'string' || bugs.some((bug) => reply.includes(bug));
  return failed || errors.length > 0 ? [`/${path} ${JSON.stringify(values)}: ${[reply, ...errors].join(' · ')}`] : [];
}

describe.each(situations.map((situation) => [situation.name, situation] as const))(
  '%s, no option of a command fails with a bug, whichever value it is given',
  (_, situation) => {
    let prepared = '';
    const fresh = async (): Promise<void> => {
      if ((await standing()) === prepared) return;
      await clear();
      await situation.prepare();
      prepared = await standing();
    };

    test.each(called.filter((each) => isShown(each, situation)).map((each) => [each.path, each] as const))(
      '/%s',
      async (path, each) => {
        await fresh();
        const problems: Array<string> = [];
        for (const values of await callsOf(each, situation)) {
          await fresh();
          problems.push(...(await problemWith(path, values, situation)));
        }
        expect(problems).toEqual([]);
      },
    );

    test('Discord has nothing to refuse, and nothing went wrong later', () => {
      expect(bot.table.refusals).toEqual([]);
      expect(bot.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
    });
  },
);
