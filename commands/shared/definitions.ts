import { ApplicationIntegrationType, InteractionContextType, SlashCommandBuilder } from 'discord.js';
import type { SlashCommandStringOption } from 'discord.js';
import { english, inOtherLanguages } from '../../src/words/index.ts';
import type { PlainKey } from '../../src/words/index.ts';

/**
 * What Discord shows while a command is typed comes from the words, in every language that has them. The names of commands
 * and options are the same everywhere, since our texts name them.
 */
interface Describable {
  setDescription(text: string): unknown;
  setDescriptionLocalizations(texts: Readonly<Record<string, string>>): unknown;
}

/** The command or option with its description. */
export function described<Builder extends Describable>(builder: Builder, description: PlainKey): Builder {
  builder.setDescription(english(description));
  const others = inOtherLanguages(description);
  if (Object.keys(others).length > 0) builder.setDescriptionLocalizations(others);
  return builder;
}

/** A fixed choice of an option. */
export function fixedChoice<Value extends string | number>(name: PlainKey, value: Value) {
  const others = inOtherLanguages(name);
  return { name: english(name), value, ...(Object.keys(others).length > 0 ? { name_localizations: others } : {}) };
}

/** A command for players: in the game's channel, and in direct messages, where nobody looks on. */
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
