import type {
  ContextMenuCommandInteraction,
  MessageContextMenuCommandInteraction,
  RESTPostAPIContextMenuApplicationCommandsJSONBody,
  UserContextMenuCommandInteraction,
} from 'discord.js';
import { plainName } from './text/escape.ts';
import type { LookedAtPerson, Puzzling } from './targets.ts';
import type { Caller, Message } from './types.ts';
import type { BotContext } from './actions/context.ts';

/** A command of Discord's “Apps” menu. */
export type MenuCommand = { readonly definition: RESTPostAPIContextMenuApplicationCommandsJSONBody } & (
  | { readonly on: 'person'; run(caller: Caller, person: LookedAtPerson, bot: BotContext): Promise<Message> }
  | { readonly on: 'message'; run(caller: Caller, message: Puzzling, bot: BotContext): Promise<Message> }
);

/** Returns the result of a command in the “Apps” menu; `undefined`: there is no such command. */
export async function runMenu(
  menus: ReadonlyArray<MenuCommand>,
  interaction: ContextMenuCommandInteraction,
  caller: Caller,
  bot: BotContext,
): Promise<Message | undefined> {
  const menu = menus.find(
    ({ definition }) => definition.name === interaction.commandName && definition.type === interaction.commandType,
  );
  if (menu?.on === 'person' && interaction.isUserContextMenuCommand())
    return await menu.run(caller, personOf(interaction), bot);
  if (menu?.on === 'message' && interaction.isMessageContextMenuCommand())
    return await menu.run(caller, messageOf(interaction), bot);
  return undefined;
}

function personOf({ targetUser, targetMember }: UserContextMenuCommandInteraction): LookedAtPerson {
  const name =
    targetMember !== null && 'displayName' in targetMember ? targetMember.displayName : targetUser.displayName;
  return { id: targetUser.id, name: plainName(name), bot: targetUser.bot };
}

function messageOf({ targetMessage: message, client }: MessageContextMenuCommandInteraction): Puzzling {
  const parts = [
    message.content,
    message.embeds.map((embed) => embed.toJSON()),
    message.components.map((row) => row.toJSON()),
  ];
  return { own: message.author.id === client.user.id, text: textsIn(parts).join('\n') };
}

const readable: ReadonlySet<string> = new Set([
  'content',
  'title',
  'description',
  'name',
  'value',
  'label',
  'placeholder',
  'text',
]);

/** Returns all texts of a message that people read, at whatever depth. */
function textsIn(part: unknown, key = 'content'): ReadonlyArray<string> {
  if (typeof part === 'string') return readable.has(key) ? [part] : [];
  if (Array.isArray(part)) return part.flatMap((each) => textsIn(each, key));
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => textsIn(value, name));
}
