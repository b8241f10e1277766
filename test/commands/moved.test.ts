import { ApplicationCommandOptionType as Kind, Routes } from 'discord.js';
import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { movedCommands } from '../../src/bot/movedCommands.ts';
import { commandTopics, topicsAbout } from '../../commands/shared/commandTopics.ts';
import type { InteractionReply } from '../../src/table/server/index.ts';
import { filesOf } from '../../src/words/files.ts';
import { locales } from '../../src/words/index.ts';
import { connect } from '../bot/connected.ts';
import type { Connected } from '../bot/connected.ts';
import { patience } from '../patience.ts';

const topics = commandTopics(commands, 'en-US');
const paths = topics.map(({ path }) => path);
const moves = Object.entries(movedCommands);

/** The commands with what was registered in former days; where something was moved, without all else. */
const former: ReadonlyArray<RESTPostAPIChatInputApplicationCommandsJSONBody> = commands.map(({ definition }) => {
  const moved = moves.flatMap(([old, path]) => (old.startsWith(`${definition.name} `) ? [asItWas(old, path)] : []));
  return moved.length > 0 ? { ...definition, options: moved } : definition;
});

function asItWas(old: string, path: string) {
  const [name, sub] = path.split(' ');
  const now = commands
    .find(({ definition }) => definition.name === name)
    ?.definition.options?.find((option) => option.name === sub);
  if (now?.type !== Kind.Subcommand) throw new Error(`/${path} is no subcommand.`);
  return { ...now, name: old.split(' ')[1] ?? '' };
}

describe('a command that has another name now', () => {
  test.each(moves)('/%s leads to /%s, and only there', (old, path) => {
    expect(paths).toContain(path);
    expect(paths).not.toContain(old);
  });

  test.each(locales)('is called by its new name in everything that the bot says in %s', (locale) => {
    const said = [...filesOf(locale).values()].join('\n');
    expect(moves.filter(([old]) => new RegExp(`/${old}\\b`).test(said))).toEqual([]);
  });

  test.each(locales)('every command that the bot names in %s is there', (locale) => {
    const said = [...filesOf(locale).values()].join('\n');
    const named = [...said.matchAll(/\/(game|host|me) ([a-z]+)\b/g)].map(([, name, sub]) => `${name} ${sub}`);
    expect(named.length).toBeGreaterThan(40);
    expect([...new Set(named)].filter((path) => !paths.includes(path))).toEqual([]);
  });
});

describe('/help about', () => {
  test('finds a command by its name, its former name and by what it does', () => {
    const found = (typed: string) => topicsAbout(topics, typed).map(({ path }) => path);
    expect(found('/host pause')).toEqual(['host pause']);
    expect(found('/game  pause')).toEqual(['host pause']);
    expect(found('`game here`')).toEqual(['host here']);
    expect(found('no answers')).toEqual(['host pause']);
    expect(found('stats')).toEqual(['stats']);
    expect(found('nonsense')).toEqual([]);
  });

  test.each(topics.map((topic) => [topic.path, topic] as const))(
    'what it says of /%s fits into a message',
    (_, topic) => {
      const lines = topic.options.map(({ name, description }) => `- \`${name}\` (required): ${description}`);
      expect([topic.description, ...lines].join('\n').length).toBeLessThan(3900);
    },
  );
});

describe('where Discord still shows the former names', () => {
  let bot: Connected;
  beforeAll(async () => {
    bot = await connect(['Ada', 'Bo', 'Cy']);
    const { table, app } = bot;
    const [ada, bo, cy] = (['Ada', 'Bo', 'Cy'] as const).map((name) => ({
      id: table.person(name).id,
      name,
      guildId: table.guildId,
    }));
    if (ada === undefined || bo === undefined || cy === undefined) throw new Error('There are three.');
    const { id } = await app.create({ guildId: table.guildId, channelId: table.channelId, host: ada });
    await app.join(id, bo);
    await app.join(id, cy);
    await app.start(id, ada);
    const { status } = await fetch(`${table.apiUrl}/v10${Routes.applicationCommands(table.applicationId)}`, {
      method: 'PUT',
      headers: { authorization: `Bot ${table.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(former),
    });
    expect(status).toBe(200);
  });
  afterAll(async () => {
    await bot.close();
  });

  const said = (outcome: InteractionReply): string => ('message' in outcome ? outcome.message.content : outcome.kind);

  test('they do what they did, and say how it is called now', async () => {
    const ada = bot.table.person('Ada');
    expect(said(await ada.command('game pause', {}, { timeout: patience }))).toBe(
      'The game is paused. `/host resume` continues it.\n-# `/game pause` is now `/host pause`.',
    );
    expect(said(await ada.command('game resume', {}, { timeout: patience }))).toContain('/host resume');
    const refused = said(await bot.table.person('Bo').command('game pause', {}, { timeout: patience }));
    expect(refused).toMatch(/^Only the host.*\n.*`\/host pause`/);
  });

  test('they suggest what they suggested', async () => {
    const offered = await bot.table
      .person('Ada')
      .autocomplete('game replace', 'seat', { seat: 'b' }, { timeout: patience });
    expect(offered.map(({ name }) => name)).toEqual(['Bo']);
  });

  test('/help tells of them by either name', async () => {
    const outcome = await bot.table.person('Ada').command('help', { about: '/game pause' }, { timeout: patience });
    const [embed] = 'message' in outcome ? outcome.message.embeds : [];
    expect(embed).toMatchObject({
      title: '/host pause',
      description: expect.stringContaining('Formerly `/game pause`.'),
    });
    expect(said(await bot.table.person('Ada').command('help', { about: 'seat' }, { timeout: patience }))).toContain(
      '- `/host kick` ',
    );
    const unknown = said(await bot.table.person('Ada').command('help', { about: 'zzz' }, { timeout: patience }));
    expect(unknown).toMatch(/^There’s no such command\./);
  });
});
