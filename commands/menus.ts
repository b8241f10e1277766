import {
  ApplicationCommandType,
  ApplicationIntegrationType,
  ContextMenuCommandBuilder,
  InteractionContextType,
} from 'discord.js';
import type { MenuCommand } from '../src/bot/menus.ts';
import { english, inOtherLanguages } from '../src/words/index.ts';
import type { PlainKey } from '../src/words/index.ts';
import { explain } from '../src/bot/actions/explain.ts';
import { whoIs } from '../src/bot/actions/whoIs.ts';

/** The commands in Discord's “Apps” menu on people and on messages. */
export const menus: ReadonlyArray<MenuCommand> = [
  {
    definition: named('menus.whoIs', ApplicationCommandType.User).setContexts(InteractionContextType.Guild).toJSON(),
    on: 'person',
    run: (caller, person, bot) => whoIs(bot, caller, person),
  },
  {
    definition: named('menus.explain', ApplicationCommandType.Message)
      .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
      .toJSON(),
    on: 'message',
    run: (caller, message, bot) => explain(bot, caller, message),
  },
];

function named(
  key: PlainKey,
  type: ApplicationCommandType.User | ApplicationCommandType.Message,
): ContextMenuCommandBuilder {
  const others = inOtherLanguages((say) => say(key));
  const builder = new ContextMenuCommandBuilder()
    .setName(english(key))
    .setType(type)
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall);
  return Object.keys(others).length > 0 ? builder.setNameLocalizations(others) : builder;
}
