import { ApplicationIntegrationType, InteractionContextType, SlashCommandBuilder } from 'discord.js';
import type { SlashCommandStringOption } from 'discord.js';

/** A command for players: in the game's channel, and in direct messages, where nobody looks on. */
export function playerCommand(name: string, description: string): SlashCommandBuilder {
  return new SlashCommandBuilder().setName(name).setDescription(description)
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall)
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM);
}

/** A command that makes sense only where a game is or could be. */
export function channelCommand(name: string, description: string): SlashCommandBuilder {
  return playerCommand(name, description).setContexts(InteractionContextType.Guild);
}

/** Something to choose from what is legal now, suggested while it is typed. */
export function suggested(name: string, description: string) {
  return (option: SlashCommandStringOption) => option.setName(name).setDescription(description).setAutocomplete(true);
}

export const gameOption = suggested('game', 'Which of your games, if it isn’t the one in this channel');
