import type { APIEmbed } from 'discord.js';
import type { Call, Command, Completion, Message, Suggestion } from '../src/bot/types.ts';
import { suggestGames } from './shared/answering.ts';
import { commandTopics, topicsAbout } from './shared/commandTopics.ts';
import type { CommandTopic } from './shared/commandTopics.ts';
import { gameOption, playerCommand, suggested } from './shared/definitions.ts';
import { suggestNames, suggestionsOf } from './shared/offers.ts';
import type { Release } from '../src/bot/changelog.ts';
import { releasesMessage } from '../src/bot/messages/releases.ts';
import { Refusal } from '../src/bot/refusal.ts';
import { helpFor } from '../src/bot/actions/personal.ts';
import type { BotContext } from '../src/bot/actions/context.ts';

const mostListed = 10;

/** The topic of `about` that is no command. */
const news = 'news';

interface Topics {
  readonly commands: () => ReadonlyArray<Command>;
  /** The newest first. */
  readonly releases: ReadonlyArray<Release>;
}

/**
 * Makes `/help`: what the caller can do here and now. Its option `about` explains one of `commands`, by its present or
 * a former name, or tells what is new in the latest releases.
 */
export function helpAbout(commands: Topics['commands'], releases: ReadonlyArray<Release>): Command {
  const topics = { commands, releases };
  return {
    definition: playerCommand('help', 'commands.help')
      .addStringOption(suggested('about', 'commands.helpAbout'))
      .addStringOption(gameOption)
      .toJSON(),
    run: (call, bot) => run(topics, call, bot),
    complete: (call, bot) => complete(topics, call, bot),
  };
}

async function run({ commands, releases }: Topics, call: Call, bot: BotContext): Promise<Message> {
  const typed = call.options.text('about');
  if (typed === undefined) return await helpFor(bot, call, call.options.text('game'));
  if (isAboutNews(typed, releases, call)) return releasesMessage(releases, call.say);
  const found = topicsFor(commands, call, typed);
  const [only, ...others] = found;
  if (only === undefined)
    throw new Refusal(
      'illegalChoice',
      (say) => say('help.noCommand'),
      (say) => say('help.noCommandHint'),
    );
  return others.length === 0
    ? { embeds: [inFull(only, call)] }
    : { content: found.slice(0, mostListed).map(inShort).join('\n') };
}

/**
 * Returns the commands about which a text asks, in the caller's language; they are also found by the names and
 * descriptions that Discord itself shows, which may be in another language.
 */
function topicsFor(commands: Topics['commands'], { say, locale }: Call, typed: string): ReadonlyArray<CommandTopic> {
  const topics = commandTopics(commands(), say.locale);
  const found = topicsAbout(topics, typed);
  if (found.length > 0) return found;
  const shown = topicsAbout(commandTopics(commands(), locale), typed).map(({ path }) => path);
  return topics.filter(({ path }) => shown.includes(path));
}

function inShort({ path, description }: CommandTopic): string {
  return `- \`/${path}\` ${description}`;
}

function inFull({ path, description, options, was }: CommandTopic, { say }: Call): APIEmbed {
  const lines = [
    description,
    ...was.map((old) => `-# ${say('help.formerly', { old })}`),
    ...options.map(
      (option) => `- \`${option.name}\`${option.required ? ` ${say('help.needed')}` : ''}: ${option.description}`,
    ),
  ];
  return { title: `/${path}`, description: lines.join('\n') };
}

/** Whether `typed` is the topic of news, by its value or by its name in the caller's language. */
function isAboutNews(typed: string, releases: ReadonlyArray<Release>, { say }: Call): boolean {
  return releases.length > 0 && [news, say('help.news').toLowerCase()].includes(typed.trim().toLowerCase());
}

async function complete(
  { commands, releases }: Topics,
  call: Completion,
  bot: BotContext,
): Promise<ReadonlyArray<Suggestion>> {
  if (call.focused.name === 'game') return await suggestGames(call, bot);
  const { say, focused } = call;
  const about = releases.length > 0 ? [{ name: `${say('help.news')} · ${say('help.newsAbout')}`, value: news }] : [];
  const found = topicsFor(commands, call, focused.value);
  return suggestionsOf([
    ...suggestNames(about, focused.value),
    ...found.map(({ path, description }) => ({ name: `/${path} · ${description}`, value: path })),
  ]);
}
