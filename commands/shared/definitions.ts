import { ApplicationIntegrationType, InteractionContextType, SlashCommandBuilder } from 'discord.js';
import type { SlashCommandStringOption } from 'discord.js';
import { english, inOtherLanguages } from '../../src/words/index.ts';
import type { PlainKey, Sentence } from '../../src/words/index.ts';

/**
 * A part of a command that is described to its users. Discord shows descriptions while a command is typed; they come
 * from the words, in every language that has them. The names of commands and options are the same everywhere, since our
 * texts name them.
 */
interface Describable {
  setDescription(text: string): unknown;
  setDescriptionLocalizations(texts: Readonly<Record<string, string>>): unknown;
}

/** The command or option with its description. */
export function described<Builder extends Describable>(builder: Builder, text: PlainKey | Sentence): Builder {
  const description = sentenceOf(text);
  builder.setDescription(description(english));
  const others = inOtherLanguages(description);
  if (Object.keys(others).length > 0) builder.setDescriptionLocalizations(others);
  return builder;
}

/** A fixed choice of an option. */
export function fixedChoice<Value extends string | number>(text: PlainKey | Sentence, value: Value) {
  const name = sentenceOf(text);
  const others = inOtherLanguages(name);
  return { name: name(english), value, ...(Object.keys(others).length > 0 ? { name_localizations: others } : {}) };
}

function sentenceOf(text: PlainKey | Sentence): Sentence {
  return typeof text === 'string' ? (say) => say(text) : text;
}

/** Makes a command for players: it works in the game's channel and, unseen by others, in direct messages. */
export function playerCommand(name: string, description: PlainKey): SlashCommandBuilder {
  return described(new SlashCommandBuilder().setName(name), description)
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall)
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM);
}

/** A command that makes sense only where a game is or could be. */
export function channelCommand(name: string, description: PlainKey): SlashCommandBuilder {
  return playerCommand(name, description).setContexts(InteractionContextType.Guild);
}

/** Something to choose from what is legal now, suggested while it is typed. */
export function suggested(name: string, description: PlainKey) {
  return (option: SlashCommandStringOption) => described(option.setName(name), description).setAutocomplete(true);
}

export const gameOption = suggested('game', 'commands.whichGame');
